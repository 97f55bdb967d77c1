import type { ReactNode } from "react";
import { PageHeading } from "../../ui/PageHeading.tsx";
import styles from "./StaffPage.module.css";

interface StaffPageProps {
  readonly title: string;
  /** One line under the title. */
  readonly lead?: ReactNode;
  /** The actions of the whole screen, beside the title. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A staff screen: its heading, which takes the focus on arrival, its actions and its parts. */
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
