import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon.tsx";
import styles from "./State.module.css";

interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ReactNode;
}

/** An empty state: says that a list is empty and offers the next step. */
export const EmptyState = ({ icon, title, children }: EmptyStateProps) => (
  <div className={styles.empty}>
    <Icon name={icon} size={40} />
    <p className={styles.emptyTitle}>{title}</p>
    {children}
  </div>
);
