import { LecturerDashboardDocument, type LecturerDashboardQuery } from "../../../gql/staff.ts";
import { formatClosing, formatMoment } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { Announcements } from "../../../ui/Announcements.tsx";
import { EmptyPart } from "../../../ui/EmptyPart.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { Loaded } from "../../kit/Loaded.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { staffTexts } from "../../texts.ts";
import { FigureTable } from "../FigureTable.tsx";
import { runningPeriod } from "../semester-names.ts";
import { dashboardTexts } from "../texts.ts";

const words = dashboardTexts.lecturer;

type Dashboard = LecturerDashboardQuery["lecturerDashboard"];

const Courses = ({ courses }: Pick<Dashboard, "courses">) => (
  <SectionCard title={words.courses}>
    {courses.length === 0 ? (
      <EmptyPart icon="book" title={words.none}>
        <p>{words.noneHint}</p>
      </EmptyPart>
    ) : (
      <FigureTable
        label={words.courses}
        words={2}
        columns={[
          words.columns.code,
          words.columns.title,
          words.columns.registered,
          words.columns.level,
          words.columns.credits,
        ]}
        rows={courses.map(({ id, code, title, level, creditLoad, registered }) => ({
          key: id,
          cells: [code, title, dashboardTexts.count(registered), level, creditLoad],
        }))}
      />
    )}
  </SectionCard>
);

const Deadlines = ({ deadlines }: Pick<Dashboard, "deadlines">) => {
  const { timeZone } = usePortal();
  return (
    <SectionCard title={words.deadlines}>
      {deadlines.length === 0 ? (
        <p>{words.noDeadlines}</p>
      ) : (
        <FactGrid
          facts={deadlines.map(({ name, at }) => [
            words.deadlineNames[name],
            name === "REGISTRATION_OPENS"
              ? formatMoment(at, timeZone)
              : formatClosing(at, timeZone),
          ])}
        />
      )}
    </SectionCard>
  );
};

/** A lecturer's running semester. */
export default function LecturerDashboardPage() {
  const query = useStaffQuery(LecturerDashboardDocument, {});
  const running = query.data?.lecturerDashboard;
  return (
    <StaffPage
      title={staffTexts.dashboard}
      lead={running && runningPeriod(running.session, running.semester, dashboardTexts.noSession)}
    >
      <Announcements of={query.data?.announcements} />
      <Loaded query={query}>
        {({ lecturerDashboard: { courses, deadlines } }) => (
          <>
            <Courses courses={courses} />
            <Deadlines deadlines={deadlines} />
          </>
        )}
      </Loaded>
    </StaffPage>
  );
}
