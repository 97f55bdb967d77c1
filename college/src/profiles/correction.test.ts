import { eq } from "drizzle-orm";
import sharp from "sharp";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApplicant } from "../../testing/applicants.ts";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { answerOffer, createOffered } from "../../testing/offers.ts";
import { createStudent, signInAs } from "../../testing/people.ts";
import { createStaff } from "../../testing/staff.ts";
import { applicant } from "../db/schema/admissions.ts";
import { storedFile } from "../db/schema/files.ts";
import { auditEntry, profileChangeRequest } from "../db/schema/staff.ts";
import { student } from "../db/schema/students.ts";
import { fileTexts } from "../files/texts.ts";
import { installReference } from "../reference/install.ts";
import { profileTexts } from "./texts.ts";

let server: TestCollege;
let ict: Awaited<ReturnType<typeof createStaff>>;
let picture: Buffer;

beforeAll(async () => {
  server = await startTestCollege();
  await installReference(server.college.db);
  ict = await createStaff(server.college, "ICT_SUPPORT");
  picture = await sharp({ create: { width: 40, height: 50, channels: 3, background: "#888888" } })
    .jpeg()
    .toBuffer();
});

afterAll(() => server.close());

type Caller = { readonly authorization: string };

const read = (id: number, who: Caller = ict) =>
  request(server.url).get(`/staff/profiles/${id}/`).set({ authorization: who.authorization });

const correct = async (
  id: number,
  fields: Readonly<Record<string, string>>,
  { revision, who = ict }: { readonly revision?: string; readonly who?: Caller } = {},
) => {
  const seen = revision ?? String((await read(id)).body.revision);
  const form = request(server.url)
    .put(`/staff/profiles/${id}/`)
    .set({ authorization: who.authorization })
    .field({ reason: "Affidavit of 3 March", ...fields, revision: seen });
  return form.attach("evidence", picture, "affidavit.jpg");
};

const ask = (who: Caller, fields: Readonly<Record<string, string>>, evidence = true) => {
  const form = request(server.url)
    .post("/auth/profile-correction/")
    .set({ authorization: who.authorization })
    .field({ explanation: "My birth certificate says so.", ...fields });
  return evidence ? form.attach("evidence", picture, "certificate.jpg") : form;
};

const own = (who: Caller) =>
  request(server.url)
    .get("/auth/profile-correction/")
    .set({ authorization: who.authorization })
    .expect(200);

const decide = (id: number, body: object, who: Caller = ict) =>
  request(server.url)
    .put(`/staff/change-requests/${id}/decision/`)
    .set({ authorization: who.authorization })
    .send(body);

const studentRow = async (id: number) => {
  const [row] = await server.college.db.select().from(student).where(eq(student.id, id));
  return row;
};

let serial = 0;

/** With a number of another year than those that accepted offers are given. */
const signedInStudent = async () => {
  serial += 1;
  const made = await createStudent(server.college, {
    matricNumber: `COHT/2024/${String(serial).padStart(3, "0")}`,
    sex: "Female",
    dateOfBirth: "2004-05-06",
  });
  return { ...made, ...(await signInAs(server.college, made)) };
};

const mailTo = async (email: string) =>
  (await server.mail()).filter(({ to }) => to === email).map(({ subject }) => subject);

