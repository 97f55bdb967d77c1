import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type EvaluatedPayment, evaluate } from "./evaluate.ts";
import type { PaystackTransaction } from "./paystack-wire.ts";

const openedAt = new Date("2026-03-10T09:00:00Z");
const soon = new Date("2026-03-10T09:05:00Z");

const payment: EvaluatedPayment = {
  reference: "REF1",
  purpose: "tuition",
  section: null,
  accountId: 7,
  amountKobo: 86_500_00,
  currency: "NGN",
  openedAt,
};

const paid: PaystackTransaction = {
  id: 1,
  status: "success",
  reference: "REF1",
  amount: 86_500_00,
  currency: "NGN",
  gateway_response: "Successful",
  paid_at: "2026-03-10T09:04:00.000Z",
  metadata: { account_id: "7", purpose: "tuition" },
};

describe("evaluating a payment", () => {
  it("credits exactly what was owed, at the provider's time", () => {
    expect(evaluate(payment, paid, soon)).toEqual({
      kind: "credit",
      gatewayResponse: "Successful",
      paidAt: new Date("2026-03-10T09:04:00Z"),
    });
  });

  it("reads metadata given as a string or with a number", () => {
    const asText = { ...paid, metadata: JSON.stringify(paid.metadata) };
    const asNumber = { ...paid, metadata: { account_id: 7, purpose: "tuition" } };
    expect(evaluate(payment, asText, soon).kind).toBe("credit");
    expect(evaluate(payment, asNumber, soon).kind).toBe("credit");
  });

  it.each<[string, Partial<PaystackTransaction>]>([
    ["reference", { reference: "REF2" }],
    ["amount", { amount: 86_499_99 }],
    ["amount", { amount: 86_500_01 }],
    ["currency", { currency: "GHS" }],
    ["owner", { metadata: { account_id: "8", purpose: "tuition" } }],
    ["owner", { metadata: "" }],
    ["owner", { metadata: null }],
    ["owner", { metadata: 0 }],
    ["owner", { metadata: "{" }],
    ["purpose", { metadata: { account_id: "7", purpose: "hostel" } }],
  ])("refuses money whose %s is not what was owed", (refusal, change) => {
    expect(evaluate(payment, { ...paid, ...change }, soon)).toMatchObject({
      kind: "refuse",
      refusal,
    });
  });

  it("credits only success", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.string(), (status, amount, currency) => {
        const transaction = { ...paid, status, amount, currency };
        const isExact = status === "success" && amount === payment.amountKobo && currency === "NGN";
        expect(evaluate(payment, transaction, soon).kind === "credit").toBe(isExact);
      }),
    );
    for (const status of ["failed", "abandoned", "ongoing", "pending", "reversed", "Success"]) {
      expect(evaluate(payment, { ...paid, status }, soon).kind).not.toBe("credit");
    }
  });

  it("keeps an unfinished payment open for one day", () => {
    const unfinished = { ...paid, status: "abandoned", gateway_response: null };
    const dayLater = new Date("2026-03-11T09:00:00Z");
    expect(evaluate(payment, unfinished, soon)).toEqual({
      kind: "open",
      gatewayResponse: "The transaction was not completed",
    });
    expect(evaluate(payment, null, soon).kind).toBe("unknown");
    expect(evaluate(payment, unfinished, dayLater).kind).toBe("abandoned");
    expect(evaluate(payment, null, dayLater).kind).toBe("abandoned");
  });

  it("never gives up a payment that is being processed", () => {
    const monthLater = new Date("2026-04-10T09:00:00Z");
    for (const status of ["pending", "processing", "queued"]) {
      expect(evaluate(payment, { ...paid, status }, monthLater).kind).toBe("in_progress");
    }
  });

  it("uses the current time for a missing, malformed or future one", () => {
    for (const paid_at of [null, "yesterday", "2027-01-01T00:00:00Z"]) {
      expect(evaluate(payment, { ...paid, paid_at }, soon)).toMatchObject({ paidAt: soon });
    }
  });
});
