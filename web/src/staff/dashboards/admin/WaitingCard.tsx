import { Link } from "react-router-dom";
import type { AdminDashboardQuery } from "../../../gql/staff-dashboards.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import { dashboardTexts } from "../texts.ts";
import styles from "./AdminDashboard.module.css";

const labels = dashboardTexts.waiting;

type Waiting = NonNullable<AdminDashboardQuery["adminDashboard"]["waiting"]>;

/** The pending items with the screens that handle them. */
const places = [
  { key: "undecided", path: "applicants", query: "?isTested=yes&outcome=UNDECIDED" },
  { key: "untested", path: "applicants", query: "?isTested=no&isTestOver=yes&outcome=UNDECIDED" },
  { key: "uncheckedSittings", path: "ssce", query: "?state=UNCHECKED" },
  { key: "changedSittings", path: "ssce", query: "?state=CHANGED" },
  { key: "pendingHostelApplications", path: "hostels/applications", query: "?status=PENDING" },
  { key: "refusedPayments", path: "payments", query: "?status=REFUSED&resolved=no" },
  { key: "changeRequests", path: "change-requests", query: "?status=PENDING" },
] as const satisfies readonly {
  readonly key: keyof Waiting;
  readonly path: string;
  readonly query: string;
}[];

/** The numbers of pending decisions, each with a link. */
export const WaitingCard = ({ waiting }: { waiting: Waiting }) => {
  const to = useStaffPath();
  const open = places.filter(({ key }) => waiting[key] > 0);
  return (
    <SectionCard title={labels.title}>
      {open.length === 0 ? (
        <EmptyState icon="check" title={labels.nothing} />
      ) : (
        <ul className={styles.waiting}>
          {open.map(({ key, path, query }) => {
            const text = (
              <>
                <strong>{dashboardTexts.count(waiting[key])}</strong>{" "}
                {labels.kinds[key][waiting[key] === 1 ? 0 : 1]}
              </>
            );
            return (
              <li key={key}>
                <Link to={to(`${path}${query}`)}>{text}</Link>
              </li>
            );
          })}
        </ul>
      )}
    </SectionCard>
  );
};
