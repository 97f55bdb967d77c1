import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { nameTexts } from "../../../../rules/texts.ts";
import { createApplicant, createApplicationSession } from "../../../testing/applicants.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import {
  linksTo,
  mailTo,
  openIntake,
  post,
  type SignUpFields,
  signUpForm,
} from "../../../testing/sign-ups.ts";
import { account } from "../../db/schema/accounts.ts";
import { applicant, emailVerification } from "../../db/schema/admissions.ts";

let server: TestCollege;
let sessionId: number;

beforeAll(async () => {
  server = await startTestCollege();
  sessionId = await openIntake(server);
});

afterAll(() => server.close());

const signUp = (fields: SignUpFields = {}) =>
  post(server.url, "/admission/sign-up/", signUpForm({ session_id: sessionId, ...fields }));

const storedAs = async (applicationNo: string) => {
  const [row] = await server.college.db
    .select()
    .from(applicant)
    .innerJoin(account, eq(account.id, applicant.accountId))
    .where(eq(applicant.applicationNo, applicationNo));
  return row;
};

const alreadyApplied = {
  code: "already_applied",
  detail:
    "An application was already made with this email address or phone number. Log in with your application number, ask for a new verification link, or contact support on +234 800 000 0000.",
};

test("a sign-up opens an application and mails a link, stored hashed", async () => {
  const answer = await signUp({ email: " Ngozi.O@Mail.Example ", phone: "0803 123 4567" });

  expect(answer.status).toBe(201);
  const { application_no: applicationNo } = answer.body;
  expect(applicationNo).toMatch(/^COHT\/CHE\/\d{5}$/);
  expect(answer.body.message).toContain(applicationNo);
  const stored = await storedAs(applicationNo);
  expect(stored?.account).toMatchObject({
    kind: "applicant",
    login: applicationNo,
    email: "ngozi.o@mail.example",
    passwordHash: expect.stringMatching(/^\$argon2id\$/),
    mustChangePassword: false,
  });
  expect(stored?.applicant).toMatchObject({
    surname: "Okonkwo",
    firstName: "Ngozi",
    otherName: null,
    phone: "+2348031234567",
    verifiedAt: null,
    submittedAt: null,
  });
  const [link] = await linksTo(server, "ngozi.o@mail.example");
  expect(link?.application_no).toBe(applicationNo);
  expect(Buffer.from(link?.token ?? "", "base64url")).toHaveLength(32);
  const rows = await server.college.db.select().from(emailVerification);
  expect(JSON.stringify(rows)).not.toContain(link?.token);

  const next = await signUp();
  const serialOf = (number: string) => Number(number.split("/").at(-1));
  expect(serialOf(next.body.application_no)).toBe(serialOf(applicationNo) + 1);
});

test.each([
  ["O’Neill–Adé", "O'Neill-Adé"],
  ["  Ọ̀kọ́nkwọ́   Ìgbò ", "Ọ̀kọ́nkwọ́ Ìgbò".normalize("NFC")],
  ["D'Souza", "D'Souza"],
  ["a".repeat(60), "a".repeat(60)],
])("a surname typed %j is stored as %j", async (typed, stored) => {
  const answer = await signUp({ surname: typed, other_name: typed });

  expect(answer.status).toBe(201);
  expect((await storedAs(answer.body.application_no))?.applicant).toMatchObject({
    surname: stored,
    otherName: stored,
  });
});

test.each([
  "张",
  "محمد",
  "Адeола",
])("a surname %j, which no letter could print, is refused", async (typed) => {
  const answer = await signUp({ surname: typed });

  expect([answer.status, answer.body]).toEqual([400, { surname: [nameTexts.latin] }]);
});

test("all invalid fields are reported with the form's sentences", async () => {
  const answer = await signUp({
    session_id: 999_999,
    course_code: "XYZ",
    surname: "",
    first_name: "R2-D2",
    other_name: "x".repeat(61),
    email: "ngozi@mail",
    phone: "0803",
    password: "short",
  });

  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({
    session_id: ["Choose an application session from the list."],
    course_code: ["Choose a course from the list."],
    surname: ["Enter your surname."],
    first_name: [expect.stringContaining("letters")],
    other_name: ["Use at most 60 characters."],
    email: ["Enter an email address such as name@example.com."],
    phone: [expect.stringContaining("0803 123 4567")],
    password: ["The password must have at least 8 characters."],
  });
});

