import { useId } from "react";
import type { AdmissionCardFragment } from "../../../gql/staff-dashboards.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { ChartCard } from "../ChartCard.tsx";
import { StepBars } from "../charts/lazy-charts.ts";
import { FigureTable } from "../FigureTable.tsx";
import { dashboardTexts } from "../texts.ts";
import styles from "./AdminDashboard.module.css";
import { funnelRows } from "./funnel-rows.ts";

const labels = dashboardTexts.funnel;
const height = 320;

interface FunnelCardProps {
  readonly admission: AdmissionCardFragment;
  readonly onChoose: (sessionId: string) => void;
}

const SessionChoice = ({ admission, onChoose }: FunnelCardProps) => {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{labels.session}</label>
      <select
        id={id}
        value={admission.session?.id ?? ""}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {admission.sessions.map((session) => (
          <option key={session.id} value={session.id}>
            {session.title} ({session.academicSession})
          </option>
        ))}
      </select>
    </div>
  );
};

/** The admission funnel of a session, in total and by department. */
export const FunnelCard = ({ admission, onChoose }: FunnelCardProps) => {
  const { total, departments, sessions } = admission;
  const choice = sessions.length > 0 && <SessionChoice admission={admission} onChoose={onChoose} />;
  if (total.signedUp === 0) {
    return (
      <SectionCard title={labels.title} actions={choice}>
        <EmptyState icon="info" title={sessions.length > 0 ? labels.none : labels.noSessions} />
      </SectionCard>
    );
  }
  const rows = funnelRows(total);
  return (
    <ChartCard
      title={labels.title}
      actions={choice}
      summary={labels.summary(total.signedUp, total.matriculated)}
      height={height}
      tableAt="beside"
      chart={<StepBars rows={rows} unit={labels.columns.count} height={height} />}
      table={
        <FigureTable
          label={dashboardTexts.tableOf(labels.title)}
          columns={[labels.columns.step, labels.columns.count, labels.columns.ofAll]}
          rows={rows.map(({ step, name, count, share }) => ({
            key: step,
            cells: [name, dashboardTexts.count(count), share],
          }))}
        />
      }
    >
      <details className={styles.fold}>
        <summary>{labels.byDepartment}</summary>
        <FigureTable
          label={labels.byDepartment}
          columns={[labels.columns.department, ...rows.map(({ name }) => name)]}
          rows={departments.map(({ id, department, counts }) => ({
            key: id,
            cells: [
              department,
              ...funnelRows(counts).map(({ count }) => dashboardTexts.count(count)),
            ],
          }))}
          foot={[dashboardTexts.total, ...rows.map(({ count }) => dashboardTexts.count(count))]}
        />
      </details>
    </ChartCard>
  );
};
