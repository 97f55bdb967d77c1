import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../../testing/gateway.ts";
import {
  applicantRecord,
  scriptApplicantArea,
  scriptApplicantSignIn,
} from "../../testing/scripted-applicant.ts";
import { type ScriptedCollege, startScriptedCollege } from "../../testing/scripted-college.ts";

let college: ScriptedCollege;
let gateway: TestGateway;

beforeAll(async () => {
  college = await startScriptedCollege();
  gateway = await startTestGateway(college.url);
});

afterAll(async () => {
  await gateway.close();
  await college.close();
});

const secret = "c2VjcmV0LW9mLXRoZS10ZXN0";

test.each([
  [`/verify-email/COHT/CHE/00001/${secret}`, "/verify-email/{school}/{course}/{id}/{token}"],
  [`/receipt/${secret}`, "/receipt/{code}"],
  [`/document/${secret}?from=${secret}`, "/document/{code}"],
])("a page's secret is removed from the log: %s", async (path, logged) => {
  await gateway.browser().get(path, { accept: "text/html", referer: `http://x/${secret}` });

  expect(gateway.logged()).toContain(JSON.stringify(logged));
  expect(gateway.logged()).not.toContain(secret);
});

test.each([
  ["answers", { status: 410, body: { detail: secret, code: "link_expired" } }],
  ["fails", { status: 500, body: secret }],
  ["breaks off", { hangUp: true }],
])("tokens and codes are not logged when the college %s", async (_how, answer) => {
  college.on("POST /admission/verify-email/", answer);
  college.on(`GET /admission/document/confirm/${secret}/`, answer);
  college.on(`GET /payment/receipt/confirm/${secret}/`, answer);

  await gateway
    .browser()
    .graphql(`mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { __typename } }`, {
      input: { applicationNo: "COHT/CHE/00001", token: secret },
    });
  await gateway
    .browser()
    .graphql(
      "query ($code: String!) { documentConfirmation(code: $code) { name } receiptConfirmation(code: $code) { payer } }",
      { code: secret },
    );

  expect(college.calls.some(({ path }) => path.includes(secret))).toBe(true);
  expect(gateway.logged()).not.toContain(secret);
});

test.each([
  ["fails", { status: 500, body: secret }],
  ["breaks off", { hangUp: true }],
])("a photo's signed address is not logged when the college %s", async (_how, answer) => {
  scriptApplicantArea(college);
  scriptApplicantSignIn(college);
  const passport = `https://files.college.example/photos/7.jpg?signature=${secret}`;
  college.on("GET /admission/get-profile", { body: { profile: { ...applicantRecord, passport } } });
  college.on("GET /photos/7.jpg", answer);
  const browser = gateway.browser();
  await browser.signIn("COHT/PHT/00002", "yusuf", "APPLICANT");

  const { status } = await browser.get("/media/passport");

  expect(status).toBeGreaterThanOrEqual(502);
  expect(college.callsTo("GET /photos/7.jpg")[0]?.path).toContain(secret);
  expect(gateway.logged()).not.toContain(secret);
});
