import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Browser } from "../../testing/browser.ts";
import { startTestGateway, type TestGateway } from "../../testing/gateway.ts";
import {
  type IndependentCollege,
  startIndependentCollege,
  studentLogin,
} from "../../testing/independent-college/college.ts";
import {
  dropMutation,
  hostelQuery,
  joinMutation,
  leaveMutation,
  printoutConfirmationQuery,
  registerMutation,
  registrationQuery,
  selectBedMutation,
  slipConfirmationQuery,
} from "../../testing/student-operations.ts";

let college: IndependentCollege;
let gateway: TestGateway;
let browser: Browser;

beforeEach(async () => {
  college = await startIndependentCollege();
  gateway = await startTestGateway(college.url);
  browser = gateway.browser();
  const { username, password } = studentLogin;
  const { data, errors } = await browser.signIn(username, password.toUpperCase());
  expect(errors).toEqual([]);
  expect(data?.signIn).toMatchObject({ __typename: "SignedIn", viewer: { id: "17" } });
});

afterEach(async () => {
  await gateway.close();
  await college.close();
});

const answerTo = async (query: string, variables: object = {}, who = browser) => {
  const { data, errors } = await who.graphql(query, variables);
  expect(errors).toEqual([]);
  return data?.result ?? data?.viewer ?? null;
};

const refusal = "... on Refusal { code message fields { field message } }";
const start = (purpose: "Tuition" | "Hostel") =>
  `mutation { result: start${purpose}Payment { __typename ... on PaymentStarted { authorizationUrl } ${refusal} } }`;
const outcomeQuery = `query ($purpose: PaymentPurpose!, $reference: String!) {
  result: paymentOutcome(purpose: $purpose, reference: $reference) {
    __typename
    ... on PaymentOutcome { isSuccessful gatewayResponse message paymentId reference amount session surname firstName }
    ${refusal}
  }
}`;
const paymentsQuery =
  "{ viewer { ... on Student { payments { id purpose item amount paidAt reference receiptUrl } } } }";

/** @returns the payment's reference */
const pay = async (purpose: "Tuition" | "Hostel"): Promise<string> => {
  const started = (await answerTo(start(purpose))) as { readonly authorizationUrl: string };
  return college.settle(started.authorizationUrl);
};