describe("a correction by ICT support", () => {
  it("changes the application, the student's record, the audit log and mails", async () => {
    const person = await createOffered(server.college);
    await answerOffer(server.url, person, "accepted").expect(200);
    const before = await read(person.accountId).expect(200);
    const other = before.body.other;
    expect(other.kind).toBe("student");

    const answer = await correct(person.accountId, { surname: " adeyemi–bello ", lga: "" });
    expect([answer.status, answer.body]).toEqual([200, { message: profileTexts.corrected }]);

    const [application] = await server.college.db
      .select()
      .from(applicant)
      .where(eq(applicant.id, person.id));
    expect(application?.surname).toBe("adeyemi-bello");
    expect((await studentRow(other.record_id))?.surname).toBe("adeyemi-bello");
    expect((await studentRow(other.record_id))?.revision).toBe(2);
    for (const subject of [`applicant:${person.id}`, `student:${other.record_id}`]) {
      const entries = await server.college.db
        .select()
        .from(auditEntry)
        .where(eq(auditEntry.subject, subject));
      expect(entries.at(-1)).toMatchObject({
        action: "profile.correct",
        actorAccountId: ict.accountId,
        before: { surname: expect.any(String) },
        after: { surname: "adeyemi-bello" },
        reason: "Affidavit of 3 March",
      });
    }
    const after = await read(person.accountId).expect(200);
    expect(after.body.requests[0]).toMatchObject({ status: "approved", has_evidence: true });
    expect(await mailTo(person.email)).toContain("Your COHT profile was corrected");
  });

  it("refuses a stale state and names every wrong field", async () => {
    const person = await signedInStudent();
    const { body } = await read(person.accountId);
    await correct(person.accountId, { first_name: "Folasade" });
    const late = await correct(
      person.accountId,
      { first_name: "Funke" },
      { revision: String(body.revision) },
    );
    expect([late.status, late.body.code]).toEqual([409, "changed_elsewhere"]);
    expect((await studentRow(person.id))?.firstName).toBe("Folasade");

    const wrong = await correct(person.accountId, {
      surname: "",
      date_of_birth: "2004-02-30",
      state_of_origin: "Oyo State of Mind",
      reason: "",
    });
    expect(wrong.status).toBe(400);
    expect(Object.keys(wrong.body).toSorted()).toEqual([
      "date_of_birth",
      "reason",
      "state_of_origin",
      "surname",
    ]);
    const same = await correct(person.accountId, { first_name: "Folasade" });
    expect(same.body).toEqual({ changes: [profileTexts.nothingDiffers] });
  });

  it.each([
    "LECTURER",
    "EXAM_OFFICER",
  ] as const)("is not a %s's to make or to see", async (role) => {
    const person = await signedInStudent();
    const who = await createStaff(server.college, role);
    await read(person.accountId, who).expect(403);
    expect((await correct(person.accountId, { surname: "Eze" }, { who })).status).toBe(403);
    expect((await studentRow(person.id))?.surname).toBe("Adeyemi");
  });
});

