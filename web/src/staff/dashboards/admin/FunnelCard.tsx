import type { AdmissionCardFragment } from "../../../gql/staff-dashboards.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { ChartCard } from "../ChartCard.tsx";
import { StepBars } from "../charts/lazy-charts.ts";
import { FigureTable } from "../FigureTable.tsx";
import { dashboardTexts } from "../texts.ts";
import { funnelRows } from "./funnel-rows.ts";

const labels = dashboardTexts.funnel;
const height = 280;

/** The admission funnel of a session, in total and by department. */
export const FunnelCard = ({ admission }: { admission: AdmissionCardFragment }) => {
  const { session, total, departments, sessions } = admission;
  const title = dashboardTexts.inSession(labels.title, session?.title ?? null);
  if (total.signedUp === 0) {
    return (
      <SectionCard title={title}>
        <EmptyState icon="info" title={sessions.length > 0 ? labels.none : labels.noSessions} />
      </SectionCard>
    );
  }
  const rows = funnelRows(total);
  return (
    <ChartCard
      title={title}
      summary={labels.summary(total.signedUp, total.matriculated)}
      height={height}
      chart={<StepBars rows={rows} unit={labels.columns.count} height={height} />}
      table={
        <>
          <FigureTable
            label={dashboardTexts.tableOf(labels.title)}
            columns={[labels.columns.step, labels.columns.count, labels.columns.ofAll]}
            rows={rows.map(({ step, name, count, share }) => ({
              key: step,
              cells: [name, dashboardTexts.count(count), share],
            }))}
          />
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
        </>
      }
    />
  );
};
