import request from "supertest";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { createApplicationSession, createTestBatch } from "../../../testing/applicants.ts";
import {
  callsOf,
  completeSections,
  createApplying,
  filesOf,
  picture,
} from "../../../testing/applications.ts";
import { auditOf } from "../../../testing/audit.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { createTested } from "../../../testing/offers.ts";
import { createStaff } from "../../../testing/staff.ts";
import { olevelSitting, sittingCheck } from "../../db/schema/admissions.ts";
import { sittingTexts } from "./texts.ts";

let server: TestCollege;
let office: Awaited<ReturnType<typeof createStaff>>;
let round: Awaited<ReturnType<typeof createApplicationSession>>;

beforeAll(async () => {
  server = await startTestCollege();
  office = await createStaff(server.college, "SUPER_ADMIN");
  round = await createApplicationSession(server.college);
  await createTestBatch(server.college, round, { capacity: 50 });
});

afterAll(() => server.close());

const get = (path: string, { authorization } = office) =>
  request(server.url).get(path).set({ authorization });

const check = (id: number, body: object) =>
  request(server.url)
    .put(`/admission/sittings/${id}/check/`)
    .set({ authorization: office.authorization })
    .send(body);

/** A submitted applicant, with a result file by default. */
const submitted = async ({ hasFile = true } = {}) => {
  const person = await createApplying(server.college);
  await completeSections(server.college, person);
  const calls = callsOf(server.url, person);
  const upload = async () =>
    calls
      .upload()
      .field("exam_sitting", "1")
      .attach("result", await picture(), "result.jpg");
  if (hasFile) expect((await upload()).status).toBe(200);
  await calls.submit().expect(200);
  const { rows } = (await get(`/admission/sittings/?search=${person.applicationNo}`)).body;
  const state = async () => {
    const [row] = (await get(`/admission/sittings/?search=${person.applicationNo}`)).body.rows;
    return row.state;
  };
  const query = async () => (await calls.get()).body.sittings[0].query;
  return { person, calls, upload, state, query, id: rows[0].id as number };
};

const open = async (id: number) => (await get(`/admission/sittings/${id}/`).expect(200)).body;

describe("a sitting", () => {
  it("is shown with its claims, file and department requirements", async () => {
    const { person, id, state } = await submitted();
    expect(await state()).toBe("unchecked");
    const sitting = await open(id);
    expect(sitting).toMatchObject({
      application_no: person.applicationNo,
      sitting: "1",
      exam_type: "WAEC",
      result_media_type: "image/jpeg",
      revision: 1,
      state: "unchecked",
      check: null,
      other_id: null,
      stage: "submitted",
    });
    expect(sitting.subjects).toContainEqual({ name: "Mathematics", grade: "C4" });
    const file = await get(sitting.result_file).expect(200);
    expect(file.headers["content-type"]).toBe("image/jpeg");
  });

  it("shows as verified in list, filter and applicant record", async () => {
    const { person, id, state } = await submitted();
    const body = { outcome: "verified", revision: 1 };
    await check(id, body).expect(200);
    await check(id, body).expect(200);
    expect(await state()).toBe("verified");
    expect(await auditOf(server.college, `applicant:${person.id}`)).toMatchObject([
      { action: "admission.check_sitting", after: { sitting: 1, outcome: "verified" } },
    ]);
    const { rows } = (await get("/admission/sittings/?state=verified")).body;
    expect(rows.map((row: { id: number }) => row.id)).toContain(id);
    const applicants = (await get("/admission/applicants/?sittings=verified")).body.rows;
    expect(applicants).toContainEqual(
      expect.objectContaining({ id: person.id, sittings: "verified" }),
    );
    const file = (await get(`/admission/applicants/${person.id}/`)).body;
    expect(file.sitting_checks).toEqual([{ id, sitting: "1", state: "verified", query: null }]);
    expect((await server.mail()).filter(({ to }) => to === person.email)).toHaveLength(1);
  });

  it("needs a file to be verified, and a query needs text", async () => {
    const { id } = await submitted({ hasFile: false });
    expect((await check(id, { outcome: "verified", revision: 1 }).expect(409)).body.code).toBe(
      "no_file",
    );
    const blank = await check(id, { outcome: "queried", query: " \u0000 ", revision: 1 });
    expect(blank.body).toEqual({ query: [sittingTexts.queryMissing] });
  });

  it("of an unsubmitted application is not found", async () => {
    const draft = await createApplying(server.college);
    await completeSections(server.college, draft);
    expect((await get(`/admission/sittings/?search=${draft.applicationNo}`)).body.total).toBe(0);
  });

  it.each(["ICT_SUPPORT", "EXAM_OFFICER"] as const)("is not a %s's to check", async (role) => {
    await get("/admission/sittings/", await createStaff(server.college, role)).expect(403);
  });
});

