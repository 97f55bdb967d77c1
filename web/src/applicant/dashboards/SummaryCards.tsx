import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Card, Descriptions, Skeleton } from "antd";
import type { ReactNode } from "react";
import {
  type SummaryCards_ApplicantFragment,
  SummaryCards_ApplicantFragmentDoc,
} from "../../gql/applicant-dashboards.ts";
import { texts } from "../../texts.ts";
import { BreakableEmail } from "../../ui/BreakableEmail.tsx";

const labels = {
  registrationNo: "Registration no.",
  preferredCourse: "Preferred Course of Study",
  email: "Email Address",
} as const;

const Facts = ({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <Card>
    <Descriptions
      column={{ xs: 1, md: 2 }}
      colon={false}
      items={facts.map(([label, children]) => ({ key: label, label, children }))}
    />
  </Card>
);

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
  return (
    <Facts
      facts={[
        [labels.registrationNo, applicationNo],
        [labels.preferredCourse, preferredCourse || texts.dashboard.none],
        ...(departmentAdmitted ? [["Department Admitted", departmentAdmitted] as const] : []),
        [labels.email, <BreakableEmail key="email" text={email} />],
      ]}
    />
  );
};

/** The facts that every applicant has, while they load. */
export const SummaryCardsSkeleton = () => (
  <Facts
    facts={Object.values(labels).map((label) => [
      label,
      <Skeleton.Input key={label} active size="small" />,
    ])}
  />
);
