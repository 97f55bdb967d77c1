import { and, eq, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { applicantStages } from "../../../../contract/admissions/applicant-records.ts";
import { admissionDecision, applicant } from "../../db/schema/admissions.ts";
import { ledgerEntry } from "../../db/schema/payments.ts";

export type Stage = (typeof applicantStages)[number];

interface Steps {
  readonly verifiedAt: Date | null;
  readonly paidAt: Date | null;
  readonly submittedAt: Date | null;
  readonly testScore: number | null;
  readonly outcome: "admitted" | "waiting_list" | "not_admitted" | null;
  readonly answer: "accepted" | "declined" | null;
}

/** The last step that somebody did. */
export const stageOf = ({
  verifiedAt,
  paidAt,
  submittedAt,
  testScore,
  outcome,
  answer,
}: Steps): Stage => {
  if (answer === "accepted") return "accepted";
  if (outcome === "admitted") return "admitted";
  if (testScore !== null) return "tested";
  if (submittedAt !== null) return "submitted";
  if (paidAt !== null) return "paid";
  return verifiedAt === null ? "signed_up" : "verified";
};

const notAdmitted = sql`${admissionDecision.outcome} is distinct from 'admitted'`;

const conditions: Readonly<Record<Stage, () => SQL | undefined>> = {
  accepted: () => eq(admissionDecision.answer, "accepted"),
  admitted: () =>
    and(
      eq(admissionDecision.outcome, "admitted"),
      or(isNull(admissionDecision.answer), ne(admissionDecision.answer, "accepted")),
    ),
  tested: () => and(isNotNull(applicant.testScore), notAdmitted),
  submitted: () => and(isNotNull(applicant.submittedAt), isNull(applicant.testScore), notAdmitted),
  paid: () => and(isNotNull(ledgerEntry.id), isNull(applicant.submittedAt)),
  verified: () =>
    and(isNotNull(applicant.verifiedAt), isNull(ledgerEntry.id), isNull(applicant.submittedAt)),
  signed_up: () => isNull(applicant.verifiedAt),
};

/** The same as a condition, where the applicant is joined with the screening fee and the decision. */
export const isAtStage = (stage: Stage): SQL | undefined => conditions[stage]();
