import { Segmented } from "antd";
import { type ReactNode, Suspense, useState } from "react";
import { Waiting } from "../../ui/Waiting.tsx";
import { SectionCard } from "../kit/SectionCard.tsx";
import styles from "./ChartCard.module.css";
import { dashboardTexts } from "./texts.ts";

interface ChartCardProps {
  readonly title: string;
  /** The chart in one sentence, which screen readers read instead of it. */
  readonly summary: string;
  /** The chart's height in pixels. It is reserved, so nothing shifts when the chart loads. */
  readonly height: number;
  readonly chart: ReactNode;
  /** A table of the same figures. */
  readonly table: ReactNode;
}

const { views } = dashboardTexts;

/** Figures as a chart or as a table. */
export const ChartCard = ({ title, summary, height, chart, table }: ChartCardProps) => {
  const [view, setView] = useState<keyof typeof views>("chart");
  return (
    <SectionCard
      title={title}
      actions={
        <Segmented<keyof typeof views>
          aria-label={dashboardTexts.viewOf(title)}
          value={view}
          onChange={setView}
          options={[
            { value: "chart", label: views.chart },
            { value: "table", label: views.table },
          ]}
        />
      }
    >
      <p className={styles.summary}>{summary}</p>
      {view === "table" ? (
        table
      ) : (
        <div className={styles.chart} style={{ minHeight: height }} aria-hidden="true">
          <Suspense fallback={<Waiting text={dashboardTexts.chartLoading} />}>{chart}</Suspense>
        </div>
      )}
    </SectionCard>
  );
};
