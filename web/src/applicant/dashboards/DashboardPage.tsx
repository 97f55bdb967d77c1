import { lazy, Suspense } from "react";
import { Navigate } from "react-router-dom";
import { ApplicantDashboardDocument } from "../../gql/applicant-dashboards.ts";
import { paths } from "../../paths.ts";
import { HelpBanner } from "../../person/HelpBanner.tsx";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { texts as portalTexts } from "../../texts.ts";
import { titles } from "../../titles.ts";
import { Announcements } from "../../ui/Announcements.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { PdfButton } from "../../ui/PdfButton.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { isNoticeDue } from "../admissions/test-schedule/notice-due.ts";
import { texts } from "../texts.ts";
import { useApplicantQuery } from "../use-applicant-query.ts";
import styles from "./Dashboard.module.css";
import { NextStepCard, NextStepSkeleton } from "./NextStepCard.tsx";
import { announcementFor, nextStepOf } from "./next-step.ts";
import { SummaryCards, SummaryCardsSkeleton } from "./SummaryCards.tsx";
import { Tracker, TrackerSkeleton } from "./Tracker.tsx";

// Loaded on demand, because few applicants need it.
const QueriedResults = lazy(() => import("./QueriedResults.tsx"));

/** The applicant's dashboard: the next step, the personal details and the progress. */
export default function DashboardPage() {
  const { timeZone } = usePortal();
  const { applicant, failure, reload, reloading } = useApplicantQuery(ApplicantDashboardDocument);
  const application = applicant?.application;
  if (isNoticeDue(application)) return <Navigate replace to={paths.applicant.testNotification} />;
  const announcement = application && announcementFor(application);
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
      {!applicant && !failure && (
        <>
          <NextStepSkeleton />
          <Skeleton height="5.5rem" />
        </>
      )}
      {applicant && application && (
        <NextStepCard step={nextStepOf(application, applicant.isSubmitted, timeZone)} />
      )}
      {application?.sittings?.some(({ query }) => query) && (
        <Suspense>
          <QueriedResults sittings={application.sittings} />
        </Suspense>
      )}
      {announcement && (
        <Notice kind="info" title={texts.dashboard.announcement}>
          {announcement}
        </Notice>
      )}
      <Announcements of={applicant?.announcements} />
      {!applicant && !failure && (
        <>
          <SummaryCardsSkeleton />
          <TrackerSkeleton />
        </>
      )}
      {applicant && <SummaryCards applicant={applicant} />}
      {application && (
        <Tracker milestones={application.milestones}>
          {application.screening.receiptUrl && (
            <div className={styles.receipt}>
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
      <HelpBanner />
    </>
  );
}
