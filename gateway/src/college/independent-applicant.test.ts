import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
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
import {
  applicantLogin,
  type IndependentCollege,
  startIndependentCollege,
} from "../../testing/independent-college/college.ts";

let college: IndependentCollege;
let gateway: TestGateway;
let browser: Browser;

beforeEach(async () => {
  college = await startIndependentCollege();
  gateway = await startTestGateway(college.url);
  browser = gateway.browser();
});

afterEach(async () => {
  await gateway.close();
  await college.close();
});

const signIn = async () => {
  const { username, password } = applicantLogin;
  const { data, errors } = await browser.signIn(
    username,
    ` ${password.toUpperCase()}`,
    "APPLICANT",
  );
  expect(errors).toEqual([]);
  return data?.signIn;
};

const answerTo = async (query: string, variables: object = {}) => {
  const { data, errors } = await browser.graphql(query, variables);
  expect(errors).toEqual([]);
  return data?.result ?? data?.viewer;
};

/** @returns the payment's reference */
const payScreening = async (): Promise<string> => {
  const started = (await answerTo(startScreening)) as { readonly authorizationUrl: string };
  return college.settle(started.authorizationUrl);
};

const scan = {
  content: Buffer.from("%PDF-1.4 a result"),
  name: "result.pdf",
  type: "application/pdf",
};

const fillIn = async () => {
  const personal = { phone: "08031234567", sex: "Female", dateOfBirth: "2006-04-27" };
  expect(await answerTo(savePersonal, { input: personal })).toMatchObject({
    __typename: "SectionSaved",
  });
  const second = { ...sitting, examType: "NECO", examNumber: "9988776655" };
  const academic = await browser.uploadAll(
    saveAcademic,
    { input: { sittings: [sitting, second] } },
    { firstResult: scan, secondResult: scan },
  );
  expect(academic.errors).toEqual([]);
  expect(academic.data?.result).toMatchObject({ __typename: "SectionSaved" });
  expect(
    await answerTo(saveJamb, { input: { jambNo: "12345678AB", jambScore: "210" } }),
  ).toMatchObject({ __typename: "SectionSaved" });
};

