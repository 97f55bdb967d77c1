import { Fragment } from "react";
import type {
  AdminDashboardQuery_adminDashboard_admission,
  AdminDashboardQuery_adminDashboard_admission_total as FunnelCounts,
} from "../../../gql/staff-dashboards.ts";
import { formatCount } from "../../kit/format-count.ts";
import { FigureCard } from "../ChartCard.tsx";
import { FigureTable } from "../FigureTable.tsx";
import { inSession, percent } from "../figures.ts";
import styles from "./AdminDashboard.module.css";

const steps = [
  ["signedUp", "Signed up"],
  ["verified", "Verified"],
  ["paid", "Paid"],
  ["submitted", "Submitted"],
  ["tested", "Tested"],
  ["admitted", "Admitted"],
  ["accepted", "Accepted"],
  ["matriculated", "Matriculated"],
] as const;

/** The number of applicants at each step, and their share of those who signed up. */
const funnelRows = (counts: FunnelCounts) =>
  steps.map(([step, name]) => {
    const count = counts[step];
    const share = percent(count, counts.signedUp);
    return { step, name, count, share };
  });

/** One bar per step with its figure. Decorative, because the table beside it has the same figures. */
const StepBars = ({ rows }: { rows: ReturnType<typeof funnelRows> }) => {
  const most = Math.max(...rows.map(({ count }) => count));
  return (
    <div className={styles.steps} aria-hidden="true">
      {rows.map(({ step, name, count, share }) => (
        <Fragment key={step}>
          <span>{name}</span>
          <div className={styles.step}>
            <span className={styles.length} style={{ width: `${(count / most) * 100}%` }} />
            <span>{`${formatCount(count)} (${share})`}</span>
          </div>
        </Fragment>
      ))}
    </div>
  );
};

/** The admission funnel of a session, in total and by department. */
export const FunnelCard = ({
  admission,
}: {
  admission: AdminDashboardQuery_adminDashboard_admission;
}) => {
  const { session, total, departments, sessions } = admission;
  const rows = funnelRows(total);
  const none =
    sessions.length > 0
      ? "Nobody has applied in this session yet."
      : "No application session has opened yet.";
  return (
    <FigureCard
      title={inSession("Admission funnel", session?.title ?? null)}
      empty={total.signedUp === 0 && none}
      summary={`${formatCount(total.signedUp)} signed up, ${formatCount(total.matriculated)} of them matriculated.`}
      view="Chart"
      table={
        <>
          <FigureTable
            label="Admission funnel, as a table"
            columns={["Step", "Applicants", "Of signed up"]}
            rows={rows.map(({ step, name, count, share }) => ({
              key: step,
              cells: [name, formatCount(count), share],
            }))}
          />
          <FigureTable
            label="By department"
            columns={["Department", ...rows.map(({ name }) => name)]}
            rows={departments.map(({ id, department, counts }) => ({
              key: id,
              cells: [department, ...funnelRows(counts).map(({ count }) => formatCount(count))],
            }))}
            foot={["Total", ...rows.map(({ count }) => formatCount(count))]}
          />
        </>
      }
    >
      <StepBars rows={rows} />
    </FigureCard>
  );
};
