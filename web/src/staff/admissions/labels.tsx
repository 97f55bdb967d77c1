import type {
  AdmissionOutcome,
  ApplicantStage,
  ApplicationSessionState,
  EntryClearanceState,
  EntryPaperState,
  OfferAnswer,
  SittingState,
} from "../../gql/staff-admissions.ts";
import { type StatusKind, StatusTag } from "../../ui/StatusTag.tsx";
import { formatCount } from "../kit/format-count.ts";

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
  ADMITTED: { kind: "decided", text: "Offered a place" },
  ACCEPTED: { kind: "good", text: "Accepted" },
};

export const outcomes: Readonly<Record<AdmissionOutcome, StateLabel>> = {
  ADMITTED: { kind: "decided", text: "Admitted" },
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

export const clearanceStates: Readonly<Record<EntryClearanceState, StateLabel>> = {
  SENT: { kind: "waiting", text: "Waits for the office" },
  MISSING: { kind: "neutral", text: "Papers missing" },
  ORIGINALS: { kind: "decided", text: "Originals to be seen" },
  CLEARED: { kind: "good", text: "Cleared" },
};

export const paperStates: Readonly<Record<EntryPaperState, StateLabel>> = {
  MISSING: { kind: "neutral", text: "Missing" },
  SENT: { kind: "waiting", text: "To be looked at" },
  ACCEPTED: { kind: "good", text: "Accepted" },
  RETURNED: { kind: "bad", text: "Returned" },
};

export const sessionStates: Readonly<Record<ApplicationSessionState, StateLabel>> = {
  PLANNED: { kind: "waiting", text: "Planned" },
  OPEN: { kind: "good", text: "Open" },
  CLOSED: { kind: "neutral", text: "Closed" },
};

export const stateTag = ({ kind, text }: StateLabel) => (
  <StatusTag key={text} kind={kind}>
    {text}
  </StatusTag>
);

/** Converts labels to filter choices. */
export const choicesOf = (labels: Readonly<Record<string, StateLabel>>) =>
  Object.entries(labels).map(([value, { text }]) => ({ value, label: text }));

interface Round {
  readonly id: string;
  readonly title: string;
  readonly academicSession: string;
}

/** The admission rounds as choices. */
export const sessionChoices = (rounds: readonly Round[] = []) =>
  rounds.map(({ id, title, academicSession }) => ({
    value: id,
    label: `${title}, ${academicSession}`,
  }));

export const departmentChoices = (
  departments: readonly { readonly code: string; readonly name: string }[] = [],
) => departments.map(({ code, name }) => ({ value: code, label: name }));

/** Formats a number: `1,204`, or a dash if it is unknown. */
export const figure = (value: number | null): string => (value === null ? "–" : formatCount(value));

export const people = (count: number): string =>
  count === 1 ? "1 applicant" : `${formatCount(count)} applicants`;

export const answerByHint = "Of the offers. In fourteen days unless you choose another.";

export const overQuotaLabel = "Why the quota may be exceeded";
