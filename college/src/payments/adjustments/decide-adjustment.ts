import { and, eq } from "drizzle-orm";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type {
  adjustment as adjustmentEndpoint,
  decideAdjustment,
} from "../../../../contract/payments/adjustments.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { Transaction } from "../../db/database.ts";
import { adjustment, adjustmentLine } from "../../db/schema/adjustments.ts";
import { charge } from "../../db/schema/ledger.ts";
import { notFound, refuse } from "../../http/refusal.ts";
import { adjustmentMail } from "../../mail/payment-mails.ts";
import { lockStudent, type StudentStanding } from "../../students/standing.ts";
import { adjustCharges } from "../ledger/adjust-charges.ts";
import { readCredit } from "../ledger/credit.ts";
import { lockAccounts } from "../ledger/entries.ts";
import { mailPayer } from "../mail-payer.ts";
import type { PaymentsCollege } from "../payments-college.ts";
import { readReason } from "../reason.ts";
import { readAdjustment } from "./read-adjustment.ts";
import { adjustmentTexts } from "./texts.ts";

type AdjustmentRow = typeof adjustment.$inferSelect;
type AdjustmentRecord = ResponseOf<typeof adjustmentEndpoint>;

/**
 * Approves or declines. An approved one changes the ledger at once, and the student gets a mail.
 * @throws 400; 404; 409 `changed_elsewhere`, `second_person`, `charge_changed`, `still_active`
 */
export const decide = async (
  college: PaymentsCollege,
  caller: Pick<Account, "id">,
  id: number,
  { isApproved, note = "" }: BodyOf<typeof decideAdjustment>,
): Promise<AdjustmentRecord> => {
  const text = isApproved ? null : readReason("note", note);
  await college.db.transaction(async (tx) => {
    const { found, standing } = await lockAdjustment(tx, id);
    if (found.askedBy === caller.id) {
      throw refuse(409, adjustmentTexts.secondPerson, "second_person");
    }
    if (isApproved) await apply(college, tx, found, standing);
    await tx
      .update(adjustment)
      .set({ isApproved, decidedBy: caller.id, decidedAt: college.clock(), note: text })
      .where(eq(adjustment.id, id));
    await recordChange(college, tx, {
      actorAccountId: caller.id,
      action: isApproved ? "adjustment.approve" : "adjustment.decline",
      subject: `adjustment:${id}`,
      before: { askedBy: found.askedBy, reason: found.reason },
      after: { accountId: found.accountId, kind: found.kind },
      reason: text,
    });
  });
  return readAdjustment(college, caller, id);
};

/**
 * Cancels an adjustment that waits.
 * @throws 404; 409 `changed_elsewhere`, `not_yours`
 */
export const cancel = async (
  college: PaymentsCollege,
  caller: Pick<Account, "id">,
  id: number,
): Promise<AdjustmentRecord> => {
  await college.db.transaction(async (tx) => {
    const { found } = await lockAdjustment(tx, id);
    if (found.askedBy !== caller.id) throw refuse(409, adjustmentTexts.notYours, "not_yours");
    await tx.update(adjustment).set({ cancelledAt: college.clock() }).where(eq(adjustment.id, id));
    await recordChange(college, tx, {
      actorAccountId: caller.id,
      action: "adjustment.cancel",
      subject: `adjustment:${id}`,
      before: { state: found.state },
      after: { state: "cancelled" },
    });
  });
  return readAdjustment(college, caller, id);
};

/** Locks the student and the account's ledger, and reads what waits then. @throws 404; 409 `changed_elsewhere` */
const lockAdjustment = async (
  tx: Transaction,
  id: number,
): Promise<{ readonly found: AdjustmentRow; readonly standing: StudentStanding }> => {
  const read = () => tx.select().from(adjustment).where(eq(adjustment.id, id));
  const [seen] = await read();
  if (seen === undefined) throw notFound();
  const standing = await lockStudent(tx, seen.accountId);
  await lockAccounts(tx, [seen.accountId]);
  const [found] = await read();
  if (found?.state !== "asked") throw refuse(409, adjustmentTexts.notAsked, "changed_elsewhere");
  return { found, standing };
};

const apply = async (
  college: PaymentsCollege,
  tx: Transaction,
  { id, accountId, kind }: AdjustmentRow,
  standing: StudentStanding,
): Promise<void> => {
  if (kind === "withdrawn" && standing === "active") {
    throw refuse(409, adjustmentTexts.stillActive, "still_active");
  }
  const lines = await tx
    .select({
      chargeId: adjustmentLine.chargeId,
      fromKobo: adjustmentLine.fromKobo,
      toKobo: adjustmentLine.toKobo,
      label: charge.label,
      isReversed: charge.isReversed,
    })
    .from(adjustmentLine)
    .innerJoin(charge, eq(charge.id, adjustmentLine.chargeId))
    .where(eq(adjustmentLine.adjustmentId, id))
    .orderBy(adjustmentLine.chargeId);
  if (lines.some(({ isReversed }) => isReversed)) {
    throw refuse(409, adjustmentTexts.changedSince, "charge_changed");
  }
  const charged = await adjustCharges(tx, accountId, lines, college.clock());
  for (const [chargeId, newChargeId] of charged) {
    await tx
      .update(adjustmentLine)
      .set({ newChargeId })
      .where(and(eq(adjustmentLine.adjustmentId, id), eq(adjustmentLine.chargeId, chargeId)));
  }
  const creditKobo = await readCredit(tx, accountId);
  await mailPayer(college, tx, accountId, (payer) =>
    adjustmentMail(college.identity, { ...payer, lines, creditKobo }),
  );
};
