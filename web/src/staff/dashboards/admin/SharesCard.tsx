import { Progress } from "antd";
import type { ReactNode } from "react";
import { FigureCard } from "../ChartCard.tsx";
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
  readonly note: ReactNode;
}

/** Parts of wholes as bars, each with its numbers, or as a table with more figures. */
export const SharesCard = ({ shares, ...card }: SharesCardProps) => (
  <FigureCard {...card} view="Shares">
    <ul className={styles.shares}>
      {shares.map(({ key, name, part, whole }) => (
        <li key={key}>
          <span>{name}</span>
          <span className={styles.figure}>
            {`${dashboardTexts.count(part)} of ${dashboardTexts.count(whole)}`}
          </span>
          <Progress
            percent={whole === 0 ? 0 : Math.round((part / whole) * 100)}
            showInfo={false}
            aria-label={name}
          />
        </li>
      ))}
    </ul>
  </FigureCard>
);
