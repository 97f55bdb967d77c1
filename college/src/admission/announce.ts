import { eq } from "drizzle-orm";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import type { applicant } from "../db/schema/admissions.ts";
import {
  notAdmittedMail,
  offerMail,
  testMarkedMail,
  waitingListMail,
} from "../mail/admission-templates.ts";
import { queueMail } from "../mail/queue.ts";
import type { Decided } from "./decided.ts";

type ApplicantRow = typeof applicant.$inferSelect;

/** Queues the mail on a marked test, in the score's own transaction. */
export const announceScore = async (
  college: College,
  tx: Transaction,
  { accountId, firstName }: ApplicantRow,
): Promise<void> => {
  const dashboardUrl = `${college.config.publicUrl}/applicant/dashboard`;
  const to = await emailOf(tx, accountId);
  await queueMail(college, tx, {
    to,
    ...testMarkedMail(college.identity, { firstName, dashboardUrl }),
  });
};

/** Queues the mail on a decision, in the decision's own transaction. */
export const announceDecision = async (
  college: College,
  tx: Transaction,
  { accountId, firstName }: ApplicantRow,
  decided: Decided,
): Promise<void> => {
  const admissionUrl = `${college.config.publicUrl}/applicant/admission`;
  const to = await emailOf(tx, accountId);
  await queueMail(college, tx, {
    to,
    ...letterOn(college, decided, { firstName, admissionUrl }),
  });
};

const emailOf = async (tx: Transaction, accountId: number): Promise<string> => {
  const [owner] = await tx
    .select({ email: account.email })
    .from(account)
    .where(eq(account.id, accountId));
  if (owner === undefined) throw new Error("an applicant has no account");
  return owner.email;
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
