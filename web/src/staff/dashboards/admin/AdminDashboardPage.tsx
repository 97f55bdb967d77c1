import { useSearchParams } from "react-router-dom";
import { AdminDashboardDocument } from "../../../gql/staff-dashboards.ts";
import { Announcements } from "../../../ui/Announcements.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { staffTexts } from "../../texts.ts";
import { PartError } from "../PartError.tsx";
import { dashboardTexts } from "../texts.ts";
import styles from "./AdminDashboard.module.css";
import { FunnelCard } from "./FunnelCard.tsx";
import { HostelCard } from "./HostelCard.tsx";
import { RegistrationCard } from "./RegistrationCard.tsx";
import { RevenueByDay, RevenueByItem } from "./RevenueCards.tsx";
import { WaitingCard } from "./WaitingCard.tsx";

/** The admin's dashboard. One request loads all parts, and each part can fail on its own. */
export default function AdminDashboardPage() {
  const [url, setUrl] = useSearchParams();
  const chosen = url.get("session");
  const query = useStaffQuery(
    AdminDashboardDocument,
    { applicationSessionId: chosen && /^\d{1,9}$/.test(chosen) ? chosen : null },
    { parts: true },
  );
  const failed = (title: string) => (
    <PartError title={title} retrying={query.loading} onRetry={query.reload} />
  );
  return (
    <StaffPage title={staffTexts.dashboard}>
      <Announcements of={query.data?.announcements} />
      <QueryBoundary query={query}>
        {({ adminDashboard: { admission, revenue, hostels, registration, waiting } }) => (
          <>
            {waiting ? <WaitingCard waiting={waiting} /> : failed(dashboardTexts.waiting.title)}
            {admission ? (
              <FunnelCard admission={admission} onChoose={(session) => setUrl({ session })} />
            ) : (
              failed(dashboardTexts.funnel.title)
            )}
            {revenue ? (
              <div className={styles.pair}>
                <RevenueByDay revenue={revenue} />
                <RevenueByItem revenue={revenue} />
              </div>
            ) : (
              failed(dashboardTexts.revenue.title)
            )}
            {hostels ? <HostelCard hostels={hostels} /> : failed(dashboardTexts.hostels.title)}
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
