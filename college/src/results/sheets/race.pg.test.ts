import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callOffice } from "../../../testing/office.ts";
import { createCalendar } from "../../../testing/people.ts";
import { type Race, startRace } from "../../../testing/race.ts";
import { createSheet, type TestSheet, teach, writeMarks } from "../../../testing/results.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { resultScore, resultSheet, resultSheetEvent } from "../../db/schema/results.ts";

let race: Race;
let running: Awaited<ReturnType<typeof createCalendar>>;
let colleague: TestStaff;
let officer: TestStaff;

beforeAll(async () => {
  race = await startRace();
  const [{ college }] = race.colleges;
  running = await createCalendar(college);
  colleague = await createStaff(college, "LECTURER");
  officer = await createStaff(college, "EXAM_OFFICER");
});

afterAll(() => race.close());

const make = async (fields: Parameters<typeof createSheet>[2]): Promise<TestSheet> => {
  const [{ college }] = race.colleges;
  const sheet = await createSheet(college, running, fields);
  await teach(college, { courseId: sheet.courseId, sessionId: running.sessionId }, colleague);
  return sheet;
};

const save = (
  at: 0 | 1,
  sheet: TestSheet,
  who: TestStaff,
  field: "ca" | "exam",
  value: number,
  seen = "",
) =>
  callOffice(race.colleges[at], who, "patch", `${sheet.path}scores/`, {
    cells: sheet.students.map(({ id }) => ({ student_id: id, field, value: String(value), seen })),
  });

const step = (at: 0 | 1, sheet: TestSheet, who: TestStaff, name: string, revision: number) =>
  callOffice(race.colleges[at], who, "post", `${sheet.path}${name}/`, {
    revision,
    reason: "Look again.",
  });

const scoresOf = ({ courseId }: TestSheet) =>
  race.colleges[0].college.db
    .select({ ca: resultScore.ca, exam: resultScore.exam })
    .from(resultScore)
    .where(eq(resultScore.courseId, courseId));

const full = { ca: 30, exam: 40 };

describe("at once", () => {
  it("two lecturers enter the first marks concurrently and both are kept", async () => {
    const sheet = await make({ students: 5 });
    const answers = await race.whileLocked("result_sheet", 2, () =>
      Promise.all([
        save(0, sheet, sheet.lecturer, "ca", 20),
        save(1, sheet, colleague, "exam", 50),
      ]),
    );
    expect(answers.map(({ body }) => [body.saved, body.conflicts])).toEqual([
      [5, []],
      [5, []],
    ]);
    expect(await scoresOf(sheet)).toEqual(Array(5).fill({ ca: 20, exam: 50 }));
  });

  it("two lecturers write the same cells: one gets a conflict", async () => {
    const sheet = await make({ students: 3, marks: [full, full, full] });
    const answers = await race.whileLocked("result_score", 2, () =>
      Promise.all([
        save(0, sheet, sheet.lecturer, "ca", 20, "30"),
        save(1, sheet, colleague, "ca", 25, "30"),
      ]),
    );
    const [first, second] = answers.toSorted((one, other) => other.body.saved - one.body.saved);
    expect([first?.body.saved, second?.body.saved]).toEqual([3, 0]);
    const [held] = await scoresOf(sheet);
    expect(second?.body.conflicts).toHaveLength(3);
    expect(second?.body.conflicts[0]).toMatchObject({
      value: String(held?.ca),
      by: "Tunde Balogun",
    });
  });

  it("a sheet submitted during a save stays as submitted", async () => {
    const sheet = await make({ students: 1, marks: [full] });
    const [saved, submitted] = await race.whileLocked("audit_entry", 2, () =>
      Promise.all([
        save(0, sheet, sheet.lecturer, "ca", 31, "30"),
        step(1, sheet, colleague, "submit", 1),
      ]),
    );
    expect(submitted.status).toBe(200);
    const [held] = await scoresOf(sheet);
    if (saved.status === 200) expect(held?.ca).toBe(31);
    else expect([saved.body.code, held?.ca]).toEqual(["wrong_state", 30]);
  });

  it("a sheet submitted empty and filled concurrently is submitted once", async () => {
    const [{ college }] = race.colleges;
    const sheet = await make({ students: 1 });
    // Between looking for the sheet, which has no row yet, and reading what was entered.
    const answer = await race.whileLocked(
      "exam_attendance",
      1,
      async () => step(1, sheet, colleague, "submit", 1),
      () => writeMarks(college, sheet, [full], "submitted"),
      "access exclusive",
    );
    expect([answer.status, answer.body.code]).toEqual([409, "incomplete"]);
    const events = await college.db
      .select()
      .from(resultSheetEvent)
      .where(eq(resultSheetEvent.courseId, sheet.courseId));
    expect(events).toHaveLength(1);
  });

  it("one officer approves and another returns: the second is told", async () => {
    const [{ college }] = race.colleges;
    const other = await createStaff(college, "SUPER_ADMIN");
    const sheet = await make({ students: 1, marks: [full], state: "submitted" });
    const answers = await race.whileLocked("result_sheet", 2, () =>
      Promise.all([step(0, sheet, officer, "approve", 2), step(1, sheet, other, "return", 2)]),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const events = await college.db
      .select()
      .from(resultSheetEvent)
      .where(eq(resultSheetEvent.courseId, sheet.courseId));
    // That of the setting up, and one of the two.
    expect(events).toHaveLength(2);
    const [row] = await college.db
      .select()
      .from(resultSheet)
      .where(eq(resultSheet.courseId, sheet.courseId));
    expect(row?.revision).toBe(3);
  });
});
