import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { openRegistration, writeRegistrations } from "../../../testing/courses.ts";
import { callOffice } from "../../../testing/office.ts";
import { createStudent } from "../../../testing/people.ts";
import { changeOf, publishAll, sendAmendment } from "../../../testing/publications.ts";
import { createSheet, type TestSheet, teach } from "../../../testing/results.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { course, courseOutcome } from "../../db/schema/courses.ts";
import { publishedResult, resultSheet } from "../../db/schema/results.ts";
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

/** Passed, failed and withheld. */
const published = async (): Promise<TestSheet> => {
  const sheet = await createSheet(server.college, running, {
    state: "approved",
    marks: [
      { ca: 30, exam: 45 },
      { ca: 10, exam: 29 },
      { ca: 35, exam: 60, remark: "withheld" },
    ],
  });
  await publishAll(server.url, officer, sheet);
  return sheet;
};

const nth = ({ students }: TestSheet, index: number) => {
  const one = students[index];
  if (one === undefined) throw new Error("the sheet has no such student");
  return one;
};

const versionsOf = async ({ courseId }: TestSheet) => {
  const rows = await server.college.db
    .select()
    .from(publishedResult)
    .where(eq(publishedResult.courseId, courseId))
    .orderBy(publishedResult.version, publishedResult.studentId);
  return rows.map(({ version, grade }) => `${version} ${grade ?? "withheld"}`);
};

const outcomesOf = async ({ courseId, students }: TestSheet) => {
  const rows = await server.college.db
    .select()
    .from(courseOutcome)
    .where(eq(courseOutcome.courseId, courseId));
  return students.map(({ id }) => rows.find(({ studentId }) => studentId === id)?.isPassed ?? null);
};

it("shows first what each result becomes, grade by grade, and changes nothing", async () => {
  const sheet = await published();
  const [passed, failed, withheld] = [nth(sheet, 0), nth(sheet, 1), nth(sheet, 2)];
  const answer = await sendAmendment(server.url, officer, sheet, {
    version: 1,
    dryRun: true,
    changes: [
      changeOf(withheld, { ca: 35, exam: 60 }),
      changeOf(passed, { ca: 30, exam: 45 }),
      changeOf(failed, { ca: 12, exam: 29 }),
    ],
  }).expect(200);
  expect(answer.body).toMatchObject({ version: 1, changed: 2, problems: 0 });
  const bare = { remark: null };
  expect(answer.body.rows).toEqual([
    {
      student_id: passed.id,
      matric_number: passed.matricNumber,
      name: "Adeyemi Folake",
      before: { ...bare, ca: 30, exam: 45, total: 75, grade: "A" },
      after: { ...bare, ca: 30, exam: 45, total: 75, grade: "A" },
      note: "Nothing changes.",
      problem: null,
    },
    {
      student_id: failed.id,
      matric_number: failed.matricNumber,
      name: "Adeyemi Folake",
      before: { ...bare, ca: 10, exam: 29, total: 39, grade: "F" },
      after: { ...bare, ca: 12, exam: 29, total: 41, grade: "E" },
      note: null,
      problem: null,
    },
    {
      student_id: withheld.id,
      matric_number: withheld.matricNumber,
      name: "Adeyemi Folake",
      before: { ca: 35, exam: 60, remark: "withheld", total: null, grade: null },
      after: { ...bare, ca: 35, exam: 60, total: 95, grade: "A" },
      note: null,
      problem: null,
    },
  ]);
  expect(await versionsOf(sheet)).toEqual(["1 A", "1 F", "1 withheld"]);
});

