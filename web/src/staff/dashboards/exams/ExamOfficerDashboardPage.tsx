import { Link } from "react-router-dom";
import {
  type ExamOfficerDashboardQuery_examOfficerDashboard as ExamOfficerDashboard,
  ExamOfficerDashboardDocument,
} from "../../../gql/staff-dashboards.ts";
import { Announcements } from "../../../ui/Announcements.tsx";
import { formatCount } from "../../kit/format-count.ts";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { SheetStateTag } from "../../results/parts/SheetStateTag.tsx";
import { resultTexts } from "../../results/parts/texts.ts";
import { useStaffPath } from "../../shell/role-context.ts";
import { staffTexts } from "../../texts.ts";
import { ChartCard } from "../ChartCard.tsx";
import { StackedBars } from "../charts/lazy-charts.ts";
import styles from "../Dashboards.module.css";
import { FigureTable } from "../FigureTable.tsx";
import { runningPeriod } from "../figures.ts";
import { LinkedFigures } from "../LinkedFigures.tsx";

const rate = (value: number | null): string => (value === null ? "–" : `${Math.round(value)}%`);

interface FiguresProps {
  readonly of: ExamOfficerDashboard;
}

/** The numbers of sheets by state, of overdue and of flagged sheets. Each links to its list. */
const SheetStates = ({ of: { sheets, overdue, flagged } }: FiguresProps) => {
  const countOf = (wanted: string) => sheets.find(({ state }) => state === wanted)?.count ?? 0;
  const waiting = countOf("SUBMITTED");
  const rows = [
    ...sheets.map(({ state, count }) => ({
      title: resultTexts.states[state],
      count,
      narrowed: `state=${state}`,
    })),
    { title: "Overdue: still with the lecturers", count: overdue, narrowed: "overdue=yes" },
    { title: "Worth a look: something is odd", count: flagged, narrowed: "flagged=yes" },
  ];
  return (
    <>
      <LinkedFigures
        label="Result sheets"
        figures={rows.map(({ title, count, narrowed }) => ({
          title,
          count,
          path: count === 0 ? undefined : `result?${narrowed}`,
        }))}
      />
      <p className={styles.note}>
        {`${formatCount(waiting)} ${waiting === 1 ? "sheet waits" : "sheets wait"} for approval, ${formatCount(countOf("APPROVED"))} for release.`}
      </p>
    </>
  );
};

const Departments = ({ of: { departments } }: FiguresProps) => {
  const to = useStaffPath();
  const courses = departments.reduce((sum, department) => sum + department.courses, 0);
  const registrations = departments.reduce((sum, { registrations: of }) => sum + of, 0);
  const height = 48 + departments.length * 44;
  return (
    <ChartCard
      title="Courses and registrations"
      empty={departments.length === 0 && "No course is offered in the running semester."}
      summary={`${formatCount(registrations)} registrations of ${formatCount(courses)} courses.`}
      height={height}
      chart={
        <StackedBars
          rows={departments.map((department) => ({
            name: department.department,
            registrations: department.registrations,
          }))}
          series={[{ key: "registrations", label: "Registrations", style: "strong" }]}
          direction="lying"
          height={height}
          format={formatCount}
        />
      }
      table={
        <FigureTable
          label="Courses and registrations, as a table"
          columns={[
            "Department",
            "Courses",
            "Registrations",
            "Without lecturer",
            "Results",
            "Pass rate",
          ]}
          rows={departments.map((department) => ({
            key: department.id,
            cells: [
              department.results === 0 ? (
                department.department
              ) : (
                <Link
                  key="sheets"
                  to={to(`result?search=${encodeURIComponent(department.department)}`)}
                >
                  {department.department}
                </Link>
              ),
              formatCount(department.courses),
              formatCount(department.registrations),
              formatCount(department.withoutLecturer),
              formatCount(department.results),
              rate(department.passRate),
            ],
          }))}
        />
      }
    />
  );
};

/** The courses with the lowest pass rates so far. Each links to its sheet. */
const LowestPassRates = ({ of: { courses, semesterId } }: FiguresProps) => {
  const to = useStaffPath();
  return (
    <SectionCard title="Lowest pass rates">
      {courses.length === 0 ? (
        <p>No results are entered yet.</p>
      ) : (
        <FigureTable
          label="Lowest pass rates"
          textColumns={4}
          columns={["Code", "Title", "Department", "State", "Results", "Pass rate"]}
          rows={courses.map(({ id, code, title, department, state, results, passRate }) => ({
            key: id,
            cells: [
              <Link key="sheet" to={to(`result/${semesterId}/${id}`)}>
                {code}
              </Link>,
              title,
              department,
              <SheetStateTag key="state" state={state} />,
              formatCount(results),
              rate(passRate),
            ],
          }))}
        />
      )}
    </SectionCard>
  );
};

const Unassigned = ({ of: { unassigned } }: FiguresProps) => (
  <SectionCard title="Courses without a lecturer">
    {unassigned.length === 0 ? (
      <p>Every course has a lecturer.</p>
    ) : (
      <FigureTable
        label="Courses without a lecturer"
        textColumns={3}
        columns={["Code", "Title", "Department"]}
        rows={unassigned.map(({ id, code, title, department }) => ({
          key: id,
          cells: [code, title, department],
        }))}
      />
    )}
  </SectionCard>
);

/** The running semester's courses: their result sheets, and those without a lecturer. */
export default function ExamOfficerDashboardPage() {
  const query = useStaffQuery(ExamOfficerDashboardDocument, {});
  const running = query.data?.examOfficerDashboard;
  return (
    <StaffPage
      title={staffTexts.dashboard}
      lead={running && runningPeriod(running.session, running.semester)}
    >
      <Announcements of={query.data?.announcements} />
      <QueryBoundary query={query}>
        {({ examOfficerDashboard: figures }) => (
          <>
            {figures.semesterId !== null && <SheetStates of={figures} />}
            <Departments of={figures} />
            {figures.semesterId !== null && <LowestPassRates of={figures} />}
            {figures.departments.length > 0 && <Unassigned of={figures} />}
          </>
        )}
      </QueryBoundary>
    </StaffPage>
  );
}
