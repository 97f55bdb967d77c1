import { eq, sql } from "drizzle-orm";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { account } from "../../db/schema/accounts.ts";
import { student } from "../../db/schema/students.ts";
import { queueMails } from "../../mail/queue.ts";
import { resultsAmendedMail, resultsPublishedMail } from "../../mail/result-mails.ts";

const mails = { published: resultsPublishedMail, amended: resultsAmendedMail } as const;

/** Tells each student, once, that results of theirs were published or amended; not which, nor what they are. */
export const tellStudents = async (
  college: College,
  tx: Transaction,
  studentIds: ReadonlySet<number>,
  what: keyof typeof mails,
): Promise<void> => {
  const resultsUrl = `${college.config.publicUrl}/student/results`;
  const people = await tx
    .select({ firstName: student.firstName, email: account.email })
    .from(student)
    .innerJoin(account, eq(account.id, student.accountId))
    .where(sql`${student.id} = any(${`{${[...studentIds].join()}}`}::int[])`);
  await queueMails(
    college,
    tx,
    people.map(({ firstName, email }) => ({
      to: email,
      ...mails[what](college.identity, { firstName, resultsUrl }),
    })),
  );
};
