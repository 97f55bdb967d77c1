import { Card, Statistic } from "antd";
import { Link } from "react-router-dom";
import type { AdminDashboardQuery } from "../../../gql/staff-dashboards.ts";
import { useStaffPath } from "../../shell/role-context.ts";
import { dashboardTexts } from "../texts.ts";
import styles from "./AdminDashboard.module.css";

const labels = dashboardTexts.waiting;

type Waiting = NonNullable<AdminDashboardQuery["adminDashboard"]["waiting"]>;

type WaitingKind = Exclude<keyof Waiting, "__typename">;

interface Place {
  readonly title: string;
  /** The list that handles the items. */
  readonly path: string;
  /** What waits there, with the list's filter. */
  readonly kinds: readonly (readonly [kind: WaitingKind, query: string])[];
}

const places: readonly Place[] = [
  {
    title: labels.places.applicants,
    path: "applicants",
    kinds: [
      ["undecided", "?isTested=yes&outcome=UNDECIDED"],
      ["untested", "?isTested=no&isTestOver=yes&outcome=UNDECIDED"],
    ],
  },
  {
    title: labels.places.sittings,
    path: "ssce",
    kinds: [
      ["uncheckedSittings", "?state=UNCHECKED"],
      ["changedSittings", "?state=CHANGED"],
    ],
  },
  {
    title: labels.places.hostels,
    path: "hostels/applications",
    kinds: [["pendingHostelApplications", "?status=PENDING"]],
  },
  {
    title: labels.places.payments,
    path: "payments",
    kinds: [["refusedPayments", "?status=REFUSED&resolved=no"]],
  },
  {
    title: labels.places.requests,
    path: "change-requests",
    kinds: [["changeRequests", "?status=PENDING"]],
  },
];

/** The numbers of pending decisions. Each links to the list of what waits. */
export const WaitingRow = ({ waiting }: { waiting: Waiting }) => {
  const to = useStaffPath();
  const isNothing = Object.values(waiting).every(
    (count) => typeof count !== "number" || count === 0,
  );
  return (
    <section aria-label={labels.title}>
      <div className={styles.waiting}>
        {places.map(({ title, path, kinds }) => {
          const open = kinds.filter(([kind]) => waiting[kind] > 0);
          const sum = kinds.reduce((total, [kind]) => total + waiting[kind], 0);
          return (
            <Card key={path} size="small">
              <Statistic title={title} value={sum} formatter={() => dashboardTexts.count(sum)} />
              {open.map(([kind, query]) => (
                <Link key={kind} to={to(`${path}${query}`)}>
                  {dashboardTexts.count(waiting[kind])}{" "}
                  {labels.kinds[kind][waiting[kind] === 1 ? 0 : 1]}
                </Link>
              ))}
              {open.length === 0 && <Link to={to(path)}>{labels.none}</Link>}
            </Card>
          );
        })}
      </div>
      {isNothing && <p className={styles.note}>{labels.nothing}</p>}
    </section>
  );
};
