import { Alert, Empty } from "antd";
import { Link } from "react-router-dom";
import {
  type DashboardCourseFragment,
  LecturerDashboardDocument,
  type LecturerFiguresFragment,
} from "../../../gql/staff-dashboards.ts";
import { formatCalendarDate, formatClosing, formatMoment, isoDayIn } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { Announcements } from "../../../ui/Announcements.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { enteredShare } from "../../results/parts/entered-share.ts";
import { SheetStateTag } from "../../results/parts/SheetStateTag.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import { staffTexts } from "../../texts.ts";
import { FigureTable } from "../FigureTable.tsx";
import { dashboardTexts, runningPeriod } from "../texts.ts";

const labels = dashboardTexts.lecturer;

/** The sheet is still with the lecturers. */
const isOpen = ({ sheetState }: DashboardCourseFragment): boolean =>
  sheetState === "DRAFT" || sheetState === "RETURNED";

/** The due date of results and the number of late sheets. */
const ResultsDue = ({ courses, resultsDueOn }: LecturerFiguresFragment) => {
  const { timeZone } = usePortal();
  if (resultsDueOn === null || courses.length === 0) return null;
  const day = formatCalendarDate(resultsDueOn);
  const late = resultsDueOn < isoDayIn(new Date(), timeZone) ? courses.filter(isOpen).length : 0;
  return late > 0 ? (
    <Alert type="warning" showIcon role="status" title={labels.overdue(day, late)} />
  ) : (
    <p>{labels.due(day)}</p>
  );
};

const Courses = (dashboard: LecturerFiguresFragment) => {
  const { courses, semesterId } = dashboard;
  const to = useStaffPath();
  return (
    <SectionCard title={labels.courses}>
      {courses.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={labels.none}>
          <p>{labels.noneHint}</p>
        </Empty>
      ) : (
        <>
          <ResultsDue {...dashboard} />
          <FigureTable
            label={labels.courses}
            textColumns={3}
            columns={[
              labels.columns.code,
              labels.columns.title,
              labels.columns.sheet,
              labels.columns.registered,
              labels.columns.entered,
              labels.columns.level,
              labels.columns.credits,
            ]}
            rows={courses.map((course) => ({
              key: course.id,
              cells: [
                semesterId ? (
                  <Link
                    key="course"
                    to={to(`result/${semesterId}/${course.id}`)}
                    aria-label={labels.openSheet(course.code)}
                  >
                    {course.code}
                  </Link>
                ) : (
                  course.code
                ),
                course.title,
                <SheetStateTag key="state" state={course.sheetState} />,
                dashboardTexts.count(course.registered),
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

const Deadlines = ({ deadlines }: Pick<LecturerFiguresFragment, "deadlines">) => {
  const { timeZone } = usePortal();
  return (
    <SectionCard title={labels.deadlines}>
      {deadlines.length === 0 ? (
        <p>{labels.noDeadlines}</p>
      ) : (
        <FactGrid
          facts={deadlines.map(({ name, at }) => [
            labels.deadlineNames[name],
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
