import {
  CheckCircleFilled,
  ClockCircleOutlined,
  CloseCircleOutlined,
  MinusCircleOutlined,
} from "@ant-design/icons";
import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Card, Flex, Typography } from "antd";
import { type ReactNode, useId } from "react";
import {
  type MilestoneName,
  type MilestoneState,
  type Tracker_ApplicantFragment,
  Tracker_ApplicantFragmentDoc,
} from "../../gql/applicant-dashboards.ts";
import { formatDay } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { LoadingLines } from "../../ui/LoadingLines.tsx";
import { StepList } from "../../ui/StepList.tsx";
import type { NextStep } from "./next-step.ts";
import styles from "./Tracker.module.css";

const names = {
  SIGNED_UP: "Signed up",
  VERIFIED: "Email verified",
  PAID: "Screening fee paid",
  SUBMITTED: "Application submitted",
  TESTED: "Aptitude test taken",
  DECISION: "Decision made",
  ACCEPTED: "Offer accepted",
} as const;

const shown = {
  REACHED: { status: "finish", icon: <CheckCircleFilled aria-hidden />, content: "Done" },
  CURRENT: { status: "process", icon: <ClockCircleOutlined aria-hidden />, content: "Next" },
  AHEAD: { status: "wait", icon: <MinusCircleOutlined aria-hidden />, content: "To come" },
  CLOSED: { status: "wait", icon: <CloseCircleOutlined aria-hidden />, content: "Will not happen" },
} as const;

const itemOf = (name: MilestoneName, state: MilestoneState) => ({
  ...shown[state],
  key: name,
  title: names[name],
});

interface FrameProps {
  readonly children: ReactNode;
  readonly items: (Omit<ReturnType<typeof itemOf>, "content"> & { readonly content: ReactNode })[];
}

const Frame = ({ children, items }: FrameProps) => {
  const titleId = useId();
  return (
    <Card role="region" aria-labelledby={titleId}>
      <h2 id={titleId}>Your application</h2>
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
      <Typography.Text type="secondary">Your next step</Typography.Text>
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
  readonly applicant: FragmentType<Tracker_ApplicantFragment>;
  /** Shown below the next step. */
  readonly children?: ReactNode;
}

/** The next step, and the seven steps of the application, each with its state in words. */
export const Tracker = ({ step, applicant, children }: TrackerProps) => {
  const { timeZone } = usePortal();
  const { data, complete } = useFragment({
    fragment: Tracker_ApplicantFragmentDoc,
    from: applicant,
  });
  if (!complete || !data.application) return null;
  return (
    <Frame
      items={data.application.milestones.map(({ name, state, reachedAt }) => ({
        ...itemOf(name, state),
        ...(state === "REACHED" &&
          reachedAt && { content: `Done on ${formatDay(reachedAt, timeZone)}` }),
      }))}
    >
      <Next step={step} />
      {children}
    </Frame>
  );
};

export const TrackerSkeleton = () => (
  <Frame
    items={(Object.keys(names) as MilestoneName[]).map((name) => ({
      ...itemOf(name, "AHEAD"),
      content: null,
    }))}
  >
    <div className={styles.next}>
      <LoadingLines rows={2} />
    </div>
  </Frame>
);
