import type { FormApplication } from "../saved-section.ts";
import { type SavedSection, sections } from "../sections.ts";

/** A field that is still missing: where it is and what to say of it. */
export interface Missing {
  /** Undefined where no section of the form has it. */
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

/** What the college says is missing, section by section. */
export const missingFieldsOf = (application: FormApplication): readonly Missing[] =>
  savedSections.flatMap((section) =>
    application[section].missing.map(({ field, message }) => ({ section, field, message })),
  );

/** What a refused submission names, `personal.phone`, taken apart. */
export const parseMissingFields = (fields: readonly Named[]): readonly Missing[] =>
  fields.map(({ field, message }) => {
    const section = savedSections.find((name) => field === name || field.startsWith(`${name}.`));
    return { section, field: section ? field.slice(section.length + 1) : field, message };
  });
