import { Empty, Segmented } from "antd";
import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from "react";
import { Waiting } from "../../ui/Waiting.tsx";
import { SectionCard } from "../kit/SectionCard.tsx";
import styles from "./Dashboards.module.css";

interface FigureCardProps {
  readonly title: string;
  /** Says that there are no figures. It takes the place of everything else. */
  readonly empty: string | false;
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
export const FigureCard = (props: FigureCardProps) => {
  const { title, empty, summary, view, children, table, note } = props;
  const [isTable, setTable] = useState(false);
  if (empty) {
    return (
      <SectionCard title={title}>
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={empty} />
      </SectionCard>
    );
  }
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

interface ChartCardProps extends Omit<FigureCardProps, "view" | "children"> {
  /** The chart's height in pixels. It is reserved, so nothing shifts when the chart loads. */
  readonly height: number;
  /** Screen readers read the summary instead of it. */
  readonly chart: ReactNode;
}

/** Whether an element is or was near the window. */
const useSeen = () => {
  const [isSeen, setSeen] = useState(!("IntersectionObserver" in window));
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSeen || !ref.current) return;
    const see = (entries: readonly IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        startTransition(() => setSeen(true));
      }
    };
    const observer = new IntersectionObserver(see, { rootMargin: "200px" });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return [ref, isSeen] as const;
};

/** A chart that is drawn when it comes into view: a cheap phone takes half a second for each. */
const SeenChart = ({ height, chart }: Pick<ChartCardProps, "height" | "chart">) => {
  const [ref, isSeen] = useSeen();
  return (
    <div ref={ref} style={{ minWidth: 0, minHeight: height }} aria-hidden="true">
      {isSeen && <Suspense fallback={<Waiting text="Drawing the chart…" />}>{chart}</Suspense>}
    </div>
  );
};

/** Figures as a chart or as a table. */
export const ChartCard = ({ height, chart, ...card }: ChartCardProps) => (
  <FigureCard {...card} view="Chart">
    <SeenChart height={height} chart={chart} />
  </FigureCard>
);
