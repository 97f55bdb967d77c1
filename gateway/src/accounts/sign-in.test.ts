import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  enrol,
  password,
  signedIn,
  startTestPortal,
  type TestPortal,
} from "../../testing/portal.ts";

let portal: TestPortal;

beforeAll(async () => {
  portal = await startTestPortal();
});

afterAll(() => portal.close());

const whoAmI = "{ viewer { surname } }";

describe("signing in", () => {
  test("opens a session with a random 256-bit id and answers the student", async () => {
    const student = await enrol(portal, { surname: "Bello", firstName: "Aisha" });
    const browser = portal.gateway.browser();

    const answer = await browser.signIn(` ${student.matricNumber.toLowerCase()} `, password);

    expect(answer.data).toEqual({
      signIn: {
        __typename: "SignedIn",
        viewer: {
          __typename: "Student",
          id: String(student.id),
          surname: "Bello",
          firstName: "Aisha",
          mustChangePassword: false,
        },
      },
    });
    expect(Buffer.from(browser.sessionId ?? "", "base64url")).toHaveLength(32);
    expect((await browser.graphql(whoAmI)).data).toEqual({ viewer: { surname: "Bello" } });
  });

  test("sets an HttpOnly cookie that other sites cannot send", async () => {
    const student = await enrol(portal);

    const { headers } = await portal.gateway.browser().signIn(student.matricNumber, password);

    expect(String(headers["set-cookie"])).toMatch(
      /^portal=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test("answers no token of the college", async () => {
    const student = await enrol(portal);

    const answer = await portal.gateway.browser().signIn(student.matricNumber, password);

    // The full stops belong to the pattern, because a random session id can start with the same letters.
    expect(JSON.stringify(answer)).not.toMatch(/eyJ[\w-]*\.[\w-]*\./);
  });

  test("ignores the case of a student's password", async () => {
    const student = await enrol(portal);

    const answer = await portal.gateway
      .browser()
      .signIn(student.matricNumber, password.toUpperCase());

    expect(answer.data).toMatchObject({ signIn: { __typename: "SignedIn" } });
  });

  test("starts a new session and ends the previous one", async () => {
    const student = await enrol(portal);
    const browser = await signedIn(portal, student);
    const thief = portal.gateway.browser();
    thief.cookie = browser.cookie;

    await browser.signIn(student.matricNumber, password);

    expect(browser.cookie).not.toBe(thief.cookie);
    expect((await thief.graphql(whoAmI)).data).toEqual({ viewer: null });
    expect((await browser.graphql(whoAmI)).data).toMatchObject({ viewer: { surname: "Adeyemi" } });
  });

  test("refuses a wrong password with the college's message", async () => {
    const student = await enrol(portal);

    const answer = await portal.gateway.browser().signIn(student.matricNumber, "wrong");

    expect(answer.data).toEqual({
      signIn: {
        __typename: "Refusal",
        code: "WRONG_CREDENTIALS",
        message: "Incorrect Student ID or password",
        fields: [],
      },
    });
    expect(answer.headers).not.toHaveProperty("set-cookie");
  });

  test("names each empty field", async () => {
    const answer = await portal.gateway.browser().signIn(" ", "");

    expect(answer.data).toEqual({
      signIn: {
        __typename: "Refusal",
        code: "INVALID_INPUT",
        message: "Registration ID is required",
        fields: [
          { field: "username", message: "Registration ID is required" },
          { field: "password", message: "Password is required" },
        ],
      },
    });
  });

  test("refuses a suspended account", async () => {
    const student = await enrol(portal, { suspendedAt: new Date("2026-01-01") });

    const answer = await portal.gateway.browser().signIn(student.matricNumber, password);

    expect(answer.data).toMatchObject({
      signIn: { code: "ACCOUNT_SUSPENDED", message: expect.stringContaining("suspended") },
    });
  });
});

describe("signing out", () => {
  test("ends the session and its tokens and deletes the cookie", async () => {
    const browser = await signedIn(portal, await enrol(portal));
    const thief = portal.gateway.browser();
    thief.cookie = browser.cookie;

    const answer = await browser.graphql("mutation { signOut }");

    expect(answer.data).toEqual({ signOut: true });
    expect(browser.cookie).toBeUndefined();
    expect((await thief.graphql(whoAmI)).data).toEqual({ viewer: null });
  });

  test("is idempotent", async () => {
    const browser = portal.gateway.browser();

    expect((await browser.graphql("mutation { signOut }")).data).toEqual({ signOut: true });
  });
});

test("wrong passwords limit one account from one address only", async () => {
  const limited = await startTestPortal({
    gateway: {
      attempts: {
        signInPerAddress: 100,
        signInPerAccount: 2,
        resetPerAddress: 100,
        resetPerAccount: 2,
        lookupsPerAddress: 100,
        signUpsPerAddress: 100,
      },
    },
  });
  try {
    const victim = await enrol(limited);
    const other = await enrol(limited);
    const browser = limited.gateway.browser();
    await browser.signIn(victim.matricNumber, "guess one");
    await browser.signIn(victim.matricNumber, "guess two");

    const third = await browser.signIn(victim.matricNumber, password);

    expect(third.errors).toMatchObject([
      {
        message: expect.stringMatching(
          /^Too many attempts\. Try again in \d+ (seconds|minutes)\.$/,
        ),
        extensions: { code: "RATE_LIMITED", retryAfterSeconds: expect.any(Number) },
      },
    ]);
    expect((await browser.signIn(other.matricNumber, password)).data).toMatchObject({
      signIn: { __typename: "SignedIn" },
    });
  } finally {
    await limited.close();
  }
});
