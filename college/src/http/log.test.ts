import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { createPayer, openFees, tuitionCallback } from "../../testing/payments.ts";
import { createStudent, signInAs } from "../../testing/people.ts";
import { linksTo, openIntake, signUpForm } from "../../testing/sign-ups.ts";
import { buildCollege } from "../app.ts";
import { account } from "../db/schema/accounts.ts";
import { payment } from "../db/schema/payments.ts";
import { createLog } from "../log.ts";

let server: TestCollege;
let app: FastifyInstance;
let written: string;

beforeAll(async () => {
  server = await startTestCollege();
  const log = createLog("trace", {
    write: (line) => {
      written += line;
    },
  });
  ({ app } = await buildCollege({ ...server.college, log }));
});

afterAll(async () => {
  await app.close();
  await server.close();
});

beforeEach(() => {
  written = "";
});

test("a request is logged with id, route and outcome, without query", async () => {
  await app.inject({
    url: "/admission/application/?email=folake@a.example",
    headers: { "x-request-id": "trace-7" },
  });

  expect(written).toContain('"requestId":"trace-7"');
  expect(written).toContain('"path":"/admission/application/"');
  expect(written).toContain('"statusCode":200');
  expect(written).not.toContain("folake");
});

test("passwords and tokens never reach the log", async () => {
  const student = await createStudent(server.college, { password: "harmattan-wind" });
  const { access, refresh } = await signInAs(server.college, student);
  const payload = { username: student.matricNumber, password: "harmattan-wind" };

  await app.inject({ method: "POST", url: "/student/login/", payload });
  await app.inject({ method: "POST", url: "/auth/token/refresh/", payload: { refresh } });
  await app.inject({
    url: `/student/${student.id}/`,
    headers: { authorization: `Bearer ${access}` },
  });

  for (const secret of ["harmattan-wind", access, refresh]) expect(written).not.toContain(secret);
});

test("an applicant's link, password and tokens never reach the log", async () => {
  const sessionId = await openIntake(server);
  const form = signUpForm({ session_id: sessionId, password: "harmattan-wind" });
  const send = (url: string, payload: object) => app.inject({ method: "POST", url, payload });
  await send("/admission/sign-up/", form);
  await send("/admission/sign-up/", form);
  const [link] = await linksTo(server, form.email);
  if (link === undefined) throw new Error("no link was mailed");
  await send("/admission/verify-email/", link);
  await send("/admission/verify-email/", link);
  const login = { username: link.application_no, password: "harmattan-wind" };
  const { access, refresh } = (await send("/admission/login", login)).json();
  await send("/admission/login", { ...login, password: "harmattan-windy" });
  await app.inject({
    url: "/admission/get-profile",
    headers: { authorization: `Bearer ${access}` },
  });
  await app.inject({ url: `/admission/application/?application_no=${link.application_no}` });

  expect(access).toMatch(/^ey/);
  const secrets = [link.token, "harmattan-wind", access, refresh, form.email, link.application_no];
  for (const secret of secrets) expect(written).not.toContain(secret);
});

test("a failure while writing a link is logged without the link", async () => {
  const { db } = server.college;
  const sessionId = await openIntake(server);
  await db.execute(sql`alter table mail_message rename to mail_message_gone`);

  const answer = await app.inject({
    method: "POST",
    url: "/admission/sign-up/",
    payload: signUpForm({ session_id: sessionId, email: "ngozi@mail.example" }),
  });
  await db.execute(sql`alter table mail_message_gone rename to mail_message`);

  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain("mail_message");
  expect(written).toContain('"code":"42P01"');
  expect(written).not.toMatch(/ngozi|verify-email|harmattan|argon2/i);
  expect(await db.$count(account, eq(account.email, "ngozi@mail.example"))).toBe(0);
});

test("a failing statement is logged by kind and place, without its values", async () => {
  await createStudent(server.college, { email: "folake@students.college.example" });
  await server.college.db.execute(sql`alter table password_reset rename to password_reset_gone`);

  const answer = await app.inject({
    method: "POST",
    url: "/student/password-reset/request/",
    payload: { email: "folake@students.college.example" },
  });
  await server.college.db.execute(sql`alter table password_reset_gone rename to password_reset`);

  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain("password_reset");
  expect(written).toContain('"code":"42P01"');
  expect(written).toContain("accounts/password-reset.ts");
  expect(written).not.toContain("folake");
  expect(written).not.toMatch(/select |insert /i);
});

test("every line of a request carries its id", async () => {
  const { college, clock } = server;
  const { tuitionFeeIds } = await openFees(college);
  const payer = await createPayer(college);
  const log = createLog("trace", {
    write: (line) => {
      written += line;
    },
  });
  const provider = {
    paystackSecretKey: "sk_test_of_nobody",
    paystackApiUrl: "http://127.0.0.1:9",
    paystackTimeoutMs: 500,
  };
  const offline = await buildCollege({
    ...college,
    config: { ...college.config, ...provider },
    log,
  });
  const headers = { "x-request-id": "trace-8", authorization: payer.authorization };
  const post = (url: string, payload: object) =>
    offline.app.inject({ method: "POST", url, payload, headers });

  await post("/payment/tuition/initialize/", {
    tuition_fee_id: tuitionFeeIds[100],
    callback_url: tuitionCallback,
  });
  const [opened] = await college.db.select().from(payment);
  await offline.app.inject({ url: `/payment/tuition/verify/${opened?.reference}/`, headers });
  const { refresh } = await signInAs(college, payer);
  await post("/auth/token/refresh/", { refresh });
  clock.advance({ minutes: 1 });
  await post("/auth/token/refresh/", { refresh });
  await offline.app.close();

  expect(written).toContain("payment not opened");
  expect(written).toContain("payment not verified");
  expect(written).toContain("a used refresh token came back");
  const lines = written.trim().split("\n");
  expect(lines.filter((line) => !line.includes('"requestId":"trace-8"'))).toEqual([]);
});

test("values under a secret's name are redacted", () => {
  const log = createLog("info", {
    write: (line) => {
      written += line;
    },
  });

  log.info({ otp: "one-time", body: { new_password: "hunter2", deep: { refresh: "ey1" } } }, "x");

  expect(written).not.toMatch(/one-time|hunter2|ey1/);
  expect(written.match(/\[redacted\]/g)).toHaveLength(3);
});
