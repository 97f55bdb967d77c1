import { eq } from "drizzle-orm";
import type { BodyOf, ResponseOf } from "../../../contract/endpoint.ts";
import type {
  handOutPasswordLink,
  suspendProfile,
} from "../../../contract/profiles/profile-records.ts";
import type { Account } from "../accounts/guard.ts";
import { makePasswordLink } from "../accounts/password-links.ts";
import { endPasswordLinks } from "../accounts/set-password.ts";
import { endSignInsOf } from "../accounts/sign-ins.ts";
import { readReason } from "../audit/reason.ts";
import { recordChange } from "../audit/record-change.ts";
import type { College } from "../context.ts";
import { account } from "../db/schema/accounts.ts";
import { refuse } from "../http/refusal.ts";
import { passwordLinkMail } from "../mail/profile-mails.ts";
import { queueMail } from "../mail/queue.ts";
import { ownRecord, readPerson } from "./person.ts";
import { profileTexts } from "./texts.ts";

/**
 * Suspends an account and ends its sign-ins and open password links, or restores it. Idempotent: a call without
 * effect leaves no audit entry.
 * @throws 400 `{reason}`; 404.
 */
export const suspendAccount = (
  college: College,
  actor: Account,
  accountId: number,
  { isSuspended, reason: typedReason }: BodyOf<typeof suspendProfile>,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const reason = readReason(typedReason);
    // Locks only the account: an email verification locks it before the applicant.
    const person = await readPerson(tx, accountId);
    const [own] = await tx.select().from(account).where(eq(account.id, accountId)).for("update");
    const wasSuspended = own?.suspendedAt !== null;
    if (wasSuspended !== isSuspended) {
      const now = college.clock();
      await tx
        .update(account)
        .set({ suspendedAt: isSuspended ? now : null })
        .where(eq(account.id, accountId));
      if (isSuspended) {
        await endSignInsOf(college, tx, accountId);
        await endPasswordLinks(tx, accountId, now);
      }
      await recordChange(college, tx, {
        actorAccountId: actor.id,
        action: isSuspended ? "account.suspend" : "account.restore",
        subject: `${person.kind}:${ownRecord(person).id}`,
        before: { suspended: wasSuspended },
        after: { suspended: isSuspended },
        reason,
      });
    }
    return { message: isSuspended ? profileTexts.suspended : profileTexts.restored };
  });

/**
 * Issues a link for choosing a new password, by mail or once in the answer. The audit log records the issue and its
 * channel, never the link. Staff accounts are excluded: a caller who could reset a colleague could impersonate them.
 * @throws 400 `{reason}`; 404; 409 `suspended` or `too_many_links`.
 */
export const handOutLink = (
  college: College,
  actor: Account,
  accountId: number,
  { delivery, reason: typedReason }: BodyOf<typeof handOutPasswordLink>,
): Promise<ResponseOf<typeof handOutPasswordLink>> =>
  college.db.transaction(async (tx) => {
    const reason = readReason(typedReason);
    const person = await readPerson(tx, accountId);
    const [own] = await tx.select().from(account).where(eq(account.id, accountId)).for("update");
    if (own === undefined || own.suspendedAt !== null) {
      throw refuse(409, profileTexts.isSuspended, "suspended");
    }
    const made = await makePasswordLink(college, tx, { accountId, createdBy: actor.id });
    if (made === undefined) throw refuse(409, profileTexts.tooManyLinks, "too_many_links");
    const { link, expiresAt } = made;
    const { id, firstName } = ownRecord(person);
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "account.password_link",
      subject: `${person.kind}:${id}`,
      before: null,
      after: { delivery, expiresAt: expiresAt.toISOString() },
      reason,
    });
    if (delivery === "shown") return { link, expiresAt: expiresAt.toISOString() };
    const mail = passwordLinkMail(college.identity, {
      firstName,
      number: own.login,
      link,
      until: expiresAt,
    });
    await queueMail(college, tx, { to: own.email, ...mail });
    return { link: null, expiresAt: expiresAt.toISOString() };
  });
