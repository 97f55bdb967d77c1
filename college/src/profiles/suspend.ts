import { eq } from "drizzle-orm";
import type { BodyOf } from "../../../contract/endpoint.ts";
import type { suspendProfile } from "../../../contract/profiles/profile-records.ts";
import type { Account } from "../accounts/guard.ts";
import { endPasswordLinks } from "../accounts/password-links.ts";
import { endSignInsOf } from "../accounts/sign-ins.ts";
import { readReason } from "../audit/reason.ts";
import { recordChange } from "../audit/record-change.ts";
import type { College } from "../context.ts";
import { account } from "../db/schema/accounts.ts";
import { texts } from "../texts.ts";
import { ownRecord, readPerson } from "./person.ts";

/**
 * Suspends an account, whose sign-ins and open password links end with it, or restores it. What is so already stays so,
 * and leaves no entry in the audit log.
 * @throws 400 `{reason}`; 404.
 */
export const suspendAccount = (
  college: College,
  actor: Account,
  accountId: number,
  { isSuspended, reason: given }: BodyOf<typeof suspendProfile>,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const reason = readReason(given);
    // The account alone is held: a verification of the email holds it before the applicant.
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
    return { message: isSuspended ? texts.people.suspended : texts.people.restored };
  });
