import { eq } from "drizzle-orm";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { student } from "../db/schema/students.ts";
import type { Letter } from "../mail/letter.ts";
import { queueMail } from "../mail/queue.ts";

/** Queues a mail about a receipt to the student of an account, in the transaction that causes it. */
export const mailStudent = async (
  college: Pick<College, "clock" | "config">,
  tx: Transaction,
  accountId: number,
  write: (student: { readonly firstName: string; readonly accountUrl: string }) => Letter,
): Promise<void> => {
  const [owner] = await tx
    .select({ email: account.email, firstName: student.firstName })
    .from(student)
    .innerJoin(account, eq(account.id, student.accountId))
    .where(eq(student.accountId, accountId));
  if (owner === undefined) return;
  const accountUrl = `${college.config.publicUrl}/student/payment/account`;
  await queueMail(college, tx, {
    to: owner.email,
    ...write({ firstName: owner.firstName, accountUrl }),
  });
};
