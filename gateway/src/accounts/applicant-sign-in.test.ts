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

describe("an applicant who signs in", () => {
  test("gets a session and is shown as an applicant", async () => {
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

  test("is asked for at the applicants' login, number trimmed and password folded", async () => {
    await signIn();

    expect(college.calls.map(({ path }) => path)).toEqual(["/admission/login"]);
    expect(JSON.parse(college.calls[0]?.body ?? "")).toEqual({
      username: "COHT/PHT/00002",
      password: "yusuf",
    });
  });

  test("takes the place of the student who was signed in before", async () => {
    const browser = gateway.browser();
    await browser.signIn("COHT/2024/002", "bello");

    await signIn(browser);

    expect((await browser.graphql(whoAmI)).data).toEqual({ viewer: yusuf });
    expect(JSON.parse(college.callsTo("POST /auth/logout/")[0]?.body ?? "")).toEqual({
      refresh: "refresh-1",
    });
  });

  test("signs out here and at the college", async () => {
    const { browser } = await signIn();

    await browser.graphql("mutation { signOut }");

    expect(browser.cookie).toBeUndefined();
    expect(college.callsTo("POST /auth/logout/")).toHaveLength(1);
  });

  test("goes on with new tokens when the college refuses the old ones", async () => {
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

  test("is signed out when the college refuses to go on", async () => {
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

describe("is refused", () => {
  test.each([
    [
      "in the college's words",
      { status: 401, body: { message: "No such applicant." } },
      { code: "WRONG_CREDENTIALS", message: "No such applicant." },
    ],
    [
      "in the portal's words where the college has none",
      { status: 401, body: "" },
      { code: "WRONG_CREDENTIALS", message: "Incorrect Registration ID or password" },
    ],
    [
      "for an email that is not verified, by a code of its own",
      {
        status: 403,
        body: { message: "Verify your email first.", code: "email_not_verified" },
      },
      { code: "EMAIL_NOT_VERIFIED", message: "Verify your email first." },
    ],
    [
      "for an email that a flag says is not verified",
      {
        body: { user: { ...applicantRecord, verify: false }, access: "a", refresh: "refresh-9" },
      },
      { code: "EMAIL_NOT_VERIFIED", message: /^Your email address is not verified yet\./ },
    ],
    [
      "for a suspended account",
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

  test("in words people know while the college is away", async () => {
    college.on(login, { hangUp: true });

    const { answer } = await signIn();

    expect(answer.errors[0]).toMatchObject({
      message: "An error occurred during login. Try checking your network connection",
      extensions: { code: "COLLEGE_UNAVAILABLE" },
    });
  });
});

test("wrong passwords of an applicant do not count against a student of the same number", async () => {
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
