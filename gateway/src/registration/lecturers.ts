/** Fields that may hold a full name. */
const fullNames = ["name", "fullName", "lecturer"];
/** Fields that together make a name, in order. */
const nameParts = ["title", "firstName", "otherName", "surname", "lastName"];

/** The names of a course's lecturers, which a college answers as one text or as a list of texts or records. */
export const namesOf = (lecturers: unknown): string[] =>
  (Array.isArray(lecturers) ? lecturers : [lecturers]).map(nameOf).filter((name) => name !== "");

const nameOf = (lecturer: unknown): string => {
  if (typeof lecturer === "string") return lecturer.trim();
  if (typeof lecturer !== "object" || lecturer === null) return "";
  const texts = new Map(Object.entries(lecturer).filter(isText));
  const [fullName] = fullNames.flatMap((field) => texts.get(field)?.trim() || []);
  return fullName ?? nameParts.flatMap((field) => texts.get(field)?.trim() || []).join(" ");
};

const isText = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === "string";
