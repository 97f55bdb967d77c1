import { and, eq, isNull, sql } from "drizzle-orm";
import type { BodyOf, ResponseOf } from "../../../contract/endpoint.ts";
import type {
  inviteStaff,
  resendInvitation,
  revokeInvitation,
} from "../../../contract/staff/members.ts";
import type { Account } from "../accounts/guard.ts";
import { normaliseEmail } from "../accounts/identifiers.ts";
import { staffNameOf } from "../accounts/staff-name.ts";
import { recordChange } from "../audit/record-change.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { staffInvitation } from "../db/schema/staff.ts";
import { notFound, refuse, refuseFields } from "../http/refusal.ts";
import { queueMail } from "../mail/queue.ts";
import { invitationMail } from "../mail/staff-mails.ts";
import { texts } from "../texts.ts";
import { oneLine } from "../typed-text.ts";
import { requireAdmin } from "./colleague.ts";
import { hashInvitationToken, invitationUrl, makeInvitationToken } from "./staff-link.ts";
import { staffTexts } from "./texts.ts";

const invitationDays = 7;

type Invitation = typeof staffInvitation.$inferSelect;

/**
 * Invites somebody to the staff by a link in a mail.
 * @throws 400 for a wrong field; 409 `email_in_use`, `already_invited`
 */
export const invite = async (
  college: College,
  actor: Account,
  body: BodyOf<typeof inviteStaff>,
): Promise<ResponseOf<typeof inviteStaff>> => {
  const invited = readInvited(body);
  await college.db.transaction(async (tx) => {
    await requireAdmin(tx, actor);
    await requireFreeEmail(tx, invited.email);
    const token = makeInvitationToken();
    const [written] = await tx
      .insert(staffInvitation)
      .values({ ...invited, ...termsOf(college, token), invitedBy: actor.id })
      // Of two concurrent invitations, the later finds the first.
      .onConflictDoNothing()
      .returning();
    if (written === undefined) throw refuse(409, staffTexts.alreadyInvited, "already_invited");
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "staff.invite",
      subject: subjectOf(written),
      after: invited,
    });
    await sendInvitation(college, tx, actor, written, token);
  });
  return { message: staffTexts.invited };
};

/**
 * Sends a new link, which replaces the old one.
 * @throws 404; 409 `not_open`, `email_in_use`
 */
export const resend = async (
  college: College,
  actor: Account,
  id: number,
): Promise<ResponseOf<typeof resendInvitation>> => {
  await college.db.transaction(async (tx) => {
    await requireAdmin(tx, actor);
    const invitation = await lockOpen(tx, id);
    await requireFreeEmail(tx, invitation.email);
    const token = makeInvitationToken();
    const terms = termsOf(college, token);
    await tx.update(staffInvitation).set(terms).where(eq(staffInvitation.id, id));
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "staff.invite_again",
      subject: subjectOf(invitation),
      before: { expiresAt: invitation.expiresAt.toISOString() },
      after: { expiresAt: terms.expiresAt.toISOString() },
    });
    await sendInvitation(college, tx, actor, invitation, token);
  });
  return { message: staffTexts.invitationResent };
};

/** Revokes an invitation. @throws 404; 409 `not_open` */
export const revoke = async (
  college: College,
  actor: Account,
  id: number,
): Promise<ResponseOf<typeof revokeInvitation>> => {
  await college.db.transaction(async (tx) => {
    const invitation = await lockOpen(tx, id);
    await tx
      .update(staffInvitation)
      .set({ revokedAt: college.clock() })
      .where(eq(staffInvitation.id, id));
    await recordRevoked(college, tx, actor, invitation);
  });
  return { message: staffTexts.invitationRevoked };
};

/** Revokes every open invitation of one sender. */
export const revokeInvitationsOf = async (
  college: College,
  tx: Transaction,
  actor: Account,
  inviterAccountId: number,
): Promise<void> => {
  const revoked = await tx
    .update(staffInvitation)
    .set({ revokedAt: college.clock() })
    .where(and(eq(staffInvitation.invitedBy, inviterAccountId), isOpen()))
    .returning();
  for (const invitation of revoked) await recordRevoked(college, tx, actor, invitation);
};

const isOpen = () => and(isNull(staffInvitation.acceptedAt), isNull(staffInvitation.revokedAt));

const recordRevoked = (
  college: College,
  tx: Transaction,
  actor: Account,
  invitation: Invitation,
): Promise<void> =>
  recordChange(college, tx, {
    actorAccountId: actor.id,
    action: "staff.invite_revoke",
    subject: subjectOf(invitation),
    before: { state: "open" },
    after: { state: "revoked" },
  });

const readInvited = ({ email: typed, surname, firstName, role }: BodyOf<typeof inviteStaff>) => {
  const email = normaliseEmail(typed);
  const invited = { surname: oneLine(surname), firstName: oneLine(firstName) };
  const wrong = {
    ...(email === undefined && { email: [texts.field.notEmail] }),
    ...(invited.surname === "" && { surname: [texts.field.blank] }),
    ...(invited.firstName === "" && { firstName: [texts.field.blank] }),
  };
  if (email === undefined || Object.keys(wrong).length > 0) throw refuseFields(wrong);
  return { email, ...invited, role };
};

const requireFreeEmail = async (tx: Transaction, email: string): Promise<void> => {
  const [taken] = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.kind, "staff"), sql`${email} in (${account.email}, ${account.login})`));
  if (taken !== undefined) throw refuse(409, staffTexts.emailInUse, "email_in_use");
};

const lockOpen = async (tx: Transaction, id: number): Promise<Invitation> => {
  const [invitation] = await tx
    .select()
    .from(staffInvitation)
    .where(eq(staffInvitation.id, id))
    .for("update");
  if (invitation === undefined) throw notFound();
  if (invitation.acceptedAt !== null || invitation.revokedAt !== null) {
    throw refuse(409, staffTexts.invitationNotOpen, "not_open");
  }
  return invitation;
};

const termsOf = ({ clock }: College, token: string) => {
  const invitedAt = clock();
  return {
    tokenHash: hashInvitationToken(token),
    invitedAt,
    expiresAt: new Date(invitedAt.getTime() + invitationDays * 24 * 3600_000),
  };
};

const subjectOf = ({ id }: Invitation): string => `invitation:${id}`;

const sendInvitation = async (
  college: College,
  tx: Transaction,
  actor: Account,
  { email, firstName, role }: Invitation,
  token: string,
): Promise<void> => {
  const mail = invitationMail(college.identity, {
    firstName,
    role,
    invitedBy: (await staffNameOf(tx, actor.id)) ?? actor.email,
    link: invitationUrl(college.config, token),
    days: invitationDays,
  });
  await queueMail(college, tx, { to: email, ...mail });
};
