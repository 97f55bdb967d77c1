import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createApplicant, type TestApplicant } from "../../../testing/applicants.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import {
  type Link,
  linksTo,
  mailTo,
  openIntake,
  post,
  signUpForm,
} from "../../../testing/sign-ups.ts";
import { account } from "../../db/schema/accounts.ts";
import { applicant } from "../../db/schema/admissions.ts";
import { sendLink } from "./verification-link.ts";

let server: TestCollege;
let sessionId: number;

beforeAll(async () => {
  server = await startTestCollege();
  sessionId = await openIntake(server);
});

afterAll(() => server.close());

const verify = (body: object) => post(server.url, "/admission/verify-email/", body);

const askForLink = (identifier: string) =>
  post(server.url, "/admission/verification-link/", { identifier });

const newestLink = async (email: string): Promise<Link> => {
  const link = (await linksTo(server, email)).at(-1);
  if (link === undefined) throw new Error(`no link was mailed to ${email}`);
  return link;
};

/** A link for an applicant inserted without one. */
const linkFor = async (person: TestApplicant): Promise<Link> => {
  const { college } = server;
  await college.db.transaction((tx) => sendLink(college, tx, { ...person, firstName: "Ngozi" }));
  return newestLink(person.email);
};

const isVerified = async ({ id }: TestApplicant): Promise<boolean> => {
  const [row] = await server.college.db.select().from(applicant).where(eq(applicant.id, id));
  return row?.verifiedAt !== null;
};

const expired = {
  code: "link_expired",
  detail: "This link has expired, or a newer one has taken its place. Ask for a new one.",
};

const alreadyVerified = {
  code: "link_used",
  detail: "Your email address is verified already. You can log in.",
};

describe("a verification link", () => {
  let person: TestApplicant;
  beforeEach(async () => {
    person = await createApplicant(server.college, { verifiedAt: null });
  });

  test("verifies the email and sends a mail with the next steps", async () => {
    const form = signUpForm({ session_id: sessionId });
    const { body: signedUp } = await post(server.url, "/admission/sign-up/", form);
    const link = await newestLink(form.email);

    const answer = await verify({ ...link, application_no: link.application_no.toLowerCase() });

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      message: "Your email address is verified. You can now log in.",
    });
    const text = (await mailTo(server, form.email)).at(-1)?.text;
    expect(text).toContain(signedUp.application_no);
    expect(text).toContain("http://localhost:4000/login?for=applicant");
    expect(text).toContain("₦10,000.00");
    const login = { username: signedUp.application_no, password: "HARMATTAN-7" };
    expect((await post(server.url, "/admission/login", login)).status).toBe(200);
  });

  test("works once; used again it says that the email is verified", async () => {
    const link = await linkFor(person);
    await verify(link);

    const again = await verify(link);

    expect(again.status).toBe(410);
    expect(again.body).toEqual(alreadyVerified);
    const mails = (await mailTo(server, person.email)).filter(({ subject }) =>
      subject.startsWith("Your email address is verified"),
    );
    expect(mails).toHaveLength(1);
  });

  test("that was used says so if the email is unverified again", async () => {
    const link = await linkFor(person);
    await verify(link);
    await server.college.db
      .update(applicant)
      .set({ verifiedAt: null })
      .where(eq(applicant.id, person.id));

    expect((await verify(link)).body).toEqual({
      code: "link_used",
      detail: "This link has been used already. Ask for a new one.",
    });
  });

  test("works for 48 hours and not a second longer", async () => {
    const other = await createApplicant(server.college, { verifiedAt: null });
    const [inTime, late] = [await linkFor(other), await linkFor(person)];
    server.clock.advance({ hours: 48, seconds: -1 });
    const first = await verify(inTime);
    server.clock.advance({ seconds: 1 });

    const answer = await verify(late);

    expect(first.status).toBe(200);
    expect(answer.status).toBe(410);
    expect(answer.body).toEqual(expired);
    expect(await isVerified(person)).toBe(false);
  });

  test("is replaced by a newer one", async () => {
    const old = await linkFor(person);
    await askForLink(person.applicationNo);

    const answer = await verify(old);

    expect([answer.status, answer.body]).toEqual([410, expired]);
    expect((await verify(await newestLink(person.email))).status).toBe(200);
    expect((await verify(old)).body).toEqual(alreadyVerified);
  });

  test("does not verify another application", async () => {
    const other = await createApplicant(server.college, { verifiedAt: null });
    const { token } = await linkFor(other);

    const answer = await verify({ application_no: person.applicationNo, token });

    expect(answer.status).toBe(410);
    expect(answer.body.code).toBe("link_unknown");
    expect(await isVerified(person)).toBe(false);
    expect(await isVerified(other)).toBe(false);
  });

  test.each(["x", "x\u0000", "../..", "e".repeat(200)])("is not %j", async (token) => {
    await linkFor(person);

    const answer = await verify({ application_no: person.applicationNo, token });

    expect(answer.status).toBe(410);
    expect(answer.body).toEqual({
      code: "link_unknown",
      detail: "This link is not valid. Check that you opened all of it, or ask for a new one.",
    });
  });

  test.each([
    "COHT/CHE/99999",
    "x\u0000y",
    "💥",
    "' or 1=1 --",
  ])("of %j is nobody's", async (number) => {
    const answer = await verify({ application_no: number, token: "x" });

    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ detail: "User not found" });
  });

  test.each([
    {},
    { application_no: "x" },
    { application_no: 7, token: "x".repeat(201) },
  ])("is not %j", async (body) => {
    expect((await verify(body)).status).toBe(400);
  });

  test("has limited attempts", async () => {
    const link = await linkFor(person);
    const guess = (token: string) =>
      server.app.inject({
        method: "POST",
        url: "/admission/verify-email/",
        headers: { "x-forwarded-for": "203.0.113.40" },
        payload: { ...link, token },
      });
    for (let tries = 0; tries < 10; tries += 1) await guess("x");

    const answer = await guess(link.token);

    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  });
});

