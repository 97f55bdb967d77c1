import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import { picture } from "../../testing/applications.ts";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import {
  createCourse,
  createDepartment,
  createRegistrant,
  openRegistration,
  readCourses,
  runningSemester,
  writeRegistrations,
} from "../../testing/courses.ts";
import { createPayer, type Payer } from "../../testing/payments.ts";
import { readPdf, readQrCodes } from "../../testing/pdf.ts";
import { semester } from "../db/schema/calendar.ts";
import { courseRegistration, registrationSlip } from "../db/schema/courses.ts";
import { storedFile } from "../db/schema/files.ts";
import { student } from "../db/schema/students.ts";

let server: TestCollege;
let sessionId: number;
let semesterId: number;
let department: string;

beforeAll(async () => {
  server = await startTestCollege();
  ({ sessionId, semesterId } = await openRegistration(server.college, {
    minCredits: 6,
    maxCredits: 200,
  }));
  department = await createDepartment(server.college);
});

afterAll(() => server.close());

const course = (fields: Parameters<typeof createCourse>[1] = {}) =>
  createCourse(server.college, { offeredTo: department, ...fields });

const registrant = (fields: Parameters<typeof createRegistrant>[2] = {}) =>
  createRegistrant(server.college, sessionId, { department, ...fields });

const register = (who: Payer, ...courses: Awaited<ReturnType<typeof course>>[]) =>
  writeRegistrations(server.college, { studentId: who.id, semesterId }, ...courses);

const download = async (who: Payer) => {
  const answer = await readCourses(server.url, who, "slip/").buffer().expect(200);
  const bytes: Buffer = answer.body;
  return { answer, bytes, ...(await readPdf(bytes)) };
};

const confirm = (code: string) =>
  request(server.url).get(`/result/courseregistration/slip/confirm/${code}/`);

const codeOf = async ({ id }: Payer): Promise<string> => {
  const [slip] = await server.college.db
    .select()
    .from(registrationSlip)
    .where(eq(registrationSlip.studentId, id));
  return slip?.code ?? "none";
};

it("has the student, each course with kind and credits, the total", async () => {
  const who = await registrant({ otherName: "Ọláìdé", level: 200 });
  const { db } = server.college;
  const [photo] = await db
    .insert(storedFile)
    .values({
      id: randomUUID(),
      ownerAccountId: who.accountId,
      mediaType: "image/jpeg",
      content: await picture("jpeg", { width: 170, height: 200 }),
    })
    .returning();
  await db
    .update(student)
    .set({ passportFileId: photo?.id ?? null })
    .where(eq(student.id, who.id));
  const [carried, compulsory, elective] = [
    await course({ code: "SLP 121", title: "Anatomy & Physiology", level: 100 }),
    await course({ code: "SLP 221", level: 200, isCompulsory: true, creditLoad: 4 }),
    await course({ code: "SLP 222", level: 200, creditLoad: 1 }),
  ];
  const [first] = await register(who, carried, compulsory, elective);
  await db
    .update(courseRegistration)
    .set({ isCarryover: true })
    .where(eq(courseRegistration.id, first ?? 0));

  const { answer, text, title, pages, bytes } = await download(who);

  const stem = who.matricNumber.replaceAll("/", "_");
  expect(answer.headers["content-type"]).toBe("application/pdf");
  expect(answer.headers["content-disposition"]).toContain(`"${stem}_registration_slip.pdf"`);
  expect(title).toBe(`Registration slip ${who.matricNumber}`);
  for (const words of [
    "Second semester, 2025/2026 session",
    "Adeyemi Folake Ọláìdé",
    who.matricNumber,
    `${department}, 200 level`,
    "Complete on 10 March 2026, 10:00",
    "Anatomy & Physiology",
    "3 courses 8 credits",
    "Page 1 of 1",
  ]) {
    expect(text).toContain(words);
  }
  for (const [code, kind] of [
    ["SLP 121", "Carryover"],
    ["SLP 221", "Compulsory"],
    ["SLP 222", "Elective"],
  ] as const) {
    expect(text).toContain(code);
    expect(text).toContain(kind);
  }
  expect(text).not.toContain("No photo");
  expect(pages).toBe(1);
  expect(readQrCodes(bytes)).toEqual([
    `http://localhost:4000/registration-slip/${await codeOf(who)}`,
  ]);
});

