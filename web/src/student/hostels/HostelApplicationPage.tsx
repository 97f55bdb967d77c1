import { useFragment } from "@apollo/client/react";
import { Alert, Card, Flex } from "antd";
import { useEffect, useState } from "react";
import {
  type Hostel_PageFragment,
  Hostel_PageFragmentDoc,
  StudentHostelDocument,
} from "../../gql/student-hostels.ts";
import { formatClosing } from "../../lib/dates.ts";
import type { Failure } from "../../lib/failure.ts";
import { useTabReturn } from "../../lib/use-tab-return.ts";
import { paths } from "../../paths.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { useViewerQuery, type ViewerQuery } from "../../session/use-viewer-query.ts";
import { texts } from "../../texts.ts";
import { titles } from "../../titles.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { useFeedback } from "../../ui/Feedback.tsx";
import { LoadingLines } from "../../ui/LoadingLines.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { ApplicationStatus } from "./ApplicationStatus.tsx";
import { incomplete, statusFailed, viewOf } from "./hostel-view.ts";
import { OpenApplication } from "./OpenApplication.tsx";
import { UnpaidHostel } from "./UnpaidHostel.tsx";

export default function HostelApplicationPage() {
  const { viewer, ...request } = useViewerQuery(StudentHostelDocument, "Student");
  useTabReturn(request.reload);
  const loaded = viewer?.hostel ?? null;
  // The page is polled under load, so a response without the hostel part keeps what is shown.
  const [shown, setShown] = useState(loaded);
  if (loaded && loaded !== shown) setShown(loaded);
  const { data, complete } = useFragment({
    fragment: Hostel_PageFragmentDoc,
    fragmentName: "Hostel_page",
    from: loaded ?? shown,
  });
  const hostel = complete ? data : null;
  const isLoaded = Boolean(viewer ?? request.failure);
  return (
    <>
      <PageHeading>{titles.hostelApplication}</PageHeading>
      {hostel && <HostelState hostel={hostel} {...request} />}
      {!hostel && !isLoaded && (
        <Card>
          <LoadingLines rows={8} />
        </Card>
      )}
      {!hostel && isLoaded && <HostelFailure {...request} />}
    </>
  );
}

type Request = Omit<ViewerQuery<unknown>, "viewer">;

const reasonOf = (failure: Failure | null): string => {
  if (!failure) return incomplete;
  return failure.message === texts.failures.unknown
    ? "Something went wrong. Please try refreshing the page or contact support."
    : failure.message;
};

const useLoadToast = (trouble: string | null, loading: boolean): void => {
  const { toast } = useFeedback();
  useEffect(() => {
    if (!loading && trouble !== null) toast("error", trouble);
  }, [loading, trouble, toast]);
};

const HostelFailure = ({ failure, loading, reload, reloading }: Request) => {
  const reason = reasonOf(failure);
  useLoadToast(`Could not load hostel application data: ${reason}`, loading);
  return (
    <ErrorState
      title="Error Loading Application"
      message={reason}
      onRetry={reload}
      retrying={reloading}
    />
  );
};

/** Failures of the whole request. They say nothing about a part of the response. */
const unanswered = ["NETWORK", "UNAVAILABLE", "RATE_LIMITED"];

interface HostelStateProps extends Request {
  readonly hostel: Hostel_PageFragment;
}

const HostelState = ({ hostel, failure, loading, reload, reloading }: HostelStateProps) => {
  const [isClaimed, setClaimed] = useState(false);
  const [isUnseen, setUnseen] = useState(false);
  const [isApplyingAgain, setApplyingAgain] = useState(false);
  const { canSelectBed } = hostel;
  // As it was when loading last ended.
  const [hasFailed, setHasFailed] = useState(failure !== null);
  if (!loading && hasFailed !== (failure !== null)) setHasFailed(failure !== null);
  const isPartial = failure !== null && !unanswered.includes(failure.code);
  const seen = viewOf(hostel, isPartial);
  // A bed was claimed, but the response could not return the application. The known data is older than the claim.
  const isBehind = isUnseen && canSelectBed;
  const isAgain = isApplyingAgain && seen === "status" && canSelectBed;
  const view = isBehind ? "unknown" : isAgain ? "open" : seen;
  const reason = statusFailed(reasonOf(failure));
  const isNews = view === "unknown" && (failure !== null || !isBehind);
  useLoadToast(isNews ? reason : null, loading);
  const selected = (isShown: boolean) => {
    setClaimed(true);
    setUnseen(!isShown);
    if (!isShown) reload();
  };
  switch (view) {
    case "unpaid":
      return <UnpaidHostel />;
    case "closed":
      return <HostelClosed hostel={hostel} />;
    case "unknown":
      return (
        <ErrorState
          title="Your application could not be shown"
          message={reason}
          onRetry={reload}
          retrying={reloading}
        />
      );
    case "open":
      return (
        <OpenApplication hostel={hostel} failed={hasFailed} reload={reload} onSelected={selected} />
      );
    case "status":
      return (
        <ApplicationStatus
          hostel={hostel}
          onApplyAgain={canSelectBed ? () => setApplyingAgain(true) : null}
          takesFocus={isClaimed}
        />
      );
  }
};

const HostelClosed = ({ hostel }: { hostel: Hostel_PageFragment }) => {
  const { timeZone } = usePortal();
  const { deadline, currentTime } = hostel;
  const now = currentTime === null ? Date.now() : Date.parse(currentTime);
  const moment = deadline && formatClosing(deadline, timeZone);
  const isPast = deadline !== null && Date.parse(deadline) <= now;
  return (
    <Flex vertical align="start" gap="middle">
      <Alert
        type="info"
        showIcon
        role="status"
        title="Hostel Applications Closed"
        description={
          moment === null
            ? "Applications for a bed are not open now. No date has been announced."
            : isPast
              ? `The deadline was ${moment}.`
              : `The deadline is ${moment}, but applications are not open now.`
        }
      />
      <ButtonLink type="primary" to={paths.student.dashboard}>
        Go to Homepage
      </ButtonLink>
    </Flex>
  );
};
