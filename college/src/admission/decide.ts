import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { decideAdmission } from "../../../contract/admission-office.ts";
import type { BodyOf } from "../../../contract/endpoint.ts";
import { recordChange } from "../audit/record-change.ts";
import type { Account } from "../auth/guard.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { admissionDecision, applicant } from "../db/schema/admissions.ts";
import { refuse } from "../http/refusal.ts";
import { makeReceiptCode } from "../payments/reference.ts";
import { texts } from "../texts.ts";
import { announceDecision } from "./announce.ts";
import { type Decided, readDecided } from "./decided.ts";
import { decisionRefusal } from "./decision-rules.ts";
import { lockCandidate } from "./lock-candidate.ts";

/**
 * Decides on an application, or decides anew as long as no offer is accepted; tells the applicant by mail. The same
 * decision again, while it is not answered, changes nothing and mails nobody.
 * @throws 400 for a department, a date or a reason that will not do; 404; 409 `not_submitted`, `not_tested` or
 * `offer_accepted`.
 */
export const decide = (
  college: College,
  actor: Account,
  applicantId: number,
  given: BodyOf<typeof decideAdmission>,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const candidate = await lockCandidate(tx, eq(applicant.id, applicantId));
    const refusal = decisionRefusal(candidate, given.outcome);
    if (refusal !== undefined) throw refuse(409, texts.admission.refusals[refusal], refusal);
    const decided = await readDecided(college, tx, candidate.applicant.departmentId, given);
    const before = candidate.decision;
    if (before === null || before.answer !== null || !isSame(before, decided)) {
      await write(college, tx, applicantId, decided);
      await recordChange(college, tx, {
        actorAccountId: actor.id,
        action: "admission.decide",
        subject: `applicant:${applicantId}`,
        before: before === null ? null : { ...noteOf(before), answer: before.answer },
        after: noteOf(decided),
      });
      await announceDecision(college, tx, candidate.applicant, decided);
    }
    return { message: texts.admission.decided };
  });

/** What there was of an earlier decision is gone, its answer and its letter too. */
const write = async (
  college: College,
  tx: Transaction,
  applicantId: number,
  { outcome, departmentId, reason, answerBy }: Decided,
): Promise<void> => {
  const row = {
    outcome,
    departmentId,
    reason,
    answerBy,
    decidedAt: college.clock(),
    answer: null,
    answeredAt: null,
    letterCode: outcome === "admitted" ? makeReceiptCode(randomBytes(16)) : null,
  };
  await tx
    .insert(admissionDecision)
    .values({ applicantId, ...row })
    .onConflictDoUpdate({ target: admissionDecision.applicantId, set: row });
};

type Essence = Pick<Decided, "outcome" | "departmentId" | "reason" | "answerBy">;

const noteOf = ({ outcome, departmentId, reason, answerBy }: Essence) => ({
  outcome,
  departmentId,
  reason,
  answerBy,
});

const isSame = (one: Essence, other: Essence): boolean =>
  one.outcome === other.outcome &&
  one.departmentId === other.departmentId &&
  one.reason === other.reason &&
  one.answerBy === other.answerBy;
