import { Link } from "react-router-dom";
import { StudentDashboardDocument } from "../../gql/student-dashboards.ts";
import { paths } from "../../paths.ts";
import { HelpBanner } from "../../person/HelpBanner.tsx";
import { texts } from "../../texts.ts";
import { titles } from "../../titles.ts";
import { Announcements } from "../../ui/Announcements.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { HistorySkeleton, PaymentHistory } from "../payments/history/PaymentHistory.tsx";
import { useStudentQuery } from "../use-student-query.ts";
import { InfoCard } from "./InfoCard.tsx";
import { ThisSemester, ThisSemesterSkeleton } from "./ThisSemester.tsx";

const visitPayments = (
  <ButtonLink to={paths.student.payment}>{texts.dashboard.visitPayments}</ButtonLink>
);

/** The student's dashboard: what is due this semester, the student's details, payments and support. */
export default function DashboardPage() {
  const { student, failure, reload, reloading } = useStudentQuery(StudentDashboardDocument);
  return (
    <>
      <PageHeading>{titles.dashboard}</PageHeading>
      {!student && !failure && (
        <>
          <ThisSemesterSkeleton />
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
          <ThisSemester
            student={student}
            failed={failure !== null}
            onRetry={reload}
            retrying={reloading}
          />
          <Announcements of={student.announcements} />
          <InfoCard student={student} />
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
      <HelpBanner />
    </>
  );
}
