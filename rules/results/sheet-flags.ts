import { type GradeScale, passMarkOf } from "./grade-scale.ts";
import type { Scores } from "./score.ts";
import { evaluateRow, type SheetTally, tallySheet } from "./sheet-tally.ts";

const students = (count: number): string => (count === 1 ? "1 student" : `${count} students`);

/** The kinds of anomaly in a result sheet. */
const sheetFlagTexts = {
  nearly_all_passed: (passed: number, of: number) =>
    passed === of ? `All ${of} students passed.` : `${passed} of ${of} students passed.`,
  hardly_any_passed: (passed: number, of: number) =>
    passed === 0
      ? `None of the ${of} students passed.`
      : `Only ${passed} of ${of} students passed.`,
  on_pass_mark: (count: number, passMark: number | null) =>
    `${students(count)} have exactly the pass mark${passMark === null ? "" : ` of ${passMark}`}, and nobody is just below it.`,
  same_total: (count: number, total: number) =>
    `${students(count)} have the same total of ${total}.`,
  without_exam: (count: number, of: number) =>
    `${count} of ${of} students with continuous assessment have no examination mark.`,
  far_from_department: (average: number, department: number) =>
    `The average is ${average}, that of the department's other courses ${department}.`,
  absent_with_exam: (count: number) =>
    `${students(count)} ${count === 1 ? "has" : "have"} an examination mark, but the attendance sheet says absent.`,
  present_as_absent: (count: number) =>
    `${students(count)} ${count === 1 ? "is" : "are"} entered as absent, but the attendance sheet says present.`,
} as const;

export type SheetFlagCode = keyof typeof sheetFlagTexts;

/** A student on a sheet: the entries, and whether the attendance sheet says present; null if unmarked. */
export interface FlaggedRow<Id> extends Scores {
  readonly studentId: Id;
  readonly isPresent: boolean | null;
  /** Where the student's programme has another pass mark than the sheet's scale. */
  readonly scale?: GradeScale;
}

/** An anomaly in a sheet for a person to look at; not necessarily an error. */
export interface SheetFlag<Id> {
  readonly code: SheetFlagCode;
  /** A sentence. */
  readonly message: string;
  /** The students concerned, in the sheet's order; empty if it concerns the whole sheet. */
  readonly studentIds: readonly Id[];
}

/** Thresholds of the anomalies. Shares are percentages of the students with a total, unless said otherwise. */
export const sheetFlagThresholds = {
  /** With fewer totals, or before so large a part of the sheet is entered, shares mean nothing. */
  minTotals: 5,
  enteredShare: 50,
  /** A 100 percent pass rate is odd only in a large course. */
  minForAllPassed: 20,
  allPassedShare: 98,
  hardlyAnyShare: 25,
  /** Totals on the pass mark while no total is just below it. */
  minOnPassMark: 4,
  onPassMarkShare: 15,
  sameTotalShare: 80,
  /** Of the students with continuous assessment. */
  withoutExamShare: 30,
  /** Marks between the averages. */
  averageDistance: 15,
} as const;

const limits = sheetFlagThresholds;

const isShare = (part: number, of: number, percent: number): boolean => part * 100 >= of * percent;

const hasEnoughTotals = ({ totals, students }: SheetTally): boolean =>
  totals >= limits.minTotals && isShare(totals, students, limits.enteredShare);

/** When a sheet is odd; the average is that of the department's other courses, null where there is none. */
const isOdd: Readonly<
  Record<SheetFlagCode, (tally: SheetTally, departmentAverage: number | null) => boolean>
> = {
  nearly_all_passed: (tally) =>
    hasEnoughTotals(tally) &&
    tally.totals >= limits.minForAllPassed &&
    isShare(tally.passed, tally.totals, limits.allPassedShare),
  hardly_any_passed: (tally) =>
    hasEnoughTotals(tally) && tally.passed * 100 <= tally.totals * limits.hardlyAnyShare,
  // Many bare passes without near failures suggest that marks were raised.
  on_pass_mark: (tally) =>
    hasEnoughTotals(tally) &&
    tally.onPassMark >= limits.minOnPassMark &&
    isShare(tally.onPassMark, tally.totals, limits.onPassMarkShare) &&
    tally.justBelow === 0,
  same_total: (tally) =>
    hasEnoughTotals(tally) && isShare(tally.withCommonTotal, tally.totals, limits.sameTotalShare),
  far_from_department: (tally, average) =>
    hasEnoughTotals(tally) &&
    average !== null &&
    Math.abs(tally.sumOfTotals / tally.totals - average) >= limits.averageDistance,
  // Without any examination mark or remark, the examination has not taken place yet.
  without_exam: (tally) =>
    tally.examined > 0 &&
    tally.assessed >= limits.minTotals &&
    isShare(tally.withoutExam, tally.assessed, limits.withoutExamShare),
  absent_with_exam: (tally) => tally.absentWithExam > 0,
  present_as_absent: (tally) => tally.presentAsAbsent > 0,
};

const codes = Object.keys(isOdd) as SheetFlagCode[];

/** Anomalies in the entered part of a sheet, from its figures only. */
export const sheetFlagCodes = (
  tally: SheetTally,
  departmentAverage: number | null,
): readonly SheetFlagCode[] => codes.filter((code) => isOdd[code](tally, departmentAverage));

/** The same with a sentence each and the students concerned: at most one flag of each code. */
export const sheetFlags = <Id>(
  rows: readonly FlaggedRow<Id>[],
  { scale, departmentAverage }: { scale: GradeScale; departmentAverage: number | null },
): readonly SheetFlag<Id>[] => {
  const tally = tallySheet(rows, scale);
  const passMarks = new Set(rows.map((row) => passMarkOf(row.scale ?? scale)));
  const [passMark = null] = passMarks.size === 1 ? passMarks : [];
  return sheetFlagCodes(tally, departmentAverage).map((code) => ({
    code,
    message: messageOf(code, tally, passMark, departmentAverage),
    studentIds: rows
      .filter((row) => isConcerned(code, evaluateRow(row, scale), tally))
      .map(({ studentId }) => studentId),
  }));
};

const messageOf = (
  code: SheetFlagCode,
  tally: SheetTally,
  passMark: number | null,
  departmentAverage: number | null,
): string => {
  switch (code) {
    case "nearly_all_passed":
    case "hardly_any_passed":
      return sheetFlagTexts[code](tally.passed, tally.totals);
    case "on_pass_mark":
      return sheetFlagTexts[code](tally.onPassMark, passMark);
    case "same_total":
      return sheetFlagTexts[code](tally.withCommonTotal, tally.commonTotal ?? 0);
    case "far_from_department":
      return sheetFlagTexts[code](
        Math.round(tally.sumOfTotals / tally.totals),
        Math.round(departmentAverage ?? 0),
      );
    case "without_exam":
      return sheetFlagTexts[code](tally.withoutExam, tally.assessed);
    case "absent_with_exam":
      return sheetFlagTexts[code](tally.absentWithExam);
    case "present_as_absent":
      return sheetFlagTexts[code](tally.presentAsAbsent);
  }
};

const isConcerned = (
  code: SheetFlagCode,
  row: ReturnType<typeof evaluateRow>,
  { commonTotal }: SheetTally,
): boolean => {
  switch (code) {
    case "on_pass_mark":
      return row.isOnPassMark;
    case "same_total":
      return row.total === commonTotal;
    case "without_exam":
      return row.isWithoutExam;
    case "absent_with_exam":
      return row.isAbsentWithExam;
    case "present_as_absent":
      return row.isPresentAsAbsent;
    default:
      return false;
  }
};
