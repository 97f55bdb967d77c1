import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { reconciliation } from "../../../../contract/payments/reconciliation.ts";
import type { payment } from "../../db/schema/payments.ts";
import type { PaystackTransaction } from "../paystack-wire.ts";

type PaymentRow = typeof payment.$inferSelect;
type Answer = ResponseOf<typeof reconciliation>;
type MatchState = Answer["states"][number]["state"];

/** A payment as the ledger knows it. */
export interface RecordedPayment
  extends Pick<PaymentRow, "id" | "reference" | "purpose" | "status" | "currency"> {
  readonly payer: string;
  /** Null where nothing is credited. */
  readonly ledger: { readonly amountKobo: number; readonly paidAt: Date } | null;
}

export interface MatchedRow {
  readonly reference: string;
  readonly state: MatchState;
  readonly booked: RecordedPayment | null;
  readonly told: PaystackTransaction | null;
}

/**
 * Compares the ledger with the provider's transactions.
 * @param booked the ledger's payments of these days, and every payment that the provider names.
 * @param told the provider's transactions of these days, and its answers on the others among `booked`.
 */
export const matchPayments = (
  booked: readonly RecordedPayment[],
  told: readonly PaystackTransaction[],
): readonly MatchedRow[] => {
  const ours = new Map(booked.map((one) => [one.reference, one]));
  const theirs = new Map(
    told.filter(({ status }) => status === "success").map((one) => [one.reference, one]),
  );
  const references = new Set([...theirs.keys(), ...ours.keys()]);
  return [...references].flatMap((reference) => {
    const row = { booked: ours.get(reference) ?? null, told: theirs.get(reference) ?? null };
    const state = stateOf(row);
    return state === null ? [] : { reference, state, ...row };
  });
};

const stateOf = ({ booked, told }: Pick<MatchedRow, "booked" | "told">): MatchState | null => {
  if (booked === null) return "unknown";
  const { ledger, status, currency } = booked;
  if (told === null) return ledger === null ? null : "missing_at_provider";
  if (ledger === null) return status === "refused" ? "refused" : "missing_in_ledger";
  return ledger.amountKobo === told.amount && currency === told.currency ? "matched" : "differs";
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
const timeOf = ({ booked, told }: MatchedRow): number =>
  booked?.ledger?.paidAt.getTime() ?? takenAt(told)?.getTime() ?? 0;

/** The time of a transaction's payment, if the provider gives one. */
export const takenAt = (told: PaystackTransaction | null): Date | null => {
  const at = new Date(told?.paid_at ?? told?.created_at ?? "");
  return Number.isNaN(at.getTime()) ? null : at;
};

/** The count and the sum in kobo per state: the ledger's amount, or else the provider's naira. */
export const countStates = (
  rows: readonly MatchedRow[],
): readonly { readonly state: MatchState; readonly count: number; readonly kobo: number }[] =>
  order.flatMap((state) => {
    const own = rows.filter((row) => row.state === state);
    const kobo = own.reduce(
      (sum, { booked, told }) => sum + (booked?.ledger?.amountKobo ?? nairaTaken(told)),
      0,
    );
    return own.length === 0 ? [] : { state, count: own.length, kobo };
  });

/** In kobo; other currencies are excluded. */
export const nairaTaken = (told: PaystackTransaction | null): number =>
  told?.currency === "NGN" ? told.amount : 0;
