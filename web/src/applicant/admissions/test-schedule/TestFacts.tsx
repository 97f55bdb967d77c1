import type { TestDetailsFragment } from "../../../gql/applicant-admissions.ts";
import { formatCalendarDate, formatClock } from "../../../lib/dates.ts";
import { Facts } from "../../../ui/Facts.tsx";
import { texts } from "../../texts.ts";

const labels = texts.schedule;

/** Specification §2: "Date, Time (start_time - end_time), venue". */
export const TestFacts = ({ test }: { test: TestDetailsFragment }) => (
  <Facts
    facts={[
      [labels.date, formatCalendarDate(test.date)],
      [labels.time, labels.timeOf(formatClock(test.startTime), formatClock(test.endTime))],
      [labels.venue, test.venue],
    ]}
  />
);
