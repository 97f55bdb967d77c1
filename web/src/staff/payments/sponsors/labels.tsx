import type {
  CoverageKind,
  ReadinessGap,
  RemittanceShareState,
  RemittanceState,
  SponsoredSection,
  SponsorFileQuery_sponsor_sponsorships,
  SponsorshipState,
} from "../../../gql/staff-payments.ts";
import { type StatusKind, StatusTag } from "../../../ui/StatusTag.tsx";

/** What a sponsor can cover, in the order in which its money pays. */
export const sponsoredSections: Readonly<Record<SponsoredSection, string>> = {
  A: "Section A",
  B: "Section B",
  C: "Section C",
  HOSTEL: "Hostel",
};

export const coverageKinds: Readonly<Record<CoverageKind, string>> = {
  FULL: "In full",
  PERCENTAGE: "A percentage",
  AT_MOST: "Up to an amount by student",
};

type Coverage = Pick<
  SponsorFileQuery_sponsor_sponsorships,
  "sections" | "coverage" | "percentage" | "most"
>;

/** `Sections A, B, hostel: 50%`. */
export const coverageText = (
  { sections, coverage, percentage, most }: Coverage,
  money: (naira: number) => string,
): string => {
  const names = sections.map((section) => sponsoredSections[section]).join(", ");
  if (coverage === "PERCENTAGE") return `${names}: ${percentage}%`;
  return coverage === "AT_MOST"
    ? `${names}: up to ${money(most ?? 0)} by student`
    : `${names}: in full`;
};

const listStates: Readonly<Record<SponsorshipState, string>> = {
  OPEN: "Open",
  PAST_DEADLINE: "Past its deadline",
  CLOSED: "Closed",
};

const listMarks: Readonly<Record<SponsorshipState, StatusKind>> = {
  OPEN: "good",
  PAST_DEADLINE: "waiting",
  CLOSED: "neutral",
};

export const listTag = (state: SponsorshipState) => (
  <StatusTag kind={listMarks[state]}>{listStates[state]}</StatusTag>
);

/** What a student lacks for the sponsor's claim. */
export const readinessGaps: Readonly<Record<ReadinessGap, string>> = {
  NOT_ACTIVE: "Not active",
  NO_PHOTO: "No passport photo",
  INCOMPLETE_PROFILE: "Date of birth, phone or state of origin",
  NOT_CHARGED: "Nothing charged",
  NOT_REGISTERED: "No course registered",
};

export const remittanceStates: Readonly<Record<RemittanceState, string>> = {
  DRAFT: "Draft",
  WAITING: "To approve",
  CREDITING: "Being credited",
  CREDITED: "Credited",
  DECLINED: "Declined",
};

const remittanceMarks: Readonly<Record<RemittanceState, StatusKind>> = {
  DRAFT: "neutral",
  WAITING: "waiting",
  CREDITING: "decided",
  CREDITED: "good",
  DECLINED: "bad",
};

export const remittanceTag = (state: RemittanceState) => (
  <StatusTag kind={remittanceMarks[state]}>{remittanceStates[state]}</StatusTag>
);

export const shareStates: Readonly<Record<RemittanceShareState, string>> = {
  PLANNED: "Planned",
  CREDITED: "Credited",
  VOID_ASKED: "Void asked for",
  VOIDED: "Voided",
};

const shareMarks: Readonly<Record<RemittanceShareState, StatusKind>> = {
  PLANNED: "neutral",
  CREDITED: "good",
  VOID_ASKED: "waiting",
  VOIDED: "bad",
};

export const shareTag = (state: RemittanceShareState) => (
  <StatusTag kind={shareMarks[state]}>{shareStates[state]}</StatusTag>
);
