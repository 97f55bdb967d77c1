import type { MatchState } from "../../../gql/staff-payments.ts";

const count = new Intl.NumberFormat("en-NG");

export const reconciliationTexts = {
  title: "Reconciliation",
  lead: "What the payment provider took on some days, beside what the college credited.",
  from: "From",
  until: "Until",
  show: "Compare",
  side: { ledger: "Credited by the college", provider: "Taken by the provider" },
  transactions: (number: number) =>
    `${count.format(number)} ${number === 1 ? "transaction" : "transactions"}`,
  states: {
    MATCHED: "Matches",
    DIFFERS: "Amounts differ",
    MISSING_IN_LEDGER: "Not credited yet",
    REFUSED: "Refused",
    MISSING_AT_PROVIDER: "Not at the provider",
    UNKNOWN: "Not opened here",
  } satisfies Record<MatchState, string>,
  table: "Transactions of these days",
  summary: "How they compare",
  columns: {
    state: "State",
    count: "Transactions",
    amount: "Amount (₦)",
    reference: "Reference",
    payer: "Payer",
    ledger: "Credited (₦)",
    provider: "Taken",
    at: "Taken at",
    action: "Settle",
  },
  settle: "Settle",
  settleName: (reference: string) => `Settle ${reference}`,
  none: "Nothing was paid on these days",
  shown: (shown: number, total: number) =>
    `The first ${count.format(shown)} of ${count.format(total)} are shown, what does not match first. The export has all.`,
};
