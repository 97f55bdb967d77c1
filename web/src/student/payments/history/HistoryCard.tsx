import { type ReactNode, useId } from "react";
import { Card } from "../../../ui/Card.tsx";
import { Skeleton, SkeletonGroup } from "../../../ui/Skeleton.tsx";
import styles from "./PaymentHistory.module.css";
import { paymentHistoryTexts } from "./payment-history-texts.ts";

interface HistoryCardProps {
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export const HistoryCard = ({ action, children }: HistoryCardProps) => {
  const titleId = useId();
  return (
    <Card labelledBy={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{paymentHistoryTexts.title}</h2>
        {action}
      </div>
      {children}
    </Card>
  );
};

const skeletonRows = ["first", "second", "third"];

export const HistorySkeleton = ({ action }: { action?: ReactNode }) => (
  <HistoryCard action={action}>
    <SkeletonGroup>
      <div className={styles.skeleton}>
        <Skeleton height="var(--control-height)" />
        {skeletonRows.map((row) => (
          <Skeleton key={row} height="3.75rem" />
        ))}
      </div>
    </SkeletonGroup>
  </HistoryCard>
);
