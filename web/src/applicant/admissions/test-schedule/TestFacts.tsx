import { Descriptions } from "antd";
import type { TestDetailsFragment } from "../../../gql/applicant-admissions.ts";
import { formatCalendarDate, formatClock } from "../../../lib/dates.ts";
import { texts } from "../../texts.ts";

const labels = texts.schedule;

/** Specification §2: "Date, Time (start_time - end_time), venue". */
export const TestFacts = ({ test }: { test: TestDetailsFragment }) => (
  <Descriptions
    column={1}
    colon={false}
    items={[
      { label: labels.date, children: formatCalendarDate(test.date) },
      {
        label: labels.time,
        children: labels.timeOf(formatClock(test.startTime), formatClock(test.endTime)),
      },
      { label: labels.venue, children: test.venue },
    ].map((item) => ({ ...item, key: item.label }))}
  />
);
