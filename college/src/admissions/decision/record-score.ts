import { eq } from "drizzle-orm";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import { applicant } from "../../db/schema/admissions.ts";
import { refuse } from "../../http/refusal.ts";
import { texts } from "../../texts.ts";
import { announceScores } from "./announce.ts";
import { scoreRefusal } from "./decision-rules.ts";
import { lockCandidate } from "./lock-candidate.ts";

/**
 * Records what an applicant scored in the aptitude test, or corrects it; the same score again changes nothing. The
 * first one is told by mail, unless a decision told more already.
 * @param score percent.
 * @param seen the one there was, as far as the caller knows; undefined where it does not matter.
 * @throws 404; 409 `changed_elsewhere`, `not_submitted`, `test_not_held` or `decided`.
 */
export const recordScore = (
  college: College,
  actor: Account,
  {
    applicantId,
    score,
    seen,
  }: {
    readonly applicantId: number;
    readonly score: number;
    readonly seen?: number | null | undefined;
  },
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const now = college.clock();
    const candidate = await lockCandidate(tx, eq(applicant.id, applicantId));
    const before = candidate.testScore;
    if (before !== score) {
      if (seen !== undefined && seen !== before) {
        throw refuse(409, texts.staff.changedElsewhere, "changed_elsewhere");
      }
      const refusal = scoreRefusal(candidate, now);
      if (refusal !== undefined) throw refuse(409, texts.admission.refusals[refusal], refusal);
      await tx
        .update(applicant)
        .set({ testScore: score, testTakenAt: candidate.applicant.testTakenAt ?? now })
        .where(eq(applicant.id, applicantId));
      await recordChange(college, tx, {
        actorAccountId: actor.id,
        action: "admission.score",
        subject: `applicant:${applicantId}`,
        before: { score: before },
        after: { score },
      });
      if (before === null && candidate.decision === null) {
        await announceScores(college, tx, [candidate.applicant]);
      }
    }
    return { message: texts.admission.scoreRecorded };
  });
