import { and, eq, isNull } from "drizzle-orm";
import type { BodyOf, ResponseOf } from "../../../contract/endpoint.ts";
import type { sendStaffPasswordLink } from "../../../contract/staff/members.ts";
import type { Account } from "../accounts/guard.ts";
import { endPasswordLinks } from "../accounts/set-password.ts";
import { endSignInsOf } from "../accounts/sign-ins.ts";
import { staffNameOf } from "../accounts/staff-name.ts";
import { readReason } from "../audit/reason.ts";
import { recordChange } from "../audit/record-change.ts";
import type { College } from "../context.ts";
import type { Database, Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { passwordLink, staffMember } from "../db/schema/staff.ts";
import { refuse } from "../http/refusal.ts";
import { queueMail } from "../mail/queue.ts";
import { staffPasswordChangedMail, staffPasswordLinkMail } from "../mail/staff-mails.ts";
import { changeColleague } from "./colleague.ts";
import type { StaffLink } from "./staff-link.ts";
import { hashInvitationToken, invitationUrl, makeInvitationToken } from "./staff-link.ts";
import { staffTexts } from "./texts.ts";

const linkHours = 24;

/**
 * Mails a colleague a link to choose another password and ends older links. Only the colleague sees the link.
 * @throws 400 `{reason}`; 404; 409 `own_account`, `suspended`
 */
export const sendPasswordLink = async (
  college: College,
  actor: Account,
  id: number,
  body: BodyOf<typeof sendStaffPasswordLink>,
): Promise<ResponseOf<typeof sendStaffPasswordLink>> => {
  const reason = readReason(body.reason);
  await changeColleague(college, actor, id, async (tx, colleague) => {
    if (colleague.suspendedAt !== null) throw refuse(409, staffTexts.isSuspended, "suspended");
    const token = makeInvitationToken();
    const now = college.clock();
    await endPasswordLinks(tx, colleague.accountId, now);
    await tx.insert(passwordLink).values({
      accountId: colleague.accountId,
      tokenHash: hashInvitationToken(token),
      createdBy: actor.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + linkHours * 3600_000),
    });
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "staff.password_link",
      subject: `staff:${id}`,
      reason,
    });
    const mail = staffPasswordLinkMail(college.identity, {
      firstName: colleague.firstName,
      sentBy: (await staffNameOf(tx, actor.id)) ?? actor.email,
      link: invitationUrl(college.config, token),
      hours: linkHours,
    });
    await queueMail(college, tx, { to: colleague.email, ...mail });
  });
  return { message: staffTexts.passwordLinkSent };
};

/** The staff member's link with this token, or undefined. */
export const findPasswordLink = async (
  db: Database,
  tokenHash: string,
): Promise<StaffLink | undefined> => {
  const [found] = await db
    .select({ link: passwordLink, member: staffMember, owner: account })
    .from(passwordLink)
    .innerJoin(account, eq(account.id, passwordLink.accountId))
    .innerJoin(staffMember, eq(staffMember.accountId, account.id))
    .where(eq(passwordLink.tokenHash, tokenHash));
  if (found === undefined) return undefined;
  const { link, member, owner } = found;
  return {
    purpose: "new_password",
    email: owner.email,
    surname: member.surname,
    firstName: member.firstName,
    role: member.role,
    isUsed: link.usedAt !== null || owner.suspendedAt !== null,
    expiresAt: link.expiresAt,
    use: async (college, tx, passwordHash) => {
      // Locks the account before its links, in the same order as the code that ends links.
      await tx
        .select({ id: account.id })
        .from(account)
        .where(eq(account.id, owner.id))
        .for("update");
      if (!(await useUp(college, tx, link.id))) return false;
      await tx.update(account).set({ passwordHash }).where(eq(account.id, owner.id));
      await endSignInsOf(college, tx, owner.id);
      await recordChange(college, tx, {
        actorAccountId: owner.id,
        action: "staff.password",
        subject: `staff:${member.id}`,
      });
      const mail = staffPasswordChangedMail(college.identity, {
        firstName: member.firstName,
        at: college.clock(),
      });
      await queueMail(college, tx, { to: owner.email, ...mail });
      return true;
    },
  };
};

const useUp = async ({ clock }: College, tx: Transaction, id: number): Promise<boolean> => {
  const used = await tx
    .update(passwordLink)
    .set({ usedAt: clock() })
    .where(and(eq(passwordLink.id, id), isNull(passwordLink.usedAt)))
    .returning({ id: passwordLink.id });
  return used.length > 0;
};
