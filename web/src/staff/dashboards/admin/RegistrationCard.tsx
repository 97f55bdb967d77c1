import type { RegistrationCardFragment } from "../../../gql/staff.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { ChartCard } from "../ChartCard.tsx";
import { StackedBars } from "../charts/lazy-charts.ts";
import type { Series } from "../charts/series.ts";
import { FigureTable } from "../FigureTable.tsx";
import { dashboardTexts } from "../texts.ts";
import styles from "./AdminDashboard.module.css";
import { departmentProgress } from "./department-progress.ts";

const words = dashboardTexts.registration;

const series: readonly Series[] = [
  { key: "complete", label: words.series.complete, look: "strong" },
  { key: "inProgress", label: words.series.inProgress, look: "striped" },
  { key: "none", label: words.series.none, look: "quiet" },
];

const perStudent = (credits: number, students: number): string =>
  students === 0 ? "–" : (credits / students).toFixed(1);

/** The progress of course registration in the running semester. */
export const RegistrationCard = ({ registration }: { registration: RegistrationCardFragment }) => {
  const { semester, minCredits, total, groups } = registration;
  if (!semester || total.students === 0) {
    return (
      <SectionCard title={words.title}>
        <EmptyState icon="courses" title={semester ? words.none : words.noSemester} />
      </SectionCard>
    );
  }
  const departments = departmentProgress(groups);
  const height = 48 + departments.length * 44;
  return (
    <ChartCard
      title={words.title}
      summary={words.summary(total.complete, total.students)}
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
          label={dashboardTexts.tableOf(words.title)}
          columns={[
            words.columns.department,
            words.columns.level,
            words.columns.students,
            ...series.map(({ label }) => label),
            words.columns.credits,
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
      {minCredits !== null && <p className={styles.note}>{words.least(minCredits)}</p>}
    </ChartCard>
  );
};