describe("with an independent college, an applicant", () => {
  test("signs in and out, and is refused in the college's words", async () => {
    expect(await signIn()).toMatchObject({
      __typename: "SignedIn",
      viewer: { __typename: "Applicant", surname: "Adebayo", firstName: "Tolu" },
    });
    expect(await answerTo("mutation { result: signOut }")).toBe(true);
    expect((await browser.graphql("{ viewer { id } }")).data).toEqual({ viewer: null });
    const refused = await browser.signIn(applicantLogin.username, "wrong", "APPLICANT");
    expect(refused.data?.signIn).toMatchObject({
      code: "WRONG_CREDENTIALS",
      message: "Invalid Registration ID or password.",
    });
  });

  test("verifies the email by its own number and exposes no other", async () => {
    const input = { applicationNo: applicantLogin.username.toLowerCase(), token: "any" };

    const answer = await browser.graphql(verifyEmail, { input });

    expect(answer.data?.result).toEqual({
      __typename: "EmailVerified",
      applicationNo: applicantLogin.username,
      message: "Email Verified",
    });
    expect(JSON.stringify(answer)).not.toMatch(/Stranger|Secret|adebayo@/);
    expect(college.callsTo("GET /admission/application/")[0]?.path).toBe(
      "/admission/application/?application_no=sch%2Fpht%2F00042",
    );
    expect(
      await answerTo(verifyEmail, { input: { ...input, applicationNo: "SCH/PHT/99999" } }),
    ).toMatchObject({ code: "UNKNOWN_APPLICATION", message: "User not found" });
  });

  test("sees the dashboard and the form", async () => {
    await signIn();

    expect(await answerTo(dashboardQuery)).toMatchObject({
      surname: "Adebayo",
      email: "adebayo@mail.example",
      applicationNo: applicantLogin.username,
      preferredCourse: "Pharmacy Technician",
      departmentAdmitted: null,
      isSubmitted: false,
      application: {
        session: null,
        screening: { amount: 10_000, isPaid: null, canPay: true, receiptUrl: null },
        canEdit: true,
        test: null,
        decision: null,
        printoutUrl: null,
      },
    });
    expect(await answerTo(formQuery)).toMatchObject({
      profile: { phone: null, dateOfBirth: null },
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

  test("pays the screening fee and sees the outcome", async () => {
    await signIn();
    const reference = await payScreening();

    expect(await answerTo(screeningOutcome, { reference })).toMatchObject({
      isSuccessful: true,
      gatewayResponse: "Successful",
      message: "Verification successful",
      paymentId: "4099260517",
      reference,
      amount: 10_000,
    });
    expect(await answerTo(screeningOutcome, { reference: "unknown-one" })).toMatchObject({
      code: "UNKNOWN_REFERENCE",
      message: "No payment matches the given query.",
    });
  });

  test("sees a failed payment", async () => {
    await signIn();
    const started = (await answerTo(startScreening)) as { readonly authorizationUrl: string };
    const reference = college.settle(started.authorizationUrl, "failed");

    expect(await answerTo(screeningOutcome, { reference })).toMatchObject({
      isSuccessful: false,
      isPending: false,
      gatewayResponse: "Declined",
    });
  });

  test("saves personal details with a photo, and shows refusals by field", async () => {
    await signIn();
    const photo = await sharp({
      create: { width: 300, height: 360, channels: 3, background: "#0a7d6c" },
    })
      .jpeg()
      .toBuffer();
    const input = { phone: "08031234567", dateOfBirth: "2006-04-27", religion: "" };

    const { data, errors } = await browser.uploadAll(
      savePersonal,
      { input },
      { passport: { content: photo, name: "me.jpg", type: "image/jpeg" } },
    );

    expect(errors).toEqual([]);
    expect(data?.result).toMatchObject({
      __typename: "SectionSaved",
      applicant: {
        surname: "Adebayo",
        passportUrl: expect.stringMatching(/^\/media\/passport\?v=/),
        profile: { phone: "08031234567", dateOfBirth: "2006-04-27", religion: null },
      },
    });
    expect(await answerTo(savePersonal, { input: { phone: "1" } })).toMatchObject({
      __typename: "Refusal",
      fields: [{ field: "phone", message: "Enter a valid phone number." }],
    });
  });

  test("must pay before a section is saved", async () => {
    await signIn();

    expect(await answerTo(saveJamb, { input: { jambNo: "", jambScore: "" } })).toMatchObject({
      __typename: "Refusal",
      message: "Pay the screening fee first.",
    });
  });

  test("both sittings are sent, each with its file and numbers", async () => {
    await signIn();
    await payScreening();
    await fillIn();

    const sittings = college.callsTo("PATCH /admission/update-olevel");
    expect(sittings.map(({ body }) => JSON.parse(body))).toMatchObject([
      { exam_number: "4250101001", number_of_sitting: "2", exam_sitting: "1" },
      { exam_number: "9988776655", number_of_sitting: "2", exam_sitting: "2" },
    ]);
    const [first, second] = college.callsTo("POST /admission/upload-result");
    expect(first?.body).toMatch(/name="exam_sitting"\r\n\r\n1\r\n/);
    expect(second?.body).toMatch(
      /name="exam_sitting"\r\n\r\n2\r\n.*name="result"; filename="result\.pdf"/s,
    );
  });

  test("submits a complete application, and lists what is missing", async () => {
    await signIn();
    await payScreening();
    expect(await answerTo(submit)).toMatchObject({
      code: "INCOMPLETE",
      message: "Your personal details are incomplete.",
    });
    await fillIn();

    expect(await answerTo(submit)).toMatchObject({
      __typename: "ApplicationSubmitted",
      applicant: {
        isSubmitted: true,
        application: { canEdit: false, printoutUrl: "/download/application/printout" },
      },
    });
    expect(await answerTo(dashboardQuery)).toMatchObject({
      isSubmitted: true,
      application: {
        canEdit: false,
        test: { date: "2026-03-26", startTime: "09:00", endTime: "11:00" },
      },
    });
  });

  test("downloads the schedule and the printout once submitted", async () => {
    await signIn();
    expect((await browser.get("/download/application/printout")).status).toBe(404);
    await payScreening();
    await fillIn();
    await answerTo(submit);

    const schedule = await browser.get("/download/application/schedule");
    const printout = await browser.get("/download/application/printout");

    expect(schedule.headers["content-disposition"]).toBe(
      'attachment; filename="adebayo_tolu_aptitude_test_schedule.pdf"',
    );
    expect(printout.body.toString()).toBe("%PDF-1.7 application of 2 sittings");
  });
});

describe("what needs more than the specified calls", () => {
  const reset = "__typename ... on Refusal { code message }";

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
    ["a new verification link", sendLink, { identifier: applicantLogin.username }],
    ["answering an offer", answerOffer, { accept: true }],
    [
      "an applicant's reset code",
      `mutation { result: requestPasswordReset(email: "a@b.c", role: APPLICANT) { ${reset} } }`,
      {},
    ],
    [
      "an applicant's reset",
      `mutation { result: confirmPasswordReset(input: { role: APPLICANT, email: "a@b.c", otp: "1", newPassword: "x" }) { ${reset} } }`,
      {},
    ],
  ])("is reported as not available: %s", async (_what, query, variables) => {
    await signIn();

    expect(await answerTo(query, variables)).toMatchObject({
      __typename: "Refusal",
      code: "NOT_AVAILABLE",
      message: "This is not available at your college.",
    });
  });

  test("reports it for the notice of a test, which is never due", async () => {
    await signIn();

    const { errors } = await browser.graphql("mutation { confirmTestNotice { __typename } }");

    expect(errors).toMatchObject([{ extensions: { code: "NOT_AVAILABLE" } }]);
  });

  test("is null or empty for open applications and confirmed documents", async () => {
    expect(
      await browser.graphql(
        '{ admission { courses { name } } documentConfirmation(code: "nobody-0000-0000-0000") { name } }',
      ),
    ).toMatchObject({ data: { admission: null, documentConfirmation: null }, errors: [] });
  });

  test.each([
    ["/download/application/letter", 501, "NOT_AVAILABLE"],
    ["/download/receipt/screening", 501, "NOT_AVAILABLE"],
    ["/media/results/1", 404, "NOT_FOUND"],
  ])("is not downloaded: %s", async (path, status, code) => {
    await signIn();

    const answer = await browser.get(path);

    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body.toString()).code).toBe(code);
  });
});
