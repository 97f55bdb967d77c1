import { sql } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { createBoarder, createHostel, openHostels, selectBed } from "../../testing/hostels.ts";
import { samplesOf } from "../../testing/metric-samples.ts";
import { createPayer, creditPayment, initializeHostel } from "../../testing/payments.ts";
import { queueMail } from "../mail/queue.ts";
import { CollegeMetrics } from "./college-metrics.ts";

let server: TestCollege;
let sessionId: number;

beforeAll(async () => {
  server = await startTestCollege({ config: { metrics: { host: "127.0.0.1", port: 0 } } });
  ({ sessionId } = await openHostels(server.college));
});

afterAll(() => server.close());

/** As a scrape of a new process would read them: nothing is kept from the read before. */
const backlog = async () => {
  const { db, clock } = server.college;
  const metrics = new CollegeMetrics({ db, close: async () => {} }, clock);
  return samplesOf(await metrics.text());
};

const text = async (): Promise<string> => (await server.college.metrics?.text()) ?? "";

const answered = (labels: string) =>
  `portal_college_http_request_duration_seconds_count{${labels}}`;

test("requests are counted by the pattern of their route", async () => {
  await request(server.url).get("/payment/tuition/verify/T-of-Folake-Adeyemi/");
  await request(server.url).get("/nobody/folake@students.college.example");

  expect(samplesOf(await text())).toMatchObject({
    [answered('method="GET",route="/payment/tuition/verify/:reference/",status_class="4xx"')]: 1,
    [answered('method="GET",route="none",status_class="4xx"')]: 1,
  });
});

test("claims of beds are counted by outcome", async () => {
  const { bedIds } = await createHostel(server.college);
  const [first, second] = [
    await createBoarder(server.college, sessionId),
    await createBoarder(server.college, sessionId),
  ];
  await selectBed(server.url, first, bedIds[0]);
  await selectBed(server.url, second, bedIds[0]);
  await selectBed(server.url, second, 999_999);

  expect(samplesOf(await text())).toMatchObject({
    'portal_college_bed_claims_total{outcome="claimed"}': 1,
    'portal_college_bed_claims_total{outcome="bed_taken"}': 1,
    'portal_college_bed_claims_total{outcome="refused_404"}': 1,
  });
});

test("mails and payments that wait are shown with the oldest's age", async () => {
  const { college, clock } = server;
  await college.db.execute(sql`update mail_message set sent_at = created_at`);
  expect(await backlog()).toMatchObject({
    portal_college_mail_waiting: 0,
    portal_college_mail_oldest_waiting_seconds: 0,
    portal_college_payments_pending: 0,
    portal_college_payments_oldest_pending_seconds: 0,
  });

  const mail = { to: "a@college.example", subject: "A", text: "A" };
  await college.db.transaction((tx) => queueMail(college, tx, mail));
  clock.advance({ minutes: 1 });
  await college.db.transaction((tx) => queueMail(college, tx, mail));
  const payer = await createPayer(college);
  const { accountId } = payer;
  await creditPayment(college, { accountId, sessionId, purpose: "tuition" });
  expect((await initializeHostel(server.url, payer)).status).toBe(200);
  clock.advance({ minutes: 2 });

  expect(await backlog()).toMatchObject({
    portal_college_mail_waiting: 2,
    portal_college_mail_oldest_waiting_seconds: 180,
    portal_college_payments_pending: 1,
    portal_college_payments_oldest_pending_seconds: 120,
    portal_college_payments_refused: 0,
  });

  await college.db.execute(
    sql`update payment set status = 'refused', refusal = 'amount' where status = 'pending'`,
  );
  clock.advance({ days: 1 });

  expect(await backlog()).toMatchObject({
    portal_college_mail_waiting: 0,
    portal_college_payments_pending: 0,
    portal_college_payments_refused: 1,
  });
});

test("a backlog that cannot be read leaves the other metrics", async () => {
  const { db } = server.college;
  await db.execute(sql`alter table mail_message rename to mail_message_gone`);
  const samples = await backlog();
  await db.execute(sql`alter table mail_message_gone rename to mail_message`);

  expect(samples.portal_college_mail_waiting).toBeUndefined();
  expect(samples.portal_college_payments_pending).toBeUndefined();
  expect(samples.process_resident_memory_bytes).toBeGreaterThan(0);
  expect(samples.nodejs_eventloop_lag_seconds).toBeGreaterThanOrEqual(0);
});

test("the backlog is read when it is scraped, never by a request", async () => {
  const transaction = vi.spyOn(server.college.db, "transaction");
  const metrics = new CollegeMetrics(
    { db: server.college.db, close: async () => {} },
    server.college.clock,
  );
  metrics.request("GET", "/health", 200, 1);
  expect(transaction).not.toHaveBeenCalled();

  await Promise.all([metrics.text(), metrics.text()]);

  expect(transaction).toHaveBeenCalledOnce();
});

test("the connections of a pool are shown, and each job's last success", async () => {
  const { db, clock } = server.college;
  const pool = { totalCount: 7, idleCount: 3, waitingCount: 2 };
  const metrics = new CollegeMetrics({ db, pool, close: async () => {} }, clock);
  metrics.jobSucceeded("mail");

  expect(samplesOf(await metrics.text())).toMatchObject({
    'portal_college_database_connections{state="busy"}': 4,
    'portal_college_database_connections{state="idle"}': 3,
    portal_college_database_calls_waiting: 2,
    'portal_college_job_last_success_timestamp_seconds{name="mail"}': clock().getTime() / 1000,
  });
});

test("no metric holds a person's data", async () => {
  const student = await createPayer(server.college, {
    email: "folake@students.college.example",
    surname: "Adeyemi",
  });
  await selectBed(server.url, student, 1, "a-key-of-the-client");
  await request(server.url)
    .get(`/student/${student.id}/?search=${student.matricNumber}`)
    .set("authorization", student.authorization);
  await request(server.url)
    .post("/student/login/")
    .send({ username: student.matricNumber, password: "wrong-password" });
  await request(server.url).get(`/admission/document/confirm/${student.matricNumber}/`);

  const written = await text();
  const [, token = ""] = student.authorization.split(" ");
  for (const secret of [
    student.matricNumber,
    encodeURIComponent(student.matricNumber),
    "folake",
    "Adeyemi",
    "wrong-password",
    "a-key-of-the-client",
    "T-of-Folake",
    "127.0.0.1",
    token,
  ]) {
    expect(written).not.toContain(secret);
  }
});