it("adds versions that apply at once and keeps each with its changes", async () => {
  const sheet = await published();
  const [passed, failed, withheld] = [nth(sheet, 0), nth(sheet, 1), nth(sheet, 2)];
  // What the course becomes later changes no result of that day.
  await server.college.db
    .update(course)
    .set({ creditLoad: 6 })
    .where(eq(course.id, sheet.courseId));
  const first = await sendAmendment(server.url, officer, sheet, {
    version: 1,
    changes: [changeOf(failed, { ca: 12, exam: 29 }), changeOf(withheld, { ca: 35, exam: 60 })],
  }).expect(200);
  expect(first.body).toMatchObject({ version: 2, changed: 2 });
  expect(await outcomesOf(sheet)).toEqual([true, true, true]);
  const mailed = (await server.mail()).map(({ to }) => to);
  await sendAmendment(server.url, officer, sheet, {
    version: 2,
    changes: [changeOf(passed, { ca: 30, remark: "withheld" })],
    reason: "A case is being looked into.",
  }).expect(200);
  expect(await versionsOf(sheet)).toEqual([
    "1 A",
    "1 F",
    "1 withheld",
    "2 A",
    "2 E",
    "2 A",
    "3 withheld",
    "3 E",
    "3 A",
  ]);
  const loads = await server.college.db
    .select({ creditLoad: publishedResult.creditLoad })
    .from(publishedResult)
    .where(eq(publishedResult.courseId, sheet.courseId));
  expect(new Set(loads.map(({ creditLoad }) => creditLoad))).toEqual(new Set([3]));
  expect(await outcomesOf(sheet)).toEqual([null, true, true]);
  expect((await server.mail()).slice(mailed.length).map(({ to }) => to)).toEqual([passed.email]);

  const read = await callOffice(server, officer, "get", `${sheet.path}versions/`).expect(200);
  const versions: readonly {
    readonly version: number;
    readonly reason: string;
    readonly by: string;
    readonly results: number;
    readonly changes: readonly { readonly matric_number: string }[];
  }[] = read.body.versions;
  expect(
    versions.map(({ version, reason, by, results, changes }) => ({
      version,
      reason,
      by,
      results,
      changed: changes.map(({ matric_number }) => matric_number),
    })),
  ).toEqual([
    {
      version: 3,
      reason: "A case is being looked into.",
      by: "Tunde Balogun",
      results: 3,
      changed: [passed.matricNumber],
    },
    {
      version: 2,
      reason: "A mark was added up wrongly.",
      by: "Tunde Balogun",
      results: 3,
      changed: [failed.matricNumber, withheld.matricNumber],
    },
    {
      version: 1,
      reason: "Senate has approved them.",
      by: "Tunde Balogun",
      results: 3,
      changed: [],
    },
  ]);
  expect(read.body.versions[0].changes[0]).toMatchObject({
    student_id: passed.id,
    before: { ca: 30, exam: 45, remark: null, total: 75, grade: "A" },
    after: { remark: "withheld", total: null, grade: null },
  });
  const audit = await server.college.db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.subject, `result_sheet:${sheet.semesterId}/${sheet.courseId}`))
    .orderBy(auditEntry.id);
  expect(audit.at(-1)).toMatchObject({
    action: "result.amend",
    before: { version: 2, results: { [passed.matricNumber]: { total: 75, grade: "A" } } },
    after: { version: 3, results: { [passed.matricNumber]: { remark: "withheld", grade: null } } },
    reason: "A case is being looked into.",
  });
});

it("adds who registered too late for the publication", async () => {
  const sheet = await published();
  const late = await createStudent(server.college);
  const place = { studentId: late.id, semesterId: running.semesterId };
  await writeRegistrations(server.college, place, sheet.course);
  await sendAmendment(server.url, officer, sheet, {
    version: 1,
    changes: [changeOf(late, { ca: 20, exam: 30 })],
  }).expect(200);
  const read = await callOffice(server, officer, "get", `${sheet.path}versions/`).expect(200);
  expect(read.body.versions[0]).toMatchObject({
    results: 4,
    changes: [{ student_id: late.id, before: null, after: { ca: 20, exam: 30, grade: "CD" } }],
  });
  expect((await versionsOf(sheet)).filter((one) => one.startsWith("2"))).toEqual([
    "2 A",
    "2 F",
    "2 withheld",
    "2 CD",
  ]);
});

it.each([
  ["a mark above the most", { ca: 41, exam: 20 }, "The most is 40"],
  ["marks that are missing", { ca: 12 }, "Marks are missing"],
  ["a mark of somebody absent", { ca: 12, exam: 3, remark: "absent" }, "Somebody absent"],
  ["what stands already", { ca: 10, exam: 29 }, "None of these results changes"],
] as const)("refuses %s, and says so of the student", async (_what, marks, message) => {
  const sheet = await published();
  const changes = [changeOf(nth(sheet, 1), marks)];
  const answer = await sendAmendment(server.url, officer, sheet, { version: 1, changes });
  expect([answer.status, answer.body.changes[0]]).toEqual([400, expect.stringContaining(message)]);
  expect(await versionsOf(sheet)).toHaveLength(3);
});

it("refuses an unlisted student, and a repeated one", async () => {
  const sheet = await published();
  const stranger = await createStudent(server.college);
  const failed = nth(sheet, 1);
  const marks = { ca: 12, exam: 30 };
  for (const changes of [
    [changeOf(failed, marks), changeOf(stranger, marks)],
    [changeOf(failed, marks), changeOf(failed, marks)],
  ]) {
    const answer = await sendAmendment(server.url, officer, sheet, { version: 1, changes });
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, ["changes"]]);
  }
  expect(await versionsOf(sheet)).toHaveLength(3);
});

it("refuses to amend an outdated version, an unpublished sheet or one's own", async () => {
  const [sheet, own] = [await published(), await published()];
  await teach(server.college, { ...running, ...own }, officer);
  const unpublished = await createSheet(server.college, running, { state: "approved" });
  const never = await createSheet(server.college, running);
  const cases = [
    [sheet, 2, 409, "changed_elsewhere"],
    [unpublished, 1, 409, "not_published"],
    [own, 1, 403, "own_sheet"],
    [never, 1, 404, undefined],
  ] as const;
  for (const [place, version, status, code] of cases) {
    const changes = [changeOf(nth(place, 0), { ca: 1, exam: 1 })];
    const answer = await sendAmendment(server.url, officer, place, { version, changes });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  }
  const [row] = await server.college.db
    .select()
    .from(resultSheet)
    .where(eq(resultSheet.courseId, own.courseId));
  expect(row).toMatchObject({ state: "published", version: 1 });
});

it("lets lecturers read the versions of only their own sheets", async () => {
  const sheet = await published();
  const colleague = await createStaff(server.college, "LECTURER");
  await callOffice(server, sheet.lecturer, "get", `${sheet.path}versions/`).expect(200);
  await callOffice(server, colleague, "get", `${sheet.path}versions/`).expect(404);
});
