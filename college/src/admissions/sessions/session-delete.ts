import { eq } from "drizzle-orm";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import { catalogueTexts } from "../../courses/texts.ts";
import { applicant, applicationSession, testBatch } from "../../db/schema/admissions.ts";
import { refuse } from "../../http/refusal.ts";
import { requireSeen } from "../../records/saving.ts";
import { noteOf } from "./session-save.ts";

/**
 * Deletes a round that nobody applied in, with its quotas and test batches.
 * @throws 404; 409 `changed_elsewhere`, `in_use`.
 */
export const removeSession = (
  college: College,
  actor: Account,
  id: number,
  revision: number,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    // Whoever signs up meanwhile points at this row, and so waits, or is counted.
    const [row] = await tx
      .select()
      .from(applicationSession)
      .where(eq(applicationSession.id, id))
      .for("update");
    const before = requireSeen(row, revision);
    const applicants = await tx.$count(applicant, eq(applicant.applicationSessionId, id));
    if (applicants > 0) {
      throw refuse(409, catalogueTexts.session.inUse(applicants), "in_use");
    }
    await tx.delete(testBatch).where(eq(testBatch.applicationSessionId, id));
    await tx.delete(applicationSession).where(eq(applicationSession.id, id));
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "application_session.delete",
      subject: `application_session:${id}`,
      before: noteOf(before),
      after: null,
    });
    return { message: catalogueTexts.deleted };
  });
