export const sections = ["personal", "academic", "jamb", "declaration"] as const;

/** A section of the form as in its address. */
export type Section = (typeof sections)[number];

/** A section that is saved on its own. */
export type SavedSection = Exclude<Section, "declaration">;

export const savedSections: readonly SavedSection[] = sections.filter(
  (section) => section !== "declaration",
);

const parameter = "section";

/** The section in an address; undefined if there is none. */
export const sectionIn = (search: URLSearchParams): Section | undefined =>
  sections.find((section) => section === search.get(parameter));

/** The address of a section and, optionally, of a field that takes the focus. */
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
