import type { admissionDecision } from "../../db/schema/admissions.ts";

type DecisionRow = typeof admissionDecision.$inferSelect;

/** How many days an offer stands where nobody says until when. */
export const defaultAnswerDays = 14;

/** How far ahead an offer's last day may lie: further is a slip of the year. */
export const longestAnswerDays = 366;

/** What of an application decides what the office may do with it. */
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
 * Why a score cannot be recorded now, or undefined. A decision keeps the score it was made on; who was decided on
 * without one (having missed the test, say) may still be given a first.
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

/** Why this outcome cannot be decided now, or undefined. Without a score nobody is admitted. */
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

/** True while the letter of an offer says what holds: not once the offer is declined, or lapsed without an answer. */
export const isLetterGood = (offer: Offer, today: string): boolean =>
  offer.answer === "accepted" || canAnswer(offer, today);

/**
 * What answering an offer comes to: `answer` it, `repeat` what was answered before, or why not.
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
