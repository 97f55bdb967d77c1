import { eq } from "drizzle-orm";
import type { Transaction } from "../../db/database.ts";
import { account } from "../../db/schema/accounts.ts";
import { applicant, olevelSitting } from "../../db/schema/admissions.ts";
import { notFound } from "../../http/refusal.ts";

/** A sitting of a submitted application, with the applicant's row held, as by whatever changes the sitting. @throws 404 */
export const lockSitting = async (tx: Transaction, sittingId: number) => {
  const [owner] = await tx
    .select({
      firstName: applicant.firstName,
      email: account.email,
      submittedAt: applicant.submittedAt,
    })
    .from(applicant)
    .innerJoin(olevelSitting, eq(olevelSitting.applicantId, applicant.id))
    .innerJoin(account, eq(account.id, applicant.accountId))
    .where(eq(olevelSitting.id, sittingId))
    .for("update", { of: applicant });
  const [sitting] = await tx.select().from(olevelSitting).where(eq(olevelSitting.id, sittingId));
  if (owner === undefined || owner.submittedAt === null || sitting === undefined) throw notFound();
  return { sitting, owner };
};
