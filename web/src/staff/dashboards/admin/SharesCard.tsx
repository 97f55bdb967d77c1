import { Progress, Segmented } from "antd";
import { type ReactNode, useState } from "react";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { dashboardTexts } from "../texts.ts";
import styles from "./AdminDashboard.module.css";

export interface Share {
  readonly key: string;
  readonly name: string;
  readonly part: number;
  readonly whole: number;
}

interface SharesCardProps {
  readonly title: string;
  readonly summary: string;
  readonly shares: readonly Share[];
  /** A table with more figures. */
  readonly table: ReactNode;
  readonly children?: ReactNode;
}

const { views } = dashboardTexts;

/** Parts of wholes as bars, each with its numbers, or as a table with more figures. */
export const SharesCard = ({ title, summary, shares, table, children }: SharesCardProps) => {
  const [view, setView] = useState<"shares" | "table">("shares");
  return (
    <SectionCard
      title={title}
      actions={
        <Segmented<"shares" | "table">
          aria-label={dashboardTexts.viewOf(title)}
          value={view}
          onChange={setView}
          options={[
            { value: "shares", label: views.shares },
            { value: "table", label: views.table },
          ]}
        />
      }
    >
      <p className={styles.summary}>{summary}</p>
      {view === "table" ? (
        table
      ) : (
        <ul className={styles.shares}>
          {shares.map(({ key, name, part, whole }) => (
            <li key={key}>
              <span>{name}</span>
              <span className={styles.figure}>{dashboardTexts.partOf(part, whole)}</span>
              <Progress
                percent={whole === 0 ? 0 : Math.round((part / whole) * 100)}
                showInfo={false}
                aria-label={name}
              />
            </li>
          ))}
        </ul>
      )}
      {children}
    </SectionCard>
  );
};
