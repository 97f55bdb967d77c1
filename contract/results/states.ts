/**
 * The states of a result sheet, in their order: `draft` and `returned` are with the lecturers, `submitted` with the exam office,
 * `approved` waits for release, `published` is what students see, and `amended` the same after a correction.
 */
export const resultSheetStates = [
  "draft",
  "submitted",
  "returned",
  "approved",
  "published",
  "amended",
] as const;

export type ResultSheetState = (typeof resultSheetStates)[number];

/** Why a student has no examination score: did not sit it, or the result is held back. */
export const scoreRemarks = ["absent", "withheld"] as const;
