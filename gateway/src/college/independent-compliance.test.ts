import { afterEach, beforeEach, expect, test } from "vitest";
import { runCompliance } from "../../../contract/compliance/command.ts";
import { startTestGateway } from "../../testing/gateway.ts";
import {
  applicantLogin,
  type IndependentCollege,
  startIndependentCollege,
  studentLogin,
} from "../../testing/independent-college/college.ts";

let college: IndependentCollege;

beforeEach(async () => {
  college = await startIndependentCollege();
});

afterEach(() => college.close());

const check = (...logins: readonly string[]) =>
  runCompliance(["--url", college.url, ...logins], new Date("2026-03-10T09:00:00.000Z"));

const logins = [
  "--student-login",
  `${studentLogin.username}:${studentLogin.password}`,
  "--applicant-login",
  `${applicantLogin.username}:${applicantLogin.password}`,
];

test("an independent college complies, with tolerances listed per endpoint", async () => {
  await payTuition();
  const { code, text } = await check(...logins);

  expect(text).toMatch(/^34 of 34 specified endpoints comply, 0 are missing, 0 differ\.$/m);
  expect(code).toBe(0);
  const line = (path: string) => text.split("\n").find((one) => one.includes(` ${path} `));
  expect(line("/payment/student-payments/")).toContain(
    "tolerated: tuition_payments[].id: a number as text, tuition_payments[].amount: a decimal as text, hostel_payments: null for an empty list",
  );
  expect(line("/student/login/")).toContain("tolerated: [].data.student.id: a number as text");
  expect(line("/result/courseregistration/registration-info/")).toContain(
    "tolerated: academic_calendar.semester_start: a date-time for a day",
  );
  expect(line("/api/auth/token/refresh/")).toContain("not needed: the other path answers");
});

test("without logins it complies as far as the check can try", async () => {
  expect((await check()).code).toBe(0);
});

const payTuition = async () => {
  const gateway = await startTestGateway(college.url);
  const browser = gateway.browser();
  await browser.signIn(studentLogin.username, studentLogin.password);
  const { data } = await browser.graphql(
    "mutation { result: startTuitionPayment { ... on PaymentStarted { authorizationUrl } } }",
  );
  college.settle((data?.result as { readonly authorizationUrl: string }).authorizationUrl);
  await gateway.close();
};
