import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PaymentHistory_PaymentFragment } from "../../../gql/student-payments.ts";
import {
  compareRows,
  type PaymentSort,
  paymentRows,
  receiptFileName,
  searchRows,
  sortableColumns,
  sortRows,
} from "./payment-rows.ts";

const notation = { currencySymbol: "₦", timeZone: "Africa/Lagos" };

const tuition: PaymentHistory_PaymentFragment = {
  __typename: "Payment",
  id: "tuition-12",
  purpose: "TUITION",
  item: "Tuition Fee",
  amount: 74_500,
  // After midnight in Lagos, still the day before in UTC.
  paidAt: "2026-03-24T23:30:00.000Z",
  reference: "COHT-TUI-9F3K2M",
  receiptUrl: "/download/receipt/tuition/12",
};

const hostel: PaymentHistory_PaymentFragment = {
  ...tuition,
  id: "hostel-7",
  purpose: "HOSTEL",
  item: "Hostel Fee",
  amount: 25_000,
  paidAt: "2026-04-02T09:00:00.000Z",
  reference: "COHT-HOS-2B7Q1X",
  receiptUrl: "/download/receipt/hostel/7",
};

const rows = paymentRows([hostel, tuition], notation);
const found = (query: string) => searchRows(rows, query).map((row) => row.id);

describe("rows of the payment history", () => {
  it("show the amount with two decimals and the college's day", () => {
    expect(rows.map(({ shownAmount, shownDate }) => [shownAmount, shownDate])).toEqual([
      ["25,000.00", "2 April 2026"],
      ["74,500.00", "25 March 2026"],
    ]);
  });

  it.each([
    ["item label", "hostel fee", ["hostel-7"]],
    ["item label in other case", "HOSTEL", ["hostel-7"]],
    ["raw amount", "74500", ["tuition-12"]],
    ["shown amount", "74,500.00", ["tuition-12"]],
    ["amount with the symbol", "₦25,000", ["hostel-7"]],
    ["reference", "9f3k2m", ["tuition-12"]],
    ["raw date", "2026-03-24", ["tuition-12"]],
    ["shown date", "25 march", ["tuition-12"]],
    ["spaces around and between", "  2   April ", ["hostel-7"]],
    ["nothing", "   ", ["hostel-7", "tuition-12"]],
    ["what no payment has", "library", []],
    ["the end of one text and the start of the next", "fee25000", []],
  ])("are found by %s", (_what, query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it("name a receipt after the payment type", () => {
    expect(receiptFileName("TUITION")).toBe("tuition_receipt.pdf");
    expect(receiptFileName("HOSTEL")).toBe("hostel_receipt.pdf");
  });
});

const anyPayment: fc.Arbitrary<PaymentHistory_PaymentFragment> = fc.record({
  __typename: fc.constant("Payment" as const),
  id: fc.uuid(),
  purpose: fc.constantFrom("TUITION" as const, "HOSTEL" as const),
  item: fc.constantFrom("Tuition Fee", "Hostel Fee"),
  amount: fc.nat(2_000_000),
  paidAt: fc
    .date({ min: new Date("2020-01-01"), max: new Date("2035-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString()),
  reference: fc.stringMatching(/^[A-Z0-9-]{6,20}$/),
  receiptUrl: fc.constant("/download/receipt/tuition/1"),
});

describe("searching any payments", () => {
  it("finds a payment by any part of its reference", () => {
    fc.assert(
      fc.property(
        fc.array(anyPayment, { minLength: 1, maxLength: 20 }),
        fc.nat(),
        (payments, at) => {
          const all = paymentRows(payments, notation);
          const wanted = all[at % all.length];
          const hits = searchRows(all, wanted?.reference.slice(1, 5).toLowerCase() ?? "");
          expect(hits).toContain(wanted);
          expect(all).toEqual(expect.arrayContaining([...hits]));
        },
      ),
    );
  });
});

it("sorts a list in both directions and keeps its order otherwise", () => {
  const ids = (sort: PaymentSort | null) => sortRows(rows, sort).map(({ id }) => id);
  expect(ids({ column: "amount", order: "ascend" })).toEqual(["hostel-7", "tuition-12"]);
  expect(ids({ column: "amount", order: "descend" })).toEqual(["tuition-12", "hostel-7"]);
  expect(ids(null)).toEqual(["hostel-7", "tuition-12"]);
});

describe("sorting any payments", () => {
  it.each(sortableColumns)("by %s is antisymmetric and keeps every row", (column) => {
    fc.assert(
      fc.property(fc.array(anyPayment, { maxLength: 20 }), (payments) => {
        const all = paymentRows(payments, notation);
        const compare = compareRows[column];
        const sorted = all.toSorted(compare);
        expect(new Set(sorted)).toEqual(new Set(all));
        for (const [index, row] of sorted.entries()) {
          const next = sorted[index + 1];
          if (next) expect(compare(row, next)).toBeLessThanOrEqual(0);
          if (next) expect(Math.sign(compare(next, row))).toBe(-Math.sign(compare(row, next)) + 0);
        }
      }),
    );
  });

  it("orders dates by the instant, not by how it is written", () => {
    const [early, late] = paymentRows(
      [
        { ...tuition, paidAt: "2026-03-25T00:30:00+01:00" },
        { ...tuition, paidAt: "2026-03-25T00:15:00Z" },
      ],
      notation,
    );
    expect(early && late && compareRows.paidAt(early, late)).toBeLessThan(0);
  });
});
