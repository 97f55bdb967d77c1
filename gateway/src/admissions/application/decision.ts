import type {
  AdmissionDecision,
  AdmissionOffer,
  AdmissionOutcome,
  OfferAnswer,
} from "../../generated/schema-types.ts";
import type { ApplicationState } from "../applicant-source.ts";
import { letterUrl } from "./paths.ts";

type Decision = NonNullable<ApplicationState["decision"]>;
type Offer = NonNullable<Decision["offer"]>;

const outcomes: Readonly<Record<Decision["outcome"], AdmissionOutcome>> = {
  admitted: "ADMITTED",
  waiting_list: "WAITING_LIST",
  not_admitted: "NOT_ADMITTED",
};

const answers: Readonly<Record<NonNullable<Offer["answer"]>, OfferAnswer>> = {
  accepted: "ACCEPTED",
  declined: "DECLINED",
};

export const decisionOf = (decision: Decision): AdmissionDecision => ({
  outcome: outcomes[decision.outcome],
  reason: decision.reason,
  decidedAt: decision.decided_at,
  offer: decision.offer && offerOf(decision.offer),
});

const offerOf = (offer: Offer): AdmissionOffer => ({
  department: offer.department,
  answerBy: offer.answer_by,
  answer: offer.answer && answers[offer.answer],
  answeredAt: offer.answered_at,
  canAnswer: offer.can_answer,
  matricNumber: offer.matric_number,
  letterUrl,
});
