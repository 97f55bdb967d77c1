import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApplicationSession, createTestBatch } from "../../../testing/applicants.ts";
import {
  callsOf,
  completeSections,
  createApplying,
  firstSitting,
  picture,
  secondSitting,
} from "../../../testing/applications.ts";
import { auditOf } from "../../../testing/audit.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { createStaff } from "../../../testing/staff.ts";
import { olevelSitting } from "../../db/schema/admissions.ts";
import { texts } from "../../texts.ts";
import { sittingTexts } from "./texts.ts";

const words = sittingTexts;

let server: TestCollege;
let office: Awaited<ReturnType<typeof createStaff>>;

beforeAll(async () => {
  server = await startTestCollege();
  office = await createStaff(server.college, "SUPER_ADMIN");
  const round = await createApplicationSession(server.college);
  await createTestBatch(server.college, round, { capacity: 50 });
});

afterAll(() => server.close());

const certificate = {
  school_name: firstSitting.school_name,
  exam_type: firstSitting.exam_type,
  year: firstSitting.year,
  exam_number: firstSitting.exam_number,
  subjects: firstSitting.subjects.map((one) =>
    one.name === "Biology" ? { ...one, grade: "C5" } : one,
  ),
  reason: "Biology is C5 on the certificate",
  is_verified: false,
  revision: 1,
};

const correct = (id: number, body: object = {}) =>
  request(server.url)
    .put(`/admission/sittings/${id}/`)
    .set({ authorization: office.authorization })
    .send({ ...certificate, ...body });

const check = (id: number, body: object) =>
  request(server.url)
    .put(`/admission/sittings/${id}/check/`)
    .set({ authorization: office.authorization })
    .send(body);

const open = async (id: number) =>
  (
    await request(server.url)
      .get(`/admission/sittings/${id}/`)
      .set({ authorization: office.authorization })
      .expect(200)
  ).body;

const submitted = async ({ hasFile = true, hasSecond = false } = {}) => {
  const person = await createApplying(server.college);
  await completeSections(server.college, person);
  const calls = callsOf(server.url, person);
  if (hasSecond) await calls.patchOlevel(secondSitting).expect(200);
  if (hasFile) {
    await calls
      .upload()
      .field("exam_sitting", "1")
      .attach("result", await picture(), "result.jpg")
      .expect(200);
  }
  await calls.submit().expect(200);
  const sittings = await server.college.db
    .select({ id: olevelSitting.id })
    .from(olevelSitting)
    .where(eq(olevelSitting.applicantId, person.id))
    .orderBy(olevelSitting.sitting);
  const mails = async () => (await server.mail()).filter(({ to }) => to === person.email);
  return { person, calls, mails, id: sittings[0]?.id ?? 0 };
};

describe("correcting a sitting", () => {
  it("stores, verifies, mails and logs the certificate's values", async () => {
    const { person, calls, mails, id } = await submitted();
    await check(id, { outcome: "queried", query: "Biology is C5.", revision: 1 }).expect(200);
    const before = (await mails()).length;

    await correct(id, {
      exam_number: " 4250101/002 ",
      subjects: [...certificate.subjects.slice(0, 4), { name: "", grade: "" }],
      is_verified: true,
    }).expect(200, { message: words.corrected });

    expect(await open(id)).toMatchObject({
      exam_number: "4250101002",
      subjects: [
        { name: "English Language", grade: "B3" },
        { name: "Mathematics", grade: "C4" },
        { name: "Biology", grade: "C5" },
        { name: "Chemistry", grade: "C6" },
      ],
      revision: 2,
      state: "verified",
      check: { outcome: "verified", query: null, checked_by: "Balogun Tunde" },
    });
    expect((await calls.get()).body.sittings[0]).toMatchObject({
      exam_number: "4250101002",
      query: null,
    });
    const newMails = (await mails()).slice(before);
    expect(newMails).toHaveLength(1);
    expect(newMails[0]?.text).toContain(
      "Exam number: 4250101001, now 4250101002\nBiology: A1, now C5\nPhysics: D7, now nothing",
    );
    expect(newMails[0]?.text).toContain("verified now");
    expect(newMails[0]?.text).not.toContain(certificate.reason);
    expect((await auditOf(server.college, `applicant:${person.id}`)).at(-1)).toMatchObject({
      action: "admission.correct_sitting",
      reason: certificate.reason,
      before: {
        sitting: 1,
        examNumber: "4250101001",
        subjects: "English Language B3, Mathematics C4, Biology A1, Chemistry C6, Physics D7",
        state: "queried",
      },
      after: {
        sitting: 1,
        examNumber: "4250101002",
        subjects: "English Language B3, Mathematics C4, Biology C5, Chemistry C6",
        state: "verified",
      },
    });
  });

  it("leaves it unchecked unless the office says it matches", async () => {
    const { id } = await submitted();
    await correct(id).expect(200);
    expect(await open(id)).toMatchObject({ revision: 2, state: "unchecked", check: null });
    await check(id, { outcome: "verified", revision: 2 }).expect(200);
    await correct(id, { year: "2023", revision: 2 }).expect(200);
    expect(await open(id)).toMatchObject({ year: "2023", revision: 3, state: "changed" });
  });

  it("is refused after a concurrent change", async () => {
    const { id, mails, person } = await submitted();
    await correct(id).expect(200);
    const mailsBefore = (await mails()).length;
    const { body } = await correct(id, { year: "2023" }).expect(409);
    expect(body).toEqual({ detail: words.changed, code: "changed_elsewhere" });
    expect(await open(id)).toMatchObject({ year: "2024", revision: 2 });
    expect(await mails()).toHaveLength(mailsBefore);
    expect(await auditOf(server.college, `applicant:${person.id}`)).toHaveLength(1);
  });

  it("accepts what the application form accepts, with a reason", async () => {
    const { id } = await submitted({ hasSecond: true });
    const { revision } = await open(id);
    const problems = async (body: object) =>
      (await correct(id, { revision, ...body }).expect(400)).body;

    expect(
      await problems({
        exam_number: "42",
        year: "2050",
        subjects: [
          { name: "Biology", grade: "A+" },
          { name: "Wizardry", grade: "A1" },
        ],
        reason: " \u0000why ",
      }),
    ).toEqual({
      exam_number: [expect.stringContaining("WAEC")],
      year: [expect.stringContaining("1980")],
      "subjects.0.grade": [expect.any(String)],
      "subjects.1.name": [expect.any(String)],
      reason: [texts.reasonMissing],
    });
    const { exam_type, exam_number, year } = secondSitting;
    expect(await problems({ exam_type, exam_number, year })).toEqual({
      exam_number: [words.otherSitting],
    });
    expect(await problems({ subjects: firstSitting.subjects })).toEqual({
      changes: [words.nothingDiffers],
    });
    expect(await open(id)).toMatchObject({ revision });
  });

  it("without a file does not verify it", async () => {
    const { id } = await submitted({ hasFile: false });
    const { body } = await correct(id, { is_verified: true }).expect(409);
    expect(body.code).toBe("no_file");
    await correct(id).expect(200);
    expect(await open(id)).toMatchObject({ revision: 2, state: "unchecked" });
  });

  it("is refused before the application is submitted", async () => {
    const draft = await createApplying(server.college);
    await completeSections(server.college, draft);
    const [row] = await server.college.db
      .select({ id: olevelSitting.id })
      .from(olevelSitting)
      .where(eq(olevelSitting.applicantId, draft.id));
    await correct(row?.id ?? 0).expect(404);
  });
});
