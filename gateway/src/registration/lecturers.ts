/** The fields in which a record may hold a whole name. */
const wholeNames = ["name", "full_name", "lecturer"];
/** The fields whose texts make a name, in the order it is said. */
const nameParts = ["title", "first_name", "other_name", "surname", "last_name"];

/** The names of a course's lecturers, whichever way the college tells them: one text, or a list of texts or records. */
export const namesOf = (lecturers: unknown): string[] =>
  (Array.isArray(lecturers) ? lecturers : [lecturers]).map(nameOf).filter((name) => name !== "");

const nameOf = (lecturer: unknown): string => {
  if (typeof lecturer === "string") return lecturer.trim();
  if (typeof lecturer !== "object" || lecturer === null) return "";
  const texts = new Map(Object.entries(lecturer).filter(isText));
  const [whole] = wholeNames.flatMap((field) => texts.get(field)?.trim() || []);
  return whole ?? nameParts.flatMap((field) => texts.get(field)?.trim() || []).join(" ");
};

const isText = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === "string";
