import { Navigate } from "react-router-dom";
import { paths } from "../../../paths.ts";
import { titles } from "../../../titles.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { Skeleton, SkeletonGroup } from "../../../ui/Skeleton.tsx";
import { texts } from "../../texts.ts";
import { isNoticeDue } from "./notice-due.ts";
import { Schedule } from "./Schedule.tsx";
import styles from "./TestSchedule.module.css";
import { useSchedule } from "./use-schedule.ts";

const labels = texts.schedule;

/** The aptitude test: time, place, what to bring and the documents to print. */
export default function TestSchedulePage() {
  const { applicant, failure, reload, reloading } = useSchedule();
  const application = applicant?.application;
  if (isNoticeDue(application)) return <Navigate replace to={paths.applicant.testNotification} />;
  return (
    <>
      <PageHeading>{titles.testSchedule}</PageHeading>
      {!applicant && !failure && <ScheduleSkeleton />}
      {applicant && !applicant.isSubmitted && <Incomplete />}
      {!application && applicant?.isSubmitted !== false && failure && (
        <ErrorState message={failure.message} onRetry={reload} retrying={reloading} />
      )}
      {applicant?.isSubmitted && application && (
        <Schedule applicant={{ ...applicant, application }} />
      )}
      {applicant?.isSubmitted && !application && !failure && (
        <Card>
          <EmptyState icon="clock" title={labels.unassignedTitle}>
            {labels.unassigned}
          </EmptyState>
        </Card>
      )}
    </>
  );
}

const Incomplete = () => (
  <Notice kind="warning" title={labels.incompleteTitle}>
    <div className={styles.incomplete}>
      <p>{labels.incomplete}</p>
      <ol>
        {labels.incompleteSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ButtonLink to={paths.applicant.applicationForm}>{texts.goToForm}</ButtonLink>
    </div>
  </Notice>
);

const ScheduleSkeleton = () => (
  <Card>
    <SkeletonGroup>
      <div className={styles.part}>
        <Skeleton width="12rem" height="1.75rem" />
        <Skeleton height="2.75rem" />
        <Skeleton height="2.75rem" />
        <Skeleton height="2.75rem" />
        <Skeleton width="8rem" height="var(--control-height)" />
      </div>
    </SkeletonGroup>
  </Card>
);
