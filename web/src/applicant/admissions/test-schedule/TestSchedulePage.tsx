import { useApolloClient } from "@apollo/client/react";
import { Alert, Card, Empty, Flex } from "antd";
import { type ReactNode, useEffect, useId, useState } from "react";
import { Navigate } from "react-router-dom";
import { TestScheduleDocument } from "../../../gql/applicant-admissions.ts";
import { paths } from "../../../paths.ts";
import { useViewerQuery } from "../../../session/use-viewer-query.ts";
import { texts } from "../../../texts.ts";
import { titles } from "../../../titles.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { DownloadButton } from "../../../ui/DownloadButton.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingLines } from "../../../ui/LoadingLines.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { fileNameOf } from "../../document-file-name.ts";
import { PrintoutButton } from "../PrintoutButton.tsx";
import { isNoticeDue } from "./notice-due.ts";
import { TestFacts } from "./TestFacts.tsx";
import styles from "./TestSchedule.module.css";

/** Specification §9: a schedule is cached for this many milliseconds. */
const cacheMs = 30_000;

/** The time at which each client last loaded a schedule. */
const readAt = new WeakMap<object, number>();

/** Loads the schedule unless it was loaded in the last 30 seconds. */
const useSchedule = () => {
  const client = useApolloClient();
  const [isFresh] = useState(() => Date.now() - (readAt.get(client) ?? 0) < cacheMs);
  const asked = useViewerQuery(
    TestScheduleDocument,
    "Applicant",
    isFresh ? "cache-first" : "cache-and-network",
  );
  const test = asked.viewer?.application?.test;
  const isRead = !isFresh && test != null && !asked.loading;
  useEffect(() => {
    if (isRead) readAt.set(client, Date.now());
  }, [client, isRead]);
  return asked;
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id}>
      <Flex vertical gap="middle">
        <h2 id={id}>{title}</h2>
        {children}
      </Flex>
    </Card>
  );
};

/** The aptitude test: time, place, what to bring and the documents to print. */
export default function TestSchedulePage() {
  const { viewer, failure, reload, reloading } = useSchedule();
  const application = viewer?.application;
  if (isNoticeDue(application)) return <Navigate replace to={paths.applicant.testNotification} />;
  const test = application?.test;
  const receiptUrl = application?.screening.receiptUrl;
  return (
    <>
      <PageHeading>{titles.testSchedule}</PageHeading>
      {!viewer && !failure && (
        <Card>
          <LoadingLines rows={4} />
        </Card>
      )}
      {viewer && !viewer.isSubmitted && (
        <Alert
          role="status"
          type="warning"
          showIcon
          title="Incomplete Application"
          description={
            <Flex vertical gap="middle" align="start">
              <p>
                You have not submitted your application yet. To see your aptitude test schedule:
              </p>
              <ol className={styles.list}>
                <li>Fill in all 4 sections of the form.</li>
                <li>Agree to the declaration.</li>
                <li>Press Submit Application.</li>
              </ol>
              <ButtonLink type="primary" to={paths.applicant.applicationForm}>
                Go to Application Form
              </ButtonLink>
            </Flex>
          }
        />
      )}
      {!application && viewer?.isSubmitted !== false && failure && (
        <ErrorState message={failure.message} onRetry={reload} retrying={reloading} />
      )}
      {viewer?.isSubmitted && test && (
        <Part title="When and where">
          <TestFacts applicant={viewer} />
          <div>
            <DownloadButton
              path={test.scheduleUrl}
              fileName={fileNameOf(viewer, "aptitude_test_schedule")}
              name="Print aptitude test schedule"
              labels={{
                label: "Print",
                busy: "Downloading...",
                failed: "Failed to download application form. Please try again.",
                startedTitle: "Download In Progress!",
                started:
                  "Your aptitude test schedule is being downloaded. Please check your downloads folder.",
              }}
            />
          </div>
        </Part>
      )}
      {viewer?.isSubmitted && !test && (application || !failure) && (
        <Card>
          <Empty
            image={Empty.PRESENTED_IMAGE_SIMPLE}
            description={
              <>
                <strong>No test date yet</strong>
                <p>
                  Your application is submitted. The college will assign you an aptitude test and
                  email you when it has.
                </p>
              </>
            }
          />
        </Card>
      )}
      {viewer?.isSubmitted && application && (
        <Part title="Requirements">
          <p>Come with these:</p>
          <ul className={styles.list}>
            <li>2 copies of the application printout</li>
            <li>1 photocopy of your SSCE result(s)</li>
            <li>1 photocopy of your birth certificate</li>
            <li>1 photocopy of your certificate of state of origin</li>
            <li>1 photocopy of your payment invoice</li>
          </ul>
        </Part>
      )}
      {viewer?.isSubmitted && (application?.printoutUrl || receiptUrl) && (
        <Part title="Documents">
          <Flex wrap gap="small">
            {application?.printoutUrl && (
              <PrintoutButton url={application.printoutUrl} applicant={viewer} />
            )}
            {receiptUrl && (
              <DownloadButton
                variant="secondary"
                path={receiptUrl}
                fileName={fileNameOf(viewer, "screening_receipt")}
                labels={{ ...texts.receiptDownload, label: "Payment invoice" }}
              />
            )}
          </Flex>
        </Part>
      )}
    </>
  );
}
