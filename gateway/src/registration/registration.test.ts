import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createCourse,
  createDepartment,
  openRegistration,
  recordOutcome,
  type TestCourse,
  writeRegistrations,
} from "../../../college/testing/courses.ts";
import { creditPayment } from "../../../college/testing/payments.ts";
import { readQrCodes } from "../../../college/testing/pdf.ts";
import type { Browser } from "../../testing/browser.ts";
import { enrol, signedIn, startTestPortal, type TestPortal } from "../../testing/portal.ts";
import {
  dropMutation,
  registerMutation,
  registrationQuery,
  slipConfirmationQuery,
} from "../../testing/student-operations.ts";

let portal: TestPortal;
let calendar: Awaited<ReturnType<typeof openRegistration>>;

beforeAll(async () => {
  portal = await startTestPortal({
    prepare: async (college) => {
      calendar = await openRegistration(college, { minCredits: 5, maxCredits: 9 });
    },
  });
});

afterAll(() => portal.close());

/** A student of a new department, whose courses no other student takes. */
const createStudentBrowser = async ({ hasPaid = true } = {}) => {
  const { college } = portal.college;
  const department = await createDepartment(college);
  const student = await enrol(portal, { department, level: 100 });
  if (hasPaid) {
    await creditPayment(college, {
      accountId: student.accountId,
      sessionId: calendar.sessionId,
      purpose: "tuition",
    });
  }
  const offer = (fields: Parameters<typeof createCourse>[1] = {}) =>
    createCourse(college, { offeredTo: department, ...fields });
  return { student, browser: await signedIn(portal, student), offer };
};

const register = async (browser: Browser, ...courses: readonly (TestCourse | string)[]) => {
  const courseIds = courses.map((one) => (typeof one === "string" ? one : String(one.id)));
  const { data, errors } = await browser.graphql(registerMutation, { courseIds });
  expect(errors).toEqual([]);
  return data?.result;
};

const drop = async (browser: Browser, registrationId: string) => {
  const { data, errors } = await browser.graphql(dropMutation, { registrationId });
  expect(errors).toEqual([]);
  return data?.result;
};

interface Page {
  readonly courses: {
    readonly registered: readonly {
      readonly id: string;
      readonly course: { readonly id: string };
    }[];
    readonly slipUrl: string | null;
  };
}

const pageOf = async (browser: Browser): Promise<Page> => {
  const { data, errors } = await browser.graphql(registrationQuery);
  expect(errors).toEqual([]);
  return (data?.viewer as { readonly courseRegistration: Page }).courseRegistration;
};

describe("course registration", () => {
  test("shows the available courses with their prerequisites", async () => {
    const { browser, student, offer } = await createStudentBrowser();
    const basics = await offer({ semester: 1 });
    const failed = await offer({ level: 100 });
    const compulsory = await offer({ isCompulsory: true });
    const advanced = await offer({ prerequisites: [basics] });
    await recordOutcome(portal.college.college, {
      studentId: student.id,
      courseId: failed.id,
      sessionId: calendar.sessionId,
      isPassed: false,
    });

    const page = await pageOf(browser);

    expect(page).toMatchObject({
      id: "2025/2026 SECOND",
      session: "2025/2026",
      semester: "SECOND",
      isOpen: true,
      canDrop: true,
      minCredits: 5,
      maxCredits: 9,
      courses: {
        status: { isComplete: false, totalCourses: 0, totalCredits: 0 },
        carryovers: [{ code: failed.code, isRegistered: false, canRegister: true }],
        newCourses: [
          {
            id: String(compulsory.id),
            code: compulsory.code,
            title: compulsory.title,
            creditLoad: 3,
            level: "100",
            isCompulsory: true,
            department: "General Studies",
            prerequisites: [],
            canRegister: true,
          },
          {
            code: advanced.code,
            isCompulsory: false,
            canRegister: false,
            prerequisites: [{ code: basics.code, isPassed: false }],
          },
        ],
        registered: [],
        slipUrl: null,
      },
    });
  });

  test("is registered idempotently, printed, confirmed in public and dropped", async () => {
    const { browser, student, offer } = await createStudentBrowser();
    const [first, second, third] = [await offer(), await offer(), await offer()];

    const registered = await register(browser, first, second, third);
    const again = await register(browser, first);
    const { courses } = await pageOf(browser);
    const slip = await browser.get(courses.slipUrl ?? "");

    expect(registered).toMatchObject({
      __typename: "CoursesRegistered",
      message: "Your courses are registered.",
      registration: {
        courses: {
          status: { isComplete: true, totalCourses: 3, totalCredits: 9, newCourses: 3 },
          registered: [{ canDrop: true, course: { id: String(first.id) } }, {}, {}],
          newCourses: [{ isRegistered: true }, { isRegistered: true }, { isRegistered: true }],
        },
      },
    });
    expect(again).toMatchObject({ __typename: "CoursesRegistered" });
    expect(slip.headers["content-disposition"]).toBe(
      'attachment; filename="registration_slip.pdf"',
    );
    const code = readQrCodes(slip.body)[0]?.split("/").at(-1);
    const confirmed = await portal.gateway.browser().graphql(slipConfirmationQuery, { code });
    expect(confirmed.data?.result).toMatchObject({
      matricNumber: student.matricNumber,
      session: "2025/2026",
      semester: "SECOND",
      totalCredits: 9,
    });

    const [{ id } = { id: "" }] = courses.registered;
    expect(await drop(browser, id)).toMatchObject({
      __typename: "CoursesRegistered",
      message: "The course is dropped.",
      registration: { courses: { status: { totalCourses: 2 } } },
    });
    expect(await drop(browser, id)).toMatchObject({ __typename: "CoursesRegistered" });
  });

  test("is closed to a student with unpaid tuition", async () => {
    const { browser, offer } = await createStudentBrowser({ hasPaid: false });
    const course = await offer();
    const refused = {
      code: "TUITION_UNPAID",
      message: "You have to pay Tuition fees before registering courses",
    };

    expect(await pageOf(browser)).toMatchObject({ isOpen: true, courses: refused });
    expect(await register(browser, course)).toMatchObject(refused);
    const slip = await browser.get("/download/registration-slip/2025-2026/2");
    expect(slip.status).toBe(403);
    expect(JSON.parse(slip.body.toString())).toMatchObject({ message: refused.message });
  });
});

