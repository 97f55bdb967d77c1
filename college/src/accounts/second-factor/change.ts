import { eq } from "drizzle-orm";
import type {
  renewRecoveryCodes,
  turnSecondFactorOff,
} from "../../../../contract/accounts/staff-account.ts";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { refuse, refuseFields } from "../../http/refusal.ts";
import { queueMail } from "../../mail/queue.ts";
import { secondFactorOffMail } from "../../mail/staff-mails.ts";
import { confirmOwner, lockOwner, type StaffOwner } from "../../staff/owner.ts";
import { staffSubject } from "../../staff/subject.ts";
import { texts } from "../../texts.ts";
import type { Account } from "../guard.ts";
import { countCode, returnCode } from "./code-budget.ts";
import { hashRecoveryCode, makeRecoveryCodes } from "./recovery-codes.ts";
import { isFactorGiven, lockMember, takeFactor } from "./take-factor.ts";

type Given = BodyOf<typeof turnSecondFactorOff>;

/**
 * Turns the caller's second factor off, with password and factor.
 * @throws 400 `{password}`, `{code}` or `{recovery_code}`; 409 `not_on`; 429 after too many tries
 */
export const turnOwnFactorOff = async (
  college: College,
  caller: Account,
  given: Given,
  address: string,
): Promise<ResponseOf<typeof turnSecondFactorOff>> => {
  await withFactor(college, caller, given, address, async (tx, owner) => {
    await clearFactor(tx, owner.memberId);
    await recordChange(college, tx, {
      actorAccountId: owner.id,
      action: "staff.second_factor",
      subject: staffSubject(owner.memberId),
      before: { secondFactor: true },
      after: { secondFactor: false },
    });
    const mail = secondFactorOffMail(college.identity, {
      firstName: owner.firstName,
      at: college.clock(),
      by: null,
    });
    await queueMail(college, tx, { to: owner.email, ...mail });
  });
  return { message: texts.staff.secondFactorOff };
};

/** Takes a member's second factor away: secret, recovery codes, all of it. */
export const clearFactor = async (tx: Transaction, memberId: number): Promise<void> => {
  await tx
    .update(staffMember)
    .set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null, recoveryCodes: [] })
    .where(eq(staffMember.id, memberId));
};

/** Replaces the caller's recovery codes. @throws as `turnOwnFactorOff` */
export const renewOwnCodes = async (
  college: College,
  caller: Account,
  given: BodyOf<typeof renewRecoveryCodes>,
  address: string,
): Promise<ResponseOf<typeof renewRecoveryCodes>> => {
  const codes = makeRecoveryCodes();
  await withFactor(college, caller, given, address, async (tx, owner) => {
    const hashes = codes.map((one) => hashRecoveryCode(college.config.secret, owner.id, one));
    await tx
      .update(staffMember)
      .set({ recoveryCodes: hashes })
      .where(eq(staffMember.id, owner.memberId));
    await recordChange(college, tx, {
      actorAccountId: owner.id,
      action: "staff.recovery_codes",
      subject: staffSubject(owner.memberId),
    });
  });
  return { recoveryCodes: codes };
};

/** Runs a change of the caller's own second factor, once password and factor are right. */
const withFactor = async (
  college: College,
  caller: Account,
  { password, ...factor }: Given,
  address: string,
  change: (tx: Transaction, owner: StaffOwner) => Promise<void>,
): Promise<void> => {
  if (!isFactorGiven(factor)) throw refuseFields({ code: [texts.staff.codeMissing] });
  const owner = await confirmOwner(college, caller, { password, address });
  await countCode(college, owner, factor);
  await college.db.transaction(async (tx) => {
    await lockOwner(tx, owner);
    const member = await lockMember(tx, owner.id);
    if (member === undefined || member.totpConfirmedAt === null) {
      throw refuse(409, texts.staff.secondFactorNotOn, "not_on");
    }
    if (!(await takeFactor(college, tx, member, factor))) {
      const field = factor.recoveryCode === undefined ? "code" : "recovery_code";
      throw refuseFields({ [field]: [texts.staff.wrongCode] });
    }
    await change(tx, owner);
  });
  await returnCode(college, owner, factor);
};
