import { and, eq, isNull } from "drizzle-orm";
import { recordChange } from "../audit/record-change.ts";
import type { College } from "../context.ts";
import type { Database, Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { staffInvitation, staffMember } from "../db/schema/staff.ts";
import type { StaffLink } from "./staff-link.ts";
import { staffSubject } from "./subject.ts";

type Invitation = typeof staffInvitation.$inferSelect;

/** The invitation with this token; undefined where there is none. */
export const findInvitation = async (
  db: Database,
  tokenHash: string,
): Promise<StaffLink | undefined> => {
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
    subject: staffSubject(member.id),
    after: { email, surname, firstName, role },
  });
  return true;
};
