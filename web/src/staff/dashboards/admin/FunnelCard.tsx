import { Empty } from "antd";
import type {
  AdmissionCardFragment,
  FunnelFiguresFragment,
} from "../../../gql/staff-dashboards.ts";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { ChartCard } from "../ChartCard.tsx";
import { StepBars } from "../charts/lazy-charts.ts";
import { FigureTable } from "../FigureTable.tsx";
import { dashboardTexts } from "../texts.ts";

const labels = dashboardTexts.funnel;
const height = 220;

const { steps } = labels;

type Step = keyof typeof steps;

const stepOrder = Object.keys(steps) as readonly Step[];

/** The number of applicants at each step, and their share of those who signed up. */
const funnelRows = (counts: Pick<FunnelFiguresFragment, Step>) =>
  stepOrder.map((step) => {
    const count = counts[step];
    const share = dashboardTexts.percent(count, counts.signedUp);
    return {
      step,
      name: steps[step],
      count,
      share,
      label: `${dashboardTexts.count(count)} (${share})`,
    };
  });

/** The admission funnel of a session, in total and by department. */
export const FunnelCard = ({ admission }: { admission: AdmissionCardFragment }) => {
  const { session, total, departments, sessions } = admission;
  const title = dashboardTexts.inSession(labels.title, session?.title ?? null);
  if (total.signedUp === 0) {
    return (
      <SectionCard title={title}>
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={sessions.length > 0 ? labels.none : labels.noSessions}
        />
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
