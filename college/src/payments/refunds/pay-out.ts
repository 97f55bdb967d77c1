import { eq, sql } from "drizzle-orm";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type {
  payOutRefund,
  refund as refundEndpoint,
} from "../../../../contract/payments/refunds.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { Transaction } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import { charge } from "../../db/schema/ledger.ts";
import { payment } from "../../db/schema/payments.ts";
import { refund } from "../../db/schema/refunds.ts";
import { refuse, refuseFields } from "../../http/refusal.ts";
import { refundPaidMail } from "../../mail/payment-mails.ts";
import { oneLine } from "../../typed-text.ts";
import { mailPayer } from "../mail-payer.ts";
import type { PaymentsCollege } from "../payments-college.ts";
import { lockRefund } from "./lock-refund.ts";
import { readRefund } from "./read-refund.ts";
import { refundTexts } from "./texts.ts";

/**
 * Records that an approved refund was paid out. Its refused payment counts as dealt with from then on.
 * @throws 400; 404; 409 `changed_elsewhere`, `not_covered`
 */
export const payOut = async (
  college: PaymentsCollege,
  caller: Pick<Account, "id">,
  id: number,
  body: BodyOf<typeof payOutRefund>,
): Promise<ResponseOf<typeof refundEndpoint>> => {
  const reference = readReference(body.reference);
  try {
    await college.db.transaction((tx) => write(college, tx, caller, { id, reference }));
  } catch (error) {
    if (!isUniqueViolation(error, "refund_pay_out_reference")) throw error;
    throw await referenceTaken(college, reference);
  }
  return readRefund(college, caller, id);
};

/** @throws 400 */
const readReference = (typed: string): string => {
  const text = oneLine(typed.normalize("NFC"));
  if (text.length < 3 || text.length > 60) {
    throw refuseFields({ reference: [refundTexts.reference] });
  }
  return text;
};

const referenceTaken = async ({ db }: PaymentsCollege, reference: string) => {
  const [other] = await db
    .select({ id: refund.id })
    .from(refund)
    .where(sql`lower(${refund.payOutReference}) = lower(${reference})`);
  return refuseFields({ reference: [refundTexts.referenceTaken(other?.id ?? 0)] });
};

const write = async (
  college: PaymentsCollege,
  tx: Transaction,
  caller: Pick<Account, "id">,
  { id, reference }: { readonly id: number; readonly reference: string },
): Promise<void> => {
  const found = await lockRefund(tx, id);
  if (found.state !== "approved") {
    throw refuse(409, refundTexts.notApproved, "changed_elsewhere");
  }
  if (!(await isCovered(tx, found))) throw refuse(409, refundTexts.notCovered, "not_covered");
  const now = college.clock();
  await tx
    .update(refund)
    .set({ paidBy: caller.id, paidAt: now, payOutReference: reference })
    .where(eq(refund.id, id));
  if (found.paymentId !== null) {
    const resolution = refundTexts.resolution(reference);
    await tx
      .update(payment)
      .set({ resolvedAt: now, resolvedBy: caller.id, resolution })
      .where(eq(payment.id, found.paymentId));
  }
  await recordChange(college, tx, {
    actorAccountId: caller.id,
    action: "refund.pay_out",
    subject: `refund:${id}`,
    after: { reference, amountKobo: found.amountKobo, paymentId: found.paymentId },
  });
  await mailPayer(college, tx, found.accountId, (payer) =>
    refundPaidMail(college.identity, {
      ...payer,
      amountKobo: found.amountKobo,
      kind: found.kind,
      reference,
    }),
  );
};

/** Whether the reserved credit is still there: its receipt may have been voided since. Refused money always is. */
const isCovered = async (
  tx: Transaction,
  { chargeId }: typeof refund.$inferSelect,
): Promise<boolean> => {
  if (chargeId === null) return true;
  const [reserved] = await tx
    .select({ settledAt: charge.settledAt })
    .from(charge)
    .where(eq(charge.id, chargeId));
  return reserved !== undefined && reserved.settledAt !== null;
};