test.each([
  [{ surname: "Okonkwo-Eze", password: "OKONKWO EZE" }, ["password"]],
  [{ surname: "\u0000Okonkwo" }, ["surname"]],
  [{ first_name: "<script>" }, ["first_name"]],
  [{ email: "a\u0000@mail.example" }, ["email"]],
  [{ email: `${"a".repeat(250)}@mail.example` }, ["email"]],
  [{ phone: "+234 803 123 456\u0000" }, ["phone"]],
  [{ course_code: "CHE\u0000" }, ["course_code"]],
  [{ surname: "x".repeat(501), phone: 8031234567 }, ["phone", "surname"]],
  [{ session_id: "first", password: "y".repeat(201) }, ["password", "session_id"]],
  [{ session_id: 2 ** 31 }, ["session_id"]],
  [{ first_name: null }, ["first_name"]],
  [{ other_name: ["Ada"] }, ["other_name"]],
  [{ surname: undefined, email: undefined }, ["email", "surname"]],
])("%j is refused for %j", async (fields, named) => {
  const answer = await signUp(fields);

  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body).toSorted()).toEqual(named);
});

describe("a second application", () => {
  test("is refused identically for a used email or phone number", async () => {
    const first = await createApplicant(server.college, { surname: "Balogun" });

    const sameEmail = await signUp({ email: first.email.toUpperCase() });
    const samePhone = await signUp({ phone: first.phone.replace("+234", "0") });

    expect([sameEmail.status, samePhone.status]).toEqual([409, 409]);
    expect(sameEmail.body).toEqual(alreadyApplied);
    expect(samePhone.body).toEqual(alreadyApplied);
  });

  test("mails the owner of a known email, three times at most", async () => {
    const first = await createApplicant(server.college, { surname: "Balogun" });
    for (let tries = 0; tries < 5; tries += 1) await signUp({ email: first.email });
    await signUp({ phone: first.phone, email: "stranger@mail.example" });

    const mails = await mailTo(server, first.email);

    expect(mails).toHaveLength(3);
    expect(mails[0]?.subject).toBe("You have already applied to COHT");
    expect(mails[0]?.text).toContain(first.applicationNo);
    expect(await mailTo(server, "stranger@mail.example")).toEqual([]);
  });

  test("uses up no application number", async () => {
    const first = await signUp({ email: "twice@mail.example" });
    await signUp({ email: "twice@mail.example" });

    const next = await signUp();

    const [before, after] = [first, next].map(({ body }) =>
      Number(body.application_no.split("/").at(-1)),
    );
    expect(after).toBe((before ?? 0) + 1);
  });

  test("with a student's email is the student's first application", async () => {
    const { college } = server;
    await college.db.insert(account).values({
      kind: "student",
      login: "COHT/2020/001",
      email: "graduate@mail.example",
      passwordHash: "unusable",
    });

    expect((await signUp({ email: "graduate@mail.example" })).status).toBe(201);
  });
});

describe("a session", () => {
  test("that is over refuses sign-ups with its dates", async () => {
    const over = await createApplicationSession(server.college, {
      opensAt: new Date("2025-02-02T23:00:00.000Z"),
      closesAt: new Date("2025-03-25T23:00:00.000Z"),
    });

    const answer = await signUp({ session_id: over.id, surname: "" });

    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      code: "session_closed",
      detail:
        "This session is closed. It took applications from Monday 3 February 2025 to Tuesday 25 March 2025.",
    });
  });

  test("that has not begun refuses sign-ups with its dates", async () => {
    const ahead = await createApplicationSession(server.college, {
      opensAt: new Date("2026-08-31T23:00:00.000Z"),
      closesAt: new Date("2026-09-30T23:00:00.000Z"),
    });

    const answer = await signUp({ session_id: ahead.id });

    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      code: "session_closed",
      detail:
        "This session does not take applications yet. It takes them from Tuesday 1 September 2026 to Wednesday 30 September 2026.",
    });
  });

  test("takes applications to its last second", async () => {
    const now = server.clock.read().getTime();
    const closing = await createApplicationSession(server.college, {
      opensAt: new Date(now),
      closesAt: new Date(now + 1000),
    });

    const inTime = await signUp({ session_id: closing.id });
    server.clock.advance({ seconds: 1 });
    const late = await signUp({ session_id: closing.id });

    expect([inTime.status, late.status]).toEqual([201, 409]);
  });
});

test("attempts from one address with one email are limited", async () => {
  const body = signUpForm({ session_id: sessionId, phone: "0803" });
  const tries = Array.from({ length: 11 }, () =>
    server.app.inject({
      method: "POST",
      url: "/admission/sign-up/",
      headers: { "x-forwarded-for": "203.0.113.77" },
      payload: { ...body, phone: "08039999999", email: "again@mail.example" },
    }),
  );

  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);

  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses).toContain(429);
});
