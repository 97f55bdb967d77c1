import { Link } from "react-router-dom";
import { StudentDashboardDocument } from "../../gql/student-dashboards.ts";
import { paths } from "../../paths.ts";
import { HelpBanner } from "../../person/HelpBanner.tsx";
import { texts } from "../../texts.ts";
import { titles } from "../../titles.ts";
import { Announcements } from "../../ui/Announcements.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { HistorySkeleton } from "../payments/history/HistoryCard.tsx";
import { PaymentHistory } from "../payments/history/PaymentHistory.tsx";
import { useStudentQuery } from "../use-student-query.ts";
import { InfoCards, InfoCardsSkeleton } from "./InfoCards.tsx";

const visitPayments = (
  <ButtonLink variant="secondary" to={paths.student.payment}>
    {texts.dashboard.visitPayments}
  </ButtonLink>
);

/** The student's dashboard: support, personal details and payments. */
export default function DashboardPage() {
  const { student, failure, reload, reloading } = useStudentQuery(StudentDashboardDocument);
  return (
    <>
      <PageHeading>{titles.dashboard}</PageHeading>
      <HelpBanner />
      {!student && !failure && (
        <>
          <InfoCardsSkeleton />
          <HistorySkeleton action={visitPayments} />
        </>
      )}
      {!student && failure && (
        <ErrorState
          message={failure.message || texts.dashboard.couldNotLoad}
          onRetry={reload}
          retrying={reloading}
        />
      )}
      {student && (
        <>
          <Announcements of={student.announcements} />
          <InfoCards student={student} />
          <p>
            {texts.dashboard.resultsLine} <Link to={paths.student.results}>{titles.results}</Link>
          </p>
          <PaymentHistory
            student={student}
            action={visitPayments}
            failure={failure?.message}
            onRetry={reload}
            retrying={reloading}
          />
        </>
      )}
    </>
  );
}
