import { useMutation } from "@apollo/client/react";
import { Navigate, useNavigate } from "react-router-dom";
import {
  ConfirmTestNoticeDocument,
  TestNotificationDocument,
} from "../../../gql/applicant-admissions.ts";
import { failureOf } from "../../../lib/failure.ts";
import { paths } from "../../../paths.ts";
import { titles } from "../../../titles.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { Skeleton, SkeletonGroup } from "../../../ui/Skeleton.tsx";
import { texts } from "../../texts.ts";
import { useApplicantQuery } from "../../use-applicant-query.ts";
import { TestFacts } from "./TestFacts.tsx";
import styles from "./TestSchedule.module.css";

const labels = texts.notification;

/** Shows a new test assignment once. Ok opens the schedule. */
export default function TestNotificationPage() {
  const { applicant, failure, reload, reloading } = useApplicantQuery(TestNotificationDocument);
  const [confirm, { loading }] = useMutation(ConfirmTestNoticeDocument);
  const navigate = useNavigate();
  const { alert } = useFeedback();
  const test = applicant?.application?.test;
  if (applicant?.application && !test) {
    return <Navigate replace to={paths.applicant.testSchedule} />;
  }
  const confirmNotice = async () => {
    try {
      if (test?.isNoticeDue) await confirm();
      await navigate(paths.applicant.testSchedule);
    } catch (error) {
      alert(failureOf(error).message);
    }
  };
  return (
    <>
      <PageHeading>{titles.testNotification}</PageHeading>
      {!test && failure && (
        <ErrorState message={failure.message} onRetry={reload} retrying={reloading} />
      )}
      {!test && !failure && (
        <Card>
          <SkeletonGroup>
            <div className={styles.part}>
              <Skeleton width="16rem" />
              <Skeleton height="8rem" />
              <Skeleton width="6rem" height="var(--control-height)" />
            </div>
          </SkeletonGroup>
        </Card>
      )}
      {test && (
        <Card>
          <div className={styles.part}>
            <p className={styles.lead}>{labels.lead}</p>
            <TestFacts test={test} />
            <p>{labels.text}</p>
            <div>
              <Button busy={loading} onClick={() => void confirmNotice()}>
                {loading ? labels.confirming : labels.ok}
              </Button>
            </div>
          </div>
        </Card>
      )}
    </>
  );
}
