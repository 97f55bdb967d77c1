import { eq } from "drizzle-orm";
import type { updateJamb } from "../../../../contract/admissions/applicant.ts";
import type { BodyOf } from "../../../../contract/endpoint.ts";
import { jambProblems, normaliseJambNumber } from "../../../../rules/admissions/jamb.ts";
import type { College } from "../../context.ts";
import { applicant } from "../../db/schema/admissions.ts";
import { refuseFields } from "../../http/refusal.ts";
import { asFieldErrors, requireRevision } from "./refusals.ts";
import { readApplicationStatus, requireWritable } from "./status.ts";

/**
 * Saves the JAMB details; both empty say that JAMB was not sat.
 * @throws what `requireWritable` does; 400 with every field that is not valid; 409 `changed_elsewhere`.
 */
export const saveJamb = (
  college: College,
  accountId: number,
  sent: BodyOf<typeof updateJamb>,
): Promise<void> =>
  college.db.transaction(async (tx) => {
    const status = await readApplicationStatus(tx, accountId, { lock: true });
    requireWritable(status, college.identity, college.clock());
    const problems = jambProblems(sent);
    if (Object.keys(problems).length > 0) throw refuseFields(asFieldErrors(problems));
    const { id, jambNo, jambScore, jambRevision } = status.applicant;
    const score = sent.jambScore.trim();
    const next = {
      jambNo: normaliseJambNumber(sent.jambNo),
      jambScore: score === "" ? null : Number(score),
    };
    if (next.jambNo === jambNo && next.jambScore === jambScore) return;
    requireRevision(sent.revision, jambRevision);
    await tx
      .update(applicant)
      .set({ ...next, jambRevision: jambRevision + 1 })
      .where(eq(applicant.id, id));
  });
