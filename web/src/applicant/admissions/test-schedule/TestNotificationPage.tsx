import { useMutation } from "@apollo/client/react";
import { Button, Card, Flex } from "antd";
import { Navigate, useNavigate } from "react-router-dom";
import {
  ConfirmTestNoticeDocument,
  TestNotificationDocument,
} from "../../../gql/applicant-admissions.ts";
import { failureOf } from "../../../lib/failure.ts";
import { paths } from "../../../paths.ts";
import { useViewerQuery } from "../../../session/use-viewer-query.ts";
import { titles } from "../../../titles.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { LoadingLines } from "../../../ui/LoadingLines.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { TestFacts } from "./TestFacts.tsx";

/** Shows a new test assignment once. Ok opens the schedule. */
export default function TestNotificationPage() {
  const { viewer, failure, reload, reloading } = useViewerQuery(
    TestNotificationDocument,
    "Applicant",
  );
  const [confirm, { loading }] = useMutation(ConfirmTestNoticeDocument);
  const navigate = useNavigate();
  const { alert } = useFeedback();
  const test = viewer?.application?.test;
  if (viewer?.application && !test) {
    return <Navigate replace to={paths.applicant.testSchedule} />;
  }
  const confirmNotice = async () => {
    if (loading) return;
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
          <LoadingLines rows={4} />
        </Card>
      )}
      {test && (
        <Card>
          <Flex vertical gap="middle" align="start">
            <strong>Your aptitude test has been scheduled.</strong>
            <TestFacts applicant={viewer} />
            <p>Print your schedule, and be at the venue on time.</p>
            <Button
              type="primary"
              aria-disabled={loading || undefined}
              onClick={() => void confirmNotice()}
            >
              {loading ? "One moment..." : "Ok"}
            </Button>
          </Flex>
        </Card>
      )}
    </>
  );
}
