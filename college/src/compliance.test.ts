import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkCompliance } from "../../contract/compliance/check.ts";
import { httpTarget, type ProbeRequest, type Target } from "../../contract/compliance/target.ts";
import type { EndpointVerdict } from "../../contract/compliance/verdict.ts";
import { endpoints } from "../../contract/endpoints.ts";
import { startTestCollege, type TestCollege } from "../testing/college.ts";
import { seedDemo } from "./demo/seed.ts";

/** The specified endpoints that this service offers. */
const served = [
  "GET /admission/application/",
  "GET /admission/aptitude-test-schedule/",
  "GET /admission/download-pdf/",
  "GET /admission/get-profile",
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
  "POST /payment/hostel/initialize/",
  "POST /payment/initialize/",
  "POST /payment/tuition/initialize/",
  "POST /result/courseregistration/register-courses/",
  "POST /student/login/",
  "POST /student/password-reset/confirm/",
  "POST /student/password-reset/request/",
  "PUT /student/{id}/",
];

const now = new Date("2026-03-10T09:00:00.000Z");

describe("the compliance check of this service", () => {
  let test: TestCollege;
  let verdicts: readonly EndpointVerdict[];
  const sent: ProbeRequest[] = [];

  beforeAll(async () => {
    test = await startTestCollege({ now: now.toISOString() });
    await seedDemo(test.college);
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

  it("finds everything it serves to comply, answers included, and the rest to be missing", () => {
    const found = verdicts.map(({ endpoint: { method, path }, kind, notes }) => ({
      call: `${method} ${path}`,
      kind,
      notes,
    }));
    const complying = found.filter(({ kind, notes }) => kind === "complies" && notes.length === 0);
    expect(complying.map(({ call }) => call).toSorted()).toEqual(served);
    const others = found.filter(({ call }) => !served.includes(call));
    expect(new Set(others.map(({ kind }) => kind))).toEqual(new Set(["missing"]));
  });

  it("sends reads, sign-ins, and only such writes as must be refused", () => {
    for (const { method, path, token, body } of sent.filter((one) => one.method !== "GET")) {
      expect([undefined, "compliance-check"]).toContain(token);
      const isSignIn = path.includes("login") || path.endsWith("refresh/");
      expect(isSignIn || Object.keys(body ?? {}).length === 0, `${method} ${path}`).toBe(true);
    }
  });
});
