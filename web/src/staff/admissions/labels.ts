import type {
  AdmissionOutcome,
  ApplicantStage,
  OfferAnswer,
  SittingState,
} from "../../gql/staff-admissions.ts";
import type { StatusKind } from "../../ui/StatusTag.tsx";

/** A label and the tag kind of a state. */
interface StateLabel {
  readonly kind: StatusKind;
  readonly text: string;
}

export const stages: Readonly<Record<ApplicantStage, StateLabel>> = {
  SIGNED_UP: { kind: "neutral", text: "Signed up" },
  VERIFIED: { kind: "neutral", text: "Email verified" },
  PAID: { kind: "neutral", text: "Fee paid" },
  SUBMITTED: { kind: "waiting", text: "Submitted" },
  TESTED: { kind: "waiting", text: "Tested" },
  ADMITTED: { kind: "good", text: "Offered a place" },
  ACCEPTED: { kind: "good", text: "Accepted" },
};

export const outcomes: Readonly<Record<AdmissionOutcome, StateLabel>> = {
  ADMITTED: { kind: "good", text: "Admitted" },
  WAITING_LIST: { kind: "waiting", text: "Waiting list" },
  NOT_ADMITTED: { kind: "bad", text: "Not admitted" },
};

export const answers: Readonly<Record<OfferAnswer, string>> = {
  ACCEPTED: "Accepted",
  DECLINED: "Declined",
};

export const sittingStates: Readonly<Record<SittingState, StateLabel>> = {
  UNCHECKED: { kind: "waiting", text: "Unchecked" },
  CHANGED: { kind: "waiting", text: "Changed since" },
  QUERIED: { kind: "bad", text: "Queried" },
  VERIFIED: { kind: "good", text: "Verified" },
};

/** Converts labels to filter choices. */
export const choicesOf = (labels: Readonly<Record<string, StateLabel>>) =>
  Object.entries(labels).map(([value, { text }]) => ({ value, label: text }));

const number = new Intl.NumberFormat("en-NG");

/** Formats a number: `1,204`, or a dash if it is unknown. */
export const figure = (value: number | null): string =>
  value === null ? "–" : number.format(value);
