import { memo } from "react";
import { ChartCard } from "../../dashboards/ChartCard.tsx";
import { StackedBars } from "../../dashboards/charts/lazy-charts.ts";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import type { SheetStore } from "./cells/sheet-store.ts";
import { gradeRows } from "./grade-rows.ts";
import type { Sheet } from "./sheet.ts";
import { sheetTexts } from "./texts.ts";
import { useDebouncedValue } from "./use-debounced-value.ts";
import { useSheetSummary } from "./use-sheet-store.ts";

const labels = sheetTexts.grades;
const height = 240;
const drawnAfterMs = 700;

const figure = new Intl.NumberFormat("en-NG");

const series = [{ key: "students", label: labels.unit, style: "strong" }] as const;

interface GradesCardProps {
  readonly sheet: Sheet;
  readonly work: SheetStore;
}

/** The number of totals per grade, from the current cells. Rendered after a debounce. */
export const GradesCard = ({ sheet, work }: GradesCardProps) => {
  const summary = useDebouncedValue(useSheetSummary(work), drawnAfterMs);
  return <GradesChart scale={sheet.scale} counts={summary.grades} passed={summary.passed} />;
};

interface GradesChartProps {
  readonly scale: Sheet["scale"];
  readonly counts: ReadonlyMap<string, number>;
  readonly passed: number;
}

const GradesChart = memo(({ scale, counts, passed }: GradesChartProps) => {
  const { complete, grades } = gradeRows(scale, counts);
  if (complete === 0) {
    return (
      <SectionCard title={labels.title}>
        <p>{labels.none}</p>
      </SectionCard>
    );
  }
  return (
    <ChartCard
      title={labels.title}
      summary={labels.summary(complete, passed)}
      height={height}
      chart={
        <StackedBars
          rows={grades.map(({ letter, students }) => ({ name: letter, students }))}
          series={series}
          direction="standing"
          height={height}
          format={(value) => figure.format(value)}
        />
      }
      table={
        <FigureTable
          label={labels.table}
          columns={[
            labels.columns.grade,
            labels.columns.from,
            labels.columns.students,
            labels.columns.share,
          ]}
          rows={grades.map(({ letter, from, students }) => ({
            key: letter,
            cells: [
              letter,
              from ?? "–",
              figure.format(students),
              `${Math.round((students * 100) / complete)}%`,
            ],
          }))}
        />
      }
    />
  );
});
