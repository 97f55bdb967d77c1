import { eq } from "drizzle-orm";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import type { applicant } from "../db/schema/admissions.ts";
import { notAdmittedMail, offerMail, waitingListMail } from "../mail/admission-templates.ts";
import { queueMail } from "../mail/queue.ts";
import type { Decided } from "./decided.ts";

/** Queues the mail on a decision, in the decision's own transaction. */
export const announceDecision = async (
  college: College,
  tx: Transaction,
  { accountId, firstName }: typeof applicant.$inferSelect,
  decided: Decided,
): Promise<void> => {
  const [owner] = await tx
    .select({ email: account.email })
    .from(account)
    .where(eq(account.id, accountId));
  if (owner === undefined) throw new Error("an applicant has no account");
  const admissionUrl = `${college.config.publicUrl}/applicant/admission`;
  await queueMail(college, tx, {
    to: owner.email,
    ...letterOn(college, decided, { firstName, admissionUrl }),
  });
};

const letterOn = (
  { identity }: College,
  { department, answerBy, reason, outcome }: Decided,
  person: { readonly firstName: string; readonly admissionUrl: string },
) => {
  if (outcome === "waiting_list") return waitingListMail(identity, person);
  return department !== null && answerBy !== null
    ? offerMail(identity, { ...person, department, answerBy })
    : notAdmittedMail(identity, { ...person, reason: reason ?? "" });
};
