import type { FormApplication } from "../saved-section.ts";
import { type SavedSection, sections } from "../sections.ts";

/** A missing field and its message. */
export interface Missing {
  /** Undefined if no section of the form has the field. */
  readonly section: SavedSection | undefined;
  readonly field: string;
  readonly message: string;
}

interface Named {
  readonly field: string;
  readonly message: string;
}

export const savedSections: readonly SavedSection[] = sections.filter(
  (section) => section !== "declaration",
);

/** The missing fields that the college reports, section by section. */
export const missingFieldsOf = (application: FormApplication): readonly Missing[] =>
  savedSections.flatMap((section) =>
    application[section].missing.map(({ field, message }) => ({ section, field, message })),
  );

/** Parses the field paths of a refused submission, such as `personal.phone`. */
export const parseMissingFields = (fields: readonly Named[]): readonly Missing[] =>
  fields.map(({ field, message }) => {
    const section = savedSections.find((name) => field === name || field.startsWith(`${name}.`));
    return { section, field: section ? field.slice(section.length + 1) : field, message };
  });