describe("the college refuses", () => {
  test("a course of another department, by its id", async () => {
    const { browser } = await createStudentBrowser();
    const { offer } = await createStudentBrowser();
    const theirs = await offer();

    expect(await register(browser, theirs)).toMatchObject({
      code: "UNKNOWN_COURSE",
      courseIds: [String(theirs.id)],
    });
  });

  test("a course whose prerequisite is not passed", async () => {
    const { browser, offer } = await createStudentBrowser();
    const course = await offer({ prerequisites: [await offer({ semester: 1 })] });

    expect(await register(browser, course)).toMatchObject({
      code: "PREREQUISITE",
      courseIds: [String(course.id)],
    });
  });

  test("a selection without a carryover, and names the carryover", async () => {
    const { browser, student, offer } = await createStudentBrowser();
    const [failed, other] = [await offer(), await offer()];
    await recordOutcome(portal.college.college, {
      studentId: student.id,
      courseId: failed.id,
      sessionId: calendar.sessionId,
      isPassed: false,
    });

    expect(await register(browser, other)).toMatchObject({
      code: "CARRYOVER_REQUIRED",
      message: "Carryover courses cannot be deselected until all are registered",
      carryoverCourseIds: [String(failed.id)],
    });
  });

  test("a selection without a compulsory course", async () => {
    const { browser, offer } = await createStudentBrowser();
    const [compulsory, other] = [await offer({ isCompulsory: true }), await offer()];

    expect(await register(browser, other)).toMatchObject({
      code: "COMPULSORY_REQUIRED",
      courseIds: [String(compulsory.id)],
    });
  });

  test("too many and too few credits", async () => {
    const { browser, offer } = await createStudentBrowser();
    const courses = [await offer(), await offer(), await offer(), await offer()];
    const [one] = courses;

    expect(await register(browser, ...courses)).toMatchObject({
      code: "TOO_MANY_CREDITS",
      message: "Credit limit exceeded. Maximum allowed is 9 credits.",
    });
    expect(one && (await register(browser, one))).toMatchObject({
      code: "TOO_FEW_CREDITS",
      message: "Minimum credit requirement not met. You need at least 5 credits.",
    });
  });

  test("to drop a compulsory course, or another student's registration", async () => {
    const { browser, offer } = await createStudentBrowser();
    const stranger = await createStudentBrowser();
    const [compulsory, other] = [await offer({ isCompulsory: true }), await offer()];
    await register(browser, compulsory, other);
    const { registered } = (await pageOf(browser)).courses;
    const idOf = ({ id }: TestCourse) =>
      registered.find(({ course }) => course.id === String(id))?.id ?? "";

    expect(await drop(browser, idOf(compulsory))).toMatchObject({ code: "COMPULSORY_REQUIRED" });
    expect(await drop(stranger.browser, idOf(other))).toMatchObject({
      code: "UNKNOWN_REGISTRATION",
    });
    expect((await pageOf(browser)).courses.registered).toHaveLength(2);
  });
});

test("an unknown slip code is not confirmed", async () => {
  const browser = portal.gateway.browser();

  for (const code of ["nobody-0000-0000-0000", "../slip", "x"]) {
    expect(await browser.graphql(slipConfirmationQuery, { code })).toMatchObject({
      data: { result: null },
      errors: [],
    });
  }
});

test("there is no slip of a semester without registrations", async () => {
  const { browser } = await createStudentBrowser();

  expect((await browser.get("/download/registration-slip/2025-2026/2")).status).toBe(404);
  expect((await browser.get("/download/registration-slip/2025-2026/two")).status).toBe(404);
});

describe("after registration has closed", () => {
  let closed: TestPortal;
  beforeAll(async () => {
    const past = new Date("2025-01-01T00:00:00Z");
    closed = await startTestPortal({
      prepare: async (college) => {
        calendar = await openRegistration(college, {
          registrationStart: past,
          registrationEnd: past,
          dropDeadline: past,
        });
      },
    });
  });
  afterAll(() => closed.close());

  test("nothing is registered or dropped", async () => {
    const { college } = closed.college;
    const student = await enrol(closed);
    const { accountId } = student;
    const { sessionId, semesterId } = calendar;
    await creditPayment(college, { accountId, sessionId, purpose: "tuition" });
    const course = await createCourse(college);
    const [id] = await writeRegistrations(college, { studentId: student.id, semesterId }, course);
    const browser = await signedIn(closed, student);

    expect(await pageOf(browser)).toMatchObject({
      isOpen: false,
      canDrop: false,
      courses: { registered: [{ canDrop: false }], slipUrl: expect.any(String) },
    });
    expect(await register(browser, await createCourse(college))).toMatchObject({ code: "CLOSED" });
    expect(await drop(browser, String(id))).toMatchObject({ code: "DEADLINE_PASSED" });
  });
});
