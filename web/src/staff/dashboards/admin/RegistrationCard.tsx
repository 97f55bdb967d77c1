import { Empty } from "antd";
import type { RegistrationCardFragment } from "../../../gql/staff-dashboards.ts";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { FigureTable } from "../FigureTable.tsx";
import { dashboardTexts, runningPeriod } from "../texts.ts";
import { type Share, SharesCard } from "./SharesCard.tsx";

const labels = dashboardTexts.registration;

const perStudent = (credits: number, students: number): string =>
  students === 0 ? "–" : (credits / students).toFixed(1);

/** The completely registered students of departments: the sums of their levels in the order of `groups`. */
const departmentShares = (groups: RegistrationCardFragment["groups"]): readonly Share[] => {
  const byDepartment = new Map<string, Share>();
  for (const { departmentId, department, counts } of groups) {
    const sum = byDepartment.get(departmentId);
    byDepartment.set(departmentId, {
      key: departmentId,
      name: department,
      part: (sum?.part ?? 0) + counts.complete,
      whole: (sum?.whole ?? 0) + counts.students,
    });
  }
  return [...byDepartment.values()];
};

/** The progress of course registration in the running semester. */
export const RegistrationCard = ({ registration }: { registration: RegistrationCardFragment }) => {
  const { session, semester, minCredits, total, groups } = registration;
  if (!semester || total.students === 0) {
    return (
      <SectionCard title={labels.title}>
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={semester ? labels.none : labels.noSemester}
        />
      </SectionCard>
    );
  }
  const period = runningPeriod(session, semester);
  return (
    <SharesCard
      title={dashboardTexts.inSession(labels.title, period)}
      summary={labels.summary(total.complete, total.students)}
      shares={departmentShares(groups)}
      table={
        <FigureTable
          label={dashboardTexts.tableOf(labels.title)}
          columns={labels.columns}
          rows={groups.map(({ departmentId, department, level, counts }) => ({
            key: `${departmentId} ${level}`,
            cells: [
              department,
              level,
              dashboardTexts.count(counts.students),
              dashboardTexts.count(counts.complete),
              dashboardTexts.count(counts.inProgress),
              dashboardTexts.count(counts.none),
              perStudent(counts.credits, counts.students),
            ],
          }))}
        />
      }
      note={minCredits !== null && labels.least(minCredits)}
    />
  );
};
