import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allocate } from "./allocate.ts";

const money = (...kobo: readonly number[]) =>
  kobo.map((restKobo, index) => ({ receiptId: index + 1, restKobo }));
const owed = (...kobo: readonly number[]) =>
  kobo.map((owedKobo, index) => ({ chargeId: index + 1, owedKobo }));

describe("the allocation of money", () => {
  it("pays the charges in their order, the oldest money first", () => {
    expect(allocate(money(500, 700), owed(300, 400, 900))).toEqual([
      { receiptId: 1, chargeId: 1, amountKobo: 300 },
      { receiptId: 1, chargeId: 2, amountKobo: 200 },
      { receiptId: 2, chargeId: 2, amountKobo: 200 },
      { receiptId: 2, chargeId: 3, amountKobo: 500 },
    ]);
  });

  it("leaves over what nothing is owed for", () => {
    expect(allocate(money(1_000), owed(400))).toEqual([
      { receiptId: 1, chargeId: 1, amountKobo: 400 },
    ]);
    expect(allocate(money(1_000), [])).toEqual([]);
    expect(allocate(money(0), owed(400))).toEqual([]);
  });

  it("spends all it can and overpays nothing", () => {
    const kobo = fc.array(fc.nat(10_000), { maxLength: 8 });
    fc.assert(
      fc.property(kobo, kobo, (receipts, charges) => {
        const shares = allocate(money(...receipts), owed(...charges));
        const sum = (of: readonly { readonly amountKobo: number }[]) =>
          of.reduce((total, { amountKobo }) => total + amountKobo, 0);
        const total = (of: readonly number[]) => of.reduce((all, one) => all + one, 0);
        expect(sum(shares)).toBe(Math.min(total(receipts), total(charges)));
        expect(shares.every(({ amountKobo }) => amountKobo > 0)).toBe(true);
        for (const [index, restKobo] of receipts.entries()) {
          expect(sum(shares.filter((one) => one.receiptId === index + 1))).toBeLessThanOrEqual(
            restKobo,
          );
        }
        for (const [index, owedKobo] of charges.entries()) {
          expect(sum(shares.filter((one) => one.chargeId === index + 1))).toBeLessThanOrEqual(
            owedKobo,
          );
        }
      }),
    );
  });
});
