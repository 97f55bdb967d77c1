import { Card } from "antd";
import { Link } from "react-router-dom";
import { StudentDashboardDocument } from "../../gql/student-dashboards.ts";
import { paths } from "../../paths.ts";
import { HelpBanner } from "../../person/HelpBanner.tsx";
import { fetchFirst } from "../../session/fetch-first.ts";
import type { FirstVisit } from "../../session/screen-code.ts";
import { useViewerQuery } from "../../session/use-viewer-query.ts";
import { texts } from "../../texts.ts";
import { titles } from "../../titles.ts";
import { Announcements } from "../../ui/Announcements.tsx";
import { BreakableEmail } from "../../ui/BreakableEmail.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { LoadingLines } from "../../ui/LoadingLines.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { RegionCard } from "../../ui/RegionCard.tsx";
import { HistoryFrame, PaymentHistory } from "../payments/history/PaymentHistory.tsx";
import { PlanCard } from "../payments/plan/PlanCard.tsx";
import styles from "./Dashboard.module.css";
import { ThisSemester } from "./ThisSemester.tsx";

const { levelOf, semesters, none } = texts.dashboard;

const visitPayments = <ButtonLink to={paths.student.payment}>Visit page</ButtonLink>;

export const prepare = ({ client }: FirstVisit) => fetchFirst(client, StudentDashboardDocument);

export default function DashboardPage() {
  const { viewer, failure, reload, reloading } = useViewerQuery(
    StudentDashboardDocument,
    "Student",
  );
  const retry = { onRetry: reload, retrying: reloading };
  const semester = viewer?.currentSemester;
  // A missing fact is a dash.
  const facts = viewer && {
    "Matric No.": viewer.matricNumber,
    Department: viewer.department,
    "Current Level": viewer.level === null ? null : levelOf(viewer.level),
    "Current Semester": semester && semesters[semester],
    "Current Session": viewer.currentSession,
    Email: viewer.email,
  };
  return (
    <>
      <PageHeading>{titles.dashboard}</PageHeading>
      {!viewer && !failure && (
        <>
          <RegionCard title="This semester">
            <LoadingLines rows={4} />
          </RegionCard>
          <HistoryFrame extra={visitPayments}>
            <LoadingLines rows={5} />
          </HistoryFrame>
        </>
      )}
      {!viewer && failure && <ErrorState message={failure.message} {...retry} />}
      {viewer && facts && (
        <>
          <ThisSemester student={viewer} failed={failure !== null} {...retry} />
          <PlanCard student={viewer} />
          <Announcements of={viewer.announcements} />
          <Card>
            {/* A list of terms: Ant Design's Descriptions is a table, which a narrow phone has no room for. */}
            <dl className={styles.facts}>
              {Object.entries(facts).map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <BreakableEmail text={value || none} />
                  </dd>
                </div>
              ))}
            </dl>
          </Card>
          <p>
            Published results, with GPA, CGPA and carryovers:{" "}
            <Link to={paths.student.results}>{titles.results}</Link>
          </p>
          <PaymentHistory
            student={viewer}
            action={visitPayments}
            failure={failure?.message}
            {...retry}
          />
        </>
      )}
      <HelpBanner />
    </>
  );
}
