import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApplicationSession } from "../../../../college/testing/applicants.ts";
import { linksTo, mailTo, openIntake } from "../../../../college/testing/sign-ups.ts";
import { sendLink, signUp, verifyEmail } from "../../../testing/applicant-operations.ts";
import { apply, password, startTestPortal, type TestPortal } from "../../../testing/portal.ts";

let portal: TestPortal;
let sessionId: string;

beforeAll(async () => {
  // All requests come from one address.
  portal = await startTestPortal({
    college: {
      config: {
        attemptLimits: { perAccountAndAddress: 1_000, perAddress: 1_000 },
      },
    },
  });
  sessionId = String(await openIntake(portal.college));
});

afterAll(() => portal.close());

let people = 0;

const person = (fields: object = {}) => {
  people += 1;
  return {
    sessionId,
    courseCode: "CHE",
    surname: "Okonkwo",
    firstName: "Ngozi",
    email: `person${people}@mail.example`,
    phone: `0705${String(people).padStart(7, "0")}`,
    password: "Harmattan-7",
    ...fields,
  };
};

const ask = async (query: string, variables: object) => {
  const answer = await portal.gateway.browser().graphql(query, variables);
  expect(answer.errors).toEqual([]);
  return answer.data?.result;
};

const signedUp = async (fields: object = {}) => {
  const input = person(fields);
  const result = await ask(signUp, { input });
  const [link] = await linksTo(portal.college, input.email);
  if (link === undefined) throw new Error(`no link was mailed: ${JSON.stringify(result)}`);
  return { input, result, link: { applicationNo: link.application_no, token: link.token } };
};

describe("open sessions and courses", () => {
  test("are public", async () => {
    const { data, errors } = await portal.gateway.browser().graphql(`{
      admission {
        sessions { id name title isOpen screeningFee opensAt closesAt testDates announcement }
        courses { code name olevelRequirement { credits subjects sittings } }
      }
    }`);

    expect(errors).toEqual([]);
    expect(data?.admission).toMatchObject({
      sessions: [{ id: sessionId, isOpen: true, screeningFee: 10_000, title: expect.any(String) }],
      courses: expect.arrayContaining([
        expect.objectContaining({ code: "CHE", name: "Community Health" }),
      ]),
    });
  });
});

describe("signing up", () => {
  test("creates a number and mails a verification link", async () => {
    const { input, result, link } = await signedUp({ password: "HARMATTAN-7" });

    expect(result).toMatchObject({ __typename: "SignedUp", applicationNo: link.applicationNo });
    expect(await ask(verifyEmail, { input: link })).toMatchObject({
      __typename: "EmailVerified",
      applicationNo: link.applicationNo,
    });
    const browser = portal.gateway.browser();
    const answer = await browser.signIn(link.applicationNo, "harmattan-7", "APPLICANT");
    expect(answer.data?.signIn).toMatchObject({
      __typename: "SignedIn",
      viewer: { surname: input.surname, id: link.applicationNo },
    });
  });

  test("does not allow sign-in before verification", async () => {
    const { link } = await signedUp();

    const answer = await portal.gateway
      .browser()
      .signIn(link.applicationNo, "Harmattan-7", "APPLICANT");

    expect(answer.data?.signIn).toMatchObject({
      __typename: "Refusal",
      code: "EMAIL_NOT_VERIFIED",
    });
  });

  test("is refused with every field at once, each by the input's name", async () => {
    const result = await ask(signUp, {
      input: person({
        courseCode: "???",
        surname: "",
        firstName: "4",
        email: "nobody",
        phone: "1",
        password: "x",
      }),
    });

    expect(result).toMatchObject({ __typename: "Refusal", code: "INVALID_INPUT" });
    const { fields } = result as { fields: { field: string; message: string }[] };
    expect(fields.map(({ field }) => field).sort()).toEqual([
      "courseCode",
      "email",
      "firstName",
      "password",
      "phone",
      "surname",
    ]);
  });

  test.each([
    ["a session that is none", { sessionId: "first" }, "sessionId"],
    ["a name beyond any length", { surname: "x".repeat(5_000) }, "surname"],
  ])("is refused for %s without calling the college", async (_what, fields, field) => {
    expect(await ask(signUp, { input: person(fields) })).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ field }],
    });
  });

  test("has one refusal for an email or phone in use", async () => {
    const { input } = await signedUp({ surname: "Distinguished" });

    const sameEmail = await ask(signUp, { input: person({ email: input.email }) });
    const samePhone = await ask(signUp, { input: person({ phone: input.phone }) });

    expect(sameEmail).toMatchObject({ code: "ALREADY_APPLIED", fields: [] });
    expect(samePhone).toEqual(sameEmail);
    expect(JSON.stringify(sameEmail)).not.toMatch(/Distinguished|mail\.example/);
  });

  test("is refused for a session that has closed, with its dates", async () => {
    const closed = await createApplicationSession(portal.college.college, {
      name: "2024/2025",
      title: "Closed Admission",
      opensAt: new Date("2025-01-01T00:00:00.000Z"),
      closesAt: new Date("2025-03-25T22:59:59.000Z"),
    });

    expect(await ask(signUp, { input: person({ sessionId: String(closed.id) }) })).toMatchObject({
      code: "SESSION_CLOSED",
      message: expect.stringContaining("25 March 2025"),
    });
  });

  test("is counted by address", async () => {
    const strict = await startTestPortal({
      gateway: {
        attempts: {
          signInPerAddress: 100,
          signInPerAccount: 100,
          resetPerAddress: 100,
          resetPerAccount: 100,
          lookupsPerAddress: 100,
          signUpsPerAddress: 1,
        },
      },
    });
    try {
      const session = String(await openIntake(strict.college));
      const browser = strict.gateway.browser();
      const invalidPerson = person({ sessionId: session, email: "nobody" });
      await browser.graphql(signUp, { input: invalidPerson });
      await browser.graphql(signUp, { input: person({ sessionId: session }) });

      const { errors } = await browser.graphql(signUp, { input: person({ sessionId: session }) });

      expect(errors).toMatchObject([{ extensions: { code: "RATE_LIMITED" } }]);
    } finally {
      await strict.close();
    }
  });
});

