import { afterEach, beforeEach, expect, test } from "vitest";
import type { Browser } from "../../testing/browser.ts";
import { startTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { type ScriptedCollege, startScriptedCollege } from "../../testing/scripted-college.ts";
import { accessToken, paymentsAnswer, scriptSignIn } from "../../testing/scripted-student.ts";

const refreshRoute = "POST /api/auth/token/refresh/";
const noCredentials = {
  status: 401,
  body: { detail: "Authentication credentials were not provided." },
};

let college: ScriptedCollege;
let gateway: TestGateway;
let browser: Browser;

/** A college that answers 401 on every unknown path. */
beforeEach(async () => {
  college = await startScriptedCollege();
  for (const route of [
    "GET /student/7/",
    "GET /payment/fee-schedule/",
    "GET /announcements/mine/",
    "GET /announcements/",
    "GET /admission/sessions/",
  ]) {
    college.on(route, noCredentials);
  }
  college.on("GET /payment/student-payments/", { body: paymentsAnswer });
  college.on(refreshRoute, () => ({ body: { access: accessToken() } }));
  scriptSignIn(college);
  gateway = await startTestGateway(college.url);
  browser = gateway.browser();
  await browser.signIn("COHT/2024/002", "bello");
});

afterEach(async () => {
  await gateway.close();
  await college.close();
});

test("a 401 for an unknown path means a missing feature", async () => {
  const { data, errors } = await browser.graphql(
    "{ viewer { surname ... on Student { department payments { id } fees { session } } } }",
  );

  expect(errors).toEqual([]);
  expect(data?.viewer).toMatchObject({
    surname: "Bello",
    department: "Pharmacy Technician",
    payments: [{}, {}],
    fees: null,
  });
  expect(college.callsTo(refreshRoute)).toHaveLength(1);
  expect(browser.cookie).toBeDefined();
});

test("a 401 for an unknown public path means a missing feature", async () => {
  expect(await browser.graphql("{ admission { courses { name } } }")).toMatchObject({
    data: { admission: null },
    errors: [],
  });
});
