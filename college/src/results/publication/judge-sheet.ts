import { canStep } from "../../../../rules/results/result-sheet.ts";
import type { Marked } from "../../records/preview-marks.ts";
import type { ChosenSheet } from "./read-sheets.ts";
import { publicationTexts as texts } from "./texts.ts";

/** What publishing does to one sheet: publish it, nothing and why, or what stands in the way. */
export interface JudgedSheet {
  readonly sheet: ChosenSheet;
  readonly isPublished: boolean;
  /** Null where it can be published, or is. */
  readonly problem: { readonly code: string; readonly detail: string } | null;
}

/** @param own the courses whose sheets are the caller's own */
export const judgeSheet = (sheet: ChosenSheet, own: ReadonlySet<number>): JudgedSheet => {
  const isPublished = canStep(sheet.state, "amend");
  return { sheet, isPublished, problem: isPublished ? null : problemOf(sheet, own) };
};

const problemOf = (
  { courseId, state, entries, incomplete, above }: ChosenSheet,
  own: ReadonlySet<number>,
): JudgedSheet["problem"] => {
  if (own.has(courseId)) return { code: "own_sheet", detail: texts.ownSheet };
  if (!canStep(state, "publish")) return { code: "not_approved", detail: texts.notApproved };
  if (entries.length === 0) return { code: "empty", detail: texts.empty };
  if (incomplete.length > 0) return { code: "incomplete", detail: texts.incomplete(incomplete) };
  if (above.length > 0) return { code: "above_maximum", detail: texts.above(above) };
  return null;
};

/** A sheet as a preview remembers it. */
export const markedSheet = ({ sheet, problem }: JudgedSheet): Marked => ({
  id: sheet.courseId,
  state: JSON.stringify([
    sheet.state,
    sheet.revision,
    sheet.entries.map(({ studentId }) => studentId),
    problem?.code,
  ]),
});
