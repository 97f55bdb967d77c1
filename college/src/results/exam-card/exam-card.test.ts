import { and, eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import {
  createCourse,
  createDepartment,
  createRegistrant,
  openRegistration,
  type TestCourse,
  writeRegistrations,
} from "../../../testing/courses.ts";
import { departmentCalled } from "../../../testing/departments.ts";
import { createPayer, type Payer } from "../../../testing/payments.ts";
import { readPdf, readQrCodes } from "../../../testing/pdf.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { semester } from "../../db/schema/calendar.ts";
import { courseRegistration } from "../../db/schema/courses.ts";
import { examAttendance } from "../../db/schema/results.ts";
import { student } from "../../db/schema/students.ts";
import { attendanceTexts } from "../attendance/sheet.ts";
import { examCardTexts } from "./texts.ts";
import { signExamCard } from "./token.ts";

let server: TestCollege;
let officer: TestStaff;
let sessionId: number;
let semesterId: number;
let department: string;

beforeAll(async () => {
  server = await startTestCollege();
  ({ sessionId, semesterId } = await openRegistration(server.college));
  officer = await createStaff(server.college, "EXAM_OFFICER");
  department = await createDepartment(server.college);
});

afterAll(() => server.close());

const course = () => createCourse(server.college, { offeredTo: department });

const register = (who: Payer, ...courses: readonly TestCourse[]) =>
  writeRegistrations(server.college, { studentId: who.id, semesterId }, ...courses);

/** Who has paid and registered two courses. */
const candidate = async () => {
  const who = await createRegistrant(server.college, sessionId, { department });
  const courses = [await course(), await course()] as const;
  await register(who, ...courses);
  return { who, courses };
};

const bar = (who: Payer, { id: courseId }: TestCourse) =>
  server.college.db.insert(examAttendance).values({
    ...{ courseId, semesterId, studentId: who.id, barredReason: "attendance below 75%" },
    ...{ changedBy: officer.accountId, changedAt: server.clock.read() },
  });

const own = (who: Payer, path = "") =>
  request(server.url).get(`/result/exam-card/${path}`).set({ authorization: who.authorization });

const cardOf = async (who: Payer) => (await own(who).expect(200)).body;

const print = async (who: Payer) => {
  const { body } = await own(who, "print/").buffer().expect(200);
  const [address = ""] = await readQrCodes(body);
  return { ...(await readPdf(body)), address, code: address.split("/").at(-1) ?? "" };
};

const confirm = (code: string) => request(server.url).get(`/result/exam-cards/${code}/`);

const mayNow = async (code: string) => {
  const { body } = await confirm(code).expect(200);
  return body.courses.map((one: { readonly code: string; readonly may_sit: boolean }) => [
    one.code,
    one.may_sit,
  ]);
};

const barred = attendanceTexts.barred("attendance below 75%");

describe("an examination card", () => {
  it("has the courses that may be sat, and says what is left out", async () => {
    const { who, courses } = await candidate();
    await bar(who, courses[1]);
    expect(await cardOf(who)).toMatchObject({
      session: "2025/2026",
      semester: 2,
      obstacle: null,
      courses: [{ code: courses[0].code, title: courses[0].title, credit_load: 3 }],
      left_out: [{ code: courses[1].code, obstacle: barred }],
    });
    const { text, address, pages } = await print(who);
    expect(pages).toBe(1);
    expect(text).toContain(who.matricNumber);
    expect(text).toContain("Second semester, 2025/2026 session");
    expect(text).toContain(courses[0].code);
    expect(text).not.toContain(courses[1].code);
    expect(address).toMatch(/^http.+\/exam-card\/[\w-]+$/);
  });

  it("is not made before tuition is paid, and says why", async () => {
    const who = await createPayer(server.college, { department });
    await register(who, await course());
    const obstacle = attendanceTexts.unpaid("2025/2026");
    expect(await cardOf(who)).toMatchObject({ obstacle, courses: [], left_out: [] });
    const { body } = await own(who, "print/").expect(409);
    expect(body).toEqual({ detail: `${obstacle}.`, code: "no_exam_card" });
  });

  it("is not made for who has left, or is barred from every course", async () => {
    const { who, courses } = await candidate();
    for (const one of courses) await bar(who, one);
    expect((await cardOf(who)).obstacle).toBe(examCardTexts.allLeftOut);
    await own(who, "print/").expect(409);
    await server.college.db
      .update(student)
      .set({ standing: "withdrawn" })
      .where(eq(student.id, who.id));
    expect((await cardOf(who)).obstacle).toBe(attendanceTexts.standing.withdrawn);
  });

  it("is not found where nothing is registered", async () => {
    const who = await createRegistrant(server.college, sessionId, { department });
    await own(who).expect(404);
    await own(who, "print/").expect(404);
  });
});

describe("the cards of a department", () => {
  const printAll = (query: string) =>
    request(server.url)
      .get(`/result/exam-cards/printout/?${query}`)
      .set({ authorization: officer.authorization })
      .buffer();

  it("are printed for who has one, by matric number, each as its owner would print it", async () => {
    const own = await createDepartment(server.college);
    const { id: departmentId } = await departmentCalled(server.college, own);
    const offered = await createCourse(server.college, { offeredTo: own });
    await printAll(`department_id=${departmentId}`).expect(404);
    const holders = [
      await createRegistrant(server.college, sessionId, { department: own }),
      await createRegistrant(server.college, sessionId, { department: own, level: 200 }),
    ];
    const unpaid = await createPayer(server.college, { department: own });
    const barred = await createRegistrant(server.college, sessionId, { department: own });
    for (const who of [...holders, unpaid, barred]) await register(who, offered);
    await bar(barred, offered);
    const { body } = await printAll(`department_id=${departmentId}`).expect(200);
    const { text, pages } = await readPdf(body);
    expect(pages).toBe(2);
    const [first, second] = holders.map(({ matricNumber }) => text.indexOf(matricNumber));
    expect(first).toBeGreaterThan(0);
    expect(second).toBeGreaterThan(first ?? 0);
    for (const { matricNumber } of [unpaid, barred]) expect(text).not.toContain(matricNumber);
    for (const address of await readQrCodes(body)) {
      await confirm(address.split("/").at(-1) ?? "").expect(200);
    }
    const one = await printAll(`department_id=${departmentId}&level=200`).expect(200);
    expect((await readPdf(one.body)).pages).toBe(1);
  });
});

describe("the page behind its code", () => {
  it("shows who it is of, and which of its courses may be sat now", async () => {
    const { who, courses } = await candidate();
    const { code } = await print(who);
    const { body } = await confirm(code).expect(200);
    expect(body).toMatchObject({
      matric_number: who.matricNumber,
      department,
      level: 100,
      session: "2025/2026",
      semester: 2,
      is_running: true,
    });
    expect(JSON.stringify(body)).not.toMatch(/email|phone|obstacle/);
    const [first, second] = courses.map((one) => one.code);
    expect(await mayNow(code)).toEqual([
      [first, true],
      [second, true],
    ]);
    await bar(who, courses[0]);
    await server.college.db
      .update(courseRegistration)
      .set({ droppedAt: server.clock.read() })
      .where(
        and(
          eq(courseRegistration.studentId, who.id),
          eq(courseRegistration.courseId, courses[1].id),
        ),
      );
    expect(await mayNow(code)).toEqual([
      [first, false],
      [second, false],
    ]);
  });

  it("lets nothing be sat after the semester", async () => {
    const { who } = await candidate();
    const { code } = await print(who);
    const setCurrent = (isCurrent: boolean) =>
      server.college.db.update(semester).set({ isCurrent }).where(eq(semester.id, semesterId));
    await setCurrent(false);
    const { body } = await confirm(code).expect(200);
    await setCurrent(true);
    expect(body.is_running).toBe(false);
    expect(body.courses).toHaveLength(2);
    expect(body.courses.some((one: { may_sit: boolean }) => one.may_sit)).toBe(false);
  });

  it("knows no card that was forged, or signed for nobody", async () => {
    const { who, courses } = await candidate();
    const claims = {
      matricNumber: who.matricNumber,
      semesterId,
      issuedAt: server.clock.read(),
      courseIds: courses.map(({ id }) => id),
    };
    await confirm(signExamCard("another secret, just as long as it", claims)).expect(404);
    const { secret } = server.college.config;
    await confirm(signExamCard(secret, claims)).expect(200);
    await confirm(signExamCard(secret, { ...claims, matricNumber: "NOBODY/1" })).expect(404);
  });
});