test("a query is mailed, and a new file needs a new check", async () => {
  const { person, upload, id, state, query } = await submitted();
  expect((await upload()).body.code).toBe("submitted");
  const words = "The certificate shows C5 in Biology, not A1.";
  await check(id, { outcome: "queried", query: words, revision: 1 }).expect(200);
  expect(await query()).toBe(words);
  const lastMail = (await server.mail()).filter(({ to }) => to === person.email).at(-1);
  expect(lastMail?.subject).toBe("A question about your COHT application");
  expect(lastMail?.text).toContain(words);

  const files = await filesOf(server.college, person.accountId);
  expect((await upload()).status).toBe(200);
  expect(await filesOf(server.college, person.accountId)).toBe(files);
  expect(await state()).toBe("changed");
  expect(await query()).toBeNull();
  expect((await upload()).body.code).toBe("submitted");

  const outdated = await check(id, { outcome: "verified", revision: 1 }).expect(409);
  expect(outdated.body.code).toBe("changed_elsewhere");
  const { revision, check: earlier } = await open(id);
  expect(earlier).toMatchObject({ outcome: "queried", query: words, checked_by: "Balogun Tunde" });
  await check(id, { outcome: "verified", revision }).expect(200);
  const last = (await server.mail()).filter(({ to }) => to === person.email).at(-1);
  expect(last?.subject).toContain("your result is verified");
});

test("the next sitting is the earliest unchecked one", async () => {
  const first = await submitted();
  const second = await submitted();
  expect((await open(second.id)).next_id).not.toBe(second.id);
  const { rows } = (await get("/admission/sittings/?state=unchecked&sort=submitted")).body;
  const [earliest, following] = rows.map((row: { id: number }) => row.id);
  expect((await open(earliest)).next_id).toBe(following);
  expect((await open(first.id)).next_id).toBe(earliest === first.id ? following : earliest);
});

test("applicants with two sittings are found only in the more urgent state", async () => {
  const inOrder = ["unchecked", "changed", "queried", "verified"] as const;
  const pairs = inOrder.flatMap((first, at) => inOrder.slice(at).map((other) => [first, other]));
  const expected = new Map<string, (typeof inOrder)[number]>();
  const surname = "Twosittings";
  for (const states of pairs) {
    const person = await createTested(server.college, { surname });
    // Either may be the first sitting.
    for (const [at, state] of states.toReversed().entries()) await sat(person.id, at + 1, state);
    expected.set(person.applicationNo, states[0] ?? "verified");
  }
  for (const state of inOrder) {
    const path = `/admission/applicants/?sittings=${state}&search=${surname}&size=100`;
    const { rows, total } = (await get(path).expect(200)).body;
    const found = rows.map((row: { application_no: string }) => row.application_no);
    const numbers = [...expected].filter(([, own]) => own === state).map(([number]) => number);
    expect([state, found.toSorted()]).toEqual([state, numbers.toSorted()]);
    expect(total).toBe(numbers.length);
    for (const row of rows) expect(row.sittings).toBe(state);
  }
});

/** Inserts a sitting, checked by the office or not. */
const sat = async (applicantId: number, sitting: number, state: string): Promise<void> => {
  const { db, clock } = server.college;
  const [row] = await db
    .insert(olevelSitting)
    .values({
      applicantId,
      sitting,
      schoolName: "Government College",
      examType: "WAEC",
      year: "2024",
      examNumber: `${applicantId}${sitting}`,
      subjects: [],
      revision: 2,
    })
    .returning();
  if (row === undefined || state === "unchecked") return;
  await db.insert(sittingCheck).values({
    sittingId: row.id,
    outcome: state === "queried" ? "queried" : "verified",
    query: state === "queried" ? "The certificate cannot be read." : null,
    sittingRevision: state === "changed" ? 1 : 2,
    checkedAt: clock(),
    checkedBy: office.accountId,
  });
};
