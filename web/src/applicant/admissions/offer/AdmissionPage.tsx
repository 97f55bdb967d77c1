import { AdmissionDocument } from "../../../gql/applicant-admissions.ts";
import { paths } from "../../../paths.ts";
import { titles } from "../../../titles.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { Skeleton, SkeletonGroup } from "../../../ui/Skeleton.tsx";
import { texts } from "../../texts.ts";
import { useApplicantQuery } from "../../use-applicant-query.ts";
import styles from "./Admission.module.css";
import { Decision } from "./Decision.tsx";

const labels = texts.admission;

/** The decision, and the answer to an offer. */
export default function AdmissionPage() {
  const { applicant, failure, reload, reloading } = useApplicantQuery(AdmissionDocument);
  const decision = applicant?.application?.decision;
  return (
    <>
      <PageHeading>{titles.admission}</PageHeading>
      {!applicant?.application && failure && (
        <ErrorState message={failure.message} onRetry={reload} retrying={reloading} />
      )}
      {!applicant && !failure && <AdmissionSkeleton />}
      {applicant && decision && (
        <Decision
          applicant={applicant}
          decision={decision}
          score={applicant.application?.test?.score ?? null}
          onOutdated={reload}
        />
      )}
      {applicant && !decision && !failure && (
        <Card>
          <EmptyState icon="clock" title={labels.undecidedTitle}>
            <p>{labels.undecided}</p>
            <ButtonLink variant="secondary" to={paths.applicant.dashboard}>
              {labels.toDashboard}
            </ButtonLink>
          </EmptyState>
        </Card>
      )}
    </>
  );
}

const AdmissionSkeleton = () => (
  <Card>
    <SkeletonGroup>
      <div className={styles.decision}>
        <Skeleton width="18rem" height="1.75rem" />
        <Skeleton />
        <Skeleton height="8rem" />
        <Skeleton width="10rem" height="var(--control-height)" />
      </div>
    </SkeletonGroup>
  </Card>
);
