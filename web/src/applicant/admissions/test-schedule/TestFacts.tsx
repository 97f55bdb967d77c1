import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Descriptions } from "antd";
import {
  type TestFacts_ApplicantFragment,
  TestFacts_ApplicantFragmentDoc,
} from "../../../gql/applicant-admissions.ts";
import { formatCalendarDate, formatClock } from "../../../lib/dates.ts";

interface TestFactsProps {
  readonly applicant: FragmentType<TestFacts_ApplicantFragment>;
}

/** Specification §2: "Date, Time (start_time - end_time), venue". */
export const TestFacts = ({ applicant }: TestFactsProps) => {
  const { data, complete } = useFragment({
    fragment: TestFacts_ApplicantFragmentDoc,
    from: applicant,
  });
  const test = complete && data.application?.test;
  if (!test) return null;
  return (
    <Descriptions
      column={1}
      colon={false}
      items={[
        { key: "date", label: "Date", children: formatCalendarDate(test.date) },
        {
          key: "time",
          label: "Time",
          children: `${formatClock(test.startTime)} - ${formatClock(test.endTime)}`,
        },
        { key: "venue", label: "Venue", children: test.venue },
      ]}
    />
  );
};
