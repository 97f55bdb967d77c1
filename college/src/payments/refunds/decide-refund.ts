import { desc, eq } from "drizzle-orm";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type {
  decideRefund,
  refund as refundEndpoint,
} from "../../../../contract/payments/refunds.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { Transaction } from "../../db/database.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { refund } from "../../db/schema/refunds.ts";
import { refuse } from "../../http/refusal.ts";
import { readCalendar } from "../../registration/calendar.ts";
import { reserveCredit } from "../ledger/credit.ts";
import { reverseCharges, spendCredit } from "../ledger/entries.ts";
import type { PaymentsCollege } from "../payments-college.ts";
import { readReason } from "../reason.ts";
import { lockRefund } from "./lock-refund.ts";
import { readRefund } from "./read-refund.ts";
import { refundTexts } from "./texts.ts";

type RefundRecord = ResponseOf<typeof refundEndpoint>;

/**
 * Approves or declines. Credit of an approved refund is reserved at once, so that it pays nothing else.
 * @throws 400; 404; 409 `changed_elsewhere`, `second_person`, `credit_gone`
 */
export const decide = async (
  college: PaymentsCollege,
  caller: Pick<Account, "id">,
  id: number,
  { isApproved, note = "" }: BodyOf<typeof decideRefund>,
): Promise<RefundRecord> => {
  const text = isApproved ? null : readReason("note", note);
  await college.db.transaction(async (tx) => {
    const found = await lockRefund(tx, id);
    if (found.state !== "asked") throw refuse(409, refundTexts.notAsked, "changed_elsewhere");
    if (found.askedBy === caller.id) throw refuse(409, refundTexts.secondPerson, "second_person");
    const now = college.clock();
    const isReserved = isApproved && found.paymentId === null;
    const chargeId = isReserved ? await reserve(tx, found, now) : null;
    await tx
      .update(refund)
      .set({ isApproved, decidedBy: caller.id, decidedAt: now, note: text, chargeId })
      .where(eq(refund.id, id));
    await recordChange(college, tx, {
      actorAccountId: caller.id,
      action: isApproved ? "refund.approve" : "refund.decline",
      subject: `refund:${id}`,
      before: { askedBy: found.askedBy, reason: found.reason },
      after: { amountKobo: found.amountKobo, chargeId },
      reason: text,
    });
  });
  return readRefund(college, caller, id);
};

/** @returns the charge's id @throws 409 `credit_gone` */
const reserve = async (
  tx: Transaction,
  { id, accountId, amountKobo }: typeof refund.$inferSelect,
  now: Date,
): Promise<number> => {
  const sessionId = await latestSession(tx);
  const reserved = await reserveCredit(tx, { refundId: id, accountId, amountKobo, sessionId }, now);
  if (reserved === undefined) throw refuse(409, refundTexts.creditGone, "credit_gone");
  return reserved;
};

/** The session that runs, else the latest: a charge has one, though credit belongs to none. */
const latestSession = async (tx: Transaction): Promise<number> => {
  const { session } = await readCalendar(tx);
  if (session !== undefined) return session.id;
  const [latest] = await tx
    .select({ id: academicSession.id })
    .from(academicSession)
    .orderBy(desc(academicSession.name))
    .limit(1);
  if (latest === undefined) throw new Error("the college has no session");
  return latest.id;
};

/**
 * Cancels a refund that is not paid out. Reserved credit comes back and pays what the portal takes and nothing has paid.
 * @throws 404; 409 `changed_elsewhere`
 */
export const cancel = async (
  college: PaymentsCollege,
  caller: Pick<Account, "id">,
  id: number,
): Promise<RefundRecord> => {
  await college.db.transaction(async (tx) => {
    const found = await lockRefund(tx, id);
    if (found.state !== "asked" && found.state !== "approved") {
      throw refuse(409, refundTexts.notOpen, "changed_elsewhere");
    }
    const now = college.clock();
    await tx
      .update(refund)
      .set({ cancelledBy: caller.id, cancelledAt: now })
      .where(eq(refund.id, id));
    if (found.chargeId !== null) {
      await reverseCharges(tx, [found.chargeId], now);
      await spendCredit(tx, [found.accountId], now);
    }
    await recordChange(college, tx, {
      actorAccountId: caller.id,
      action: "refund.cancel",
      subject: `refund:${id}`,
      before: { state: found.state },
      after: { state: "cancelled" },
    });
  });
  return readRefund(college, caller, id);
};
