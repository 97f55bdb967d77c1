import { type ReactNode, useId } from "react";
import { Card } from "../../ui/Card.tsx";
import styles from "./SectionCard.module.css";

interface SectionCardProps {
  readonly title: string;
  /** Shown beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a screen. */
export const SectionCard = ({ title, actions, children }: SectionCardProps) => {
  const titleId = useId();
  return (
    <Card labelledBy={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </Card>
  );
};
