import { IctDashboardDocument } from "../../../gql/staff-dashboards.ts";
import { Announcements } from "../../../ui/Announcements.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { staffTexts } from "../../texts.ts";
import { OtherScreens } from "../OtherScreens.tsx";
import { dashboardTexts } from "../texts.ts";
import { BacklogCard } from "./BacklogCard.tsx";
import styles from "./IctDashboard.module.css";

const labels = dashboardTexts.ict;

/** The dashboard of ICT support: its backlogs. */
export default function IctDashboardPage() {
  const query = useStaffQuery(IctDashboardDocument, {});
  return (
    <StaffPage title={staffTexts.dashboard}>
      <Announcements of={query.data?.announcements} />
      <QueryBoundary query={query}>
        {({ ictDashboard: { stuckPayments, unverifiedEmails, changeRequests } }) => (
          <div className={styles.cards}>
            <BacklogCard
              title={labels.stuckPayments}
              hint={labels.stuckHint}
              backlog={stuckPayments}
              path="payments?pendingMinutes=60"
            />
            <BacklogCard
              title={labels.unverifiedEmails}
              hint={labels.unverifiedHint}
              backlog={unverifiedEmails}
              path="unverified-emails"
            />
            <BacklogCard
              title={labels.changeRequests}
              hint={labels.changeHint}
              backlog={changeRequests}
              path="change-requests?status=PENDING"
            />
          </div>
        )}
      </QueryBoundary>
      <OtherScreens />
    </StaffPage>
  );
}
