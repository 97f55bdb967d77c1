import { Alert, Card, Flex } from "antd";
import { useEffect, useState } from "react";
import { type Hostel_PageFragment, StudentHostelDocument } from "../../gql/student-hostels.ts";
import { formatClosing } from "../../lib/dates.ts";
import type { Failure } from "../../lib/failure.ts";
import { useTabReturn } from "../../lib/use-tab-return.ts";
import { paths } from "../../paths.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { texts } from "../../texts.ts";
import { titles } from "../../titles.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { useFeedback } from "../../ui/Feedback.tsx";
import { LoadingLines } from "../../ui/LoadingLines.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { useStudentQuery } from "../use-student-query.ts";
import { ApplicationStatus } from "./ApplicationStatus.tsx";
import { hostelTexts } from "./hostel-texts.ts";
import { viewOf } from "./hostel-view.ts";
import { OpenApplication } from "./OpenApplication.tsx";

const labels = hostelTexts.error;

/** The hostel page: free beds, the claim of a bed and the status of the application. */
export default function HostelApplicationPage() {
  const { student, failure, loading, reload, reloading } = useStudentQuery(StudentHostelDocument);
  useTabReturn(reload);
  const loadedHostel = student?.hostel ?? null;
  // The page is polled under load, so a response without the hostel part keeps what is shown.
  const [shown, setShown] = useState(loadedHostel);
  if (loadedHostel && loadedHostel !== shown) setShown(loadedHostel);
  const hostel = loadedHostel ?? shown;
  return (
    <>
      <PageHeading>{titles.hostelApplication}</PageHeading>
      {hostel && <HostelState {...{ hostel, failure, loading, reload, reloading }} />}
      {!hostel && !student && !failure && (
        <Card>
          <LoadingLines rows={8} />
        </Card>
      )}
      {!hostel && (student || failure) && (
        <HostelFailure {...{ failure, loading, reload, reloading }} />
      )}
    </>
  );
}

interface Loading {
  readonly failure: Failure | null;
  readonly loading: boolean;
  readonly reload: () => void;
  readonly reloading: boolean;
}

const reasonOf = (failure: Failure | null): string => {
  if (!failure) return labels.incomplete;
  return failure.message === texts.failures.unknown ? labels.fallback : failure.message;
};

/** Shows a toast each time loading ends with a failure. */
const useLoadToast = (trouble: string | null, loading: boolean): void => {
  const { toast } = useFeedback();
  useEffect(() => {
    if (!loading && trouble !== null) toast("error", trouble);
  }, [loading, trouble, toast]);
};

/** `value` as it was when loading last ended. */
const useValueAfterLoading = <Value,>(value: Value, loading: boolean): Value => {
  const [settled, setSettled] = useState(value);
  if (!loading && settled !== value) setSettled(value);
  return settled;
};

const HostelFailure = ({ failure, loading, reload, reloading }: Loading) => {
  const reason = reasonOf(failure);
  useLoadToast(labels.toast(reason), loading);
  return <ErrorState title={labels.title} message={reason} onRetry={reload} retrying={reloading} />;
};

/** Failures of the whole request. They say nothing about a part of the response. */
const unanswered = ["NETWORK", "UNAVAILABLE", "RATE_LIMITED"];

interface HostelStateProps extends Loading {
  readonly hostel: Hostel_PageFragment;
}

const HostelState = ({ hostel, failure, loading, reload, reloading }: HostelStateProps) => {
  const [isClaimed, setClaimed] = useState(false);
  const [isUnseen, setUnseen] = useState(false);
  const [isApplyingAgain, setApplyingAgain] = useState(false);
  const { application, canSelectBed } = hostel;
  const failed = useValueAfterLoading(failure !== null, loading);
  const isPartial = failure !== null && !unanswered.includes(failure.code);
  const seen = viewOf(hostel, isPartial);
  // A bed was claimed, but the response could not return the application. The known data is older than the claim.
  const isBehind = isUnseen && canSelectBed;
  const isAgain = isApplyingAgain && seen === "status" && canSelectBed;
  const view = isBehind ? "unknown" : isAgain ? "open" : seen;
  const reason = labels.status(reasonOf(failure));
  const isNews = view === "unknown" && (failure !== null || !isBehind);
  useLoadToast(isNews ? reason : null, loading);
  const selected = (isShown: boolean) => {
    setClaimed(true);
    setUnseen(!isShown);
    if (!isShown) reload();
  };
  switch (view) {
    case "unpaid":
      return <HostelUnpaid />;
    case "closed":
      return <HostelClosed hostel={hostel} />;
    case "unknown":
      return (
        <ErrorState
          title={labels.statusTitle}
          message={reason}
          onRetry={reload}
          retrying={reloading}
        />
      );
    case "open":
      return (
        <OpenApplication hostel={hostel} failed={failed} reload={reload} onSelected={selected} />
      );
    case "status":
      return (
        application && (
          <ApplicationStatus
            application={application}
            onApplyAgain={canSelectBed ? () => setApplyingAgain(true) : null}
            takesFocus={isClaimed}
          />
        )
      );
  }
};

/** Asks for the hostel fee first, with a link to pay it. */
const HostelUnpaid = () => (
  <Flex vertical align="start" gap="middle">
    <Alert type="warning" showIcon role="status" title={hostelTexts.unpaid.text} />
    <ButtonLink type="primary" to={paths.student.payment}>
      {hostelTexts.unpaid.payNow}
    </ButtonLink>
  </Flex>
);

const whenClosed = ({ deadline, currentTime }: Hostel_PageFragment, timeZone: string): string => {
  if (deadline === null) return hostelTexts.closed.unknown;
  const now = currentTime === null ? Date.now() : Date.parse(currentTime);
  const words = Date.parse(deadline) <= now ? hostelTexts.closed.since : hostelTexts.closed.until;
  return words(formatClosing(deadline, timeZone));
};

/** Replaces the rooms while applications are closed. */
const HostelClosed = ({ hostel }: { hostel: Hostel_PageFragment }) => {
  const { timeZone } = usePortal();
  return (
    <Flex vertical align="start" gap="middle">
      <Alert
        type="info"
        showIcon
        role="status"
        title={hostelTexts.closed.title}
        description={whenClosed(hostel, timeZone)}
      />
      <ButtonLink type="primary" to={paths.student.dashboard}>
        {hostelTexts.closed.toHome}
      </ButtonLink>
    </Flex>
  );
};
