import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { openRegistration, writeRegistrations } from "../../../testing/courses.ts";
import { createPayer, type Payer } from "../../../testing/payments.ts";
import { readPdf, readQrCodes } from "../../../testing/pdf.ts";
import { changeOf, publishAll, sendAmendment } from "../../../testing/publications.ts";
import { createSheet, type TestSheet } from "../../../testing/results.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { course } from "../../db/schema/courses.ts";
import { publishedResult, resultSheet, transcript } from "../../db/schema/results.ts";
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

const download = async (authorization: string, path = "/result/transcript/") => {
  const answer = await request(server.url).get(path).set({ authorization }).buffer().expect(200);
  const bytes: Buffer = answer.body;
  return { answer, ...(await readPdf(bytes)), codes: await readQrCodes(bytes) };
};

const confirm = (url: string) =>
  request(server.url).get(`/result/transcripts/${url.split("/").at(-1)}/`);

type Marks = NonNullable<NonNullable<Parameters<typeof createSheet>[2]>["marks"]>;

const graduate = async (marks: Marks) => {
  const who = await createPayer(server.college, { otherName: "Ọláìdé" });
  const sheet = await createSheet(server.college, running, {
    students: [who],
    marks,
    state: "approved",
    course: { title: "Anatomy and Physiology" },
  });
  await publishAll(server.url, officer, sheet);
  return { who, sheet };
};

const issued = ({ id }: Payer) =>
  server.college.db.select().from(transcript).where(eq(transcript.studentId, id));

it("prints published results with a confirmation code that stays the same", async () => {
  const { who, sheet } = await graduate([{ ca: 30, exam: 33 }]);
  const first = await download(who.authorization);
  expect(first.answer.headers["content-disposition"]).toContain("_transcript.pdf");
  for (const expected of [
    "Adeyemi Folake Ọláìdé",
    who.matricNumber,
    "Community Health",
    sheet.course.code,
    "Anatomy and Physiology",
    "63",
    "BC",
    "2025/2026, second semester",
    "GPA 3.00",
    "3 credits passed",
  ]) {
    expect(first.text).toContain(expected);
  }
  expect(first.codes).toHaveLength(1);
  const confirmed = await confirm(first.codes[0] ?? "").expect(200);
  expect(confirmed.body).toEqual({
    matric_number: who.matricNumber,
    name: "Adeyemi Folake Ọláìdé",
    department: "Community Health",
    award: null,
    class_of_award: null,
    issued_at: server.clock.read().toISOString(),
    credits_passed: 3,
    cgpa: 3,
    is_current: true,
  });
  const again = await download(who.authorization);
  const office = await download(officer.authorization, `/result/students/${who.id}/transcript/`);
  expect([again.codes, office.codes]).toEqual([first.codes, first.codes]);
  expect(await issued(who)).toHaveLength(1);
});

it("reports changed results for an earlier print and prints a new code", async () => {
  const { who, sheet } = await graduate([{ ca: 10, exam: 20 }]);
  const first = await download(who.authorization);
  const changes = [changeOf(who, { ca: 20, exam: 30 })];
  await sendAmendment(server.url, officer, sheet, { version: 1, changes }).expect(200);
  const before = await confirm(first.codes[0] ?? "").expect(200);
  expect(before.body).toMatchObject({ credits_passed: 0, cgpa: 0, is_current: false });
  const second = await download(who.authorization);
  expect(second.codes).not.toEqual(first.codes);
  const now = await confirm(second.codes[0] ?? "").expect(200);
  expect(now.body).toMatchObject({ credits_passed: 3, cgpa: 2.5, is_current: true });
});

it("prints a course that was renamed under another code", async () => {
  const { who, sheet } = await graduate([{ ca: 30, exam: 33 }]);
  const first = await download(who.authorization);
  await server.college.db
    .update(course)
    .set({ title: "Human Biology" })
    .where(eq(course.id, sheet.courseId));
  const second = await download(who.authorization);
  expect(second.text).toContain("Human Biology");
  expect(second.codes).not.toEqual(first.codes);
  expect((await confirm(first.codes[0] ?? "")).body.is_current).toBe(false);
});

it("runs over several pages, numbered", async () => {
  const { who } = await graduate([{ ca: 30, exam: 33 }]);
  const sheets: TestSheet[] = [];
  for (let made = 0; made < 40; made += 1) {
    const course = { title: `A course whose title takes more than one line, number ${made}` };
    const sheet = await createSheet(server.college, running, { students: [], course });
    await writeRegistrations(
      server.college,
      { studentId: who.id, semesterId: running.semesterId },
      sheet.course,
    );
    sheets.push(sheet);
  }
  await server.college.db.transaction(async (tx) => {
    for (const { courseId, semesterId } of sheets) {
      const place = { courseId, semesterId };
      await tx.insert(resultSheet).values({ ...place, state: "published", version: 1 });
      await tx.insert(publishedResult).values({
        ...place,
        version: 1,
        creditLoad: 3,
        ...{ studentId: who.id, ca: 30, exam: 45, total: 75, grade: "A" },
        ...{ pointsHundredths: 400, isPassed: true },
      });
    }
  });
  const { pages, text } = await download(who.authorization);
  expect(pages).toBeGreaterThan(1);
  expect(text).toContain(`Page ${pages} of ${pages}`);
  expect(text).toContain("continued");
});

it("leaves out what is withheld and is absent without other results", async () => {
  const { who } = await graduate([{ ca: 35, exam: 60, remark: "withheld" }]);
  const { authorization } = who;
  await request(server.url).get("/result/transcript/").set({ authorization }).expect(404);
  await request(server.url)
    .get(`/result/students/${who.id}/transcript/`)
    .set({ authorization: officer.authorization })
    .expect(404);
  expect(await issued(who)).toEqual([]);
});

it("is audited when the office prints it, and unknown under other codes", async () => {
  const { who } = await graduate([{ ca: 30, exam: 33 }]);
  await download(officer.authorization, `/result/students/${who.id}/transcript/`);
  const log = await server.college.db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.subject, `student:${who.id}`));
  expect(log).toMatchObject([{ action: "result.transcript", actorAccountId: officer.accountId }]);
  await confirm("/transcript/nobody-was-given-this").expect(404);
});
