import { Alert, Collapse, Flex } from "antd";
import { useParams } from "react-router-dom";
import {
  type OfficeResultFragment,
  OfficeSheetDocument,
  type OfficeSheetFragment,
  type OfficeSheetQuery,
} from "../../../gql/staff-results.ts";
import { formatCalendarDate, formatMoment } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { formatCount } from "../../kit/list/list-texts.ts";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { GradeTotals } from "../parts/GradeTotals.tsx";
import { RowTable } from "../parts/RowTable.tsx";
import { SheetHistory } from "../parts/SheetHistory.tsx";
import { SheetStateTag } from "../parts/SheetStateTag.tsx";
import { countOf, formatEntered, resultTexts } from "../parts/texts.ts";
import { SheetActions } from "./SheetActions.tsx";
import { SheetRows } from "./SheetRows.tsx";
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
const figuresOf = (rows: readonly OfficeResultFragment[]) => {
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
const Versions = ({ versions }: { versions: OfficeSheetQuery["resultSheetVersions"] }) => {
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
