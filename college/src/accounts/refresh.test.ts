import { eq } from "drizzle-orm";
import { decodeJwt } from "jose";
import request from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { createStudent, signInAs } from "../../testing/people.ts";
import { account } from "../db/schema/accounts.ts";

let server: TestCollege;

beforeAll(async () => {
  server = await startTestCollege();
});

afterAll(() => server.close());

const notValid = {
  detail: "Given token not valid for any token type",
  code: "token_not_valid",
};

const refresh = (token: string, path = "/api/auth/token/refresh/") =>
  request(server.url).post(path).send({ refresh: token });

const start = async () => {
  const student = await createStudent(server.college);
  const tokens = await signInAs(server.college, student);
  const readOwn = (access: string) =>
    request(server.url).get(`/student/${student.id}/`).auth(access, { type: "bearer" });
  return { student, ...tokens, readOwn };
};

test.each([
  "/api/auth/token/refresh/",
  "/auth/token/refresh/",
])("%s gives a new access token and the next refresh token", async (path) => {
  const { refresh: first, readOwn } = await start();

  const answer = await refresh(first, path);

  expect(answer.status).toBe(200);
  expect(answer.body.refresh).not.toBe(first);
  expect((await readOwn(answer.body.access)).status).toBe(200);
});

test("tokens carry simplejwt's claims and last as long as configured", async () => {
  const { access, refresh: first, student } = await start();
  const now = server.clock.read().getTime() / 1000;

  expect(decodeJwt(access)).toMatchObject({
    token_type: "access",
    user_id: student.accountId,
    iat: now,
    exp: now + 15 * 60,
    jti: expect.any(String),
  });
  expect(decodeJwt(first)).toMatchObject({ token_type: "refresh", exp: now + 24 * 3600 });
});

test("an access token is refused once it has expired", async () => {
  const { access, readOwn } = await start();
  server.clock.advance({ minutes: 15, seconds: 1 });

  const answer = await readOwn(access);

  expect(answer.status).toBe(401);
  expect(answer.body).toEqual(notValid);
});

test("a refresh token used again within 30 seconds gives the same successor", async () => {
  const { refresh: first } = await start();
  const once = await refresh(first);
  server.clock.advance({ seconds: 29 });

  const again = await refresh(first);

  expect(again.status).toBe(200);
  expect(again.body.refresh).toBe(once.body.refresh);
});

test("a refresh token reused later ends the whole sign-in", async () => {
  const { refresh: first, readOwn } = await start();
  const once = await refresh(first);
  server.clock.advance({ seconds: 31 });

  const stolen = await refresh(first);
  const successor = await refresh(once.body.refresh);
  const access = await readOwn(once.body.access);

  expect([stolen.status, successor.status, access.status]).toEqual([401, 401, 401]);
  expect(stolen.body).toEqual(notValid);
});

test("twenty concurrent exchanges of one token give one successor", async () => {
  const { refresh: first } = await start();

  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(first)));

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.refresh)).size).toBe(1);
});

test("an expired refresh token is refused", async () => {
  const { refresh: first } = await start();
  server.clock.advance({ days: 1, seconds: 1 });

  expect((await refresh(first)).status).toBe(401);
});

test.each([
  ["garbage", () => "not.a.token"],
  ["an access token", (tokens: { access: string }) => tokens.access],
  [
    "a token somebody else signed",
    ({ refresh }: { refresh: string }) => `${refresh.slice(0, -8)}AAAAAAAA`,
  ],
])("%s is no refresh token", async (_what, make) => {
  const tokens = await start();

  const answer = await refresh(make(tokens));

  expect(answer.status).toBe(401);
  expect(answer.body).toEqual(notValid);
});

test("a refresh token opens nothing by itself", async () => {
  const { refresh: first, readOwn } = await start();

  expect((await readOwn(first)).status).toBe(401);
});

test("logging out ends the sign-in at once and is idempotent", async () => {
  const { access, refresh: first, readOwn } = await start();
  const logout = () => request(server.url).post("/auth/logout/").send({ refresh: first });

  const once = await logout();
  const twice = await logout();

  expect([once.status, twice.status]).toEqual([204, 204]);
  expect((await readOwn(access)).status).toBe(401);
  expect((await refresh(first)).status).toBe(401);
});

test("logging out of one device leaves the other one signed in", async () => {
  const { student, refresh: phone, readOwn } = await start();
  const laptop = await signInAs(server.college, student);

  await request(server.url).post("/auth/logout/").send({ refresh: phone });

  expect((await readOwn(laptop.access)).status).toBe(200);
});

test("a suspended account is refused with its token and gets no other", async () => {
  const { student, access, refresh: first, readOwn } = await start();
  await server.college.db
    .update(account)
    .set({ suspendedAt: server.clock.read() })
    .where(eq(account.id, student.accountId));

  const read = await readOwn(access);

  expect(read.status).toBe(403);
  expect(read.body.code).toBe("account_suspended");
  expect((await refresh(first)).status).toBe(401);
});
