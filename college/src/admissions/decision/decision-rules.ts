import type { admissionDecision } from "../../db/schema/admissions.ts";

type DecisionRow = typeof admissionDecision.$inferSelect;

/** An offer's default duration in days. */
export const defaultAnswerDays = 14;

/** How far ahead an offer's last day may lie; further is a typing error in the year. */
export const longestAnswerDays = 366;

/** The state of an application that decides the office's permitted actions. */
export interface Candidate {
  readonly submittedAt: Date | null;
  /** When the assigned test batch begins. */
  readonly testStartsAt: Date | null;
  /** Percent. */
  readonly testScore: number | null;
  readonly decision: Pick<DecisionRow, "answer"> | null;
}

type ScoreRefusal = "not_submitted" | "test_not_held" | "decided";

/**
 * Why a score cannot be recorded now, or undefined. A decision keeps its score; an applicant decided on
 * without one (after missing the test, for example) may still get a first score.
 */
export const scoreRefusal = (
  { submittedAt, testStartsAt, testScore, decision }: Candidate,
  now: Date,
): ScoreRefusal | undefined => {
  if (submittedAt === null) return "not_submitted";
  if (testStartsAt === null || now < testStartsAt) return "test_not_held";
  return decision !== null && testScore !== null ? "decided" : undefined;
};

type DecisionRefusal = "not_submitted" | "not_tested" | "offer_accepted";

/** Why this outcome cannot be decided now, or undefined. Admission needs a score. */
export const decisionRefusal = (
  { submittedAt, testScore, decision }: Candidate,
  outcome: DecisionRow["outcome"],
): DecisionRefusal | undefined => {
  if (submittedAt === null) return "not_submitted";
  if (decision?.answer === "accepted") return "offer_accepted";
  return outcome === "admitted" && testScore === null ? "not_tested" : undefined;
};

type Offer = Pick<DecisionRow, "answer" | "answerBy">;

/** True while an offer can be answered: to the end of its last day. @param today the college's own day. */
export const canAnswer = ({ answer, answerBy }: Offer, today: string): boolean =>
  answer === null && answerBy !== null && today <= answerBy;

/** True while the letter of an offer is valid: not after the offer is declined or has lapsed. */
export const isLetterGood = (offer: Offer, today: string): boolean =>
  offer.answer === "accepted" || canAnswer(offer, today);

/**
 * The outcome of answering an offer: `answer`, `repeat` of the same answer, or the reason for refusing it.
 * @param today the college's own day.
 */
export const answerVerdict = (
  offer: Offer,
  answer: "accepted" | "declined",
  today: string,
): "answer" | "repeat" | "offer_answered" | "offer_expired" => {
  if (offer.answer !== null) return offer.answer === answer ? "repeat" : "offer_answered";
  return canAnswer(offer, today) ? "answer" : "offer_expired";
};
