import { Alert } from "antd";
import { Suspense } from "react";
import { Navigate } from "react-router-dom";
import { ApplicantDashboardDocument } from "../../gql/applicant-dashboards.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { paths } from "../../paths.ts";
import { HelpBanner } from "../../person/HelpBanner.tsx";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { fetchFirst } from "../../session/fetch-first.ts";
import type { FirstVisit } from "../../session/screen-code.ts";
import { useViewerQuery } from "../../session/use-viewer-query.ts";
import { texts } from "../../texts.ts";
import { titles } from "../../titles.ts";
import { Announcements } from "../../ui/Announcements.tsx";
import { DownloadButton } from "../../ui/DownloadButton.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { isNoticeDue } from "../admissions/test-schedule/notice-due.ts";
import { announcementFor, nextStepOf } from "./next-step.ts";
import { SummaryCards, SummaryCardsSkeleton } from "./SummaryCards.tsx";
import { Tracker, TrackerSkeleton } from "./Tracker.tsx";

// Loaded on demand, because few applicants need it.
const QueriedResults = lazyPart(() => import("./QueriedResults.tsx"));

/** The applicant's dashboard: the next step and the progress, then the personal details. */
export const prepare = ({ client }: FirstVisit) => fetchFirst(client, ApplicantDashboardDocument);

export default function DashboardPage() {
  const { timeZone } = usePortal();
  const { viewer, failure, reload, reloading } = useViewerQuery(
    ApplicantDashboardDocument,
    "Applicant",
  );
  const application = viewer?.application;
  if (isNoticeDue(application)) return <Navigate replace to={paths.applicant.testNotification} />;
  const announcement = application && announcementFor(application);
  const isLoading = !viewer && !failure;
  return (
    <>
      <PageHeading>{titles.applicantDashboard}</PageHeading>
      {!application && failure && (
        <ErrorState
          title="Your application could not be loaded"
          message={failure.message}
          onRetry={reload}
          retrying={reloading}
        />
      )}
      {viewer?.application?.sittings?.some(({ query }) => query) && (
        <Suspense>
          <QueriedResults applicant={viewer} />
        </Suspense>
      )}
      {isLoading && <TrackerSkeleton />}
      {application && (
        <Tracker step={nextStepOf(application, viewer.isSubmitted, timeZone)} applicant={viewer}>
          {application.screening.receiptUrl && (
            <div>
              <DownloadButton
                variant="secondary"
                path={application.screening.receiptUrl}
                fileName="screening_receipt.pdf"
                labels={{ ...texts.receiptDownload, label: "Receipt of the screening fee" }}
              />
            </div>
          )}
        </Tracker>
      )}
      {announcement && (
        <Alert role="status" type="info" showIcon title="Announcement" description={announcement} />
      )}
      <Announcements of={viewer?.announcements} />
      {isLoading && <SummaryCardsSkeleton />}
      {viewer && <SummaryCards applicant={viewer} />}
      <HelpBanner />
    </>
  );
}
