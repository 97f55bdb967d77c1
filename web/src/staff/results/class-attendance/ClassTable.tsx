import { Button } from "antd";
import type { ClassMeetingFragment } from "../../../gql/staff-results.ts";
import { formatCalendarDate } from "../../../lib/dates.ts";
import { RowTable } from "../parts/RowTable.tsx";

interface ClassTableProps {
  readonly classes: readonly ClassMeetingFragment[];
  /** Opens a class to be changed; null for who may not. */
  readonly onOpen: ((key: string) => void) | null;
}

/** The recorded classes of a course. */
export const ClassTable = ({ classes, onOpen }: ClassTableProps) => (
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
          onOpen ? (
            <Button type="link" onClick={() => onOpen(key)}>
              {formatCalendarDate(heldOn)}
            </Button>
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
