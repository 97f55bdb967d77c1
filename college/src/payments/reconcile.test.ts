import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { type FakePaystack, startFakePaystack } from "../../testing/fake-paystack.ts";
import {
  createPayer,
  initializeTuition,
  ledgerOf,
  openFees,
  type Payer,
  paymentCalled,
} from "../../testing/payments.ts";
import { openPaystack } from "./paystack-client.ts";
import type { Cashier } from "./provider.ts";
import { nextCheck, reconcile } from "./reconcile.ts";

let fake: FakePaystack;
let server: TestCollege;
let cashier: Cashier;
let fees: Awaited<ReturnType<typeof openFees>>;

beforeEach(async () => {
  fake = await startFakePaystack();
  server = await startTestCollege({ config: fake.config });
  fees = await openFees(server.college);
  cashier = {
    ...server.college,
    provider: openPaystack({
      apiUrl: () => fake.url,
      secretKey: fake.secretKey,
      timeoutMs: 4_000,
    }),
  };
});

afterEach(async () => {
  await server.close();
  await fake.close();
  await cashier.provider.close();
});

const openTuition = async (): Promise<{ payer: Payer; reference: string }> => {
  const payer = await createPayer(server.college);
  await initializeTuition(server.url, payer, fees.tuitionFeeIds[100]).expect(200);
  return { payer, reference: fake.last().reference };
};

describe("reconciliation", () => {
  it("finds and credits a payment made while the tab was closed", async () => {
    const { payer, reference } = await openTuition();
    fake.pay(reference);
    server.clock.advance({ minutes: 2 });
    await reconcile(cashier);
    expect(await ledgerOf(server, payer.accountId)).toHaveLength(1);
    expect(await paymentCalled(server, reference)).toMatchObject({
      status: "succeeded",
      nextCheckAt: null,
    });
  });

  it("verifies only when due, with backoff, until credited", async () => {
    const { reference } = await openTuition();
    await reconcile(cashier);
    expect(fake.calls.verify).toBe(0);
    for (let minute = 0; minute < 60; minute += 1) {
      server.clock.advance({ minutes: 1 });
      await reconcile(cashier);
    }
    expect(fake.calls.verify).toBeGreaterThan(3);
    expect(fake.calls.verify).toBeLessThan(10);
    fake.pay(reference);
    server.clock.advance({ hours: 2 });
    await reconcile(cashier);
    const callsBefore = fake.calls.verify;
    server.clock.advance({ days: 30 });
    await reconcile(cashier);
    expect(fake.calls.verify).toBe(callsBefore);
  });

  it("gives up a reference after a day but credits a late payment", async () => {
    const { payer, reference } = await openTuition();
    server.clock.advance({ hours: 25 });
    await reconcile(cashier);
    expect((await paymentCalled(server, reference)).status).toBe("abandoned");
    fake.pay(reference);
    server.clock.advance({ hours: 7 });
    await reconcile(cashier);
    expect((await paymentCalled(server, reference)).status).toBe("succeeded");
    expect(await ledgerOf(server, payer.accountId)).toHaveLength(1);
  });

  it("gives up a reference unknown to the provider", async () => {
    const { payer, reference } = await openTuition();
    fake.forget(reference);
    server.clock.advance({ hours: 25 });
    await reconcile(cashier);
    expect((await paymentCalled(server, reference)).status).toBe("abandoned");
    expect(await ledgerOf(server, payer.accountId)).toEqual([]);
  });

  it("survives a failure of the provider and continues afterwards", async () => {
    const { payer, reference } = await openTuition();
    fake.pay(reference);
    fake.behaviour = "failing";
    server.clock.advance({ minutes: 2 });
    await reconcile(cashier);
    expect((await paymentCalled(server, reference)).status).toBe("pending");
    fake.behaviour = "well";
    server.clock.advance({ minutes: 5 });
    await reconcile(cashier);
    expect(await ledgerOf(server, payer.accountId)).toHaveLength(1);
  });

  it("keeps uncreditable payments for review and continues with the others", async () => {
    const strange = await openTuition();
    const good = await openTuition();
    fake.pay(strange.reference, { amount: 30_000_000_00 });
    fake.pay(good.reference);
    server.clock.advance({ minutes: 2 });
    await reconcile(cashier);
    expect(await paymentCalled(server, strange.reference)).toMatchObject({
      status: "refused",
      refusal: "amount",
      refusedAmount: 30_000_000_00,
    });
    expect(await ledgerOf(server, good.payer.accountId)).toHaveLength(1);
  });

  it("continues with the others after an unreadable answer", async () => {
    const strange = await openTuition();
    const good = await openTuition();
    fake.pay(strange.reference, { amount: 0.5 });
    fake.pay(good.reference);
    server.clock.advance({ minutes: 2 });
    await reconcile(cashier);
    expect((await paymentCalled(server, strange.reference)).status).toBe("pending");
    expect(await ledgerOf(server, good.payer.accountId)).toHaveLength(1);
  });

  it("works through more references than one batch holds", async () => {
    const opened = [];
    for (let count = 0; count < 23; count += 1) opened.push(await openTuition());
    for (const { reference } of opened) fake.pay(reference);
    server.clock.advance({ minutes: 2 });
    await reconcile(cashier);
    for (const { payer } of opened) {
      expect(await ledgerOf(server, payer.accountId)).toHaveLength(1);
    }
  });
});

const openedAt = new Date("2026-03-10T09:00:00Z");
const hour = 3_600_000;
const day = 24 * hour;
const later = (ms: number) => new Date(openedAt.getTime() + ms);

describe("the next check of a payment", () => {
  it("comes after 1, 2, 4, 8 minutes", () => {
    const waits = [0, 1, 2, 3].map((checks) => {
      const next = nextCheck({ openedAt, checks, isOpen: true, now: openedAt });
      return ((next?.getTime() ?? 0) - openedAt.getTime()) / 60_000;
    });
    expect(waits).toEqual([1, 2, 4, 8]);
  });

  it("runs hourly on the first day and every six hours afterwards", () => {
    fc.assert(
      fc.property(fc.nat(1_000), fc.nat(30 * day), fc.boolean(), (checks, age, isOpen) => {
        const now = later(age);
        const next = nextCheck({ openedAt, checks, isOpen, now });
        if (next === null) return;
        expect(next.getTime()).toBeGreaterThan(now.getTime());
        expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(age < day ? hour : 6 * hour);
      }),
    );
  });

  it("ends after a week for a closed reference only", () => {
    const now = later(7 * day);
    expect(nextCheck({ openedAt, checks: 50, isOpen: false, now })).toBeNull();
    expect(nextCheck({ openedAt, checks: 50, isOpen: true, now })).not.toBeNull();
    expect(nextCheck({ openedAt, checks: 50, isOpen: false, now: later(6 * day) })).not.toBeNull();
  });
});
