import { eq } from "drizzle-orm";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type {
  paymentRecord,
  resolvePayment,
} from "../../../../contract/payments/payment-records.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import { receipt } from "../../db/schema/ledger.ts";
import { payment } from "../../db/schema/payments.ts";
import { refund } from "../../db/schema/refunds.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { notFound, refuse, refuseFields } from "../../http/refusal.ts";
import { staffName } from "../../lists/names.ts";
import { oneLine } from "../../typed-text.ts";
import { nairaOf } from "../fees/amounts.ts";
import { refundedKobo } from "../ledger/paid.ts";
import { isRefundOpen, paymentObstacle } from "../refunds/ask-refund.ts";
import { lockPayment } from "../refunds/lock-refund.ts";
import { readShownRefunds, shownRefund } from "../refunds/shown.ts";
import { readActions } from "./actions.ts";
import { listedAnswer, selectPayments } from "./list.ts";
import { recordTexts } from "./texts.ts";

type PaymentRecord = ResponseOf<typeof paymentRecord>;

/** @throws 404 */
export const readRecord = async (college: College, id: number): Promise<PaymentRecord> => {
  const { db } = college;
  const [[listed], [found], refunds] = await Promise.all([
    selectPayments(db).where(eq(payment.id, id)),
    db
      .select({ payment, ledger: receipt, refundedKobo, resolvedBy: staffName })
      .from(payment)
      .leftJoin(receipt, eq(receipt.paymentId, payment.id))
      .leftJoin(staffMember, eq(staffMember.accountId, payment.resolvedBy))
      .where(eq(payment.id, id)),
    readShownRefunds(db, eq(refund.paymentId, id)),
  ]);
  if (listed === undefined || found === undefined) throw notFound();
  const { payment: row, ledger, resolvedBy } = found;
  const [newest] = refunds;
  const isOpen = refunds.some(({ state }) => state === "asked" || state === "approved");
  return {
    ...listedAnswer(listed),
    currency: row.currency,
    lines: row.lines.map(({ code, label, amountKobo }) => ({
      code,
      label,
      amount: nairaOf(amountKobo),
    })),
    gatewayResponse: row.gatewayResponse,
    checks: row.checks,
    nextCheckAt: row.nextCheckAt?.toISOString() ?? null,
    ledger: ledger === null ? null : ledgerAnswer(ledger, found.refundedKobo),
    refused:
      row.status === "refused"
        ? { amount: row.refusedAmount, currency: row.refusedCurrency }
        : null,
    resolution:
      row.resolvedAt === null || row.resolution === null
        ? null
        : { text: row.resolution, at: row.resolvedAt.toISOString(), by: resolvedBy },
    refund: newest === undefined ? null : shownRefund(newest),
    canAskRefund: paymentObstacle(row, isOpen) === undefined,
    audit: await readActions(db, [`payment:${id}`, ...refunds.map((one) => `refund:${one.id}`)]),
  };
};

const ledgerAnswer = (entry: typeof receipt.$inferSelect, givenBackKobo: number) => ({
  amount: nairaOf(entry.amountKobo),
  paidAt: entry.paidAt.toISOString(),
  creditedAt: entry.creditedAt.toISOString(),
  receiptCode: entry.code ?? "",
  refunded: nairaOf(givenBackKobo),
});

/**
 * Records how uncredited money was handled. Credits nothing: only the provider's answer does.
 * @throws 400; 404; 409 `not_refused`, `resolved` or `refund_open`.
 */
export const resolve = (
  college: College,
  actor: Account,
  id: number,
  { way, note }: BodyOf<typeof resolvePayment>,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const text = oneLine(note.normalize("NFC"));
    if (text.length < 5) throw refuseFields({ note: [recordTexts.resolution] });
    const row = await lockPayment(tx, id);
    if (row.status !== "refused") {
      throw refuse(409, recordTexts.notRefused, "not_refused");
    }
    if (row.resolvedAt !== null) {
      throw refuse(409, recordTexts.alreadyResolved, "resolved");
    }
    if (await isRefundOpen(tx, id)) throw refuse(409, recordTexts.refundOpen, "refund_open");
    const resolution = `${recordTexts.ways[way]}: ${text}`;
    await tx
      .update(payment)
      .set({ resolvedAt: college.clock(), resolvedBy: actor.id, resolution })
      .where(eq(payment.id, id));
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "payment.resolve",
      subject: `payment:${id}`,
      before: { resolution: null },
      after: { resolution, way },
      reason: text,
    });
    return { message: recordTexts.resolved };
  });
