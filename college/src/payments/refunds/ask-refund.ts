import { and, eq, inArray } from "drizzle-orm";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type {
  askCreditRefund,
  askPaymentRefund,
  refund as refundEndpoint,
} from "../../../../contract/payments/refunds.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { Database, Transaction } from "../../db/database.ts";
import type { payment } from "../../db/schema/payments.ts";
import { refund } from "../../db/schema/refunds.ts";
import { refuse, refuseFields } from "../../http/refusal.ts";
import { formatMoney } from "../../money.ts";
import { readCalendar } from "../../registration/calendar.ts";
import { holderOf, requireHolder } from "../../results/students/record.ts";
import { koboOf } from "../fees/amounts.ts";
import { chargeStudents } from "../ledger/charge-students.ts";
import { lockAccounts } from "../ledger/entries.ts";
import type { PaymentsCollege } from "../payments-college.ts";
import { readReason } from "../reason.ts";
import { lockPayment } from "./lock-refund.ts";
import { readRefund } from "./read-refund.ts";
import { readFreeCredit } from "./shown.ts";
import { refundTexts } from "./texts.ts";

type RefundRecord = ResponseOf<typeof refundEndpoint>;
type RefundRow = typeof refund.$inferSelect;
type PaymentRow = typeof payment.$inferSelect;

/** Whether a refund of this payment waits for a decision or its pay-out. */
export const isRefundOpen = async (
  db: Database | Transaction,
  paymentId: number,
): Promise<boolean> =>
  (await db.$count(
    refund,
    and(eq(refund.paymentId, paymentId), inArray(refund.state, ["asked", "approved"])),
  )) > 0;

/** Why the money of a payment cannot be given back by a refund; undefined where it can. */
export const paymentObstacle = (
  { status, resolvedAt, refusedAmount, refusedCurrency }: PaymentRow,
  isOpen: boolean,
): { readonly text: string; readonly code: string } | undefined => {
  if (status !== "refused") return { text: refundTexts.notRefused, code: "not_refused" };
  if (resolvedAt !== null) return { text: refundTexts.resolved, code: "resolved" };
  if (isOpen) return { text: refundTexts.open, code: "refund_open" };
  if (refusedCurrency !== "NGN") return { text: refundTexts.otherCurrency, code: "other_currency" };
  if (refusedAmount === null || refusedAmount <= 0) {
    return { text: refundTexts.amountUnknown, code: "amount_unknown" };
  }
  return undefined;
};

/**
 * Asks to give back what the provider took and the college did not credit.
 * @throws 400; 404; 409 `not_refused`, `resolved`, `refund_open`, `other_currency`, `amount_unknown`
 */
export const askForPayment = async (
  college: PaymentsCollege,
  caller: Pick<Account, "id">,
  paymentId: number,
  { reason }: BodyOf<typeof askPaymentRefund>,
): Promise<RefundRecord> => {
  const text = readReason("reason", reason);
  const id = await college.db.transaction(async (tx) => {
    const paid = await lockPayment(tx, paymentId);
    const obstacle = paymentObstacle(paid, await isRefundOpen(tx, paymentId));
    if (obstacle !== undefined) throw refuse(409, obstacle.text, obstacle.code);
    return write(college, tx, caller, {
      accountId: paid.accountId,
      paymentId,
      requestKey: null,
      amountKobo: paid.refusedAmount ?? 0,
      // Of other mismatches nobody knows why the payer paid what they did.
      kind: paid.refusal === "already_paid" ? "paid_twice" : "other",
      reason: text,
    });
  });
  return readRefund(college, caller, id);
};

/**
 * Asks to give credit of a student's account back. The same request, sent again, asks for nothing new.
 * @throws 400; 404; 409 `key_reused`
 */
export const askForCredit = async (
  college: PaymentsCollege,
  caller: Pick<Account, "id">,
  requestKey: string,
  { studentId, amount, kind, reason }: BodyOf<typeof askCreditRefund>,
): Promise<RefundRecord> => {
  const amountKobo = readAmount(amount);
  const text = readReason("reason", reason);
  const id = await college.db.transaction(async (tx) => {
    const { accountId } = await requireHolder(tx, holderOf.student(studentId));
    const { session } = await readCalendar(tx);
    // What is due is paid by the credit first.
    if (session === undefined) await lockAccounts(tx, [accountId]);
    else await chargeStudents(college, tx, session.id, [accountId]);
    const asked = { accountId, paymentId: null, requestKey, amountKobo, kind, reason: text };
    const known = await findAsked(tx, { ...asked, askedBy: caller.id });
    if (known !== undefined) return known;
    const freeKobo = await readFreeCredit(tx, accountId);
    if (amountKobo > freeKobo) {
      const free = formatMoney(freeKobo, college.identity.currencySymbol);
      throw refuseFields({ amount: [refundTexts.tooMuch(free)] });
    }
    return write(college, tx, caller, asked);
  });
  return readRefund(college, caller, id);
};

/** @throws 400 */
const readAmount = (naira: number): number => {
  const kobo = koboOf(naira);
  if (kobo === undefined) throw refuseFields({ amount: [refundTexts.wholeKobo] });
  if (kobo === 0) throw refuseFields({ amount: [refundTexts.nothing] });
  return kobo;
};

type Asked = Pick<
  RefundRow,
  "accountId" | "paymentId" | "requestKey" | "amountKobo" | "kind" | "reason"
>;

/** The refund that this request asked for before. @throws 409 `key_reused` where it was for something else */
const findAsked = async (
  tx: Transaction,
  asked: Asked & Pick<RefundRow, "askedBy"> & { readonly requestKey: string },
): Promise<number | undefined> => {
  const [row] = await tx.select().from(refund).where(eq(refund.requestKey, asked.requestKey));
  if (row === undefined) return undefined;
  const isSame =
    row.askedBy === asked.askedBy &&
    row.accountId === asked.accountId &&
    row.amountKobo === asked.amountKobo &&
    row.kind === asked.kind &&
    row.reason === asked.reason;
  if (!isSame) throw refuse(409, refundTexts.keyReused, "key_reused");
  return row.id;
};

const write = async (
  college: PaymentsCollege,
  tx: Transaction,
  caller: Pick<Account, "id">,
  asked: Asked,
): Promise<number> => {
  const [row] = await tx
    .insert(refund)
    .values({ ...asked, askedBy: caller.id, askedAt: college.clock() })
    .onConflictDoNothing({ target: refund.requestKey })
    .returning({ id: refund.id });
  // The same request for another student, at the same moment.
  if (row === undefined) throw refuse(409, refundTexts.keyReused, "key_reused");
  const { accountId, paymentId, amountKobo, kind, reason } = asked;
  await recordChange(college, tx, {
    actorAccountId: caller.id,
    action: "refund.ask",
    subject: `refund:${row.id}`,
    after: { accountId, paymentId, amountKobo, kind },
    reason,
  });
  return row.id;
};
