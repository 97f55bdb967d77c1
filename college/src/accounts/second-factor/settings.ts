import { eq } from "drizzle-orm";
import type {
  confirmSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  turnSecondFactorOff,
} from "../../../../contract/accounts/staff-account.ts";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { notFound, refuse, refuseFields } from "../../http/refusal.ts";
import { queueMail } from "../../mail/queue.ts";
import { secondFactorOffMail, secondFactorOnMail } from "../../mail/staff-mails.ts";
import type { Account } from "../guard.ts";
import { confirmOwner, lockOwner, type StaffOwner } from "../staff-owner.ts";
import { accountTexts } from "../texts.ts";
import {
  countCode,
  hashRecoveryCode,
  isFactorGiven,
  lockMember,
  makeRecoveryCodes,
  makeTotpSecret,
  returnCode,
  takeFactor,
  totpUri,
} from "./check.ts";
import { seal } from "./seal.ts";

/**
 * Makes a secret for the caller's app and replaces an unconfirmed one.
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
  const forgive = await college.attempts.count("change-password", address, `code ${caller.login}`);
  const { secret } = college.config;
  const recoveryCodes = makeRecoveryCodes();
  await college.db.transaction(async (tx) => {
    const member = await lockMember(tx, caller.id);
    if (member === undefined) throw notFound();
    if (member.totpConfirmedAt !== null) throw alreadyOn();
    if (member.totpSecret === null) {
      throw refuse(409, accountTexts.secondFactor.notStarted, "not_on");
    }
    if (!(await takeFactor(college, tx, member, { code }))) {
      throw refuseFields({ code: [accountTexts.secondFactor.wrongCode] });
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
      subject: `staff:${member.id}`,
      before: { secondFactor: false },
      after: { secondFactor: true },
    });
    const mail = secondFactorOnMail(college.identity, {
      firstName: member.firstName,
      at: college.clock(),
    });
    await queueMail(college, tx, { to: caller.email, ...mail });
  });
  await forgive();
  return { recoveryCodes };
};

const alreadyOn = () => refuse(409, accountTexts.secondFactor.on, "already_on");

type FactorBody = BodyOf<typeof turnSecondFactorOff>;

/**
 * Turns the caller's second factor off, with password and factor.
 * @throws 400 `{password}`, `{code}` or `{recovery_code}`; 409 `not_on`; 429 after too many tries
 */
export const turnOwnFactorOff = async (
  college: College,
  caller: Account,
  body: FactorBody,
  address: string,
): Promise<ResponseOf<typeof turnSecondFactorOff>> => {
  await withFactor(college, caller, body, address, async (tx, owner) => {
    await clearFactor(tx, owner.memberId);
    await recordChange(college, tx, {
      actorAccountId: owner.id,
      action: "staff.second_factor",
      subject: `staff:${owner.memberId}`,
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
  return { message: accountTexts.secondFactor.off };
};

/** Removes a member's second factor, including secret and recovery codes. */
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
  body: BodyOf<typeof renewRecoveryCodes>,
  address: string,
): Promise<ResponseOf<typeof renewRecoveryCodes>> => {
  const codes = makeRecoveryCodes();
  await withFactor(college, caller, body, address, async (tx, owner) => {
    const hashes = codes.map((one) => hashRecoveryCode(college.config.secret, owner.id, one));
    await tx
      .update(staffMember)
      .set({ recoveryCodes: hashes })
      .where(eq(staffMember.id, owner.memberId));
    await recordChange(college, tx, {
      actorAccountId: owner.id,
      action: "staff.recovery_codes",
      subject: `staff:${owner.memberId}`,
    });
  });
  return { recoveryCodes: codes };
};

/** Runs a change of the caller's own second factor, once password and factor are right. */
const withFactor = async (
  college: College,
  caller: Account,
  { password, ...factor }: FactorBody,
  address: string,
  change: (tx: Transaction, owner: StaffOwner) => Promise<void>,
): Promise<void> => {
  if (!isFactorGiven(factor)) throw refuseFields({ code: [accountTexts.secondFactor.codeMissing] });
  const owner = await confirmOwner(college, caller, { password, address });
  await countCode(college, owner, factor);
  await college.db.transaction(async (tx) => {
    await lockOwner(tx, owner);
    const member = await lockMember(tx, owner.id);
    if (member === undefined || member.totpConfirmedAt === null) {
      throw refuse(409, accountTexts.secondFactor.notOn, "not_on");
    }
    if (!(await takeFactor(college, tx, member, factor))) {
      const field = factor.recoveryCode === undefined ? "code" : "recovery_code";
      throw refuseFields({ [field]: [accountTexts.secondFactor.wrongCode] });
    }
    await change(tx, owner);
  });
  await returnCode(college, owner, factor);
};
