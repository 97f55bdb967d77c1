import { eq, sql } from "drizzle-orm";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { applicant } from "../db/schema/admissions.ts";
import { student } from "../db/schema/students.ts";
import type { Letter } from "../mail/letter.ts";
import { queueMail } from "../mail/queue.ts";

/** To whom a mail about money is written. */
export interface MailedPayer {
  readonly firstName: string;
  /** Where they find their money in the portal: a student's account, an applicant's dashboard. */
  readonly accountUrl: string;
}

/** Queues a mail about money to the student or applicant of an account, in the transaction that causes it. */
export const mailPayer = async (
  college: Pick<College, "clock" | "config">,
  tx: Transaction,
  accountId: number,
  write: (payer: MailedPayer) => Letter,
): Promise<void> => {
  const [owner] = await tx
    .select({
      email: account.email,
      studentId: student.id,
      firstName: sql<string | null>`coalesce(${student.firstName}, ${applicant.firstName})`,
    })
    .from(account)
    .leftJoin(student, eq(student.accountId, account.id))
    .leftJoin(applicant, eq(applicant.accountId, account.id))
    .where(eq(account.id, accountId));
  if (owner === undefined || owner.firstName === null) return;
  const page = owner.studentId === null ? "/applicant/dashboard" : "/student/payment/account";
  const accountUrl = `${college.config.publicUrl}${page}`;
  await queueMail(college, tx, {
    to: owner.email,
    ...write({ firstName: owner.firstName, accountUrl }),
  });
};
