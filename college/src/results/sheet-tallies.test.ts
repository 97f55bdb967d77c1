import { afterAll, beforeAll, expect, test } from "vitest";
import { gradeScales } from "../../../rules/results/grade-scale.ts";
import type { Scores } from "../../../rules/results/score.ts";
import { tallySheet } from "../../../rules/results/sheet-tally.ts";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { openRegistration } from "../../testing/courses.ts";
import { createSheet, type TestSheet } from "../../testing/results.ts";
import { createStaff } from "../../testing/staff.ts";
import { examAttendance } from "../db/schema/results.ts";
import { readSheetTallies } from "./sheet-tallies.ts";

const passMarks = { usual: 40, others: [] };
const scale = gradeScales.nbte;

type Row = Partial<Scores> & { readonly isPresent?: boolean };

let server: TestCollege;
let semesterId: number;
let calendar: Awaited<ReturnType<typeof openRegistration>>;

beforeAll(async () => {
  server = await startTestCollege();
  calendar = await openRegistration(server.college);
  ({ semesterId } = calendar);
});

afterAll(() => server.close());

const sheetOf = async (rows: readonly Row[]): Promise<TestSheet> => {
  const { college } = server;
  const sheet = await createSheet(college, calendar, {
    students: rows.length,
    marks: rows.map(({ isPresent: _, ...scores }) =>
      Object.keys(scores).length === 0 ? null : scores,
    ),
  });
  const officer = await createStaff(college, "EXAM_OFFICER");
  for (const [at, { isPresent }] of rows.entries()) {
    if (isPresent === undefined) continue;
    await college.db.insert(examAttendance).values({
      courseId: sheet.courseId,
      semesterId,
      studentId: sheet.students[at]?.id ?? 0,
      isPresent,
      changedBy: officer.accountId,
      changedAt: college.clock(),
    });
  }
  return sheet;
};

test.each<[string, Row[]]>([
  ["nothing entered", [{}, {}, {}]],
  [
    "marks around the pass mark",
    [
      { ca: 20, exam: 20 },
      { ca: 10, exam: 30 },
      { ca: 19, exam: 20 },
      { ca: 8, exam: 30 },
      { ca: 7, exam: 30 },
    ],
  ],
  [
    "remarks, and what is incomplete",
    [
      { ca: 40, remark: "absent" },
      { ca: 30, exam: 31, remark: "withheld" },
      { ca: 12 },
      { exam: 50 },
      { remark: "absent" },
      {},
    ],
  ],
  [
    "totals that several have",
    [
      { ca: 30, exam: 30 },
      { ca: 20, exam: 40 },
      { ca: 20, exam: 20 },
      { ca: 10, exam: 30 },
    ],
  ],
  [
    "an attendance sheet",
    [
      { ca: 30, exam: 30, isPresent: false },
      { ca: 30, remark: "absent", isPresent: true },
      { ca: 30, remark: "absent", isPresent: false },
      { ca: 30, exam: 30, isPresent: true },
    ],
  ],
])("the database counts as the rule does: %s", async (_what, rows) => {
  const { courseId } = await sheetOf(rows);
  const tallies = await readSheetTallies(server.college.db, passMarks, { semesterId });
  const entered = rows.map((row) => ({
    ca: null,
    exam: null,
    remark: null,
    isPresent: null,
    ...row,
  }));
  expect(tallies.get(courseId)?.tally).toEqual(tallySheet(entered, scale));
});

test("a sheet is compared with its department's other sheets", async () => {
  const { college } = server;
  const high = Array.from({ length: 5 }, (_value, at) => ({ ca: 38, exam: 50 + at }));
  const { courseId } = await sheetOf(high);
  const all = await readSheetTallies(college.db, passMarks, { semesterId });
  const others = [...all.values()].filter((one) => one.courseId !== courseId);
  const sum = (of: "totals" | "sumOfTotals") =>
    others.reduce((total, { tally }) => total + tally[of], 0);
  expect(all.get(courseId)).toMatchObject({
    departmentAverage: sum("sumOfTotals") / sum("totals"),
    flags: ["far_from_department"],
  });
  // Read alone, it comes to the same.
  const own = await readSheetTallies(college.db, passMarks, { semesterId, courseIds: [courseId] });
  expect([...own]).toEqual([[courseId, all.get(courseId)]]);
  expect(await readSheetTallies(college.db, passMarks, { semesterId, courseIds: [] })).toEqual(
    new Map(),
  );
});
