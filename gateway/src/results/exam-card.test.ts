import { afterAll, beforeAll, expect, it } from "vitest";
import {
  createCourse,
  createDepartment,
  openRegistration,
  type TestCourse,
  writeRegistrations,
} from "../../../college/testing/courses.ts";
import { departmentCalled } from "../../../college/testing/departments.ts";
import { creditPayment } from "../../../college/testing/payments.ts";
import { readQrCodes } from "../../../college/testing/pdf.ts";
import type { Browser } from "../../testing/browser.ts";
import {
  enrol,
  signedIn,
  signedInStaff,
  startTestPortal,
  type TestPortal,
} from "../../testing/portal.ts";

let portal: TestPortal;
let calendar: Awaited<ReturnType<typeof openRegistration>>;
let browser: Browser;
let accountId: number;
let departmentId: number;
let course: TestCourse;

beforeAll(async () => {
  portal = await startTestPortal({
    prepare: async (college) => {
      calendar = await openRegistration(college);
    },
  });
  const { college } = portal.college;
  const department = await createDepartment(college);
  ({ id: departmentId } = await departmentCalled(college, department));
  const student = await enrol(portal, { department, level: 100, surname: "Ade" });
  ({ accountId } = student);
  course = await createCourse(college, { offeredTo: department });
  const registered = { studentId: student.id, semesterId: calendar.semesterId };
  await writeRegistrations(college, registered, course);
  browser = await signedIn(portal, student);
});

afterAll(() => portal.close());

const readCard = async () => {
  const { data, errors } = await browser.graphql(`{
    viewer { ... on Student {
      examCard { session semester obstacle courses leftOut { code obstacle } fileUrl }
    } }
  }`);
  expect(errors).toEqual([]);
  return (data?.viewer as { readonly examCard: unknown }).examCard;
};

const confirmation = `query ($code: String!) {
  examCardConfirmation(code: $code) {
    name semester isRunning courses { code maySit }
  }
}`;

it("is offered once tuition is paid, printed, and confirmed by anybody", async () => {
  const obstacle = "Tuition of 2025/2026 not paid";
  const none = { obstacle, courses: [], leftOut: [], fileUrl: null };
  expect(await readCard()).toEqual({ session: "2025/2026", semester: "SECOND", ...none });
  const refused = await browser.get("/download/exam-card");
  expect(refused.status).toBe(403);
  expect(String(refused.body)).toContain(`${obstacle}.`);

  const { sessionId } = calendar;
  await creditPayment(portal.college.college, { accountId, sessionId, purpose: "tuition" });
  expect(await readCard()).toMatchObject({
    obstacle: null,
    courses: [course.code],
    fileUrl: "/download/exam-card",
  });
  const file = await browser.get("/download/exam-card");
  expect([file.status, file.headers["content-type"]]).toEqual([200, "application/pdf"]);
  const [address = ""] = await readQrCodes(file.body);
  const anybody = portal.gateway.browser();
  const code = address.split("/").at(-1) ?? "";
  const { data } = await anybody.graphql(confirmation, { code });
  expect(data?.examCardConfirmation).toEqual({
    name: expect.stringContaining("Ade"),
    semester: "SECOND",
    isRunning: true,
    courses: [{ code: course.code, maySit: true }],
  });
  const forged = await anybody.graphql(confirmation, { code: code.replace(/.$/, "~") });
  expect(forged.data?.examCardConfirmation).toBeNull();
  expect((await anybody.get("/download/exam-card")).status).toBe(401);
});

it("is printed for a whole department by the exam office", async () => {
  const officer = await signedInStaff(portal, "EXAM_OFFICER");
  const path = `/download/exam-cards?department=${departmentId}`;
  const file = await officer.get(path);
  expect([file.status, file.headers["content-type"]]).toEqual([200, "application/pdf"]);
  expect((await officer.get(`${path}&level=900`)).status).toBe(404);
  expect((await officer.get(`${path}&level=x`)).status).toBe(400);
  expect((await officer.get("/download/exam-cards")).status).toBe(404);
  expect((await (await signedInStaff(portal, "LECTURER")).get(path)).status).toBe(403);
  expect((await browser.get(path)).status).toBe(403);
});
