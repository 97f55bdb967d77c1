import { Empty } from "antd";
import { Link } from "react-router-dom";
import {
  type CoursePassRateFragment,
  type DepartmentFiguresFragment,
  ExamOfficerDashboardDocument,
  type ExamOfficerResultsFragment,
  type UnassignedCourseFragment,
} from "../../../gql/staff-dashboards.ts";
import { Announcements } from "../../../ui/Announcements.tsx";
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
import type { Series } from "../charts/StackedBars.tsx";
import styles from "../Dashboards.module.css";
import { FigureTable } from "../FigureTable.tsx";
import { LinkedFigures } from "../LinkedFigures.tsx";
import { dashboardTexts, runningPeriod } from "../texts.ts";

const labels = dashboardTexts.exams;

const series: readonly Series[] = [
  { key: "registrations", label: labels.columns.registrations, style: "strong" },
];

/** The numbers of sheets by state, of overdue and of flagged sheets. Each links to its list. */
const SheetStates = ({
  of: { sheets, overdue, flagged },
}: {
  of: Pick<ExamOfficerResultsFragment, "sheets" | "overdue" | "flagged">;
}) => {
  const countOf = (wanted: string) => sheets.find(({ state }) => state === wanted)?.count ?? 0;
  const rows = [
    ...sheets.map(({ state, count }) => ({
      title: resultTexts.states[state],
      count,
      narrowed: `state=${state}`,
    })),
    { title: labels.overdue, count: overdue, narrowed: "overdue=yes" },
    { title: labels.flagged, count: flagged, narrowed: "flagged=yes" },
  ];
  return (
    <>
      <LinkedFigures
        label={labels.sheets}
        figures={rows.map(({ title, count, narrowed }) => ({
          title,
          count,
          path: count === 0 ? undefined : `result?${narrowed}`,
        }))}
      />
      <p className={styles.note}>
        {labels.sheetsSummary(countOf("SUBMITTED"), countOf("APPROVED"))}
      </p>
    </>
  );
};

const Departments = ({ departments }: { departments: readonly DepartmentFiguresFragment[] }) => {
  const to = useStaffPath();
  if (departments.length === 0) {
    return (
      <SectionCard title={labels.departments}>
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={labels.none} />
      </SectionCard>
    );
  }
  const courses = departments.reduce((sum, department) => sum + department.courses, 0);
  const registrations = departments.reduce((sum, { registrations: of }) => sum + of, 0);
  const height = 48 + departments.length * 44;
  return (
    <ChartCard
      title={labels.departments}
      summary={labels.summary(registrations, courses)}
      height={height}
      chart={
        <StackedBars
          rows={departments.map((department) => ({
            name: department.department,
            registrations: department.registrations,
          }))}
          series={series}
          direction="lying"
          height={height}
          format={dashboardTexts.count}
        />
      }
      table={
        <FigureTable
          label={dashboardTexts.tableOf(labels.departments)}
          columns={[
            labels.columns.department,
            labels.columns.courses,
            labels.columns.registrations,
            labels.columns.withoutLecturer,
            labels.columns.results,
            labels.columns.passRate,
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
              dashboardTexts.count(department.courses),
              dashboardTexts.count(department.registrations),
              dashboardTexts.count(department.withoutLecturer),
              dashboardTexts.count(department.results),
              labels.rate(department.passRate),
            ],
          }))}
        />
      }
    />
  );
};

interface LowestPassRatesProps {
  readonly courses: readonly CoursePassRateFragment[];
  readonly semesterId: string;
}

/** The courses with the lowest pass rates so far. Each links to its sheet. */
const LowestPassRates = ({ courses, semesterId }: LowestPassRatesProps) => {
  const to = useStaffPath();
  return (
    <SectionCard title={labels.lowest}>
      {courses.length === 0 ? (
        <p>{labels.noResults}</p>
      ) : (
        <FigureTable
          label={labels.lowest}
          textColumns={4}
          columns={[
            labels.lowestColumns.code,
            labels.lowestColumns.title,
            labels.lowestColumns.department,
            labels.lowestColumns.state,
            labels.lowestColumns.results,
            labels.lowestColumns.passRate,
          ]}
          rows={courses.map(({ id, code, title, department, state, results, passRate }) => ({
            key: id,
            cells: [
              <Link key="sheet" to={to(`result/${semesterId}/${id}`)}>
                {code}
              </Link>,
              title,
              department,
              <SheetStateTag key="state" state={state} />,
              dashboardTexts.count(results),
              labels.rate(passRate),
            ],
          }))}
        />
      )}
    </SectionCard>
  );
};

const Unassigned = ({ unassigned }: { unassigned: readonly UnassignedCourseFragment[] }) => (
  <SectionCard title={labels.unassigned}>
    {unassigned.length === 0 ? (
      <p>{labels.allAssigned}</p>
    ) : (
      <FigureTable
        label={labels.unassigned}
        textColumns={3}
        columns={[
          labels.unassignedColumns.code,
          labels.unassignedColumns.title,
          labels.unassignedColumns.department,
        ]}
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
        {({ examOfficerDashboard: { departments, unassigned, ...results } }) => (
          <>
            {results.semesterId !== null && <SheetStates of={results} />}
            <Departments departments={departments} />
            {results.semesterId !== null && (
              <LowestPassRates courses={results.courses} semesterId={results.semesterId} />
            )}
            {departments.length > 0 && <Unassigned unassigned={unassigned} />}
          </>
        )}
      </QueryBoundary>
    </StaffPage>
  );
}
