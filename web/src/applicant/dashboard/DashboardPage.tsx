import { ApplicantDashboardDocument } from "../../gql/applicant.ts";
import { HelpBanner } from "../../person/HelpBanner.tsx";
import { texts as portalTexts } from "../../texts.ts";
import { ErrorPart } from "../../ui/ErrorPart.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { useApplicantQuery } from "../use-applicant-query.ts";
import { SummaryCards, SummaryCardsSkeleton } from "./SummaryCards.tsx";

/** The applicant's first screen: who they are, how far the application has come, and the next step. */
export default function DashboardPage() {
  const { applicant, failure, reload, reloading } = useApplicantQuery(ApplicantDashboardDocument);
  return (
    <>
      <PageHeading>{portalTexts.applicantArea.dashboard}</PageHeading>
      <HelpBanner />
      {!applicant && !failure && <SummaryCardsSkeleton />}
      {!applicant && failure && (
        <ErrorPart message={failure.message} onRetry={reload} retrying={reloading} />
      )}
      {applicant && <SummaryCards applicant={applicant} />}
    </>
  );
}
