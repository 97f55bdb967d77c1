import { useFragment } from "@apollo/client/react";
import { Alert } from "antd";
import { lazy, Suspense } from "react";
import { Navigate } from "react-router-dom";
import {
  ApplicantDashboardDocument,
  ApplicationProgress_ApplicantFragmentDoc,
} from "../../gql/applicant-dashboards.ts";
import { paths } from "../../paths.ts";
import { HelpBanner } from "../../person/HelpBanner.tsx";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { texts as portalTexts } from "../../texts.ts";
import { titles } from "../../titles.ts";
import { Announcements } from "../../ui/Announcements.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { PdfButton } from "../../ui/PdfButton.tsx";
import { isNoticeDue } from "../admissions/test-schedule/notice-due.ts";
import { texts } from "../texts.ts";
import { useApplicantQuery } from "../use-applicant-query.ts";
import { announcementFor, nextStepOf } from "./next-step.ts";
import { SummaryCards, SummaryCardsSkeleton } from "./SummaryCards.tsx";
import { Tracker, TrackerSkeleton } from "./Tracker.tsx";

// Loaded on demand, because few applicants need it.
const QueriedResults = lazy(() => import("./QueriedResults.tsx"));

/** The applicant's dashboard: the next step and the progress, then the personal details. */
export default function DashboardPage() {
  const { timeZone } = usePortal();
  const { applicant, failure, reload, reloading } = useApplicantQuery(ApplicantDashboardDocument);
  const { data, complete } = useFragment({
    fragment: ApplicationProgress_ApplicantFragmentDoc,
    fragmentName: "ApplicationProgress_applicant",
    from: applicant,
  });
  const application = complete ? data.application : null;
  if (isNoticeDue(application)) return <Navigate replace to={paths.applicant.testNotification} />;
  const announcement = application && announcementFor(application);
  const isLoading = !applicant && !failure;
  return (
    <>
      <PageHeading>{titles.applicantDashboard}</PageHeading>
      {!application && failure && (
        <ErrorState
          title={texts.dashboard.unknownTitle}
          message={failure.message}
          onRetry={reload}
          retrying={reloading}
        />
      )}
      {application?.sittings?.some(({ query }) => query) && (
        <Suspense>
          <QueriedResults sittings={application.sittings} />
        </Suspense>
      )}
      {isLoading && <TrackerSkeleton />}
      {complete && application && (
        <Tracker
          step={nextStepOf(application, data.isSubmitted, timeZone)}
          milestones={application.milestones}
        >
          {application.screening.receiptUrl && (
            <div>
              <PdfButton
                variant="secondary"
                path={application.screening.receiptUrl}
                fileName="screening_receipt.pdf"
                labels={{ ...portalTexts.receiptDownload, label: texts.dashboard.receipt }}
              />
            </div>
          )}
        </Tracker>
      )}
      {announcement && (
        <Alert
          role="status"
          type="info"
          showIcon
          title={texts.dashboard.announcement}
          description={announcement}
        />
      )}
      <Announcements of={applicant?.announcements} />
      {isLoading && <SummaryCardsSkeleton />}
      {applicant && <SummaryCards applicant={applicant} />}
      <HelpBanner />
    </>
  );
}
