import { Flex } from "antd";
import type { ReactNode } from "react";
import { classNames } from "../../lib/class-names.ts";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { formatCount } from "./format-count.ts";
import styles from "./StaffPage.module.css";

interface StaffPageProps {
  readonly title: string;
  /** The number of records on the screen's list. */
  readonly count?: number | undefined;
  /** True for one record, whose actions are at the foot of a phone's screen. */
  readonly isRecord?: boolean;
  /** The record's status, beside the title. */
  readonly status?: ReactNode;
  /** One line under the title. */
  readonly lead?: ReactNode;
  /** The actions of the whole screen, beside the title. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A staff screen: its heading, which takes the focus on arrival, its actions and its parts. */
export const StaffPage = ({
  title,
  count,
  isRecord = false,
  status,
  lead,
  actions,
  children,
}: StaffPageProps) => (
  <div className={styles.page}>
    <Flex wrap align="center" justify="space-between" gap="small">
      <div className={styles.title}>
        <Flex wrap align="baseline" gap="small">
          <PageHeading>{title}</PageHeading>
          {status}
          {count !== undefined && <span className={styles.muted}>{formatCount(count)}</span>}
        </Flex>
        {lead && <p className={styles.muted}>{lead}</p>}
      </div>
      {actions && (
        <Flex wrap gap="small" className={classNames(isRecord && styles.foot)}>
          {actions}
        </Flex>
      )}
    </Flex>
    {children}
  </div>
);
