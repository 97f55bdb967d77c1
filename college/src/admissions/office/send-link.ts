import { eq } from "drizzle-orm";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import { account } from "../../db/schema/accounts.ts";
import { applicant } from "../../db/schema/admissions.ts";
import { notFound, refuse } from "../../http/refusal.ts";
import { texts } from "../../texts.ts";
import { sendLink } from "../sign-up/send-link.ts";

/**
 * Mails an applicant a new verification link.
 * @throws 404; 409 `already_verified`, `suspended` or `too_many_links`.
 */
export const resendLink = (
  college: College,
  actor: Account,
  applicantId: number,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const [owner] = await tx
      .select({
        accountId: account.id,
        email: account.email,
        suspendedAt: account.suspendedAt,
        firstName: applicant.firstName,
        applicationNo: applicant.applicationNo,
        verifiedAt: applicant.verifiedAt,
      })
      .from(account)
      .innerJoin(applicant, eq(applicant.accountId, account.id))
      .where(eq(applicant.id, applicantId))
      .for("update", { of: account });
    if (owner === undefined) throw notFound();
    const { link } = texts.admissionOffice;
    if (owner.verifiedAt !== null) throw refuse(409, link.already_verified, "already_verified");
    if (owner.suspendedAt !== null) throw refuse(409, link.suspended, "suspended");
    const isSent = await sendLink(college, tx, owner);
    if (!isSent) throw refuse(409, link.too_many_links, "too_many_links");
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "admission.send_link",
      subject: `applicant:${applicantId}`,
      after: { email: owner.email },
    });
    return { message: link.sent(owner.email) };
  });
