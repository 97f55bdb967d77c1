import { CheckCircleFilled, InfoCircleFilled, WarningFilled } from "@ant-design/icons";
import { Card, Descriptions, Flex } from "antd";
import { type ReactNode, type Ref, useId } from "react";
import styles from "./Admission.module.css";

const icons = {
  info: <InfoCircleFilled aria-hidden />,
  warning: <WarningFilled aria-hidden />,
  success: <CheckCircleFilled aria-hidden />,
} as const;

interface DecisionCardProps {
  readonly kind: keyof typeof icons;
  readonly title: string;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly children?: ReactNode;
  /** Facts without a value are left out. */
  readonly facts?: readonly (readonly [label: string, value: string | null])[];
  readonly actions?: ReactNode;
}

/** The card of a decision: title, text, facts and actions. */
export const DecisionCard = (props: DecisionCardProps) => {
  const { kind, title, titleRef, children, facts = [], actions } = props;
  const titleId = useId();
  const given = facts.filter(([, value]) => value);
  return (
    <Card role="region" aria-labelledby={titleId}>
      <Flex vertical gap="middle">
        <h2 ref={titleRef} id={titleId} tabIndex={-1} className={styles.title} data-kind={kind}>
          {icons[kind]}
          {title}
        </h2>
        {children}
        {given.length > 0 && (
          <Descriptions
            column={1}
            colon={false}
            items={given.map(([label, value]) => ({ key: label, label, children: value }))}
          />
        )}
        {actions && (
          <Flex wrap gap="small" className={styles.actions}>
            {actions}
          </Flex>
        )}
      </Flex>
    </Card>
  );
};