describe("with an independent college, a student", () => {
  test("is refused in the college's words", async () => {
    const { data } = await gateway.browser().signIn(studentLogin.username, "wrong");

    expect(data?.signIn).toMatchObject({
      code: "WRONG_CREDENTIALS",
      message: "Invalid matric number or password",
    });
  });

  test("sees a dashboard on which nothing fails", async () => {
    const dashboard = `{ viewer { __typename surname firstName email passportUrl ... on Student {
      matricNumber department level currentSemester currentSession mustChangePassword
      profile { phone dateOfBirth lga bloodGroup }
      calendar { session semester semesterStart semesterEnd isRegistrationOpen }
      payments { id } fees { session } announcements { title }
    } } }`;

    expect(await answerTo(dashboard)).toEqual({
      __typename: "Student",
      surname: "Okoro",
      firstName: "Ngozi",
      email: "okoro@students.example",
      passportUrl: null,
      matricNumber: studentLogin.username,
      department: "Pharmacy Technician",
      level: 200,
      currentSemester: "SECOND",
      currentSession: "2025/2026",
      mustChangePassword: false,
      profile: { phone: "08030000017", dateOfBirth: "2004-05-06", lga: null, bloodGroup: null },
      calendar: {
        session: "2025/2026",
        semester: "SECOND",
        semesterStart: "2026-02-02",
        semesterEnd: "2026-06-26",
        isRegistrationOpen: true,
      },
      payments: [],
      fees: null,
      announcements: [],
    });
  });

  test("pays tuition, sees the outcome and downloads the receipt", async () => {
    const reference = await pay("Tuition");

    expect(
      await answerTo(outcomeQuery, { purpose: "TUITION", reference }, gateway.browser()),
    ).toEqual({
      __typename: "PaymentOutcome",
      isSuccessful: true,
      gatewayResponse: "Successful",
      message: "Verification successful",
      paymentId: "4099260517",
      reference,
      amount: 49_000,
      session: "2025/2026",
      surname: "Okoro",
      firstName: "Ngozi",
    });
    expect(await answerTo(paymentsQuery)).toEqual({
      payments: [
        {
          id: "tuition-1",
          purpose: "TUITION",
          item: "Tuition Fee",
          amount: 49_000,
          paidAt: "2026-02-10T09:00:00.123Z",
          reference,
          receiptUrl: "/download/receipt/tuition/1",
        },
      ],
    });
    const receipt = await browser.get("/download/receipt/tuition/1");
    expect(receipt.body.toString()).toBe(`%PDF-1.7 receipt ${reference}`);
    expect(receipt.headers["content-disposition"]).toMatch(/tuition.*receipt\.pdf"$/);
    expect((await browser.get("/download/receipt/hostel/1")).status).toBe(404);
  });

  test("pays for the hostel after tuition, not before", async () => {
    expect(await answerTo(start("Hostel"))).toMatchObject({
      message: "You have to pay tuition fee first, before commencing hostel application",
    });
    await pay("Tuition");

    const reference = await pay("Hostel");

    expect(await answerTo(outcomeQuery, { purpose: "HOSTEL", reference })).toMatchObject({
      isSuccessful: true,
      amount: 25_000,
    });
    expect(await answerTo(paymentsQuery)).toMatchObject({
      payments: [{ purpose: "TUITION" }, { purpose: "HOSTEL", amount: 25_000 }],
    });
  });

  test("loses a bed, selects another, and prints the approved application", async () => {
    expect(await answerTo(hostelQuery)).toMatchObject({
      hostel: { hasPaid: false, canSelectBed: false, availableBeds: 2, application: null },
    });
    await pay("Tuition");
    await pay("Hostel");
    expect(await answerTo(hostelQuery)).toMatchObject({
      hostel: {
        hasPaid: true,
        canSelectBed: true,
        deadline: "2026-04-01T22:59:59.000Z",
        rooms: [
          {
            number: "12",
            totalBeds: 2,
            beds: [
              { id: "11", number: "1", roomNumber: "12" },
              { id: "12", number: "2", roomNumber: "12" },
            ],
          },
        ],
      },
    });
    expect(await answerTo(selectBedMutation, { bedId: "12" })).toMatchObject({
      __typename: "BedTaken",
      message: "This bed has been taken.",
      nearest: [{ id: "11" }],
      hostel: { availableBeds: 1 },
    });

    expect(await answerTo(selectBedMutation, { bedId: "11" })).toMatchObject({
      __typename: "BedSelected",
      hostel: {
        canSelectBed: false,
        rooms: [],
        application: { state: "PENDING", room: "12", bed: "1", printoutUrl: null },
      },
    });
    expect((await browser.get("/download/hostel-printout")).status).toBe(404);
    college.approveHostel();

    expect(await answerTo(hostelQuery)).toMatchObject({
      hostel: {
        application: {
          state: "APPROVED",
          approvedAt: "2026-03-12T08:00:00.000Z",
          approvedBy: "Hostel Office",
        },
      },
    });
    expect((await browser.get("/download/hostel-printout")).body.toString()).toBe(
      "%PDF-1.7 hostel printout",
    );
  });

  test("must pay tuition before registering courses", async () => {
    expect(await answerTo(registrationQuery)).toMatchObject({
      courseRegistration: {
        isOpen: true,
        minCredits: 5,
        maxCredits: 8,
        courses: {
          __typename: "Refusal",
          code: "TUITION_UNPAID",
          message: "You have to pay Tuition fees before registering courses",
        },
      },
    });
  });

  test("registers courses, with the carryovers that a refusal names", async () => {
    await pay("Tuition");
    expect(await answerTo(registrationQuery)).toMatchObject({
      courseRegistration: {
        session: "2025/2026",
        canDrop: false,
        courses: {
          status: { isComplete: false, totalCourses: 0, newCourses: 0, carryoverCourses: 0 },
          carryovers: [
            { id: "20", creditLoad: 3, lecturers: [], department: "Pharmacy Technician" },
          ],
          newCourses: [{ id: "21" }, { id: "22" }],
          registered: [],
        },
      },
    });
    expect(await answerTo(registerMutation, { courseIds: ["21"] })).toEqual({
      __typename: "RegistrationRefused",
      code: "CARRYOVER_REQUIRED",
      message: "Register your carryover courses.",
      carryoverCourseIds: ["20"],
      courseIds: [],
    });

    expect(await answerTo(registerMutation, { courseIds: ["21", "20"] })).toMatchObject({
      __typename: "CoursesRegistered",
      message: "Courses registered",
      registration: {
        courses: {
          status: {
            isComplete: true,
            totalCourses: 2,
            totalCredits: 5,
            newCourses: 1,
            carryoverCourses: 1,
          },
          carryovers: [],
          registered: [
            { id: "120", isCarryover: true, course: { id: "20", isRegistered: true } },
            { id: "121", isCarryover: false },
          ],
        },
      },
    });
  });

  test("changes the profile with a photo, and shows refusals by field", async () => {
    const update = `mutation ($input: ProfileInput!, $passport: Upload) {
      result: updateProfile(input: $input, passport: $passport) {
        __typename
        ... on ProfileUpdated { student { id passportUrl profile { phone address dateOfBirth } } }
        ${refusal}
      }
    }`;
    const photo = await sharp({
      create: { width: 300, height: 360, channels: 3, background: "#0a7d6c" },
    })
      .jpeg()
      .toBuffer();

    const { data, errors } = await browser.uploadAll(
      update,
      { input: { phone: "08059998877", address: "2, New Street" } },
      { passport: { content: photo, name: "me.jpg", type: "image/jpeg" } },
    );

    expect(errors).toEqual([]);
    expect(data?.result).toMatchObject({
      student: {
        id: "17",
        passportUrl: expect.stringMatching(/^\/media\/passport\?v=/),
        profile: { phone: "08059998877", address: "2, New Street", dateOfBirth: "2004-05-06" },
      },
    });
    expect(await answerTo("{ viewer { ... on Student { profile { phone } } } }")).toEqual({
      profile: { phone: "08059998877" },
    });
    expect(await answerTo(update, { input: { bloodGroup: "X" } })).toMatchObject({
      fields: [{ field: "bloodGroup", message: '"X" is not a valid choice.' }],
    });
  });

  test("resets a forgotten password with the mailed code", async () => {
    const acknowledgement = `{ __typename ... on Acknowledgement { message } ${refusal} }`;
    const request = `mutation ($email: String!) { result: requestPasswordReset(email: $email) ${acknowledgement} }`;
    const confirm = `mutation ($input: ConfirmPasswordResetInput!) { result: confirmPasswordReset(input: $input) ${acknowledgement} }`;
    const email = "okoro@students.example";
    const visitor = gateway.browser();
    expect(await answerTo(request, { email: "nobody@mail.example" }, visitor)).toMatchObject({
      fields: [{ field: "email", message: "No student has this email." }],
    });
    expect(await answerTo(request, { email }, visitor)).toMatchObject({ message: "OTP sent" });
    const input = { email, otp: college.mailedCode(), newPassword: "Another-Word-9" };
    expect(await answerTo(confirm, { input: { ...input, otp: "1" } }, visitor)).toMatchObject({
      fields: [{ field: "otp", message: "Invalid or expired OTP." }],
    });

    expect(await answerTo(confirm, { input }, visitor)).toMatchObject({
      message: "Password changed",
    });
    const { data } = await visitor.signIn(studentLogin.username, "Another-Word-9");
    expect(data?.signIn).toMatchObject({ __typename: "SignedIn" });
    expect((await browser.graphql(paymentsQuery)).errors).toMatchObject([
      { extensions: { code: "SESSION_EXPIRED" } },
    ]);
  });

  test("stays signed in over expiring tokens, each refreshed once", async () => {
    for (let hour = 0; hour < 3; hour += 1) {
      college.expireAccess();
      expect(await answerTo(paymentsQuery)).toEqual({ payments: [] });
    }

    expect(college.callsTo("POST /api/auth/token/refresh/")).toHaveLength(1);
    const refreshed = college.callsTo("POST /auth/token/refresh/").map(({ body }) => body);
    expect(refreshed).toHaveLength(3);
    expect(new Set(refreshed).size).toBe(3);
  });

  test("is signed out where the refresh token is refused too", async () => {
    college.revokeTokens();

    expect((await browser.graphql(paymentsQuery)).errors).toMatchObject([
      { message: "Session expired. Please log in again." },
    ]);
    expect((await browser.graphql("{ viewer { id } }")).data).toEqual({ viewer: null });
  });

  test("signs out", async () => {
    expect(await answerTo("mutation { result: signOut }")).toBe(true);
    expect((await browser.graphql("{ viewer { id } }")).data).toEqual({ viewer: null });
  });
});

describe("what needs more than the specified calls", () => {
  test("is not available: dropping a course, slip, waiting list", async () => {
    await pay("Tuition");

    for (const [query, variables] of [
      [dropMutation, { registrationId: "120" }],
      [joinMutation, {}],
      [leaveMutation, {}],
    ] as const) {
      expect(await answerTo(query, variables)).toMatchObject({ code: "NOT_AVAILABLE" });
    }
    expect((await browser.get("/download/registration-slip/2025-2026/2")).status).toBe(501);
  });

  test("confirms neither slip nor printout", async () => {
    for (const query of [slipConfirmationQuery, printoutConfirmationQuery]) {
      expect(await answerTo(query, { code: "a-code-of-12" })).toBeNull();
    }
  });
});
