import {
  CheckCircleFilled,
  ClockCircleOutlined,
  CloseCircleOutlined,
  MinusCircleOutlined,
} from "@ant-design/icons";
import { Card, Flex, Typography } from "antd";
import { type ReactNode, useId } from "react";
import { formatDay } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { LoadingLines } from "../../ui/LoadingLines.tsx";
import { StepList } from "../../ui/StepList.tsx";
import { texts } from "../texts.ts";
import type { Application, NextStep } from "./next-step.ts";
import styles from "./Tracker.module.css";

type Milestone = Application["milestones"][number];

const labels = texts.tracker;

const shown = {
  REACHED: { status: "finish", icon: <CheckCircleFilled aria-hidden /> },
  CURRENT: { status: "process", icon: <ClockCircleOutlined aria-hidden /> },
  AHEAD: { status: "wait", icon: <MinusCircleOutlined aria-hidden /> },
  CLOSED: { status: "wait", icon: <CloseCircleOutlined aria-hidden /> },
} as const;

const itemOf = (name: Milestone["name"], state: Milestone["state"], content: ReactNode) => ({
  ...shown[state],
  key: name,
  title: labels.names[name],
  content,
});

interface FrameProps {
  readonly children: ReactNode;
  readonly items: ReturnType<typeof itemOf>[];
}

const Frame = ({ children, items }: FrameProps) => {
  const titleId = useId();
  return (
    <Card role="region" aria-labelledby={titleId}>
      <h2 id={titleId}>{labels.title}</h2>
      <div className={styles.columns}>
        <Flex vertical gap="middle">
          {children}
        </Flex>
        <StepList
          orientation="vertical"
          size="small"
          current={items.findIndex(({ status }) => status === "process")}
          items={items}
        />
      </div>
    </Card>
  );
};

const Next = ({ step: { title, text, action, other } }: { step: NextStep }) => {
  const titleId = useId();
  return (
    <section className={styles.next} aria-labelledby={titleId}>
      <Typography.Text type="secondary">{texts.nextStep.title}</Typography.Text>
      <h3 id={titleId}>{title}</h3>
      <p>{text}</p>
      {action && (
        <Flex wrap gap="small" className={styles.actions}>
          <ButtonLink type="primary" to={action.to}>
            {action.label}
          </ButtonLink>
          {other && <ButtonLink to={other.to}>{other.label}</ButtonLink>}
        </Flex>
      )}
    </section>
  );
};

interface TrackerProps {
  readonly step: NextStep;
  readonly milestones: readonly Milestone[];
  /** Shown below the next step. */
  readonly children?: ReactNode;
}

/** The next step, and the seven steps of the application, each with its state in words. */
export const Tracker = ({ step, milestones, children }: TrackerProps) => {
  const { timeZone } = usePortal();
  return (
    <Frame
      items={milestones.map(({ name, state, reachedAt }) =>
        itemOf(
          name,
          state,
          state === "REACHED" && reachedAt !== null
            ? labels.reachedOn(formatDay(reachedAt, timeZone))
            : labels.states[state],
        ),
      )}
    >
      <Next step={step} />
      {children}
    </Frame>
  );
};

const names = Object.keys(labels.names) as Milestone["name"][];

export const TrackerSkeleton = () => (
  <Frame items={names.map((name) => itemOf(name, "AHEAD", null))}>
    <div className={styles.next}>
      <LoadingLines rows={2} />
    </div>
  </Frame>
);
