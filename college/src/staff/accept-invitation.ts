import { and, eq, isNull } from "drizzle-orm";
import { tidyStaffPassword } from "../../../contract/accounts/password.ts";
import type {
  acceptInvitation as acceptInvitationEndpoint,
  readInvitation as readInvitationEndpoint,
} from "../../../contract/accounts/staff-account.ts";
import type { BodyOf, ResponseOf } from "../../../contract/endpoint.ts";
import { staffPasswordProblem } from "../../../rules/accounts/staff-password.ts";
import { hashPassword } from "../accounts/password-hash.ts";
import { recordChange } from "../audit/record-change.ts";
import type { College } from "../context.ts";
import type { Database, Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { staffInvitation, staffMember } from "../db/schema/staff.ts";
import { refuse, refuseFields } from "../http/refusal.ts";
import { findPasswordLink } from "./password-link.ts";
import { hashInvitationToken, type StaffLink } from "./staff-link.ts";
import { staffTexts } from "./texts.ts";

/**
 * Returns whose password a mailed link sets: an invited person's, or a member's who forgot theirs.
 * @throws 410 `link_unknown`, `link_used`, `link_expired`; 429 after too many tries
 */
export const readInvitation = async (
  college: College,
  { token }: BodyOf<typeof readInvitationEndpoint>,
  address: string,
): Promise<ResponseOf<typeof readInvitationEndpoint>> => {
  const forgive = await college.attempts.count("staff-invitation", address);
  const { purpose, email, surname, firstName, role, expiresAt } = requireOpen(
    college,
    await find(college.db, token),
  );
  await forgive();
  return {
    purpose,
    email,
    surname,
    firstName,
    role,
    expiresAt: expiresAt.toISOString(),
  };
};

/**
 * Sets the password with a link and uses the link up. An invited person becomes a member of staff.
 * @throws 400 `{password}`; 410 as `readInvitation`; 429 after too many tries
 */
export const acceptInvitation = async (
  college: College,
  { token, password }: BodyOf<typeof acceptInvitationEndpoint>,
  address: string,
): Promise<ResponseOf<typeof acceptInvitationEndpoint>> => {
  const forgive = await college.attempts.count("staff-invitation", address);
  const found = requireOpen(college, await find(college.db, token));
  const problem = staffPasswordProblem(tidyStaffPassword(password), found);
  if (problem !== undefined) throw refuseFields({ password: [problem] });
  const passwordHash = await hashPassword(tidyStaffPassword(password));
  await college.db.transaction(async (tx) => {
    // Locked and read again: of two concurrent uses of a link, one succeeds.
    const link = requireOpen(college, await find(tx, token));
    if (!(await link.use(college, tx, passwordHash))) throw used();
  });
  await forgive();
  return { message: staffTexts.joined, email: found.email };
};

const find = async (db: Database, token: string): Promise<StaffLink | undefined> => {
  const tokenHash = hashInvitationToken(token);
  return (await findInvitation(db, tokenHash)) ?? (await findPasswordLink(db, tokenHash));
};

const requireOpen = ({ clock }: College, link: StaffLink | undefined): StaffLink => {
  if (link === undefined) throw refuse(410, staffTexts.linkUnknown, "link_unknown");
  if (link.isUsed) throw used();
  if (link.expiresAt <= clock()) throw refuse(410, staffTexts.linkExpired, "link_expired");
  return link;
};

const used = () => refuse(410, staffTexts.linkUsed, "link_used");

type Invitation = typeof staffInvitation.$inferSelect;

/** The invitation with this token; undefined where there is none. */
const findInvitation = async (db: Database, tokenHash: string): Promise<StaffLink | undefined> => {
  const [invitation] = await db
    .select()
    .from(staffInvitation)
    .where(eq(staffInvitation.tokenHash, tokenHash));
  if (invitation === undefined) return undefined;
  return {
    ...invitation,
    purpose: "join",
    isUsed: invitation.acceptedAt !== null || invitation.revokedAt !== null,
    use: (college, tx, passwordHash) => join(college, tx, invitation, passwordHash),
  };
};

const join = async (
  college: College,
  tx: Transaction,
  { id, tokenHash, email, surname, firstName, role }: Invitation,
  passwordHash: string,
): Promise<boolean> => {
  const now = college.clock();
  const [accepted] = await tx
    .update(staffInvitation)
    .set({ acceptedAt: now })
    .where(
      and(
        eq(staffInvitation.id, id),
        eq(staffInvitation.tokenHash, tokenHash),
        isNull(staffInvitation.acceptedAt),
        isNull(staffInvitation.revokedAt),
      ),
    )
    .returning({ id: staffInvitation.id });
  if (accepted === undefined) return false;
  const [owner] = await tx
    .insert(account)
    .values({ kind: "staff", login: email, email, passwordHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: account.id });
  if (owner === undefined) return false;
  const [member] = await tx
    .insert(staffMember)
    .values({ accountId: owner.id, surname, firstName, role })
    .returning({ id: staffMember.id });
  if (member === undefined) throw new Error("the member of staff was not written");
  await recordChange(college, tx, {
    actorAccountId: owner.id,
    action: "staff.join",
    subject: `staff:${member.id}`,
    after: { email, surname, firstName, role },
  });
  return true;
};
