import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { openRegistration, writeRegistrations } from "../../../testing/courses.ts";
import { createStudent } from "../../../testing/people.ts";
import { previewPublication, publishAll, sendPublication } from "../../../testing/publications.ts";
import { createSheet, type TestSheet, teach } from "../../../testing/results.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { courseOutcome, courseRegistration } from "../../db/schema/courses.ts";
import {
  publishedResult,
  resultScore,
  resultSheet,
  resultSheetEvent,
} from "../../db/schema/results.ts";
import { auditEntry } from "../../db/schema/staff.ts";

let server: TestCollege;
let running: { readonly sessionId: number; readonly semesterId: number };
let officer: TestStaff;

beforeAll(async () => {
  server = await startTestCollege();
  running = await openRegistration(server.college);
  officer = await createStaff(server.college, "EXAM_OFFICER");
});

afterAll(() => server.close());

type Fields = NonNullable<Parameters<typeof createSheet>[2]>;

/** Passed, failed, absent and withheld. */
const marks: Fields["marks"] = [
  { ca: 30, exam: 45 },
  { ca: 10, exam: 29 },
  { ca: 25, remark: "absent" },
  { ca: 35, exam: 60, remark: "withheld" },
];

const sheetOf = (fields: Fields = {}) =>
  createSheet(server.college, running, { students: 4, marks, state: "approved", ...fields });

const resultsOf = ({ courseId }: TestSheet) =>
  server.college.db
    .select()
    .from(publishedResult)
    .where(eq(publishedResult.courseId, courseId))
    .orderBy(publishedResult.studentId);

const stateOf = async ({ courseId }: TestSheet) => {
  const [row] = await server.college.db
    .select()
    .from(resultSheet)
    .where(eq(resultSheet.courseId, courseId));
  return row;
};

const eventsOf = ({ courseId }: TestSheet, state: "published" | "amended") =>
  server.college.db
    .select()
    .from(resultSheetEvent)
    .where(and(eq(resultSheetEvent.courseId, courseId), eq(resultSheetEvent.state, state)));

const auditOf = ({ semesterId, courseId }: TestSheet) =>
  server.college.db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.subject, `result_sheet:${semesterId}/${courseId}`));

it("says first what would be published, and changes nothing", async () => {
  const sheet = await sheetOf();
  const preview = await previewPublication(server.url, officer, [sheet]);
  expect(preview).toMatchObject({ changed: 1, problems: 0 });
  expect(preview.rows).toEqual([
    {
      id: sheet.courseId,
      code: sheet.course.code,
      title: sheet.course.title,
      before: "Approved",
      after: "Published, 4 results",
      note: null,
      problem: null,
    },
  ]);
  expect(await stateOf(sheet)).toMatchObject({ state: "approved", version: 0 });
  expect(await resultsOf(sheet)).toEqual([]);
});

it("keeps the grades of that day and records carryovers", async () => {
  const sheet = await sheetOf({ course: { creditLoad: 4 } });
  const done = await publishAll(server.url, officer, sheet);
  expect(done).toMatchObject({ changed: 1, message: "1 result sheet published." });
  const shown = (await resultsOf(sheet)).map((row) => [
    row.ca,
    row.exam,
    row.remark,
    row.total,
    row.grade,
    row.pointsHundredths,
    row.isPassed,
    row.creditLoad,
    row.version,
  ]);
  expect(shown).toEqual([
    [30, 45, null, 75, "A", 400, true, 4, 1],
    [10, 29, null, 39, "F", 0, false, 4, 1],
    [25, null, "absent", 25, "ABS", 0, false, 4, 1],
    [35, 60, "withheld", null, null, null, null, 4, 1],
  ]);
  const outcomes = await server.college.db
    .select()
    .from(courseOutcome)
    .where(eq(courseOutcome.courseId, sheet.courseId));
  const [passed, failed, absent] = sheet.students;
  expect(new Map(outcomes.map(({ studentId, isPassed }) => [studentId, isPassed]))).toEqual(
    new Map([
      [passed?.id, true],
      [failed?.id, false],
      [absent?.id, false],
    ]),
  );
  expect(await stateOf(sheet)).toMatchObject({ state: "published", version: 1 });
});

