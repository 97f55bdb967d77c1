import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../../testing/gateway.ts";
import {
  applicantRecord,
  scriptApplicantArea,
  scriptApplicantSignIn,
} from "../../testing/scripted-applicant.ts";
import { type ScriptedCollege, startScriptedCollege } from "../../testing/scripted-college.ts";
import { accessToken, scriptSignIn, scriptStudentArea } from "../../testing/scripted-student.ts";

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

beforeEach(() => {
  scriptApplicantArea(college);
  scriptApplicantSignIn(college);
  scriptStudentArea(college);
  scriptSignIn(college);
  college.forget();
});

const login = "POST /admission/login";
const whoAmI = "{ viewer { __typename surname ... on Applicant { applicationNo } } }";
const yusuf = { __typename: "Applicant", surname: "Yusuf", applicationNo: "COHT/PHT/00002" };

const signIn = async (browser = gateway.browser()) => ({
  browser,
  answer: await browser.signIn(" COHT/PHT/00002 ", " YUSUF ", "APPLICANT"),
});

describe("applicant sign-in", () => {
  test("opens a session and answers the applicant", async () => {
    const { browser, answer } = await signIn();

    expect(answer.data).toEqual({
      signIn: {
        __typename: "SignedIn",
        viewer: {
          __typename: "Applicant",
          id: "COHT/PHT/00002",
          surname: "Yusuf",
          firstName: "Amina",
          mustChangePassword: false,
        },
      },
    });
    expect((await browser.graphql(whoAmI)).data).toEqual({ viewer: yusuf });
  });

  test("sends the trimmed number and the folded password to the applicant login", async () => {
    await signIn();

    expect(college.calls.map(({ path }) => path)).toEqual(["/admission/login"]);
    expect(JSON.parse(college.calls[0]?.body ?? "")).toEqual({
      username: "COHT/PHT/00002",
      password: "yusuf",
    });
  });

  test("replaces the session of a student", async () => {
    const browser = gateway.browser();
    await browser.signIn("COHT/2024/002", "bello");

    await signIn(browser);

    expect((await browser.graphql(whoAmI)).data).toEqual({ viewer: yusuf });
    expect(JSON.parse(college.callsTo("POST /auth/logout/")[0]?.body ?? "")).toEqual({
      refresh: "refresh-1",
    });
  });

  test("ends the session at the college on sign-out", async () => {
    const { browser } = await signIn();

    await browser.graphql("mutation { signOut }");

    expect(browser.cookie).toBeUndefined();
    expect(college.callsTo("POST /auth/logout/")).toHaveLength(1);
  });

  test("continues with new tokens when the college refuses the old ones", async () => {
    const { access } = scriptApplicantSignIn(college);
    const fresh = accessToken();
    college.on("POST /api/auth/token/refresh/", { body: { access: fresh } });
    college.on("GET /admission/get-profile", ({ headers }) =>
      headers.authorization === `Bearer ${access}`
        ? { status: 401, body: { detail: "Expired", code: "token_not_valid" } }
        : { body: { profile: applicantRecord } },
    );
    const { browser } = await signIn();

    const answer = await browser.graphql("{ viewer { ... on Applicant { profile { phone } } } }");

    expect(answer.data).toEqual({ viewer: { profile: { phone: "+2348031234567" } } });
  });

  test("ends the session when the college refuses a token refresh", async () => {
    const refused = { status: 401, body: { detail: "Expired", code: "token_not_valid" } };
    college.on("POST /api/auth/token/refresh/", refused);
    college.on("GET /admission/get-profile", refused);
    const { browser } = await signIn();

    const answer = await browser.graphql("{ viewer { ... on Applicant { profile { phone } } } }");

    expect(answer.errors[0]).toMatchObject({
      message: "Session expired. Please log in again.",
      extensions: { code: "SESSION_EXPIRED" },
    });
    expect(browser.cookie).toBeUndefined();
  });
});

describe("a refused applicant sign-in", () => {
  test.each([
    [
      "answers the college's message",
      { status: 401, body: { message: "No such applicant." } },
      { code: "WRONG_CREDENTIALS", message: "No such applicant." },
    ],
    [
      "answers the gateway's message where the college has none",
      { status: 401, body: "" },
      { code: "WRONG_CREDENTIALS", message: "Incorrect Registration ID or password" },
    ],
    [
      "names an email that is not verified",
      {
        status: 403,
        body: { message: "Verify your email first.", code: "email_not_verified" },
      },
      { code: "EMAIL_NOT_VERIFIED", message: "Verify your email first." },
    ],
    [
      "names an email that a flag marks as not verified",
      {
        body: { user: { ...applicantRecord, verify: false }, access: "a", refresh: "refresh-9" },
      },
      { code: "EMAIL_NOT_VERIFIED", message: /^Your email address is not verified yet\./ },
    ],
    [
      "names a suspended account",
      { status: 403, body: { message: "Suspended.", code: "account_suspended" } },
      { code: "ACCOUNT_SUSPENDED", message: "Suspended." },
    ],
  ])("%s", async (_how, answer, { code, message }) => {
    college.on(login, answer);

    const { browser, answer: refused } = await signIn();

    expect(refused.data?.signIn).toMatchObject({
      __typename: "Refusal",
      code,
      message: message instanceof RegExp ? expect.stringMatching(message) : message,
    });
    expect(browser.cookie).toBeUndefined();
  });

  test("reports that the college does not answer", async () => {
    college.on(login, { hangUp: true });

    const { answer } = await signIn();

    expect(answer.errors[0]).toMatchObject({
      message: "An error occurred during login. Try checking your network connection",
      extensions: { code: "COLLEGE_UNAVAILABLE" },
    });
  });
});

test("applicants and students with the same number have separate attempt limits", async () => {
  const strict = await startTestGateway(college.url, {
    attempts: {
      signInPerAddress: 100,
      signInPerAccount: 2,
      resetPerAddress: 100,
      resetPerAccount: 100,
      lookupsPerAddress: 100,
      signUpsPerAddress: 100,
    },
  });
  try {
    college.on(login, { status: 401, body: { message: "Wrong." } });
    const browser = strict.browser();
    for (let tries = 0; tries < 3; tries += 1) await browser.signIn("X/1", "wrong", "APPLICANT");

    const refused = await browser.signIn("X/1", "wrong", "APPLICANT");
    const student = await browser.signIn("X/1", "right");

    expect(refused.errors[0]?.extensions.code).toBe("RATE_LIMITED");
    expect(student.data?.signIn).toMatchObject({ __typename: "SignedIn" });
  } finally {
    await strict.close();
  }
});
