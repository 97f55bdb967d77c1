import { type ReactNode, type Ref, useId } from "react";
import { Card } from "../../../ui/Card.tsx";
import { Facts } from "../../../ui/Facts.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { type NoticeKind, noticeIcons } from "../../../ui/Notice.tsx";
import styles from "./Admission.module.css";

interface DecisionCardProps {
  readonly kind: Exclude<NoticeKind, "error">;
  readonly title: string;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly children?: ReactNode;
  readonly facts: readonly (readonly [label: string, value: string | null])[];
  readonly actions?: ReactNode;
}

/** The card of a decision: title, text, facts and actions. */
export const DecisionCard = (props: DecisionCardProps) => {
  const { kind, title, titleRef, children, facts, actions } = props;
  const titleId = useId();
  return (
    <Card labelledBy={titleId}>
      <div className={styles.decision}>
        <h2 ref={titleRef} id={titleId} tabIndex={-1} className={styles.title} data-kind={kind}>
          <Icon name={noticeIcons[kind]} size={24} />
          {title}
        </h2>
        {children && <p>{children}</p>}
        <Facts facts={facts} />
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </Card>
  );
};
