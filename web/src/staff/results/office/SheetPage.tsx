import { Alert, Checkbox, Collapse, Flex } from "antd";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import {
  OfficeSheetDocument,
  type OfficeSheetFragment,
  type OfficeSheetFragment_rows,
  type OfficeSheetQuery_resultSheetVersions,
} from "../../../gql/staff-results.ts";
import { formatCalendarDate, formatMoment } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { formatCount } from "../../kit/format-count.ts";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { standingKinds } from "../../profiles/standing-tag.ts";
import { useStaffPath } from "../../shell/role-context.ts";
import { GradeTotals } from "../parts/GradeTotals.tsx";
import { type RowColumn, RowTable, SearchedRows } from "../parts/RowTable.tsx";
import { SheetHistory } from "../parts/SheetHistory.tsx";
import { SheetStateTag } from "../parts/SheetStateTag.tsx";
import { countOf, formatEntered, resultTexts } from "../parts/texts.ts";
import { useStudentLink } from "../parts/use-result-paths.ts";
import { SheetActions } from "./SheetActions.tsx";
import { formatResult, useOfficeSheet } from "./use-office-sheet.ts";

/** One result sheet, to be approved and published or only read. */
export default function SheetPage() {
  const { semesterId = "", courseId = "" } = useParams();
  const query = useStaffQuery(OfficeSheetDocument, { semesterId, courseId });
  const sheet = useOfficeSheet(query.data?.resultSheet);
  const last = sheet?.events.at(-1);
  return (
    <StaffPage
      title={sheet ? `${sheet.code} ${sheet.title}` : "Result sheet"}
      lead={sheet && resultTexts.semesterOf(sheet.session, sheet.semester)}
      actions={sheet && <SheetActions sheet={sheet} reload={query.reload} />}
    >
      <QueryBoundary query={query}>
        {({ resultSheetVersions: versions }) =>
          sheet && (
            <>
              {sheet.refusedBecause && (
                <Alert
                  type="info"
                  showIcon
                  title="Your own sheet"
                  description={sheet.refusedBecause}
                />
              )}
              {last?.state === "RETURNED" && (
                <Alert
                  type="warning"
                  showIcon
                  title="Returned to the lecturers"
                  description={last.reason}
                />
              )}
              <Overview sheet={sheet} />
              <Flags sheet={sheet} />
              <SectionCard
                title="Students and results"
                actions={<ExportButtons links={sheet.export} />}
              >
                <SheetRows sheet={sheet} />
              </SectionCard>
              <SheetHistory events={sheet.events} />
              {versions.length > 0 && <Versions versions={versions} />}
            </>
          )
        }
      </QueryBoundary>
    </StaffPage>
  );
}

/** The figures of a sheet, counted like in the list of sheets. Those who dropped the course do not count. */
const figuresOf = (rows: readonly OfficeSheetFragment_rows[]) => {
  const graded = rows.filter(({ grade }) => grade !== null);
  const withheld = rows.filter(({ remark }) => remark === "WITHHELD").length;
  const sat = graded.filter(({ remark }) => remark === null);
  const sum = sat.reduce((total, row) => total + (row.total ?? 0), 0);
  const passed = graded.filter(({ isPassed }) => isPassed).length;
  const counts = new Map<string, number>();
  for (const { grade } of rows) if (grade) counts.set(grade, (counts.get(grade) ?? 0) + 1);
  return {
    // Nothing more is to be entered for them.
    entered: graded.length + withheld,
    // Of those who sat the examination.
    average: sat.length === 0 ? null : (sum / sat.length).toFixed(1),
    // Of those with a grade, absent students included.
    passRate: graded.length === 0 ? null : `${Math.round((passed * 100) / graded.length)}%`,
    passed,
    counts,
    without: rows.length - graded.length,
  };
};

