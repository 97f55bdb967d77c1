import type { ApplicationState } from "../../../../contract/admissions/application.ts";
import type { ValueOf } from "../../../../contract/endpoint.ts";
import { canAnswer } from "../decision/decision-rules.ts";
import type { ApplicationRow } from "./row.ts";

type Decision = ValueOf<typeof ApplicationState>["decision"];

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
    decidedAt: decision.decidedAt.toISOString(),
    offer:
      answerBy === null || admittedTo === null
        ? null
        : {
            department: admittedTo,
            answerBy,
            answer,
            answeredAt: answeredAt?.toISOString() ?? null,
            canAnswer: canAnswer({ answer, answerBy }, today),
            matricNumber,
          },
  };
};
