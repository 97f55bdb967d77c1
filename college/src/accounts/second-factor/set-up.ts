import { eq } from "drizzle-orm";
import type {
  confirmSecondFactor,
  startSecondFactor,
} from "../../../../contract/accounts/staff-account.ts";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { notFound, refuse, refuseFields } from "../../http/refusal.ts";
import { queueMail } from "../../mail/queue.ts";
import { secondFactorOnMail } from "../../mail/staff-mails.ts";
import { confirmOwner, lockOwner } from "../../staff/owner.ts";
import { staffSubject } from "../../staff/subject.ts";
import { texts } from "../../texts.ts";
import type { Account } from "../guard.ts";
import { hashRecoveryCode, makeRecoveryCodes } from "./recovery-codes.ts";
import { seal } from "./seal.ts";
import { lockMember, takeFactor } from "./take-factor.ts";
import { makeTotpSecret, totpUri } from "./totp.ts";

/**
 * Makes a secret for the caller's app; one that was made before and not confirmed is replaced.
 * @throws 400 `{password}`; 409 `already_on`; 429 after too many tries
 */
export const startOwnFactor = async (
  college: College,
  caller: Account,
  { password }: BodyOf<typeof startSecondFactor>,
  address: string,
): Promise<ResponseOf<typeof startSecondFactor>> => {
  const owner = await confirmOwner(college, caller, { password, address });
  const secret = makeTotpSecret();
  await college.db.transaction(async (tx) => {
    await lockOwner(tx, owner);
    const member = await lockMember(tx, owner.id);
    if (member?.totpConfirmedAt !== null) throw alreadyOn();
    await tx
      .update(staffMember)
      .set({ totpSecret: seal(college.config.secret, owner.id, secret), totpLastStep: null })
      .where(eq(staffMember.id, owner.memberId));
  });
  return { secret, uri: totpUri(secret, `${college.identity.shortName} portal`, owner.email) };
};

/**
 * Turns the second factor on, once a code shows that the app has the secret.
 * @throws 400 `{code}`; 409 `already_on`, `not_on`; 429 after too many tries
 */
export const confirmOwnFactor = async (
  college: College,
  caller: Account,
  { code }: BodyOf<typeof confirmSecondFactor>,
  address: string,
): Promise<ResponseOf<typeof confirmSecondFactor>> => {
  await college.attempts.count("change-password", address, `code ${caller.login}`);
  const { secret } = college.config;
  const recoveryCodes = makeRecoveryCodes();
  await college.db.transaction(async (tx) => {
    const member = await lockMember(tx, caller.id);
    if (member === undefined) throw notFound();
    if (member.totpConfirmedAt !== null) throw alreadyOn();
    if (member.totpSecret === null) {
      throw refuse(409, texts.staff.secondFactorNotStarted, "not_on");
    }
    if (!(await takeFactor(college, tx, member, { code }))) {
      throw refuseFields({ code: [texts.staff.wrongCode] });
    }
    await tx
      .update(staffMember)
      .set({
        totpConfirmedAt: college.clock(),
        recoveryCodes: recoveryCodes.map((one) => hashRecoveryCode(secret, caller.id, one)),
        revision: member.revision + 1,
      })
      .where(eq(staffMember.id, member.id));
    await recordChange(college, tx, {
      actorAccountId: caller.id,
      action: "staff.second_factor",
      subject: staffSubject(member.id),
      before: { secondFactor: false },
      after: { secondFactor: true },
    });
    const mail = secondFactorOnMail(college.identity, {
      firstName: member.firstName,
      at: college.clock(),
    });
    await queueMail(college, tx, { to: caller.email, ...mail });
  });
  await college.attempts.forgive("change-password", address, `code ${caller.login}`);
  return { recoveryCodes };
};

const alreadyOn = () => refuse(409, texts.staff.secondFactorOn, "already_on");
