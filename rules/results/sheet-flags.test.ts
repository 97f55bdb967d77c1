import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { gradeScales } from "./grade-scale.ts";
import {
  type FlaggedRow,
  type SheetFlagCode,
  sheetFlags,
  sheetFlagThresholds,
} from "./sheet-flags.ts";

const scale = gradeScales.nbte;

type Row = FlaggedRow<number>;

/** Rows are numbered from 1 on. */
const rowsOf = (...rows: readonly Partial<Row>[]): Row[] =>
  rows.map((row, index) => ({
    studentId: index + 1,
    ca: null,
    exam: null,
    remark: null,
    isPresent: null,
    ...row,
  }));

/** With 20 of continuous assessment, as far as the total has as much. */
const totals = (...values: readonly number[]): Row[] =>
  rowsOf(...values.map((value) => ({ ca: Math.min(value, 20), exam: Math.max(value - 20, 0) })));

const flagsOf = (rows: readonly Row[], departmentAverage: number | null = null) =>
  sheetFlags(rows, { scale, departmentAverage });

const codesOf = (rows: readonly Row[], departmentAverage?: number) =>
  flagsOf(rows, departmentAverage).map(({ code }) => code);

const repeated = (times: number, ...values: readonly number[]): number[] =>
  Array.from({ length: times }, () => values).flat();

const usual = totals(...repeated(5, 32, 41, 47, 55, 63, 72));

describe("an odd sheet", () => {
  it("has no flags for usual marks", () => {
    expect(flagsOf(usual, 52)).toEqual([]);
  });

  it.each<[string, SheetFlagCode, Row[], string, number[]]>([
    [
      "everybody passed a large course",
      "nearly_all_passed",
      totals(...repeated(10, 55, 72)),
      "All 20 students passed.",
      [],
    ],
    [
      "hardly anybody passed",
      "hardly_any_passed",
      totals(20, 25, 30, 36, 61),
      "Only 1 of 5 students passed.",
      [],
    ],
    [
      "nobody passed",
      "hardly_any_passed",
      totals(20, 25, 30, 36, 31),
      "None of the 5 students passed.",
      [],
    ],
    [
      "many just passed and nobody just failed",
      "on_pass_mark",
      totals(40, 30, 40, 55, 40, 63, 40),
      "4 students have exactly the pass mark of 40, and nobody is just below it.",
      [1, 3, 5, 7],
    ],
    [
      "nearly all have the same total",
      "same_total",
      totals(62, 62, 30, 62, 62),
      "4 students have the same total of 62.",
      [1, 2, 4, 5],
    ],
    [
      "many have continuous assessment and no examination",
      "without_exam",
      rowsOf(
        { ca: 20, exam: 31 },
        { ca: 20, exam: 12 },
        { ca: 22 },
        { ca: 25, remark: "absent" },
        { ca: 17, exam: 40 },
      ),
      "2 of 5 students with continuous assessment have no examination mark.",
      [3, 4],
    ],
    [
      "an examination mark of somebody who was not there",
      "absent_with_exam",
      rowsOf({ ca: 20, exam: 31, isPresent: false }, { ca: 20, exam: 12, isPresent: true }),
      "1 student has an examination mark, but the attendance sheet says absent.",
      [1],
    ],
    [
      "somebody who was there entered as absent",
      "present_as_absent",
      rowsOf({ ca: 20, remark: "absent", isPresent: true }, { remark: "absent", isPresent: false }),
      "1 student is entered as absent, but the attendance sheet says present.",
      [1],
    ],
  ])("tells that %s", (_what, code, rows, message, studentIds) => {
    expect(flagsOf(rows)).toEqual([{ code, message, studentIds }]);
  });

  it("flags an average far from the department's, above and below", () => {
    expect(codesOf(usual, 52)).toEqual([]);
    expect(flagsOf(usual, 20)).toEqual([
      {
        code: "far_from_department",
        message: "The average is 52, that of the department's other courses 20.",
        studentIds: [],
      },
    ]);
    expect(codesOf(usual, 80)).toEqual(["far_from_department"]);
  });

  it("allows many bare passes if some just failed", () => {
    expect(codesOf(totals(40, 40, 40, 40, 39, 62, 71, 55))).toEqual([]);
  });

  it("does not flag missing marks before the examination", () => {
    expect(codesOf(rowsOf(...repeated(8, 1).map(() => ({ ca: 21 }))))).toEqual([]);
  });

  it("checks shares only once half of the sheet is entered", () => {
    const entered = totals(10, 11, 12, 13, 14);
    expect(codesOf(entered)).toEqual(["hardly_any_passed"]);
    expect(codesOf([...entered, ...rowsOf({}, {}, {}, {}, {}, {})])).toEqual([]);
  });
});

const mark = (most: number) => fc.option(fc.integer({ min: 0, max: most }), { freq: 8 });

const anyRow: fc.Arbitrary<Row> = fc
  .record({
    studentId: fc.nat(),
    ca: mark(40),
    exam: mark(60),
    remark: fc.option(fc.constantFrom("absent", "withheld"), { freq: 1 }),
    isPresent: fc.option(fc.boolean()),
  })
  .map((row) => ({ ...row, exam: row.remark === "absent" ? null : row.exam }));

const someSheet = fc.uniqueArray(anyRow, {
  selector: ({ studentId }) => studentId,
  maxLength: 60,
});

const aboutAttendance: readonly SheetFlagCode[] = ["absent_with_exam", "present_as_absent"];

test("a sheet has each flag once, naming only its students", () => {
  fc.assert(
    fc.property(someSheet, fc.option(fc.integer({ min: 0, max: 100 })), (rows, average) => {
      const flags = flagsOf(rows, average);
      expect(new Set(flags.map(({ code }) => code)).size).toBe(flags.length);
      const ids = rows.map(({ studentId }) => studentId);
      for (const { studentIds } of flags) {
        expect(ids.filter((id) => studentIds.includes(id))).toEqual(studentIds);
      }
    }),
  );
});

test("a small sheet is only compared with the attendance sheet", () => {
  fc.assert(
    fc.property(someSheet, fc.integer({ min: 0, max: 100 }), (rows, average) => {
      const few = rows.slice(0, sheetFlagThresholds.minTotals - 1);
      const others = codesOf(few, average).filter((code) => !aboutAttendance.includes(code));
      expect(others).toEqual([]);
    }),
  );
});

test("the order of rows only affects the order of named students", () => {
  fc.assert(
    fc.property(someSheet, fc.option(fc.integer({ min: 0, max: 100 })), (rows, average) => {
      const codes = (sheet: readonly Row[]) =>
        flagsOf(sheet, average).map(({ code, message, studentIds }) => ({
          code,
          message,
          studentIds: studentIds.toSorted((one, other) => one - other),
        }));
      expect(codes(rows.toReversed())).toEqual(codes(rows));
    }),
  );
});

test("exactly the students who contradict the attendance sheet are named", () => {
  fc.assert(
    fc.property(someSheet, (rows) => {
      const named = flagsOf(rows)
        .filter(({ code }) => aboutAttendance.includes(code))
        .flatMap(({ studentIds }) => studentIds);
      const contradicted = rows.filter(
        ({ isPresent, exam, remark }) =>
          (isPresent === false && exam !== null) || (isPresent === true && remark === "absent"),
      );
      expect(new Set(named)).toEqual(new Set(contradicted.map(({ studentId }) => studentId)));
    }),
  );
});
