import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Button } from "antd";
import {
  type ThisSemester_StudentFragment,
  ThisSemester_StudentFragmentDoc,
} from "../../gql/student-dashboards.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { RegionCard } from "../../ui/RegionCard.tsx";
import { StatusTag } from "../../ui/StatusTag.tsx";
import styles from "./Dashboard.module.css";
import { nextStep, semesterSteps } from "./semester-steps.ts";

interface ThisSemesterProps {
  readonly student: FragmentType<ThisSemester_StudentFragment>;
  /** True if a part of the response failed. */
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** How far tuition, courses and hostel are, with one action: the next one that is due. */
export const ThisSemester = ({ student, failed, onRetry, retrying }: ThisSemesterProps) => {
  const { currencySymbol } = usePortal();
  const { data, complete } = useFragment({
    fragment: ThisSemester_StudentFragmentDoc,
    from: student,
  });
  if (!complete) return null;
  const steps = semesterSteps(data, { failed, currencySymbol });
  const next = nextStep(steps);
  const isPartial = failed && !(data.fees && data.courseRegistration && data.hostel);
  return (
    <RegionCard
      title="This semester"
      extra={
        isPartial && (
          <Button onClick={onRetry} loading={retrying}>
            Load again
          </Button>
        )
      }
    >
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.name} aria-current={step === next ? "step" : undefined}>
            <h3>{step.name}</h3>
            <StatusTag kind={step.kind}>{step.status}</StatusTag>
            {step.detail && <span className={styles.detail}>{step.detail}</span>}
            {step === next && step.action && (
              <span className={styles.action}>
                <ButtonLink type="primary" to={step.path}>
                  {step.action}
                </ButtonLink>
              </span>
            )}
          </li>
        ))}
      </ol>
    </RegionCard>
  );
};
