import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import {
  type SummaryCards_ApplicantFragment,
  SummaryCards_ApplicantFragmentDoc,
} from "../../gql/applicant-dashboards.ts";
import { ValueCards, ValueCardsSkeleton } from "../../ui/ValueCards.tsx";
import { texts } from "../texts.ts";

const labels = texts.dashboard;

interface SummaryCardsProps {
  readonly applicant: FragmentType<SummaryCards_ApplicantFragment>;
}

/** Specification §2 "Applicant area": number, course, email and, after admission, the department. */
export const SummaryCards = ({ applicant }: SummaryCardsProps) => {
  const { data, complete } = useFragment({
    fragment: SummaryCards_ApplicantFragmentDoc,
    from: applicant,
  });
  if (!complete) return null;
  const { applicationNo, preferredCourse, departmentAdmitted, email } = data;
  const cards = [
    [labels.registrationNo, applicationNo],
    [labels.preferredCourse, preferredCourse || labels.none],
    ...(departmentAdmitted ? [[labels.departmentAdmitted, departmentAdmitted] as const] : []),
    [labels.email, email],
  ] as const;
  return (
    <ValueCards
      columns={cards.length === 4 ? 2 : 3}
      cards={cards.map(([label, value]) => ({ label, value, wide: true }))}
    />
  );
};

const expected = [labels.registrationNo, labels.preferredCourse, labels.email];

/** The cards that every applicant has, while they load. */
export const SummaryCardsSkeleton = () => (
  <ValueCardsSkeleton cards={expected.map((label) => ({ label, wide: true }))} />
);
