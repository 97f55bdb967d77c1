const sectionNames = ["personal", "academic", "jamb", "declaration"] as const;

export type SectionName = (typeof sectionNames)[number];

export const isSectionName = (name: string): name is SectionName =>
  sectionNames.some((section) => section === name);

const places: Readonly<Record<string, string>> = { first: "sittings.0", second: "sittings.1" };

/**
 * The place in a section's input of a field of the college's: the academic section's `second.examNumber` is
 * `sittings.1.examNumber`.
 */
export const inputPathOf = (section: SectionName, field: string): string => {
  const [head = "", ...rest] = stepsOf(field);
  const place = section === "academic" ? places[head] : undefined;
  return [place ?? head, ...rest].join(".");
};

/** The same for a refusal of one sitting, in which the college does not name the sitting. */
export const sittingPathOf = (index: number, field: string): string =>
  [`sittings.${index}`, ...stepsOf(field)].join(".");

/** `subjects.3.grade` and `subjects[3].grade` are the same. */
const stepsOf = (field: string): string[] => field.split(/[.[\]]+/).filter((step) => step !== "");
