import type { ExamOfficerResultsFragment } from "../../../gql/staff-dashboards.ts";
import { resultTexts } from "../../results/parts/texts.ts";
import styles from "../Dashboards.module.css";
import { LinkedFigures } from "../LinkedFigures.tsx";
import { dashboardTexts } from "../texts.ts";

const labels = dashboardTexts.exams;

/** The numbers of sheets by state, of overdue and of flagged sheets. Each links to its list. */
export const SheetStates = ({
  of: { sheets, overdue, flagged },
}: {
  of: Pick<ExamOfficerResultsFragment, "sheets" | "overdue" | "flagged">;
}) => {
  const countOf = (wanted: string) => sheets.find(({ state }) => state === wanted)?.count ?? 0;
  const rows = [
    ...sheets.map(({ state, count }) => ({
      title: resultTexts.states[state],
      count,
      narrowed: `state=${state}`,
    })),
    { title: labels.overdue, count: overdue, narrowed: "overdue=yes" },
    { title: labels.flagged, count: flagged, narrowed: "flagged=yes" },
  ];
  return (
    <>
      <LinkedFigures
        label={labels.sheets}
        figures={rows.map(({ title, count, narrowed }) => ({
          title,
          count,
          path: count === 0 ? undefined : `result?${narrowed}`,
        }))}
      />
      <p className={styles.note}>
        {labels.sheetsSummary(countOf("SUBMITTED"), countOf("APPROVED"))}
      </p>
    </>
  );
};
