import { Alert, Empty } from "antd";
import { Link } from "react-router-dom";
import {
  type DeadlineName,
  LecturerDashboardDocument,
  type LecturerDashboardQuery_lecturerDashboard,
} from "../../../gql/staff-dashboards.ts";
import { formatCalendarDate, formatClosing, formatMoment, isoDayIn } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { Announcements } from "../../../ui/Announcements.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { formatCount } from "../../kit/format-count.ts";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { enteredShare } from "../../results/parts/entered-share.ts";
import { SheetStateTag } from "../../results/parts/SheetStateTag.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import { staffTexts } from "../../texts.ts";
import { FigureTable } from "../FigureTable.tsx";
import { runningPeriod } from "../figures.ts";

const deadlineNames: Readonly<Record<DeadlineName, string>> = {
  REGISTRATION_OPENS: "Course registration opens",
  REGISTRATION_CLOSES: "Course registration closes",
  DROP_DEADLINE: "Last moment to drop a course",
  SEMESTER_ENDS: "The semester ends",
  RESULTS_DUE: "Results are to be submitted",
};

/** The due date of results and the number of late sheets. */
const ResultsDue = ({ courses, resultsDueOn }: LecturerDashboardQuery_lecturerDashboard) => {
  const { timeZone } = usePortal();
  if (resultsDueOn === null || courses.length === 0) return null;
  const day = formatCalendarDate(resultsDueOn);
  const isLate = resultsDueOn < isoDayIn(new Date(), timeZone);
  // The sheets that are still with the lecturers.
  const open = courses.filter(({ sheetState }) => /^(DRAFT|RETURNED)$/.test(sheetState));
  const late = isLate ? open.length : 0;
  if (late === 0) return <p>Results are to be submitted by {day}.</p>;
  const sheets = late === 1 ? "one sheet is" : `${late} sheets are`;
  const overdue = `Results were to be submitted by ${day}; ${sheets} overdue.`;
  return <Alert type="warning" showIcon role="status" title={overdue} />;
};

const Courses = (dashboard: LecturerDashboardQuery_lecturerDashboard) => {
  const { courses, semesterId } = dashboard;
  const to = useStaffPath();
  return (
    <SectionCard title="My courses">
      {courses.length === 0 ? (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description="No course is assigned to you in the running semester."
        >
          <p>The exam officer or the admin's office assigns courses.</p>
        </Empty>
      ) : (
        <>
          <ResultsDue {...dashboard} />
          <FigureTable
            label="My courses"
            textColumns={3}
            columns={["Code", "Title", "Result sheet", "Registered", "Entered", "Level", "Credits"]}
            rows={courses.map((course) => ({
              key: course.id,
              cells: [
                semesterId ? (
                  <Link
                    key="course"
                    to={to(`result/${semesterId}/${course.id}`)}
                    aria-label={`Result sheet of ${course.code}`}
                  >
                    {course.code}
                  </Link>
                ) : (
                  course.code
                ),
                course.title,
                <SheetStateTag key="state" state={course.sheetState} />,
                formatCount(course.registered),
                enteredShare(course),
                course.level,
                course.creditLoad,
              ],
            }))}
          />
        </>
      )}
    </SectionCard>
  );
};

const Deadlines = ({ deadlines }: Pick<LecturerDashboardQuery_lecturerDashboard, "deadlines">) => {
  const { timeZone } = usePortal();
  return (
    <SectionCard title="Deadlines">
      {deadlines.length === 0 ? (
        <p>No deadlines are ahead.</p>
      ) : (
        <FactGrid
          facts={deadlines.map(({ name, at }) => [
            deadlineNames[name],
            name === "REGISTRATION_OPENS"
              ? formatMoment(at, timeZone)
              : formatClosing(at, timeZone),
          ])}
        />
      )}
    </SectionCard>
  );
};

/** The dashboard of a lecturer: the running semester. */
export default function LecturerDashboardPage() {
  const query = useStaffQuery(LecturerDashboardDocument, {});
  const running = query.data?.lecturerDashboard;
  return (
    <StaffPage
      title={staffTexts.dashboard}
      lead={running && runningPeriod(running.session, running.semester)}
    >
      <Announcements of={query.data?.announcements} />
      <QueryBoundary query={query}>
        {({ lecturerDashboard }) => (
          <>
            <Courses {...lecturerDashboard} />
            <Deadlines deadlines={lecturerDashboard.deadlines} />
          </>
        )}
      </QueryBoundary>
    </StaffPage>
  );
}
