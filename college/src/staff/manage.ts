import { eq } from "drizzle-orm";
import type { BodyOf } from "../../../contract/endpoint.ts";
import type { changeStaffRole, suspendStaff } from "../../../contract/staff/members.ts";
import type { Account } from "../accounts/guard.ts";
import { clearFactor } from "../accounts/second-factor/settings.ts";
import { endPasswordLinks } from "../accounts/set-password.ts";
import { endSignInsOf } from "../accounts/sign-ins.ts";
import { staffNameOf } from "../accounts/staff-name.ts";
import { readReason } from "../audit/reason.ts";
import { recordChange } from "../audit/record-change.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { staffMember } from "../db/schema/staff.ts";
import { refuse } from "../http/refusal.ts";
import type { Letter } from "../mail/letter.ts";
import { queueMail } from "../mail/queue.ts";
import {
  roleChangedMail,
  secondFactorOffMail,
  staffRestoredMail,
  staffSuspendedMail,
} from "../mail/staff-mails.ts";
import { texts } from "../texts.ts";
import { type Colleague, changeColleague, requireAnotherAdmin } from "./colleague.ts";
import { revokeInvitationsOf } from "./invite.ts";
import { staffTexts } from "./texts.ts";

type Answer = Promise<{ message: string }>;
type WithReason = BodyOf<typeof suspendStaff>;

/**
 * Gives a colleague another role; their sessions continue. The open invitations of a former super admin are revoked.
 * @throws 400 `{reason}`; 404; 409 `changed_elsewhere`, `own_account`, `last_super_admin`
 */
export const changeRole = async (
  college: College,
  actor: Account,
  id: number,
  { role, revision, reason: typedReason }: BodyOf<typeof changeStaffRole>,
): Answer => {
  const reason = readReason(typedReason);
  await changeColleague(college, actor, id, async (tx, colleague) => {
    if (colleague.revision !== revision) {
      throw refuse(409, texts.changedElsewhere, "changed_elsewhere");
    }
    if (colleague.role === role) return;
    await requireAnotherAdmin(tx, colleague);
    await tx
      .update(staffMember)
      .set({ role, revision: revision + 1 })
      .where(eq(staffMember.id, id));
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "staff.role",
      subject: `staff:${id}`,
      before: { role: colleague.role },
      after: { role },
      reason,
    });
    await revokeInvitationsOf(college, tx, actor, colleague.accountId);
    const changedBy = (await staffNameOf(tx, actor.id)) ?? actor.email;
    const { firstName } = colleague;
    await mailColleague(
      college,
      tx,
      colleague,
      roleChangedMail(college.identity, { firstName, role, changedBy }),
    );
  });
  return { message: staffTexts.roleChanged };
};

/**
 * Suspends a colleague: ends their sign-ins, mailed links and sent invitations at once. Idempotent.
 * @throws as `changeRole`
 */
export const suspend = async (
  college: College,
  actor: Account,
  id: number,
  body: WithReason,
): Answer => {
  const reason = readReason(body.reason);
  await changeColleague(college, actor, id, async (tx, colleague) => {
    if (colleague.suspendedAt !== null) return;
    await requireAnotherAdmin(tx, colleague);
    await setSuspended(college, tx, { actor, colleague, isSuspended: true, reason });
    await endSignInsOf(college, tx, colleague.accountId);
    await endPasswordLinks(tx, colleague.accountId, college.clock());
    await revokeInvitationsOf(college, tx, actor, colleague.accountId);
    await mailColleague(college, tx, colleague, staffSuspendedMail(college.identity, colleague));
  });
  return { message: staffTexts.suspended };
};

/** Lets a suspended colleague sign in again. Idempotent. @throws as `changeRole` */
export const restore = async (
  college: College,
  actor: Account,
  id: number,
  body: WithReason,
): Answer => {
  const reason = readReason(body.reason);
  await changeColleague(college, actor, id, async (tx, colleague) => {
    if (colleague.suspendedAt === null) return;
    await setSuspended(college, tx, { actor, colleague, isSuspended: false, reason });
    await mailColleague(college, tx, colleague, staffRestoredMail(college.identity, colleague));
  });
  return { message: staffTexts.restored };
};

/**
 * Turns off the second factor of a colleague who lost the app, and ends their sign-ins, in case an impostor requested
 * the reset.
 * @throws as `changeRole`
 */
export const resetSecondFactor = async (
  college: College,
  actor: Account,
  id: number,
  body: WithReason,
): Answer => {
  const reason = readReason(body.reason);
  await changeColleague(college, actor, id, async (tx, colleague) => {
    if (colleague.totpConfirmedAt === null) return;
    await clearFactor(tx, id);
    await endSignInsOf(college, tx, colleague.accountId);
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "staff.second_factor",
      subject: `staff:${id}`,
      before: { secondFactor: true },
      after: { secondFactor: false },
      reason,
    });
    const mail = secondFactorOffMail(college.identity, {
      firstName: colleague.firstName,
      at: college.clock(),
      by: (await staffNameOf(tx, actor.id)) ?? actor.email,
    });
    await mailColleague(college, tx, colleague, mail);
  });
  return { message: staffTexts.secondFactorReset };
};

interface Suspension {
  readonly actor: Account;
  readonly colleague: Colleague;
  readonly isSuspended: boolean;
  readonly reason: string;
}

const setSuspended = async (
  college: College,
  tx: Transaction,
  { actor, colleague, isSuspended, reason }: Suspension,
): Promise<void> => {
  await tx
    .update(account)
    .set({ suspendedAt: isSuspended ? college.clock() : null })
    .where(eq(account.id, colleague.accountId));
  await tx
    .update(staffMember)
    .set({ revision: colleague.revision + 1 })
    .where(eq(staffMember.id, colleague.id));
  await recordChange(college, tx, {
    actorAccountId: actor.id,
    action: isSuspended ? "staff.suspend" : "staff.restore",
    subject: `staff:${colleague.id}`,
    before: { suspended: !isSuspended },
    after: { suspended: isSuspended },
    reason,
  });
};

const mailColleague = (
  college: College,
  tx: Transaction,
  { email }: Colleague,
  mail: Letter,
): Promise<void> => queueMail(college, tx, { to: email, ...mail });