describe("a request for a correction", () => {
  it("is approved, corrects the profile and mails the person", async () => {
    const person = await signedInStudent();
    await ask(person, { surname: "Adeyemi-Bello", date_of_birth: "2004-06-05" }).expect(200);
    await ask(person, { surname: "Again" }).expect(409);
    const { body } = await own(person);
    expect(body.obstacle).toBe(profileTexts.requestOpen);
    expect(body.requests[0]).toMatchObject({
      status: "pending",
      changes: [
        { field: "surname", before: "Adeyemi", after: "Adeyemi-Bello" },
        { field: "date_of_birth", before: "2004-05-06", after: "2004-06-05" },
      ],
    });
    const { id } = body.requests[0];
    const evidence = await request(server.url)
      .get(`/staff/change-requests/${id}/evidence/`)
      .set({ authorization: ict.authorization })
      .expect(200);
    expect(evidence.headers["content-type"]).toBe("image/jpeg");
    expect(evidence.headers["content-disposition"]).toContain("attachment");

    await decide(id, { decision: "approved" }).expect(200);
    await decide(id, { decision: "refused", reason: "Too late" }).expect(409);
    expect(await studentRow(person.id)).toMatchObject({
      surname: "Adeyemi-Bello",
      dateOfBirth: "2004-06-05",
    });
    expect((await own(person)).body).toMatchObject({
      obstacle: null,
      requests: [{ status: "approved" }],
    });
    expect(await mailTo(person.email)).toEqual([
      "Your request for a correction at COHT",
      "Your COHT profile was corrected",
    ]);
  });

  it("is refused with a reason, which the person reads", async () => {
    const person = await signedInStudent();
    const { body } = await ask(person, { sex: "Male" }).expect(200);
    await decide(body.id, { decision: "refused" }).expect(400);
    await decide(body.id, { decision: "refused", reason: "The certificate is unreadable." }).expect(
      200,
    );
    expect((await own(person)).body.requests[0]).toMatchObject({
      status: "refused",
      reason: "The certificate is unreadable.",
    });
    expect((await studentRow(person.id))?.sex).toBe("Female");
  });

  it("keeps line breaks and drops control characters, like its answer", async () => {
    const person = await signedInStudent();
    const { body } = await ask(person, {
      surname: "Bello",
      explanation: "First line.\r\nSecond\u0000 line.",
    }).expect(200);
    expect(body.explanation).toBe("First line.\nSecond line.");
    await decide(body.id, { decision: "refused", reason: " \u0000\u0007 " }).expect(400);
    await decide(body.id, { decision: "refused", reason: "Not\u0000 legible" }).expect(200);
    expect((await own(person)).body.requests[0].reason).toBe("Not legible");
  });

  it("cannot be approved over a change made meanwhile", async () => {
    const person = await signedInStudent();
    const { body } = await ask(person, { surname: "Bello" }).expect(200);
    await correct(person.accountId, { surname: "Ojo" });
    const answer = await decide(body.id, { decision: "approved" });
    expect([answer.status, answer.body.code]).toEqual([409, "changed_elsewhere"]);
    expect((await studentRow(person.id))?.surname).toBe("Ojo");
  });

  it("is withdrawn with its document, and another can be made", async () => {
    const person = await signedInStudent();
    await ask(person, { surname: "Bello" }).expect(200);
    await request(server.url)
      .delete("/auth/profile-correction/")
      .set({ authorization: person.authorization })
      .expect(200);
    const files = await server.college.db.$count(
      storedFile,
      eq(storedFile.ownerAccountId, person.accountId),
    );
    expect(files).toBe(0);
    await ask(person, { surname: "Bello" }).expect(200);
  });

  it("is limited to five a day", async () => {
    const person = await signedInStudent();
    const withdraw = () =>
      request(server.url)
        .delete("/auth/profile-correction/")
        .set({ authorization: person.authorization })
        .expect(200);
    for (let count = 0; count < 5; count += 1) {
      await ask(person, { surname: "Bello" }).expect(200);
      await withdraw();
    }
    const sixth = await ask(person, { surname: "Bello" });
    expect([sixth.status, sixth.body.code]).toEqual([409, "too_many_requests"]);
    expect((await own(person)).body.obstacle).toBe(profileTexts.requestsOfDay);
    await server.college.db
      .update(profileChangeRequest)
      .set({ requestedAt: new Date(server.clock.read().getTime() - 24 * 3_600_000) })
      .where(eq(profileChangeRequest.accountId, person.accountId));
    await ask(person, { surname: "Bello" }).expect(200);
  });

  it("needs a valid document, a reason and a difference, reported together", async () => {
    const person = await signedInStudent();
    const bare = await ask(person, { surname: "Adeyemi", explanation: "" }, false);
    expect(bare.status).toBe(400);
    expect(Object.keys(bare.body).toSorted()).toEqual(["changes", "evidence", "explanation"]);
    const script = await request(server.url)
      .post("/auth/profile-correction/")
      .set({ authorization: person.authorization })
      .field({ explanation: "My certificate", surname: "Bello" })
      .attach("evidence", Buffer.from("<html><script>1</script>"), "certificate.pdf");
    expect(script.body).toEqual({ evidence: [fileTexts.document.notResult] });
  });

  it("is refused from applicants still editing, from staff, and for other fields", async () => {
    const open = await createApplicant(server.college, { submittedAt: null });
    const asOpen = await signInAs(server.college, open);
    const answer = await ask(asOpen, { surname: "Bello" });
    expect([answer.status, answer.body.code]).toEqual([409, "still_editable"]);
    await ask(ict, { surname: "Bello" }).expect(403);
    const person = await signedInStudent();
    const level = await ask(person, { level: "400", matric_number: "COHT/2020/001" });
    expect(level.body).toEqual({ changes: [profileTexts.nothingDiffers] });
  });

  it("is stored once when made twice concurrently", async () => {
    const person = await signedInStudent();
    const answers = await Promise.all([1, 2, 3].map(() => ask(person, { surname: "Bello" })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const count = await server.college.db.$count(
      profileChangeRequest,
      eq(profileChangeRequest.accountId, person.accountId),
    );
    expect(count).toBe(1);
  });
});
