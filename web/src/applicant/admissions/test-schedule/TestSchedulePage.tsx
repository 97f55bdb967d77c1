import { Alert, Card, Flex } from "antd";
import { Navigate } from "react-router-dom";
import { paths } from "../../../paths.ts";
import { titles } from "../../../titles.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingLines } from "../../../ui/LoadingLines.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { texts } from "../../texts.ts";
import { isNoticeDue } from "./notice-due.ts";
import { Schedule, Unassigned } from "./Schedule.tsx";
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
      {!applicant && !failure && (
        <Card>
          <LoadingLines rows={4} />
        </Card>
      )}
      {applicant && !applicant.isSubmitted && <Incomplete />}
      {!application && applicant?.isSubmitted !== false && failure && (
        <ErrorState message={failure.message} onRetry={reload} retrying={reloading} />
      )}
      {applicant?.isSubmitted && application && (
        <Schedule applicant={{ ...applicant, application }} />
      )}
      {applicant?.isSubmitted && !application && !failure && <Unassigned />}
    </>
  );
}

const Incomplete = () => (
  <Alert
    role="status"
    type="warning"
    showIcon
    title={labels.incompleteTitle}
    description={
      <Flex vertical gap="middle" align="start">
        <p>{labels.incomplete}</p>
        <ol className={styles.list}>
          {labels.incompleteSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <ButtonLink type="primary" to={paths.applicant.applicationForm}>
          {texts.goToForm}
        </ButtonLink>
      </Flex>
    }
  />
);