describe("a verification link", () => {
  test("works once", async () => {
    const { link } = await signedUp();
    await ask(verifyEmail, { input: link });

    expect(await ask(verifyEmail, { input: link })).toMatchObject({ code: "LINK_USED" });
  });

  test("that has expired is refused, and a new one works", async () => {
    const { input, link } = await signedUp();
    await ask(sendLink, { identifier: input.email });
    const links = await linksTo(portal.college, input.email);
    const fresh = links.at(-1);

    expect(await ask(verifyEmail, { input: link })).toMatchObject({ code: "LINK_EXPIRED" });
    expect(
      await ask(verifyEmail, {
        input: { applicationNo: fresh?.application_no, token: fresh?.token },
      }),
    ).toMatchObject({ __typename: "EmailVerified" });
  });

  test("with another token is unknown", async () => {
    const { link } = await signedUp();

    expect(
      await ask(verifyEmail, { input: { ...link, token: "another-token-altogether" } }),
    ).toMatchObject({ code: "LINK_UNKNOWN" });
  });

  test.each([
    ["COHT/CHE/99999", "whatever-token-it-is"],
    ["", ""],
    ["x".repeat(500), "y".repeat(500)],
  ])("of an unknown application has the specified message: %s", async (applicationNo, token) => {
    expect(await ask(verifyEmail, { input: { applicationNo, token } })).toEqual({
      __typename: "Refusal",
      code: "UNKNOWN_APPLICATION",
      message: "User not found",
      fields: [],
    });
  });

  test("request has the same answer for known, verified and unknown people", async () => {
    const { input } = await signedUp();
    const verified = await apply(portal);

    const answers = await Promise.all(
      [input.email, verified.applicationNo, "nobody@mail.example"].map((identifier) =>
        ask(sendLink, { identifier }),
      ),
    );

    expect(answers[0]).toMatchObject({ __typename: "Acknowledgement" });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  test("request needs an identifier", async () => {
    expect(await ask(sendLink, { identifier: " " })).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ field: "identifier" }],
    });
  });
});

describe("an applicant's forgotten password", () => {
  const request = `mutation ($email: String!) {
    result: requestPasswordReset(email: $email, role: APPLICANT) { __typename ... on Acknowledgement { message } }
  }`;
  const confirm = `mutation ($input: ConfirmPasswordResetInput!) {
    result: confirmPasswordReset(input: $input) {
      __typename ... on Refusal { code message fields { field message } }
    }
  }`;

  test("is replaced with the mailed code in any letter case", async () => {
    const applicant = await apply(portal);
    await ask(request, { email: applicant.email });
    const mails = await mailTo(portal.college, applicant.email);
    const otp = /\b\d{6}\b/.exec(mails.at(-1)?.text ?? "")?.[0];

    const result = await ask(confirm, {
      input: { role: "APPLICANT", email: applicant.email, otp, newPassword: "Another-Chosen-8" },
    });

    expect(result).toEqual({ __typename: "Acknowledgement" });
    const browser = portal.gateway.browser();
    const before = await browser.signIn(applicant.applicationNo, password, "APPLICANT");
    const after = await browser.signIn(applicant.applicationNo, "ANOTHER-chosen-8", "APPLICANT");
    expect(before.data?.signIn).toMatchObject({ code: "WRONG_CREDENTIALS" });
    expect(after.data?.signIn).toMatchObject({ __typename: "SignedIn" });
  });

  test("is not replaced with a wrong code", async () => {
    const applicant = await apply(portal);
    await ask(request, { email: applicant.email });

    expect(
      await ask(confirm, {
        input: {
          role: "APPLICANT",
          email: applicant.email,
          otp: "000000",
          newPassword: "Another-Chosen-8",
        },
      }),
    ).toMatchObject({ code: "INVALID_INPUT", fields: [{ field: "otp" }] });
  });
});
