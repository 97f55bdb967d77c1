import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { refreshToken, signIn } from "../../../college/src/db/schema/accounts.ts";
import type { TestStudent } from "../../../college/testing/people.ts";
import type { Browser } from "../../testing/browser.ts";
import {
  enrol,
  password,
  signedIn,
  startTestPortal,
  type TestPortal,
} from "../../testing/portal.ts";

let portal: TestPortal;
let student: TestStudent;
let browser: Browser;

beforeEach(async () => {
  portal = await startTestPortal();
  student = await enrol(portal);
  browser = await signedIn(portal, student);
});

afterEach(() => portal.close());

const everything =
  "{ viewer { surname ... on Student { level payments { id } calendar { session } } } }";

const signInsOf = (accountId: number) =>
  portal.college.college.db.select().from(signIn).where(eq(signIn.accountId, accountId));

test("a session outlives the access token with one shared refresh", async () => {
  portal.college.clock.advance({ minutes: 20 });

  const answers = await Promise.all(Array.from({ length: 8 }, () => browser.graphql(everything)));

  for (const answer of answers) {
    expect(answer.errors).toEqual([]);
    expect(answer.data).toMatchObject({ viewer: { surname: "Adeyemi" } });
  }
  // The sign-in's token and its successor. This college has no other sign-in.
  expect(await portal.college.college.db.select().from(refreshToken)).toHaveLength(2);
});

test("a session ends with the college's refresh token", async () => {
  portal.college.clock.advance({ days: 2 });

  const answer = await browser.graphql(everything);

  expect(answer.errors[0]).toMatchObject({
    message: "Session expired. Please log in again.",
    extensions: { code: "SESSION_EXPIRED" },
  });
  expect(browser.cookie).toBeUndefined();
  expect((await browser.graphql(everything)).data).toEqual({ viewer: null });
});

test("signing out ends the sign-in at the college", async () => {
  await browser.graphql("mutation { signOut }");

  expect(await signInsOf(student.accountId)).toMatchObject([{ endedAt: expect.any(Date) }]);
});

test("signing in again ends the sign-in of the session before", async () => {
  await browser.signIn(student.matricNumber, password);

  const ended = (await signInsOf(student.accountId)).map(({ endedAt }) => endedAt !== null);
  expect(ended.toSorted()).toEqual([false, true]);
});
