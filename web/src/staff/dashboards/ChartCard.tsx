import { type ReactNode, Suspense } from "react";
import { classNames } from "../../lib/class-names.ts";
import { Waiting } from "../../ui/Waiting.tsx";
import { SectionCard } from "../kit/SectionCard.tsx";
import styles from "./ChartCard.module.css";
import { dashboardTexts } from "./texts.ts";

interface ChartCardProps {
  readonly title: string;
  readonly actions?: ReactNode;
  /** The chart in one sentence: visible above it, and read by screen readers instead of it. */
  readonly summary: string;
  /** The chart's height in pixels. It is reserved, so nothing shifts when the chart loads. */
  readonly height: number;
  readonly chart: ReactNode;
  /** A table of the same figures. */
  readonly table: ReactNode;
  /** The table's position: beside the chart if there is room, below it, or collapsed below it. */
  readonly tableAt: "beside" | "below" | "folded";
  readonly children?: ReactNode;
}

/** A chart with its figures in a table. */
export const ChartCard = (props: ChartCardProps) => {
  const { title, actions, summary, height, chart, table, tableAt, children } = props;
  return (
    <SectionCard title={title} actions={actions}>
      <p className={styles.summary}>{summary}</p>
      <div className={classNames(styles.parts, tableAt === "beside" && styles.beside)}>
        <div className={styles.chart} style={{ minHeight: height }} aria-hidden="true">
          <Suspense fallback={<Waiting text={dashboardTexts.chartLoading} />}>{chart}</Suspense>
        </div>
        {tableAt === "folded" ? (
          <details className={styles.fold}>
            <summary>{dashboardTexts.showTable}</summary>
            {table}
          </details>
        ) : (
          table
        )}
      </div>
      {children}
    </SectionCard>
  );
};
