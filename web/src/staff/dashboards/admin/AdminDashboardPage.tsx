import { Select } from "antd";
import { useSearchParams } from "react-router-dom";
import {
  AdminDashboardDocument,
  type AdmissionCardFragment,
} from "../../../gql/staff-dashboards.ts";
import { Announcements } from "../../../ui/Announcements.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { staffTexts } from "../../texts.ts";
import { dashboardTexts } from "../texts.ts";
import styles from "./AdminDashboard.module.css";
import { FunnelCard } from "./FunnelCard.tsx";
import { HostelCard } from "./HostelCard.tsx";
import { RegistrationCard } from "./RegistrationCard.tsx";
import { RevenueByDay, RevenueByItem } from "./RevenueCards.tsx";
import { WaitingRow } from "./WaitingRow.tsx";

interface SessionChoiceProps {
  readonly admission: AdmissionCardFragment;
  readonly onChoose: (sessionId: string) => void;
}

const SessionChoice = ({ admission: { session, sessions }, onChoose }: SessionChoiceProps) => (
  <Select<string>
    aria-label={dashboardTexts.funnel.session}
    className={styles.choice ?? ""}
    value={session?.id ?? null}
    onChange={onChoose}
    showSearch={{ optionFilterProp: "label" }}
    options={sessions.map(({ id, title, academicSession }) => ({
      value: id,
      label: `${title} (${academicSession})`,
    }))}
  />
);

/**
 * The admin's dashboard. One request loads all parts, and each part can fail on its own. The chosen application session
 * is that of the admissions; the other parts name the session that they count.
 */
export default function AdminDashboardPage() {
  const [url, setUrl] = useSearchParams();
  const chosen = url.get("session");
  const query = useStaffQuery(
    AdminDashboardDocument,
    { applicationSessionId: chosen && /^\d{1,9}$/.test(chosen) ? chosen : null },
    { parts: true },
  );
  const failed = (title: string) => (
    <SectionCard title={title}>
      <ErrorState
        message="This part could not be loaded. The others are up to date."
        onRetry={query.reload}
        retrying={query.loading}
      />
    </SectionCard>
  );
  const admissions = query.data?.adminDashboard.admission;
  return (
    <StaffPage
      title={staffTexts.dashboard}
      actions={
        admissions &&
        admissions.sessions.length > 0 && (
          <SessionChoice admission={admissions} onChoose={(session) => setUrl({ session })} />
        )
      }
    >
      <Announcements of={query.data?.announcements} />
      <QueryBoundary query={query}>
        {({ adminDashboard: { admission, revenue, hostels, registration, waiting } }) => (
          <>
            {waiting ? <WaitingRow waiting={waiting} /> : failed(dashboardTexts.waiting.title)}
            <div className={styles.pairs}>
              {admission ? (
                <FunnelCard admission={admission} />
              ) : (
                failed(dashboardTexts.funnel.title)
              )}
              {revenue ? <RevenueByDay revenue={revenue} /> : failed(dashboardTexts.revenue.title)}
              {hostels ? <HostelCard hostels={hostels} /> : failed(dashboardTexts.hostels.title)}
              {revenue && <RevenueByItem revenue={revenue} />}
            </div>
            {registration ? (
              <RegistrationCard registration={registration} />
            ) : (
              failed(dashboardTexts.registration.title)
            )}
          </>
        )}
      </QueryBoundary>
    </StaffPage>
  );
}
