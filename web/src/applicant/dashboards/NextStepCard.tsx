import { useId } from "react";
import { ButtonLink } from "../../ui/Button.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/Skeleton.tsx";
import { texts } from "../texts.ts";
import styles from "./Dashboard.module.css";
import type { NextStep } from "./next-step.ts";

/** The next step, as the first element of the dashboard. */
export const NextStepCard = ({ step: { title, text, action, other } }: { step: NextStep }) => {
  const titleId = useId();
  return (
    <section className={styles.next} aria-labelledby={titleId}>
      <div className={styles.nextText}>
        <p className={styles.overline}>{texts.nextStep.title}</p>
        <h2 id={titleId}>{title}</h2>
        <p>{text}</p>
      </div>
      {action && (
        <div className={styles.nextActions}>
          <ButtonLink to={action.to}>{action.label}</ButtonLink>
          {other && (
            <ButtonLink variant="secondary" to={other.to}>
              {other.label}
            </ButtonLink>
          )}
        </div>
      )}
    </section>
  );
};

export const NextStepSkeleton = () => (
  <SkeletonGroup>
    <div className={styles.next}>
      <div className={styles.nextText}>
        <p className={styles.overline}>{texts.nextStep.title}</p>
        <Skeleton width="14rem" height="1.5rem" />
        <Skeleton height="1.25rem" />
      </div>
      <div className={styles.nextActions}>
        <Skeleton width="11rem" height="var(--control-height)" />
      </div>
    </div>
  </SkeletonGroup>
);
