import { Card, Flex } from "antd";
import { type ReactNode, useId } from "react";
import styles from "./SectionCard.module.css";

/** Room above and below a title of several lines. */
const header = { paddingBlock: "0.5rem" };

interface SectionCardProps {
  readonly title: string;
  /** Shown beside the title, below it where there is no room. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a screen. */
export const SectionCard = ({ title, actions, children }: SectionCardProps) => {
  const titleId = useId();
  const head = (
    <Flex wrap gap="small" align="center" justify="space-between" className={styles.head}>
      <h2 id={titleId}>{title}</h2>
      {actions && (
        <Flex wrap gap="small">
          {actions}
        </Flex>
      )}
    </Flex>
  );
  return (
    <Card role="region" aria-labelledby={titleId} title={head} styles={{ header }}>
      {children}
    </Card>
  );
};