const Overview = ({ sheet }: { sheet: OfficeSheetFragment }) => {
  const rows = sheet.rows.filter(({ isDropped }) => !isDropped);
  const { entered, average, passRate, ...grades } = figuresOf(rows);
  return (
    <>
      <SectionCard
        title="Overview"
        actions={
          <>
            <SheetStateTag state={sheet.state} />
            {sheet.isOverdue && <StatusTag kind="bad">Overdue</StatusTag>}
          </>
        }
      >
        <FactGrid
          facts={[
            ["Registered", formatCount(rows.length)],
            ["Entered", formatEntered({ entered, registered: rows.length })],
            ["Average", average],
            ["Pass rate", passRate],
            ["Version", sheet.version === 0 ? "Not published" : String(sheet.version)],
            ["Results due on", sheet.dueOn === null ? "Not set" : formatCalendarDate(sheet.dueOn)],
            ["Lecturers", sheet.lecturers.join(", ") || "Nobody is assigned"],
            ["Department", sheet.department],
            ["Level", String(sheet.level)],
            ["Credit load", String(sheet.creditLoad)],
          ]}
        />
      </SectionCard>
      <GradeTotals scale={sheet.scale} {...grades} />
    </>
  );
};

const markColumn = (
  title: string,
  field: "ca" | "exam" | "total",
): RowColumn<OfficeSheetFragment_rows> => ({
  title,
  width: 72,
  numeric: true,
  card: "fact",
  cell: (row) => row[field] ?? resultTexts.none,
});

/** All students of the sheet with marks and grade, read-only. Flagged students are marked. */
const SheetRows = ({ sheet: { rows, flags } }: { sheet: OfficeSheetFragment }) => {
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

/** The number of students named. The table marks all of them. */
const maxNamed = 8;

/** What is odd about the sheet, with the students it concerns. */
const Flags = ({ sheet: { flags, rows } }: { sheet: OfficeSheetFragment }) => {
  const nameOf = (id: string) => {
    const row = rows.find(({ studentId }) => studentId === id);
    return row ? `${row.matricNumber} ${row.name}` : id;
  };
  return (
    <SectionCard title="Worth a look">
      {flags.length === 0 ? (
        <p>Nothing looks odd.</p>
      ) : (
        <Flex vertical gap="small">
          {flags.map(({ message, studentIds }) => (
            <Alert
              key={message}
              type="warning"
              title={message}
              description={
                studentIds.length > 0 && (
                  <>
                    {studentIds.slice(0, maxNamed).map(nameOf).join(", ")}
                    {studentIds.length > maxNamed &&
                      ` and ${formatCount(studentIds.length - maxNamed)} more`}
                  </>
                )
              }
            />
          ))}
        </Flex>
      )}
    </SectionCard>
  );
};

/** The published versions with their changes, newest first. */
const Versions = ({ versions }: { versions: readonly OfficeSheetQuery_resultSheetVersions[] }) => {
  const { timeZone } = usePortal();
  return (
    <SectionCard title="Versions">
      <Collapse
        defaultActiveKey={[String(versions[0]?.version)]}
        items={versions.map(({ version, at, by, reason, results, changes }, index) => ({
          key: String(version),
          label: (
            <>
              Version {version} {index === 0 && <StatusTag kind="good">Stands</StatusTag>}
            </>
          ),
          extra: `${by}, ${formatMoment(at, timeZone)}`,
          children: (
            <Flex vertical gap="small">
              {reason && <p>{reason}</p>}
              {changes.length === 0 ? (
                <p>The first, with the results of {countOf(results, "student")}.</p>
              ) : (
                <RowTable
                  label={`Version ${version}`}
                  rows={changes}
                  rowKey={({ studentId }) => studentId}
                  columns={[
                    { title: "Number", card: "status", cell: (row) => row.matricNumber },
                    { title: "Name", card: "title", cell: ({ name }) => name },
                    { title: "Before", card: "fact", cell: (row) => formatResult(row.before) },
                    { title: "After", card: "fact", cell: ({ after }) => formatResult(after) },
                  ]}
                />
              )}
            </Flex>
          ),
        }))}
      />
    </SectionCard>
  );
};
