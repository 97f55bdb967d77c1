import { Link } from "react-router-dom";
import type { ExamOfficerDashboardQuery } from "../../../gql/staff-dashboards.ts";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { SheetStateTag } from "../../results/parts/SheetStateTag.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import { FigureTable } from "../FigureTable.tsx";
import { dashboardTexts } from "../texts.ts";

const labels = dashboardTexts.exams;
const { lowestColumns: columns } = labels;

interface LowestPassRatesProps {
  readonly courses: ExamOfficerDashboardQuery["examOfficerDashboard"]["courses"];
  readonly semesterId: string;
}

/** The courses with the lowest pass rates so far. Each links to its sheet. */
export const LowestPassRates = ({ courses, semesterId }: LowestPassRatesProps) => {
  const to = useStaffPath();
  return (
    <SectionCard title={labels.lowest}>
      {courses.length === 0 ? (
        <p>{labels.noResults}</p>
      ) : (
        <FigureTable
          label={labels.lowest}
          textColumns={4}
          columns={[
            columns.code,
            columns.title,
            columns.department,
            columns.state,
            columns.results,
            columns.passRate,
          ]}
          rows={courses.map(({ id, code, title, department, state, results, passRate }) => ({
            key: id,
            cells: [
              <Link key="sheet" to={to(`result/${semesterId}/${id}`)}>
                {code}
              </Link>,
              title,
              department,
              <SheetStateTag key="state" state={state} />,
              dashboardTexts.count(results),
              labels.rate(passRate),
            ],
          }))}
        />
      )}
    </SectionCard>
  );
};
