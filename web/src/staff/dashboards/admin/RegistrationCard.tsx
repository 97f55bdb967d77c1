import type { RegistrationCardFragment } from "../../../gql/staff-dashboards.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { ChartCard } from "../ChartCard.tsx";
import { StackedBars } from "../charts/lazy-charts.ts";
import type { Series } from "../charts/series.ts";
import { FigureTable } from "../FigureTable.tsx";
import { dashboardTexts } from "../texts.ts";
import styles from "./AdminDashboard.module.css";
import { departmentProgress } from "./department-progress.ts";

const labels = dashboardTexts.registration;

const series: readonly Series[] = [
  { key: "complete", label: labels.series.complete, style: "strong" },
  { key: "inProgress", label: labels.series.inProgress, style: "striped" },
  { key: "none", label: labels.series.none, style: "quiet" },
];

const perStudent = (credits: number, students: number): string =>
  students === 0 ? "–" : (credits / students).toFixed(1);

/** The progress of course registration in the running semester. */
export const RegistrationCard = ({ registration }: { registration: RegistrationCardFragment }) => {
  const { semester, minCredits, total, groups } = registration;
  if (!semester || total.students === 0) {
    return (
      <SectionCard title={labels.title}>
        <EmptyState icon="courses" title={semester ? labels.none : labels.noSemester} />
      </SectionCard>
    );
  }
  const departments = departmentProgress(groups);
  const height = 48 + departments.length * 44;
  return (
    <ChartCard
      title={labels.title}
      summary={labels.summary(total.complete, total.students)}
      height={height + 36}
      tableAt="folded"
      chart={
        <StackedBars
          rows={departments.map((department) => ({ ...department }))}
          series={series}
          direction="lying"
          height={height}
          format={dashboardTexts.count}
        />
      }
      table={
        <FigureTable
          label={dashboardTexts.tableOf(labels.title)}
          columns={[
            labels.columns.department,
            labels.columns.level,
            labels.columns.students,
            ...series.map(({ label }) => label),
            labels.columns.credits,
          ]}
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
    >
      {minCredits !== null && <p className={styles.note}>{labels.least(minCredits)}</p>}
    </ChartCard>
  );
};
