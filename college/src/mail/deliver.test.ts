import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { type MailServer, startMailServer } from "../../testing/mail-server.ts";
import { mailMessage } from "../db/schema/mail.ts";
import { deliverMail, openSmtp, type SendMail } from "./deliver.ts";
import { queueMail } from "./queue.ts";

let server: TestCollege;
let mailServer: MailServer;
let send: SendMail;

beforeAll(async () => {
  server = await startTestCollege();
});

afterAll(() => server.close());

beforeEach(async () => {
  await server.college.db.delete(mailMessage);
  mailServer = await startMailServer();
  send = openSmtp(mailServer.url, "College portal <portal@college.example>");
});

afterEach(() => mailServer.close());

const queue = (text: string, to = "folake@students.college.example") =>
  server.college.db.transaction((tx) =>
    queueMail(server.college, tx, { to, subject: "Your code", text }),
  );

const deliver = () => deliverMail(server.college, send);

const onlyRow = async () => {
  const [row] = await server.college.db.select().from(mailMessage);
  return row;
};

test("a queued mail is sent once to its reader and erased", async () => {
  await queue("Your code is 123456.");

  await deliver();
  await deliver();

  expect(mailServer.taken).toHaveLength(1);
  expect(mailServer.taken[0]).toContain("From: College portal <portal@college.example>");
  expect(mailServer.taken[0]).toContain("To: folake@students.college.example");
  expect(mailServer.taken[0]).toContain("Your code is 123456.");
  expect(await onlyRow()).toMatchObject({
    sentAt: server.clock.read(),
    body: null,
    nextAttemptAt: null,
  });
});

test("a mail of a transaction that failed is never sent", async () => {
  const failed = server.college.db.transaction(async (tx) => {
    await queueMail(server.college, tx, { to: "a@b.example", subject: "x", text: "x" });
    throw new Error("something else went wrong");
  });
  await expect(failed).rejects.toThrow();

  await deliver();

  expect(mailServer.taken).toEqual([]);
});

test("a mail that fails is retried with increasing delay", async () => {
  mailServer.refuseWith("451 folake@students.college.example: come back later");
  await queue("Your code is 123456.");

  await deliver();
  expect(await onlyRow()).toMatchObject({ attempts: 1, lastError: expect.stringContaining("451") });
  expect((await onlyRow())?.lastError).not.toContain("folake");

  mailServer.refuseWith(undefined);
  server.clock.advance({ seconds: 29 });
  await deliver();
  expect(mailServer.taken).toEqual([]);

  server.clock.advance({ seconds: 1 });
  await deliver();
  expect(mailServer.taken).toHaveLength(1);
});

test("one reader's refused mail does not hold up another's", async () => {
  mailServer.refuseWith("550 no such mailbox");
  await queue("first");
  await deliver();
  mailServer.refuseWith(undefined);
  await queue("second", "musa@students.college.example");

  await deliver();

  expect(mailServer.taken).toEqual([expect.stringContaining("second")]);
});

test("after its last attempt a mail is left alone", async () => {
  mailServer.refuseWith("550 no such mailbox");
  await queue("first");
  for (let hour = 0; hour < 23; hour += 1) {
    await deliver();
    server.clock.advance({ hours: 1 });
  }

  expect(await onlyRow()).toMatchObject({ attempts: 12, nextAttemptAt: null, sentAt: null });
});

test("deliverers that run at once send each mail once", async () => {
  for (let number = 0; number < 10; number += 1) await queue(`mail ${number}`);

  await Promise.all([deliver(), deliver(), deliver()]);

  expect(mailServer.taken).toHaveLength(10);
});

test("a mail of a dead sender is sent after its lease", async () => {
  await queue("first");
  const died: SendMail = () => new Promise(() => undefined);
  void deliverMail(server.college, died);
  await expect.poll(async () => (await onlyRow())?.attempts).toBe(1);

  await deliver();
  expect(mailServer.taken).toEqual([]);

  server.clock.advance({ minutes: 3 });
  await deliver();
  expect(mailServer.taken).toHaveLength(1);
});

test("old mail is not sent to a mail server configured later", async () => {
  await queue("an old code");
  server.clock.advance({ hours: 24 });

  await deliver();

  expect(mailServer.taken).toEqual([]);
});
