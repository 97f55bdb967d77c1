export const scoreTexts = {
  whole: (maximum: number) => `Enter a whole number from 0 to ${maximum}.`,
  atMost: (maximum: number) => `The most is ${maximum}.`,
  remark: "Enter absent or withheld, or leave it empty.",
  absentWithMark: "Somebody absent has no examination mark: clear the mark or the remark.",
} as const;

/** What a lecturer enters for a student: marks as whole numbers, null where none is entered yet. */
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

/** What was typed as a mark, or what is wrong with it; nothing typed is no mark. */
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

/** What was typed as a remark, in whatever case, or what is wrong with it; nothing typed is none. */
export const readRemark = (
  typed: string,
): { readonly value: Scores["remark"] } | { readonly problem: string } => {
  const text = typed.trim().toLowerCase();
  const value = Object.hasOwn(remarks, text) ? remarks[text] : undefined;
  return value === undefined ? { problem: scoreTexts.remark } : { value };
};

/** Why scores do not go together; null where they do. */
export const scoresProblem = ({ exam, remark }: Scores): string | null =>
  remark === "absent" && exam !== null ? scoreTexts.absentWithMark : null;

/** Whether nothing more is to be entered. Who is absent has no examination; what is withheld may be incomplete. */
export const isComplete = ({ ca, exam, remark }: Scores): boolean =>
  remark === "withheld" || (ca !== null && (exam !== null || remark === "absent"));

/** Whether marks are above what they may be: entered while the maxima were others. */
export const isAbove = ({ ca, exam }: Scores, maxima: ScoreMaxima): boolean =>
  (ca ?? 0) > maxima.ca || (exam ?? 0) > maxima.exam;

/**
 * Whether nobody waits for a student's marks: they may have sat no examination, for they are deferred, have withdrawn or have graduated.
 * Marks that are complete all the same count as anybody's; else a publication leaves the student out.
 */
export const isExcused = (isActive: boolean, scores: Scores): boolean =>
  !isActive && !isComplete(scores);

/** Of 100; null while marks are missing. Who is absent keeps the continuous assessment. */
export const totalOf = ({ ca, exam, remark }: Scores): number | null => {
  if (ca === null) return null;
  if (remark === "absent") return ca;
  return exam === null ? null : ca + exam;
};
