import { and, eq, inArray } from "drizzle-orm";
import request, { type Response } from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { counterOf } from "../../testing/counter.ts";
import { type FakePaystack, startFakePaystack } from "../../testing/fake-paystack.ts";
import {
  createPayer,
  initializeSection,
  initializeTuition,
  ledgerOf,
  openFees,
  type Payer,
  paymentCalled,
  payOnline,
  verify,
} from "../../testing/payments.ts";
import { createTestDatabase } from "../../testing/postgres.ts";
import { type ServiceProcess, startServiceProcess } from "../../testing/processes/service.ts";
import { createStaff, type TestStaff } from "../../testing/staff.ts";
import { charge } from "../db/schema/ledger.ts";
import { payment } from "../db/schema/payments.ts";
import { openPaystack } from "./paystack-client.ts";
import type { Cashier } from "./provider.ts";
import { reconcile } from "./reconcile.ts";
import { signWebhook } from "./webhook.ts";

/**
 * On PostgreSQL, over two college processes and this one: the embedded database has one connection, and
 * races prove nothing on it.
 */
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let fake: FakePaystack;
let server: TestCollege;
let services: readonly ServiceProcess[];
let cashier: Cashier;
let fees: Awaited<ReturnType<typeof openFees>>;
let officer: TestStaff;
let payer: Payer;

beforeAll(async () => {
  database = await createTestDatabase();
  fake = await startFakePaystack();
  server = await startTestCollege({
    databaseUrl: database.url,
    // The processes go by the machine's clock, and their tokens must be valid by it.
    now: new Date().toISOString(),
    config: { ...fake.config, paystackTimeoutMs: 20_000 },
  });
  fees = await openFees(server.college);
  await payOnline(
    server.college,
    { stage: "first_year", section: "A" },
    { stage: "first_year", section: "B" },
  );
  officer = await createStaff(server.college, "BURSARY_OFFICER");
  const environment = {
    DATABASE_URL: database.url,
    COLLEGE_SECRET: server.college.config.secret,
    PAYSTACK_API_URL: fake.url,
    PAYSTACK_SECRET_KEY: fake.secretKey,
    PAYSTACK_TIMEOUT_MS: "20000",
  };
  services = await Promise.all([
    startServiceProcess(environment),
    startServiceProcess(environment),
  ]);
  cashier = {
    ...server.college,
    provider: openPaystack({
      apiUrl: () => fake.url,
      secretKey: fake.secretKey,
      timeoutMs: 20_000,
    }),
  };
});

afterAll(async () => {
  await Promise.all(services.map((service) => service.stop()));
  await server.close();
  await cashier.provider.close();
  await fake.close();
  await database.drop();
});

beforeEach(async () => {
  fake.recover();
  payer = await createPayer(server.college);
});

/** The services in turn. */
const urlOf = (index: number): string => services[index % services.length]?.url ?? server.url;

const many = <Answer>(count: number, call: (index: number) => PromiseLike<Answer>) =>
  Array.from({ length: count }, (_, index) => call(index));

/** Asks again while the college is busy, as its clients do: its processes have few connections and a machine may be slow. */
const askUntilAnswered = async (call: () => PromiseLike<Response>): Promise<Response> => {
  const answer = await call();
  return answer.status === 503 ? askUntilAnswered(call) : answer;
};

const open = () => initializeTuition(urlOf(0), payer, fees.tuitionFeeIds[100]).expect(200);

const webhook = (url: string, reference: string) => {
  const body = JSON.stringify({ event: "charge.success", data: { reference } });
  return request(url)
    .post("/payment/paystack/webhook/")
    .set("content-type", "application/json")
    .set("x-paystack-signature", signWebhook(body, fake.secretKey))
    .send(body);
};

const makeDue = (reference: string) =>
  server.college.db
    .update(payment)
    .set({ nextCheckAt: server.clock.read() })
    .where(eq(payment.reference, reference));

