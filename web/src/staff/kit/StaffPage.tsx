import type { ReactNode } from "react";
import { PageHeading } from "../../ui/PageHeading.tsx";
import styles from "./StaffPage.module.css";

interface StaffPageProps {
  readonly title: string;
  /** One line under the title. */
  readonly lead?: ReactNode;
  /** What can be done with the whole screen: buttons and links beside the title. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A screen of the staff: its heading, which takes the focus on arriving, what can be done, and its parts one under the other. */
export const StaffPage = ({ title, lead, actions, children }: StaffPageProps) => (
  <div className={styles.page}>
    <header className={styles.head}>
      <div className={styles.title}>
        <PageHeading>{title}</PageHeading>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
    {children}
  </div>
);
