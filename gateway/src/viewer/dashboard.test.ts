import { afterEach, beforeEach, expect, test } from "vitest";
import type { Browser } from "../../testing/browser.ts";
import { startTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { type ScriptedCollege, startScriptedCollege } from "../../testing/scripted-college.ts";
import {
  feeScheduleAnswer,
  scriptSignIn,
  scriptStudentArea,
  studentRecord,
} from "../../testing/scripted-student.ts";

const dashboard = `{
  viewer {
    id surname firstName email passportUrl mustChangePassword
    ... on Student {
      matricNumber otherName department level currentSemester currentSession
      profile { phone dateOfBirth lga }
      payments { id purpose item amount paidAt reference receiptUrl }
      calendar { session semester semesterStart semesterEnd isRegistrationOpen registrationEnd }
      fees {
        session
        sections { name title paidAt total lines { code label amount frequency } }
        tuition { id amount lateFee lateFrom isPaid canPay }
        hostel { amount isPaid canPay }
      }
    }
  }
}`;

let college: ScriptedCollege;
let gateway: TestGateway;
let browser: Browser;

beforeEach(async () => {
  college = await startScriptedCollege();
  scriptStudentArea(college);
  gateway = await startTestGateway(college.url);
  browser = gateway.browser();
  scriptSignIn(college);
  await browser.signIn("COHT/2024/002", "bello");
  college.forget();
});

afterEach(async () => {
  await gateway.close();
  await college.close();
});

test("a student's dashboard is one request", async () => {
  const answer = await browser.graphql(dashboard);

  expect(answer.errors).toEqual([]);
  expect(answer.data).toEqual({
    viewer: {
      id: "7",
      surname: "Bello",
      firstName: "Aisha",
      email: "aisha@students.college.example",
      passportUrl: expect.stringMatching(/^\/media\/passport\?v=[\w-]{12}$/),
      mustChangePassword: false,
      matricNumber: "COHT/2024/002",
      otherName: null,
      department: "Pharmacy Technician",
      level: 200,
      currentSemester: "SECOND",
      currentSession: "2025/2026",
      profile: { phone: "08030000000", dateOfBirth: "2004-05-06", lga: null },
      payments: [
        {
          id: "hostel-1",
          purpose: "HOSTEL",
          item: "Hostel Fee",
          amount: 25_000.5,
          paidAt: "2026-02-12T09:00:00.000Z",
          reference: "H-1",
          receiptUrl: "/download/receipt/hostel/1",
        },
        {
          id: "tuition-1",
          purpose: "TUITION",
          item: "Tuition Fee",
          amount: 51_000,
          paidAt: "2026-02-10T10:00:00.000Z",
          reference: "T-1",
          receiptUrl: "/download/receipt/tuition/1",
        },
      ],
      calendar: {
        session: "2025/2026",
        semester: "SECOND",
        semesterStart: "2026-02-02",
        semesterEnd: "2026-06-26",
        isRegistrationOpen: true,
        registrationEnd: null,
      },
      fees: {
        session: "2025/2026",
        sections: [
          {
            name: "B",
            title: "Other charges",
            paidAt: "PORTAL",
            total: 25_000,
            lines: [{ code: "lab", label: "Lab", amount: 25_000, frequency: "PER_SESSION" }],
          },
        ],
        tuition: {
          id: "3",
          amount: 51_000,
          lateFee: 0,
          lateFrom: null,
          isPaid: false,
          canPay: true,
        },
        hostel: { amount: 25_000, isPaid: false, canPay: false },
      },
    },
  });
});

test("the dashboard sends four concurrent calls to the college", async () => {
  const routes = [
    "GET /student/7/",
    "GET /payment/student-payments/",
    "GET /payment/fee-schedule/",
    "GET /result/courseregistration/registration-info/",
  ];
  let arrived = 0;
  let release = (): void => {};
  const allArrived = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answers = new Map(routes.map((route) => [route, college.scripted(route)]));
  for (const [route, answer] of answers) {
    // None is answered before the last one arrives, so sequential calls would never end.
    college.on(route, async () => {
      arrived += 1;
      if (arrived === routes.length) release();
      await allArrived;
      return answer;
    });
  }

  const answer = await browser.graphql(dashboard);

  expect(answer.errors).toEqual([]);
  expect(college.calls.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
    routes.toSorted(),
  );
});

test("aliases of one field share one call to the college", async () => {
  await browser.graphql(
    "{ one: viewer { surname ... on Student { payments { id } } } other: viewer { email ... on Student { level payments { id } } } }",
  );

  expect(college.callsTo("GET /student/7/")).toHaveLength(1);
  expect(college.callsTo("GET /payment/student-payments/")).toHaveLength(1);
});

test("requests share no cached reads", async () => {
  await browser.graphql(dashboard);
  college.on("GET /student/7/", { body: { ...studentRecord, surname: "Danladi" } });

  expect((await browser.graphql("{ viewer { surname } }")).data).toEqual({
    viewer: { surname: "Danladi" },
  });
});

test("a failed part leaves the others visible", async () => {
  college.on("GET /payment/student-payments/", { status: 500, body: "<h1>Server Error</h1>" });

  const answer = await browser.graphql(dashboard);

  expect(answer.data).toMatchObject({ viewer: { surname: "Bello", payments: null, level: 200 } });
  expect(answer.errors).toMatchObject([
    { path: ["viewer", "payments"], extensions: { code: "COLLEGE_FAULT" } },
  ]);
});

test("the identity stays visible in an outage", async () => {
  for (const route of ["GET /student/7/", "GET /payment/student-payments/"]) {
    college.on(route, { status: 503, body: "" });
  }

  const answer = await browser.graphql(
    "{ viewer { surname firstName mustChangePassword ... on Student { payments { id } } } }",
  );

  expect(answer.data).toEqual({
    viewer: { surname: "Bello", firstName: "Aisha", mustChangePassword: false, payments: null },
  });
  expect(answer.errors).toMatchObject([{ extensions: { code: "COLLEGE_UNAVAILABLE" } }]);
});

test("without extensions: the sign-in's record and no fee schedule", async () => {
  college.on("GET /student/7/", { status: 405, body: { detail: 'Method "GET" not allowed.' } });
  college.on("GET /payment/fee-schedule/", { status: 404, body: "<h1>Not Found</h1>" });

  const answer = await browser.graphql(dashboard);

  expect(answer.errors).toEqual([]);
  expect(answer.data).toMatchObject({
    viewer: {
      surname: "Bello",
      level: 200,
      profile: { phone: "08030000000" },
      fees: null,
      payments: [{ reference: "H-1" }, { reference: "T-1" }],
    },
  });
});

test("another photo gets another path without the college address", async () => {
  const before = await browser.graphql("{ viewer { passportUrl } }");
  college.on("GET /student/7/", { body: { ...studentRecord, passport: "/media/passports/b.jpg" } });
  const after = await browser.graphql("{ viewer { passportUrl } }");
  college.on("GET /student/7/", { body: { ...studentRecord, passport: "" } });

  expect(after.data).not.toEqual(before.data);
  expect(JSON.stringify([before.data, after.data])).not.toContain("passports");
  expect((await browser.graphql("{ viewer { passportUrl } }")).data).toEqual({
    viewer: { passportUrl: null },
  });
});

test.each([
  ["1", "FIRST"],
  ["2", "SECOND"],
  ["3", "THIRD"],
  ["Harmattan", "THIRD"],
  [null, null],
  ["", null],
])("semester %j is %s", async (current_semester, expected) => {
  college.on("GET /student/7/", { body: { ...studentRecord, current_semester } });

  expect((await browser.graphql("{ viewer { ... on Student { currentSemester } } }")).data).toEqual(
    {
      viewer: { currentSemester: expected },
    },
  );
});

test.each([
  [100, 100],
  ["200", 200],
  ["300 Level", 300],
  [null, null],
])("level %j is %s", async (level, expected) => {
  college.on("GET /student/7/", { body: { ...studentRecord, level } });

  expect((await browser.graphql("{ viewer { ... on Student { level } } }")).data).toEqual({
    viewer: { level: expected },
  });
});

test.each([
  [
    { tuition: true, hostel: false },
    { tuition: false, hostel: true },
  ],
  [
    { tuition: true, hostel: true },
    { tuition: false, hostel: false },
  ],
  [
    { tuition: false, hostel: false },
    { tuition: true, hostel: false },
  ],
])("with %j paid, %j can be paid", async (paid, payable) => {
  college.on("GET /payment/fee-schedule/", {
    body: {
      ...feeScheduleAnswer,
      tuition: { ...feeScheduleAnswer.tuition, is_paid: paid.tuition },
      hostel: { ...feeScheduleAnswer.hostel, is_paid: paid.hostel },
    },
  });

  const answer = await browser.graphql(
    "{ viewer { ... on Student { fees { tuition { canPay } hostel { canPay } } } } }",
  );

  expect(answer.data).toEqual({
    viewer: { fees: { tuition: { canPay: payable.tuition }, hostel: { canPay: payable.hostel } } },
  });
});