describe("several college processes on one database", () => {
  it.each([1, 2, 3])("credit a payment once under 100 concurrent calls (round %i)", async () => {
    await open();
    const { reference } = fake.last();
    fake.pay(reference);
    await makeDue(reference);
    // Every one of them has read the payment as pending before the first learns that it is paid.
    fake.holdUntilAsked(101);
    const [verifies, webhooks] = await Promise.all([
      Promise.all(
        many(50, (index) => askUntilAnswered(() => verify(urlOf(index), "tuition", reference))),
      ),
      Promise.all(
        many(50, (index) => askUntilAnswered(() => webhook(urlOf(index + 1), reference))),
      ),
      ...many(3, () => reconcile(cashier)),
    ]);
    expect(verifies.map(({ body }) => body.data?.status)).toEqual(many50("success"));
    expect(webhooks.map(({ status }) => status)).toEqual(many50(200));
    expect(await ledgerOf(server, payer.accountId)).toHaveLength(1);
    expect((await paymentCalled(server, reference)).status).toBe("succeeded");
  });

  it("open one reference for twenty concurrent clicks", async () => {
    const answers = await Promise.all(
      many(20, (index) =>
        askUntilAnswered(() => initializeTuition(urlOf(index), payer, fees.tuitionFeeIds[100])),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ body }) => body.data.reference)).size).toBe(1);
    expect(fake.calls.initialize).toBe(1);
    const opened = await server.college.db
      .select()
      .from(payment)
      .where(eq(payment.accountId, payer.accountId));
    expect(opened).toHaveLength(1);
  });

  it("credit one of two paid references and keep the other for refund", async () => {
    await open();
    const first = fake.last().reference;
    fake.set(first, { status: "failed" });
    await open();
    const second = fake.last().reference;
    fake.pay(first);
    fake.pay(second);
    await Promise.all(
      many(20, (index) =>
        askUntilAnswered(() => verify(urlOf(index), "tuition", index % 4 < 2 ? first : second)),
      ),
    );
    expect(await ledgerOf(server, payer.accountId)).toHaveLength(1);
    const outcomes = await Promise.all([
      paymentCalled(server, first),
      paymentCalled(server, second),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["refused", "succeeded"]);
    expect(outcomes.map(({ refusal }) => refusal)).toContain("already_paid");
  });

  it("open one reference for each section under concurrent clicks", async () => {
    const answers = await Promise.all(
      many(20, (index) =>
        askUntilAnswered(() => initializeSection(urlOf(index), payer, index % 4 < 2 ? "A" : "B")),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ body }) => body.data.reference)).size).toBe(2);
    expect(fake.calls.initialize).toBe(2);
  });

  it.each([1, 2, 3])("take a section once, online or at the counter (round %i)", async () => {
    await initializeSection(urlOf(0), payer, "A").expect(200);
    const { reference } = fake.last();
    fake.pay(reference);
    const counter = counterOf(urlOf(1), officer);
    const items = (await counter.items(payer.id, "A")).map(({ key }) => key);
    const cash = { student_id: payer.id, method: "cash", amount: 15_000, items };
    const [taken] = await Promise.all([
      askUntilAnswered(() => counter.record(cash)),
      ...many(10, (index) => askUntilAnswered(() => verify(urlOf(index), "section", reference))),
    ]);
    const { status, refusal } = await paymentCalled(server, reference);
    expect([taken?.status, status, refusal]).toEqual(
      taken?.status === 201 ? [201, "refused", "already_paid"] : [400, "succeeded", null],
    );
    expect(await ledgerOf(server, payer.accountId)).toMatchObject([
      { amountKobo: 15_000_00, allocatedKobo: 15_000_00 },
    ]);
    const sectionA = and(eq(charge.accountId, payer.accountId), eq(charge.section, "A"));
    for (const { paidKobo, amountKobo } of await server.college.db
      .select()
      .from(charge)
      .where(sectionA)) {
      expect(paidKobo).toBe(amountKobo);
    }
  });

  it("share due references without overlap", async () => {
    const references: string[] = [];
    for (let count = 0; count < 30; count += 1) {
      payer = await createPayer(server.college);
      await open();
      references.push(fake.last().reference);
    }
    // The services go by the machine's clock: what this one checks must not be due again by theirs.
    server.clock.set(new Date());
    await server.college.db
      .update(payment)
      .set({ nextCheckAt: server.clock.read() })
      .where(inArray(payment.reference, references));
    await Promise.all(many(4, () => reconcile(cashier)));
    const verified = fake.verifiedReferences.filter((reference) => references.includes(reference));
    expect(verified.length).toBeGreaterThan(0);
    expect(new Set(verified).size).toBe(verified.length);
    const checked = await server.college.db
      .select()
      .from(payment)
      .where(inArray(payment.reference, references));
    expect(checked.map(({ checks }) => checks)).toEqual(references.map(() => 1));
  });
});

const many50 = <Value>(value: Value): readonly Value[] => Array.from({ length: 50 }, () => value);
