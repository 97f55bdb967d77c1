import { Segmented } from "antd";
import { type ReactNode, Suspense, useState } from "react";
import { Waiting } from "../../ui/Waiting.tsx";
import { SectionCard } from "../kit/SectionCard.tsx";
import styles from "./Dashboards.module.css";
import { dashboardTexts } from "./texts.ts";

interface FigureCardProps {
  readonly title: string;
  /** The figures in one sentence. */
  readonly summary: string;
  /** The name of the first view. */
  readonly view: string;
  readonly children: ReactNode;
  /** The second view: a table of the same or more figures. */
  readonly table: ReactNode;
  /** Shown under both views. */
  readonly note?: ReactNode;
}

/** Figures as a picture or as a table. */
export const FigureCard = ({ title, summary, view, children, table, note }: FigureCardProps) => {
  const [isTable, setTable] = useState(false);
  return (
    <SectionCard
      title={title}
      actions={
        <Segmented<boolean>
          aria-label={`View of ${title}`}
          value={isTable}
          onChange={setTable}
          options={[
            { value: false, label: view },
            { value: true, label: "Table" },
          ]}
        />
      }
    >
      <p className={styles.summary}>{summary}</p>
      {isTable ? table : children}
      {note && <p className={styles.note}>{note}</p>}
    </SectionCard>
  );
};

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

/** Figures as a chart or as a table. */
export const ChartCard = ({ height, chart, ...card }: ChartCardProps) => (
  <FigureCard {...card} view="Chart">
    <div className={styles.chart} style={{ minHeight: height }} aria-hidden="true">
      <Suspense fallback={<Waiting text={dashboardTexts.chartLoading} />}>{chart}</Suspense>
    </div>
  </FigureCard>
);
