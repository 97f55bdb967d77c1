import { and, count, eq, gt, isNull } from "drizzle-orm";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { passwordLink, staffMember } from "../db/schema/staff.ts";
import { queueMail } from "../mail/queue.ts";
import { firstAdminMail } from "../mail/staff-mails.ts";
import { hashInvitationToken, invitationUrl, makeInvitationToken } from "./staff-link.ts";

const linkHours = 48;
/** Matches no password. */
const unset = "unset";

/**
 * Makes the configured address the first super admin of a college that has no staff, and mails a link to choose a
 * password. A later start mails a new link if no password was chosen and the link has expired. A college with working
 * staff is never changed.
 */
export const ensureFirstAdmin = async (college: College): Promise<void> => {
  const email = college.config.firstAdminEmail;
  if (email === undefined) return;
  await college.db.transaction(async (tx) => {
    const accountId = await findOrCreate(college, tx, email);
    if (accountId === undefined || (await hasOpenLink(college, tx, accountId))) return;
    await mailLink(college, tx, { accountId, email });
    college.log.info("the first super admin was mailed a link to choose a password");
  });
};

/** Undefined when there is staff already, or the first admin has a password. */
const findOrCreate = async (
  college: College,
  tx: Transaction,
  email: string,
): Promise<number | undefined> => {
  const [waiting] = await tx
    .select({ id: account.id })
    .from(account)
    .where(
      and(eq(account.kind, "staff"), eq(account.login, email), eq(account.passwordHash, unset)),
    )
    .for("update");
  if (waiting !== undefined) return waiting.id;
  const [staff] = await tx.select({ members: count() }).from(staffMember);
  if (staff === undefined || staff.members > 0) return undefined;
  const [made] = await tx
    .insert(account)
    .values({
      kind: "staff",
      login: email,
      email,
      passwordHash: unset,
      createdAt: college.clock(),
    })
    // Of two processes that start concurrently, one creates it.
    .onConflictDoNothing()
    .returning({ id: account.id });
  if (made === undefined) return undefined;
  await tx.insert(staffMember).values({
    accountId: made.id,
    surname: "Administrator",
    firstName: "First",
    role: "SUPER_ADMIN",
  });
  return made.id;
};

const hasOpenLink = async (
  { clock }: College,
  tx: Transaction,
  accountId: number,
): Promise<boolean> => {
  const [open] = await tx
    .select({ id: passwordLink.id })
    .from(passwordLink)
    .where(
      and(
        eq(passwordLink.accountId, accountId),
        isNull(passwordLink.usedAt),
        gt(passwordLink.expiresAt, clock()),
      ),
    )
    .limit(1);
  return open !== undefined;
};

const mailLink = async (
  college: College,
  tx: Transaction,
  { accountId, email }: { readonly accountId: number; readonly email: string },
): Promise<void> => {
  const token = makeInvitationToken();
  const now = college.clock();
  await tx.insert(passwordLink).values({
    accountId,
    tokenHash: hashInvitationToken(token),
    createdBy: accountId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + linkHours * 3600_000),
  });
  const mail = firstAdminMail(college.identity, {
    firstName: "Administrator",
    link: invitationUrl(college.config, token),
    hours: linkHours,
  });
  await queueMail(college, tx, { to: email, ...mail });
};