describe("asking for a new link", () => {
  const answered = {
    message:
      "If that belongs to an application, a mail with a link, or with what to do next, is on its way.",
  };

  test("by number or by email, however typed, sends one", async () => {
    const person = await createApplicant(server.college, { verifiedAt: null });

    const answers = [
      await askForLink(` ${person.applicationNo.toLowerCase()} `),
      await askForLink(person.email.toUpperCase()),
    ];

    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, answered],
      [200, answered],
    ]);
    const links = await linksTo(server, person.email);
    expect(links).toHaveLength(2);
    expect(new Set(links.map(({ token }) => token)).size).toBe(2);
  });

  test("mails verified applicants that it is done, three times a day", async () => {
    const person = await createApplicant(server.college);

    const answers = [];
    for (let tries = 0; tries < 4; tries += 1) answers.push(await askForLink(person.email));

    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(answers[0]?.body).toEqual(answered);
    const mails = await mailTo(server, person.email);
    expect(mails.map(({ subject }) => subject)).toEqual(
      Array(3).fill("Your email address is verified already at COHT"),
    );
    expect(mails[0]?.text).toContain(person.applicationNo);
    expect(await linksTo(server, person.email)).toEqual([]);
  });

  test.each([
    "COHT/CHE/99999",
    "nobody@mail.example",
    "a\u0000b",
    "@",
    "💥".repeat(60),
  ])("for %j is answered alike, no sooner, and nothing is sent", async (identifier) => {
    const mails = (await server.mail()).length;
    const before = performance.now();

    const answer = await askForLink(identifier);

    expect([answer.status, answer.body]).toEqual([200, answered]);
    expect(performance.now() - before).toBeGreaterThanOrEqual(240);
    expect(await server.mail()).toHaveLength(mails);
  });

  test("sends a student and a suspended applicant nothing", async () => {
    const suspended = await createApplicant(server.college, {
      verifiedAt: null,
      suspendedAt: server.clock.read(),
    });
    await server.college.db.insert(account).values({
      kind: "student",
      login: "COHT/2025/900",
      email: "student900@mail.example",
      passwordHash: "unusable",
    });

    const answers = [
      await askForLink(suspended.email),
      await askForLink("student900@mail.example"),
      await askForLink("COHT/2025/900"),
    ];

    expect(answers.map(({ body }) => body)).toEqual([answered, answered, answered]);
    expect(await mailTo(server, suspended.email)).toEqual([]);
    expect(await mailTo(server, "student900@mail.example")).toEqual([]);
  });

  test("sends one mailbox five links an hour, from all addresses", async () => {
    const person = await createApplicant(server.college, { verifiedAt: null });
    for (let tries = 0; tries < 7; tries += 1) await askForLink(person.applicationNo);
    const within = (await linksTo(server, person.email)).length;
    server.clock.advance({ hours: 1 });
    await askForLink(person.applicationNo);

    const links = await linksTo(server, person.email);

    expect([within, links.length]).toEqual([5, 6]);
    expect((await verify(links.at(-1) ?? {})).status).toBe(200);
  });

  test("has the same limit per address for known and unknown applicants", async () => {
    const person = await createApplicant(server.college, { verifiedAt: null });
    const ask = async (identifier: string) => {
      const answers = await Promise.all(
        Array.from({ length: 11 }, () =>
          server.app.inject({
            method: "POST",
            url: "/admission/verification-link/",
            headers: { "x-forwarded-for": "203.0.113.41" },
            payload: { identifier },
          }),
        ),
      );
      return answers.map(({ statusCode }) => statusCode).toSorted();
    };

    const limited = [...Array(10).fill(200), 429];
    expect(await ask(person.email)).toEqual(limited);
    expect(await ask("nobody2@mail.example")).toEqual(limited);
  });

  test.each([
    {},
    { identifier: "" },
    { identifier: "x".repeat(255) },
    { identifier: 7 },
  ])("with %j is refused", async (body) => {
    const answer = await post(server.url, "/admission/verification-link/", body);

    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body)).toEqual(["identifier"]);
  });
});
