import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkCompliance } from "../../contract/compliance/check.ts";
import type { EndpointVerdict } from "../../contract/compliance/checks.ts";
import { httpTarget, type ProbeRequest, type Target } from "../../contract/compliance/target.ts";
import { endpoints } from "../../contract/endpoints.ts";
import { startTestCollege, type TestCollege } from "../testing/college.ts";
import { holdBed } from "../testing/hostel-office.ts";
import type { College } from "./context.ts";
import { student } from "./db/schema/students.ts";
import { seedDemo } from "./demo/seed.ts";
import { readFreeBeds } from "./hostels/free-beds.ts";
import { readCalendar } from "./registration/calendar.ts";

/** The specified endpoints, each of which this service offers. */
const served = [
  "GET /admission/application/",
  "GET /admission/aptitude-test-schedule/",
  "GET /admission/download-pdf/",
  "GET /admission/get-profile",
  "GET /hostel/dashboard/",
  "GET /hostel/download-hostel-application/",
  "GET /hostel/status/",
  "GET /payment/hostel/verify/{reference}/",
  "GET /payment/receipt/download/",
  "GET /payment/student-payments/",
  "GET /payment/tuition-fees/",
  "GET /payment/tuition/verify/{reference}/",
  "GET /payment/verify/{reference}/",
  "GET /result/courseregistration/",
  "GET /result/courseregistration/available-courses/",
  "GET /result/courseregistration/registration-info/",
  "GET /result/courseregistration/registration-status/",
  "PATCH /admission/profiles",
  "PATCH /admission/update-jamb",
  "PATCH /admission/update-olevel",
  "POST /admission/login",
  "POST /admission/submit-application",
  "POST /admission/upload-result",
  "POST /api/auth/token/refresh/",
  "POST /auth/token/refresh/",
  "POST /hostel/select-bed/",
  "POST /payment/hostel/initialize/",
  "POST /payment/initialize/",
  "POST /payment/tuition/initialize/",
  "POST /result/courseregistration/register-courses/",
  "POST /student/login/",
  "POST /student/password-reset/confirm/",
  "POST /student/password-reset/request/",
  "PUT /student/{id}/",
];

/** An approved hostel application, for its printout and its status to have an answer. */
const giveBed = async (college: College, matricNumber: string): Promise<void> => {
  const [one] = await college.db
    .select()
    .from(student)
    .where(eq(student.matricNumber, matricNumber));
  const { session } = await readCalendar(college.db);
  if (one?.sex == null || session === undefined) throw new Error("the demo changed");
  const [bedId] = await readFreeBeds(college.db, { sessionId: session.id, kind: one.sex });
  await holdBed(college, {
    sessionId: session.id,
    student: one,
    bedId: bedId ?? 0,
    printoutCode: "AAAAAAAAAAAAAAAAAAAAAA",
  });
};

const now = new Date("2026-03-10T09:00:00.000Z");

describe("the compliance check of this service", () => {
  let test: TestCollege;
  let verdicts: readonly EndpointVerdict[];
  const sent: ProbeRequest[] = [];

  beforeAll(async () => {
    test = await startTestCollege({ now: now.toISOString() });
    await seedDemo(test.college);
    await giveBed(test.college, "COHT/2024/002");
    const college = httpTarget(test.url);
    const recording: Target = {
      send: (request) => {
        sent.push(request);
        return college.send(request);
      },
    };
    const studentLogin = { username: "COHT/2024/002", password: "BELLO" };
    const applicantLogin = { username: "coht/mls/00003", password: "ADEBAYO" };
    const options = { now, studentLogin, applicantLogin };
    verdicts = await checkCompliance(recording, endpoints, options);
  });
  afterAll(() => test.close());

  it("finds every specified endpoint to comply, answers included", () => {
    const found = verdicts.map(({ endpoint: { method, path }, kind, notes }) => ({
      call: `${method} ${path}`,
      kind,
      notes,
    }));
    const untried = found.filter(({ kind, notes }) => kind !== "complies" || notes.length > 0);
    expect(untried).toEqual([]);
    expect(found.map(({ call }) => call).toSorted()).toEqual(served);
  });

  it("sends reads, sign-ins, and only such writes as must be refused", () => {
    for (const { method, path, token, body } of sent.filter((one) => one.method !== "GET")) {
      expect([undefined, "compliance-check"]).toContain(token);
      const isSignIn = path.includes("login") || path.endsWith("refresh/");
      expect(isSignIn || Object.keys(body ?? {}).length === 0, `${method} ${path}`).toBe(true);
    }
  });
});
