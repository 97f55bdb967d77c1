import { Radio } from "antd";
import type {
  ClassAttendanceQuery_classAttendance_students as ClassAttendee,
  ClassMark,
} from "../../../gql/staff-results.ts";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { SearchedRows } from "../parts/RowTable.tsx";
import { attendedOf, classMarkLabels, classMarks } from "./texts.ts";

/** With less padding than usual, so that three fit a phone. */
const choices = classMarks.map((value) => ({
  value,
  label: classMarkLabels[value],
  style: { paddingInline: 8 },
}));

interface RollCallProps {
  readonly students: readonly ClassAttendee[];
  readonly marks: Readonly<Record<string, ClassMark>>;
  readonly onMark: (studentId: string, mark: ClassMark) => void;
}

/** All students of a course, each to be marked. */
export const RollCall = ({ students, marks, onMark }: RollCallProps) => (
  <SearchedRows
    label="Students of the class"
    search="Name or matric number"
    textOf={({ name, matricNumber }) => `${name} ${matricNumber}`}
    rows={students}
    rowKey={({ studentId }) => studentId}
    columns={[
      { title: "Name", card: "title", cell: ({ name }) => name },
      {
        title: "Matric number",
        width: 170,
        card: "fact",
        cell: ({ matricNumber }) => matricNumber,
      },
      {
        title: "Attended so far",
        width: 130,
        numeric: true,
        card: "fact",
        cell: attendedOf,
      },
      {
        title: "Remark",
        width: 130,
        card: "status",
        cell: ({ isCarryover }) => isCarryover && <StatusTag kind="neutral">Carryover</StatusTag>,
      },
      {
        title: "This class",
        width: 290,
        card: "action",
        cell: ({ studentId, name }) => (
          <Radio.Group
            aria-label={`Attendance of ${name}`}
            block
            optionType="button"
            buttonStyle="solid"
            value={marks[studentId] ?? null}
            onChange={({ target }) => onMark(studentId, target.value)}
            options={choices}
          />
        ),
      },
    ]}
  />
);
