import { Link } from "react-router-dom";
import type { ExamOfficerDashboardQuery } from "../../../gql/staff-dashboards.ts";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { resultTexts } from "../../results/parts/texts.ts";
import { useStaffPath } from "../../shell/role-context.ts";
import { FigureTable } from "../FigureTable.tsx";
import { dashboardTexts } from "../texts.ts";

const labels = dashboardTexts.exams;

type Results = Pick<
  ExamOfficerDashboardQuery["examOfficerDashboard"],
  "sheets" | "overdue" | "flagged"
>;

/** The numbers of sheets by state, of overdue and of flagged sheets. Each links to its list. */
export const SheetStates = ({ of: { sheets, overdue, flagged } }: { of: Results }) => {
  const to = useStaffPath();
  const countOf = (wanted: string) => sheets.find(({ state }) => state === wanted)?.count ?? 0;
  const rows = [
    ...sheets.map(({ state, count }) => ({
      key: state,
      name: resultTexts.states[state],
      count,
      narrowed: `state=${state}`,
    })),
    { key: "overdue", name: labels.overdue, count: overdue, narrowed: "overdue=yes" },
    { key: "flagged", name: labels.flagged, count: flagged, narrowed: "flagged=yes" },
  ];
  return (
    <SectionCard title={labels.sheets}>
      <p>{labels.sheetsSummary(countOf("SUBMITTED"), countOf("APPROVED"))}</p>
      <FigureTable
        label={labels.sheets}
        columns={[labels.sheetColumns.state, labels.sheetColumns.sheets]}
        rows={rows.map(({ key, name, count, narrowed }) => ({
          key,
          cells: [
            count === 0 ? (
              name
            ) : (
              <Link key="sheets" to={to(`result?${narrowed}`)}>
                {name}
              </Link>
            ),
            dashboardTexts.count(count),
          ],
        }))}
      />
    </SectionCard>
  );
};
