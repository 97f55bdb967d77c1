import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  answerOffer,
  dashboardQuery,
  formQuery,
  saveAcademic,
  saveJamb,
  savePersonal,
  screeningOutcome,
  sendLink,
  signUp,
  sitting,
  startScreening,
  submit,
  verifyEmail,
} from "../../testing/applicant-operations.ts";
import type { Browser } from "../../testing/browser.ts";
import { startTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { type SpecifiedCollege, startSpecifiedCollege } from "../../testing/specified-college.ts";

let college: SpecifiedCollege;
let gateway: TestGateway;
let browser: Browser;

beforeAll(async () => {
  college = await startSpecifiedCollege();
  gateway = await startTestGateway(college.url);
});

beforeEach(async () => {
  college.startAfresh();
  browser = gateway.browser();
  await browser.signIn("COHT/PHT/00002", "yusuf", "APPLICANT");
});

afterAll(async () => {
  await gateway.close();
  await college.close();
});

const resultOf = async (query: string, variables: object = {}) => {
  const answer = await browser.graphql(query, variables);
  expect(answer.errors).toEqual([]);
  return answer.data?.result;
};

const pdf = {
  content: Buffer.from("%PDF-1.4 a result"),
  name: "my result.pdf",
  type: "application/pdf",
};

describe("before a college with the specified calls alone", () => {
  test("the dashboard shows what is known, and says of nothing else that it failed", async () => {
    const { data, errors } = await browser.graphql(dashboardQuery);

    expect(errors).toEqual([]);
    expect(data?.viewer).toMatchObject({
      surname: "Yusuf",
      applicationNo: "COHT/PHT/00002",
      isSubmitted: false,
      departmentAdmitted: null,
      application: {
        session: null,
        screening: { amount: 10_000, isPaid: null, canPay: true, receiptUrl: null },
        canEdit: true,
        test: null,
        decision: null,
        printoutUrl: null,
      },
    });
  });

  test("the form shows the profile, and no section's state", async () => {
    const { data, errors } = await browser.graphql(formQuery);

    expect(errors).toEqual([]);
    expect(data?.viewer).toMatchObject({
      profile: { phone: "+2348031234567", sex: "Female" },
      application: {
        personal: { state: null, missing: [] },
        declaration: { state: null, missing: [] },
        olevelRequirement: null,
        sittings: null,
        jambDetails: null,
        canSubmit: null,
      },
    });
  });

  test("all three sections are saved", async () => {
    expect(await resultOf(savePersonal, { input: { phone: "08031234567" } })).toMatchObject({
      __typename: "SectionSaved",
    });
    const academic = await browser.uploadAll(
      saveAcademic,
      { input: { sittings: [sitting, { ...sitting, examType: "NECO" }] } },
      { secondResult: pdf },
    );
    expect(academic.data?.result).toMatchObject({ __typename: "SectionSaved" });
    expect(await resultOf(saveJamb, { input: { jambNo: "", jambScore: "" } })).toMatchObject({
      __typename: "SectionSaved",
    });

    expect(college.callsTo("PATCH /admission/update-olevel").map(({ body }) => body)).toEqual(
      ["1", "2"].map((number) =>
        expect.stringMatching(
          new RegExp(`"number_of_sitting":"2".*"exam_sitting":"${number}"`, "s"),
        ),
      ),
    );
    expect(college.callsTo("POST /admission/upload-result")[0]?.body).toMatch(
      /name="exam_sitting"\r\n\r\n2\r\n.*name="result"; filename="result\.pdf"/s,
    );
    expect(JSON.parse(college.callsTo("PATCH /admission/update-jamb")[0]?.body ?? "")).toEqual({
      jamb_no: "",
      jamb_score: "",
    });
  });

  test("the application is submitted, its schedule shown and its papers downloaded", async () => {
    expect(await resultOf(submit)).toEqual({
      __typename: "ApplicationSubmitted",
      applicant: {
        isSubmitted: true,
        application: {
          submittedAt: null,
          canEdit: false,
          canSubmit: false,
          printoutUrl: "/download/application/printout",
          test: {
            date: "2026-03-26",
            isNoticeDue: false,
            scheduleUrl: "/download/application/schedule",
          },
        },
      },
    });
    const schedule = await browser.get("/download/application/schedule");
    const printout = await browser.get("/download/application/printout");

    expect(schedule.headers["content-disposition"]).toBe(
      'attachment; filename="yusuf_amina_aptitude_test_schedule.pdf"',
    );
    expect([schedule.status, printout.status]).toEqual([200, 200]);
  });

  test("the screening fee is paid, at the specified sum, and its outcome told", async () => {
    expect(await resultOf(startScreening)).toEqual({
      __typename: "PaymentStarted",
      authorizationUrl: "https://checkout.example/pay",
    });
    expect(college.callsTo("POST /payment/initialize/")[0]?.body).toBe('{"amount":10000}');
    expect(await resultOf(screeningOutcome, { reference: "REF-1" })).toMatchObject({
      __typename: "PaymentOutcome",
      isSuccessful: true,
      gatewayResponse: "Successful",
      paymentId: "12",
      reference: "REF-1",
      amount: null,
    });
  });
});

describe("a verification link", () => {
  test("verifies whoever is among the applications, and no other is handed on", async () => {
    const link = { applicationNo: "coht/pht/00002", token: "whatever" };

    const answer = await browser.graphql(verifyEmail, { input: link });

    expect(answer.data?.result).toEqual({
      __typename: "EmailVerified",
      applicationNo: "COHT/PHT/00002",
      message: "Email Verified",
    });
    expect(JSON.stringify(answer)).not.toMatch(/Stranger|Secret|yusuf@/);
    expect(college.callsTo("GET /admission/application/")[0]?.path).toBe(
      "/admission/application/?application_no=coht%2Fpht%2F00002",
    );
  });

  test("of nobody among them is of an unknown application", async () => {
    const link = { applicationNo: "COHT/PHT/99999", token: "whatever" };

    expect(await resultOf(verifyEmail, { input: link })).toMatchObject({
      code: "UNKNOWN_APPLICATION",
      message: "User not found",
    });
  });
});

describe("what needs more than the specified calls", () => {
  const notAvailable = {
    __typename: "Refusal",
    code: "NOT_AVAILABLE",
    message: "This is not available at your college.",
  };

  test.each([
    [
      "signing up",
      signUp,
      {
        input: {
          sessionId: "1",
          courseCode: "PHT",
          surname: "A",
          firstName: "B",
          email: "a@b.c",
          phone: "0803",
          password: "long-enough-1",
        },
      },
    ],
    ["a new verification link", sendLink, { identifier: "COHT/PHT/00002" }],
    ["answering an offer", answerOffer, { accept: true }],
    [
      "an applicant's reset code",
      `mutation { result: requestPasswordReset(email: "a@b.c", role: APPLICANT) { __typename ... on Refusal { code message } } }`,
      {},
    ],
    [
      "an applicant's reset",
      `mutation { result: confirmPasswordReset(input: { role: APPLICANT, email: "a@b.c", otp: "1", newPassword: "x" }) { __typename ... on Refusal { code message } } }`,
      {},
    ],
  ])("says so plainly: %s", async (_what, query, variables) => {
    expect(await resultOf(query, variables)).toMatchObject(notAvailable);
  });

  test("says so of the notice of a test, which is never due", async () => {
    const { errors } = await browser.graphql("mutation { confirmTestNotice { __typename } }");

    expect(errors).toMatchObject([{ extensions: { code: "NOT_AVAILABLE" } }]);
  });

  test("is nothing where there is nothing to say: what can be applied for, documents confirmed", async () => {
    const answer = await browser.graphql(
      '{ admission { courses { name } } documentConfirmation(code: "nobody-0000-0000-0000") { name } }',
    );

    expect(answer).toMatchObject({
      data: { admission: null, documentConfirmation: null },
      errors: [],
    });
  });

  test.each([
    ["/download/application/letter", 501, "NOT_AVAILABLE"],
    ["/download/receipt/screening", 501, "NOT_AVAILABLE"],
    ["/media/results/1", 404, "NOT_FOUND"],
  ])("is not downloaded: %s", async (path, status, code) => {
    const answer = await browser.get(path);

    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body.toString()).code).toBe(code);
  });
});
