import { type ReactNode, Suspense } from "react";
import { classNames } from "../../lib/class-names.ts";
import { Waiting } from "../../ui/Waiting.tsx";
import { SectionCard } from "../kit/SectionCard.tsx";
import styles from "./ChartCard.module.css";
import { dashboardTexts } from "./texts.ts";

interface ChartCardProps {
  readonly title: string;
  readonly actions?: ReactNode;
  /** What the picture comes to, in a sentence: seen above it, and read in its place. */
  readonly summary: string;
  /** Of the picture, in pixels, so that nothing moves when it arrives. */
  readonly height: number;
  readonly chart: ReactNode;
  /** The same figures. */
  readonly table: ReactNode;
  /** Where the table stands: beside the picture where there is room, below it when it is wide, unfolded below when it is long. */
  readonly tableAt: "beside" | "below" | "folded";
  readonly children?: ReactNode;
}

/** A picture of figures, with the figures themselves in a table beside it. */
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
