import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { ValueOf } from "../../../../contract/endpoint.ts";
import type { RefundShown } from "../../../../contract/payments/refund-shapes.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { payment } from "../../db/schema/payments.ts";
import { refund } from "../../db/schema/refunds.ts";
import { nairaOf } from "../fees/amounts.ts";
import { readCredit } from "../ledger/credit.ts";

type RefundRow = typeof refund.$inferSelect;

/** A refund as accounts and payments show it. */
export type ShownRefund = Pick<
  RefundRow,
  | "id"
  | "paymentId"
  | "state"
  | "kind"
  | "amountKobo"
  | "askedAt"
  | "decidedAt"
  | "paidAt"
  | "payOutReference"
> & {
  /** Of the refused payment. */
  readonly paymentReference: string | null;
};

/** What a query selects of a refund to show it; its payment is joined. */
export const shownColumns = {
  id: refund.id,
  paymentId: refund.paymentId,
  state: refund.state,
  kind: refund.kind,
  amountKobo: refund.amountKobo,
  askedAt: refund.askedAt,
  decidedAt: refund.decidedAt,
  paidAt: refund.paidAt,
  payOutReference: refund.payOutReference,
  paymentReference: payment.reference,
};

/** In the form of the contract. */
export const shownRefund = (row: ShownRefund): ValueOf<typeof RefundShown> => ({
  id: row.id,
  source: row.paymentId === null ? "credit" : "payment",
  state: row.state,
  kind: row.kind,
  amount: nairaOf(row.amountKobo),
  askedAt: row.askedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  paidAt: row.paidAt?.toISOString() ?? null,
  reference: row.payOutReference,
  paymentReference: row.paymentReference,
});

/** The refunds of an account or a payment, the newest first. */
export const readShownRefunds = (db: Database, where: SQL): Promise<readonly ShownRefund[]> =>
  db
    .select(shownColumns)
    .from(refund)
    .leftJoin(payment, eq(payment.id, refund.paymentId))
    .where(where)
    .orderBy(desc(refund.id));

/** Those that a statement shows: paid out, or approved. */
export const promisedRefunds = (refunds: readonly ShownRefund[]): readonly ShownRefund[] =>
  refunds.filter(({ state }) => state === "approved" || state === "paid");

/** Credit of an account that no refund is asked for, in kobo. */
export const readFreeCredit = async (
  db: Database | Transaction,
  accountId: number,
): Promise<number> => {
  const credit = await readCredit(db, accountId);
  const [asked] = await db
    .select({ kobo: sql`coalesce(sum(${refund.amountKobo}), 0)`.mapWith(Number) })
    .from(refund)
    .where(
      and(eq(refund.accountId, accountId), eq(refund.state, "asked"), isNull(refund.paymentId)),
    );
  return Math.max(0, credit - (asked?.kobo ?? 0));
};
