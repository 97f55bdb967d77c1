import type {
  AdmissionCardFragment,
  FunnelFiguresFragment,
} from "../../../gql/staff-dashboards.ts";
import { formatCount } from "../../kit/format-count.ts";
import { ChartCard } from "../ChartCard.tsx";
import { StepBars } from "../charts/lazy-charts.ts";
import { FigureTable } from "../FigureTable.tsx";
import { inSession, percent } from "../figures.ts";

const height = 220;

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
const funnelRows = (counts: FunnelFiguresFragment) =>
  steps.map(([step, name]) => {
    const count = counts[step];
    const share = percent(count, counts.signedUp);
    return { step, name, count, share, label: `${formatCount(count)} (${share})` };
  });

/** The admission funnel of a session, in total and by department. */
export const FunnelCard = ({ admission }: { admission: AdmissionCardFragment }) => {
  const { session, total, departments, sessions } = admission;
  const rows = funnelRows(total);
  const none =
    sessions.length > 0
      ? "Nobody has applied in this session yet."
      : "No application session has opened yet.";
  return (
    <ChartCard
      title={inSession("Admission funnel", session?.title ?? null)}
      empty={total.signedUp === 0 && none}
      summary={`${formatCount(total.signedUp)} signed up, ${formatCount(total.matriculated)} of them matriculated.`}
      height={height}
      chart={<StepBars rows={rows} unit="Applicants" height={height} />}
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
    />
  );
};
