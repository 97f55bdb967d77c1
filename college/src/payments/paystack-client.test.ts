import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type FakePaystack, startFakePaystack } from "../../testing/fake-paystack.ts";
import { openPaystack } from "./paystack-client.ts";
import { type PaymentProvider, TooManyTransactions } from "./provider.ts";

let fake: FakePaystack;
let provider: PaymentProvider;

beforeEach(async () => {
  fake = await startFakePaystack();
  provider = openPaystack({ apiUrl: () => fake.url, secretKey: fake.secretKey, timeoutMs: 2_000 });
});

afterEach(async () => {
  await fake.close();
  await provider.close();
});

const opening = {
  email: "folake@students.college.example",
  amount: 86_500_00,
  currency: "NGN",
  reference: "REF1",
  callback_url: "https://portal.college.example/tuition-verify",
  metadata: { account_id: "7", purpose: "tuition" },
};

describe("the Paystack client", () => {
  it("opens a transaction in kobo and reads it back", async () => {
    expect(await provider.initialize(opening)).toEqual({
      authorizationUrl: "https://checkout.example/REF1",
    });
    expect(await provider.verify("REF1")).toMatchObject({
      status: "abandoned",
      amount: 86_500_00,
      currency: "NGN",
      metadata: opening.metadata,
    });
  });

  it("tells an unknown reference from a provider that does not answer", async () => {
    expect(await provider.verify("NOBODY")).toBeNull();
    fake.behaviour = "failing";
    await expect(provider.verify("NOBODY")).rejects.toMatchObject({ reason: "failing" });
  });

  it("passes on that a reference is taken", async () => {
    await provider.initialize(opening);
    await expect(provider.initialize(opening)).rejects.toMatchObject({
      code: "duplicate_reference",
    });
  });

  it.each([
    ["html", "unreadable"],
    ["failing", "failing"],
    ["silent", "timeout"],
    ["unauthorized", "unauthorized"],
  ] as const)("takes a provider that is %s for no answer", async (behaviour, reason) => {
    fake.behaviour = behaviour;
    await expect(provider.verify("REF1")).rejects.toMatchObject({ reason });
    await expect(provider.initialize(opening)).rejects.toMatchObject({ reason });
  });

  it("treats an unreachable provider as no answer", async () => {
    await fake.close();
    await expect(provider.verify("REF1")).rejects.toMatchObject({ reason: "unreachable" });
  });

  it("reads every page of what was paid, each transaction once", async () => {
    for (let number = 1; number <= 230; number += 1) fake.add({ reference: `R${number}` });
    fake.add({ reference: "FAILED", status: "failed" });
    const days = [new Date("2026-03-10T00:00:00Z"), new Date("2026-03-11T00:00:00Z")] as const;
    const found = await provider.successes(...days);
    expect(new Set(found.map(({ reference }) => reference)).size).toBe(230);
    expect(fake.calls.list).toBe(3);
    expect(await provider.successes(new Date("2026-03-12T00:00:00Z"), days[1])).toEqual([]);
    fake.behaviour = "html";
    await expect(provider.successes(...days)).rejects.toMatchObject({ reason: "unreadable" });
  });

  it("reads no list that is too long to wait for", async () => {
    for (let number = 1; number <= 6_001; number += 1) fake.add({ reference: `R${number}` });
    const all = provider.successes(
      new Date("2026-03-10T00:00:00Z"),
      new Date("2026-03-11T00:00:00Z"),
    );
    await expect(all).rejects.toBeInstanceOf(TooManyTransactions);
    expect(fake.calls.list).toBe(1);
  });

  it("retries a verification and never an initialization", async () => {
    fake.behaviour = "well";
    await provider.initialize(opening);
    fake.set("REF1", { amount: 0.5 });
    await expect(provider.verify("REF1")).rejects.toMatchObject({ reason: "unreadable" });
    expect(fake.calls).toMatchObject({ initialize: 1, verify: 2 });
  });
});
