import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { reconciliation } from "../../../../contract/payments/reconciliation.ts";
import type { payment } from "../../db/schema/payments.ts";
import type { PaystackTransaction } from "../paystack-wire.ts";

type PaymentRow = typeof payment.$inferSelect;
type Answer = ResponseOf<typeof reconciliation>;
type MatchState = Answer["states"][number]["state"];

/** A payment as the ledger knows it. */
export interface RecordedPayment
  extends Pick<PaymentRow, "id" | "reference" | "purpose" | "section" | "status" | "currency"> {
  readonly payer: string;
  /** Null where nothing is credited. */
  readonly ledger: { readonly amountKobo: number; readonly paidAt: Date } | null;
}

export interface MatchedRow {
  readonly reference: string;
  readonly state: MatchState;
  readonly recorded: RecordedPayment | null;
  readonly transaction: PaystackTransaction | null;
}

/**
 * Compares the ledger with the provider's transactions.
 * @param recorded the ledger's payments of these days, and every payment that the provider names.
 * @param transactions the provider's transactions of these days, and its answers on the others among `recorded`.
 */
export const matchPayments = (
  recorded: readonly RecordedPayment[],
  transactions: readonly PaystackTransaction[],
): readonly MatchedRow[] => {
  const ours = new Map(recorded.map((one) => [one.reference, one]));
  const theirs = new Map(
    transactions.filter(({ status }) => status === "success").map((one) => [one.reference, one]),
  );
  const references = new Set([...theirs.keys(), ...ours.keys()]);
  return [...references].flatMap((reference) => {
    const row = {
      recorded: ours.get(reference) ?? null,
      transaction: theirs.get(reference) ?? null,
    };
    const state = stateOf(row);
    return state === null ? [] : { reference, state, ...row };
  });
};

const stateOf = ({
  recorded,
  transaction,
}: Pick<MatchedRow, "recorded" | "transaction">): MatchState | null => {
  if (recorded === null) return "unknown";
  const { ledger, status, currency } = recorded;
  if (transaction === null) return ledger === null ? null : "missing_at_provider";
  if (ledger === null) return status === "refused" ? "refused" : "missing_in_ledger";
  return ledger.amountKobo === transaction.amount && currency === transaction.currency
    ? "matched"
    : "differs";
};

/** States that need review come first. */
const order: readonly MatchState[] = [
  "missing_in_ledger",
  "differs",
  "missing_at_provider",
  "unknown",
  "refused",
  "matched",
];

/** By need of review, then newest first. */
export const byUrgency = (rows: readonly MatchedRow[]): readonly MatchedRow[] =>
  rows.toSorted(
    (one, other) =>
      order.indexOf(one.state) - order.indexOf(other.state) || timeOf(other) - timeOf(one),
  );

/** When the money was taken, in milliseconds. */
const timeOf = ({ recorded, transaction }: MatchedRow): number =>
  recorded?.ledger?.paidAt.getTime() ?? takenAt(transaction)?.getTime() ?? 0;

/** The time of a transaction's payment, if the provider gives one. */
export const takenAt = (transaction: PaystackTransaction | null): Date | null => {
  const at = new Date(transaction?.paid_at ?? transaction?.created_at ?? "");
  return Number.isNaN(at.getTime()) ? null : at;
};

/** The count and the sum in kobo per state: the ledger's amount, or else the provider's naira. */
export const countStates = (
  rows: readonly MatchedRow[],
): readonly { readonly state: MatchState; readonly count: number; readonly kobo: number }[] =>
  order.flatMap((state) => {
    const own = rows.filter((row) => row.state === state);
    const kobo = own.reduce(
      (sum, { recorded, transaction }) =>
        sum + (recorded?.ledger?.amountKobo ?? nairaTaken(transaction)),
      0,
    );
    return own.length === 0 ? [] : { state, count: own.length, kobo };
  });

/** In kobo; other currencies are excluded. */
export const nairaTaken = (transaction: PaystackTransaction | null): number =>
  transaction?.currency === "NGN" ? transaction.amount : 0;