it("leaves out inactive students unless their marks are complete", async () => {
  const students = [
    await createStudent(server.college),
    await createStudent(server.college, { standing: "deferred" }),
    await createStudent(server.college, { standing: "withdrawn" }),
    await createStudent(server.college, { standing: "graduated" }),
  ];
  const full = { ca: 30, exam: 45 };
  const sheet = await sheetOf({ students, marks: [full, null, full, { ca: 3 }] });
  const { rows } = await previewPublication(server.url, officer, [sheet]);
  expect(rows[0]).toMatchObject({ after: "Published, 2 results", problem: null });
  await publishAll(server.url, officer, sheet);
  expect((await resultsOf(sheet)).map(({ studentId }) => studentId)).toEqual([
    students[0]?.id,
    students[2]?.id,
  ]);
});

it("is audited, and mails each student once without results", async () => {
  const students = [await createStudent(server.college), await createStudent(server.college)];
  const two = await Promise.all([
    sheetOf({ students, marks: marks.slice(0, 2) }),
    sheetOf({ students, marks: marks.slice(0, 2) }),
  ]);
  await publishAll(server.url, officer, ...two);
  for (const sheet of two) {
    expect(await eventsOf(sheet, "published")).toMatchObject([
      { accountId: officer.accountId, version: 1, reason: "Senate has approved them." },
    ]);
    expect(await auditOf(sheet)).toMatchObject([
      {
        actorAccountId: officer.accountId,
        action: "result.publish",
        after: { state: "published", version: 1, results: 2 },
        reason: "Senate has approved them.",
      },
    ]);
  }
  const mails = (await server.mail()).filter(({ to }) => students.some((one) => one.email === to));
  expect(mails.map(({ to }) => to).toSorted()).toEqual(
    students.map(({ email }) => email).toSorted(),
  );
  for (const { text } of mails) expect(text).toContain("/student/results");
});

it("pressed twice, publishes once", async () => {
  const sheet = await sheetOf();
  const { preview } = await previewPublication(server.url, officer, [sheet]);
  await sendPublication(server.url, officer, [sheet], { dryRun: false, preview }).expect(200);
  const mailed = (await server.mail()).length;
  const again = await sendPublication(server.url, officer, [sheet], { dryRun: false, preview });
  expect(again.status).toBe(200);
  expect(again.body).toMatchObject({
    changed: 0,
    message: "These results are published already.",
  });
  expect(await resultsOf(sheet)).toHaveLength(4);
  expect(await eventsOf(sheet, "published")).toHaveLength(1);
  expect(await auditOf(sheet)).toHaveLength(1);
  expect(await server.mail()).toHaveLength(mailed);
});

interface Wrong {
  readonly reason?: string;
  readonly semesterId?: number;
  readonly twice?: boolean;
}

