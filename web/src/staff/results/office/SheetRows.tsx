import { Checkbox } from "antd";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { OfficeResultFragment, OfficeSheetFragment } from "../../../gql/staff-results.ts";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { standingKinds } from "../../profiles/standing-tag.ts";
import { useStaffPath } from "../../shell/role-context.ts";
import { type RowColumn, SearchedRows } from "../parts/RowTable.tsx";
import { resultTexts } from "../parts/texts.ts";
import { useStudentLink } from "../parts/use-result-paths.ts";

const markColumn = (
  title: string,
  field: "ca" | "exam" | "total",
): RowColumn<OfficeResultFragment> => ({
  title,
  width: 72,
  numeric: true,
  card: "fact",
  cell: (row) => row[field] ?? resultTexts.none,
});

/** All students of the sheet with marks and grade, read-only. Flagged students are marked. */
export const SheetRows = ({ sheet: { rows, flags } }: { sheet: OfficeSheetFragment }) => {
  const [onlyOdd, setOnlyOdd] = useState(false);
  const to = useStaffPath();
  const resultsOf = useStudentLink();
  const odd = new Set(flags.flatMap(({ studentIds }) => studentIds));
  if (rows.length === 0) return <p>Nobody has registered this course.</p>;
  return (
    <SearchedRows
      search="Find by number or name"
      textOf={({ matricNumber, name }) => `${matricNumber} ${name}`}
      filter={
        odd.size > 0 && (
          <Checkbox checked={onlyOdd} onChange={({ target }) => setOnlyOdd(target.checked)}>
            Only those worth a look
          </Checkbox>
        )
      }
      label="Students and results"
      rows={onlyOdd ? rows.filter(({ studentId }) => odd.has(studentId)) : rows}
      rowKey={({ studentId }) => studentId}
      perPage={100}
      columns={[
        {
          title: "Number",
          width: 150,
          card: "title",
          cell: ({ studentId, matricNumber }) => (
            <Link to={to(resultsOf(studentId))}>{matricNumber}</Link>
          ),
        },
        {
          title: "Name",
          card: "fact",
          cell: (row) => (
            <>
              {row.name} {row.isCarryover && <StatusTag kind="neutral">Carryover</StatusTag>}
              {row.isDropped && <StatusTag kind="bad">Dropped</StatusTag>}
              {row.standing !== "ACTIVE" && (
                <StatusTag kind={standingKinds[row.standing]}>
                  {resultTexts.standings[row.standing]}
                </StatusTag>
              )}
              {odd.has(row.studentId) && <StatusTag kind="waiting">Odd</StatusTag>}
            </>
          ),
        },
        markColumn("CA", "ca"),
        markColumn("Exam", "exam"),
        markColumn("Total", "total"),
        {
          title: "Grade",
          width: 90,
          card: "status",
          cell: ({ grade, isPassed }) =>
            grade && isPassed === false ? (
              <StatusTag kind="bad">{grade}</StatusTag>
            ) : (
              (grade ?? resultTexts.none)
            ),
        },
        {
          title: "Remark",
          width: 100,
          cell: ({ remark }) => (remark ? resultTexts.remarks[remark] : resultTexts.none),
        },
      ]}
    />
  );
};
