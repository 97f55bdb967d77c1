export const sections = ["personal", "academic", "jamb", "declaration"] as const;

/** A section of the form, as its address names it. */
export type Section = (typeof sections)[number];

/** A section whose answers are saved by themselves. */
export type SavedSection = Exclude<Section, "declaration">;

const parameter = "section";

/** The section that an address shows, or undefined where it names none. */
export const sectionIn = (search: URLSearchParams): Section | undefined =>
  sections.find((section) => section === search.get(parameter));

/** The address of a section on the form's page and, where one is meant, of a field in it: the focus lands there. */
export const sectionLink = (
  section: Section,
  field?: string,
): { search: string; hash: string } => ({
  search: `?${new URLSearchParams({ [parameter]: section })}`,
  hash: field ? `#${field}` : "",
});

export const sectionBefore = (section: Section): Section | undefined =>
  sections[sections.indexOf(section) - 1];

export const sectionAfter = (section: Section): Section | undefined =>
  sections[sections.indexOf(section) + 1];
