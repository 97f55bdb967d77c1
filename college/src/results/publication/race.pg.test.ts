import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDepartment, openRegistration } from "../../../testing/courses.ts";
import { callOffice } from "../../../testing/office.ts";
import { createStudent } from "../../../testing/people.ts";
import {
  changeOf,
  previewPublication,
  sendAmendment,
  sendPublication,
} from "../../../testing/publications.ts";
import { type Race, startRace, statusCounts } from "../../../testing/race.ts";
import { createSheet, type TestSheet } from "../../../testing/results.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { publishedResult, resultSheet, resultSheetEvent } from "../../db/schema/results.ts";
import { auditEntry } from "../../db/schema/staff.ts";
import { student } from "../../db/schema/students.ts";

let race: Race;
let running: { readonly sessionId: number; readonly semesterId: number };
let officer: TestStaff;

beforeAll(async () => {
  race = await startRace();
  const { college } = race.colleges[0];
  running = await openRegistration(college);
  officer = await createStaff(college, "EXAM_OFFICER");
});

afterAll(() => race.close());

const marks = [
  { ca: 30, exam: 45 },
  { ca: 10, exam: 20 },
];

const approved = () =>
  createSheet(race.colleges[0].college, running, { students: 2, marks, state: "approved" });

const publish = async (sheets: readonly TestSheet[]) => {
  const url = race.colleges[0].url;
  const { preview } = await previewPublication(url, officer, sheets);
  return { dryRun: false, preview };
};

/** What the database has of a sheet. */
const traces = async ({ semesterId, courseId }: TestSheet) => {
  const { db } = race.colleges[0].college;
  const [sheet] = await db.select().from(resultSheet).where(eq(resultSheet.courseId, courseId));
  const results = await db
    .select()
    .from(publishedResult)
    .where(eq(publishedResult.courseId, courseId));
  const releases = await db
    .select()
    .from(resultSheetEvent)
    .where(and(eq(resultSheetEvent.courseId, courseId), eq(resultSheetEvent.state, "published")));
  const audit = await db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.subject, `result_sheet:${semesterId}/${courseId}`));
  return {
    state: sheet?.state,
    version: sheet?.version,
    results: results.length,
    releases: releases.length,
    audit: audit.length,
  };
};

it("rules of a programme do not change for results that are being published", async () => {
  const [{ college, url }, other] = race.colleges;
  const department = await createDepartment(college);
  const entrySessionId = running.sessionId;
  const one = await createStudent(college, { department, entrySessionId });
  const [row] = await college.db.select().from(student).where(eq(student.id, one.id));
  const programmeId = row?.programmeId ?? 0;
  const sheet = await createSheet(college, running, {
    students: [one],
    marks: [{ ca: 20, exam: 25 }],
    state: "approved",
  });
  const admin = await createStaff(college, "SUPER_ADMIN");
  const confirmation = await publish([sheet]);
  const saveRules = () =>
    callOffice(other, admin, "put", `/result/programmes/${programmeId}/rules/`, {
      ...{ revision: 1, from_session_id: entrySessionId, pass_mark: 50, ca_maximum: 40 },
      ...{ graduation_cgpa: 200, standing_cgpa: 200, standing_carryover_credits: 15 },
      ...{ classes: [], elective_credits: [], required_course_ids: [], elective_course_ids: [] },
    });
  let saving: PromiseLike<{ readonly status: number }> | undefined;
  const answer = await race.whileLocked(
    "published_result",
    1,
    async () => sendPublication(url, officer, [sheet], confirmation),
    async (waitForBlocked) => {
      saving = saveRules().then((saved) => saved);
      await waitForBlocked(2);
    },
  );
  expect(answer.status).toBe(200);
  expect((await saving)?.status).toBe(409);
});

it("publishes once, pressed twice at the same time on two colleges", async () => {
  const sheets = [await approved(), await approved(), await approved()];
  const confirmation = await publish(sheets);
  const answers = await race.whileLocked("published_result", 2, () =>
    race.burst(2, (url, index) =>
      // The two calls name the sheets in opposite orders; the locks are taken in one order.
      sendPublication(url, officer, index === 0 ? sheets : sheets.toReversed(), confirmation),
    ),
  );
  expect(statusCounts(answers)).toEqual({ 200: 2 });
  expect(answers.map(({ body }) => body.changed).toSorted()).toEqual([0, 3]);
  for (const sheet of sheets) {
    expect(await traces(sheet)).toEqual({
      state: "published",
      version: 1,
      results: 2,
      releases: 1,
      audit: 1,
    });
  }
});

it("either publishes a sheet or gives it back, never both", async () => {
  for (let round = 0; round < 6; round += 1) {
    const sheet = await approved();
    const [firstCollege, second] = race.colleges;
    const confirmation = await publish([sheet]);
    const seen = await callOffice(firstCollege, officer, "get", sheet.path).expect(200);
    const back = { revision: seen.body.revision, reason: "The marks look wrong." };
    const [published, returned] = await Promise.all([
      sendPublication(firstCollege.url, officer, [sheet], confirmation),
      callOffice(second, officer, "post", `${sheet.path}return/`, back),
    ]);
    expect([published.status, returned.status].toSorted()).toEqual([200, 409]);
    const { state, results } = await traces(sheet);
    expect([state, results]).toEqual(published.status === 200 ? ["published", 2] : ["returned", 0]);
  }
});

it("accepts one of two amendments of a version and refuses the other", async () => {
  const sheet = await approved();
  const confirmation = await publish([sheet]);
  await sendPublication(race.colleges[0].url, officer, [sheet], confirmation).expect(200);
  const [first] = sheet.students;
  if (first === undefined) throw new Error("the sheet has no student");
  const answers = await race.whileLocked("published_result", 2, () =>
    race.burst(2, (url, index) =>
      sendAmendment(url, officer, sheet, {
        version: 1,
        changes: [changeOf(first, { ca: 20 + index, exam: 40 })],
      }),
    ),
  );
  expect(statusCounts(answers)).toEqual({ 200: 1, 409: 1 });
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe("changed_elsewhere");
  expect(await traces(sheet)).toMatchObject({ state: "amended", version: 2, results: 4, audit: 2 });
});
