import { useId } from "react";
import type { AdmissionCardFragment } from "../../../gql/staff.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { ChartCard } from "../ChartCard.tsx";
import { StepBars } from "../charts/lazy-charts.ts";
import { FigureTable } from "../FigureTable.tsx";
import { dashboardTexts } from "../texts.ts";
import styles from "./AdminDashboard.module.css";
import { funnelRows } from "./funnel-rows.ts";

const words = dashboardTexts.funnel;
const height = 320;

interface FunnelCardProps {
  readonly admission: AdmissionCardFragment;
  readonly onChoose: (sessionId: string) => void;
}

const SessionChoice = ({ admission, onChoose }: FunnelCardProps) => {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{words.session}</label>
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
      <SectionCard title={words.title} actions={choice}>
        <EmptyState icon="info" title={sessions.length > 0 ? words.none : words.noSessions} />
      </SectionCard>
    );
  }
  const rows = funnelRows(total);
  return (
    <ChartCard
      title={words.title}
      actions={choice}
      summary={words.summary(total.signedUp, total.matriculated)}
      height={height}
      tableAt="beside"
      chart={<StepBars rows={rows} unit={words.columns.count} height={height} />}
      table={
        <FigureTable
          label={dashboardTexts.tableOf(words.title)}
          columns={[words.columns.step, words.columns.count, words.columns.ofAll]}
          rows={rows.map(({ step, name, count, share }) => ({
            key: step,
            cells: [name, dashboardTexts.count(count), share],
          }))}
        />
      }
    >
      <details className={styles.fold}>
        <summary>{words.byDepartment}</summary>
        <FigureTable
          label={words.byDepartment}
          columns={[words.columns.department, ...rows.map(({ name }) => name)]}
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
