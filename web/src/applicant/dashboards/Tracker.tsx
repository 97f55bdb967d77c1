import { type ReactNode, useId } from "react";
import { formatDay } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { Card } from "../../ui/Card.tsx";
import { Icon, type IconName } from "../../ui/Icon.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/Skeleton.tsx";
import { texts } from "../texts.ts";
import styles from "./Dashboard.module.css";
import type { Application } from "./next-step.ts";

type Milestone = Application["milestones"][number];

const labels = texts.tracker;

const icons: Readonly<Record<Milestone["state"], IconName | null>> = {
  REACHED: "check",
  CURRENT: "clock",
  AHEAD: null,
  CLOSED: "close",
};

const Step = ({ milestone: { name, state, reachedAt } }: { milestone: Milestone }) => {
  const { timeZone } = usePortal();
  const icon = icons[state];
  const isReached = state === "REACHED" && reachedAt !== null;
  return (
    <li
      className={styles.step}
      data-state={state}
      aria-current={state === "CURRENT" ? "step" : undefined}
    >
      <span className={styles.mark}>{icon && <Icon name={icon} size={18} />}</span>
      <span className={styles.stepName}>{labels.names[name]}</span>
      <span className={styles.stepState}>
        {isReached ? labels.reachedOn(formatDay(reachedAt, timeZone)) : labels.states[state]}
      </span>
    </li>
  );
};

interface TrackerProps {
  readonly milestones: readonly Milestone[];
  /** Shown below the steps. */
  readonly children?: ReactNode;
}

/** The seven steps of the application, each with its state in words. */
export const Tracker = ({ milestones, children }: TrackerProps) => {
  const titleId = useId();
  return (
    <Card labelledBy={titleId}>
      <h2 id={titleId}>{labels.title}</h2>
      <ol className={styles.steps}>
        {milestones.map((milestone) => (
          <Step key={milestone.name} milestone={milestone} />
        ))}
      </ol>
      {children}
    </Card>
  );
};

export const TrackerSkeleton = () => (
  <Card>
    <h2>{labels.title}</h2>
    <SkeletonGroup>
      <div className={styles.steps}>
        {Object.values(labels.names).map((name) => (
          <div key={name} className={styles.step} data-state="AHEAD">
            <span className={styles.mark} />
            <span className={styles.stepName}>{name}</span>
            <span className={styles.stepState}>
              <Skeleton width="5rem" />
            </span>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  </Card>
);
