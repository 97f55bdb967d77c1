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
  /** True where the table is too long to stand beside the picture: it unfolds below. */
  readonly foldTable?: boolean;
  readonly children?: ReactNode;
}

/** A picture of figures, with the figures themselves in a table beside it. */
export const ChartCard = (props: ChartCardProps) => {
  const { title, actions, summary, height, chart, table, foldTable = false, children } = props;
  return (
    <SectionCard title={title} actions={actions}>
      <p className={styles.summary}>{summary}</p>
      <div className={classNames(styles.parts, !foldTable && styles.beside)}>
        <div className={styles.chart} style={{ minHeight: height }} aria-hidden="true">
          <Suspense fallback={<Waiting text={dashboardTexts.chartLoading} />}>{chart}</Suspense>
        </div>
        {foldTable ? (
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
