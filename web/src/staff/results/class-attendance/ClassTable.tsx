import { Link } from "react-router-dom";
import type { ClassAttendanceQuery_classAttendance_classes } from "../../../gql/staff-results.ts";
import { formatCalendarDate } from "../../../lib/dates.ts";
import { RowTable } from "../parts/RowTable.tsx";

interface ClassTableProps {
  readonly classes: readonly ClassAttendanceQuery_classAttendance_classes[];
  /** Whether a class can be opened to be changed. */
  readonly canOpen: boolean;
}

/** The recorded classes of a course. */
export const ClassTable = ({ classes, canOpen }: ClassTableProps) => (
  <RowTable
    label="Recorded classes"
    rows={classes}
    rowKey={({ key }) => key}
    columns={[
      {
        title: "Day",
        width: 180,
        card: "title",
        cell: ({ key, heldOn }) =>
          canOpen ? (
            <Link to={{ search: `?class=${key}` }}>{formatCalendarDate(heldOn)}</Link>
          ) : (
            formatCalendarDate(heldOn)
          ),
      },
      { title: "Topic", card: "fact", cell: ({ topic }) => topic || "–" },
      { title: "Present", width: 90, numeric: true, card: "fact", cell: ({ present }) => present },
      { title: "Absent", width: 90, numeric: true, card: "fact", cell: ({ absent }) => absent },
      { title: "Excused", width: 90, numeric: true, cell: ({ excused }) => excused },
      { title: "Recorded by", width: 190, cell: ({ recordedBy }) => recordedBy },
    ]}
  />
);