it("shows a registration in progress and repeats the table head per page", async () => {
  const who = await registrant({ surname: "Abdulrahman-".repeat(5), level: 300 });
  const courses = [];
  for (let count = 0; count < 60; count += 1) {
    courses.push(
      await course({ level: 300, title: `Community Health Practice ${"and more ".repeat(12)}` }),
    );
  }
  await course({ level: 300, isCompulsory: true });
  await register(who, ...courses);

  const { text, pages } = await download(who);

  expect(text).toContain("In progress on");
  expect(text).toContain("No photo");
  expect(pages).toBeGreaterThan(1);
  expect(text.match(/Code Course Kind Credits/g)).toHaveLength(pages);
  for (const { code } of courses) expect(text).toContain(code);
  expect(text).toContain("60 courses 180 credits");
});

it("omits completeness once the semester is over", async () => {
  const who = await registrant({ level: 400 });
  await register(who, await course({ level: 400, creditLoad: 1 }));
  const { db } = server.college;
  await db.update(semester).set({ isCurrent: false });
  try {
    const { text } = await download(who);
    expect(text).toContain("Printed on 10 March 2026, 10:00");
    expect(text).not.toMatch(/Complete|In progress/);
  } finally {
    await db.update(semester).set({ isCurrent: true }).where(eq(semester.id, semesterId));
  }
});

it("keeps its code, whose confirmation shows the current registration", async () => {
  const who = await registrant({ level: 400 });
  const [first, second] = [
    await course({ level: 400, code: "SLP 421", title: "First" }),
    await course({ level: 400, code: "SLP 422", title: "Second", creditLoad: 2 }),
  ];
  const [dropped] = await register(who, first, second);
  await download(who);
  const code = await codeOf(who);
  await download(who);
  expect(await codeOf(who)).toBe(code);
  const all = {
    matric_number: who.matricNumber,
    name: "Adeyemi Folake",
    department,
    level: 400,
    session: "2025/2026",
    semester: "2",
    courses: [
      { code: "SLP 421", title: "First", credit_load: 3 },
      { code: "SLP 422", title: "Second", credit_load: 2 },
    ],
    total_credits: 5,
  };
  expect((await confirm(code).expect(200)).body).toEqual(all);

  await server.college.db
    .update(courseRegistration)
    .set({ droppedAt: server.clock.read() })
    .where(eq(courseRegistration.id, dropped ?? 0));

  expect((await confirm(code).expect(200)).body).toEqual({
    ...all,
    courses: all.courses.slice(1),
    total_credits: 2,
  });
});

it("is there only for what is registered, and once tuition is paid", async () => {
  const who = await registrant();
  const slip = (semesterQuery?: Record<string, string>) =>
    readCourses(server.url, who, "slip/", semesterQuery);
  expect((await slip().expect(404)).body).toEqual({
    detail: "You have no course registered in this semester.",
  });
  await slip({ session: "2019/2020", semester: "2" }).expect(404);
  await slip({ ...runningSemester, session: "now" }).expect(400);
  await readCourses(server.url, await createPayer(server.college), "slip/").expect(402);
  await readCourses(server.url, { authorization: "Bearer none" }, "slip/").expect(401);
});

it("refuses unknown codes and limits guesses", async () => {
  const attemptLimits = { perAccountAndAddress: 2, perAddress: 2 };
  const guarded = await startTestCollege({ config: { attemptLimits } });
  const guess = () =>
    request(guarded.url).get("/result/courseregistration/slip/confirm/AAAAAAAAAAAAAAAAAAAAAA/");
  expect((await guess().expect(404)).body).toEqual({
    detail: "The college issued no such registration slip.",
  });
  await guess().expect(404);
  expect((await guess().expect(429)).headers["retry-after"]).toBeDefined();
  await guarded.close();
  await confirm("short").expect(404);
});