describe("what stands in the way", () => {
  it.each(["draft", "submitted", "returned"] as const)("a sheet that is %s", async (state) => {
    const sheet = await sheetOf({ state });
    const { rows } = await previewPublication(server.url, officer, [sheet]);
    expect(rows[0]?.problem?.code).toBe("not_approved");
  });

  it("one that was never begun", async () => {
    const { rows } = await previewPublication(server.url, officer, [
      await createSheet(server.college, running),
    ]);
    expect(rows[0]).toMatchObject({ before: "Draft", problem: { code: "not_approved" } });
  });

  it("somebody who took up the course since it was approved, by name", async () => {
    const sheet = await sheetOf();
    const late = await createStudent(server.college);
    await writeRegistrations(
      server.college,
      { studentId: late.id, semesterId: running.semesterId },
      sheet.course,
    );
    const { rows } = await previewPublication(server.url, officer, [sheet]);
    expect(rows[0]?.problem?.code).toBe("incomplete");
    expect(rows[0]?.problem?.detail).toContain(late.matricNumber);
  });

  it("marks above the maxima of now, and whose", async () => {
    const sheet = await sheetOf({
      students: 2,
      marks: [
        { ca: 30, exam: 45 },
        { ca: 40, exam: 70 },
      ],
    });
    const { rows, preview } = await previewPublication(server.url, officer, [sheet]);
    expect(rows[0]?.problem).toEqual({
      code: "above_maximum",
      detail: `Marks are above what is the most now: ${sheet.students[1]?.matricNumber}. Return the sheet.`,
    });
    const answer = await sendPublication(server.url, officer, [sheet], { dryRun: false, preview });
    expect(answer.status).toBe(409);
    expect(await resultsOf(sheet)).toEqual([]);
  });

  it("that the course has no students any more", async () => {
    const sheet = await sheetOf();
    await server.college.db
      .update(courseRegistration)
      .set({ droppedAt: server.college.clock() })
      .where(eq(courseRegistration.courseId, sheet.courseId));
    const { rows } = await previewPublication(server.url, officer, [sheet]);
    expect(rows[0]?.problem?.code).toBe("empty");
  });

  it("one of several: nothing of the others is published either", async () => {
    const [good, bad] = [await sheetOf(), await sheetOf({ state: "submitted" })];
    const { preview, problems } = await previewPublication(server.url, officer, [good, bad]);
    expect(problems).toBe(1);
    const answer = await sendPublication(server.url, officer, [good, bad], {
      dryRun: false,
      preview,
    });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: "preview_outdated",
      rows: [{ id: bad.courseId, code: bad.course.code }],
    });
    expect(await resultsOf(good)).toEqual([]);
  });

  it("a change since the preview, and no preview at all", async () => {
    const sheet = await sheetOf();
    const { preview } = await previewPublication(server.url, officer, [sheet]);
    await server.college.db
      .update(courseRegistration)
      .set({ droppedAt: server.college.clock() })
      .where(
        and(
          eq(courseRegistration.courseId, sheet.courseId),
          eq(courseRegistration.studentId, sheet.students[0]?.id ?? 0),
        ),
      );
    for (const input of [{ preview }, {}]) {
      const answer = await sendPublication(server.url, officer, [sheet], {
        dryRun: false,
        ...input,
      });
      expect(answer.body.code).toBe("preview_outdated");
    }
    const now = await publishAll(server.url, officer, sheet);
    expect(now.changed).toBe(1);
    expect(await resultsOf(sheet)).toHaveLength(3);
  });

  it.each([
    [
      "who teaches the course",
      (sheet: TestSheet) => teach(server.college, { ...running, ...sheet }, officer),
    ],
    [
      "who entered a mark",
      ({ courseId }: TestSheet) =>
        server.college.db
          .update(resultScore)
          .set({ changedBy: officer.accountId })
          .where(eq(resultScore.courseId, courseId)),
    ],
    [
      "who entered a mark that a colleague wrote over",
      ({ courseId, semesterId }: TestSheet) =>
        server.college.db.insert(auditEntry).values({
          at: server.college.clock(),
          actorAccountId: officer.accountId,
          action: "result.enter",
          subject: `result_sheet:${semesterId}/${courseId}`,
        }),
    ],
    [
      "who submitted it",
      ({ courseId, semesterId }: TestSheet) =>
        server.college.db.insert(resultSheetEvent).values({
          courseId,
          semesterId,
          at: server.college.clock(),
          accountId: officer.accountId,
          state: "submitted",
        }),
    ],
  ])("that somebody %s would publish it: their own sheet", async (_who, makeOwn) => {
    const sheet = await sheetOf();
    await makeOwn(sheet);
    const { rows, preview } = await previewPublication(server.url, officer, [sheet]);
    expect(rows[0]?.problem?.code).toBe("own_sheet");
    const answer = await sendPublication(server.url, officer, [sheet], { dryRun: false, preview });
    expect([answer.status, answer.body.code]).toEqual([403, "own_sheet"]);
    expect(await stateOf(sheet)).toMatchObject({ state: "approved" });
    const admin = await createStaff(server.college, "SUPER_ADMIN");
    expect((await publishAll(server.url, admin, sheet)).changed).toBe(1);
  });

  it.each([
    ["a reason that is none", { reason: "   .  " }, "reason"],
    ["a semester that is none", { semesterId: 2_000_000 }, "semester_id"],
    ["a course twice", { twice: true }, "course_ids"],
  ])("%s", async (_what, input: Wrong, field) => {
    const sheet = await sheetOf();
    const { reason, semesterId, twice } = input;
    const query = { ...sheet, ...(semesterId && { semesterId }) };
    const answer = await sendPublication(server.url, officer, twice ? [query, query] : [query], {
      dryRun: true,
      ...(reason && { reason }),
    });
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]]);
  });
});
