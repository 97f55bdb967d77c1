import type { Static } from "typebox";
import type { ApplicationState } from "../../../../contract/admissions/application.ts";
import { canAnswer } from "../decision/decision-rules.ts";
import type { ApplicationRow } from "./row.ts";

type Decision = Static<typeof ApplicationState>["decision"];

/**
 * What is decided on an application, as the contract tells it.
 * @param today in the college's time zone; the day of `answer_by` is the last on which an offer can be answered.
 */
export const decisionOf = (
  {
    decision,
    admittedTo,
    matricNumber,
  }: Pick<ApplicationRow, "decision" | "admittedTo" | "matricNumber">,
  today: string,
): Decision => {
  if (decision === null) return null;
  const { outcome, reason, answerBy, answer, answeredAt } = decision;
  return {
    outcome,
    reason,
    decided_at: decision.decidedAt.toISOString(),
    offer:
      answerBy === null || admittedTo === null
        ? null
        : {
            department: admittedTo,
            answer_by: answerBy,
            answer,
            answered_at: answeredAt?.toISOString() ?? null,
            can_answer: canAnswer({ answer, answerBy }, today),
            matric_number: matricNumber,
          },
  };
};
