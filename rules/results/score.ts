export const scoreTexts = {
  whole: (maximum: number) => `Enter a whole number from 0 to ${maximum}.`,
  atMost: (maximum: number) => `The most is ${maximum}.`,
  remark: "Enter absent or withheld, or leave it empty.",
  absentWithMark: "Somebody absent has no examination mark: clear the mark or the remark.",
} as const;

/** A lecturer's entries for a student: marks as whole numbers, null if not entered yet. */
export interface Scores {
  readonly ca: number | null;
  readonly exam: number | null;
  readonly remark: "absent" | "withheld" | null;
}

/** How the 100 marks are divided. */
export interface ScoreMaxima {
  readonly ca: number;
  readonly exam: number;
}

export const scoreMaxima = (caMaximum: number): ScoreMaxima => ({
  ca: caMaximum,
  exam: 100 - caMaximum,
});

/** Parses a typed mark, or returns its problem. Empty input is no mark. */
export const readScore = (
  typed: string,
  maximum: number,
): { readonly value: number | null } | { readonly problem: string } => {
  const text = typed.trim();
  if (text === "") return { value: null };
  if (!/^\d{1,3}(?:\.0+)?$/.test(text)) return { problem: scoreTexts.whole(maximum) };
  const value = Number(text);
  return value > maximum ? { problem: scoreTexts.atMost(maximum) } : { value };
};

const remarks: Readonly<Record<string, Scores["remark"]>> = {
  "": null,
  abs: "absent",
  absent: "absent",
  withheld: "withheld",
};

/** Parses a typed remark, ignoring case, or returns its problem. Empty input is no remark. */
export const readRemark = (
  typed: string,
): { readonly value: Scores["remark"] } | { readonly problem: string } => {
  const text = typed.trim().toLowerCase();
  const value = Object.hasOwn(remarks, text) ? remarks[text] : undefined;
  return value === undefined ? { problem: scoreTexts.remark } : { value };
};

/** Why scores contradict each other; null if they do not. */
export const scoresProblem = ({ exam, remark }: Scores): string | null =>
  remark === "absent" && exam !== null ? scoreTexts.absentWithMark : null;

/** Whether all entries are complete. An absent student has no examination mark; a withheld result may be incomplete. */
export const isComplete = ({ ca, exam, remark }: Scores): boolean =>
  remark === "withheld" || (ca !== null && (exam !== null || remark === "absent"));

/** Whether marks exceed the maxima, because they were entered under different ones. */
export const isAbove = ({ ca, exam }: Scores, maxima: ScoreMaxima): boolean =>
  (ca ?? 0) > maxima.ca || (exam ?? 0) > maxima.exam;

/**
 * Whether a student's marks are optional: a deferred, withdrawn or graduated student may not have sat the examination.
 * Complete marks count as usual; otherwise a publication leaves the student out.
 */
export const isExcused = (isActive: boolean, scores: Scores): boolean =>
  !isActive && !isComplete(scores);

/** Of 100; null while marks are missing. An absent student keeps the continuous assessment. */
export const totalOf = ({ ca, exam, remark }: Scores): number | null => {
  if (ca === null) return null;
  if (remark === "absent") return ca;
  return exam === null ? null : ca + exam;
};
