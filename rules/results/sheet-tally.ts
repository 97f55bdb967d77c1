import { type GradeScale, passMarkOf } from "./grade-scale.ts";
import { resultOf } from "./result.ts";
import type { Scores } from "./score.ts";

/** A student's entries, and whether the attendance sheet says present; null if the student is unmarked. */
interface AttendedScores extends Scores {
  readonly isPresent: boolean | null;
  /** Where the student's programme has another pass mark than the sheet's scale. */
  readonly scale?: GradeScale;
}

/** The figures of a sheet that its flags are checked by: how many students each. */
export interface SheetTally {
  readonly students: number;
  /** With a total: neither incomplete nor withheld. */
  readonly totals: number;
  readonly passed: number;
  readonly sumOfTotals: number;
  /** Sat the examination and are exactly on the pass mark, or just below it. */
  readonly onPassMark: number;
  readonly justBelow: number;
  /** The total that most have, the lowest of equals; null without totals. */
  readonly commonTotal: number | null;
  readonly withCommonTotal: number;
  /** With continuous assessment; with it and without an examination mark. */
  readonly assessed: number;
  readonly withoutExam: number;
  /** With an examination mark or a remark. */
  readonly examined: number;
  /** Students whose entries contradict the attendance sheet. */
  readonly absentWithExam: number;
  readonly presentAsAbsent: number;
}

/** Up to this many marks below the pass mark count as just below it. */
export const justBelowMarks = 2;

/** Adds a student's row to the figures. */
export const evaluateRow = (row: AttendedScores, sheetScale: GradeScale) => {
  const scale = row.scale ?? sheetScale;
  const result = resultOf(scale, row);
  const total = result?.total ?? null;
  const passMark = passMarkOf(scale);
  // An absent student's total has no examination mark, so it is no sign of raised marks.
  const isSat = total !== null && row.remark === null;
  return {
    total,
    isPassed: result?.isPassed === true,
    isOnPassMark: isSat && total === passMark,
    isJustBelow: isSat && total < passMark && total >= passMark - justBelowMarks,
    isAssessed: row.ca !== null,
    isWithoutExam: row.ca !== null && row.exam === null,
    isExamined: row.exam !== null || row.remark !== null,
    isAbsentWithExam: row.isPresent === false && row.exam !== null,
    isPresentAsAbsent: row.isPresent === true && row.remark === "absent",
  };
};

export const tallySheet = (rows: readonly AttendedScores[], scale: GradeScale): SheetTally => {
  const evaluated = rows.map((row) => evaluateRow(row, scale));
  const count = (is: (row: (typeof evaluated)[number]) => boolean) => evaluated.filter(is).length;
  const totals = evaluated.flatMap(({ total }) => total ?? []);
  const common = commonOf(totals);
  return {
    students: rows.length,
    totals: totals.length,
    passed: count((row) => row.isPassed),
    sumOfTotals: totals.reduce((sum, total) => sum + total, 0),
    onPassMark: count((row) => row.isOnPassMark),
    justBelow: count((row) => row.isJustBelow),
    commonTotal: common,
    withCommonTotal: totals.filter((total) => total === common).length,
    assessed: count((row) => row.isAssessed),
    withoutExam: count((row) => row.isWithoutExam),
    examined: count((row) => row.isExamined),
    absentWithExam: count((row) => row.isAbsentWithExam),
    presentAsAbsent: count((row) => row.isPresentAsAbsent),
  };
};

const commonOf = (totals: readonly number[]): number | null => {
  const counts = new Map<number, number>();
  for (const total of totals) counts.set(total, (counts.get(total) ?? 0) + 1);
  const [common] = [...counts].sort(([one, ones], [other, others]) => others - ones || one - other);
  return common?.[0] ?? null;
};
