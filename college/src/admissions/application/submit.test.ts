import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createApplicant,
  createApplicationSession,
  createTestBatch,
} from "../../../testing/applicants.ts";
import {
  callsOf,
  closeSession,
  completeSections,
  createApplying,
  firstSitting,
  personalDetails,
  picture,
  secondSitting,
} from "../../../testing/applications.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { createStudent, signInAs } from "../../../testing/people.ts";
import { applicant, testBatch } from "../../db/schema/admissions.ts";

let server: TestCollege;

beforeAll(async () => {
  server = await startTestCollege();
});

afterAll(() => server.close());

/** An applicant in a session of their own, whose batches are given by the instants at which they start. */
const start = async ({
  starts = ["2026-03-26T08:00:00.000Z"],
  isComplete = true,
  fields = {},
}: {
  readonly starts?: readonly string[];
  readonly isComplete?: boolean;
  readonly fields?: Parameters<typeof createApplying>[1];
} = {}) => {
  const session = await createApplicationSession(server.college);
  for (const startsAt of starts) {
    await createTestBatch(server.college, session, {
      startsAt: new Date(startsAt),
      endsAt: new Date(Date.parse(startsAt) + 2 * 3_600_000),
      capacity: 1,
    });
  }
  const person = await createApplying(server.college, {
    ...fields,
    applicationSessionId: session.id,
  });
  if (isComplete) await completeSections(server.college, person);
  const calls = callsOf(server.url, person);
  const mails = async () => (await server.mail()).filter(({ to }) => to === person.email);
  return { person, session, mails, ...calls };
};

test("submitting a complete application assigns a test and sends a mail", async () => {
  const { submit, get, person, mails } = await start();
  expect((await get()).body).toMatchObject({ can_submit: true, submitted_at: null, test: null });

  const answer = await submit();

  expect(answer.status).toBe(200);
  expect((await get()).body).toMatchObject({
    can_submit: false,
    submitted_at: "2026-03-10T09:00:00.000Z",
    sections: { declaration: { state: "complete" } },
    test: {
      date: "2026-03-26",
      start_time: "09:00",
      end_time: "11:00",
      venue: "Computer-Based Test Centre, Main Campus",
      capacity: 1,
      seen_at: null,
      taken_at: null,
      score: null,
    },
  });
  expect((await get("/admission/aptitude-test-schedule/")).body).toEqual({
    date: "2026-03-26",
    start_time: "09:00",
    end_time: "11:00",
  });
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe("Your COHT application is submitted");
  for (const words of [
    person.applicationNo,
    "Thursday 26 March 2026",
    "9:00 AM - 11:00 AM",
    "Computer-Based Test Centre, Main Campus",
    "/applicant/aptitude-test-schedule",
  ]) {
    expect(mail?.text).toContain(words);
  }
});

test("the whole form goes through its own endpoints to submission", async () => {
  const { patchProfile, patchOlevel, upload, patchJamb, submit, get } = await start({
    isComplete: false,
  });

  await patchProfile()
    .field(personalDetails)
    .attach("passport", await picture(), "me.jpg")
    .expect(200);
  await patchOlevel({ ...firstSitting, number_of_sitting: "2" }).expect(200);
  await patchOlevel(secondSitting).expect(200);
  await upload()
    .field("exam_sitting", "2")
    .attach("result", await picture(), "r.jpg")
    .expect(200);
  await patchJamb({ jamb_no: "", jamb_score: "" }).expect(200);
  await submit().expect(200);

  const { sections } = (await get()).body;
  expect(Object.values(sections)).toEqual(Array(4).fill({ state: "complete", missing: [] }));
});

test("submitting twice takes one place and sends one mail", async () => {
  const { submit, mails, session } = await start();
  const first = await submit();
  server.clock.advance({ minutes: 1 });

  const second = await submit();

  expect([second.status, second.body]).toEqual([first.status, first.body]);
  expect(await mails()).toHaveLength(1);
  const batches = await server.college.db
    .select()
    .from(testBatch)
    .where(eq(testBatch.applicationSessionId, session.id));
  expect(batches.map(({ assigned }) => assigned)).toEqual([1]);
});

test("missing parts are listed by section, with sentences and fields", async () => {
  const { patchOlevel, submit, get } = await start({ isComplete: false });
  await patchOlevel({
    ...firstSitting,
    number_of_sitting: "2",
    subjects: firstSitting.subjects.slice(0, 2),
  });

  const answer = await submit();

  expect(answer.status).toBe(400);
  const { detail, missing, missing_fields: fields } = answer.body;
  expect(detail).toBe("Your application is not complete yet.");
  expect(fields.personal.map(({ field }: { field: string }) => field)).toEqual([
    "sex",
    "date_of_birth",
    "marital_status",
    "nationality",
    "state_of_origin",
    "lga",
    "emergency_contact",
    "address",
    "religion",
    "parent_name",
    "parent_phone",
    "parent_address",
    "passport",
  ]);
  expect(missing.personal).toContain("Enter your date of birth.");
  expect(fields.academic.map(({ field }: { field: string }) => field)).toEqual([
    "second.school_name",
    "second.exam_type",
    "second.year",
    "second.exam_number",
    "second.subjects",
    "first.subjects",
  ]);
  expect(fields.jamb).toEqual([{ field: "jamb_no", message: missing.jamb[0] }]);
  const { sections, can_submit } = (await get()).body;
  expect(can_submit).toBe(false);
  expect(sections).toMatchObject({
    personal: { state: "not_started", missing: fields.personal },
    academic: { state: "in_progress", missing: fields.academic },
    jamb: { state: "not_started", missing: fields.jamb },
    declaration: { state: "not_started" },
  });
});

