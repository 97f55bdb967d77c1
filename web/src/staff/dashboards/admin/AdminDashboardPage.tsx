import { Select } from "antd";
import { useSearchParams } from "react-router-dom";
import {
  AdminDashboardDocument,
  type AdminDashboardQueryVariables,
} from "../../../gql/staff-dashboards.ts";
import { fetchFirst } from "../../../session/fetch-first.ts";
import type { FirstVisit } from "../../../session/screen-code.ts";
import { Announcements } from "../../../ui/Announcements.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { staffTexts } from "../../texts.ts";
import styles from "./AdminDashboard.module.css";
import { FunnelCard } from "./FunnelCard.tsx";
import { RevenueByDay, RevenueByItem } from "./RevenueCards.tsx";
import { HostelCard, RegistrationCard } from "./SharesCards.tsx";
import { WaitingRow } from "./WaitingRow.tsx";

const chosenIn = (search: URLSearchParams): AdminDashboardQueryVariables => {
  const chosen = search.get("session");
  return { applicationSessionId: chosen && /^\d{1,9}$/.test(chosen) ? chosen : null };
};

export const prepare = ({ client, search }: FirstVisit) =>
  fetchFirst(client, AdminDashboardDocument, chosenIn(search));

/**
 * The admin's dashboard. One request loads all parts, and each part can fail on its own. The chosen application session
 * is that of the admissions; the other parts name the session that they count.
 */
export default function AdminDashboardPage() {
  const [url, setUrl] = useSearchParams();
  const query = useStaffQuery(AdminDashboardDocument, chosenIn(url), { parts: true });
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
          <Select<string>
            aria-label="Application session"
            className={styles.choice ?? ""}
            value={admissions.session?.id ?? null}
            onChange={(session) => setUrl({ session })}
            showSearch={{ optionFilterProp: "label" }}
            options={admissions.sessions.map(({ id, title, academicSession }) => ({
              value: id,
              label: `${title} (${academicSession})`,
            }))}
          />
        )
      }
    >
      <Announcements of={query.data?.announcements} />
      <QueryBoundary query={query}>
        {({ adminDashboard: { admission, revenue, hostels, registration, waiting, indexing } }) => (
          <>
            {waiting ? (
              <WaitingRow waiting={waiting} indexing={indexing ?? []} />
            ) : (
              failed("Waiting for a decision")
            )}
            <div className={styles.pairs}>
              {admission ? <FunnelCard admission={admission} /> : failed("Admission funnel")}
              {revenue ? <RevenueByDay revenue={revenue} /> : failed("Revenue by day")}
              {hostels ? <HostelCard hostels={hostels} /> : failed("Hostel occupancy")}
              {revenue && <RevenueByItem revenue={revenue} />}
            </div>
            {registration ? (
              <RegistrationCard registration={registration} />
            ) : (
              failed("Course registration")
            )}
          </>
        )}
      </QueryBoundary>
    </StaffPage>
  );
}
