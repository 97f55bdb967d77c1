import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Account } from "../../accounts/guard.ts";
import { recordChanges } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { admissionDecision, type applicant } from "../../db/schema/admissions.ts";
import { makeReceiptCode } from "../../payments/reference.ts";
import { announceDecisions } from "./announce.ts";
import type { Decided } from "./decided.ts";

type DecisionRow = typeof admissionDecision.$inferSelect;

/** A decision to write, with the previous one. */
export interface NewDecision {
  readonly applicant: Pick<typeof applicant.$inferSelect, "id" | "accountId" | "firstName">;
  readonly before: DecisionRow | null;
  readonly decided: Decided;
}

/** Rows of one write: a statement takes no more than 65,535 values. */
const atOnce = 1_000;

/** True if the same decision exists and is unanswered: there is nothing to write or mail. */
export const isDecided = (before: DecisionRow | null, decided: Decided): boolean =>
  before !== null && before.answer === null && isSame(before, decided);

/**
 * Writes decisions with their audit entries and mails. An earlier decision is replaced, with its answer and
 * its letter. The caller holds the locks on the applicants' rows.
 * @param reason why, for the audit log.
 */
export const writeDecisions = async (
  college: College,
  tx: Transaction,
  actor: Account,
  decisions: readonly NewDecision[],
  reason: string | null,
): Promise<void> => {
  for (let from = 0; from < decisions.length; from += atOnce) {
    await upsert(college, tx, decisions.slice(from, from + atOnce));
  }
  await recordChanges(
    college,
    tx,
    decisions.map(({ applicant: { id }, before, decided }) => ({
      actorAccountId: actor.id,
      action: "admission.decide",
      subject: `applicant:${id}`,
      before: before === null ? null : { ...storedFields(before), answer: before.answer },
      after: storedFields(decided),
      reason,
    })),
  );
  await announceDecisions(college, tx, decisions);
};

const upsert = async (
  { clock }: College,
  tx: Transaction,
  decisions: readonly NewDecision[],
): Promise<void> => {
  const decidedAt = clock();
  await tx
    .insert(admissionDecision)
    .values(
      decisions.map(({ applicant: { id }, decided }) => ({
        applicantId: id,
        ...storedFields(decided),
        decidedAt,
        letterCode: decided.outcome === "admitted" ? makeReceiptCode(randomBytes(16)) : null,
      })),
    )
    .onConflictDoUpdate({
      target: admissionDecision.applicantId,
      set: {
        outcome: sql`excluded.outcome`,
        departmentId: sql`excluded.department_id`,
        programmeId: sql`excluded.programme_id`,
        reason: sql`excluded.reason`,
        answerBy: sql`excluded.answer_by`,
        decidedAt,
        answer: null,
        answeredAt: null,
        letterCode: sql`excluded.letter_code`,
      },
    });
};

type DecisionFields = Pick<
  Decided,
  "outcome" | "departmentId" | "programmeId" | "reason" | "answerBy"
>;

const storedFields = ({
  outcome,
  departmentId,
  programmeId,
  reason,
  answerBy,
}: DecisionFields): DecisionFields => ({
  outcome,
  departmentId,
  programmeId,
  reason,
  answerBy,
});

const isSame = (one: DecisionFields, other: DecisionFields): boolean =>
  one.outcome === other.outcome &&
  one.departmentId === other.departmentId &&
  one.programmeId === other.programmeId &&
  one.reason === other.reason &&
  one.answerBy === other.answerBy;