test("saved values are validated again", async () => {
  const { submit, person } = await start();
  await server.college.db
    .update(applicant)
    .set({ lga: "Nowhere" })
    .where(eq(applicant.id, person.id));

  const answer = await submit();

  expect(answer.body.missing_fields).toEqual({
    personal: [{ field: "lga", message: "Choose a local government area of Oyo." }],
  });
});

describe("the assigned test", () => {
  test("is the earliest with a place after at least a day", async () => {
    const { submit, get } = await start({
      starts: [
        "2026-03-28T08:00:00.000Z",
        "2026-03-09T08:00:00.000Z",
        "2026-03-11T08:59:00.000Z",
        "2026-03-27T08:00:00.000Z",
      ],
    });

    await submit().expect(200);

    expect((await get("/admission/aptitude-test-schedule/")).body.date).toBe("2026-03-27");
  });

  test("is the next one if the earliest is full", async () => {
    const { submit, session } = await start({
      starts: ["2026-03-27T08:00:00.000Z", "2026-03-28T08:00:00.000Z"],
    });
    const other = await createApplying(server.college, { applicationSessionId: session.id });
    await completeSections(server.college, other);
    const calls = callsOf(server.url, other);

    await submit().expect(200);
    await calls.submit().expect(200);

    expect((await calls.get("/admission/aptitude-test-schedule/")).body.date).toBe("2026-03-28");
  });

  test("is missing if all are full; submitting works later", async () => {
    const { submit, get, mails, session } = await start({ starts: [] });

    const answer = await submit();

    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      detail: expect.stringContaining("+234 800 000 0000"),
      code: "no_test_batch",
    });
    expect((await get()).body).toMatchObject({ submitted_at: null, can_submit: true });
    expect(await mails()).toEqual([]);
    await createTestBatch(server.college, session);
    await submit().expect(200);
  });
});

test("the schedule exists once assigned; the first confirmation counts", async () => {
  const { submit, get, post } = await start();
  const seen = () => post("/admission/test-notice/seen/");
  expect((await get("/admission/aptitude-test-schedule/")).status).toBe(404);
  expect((await seen()).status).toBe(404);
  await submit();
  const first = server.clock.read().toISOString();

  await seen().expect(200);
  server.clock.advance({ minutes: 1 });
  await seen().expect(200);

  expect((await get()).body.test.seen_at).toBe(first);
});

describe("wrong order of steps", () => {
  test("an unpaid application is not submitted, however complete", async () => {
    const person = await createApplicant(server.college);
    await completeSections(server.college, person);
    const calls = callsOf(server.url, await signInAs(server.college, person));

    expect((await calls.submit()).status).toBe(402);
    expect((await calls.get()).body).toMatchObject({
      can_submit: false,
      screening: { fee: 10_000, is_paid: false, paid_at: null, reference: null },
    });
  });

  test("an incomplete one of a closed session is refused as closed", async () => {
    const { submit, get, person } = await start({ isComplete: false });
    await closeSession(server.college, person);

    const answer = await submit();

    expect([answer.status, answer.body.code]).toEqual([409, "session_closed"]);
    expect((await get()).body).toMatchObject({ can_submit: false, session: { is_open: false } });
  });

  test("an application submitted in time stays submitted after the session closes", async () => {
    const { submit, person } = await start();
    await submit().expect(200);
    await closeSession(server.college, person);

    expect((await submit()).status).toBe(200);
  });

  test("an unverified applicant submits nothing", async () => {
    const { submit } = await start({ fields: { verifiedAt: null } });

    expect((await submit()).status).toBe(403);
  });

  test.each([
    ["PATCH", "/admission/profiles"],
    ["PATCH", "/admission/update-olevel"],
    ["POST", "/admission/upload-result"],
    ["PATCH", "/admission/update-jamb"],
    ["POST", "/admission/submit-application"],
    ["GET", "/admission/aptitude-test-schedule/"],
    ["GET", "/admission/my-application/"],
    ["POST", "/admission/test-notice/seen/"],
  ] as const)("%s %s is for applicants alone", async (method, path) => {
    const student = await signInAs(server.college, await createStudent(server.college));
    const call = () =>
      request(server.url)[method === "GET" ? "get" : method === "POST" ? "post" : "patch"](path);

    expect((await call().set("authorization", student.authorization)).status).toBe(403);
    expect((await call()).status).toBe(401);
  });
});
