import { Link } from "react-router-dom";
import type { AdminDashboardQuery } from "../../../gql/staff.ts";
import { EmptyPart } from "../../../ui/EmptyPart.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { routesOf } from "../../routes.ts";
import { useStaffPath } from "../../shell/role-context.ts";
import { dashboardTexts } from "../texts.ts";
import styles from "./AdminDashboard.module.css";

const words = dashboardTexts.waiting;

type Waiting = NonNullable<AdminDashboardQuery["adminDashboard"]["waiting"]>;

/** What waits, and the screen where it is decided. */
const places = [
  { key: "undecided", path: "applicants", query: "" },
  { key: "untested", path: "applicants", query: "" },
  { key: "uncheckedSittings", path: "ssce", query: "" },
  { key: "pendingHostelApplications", path: "hostels/applications", query: "" },
  { key: "refusedPayments", path: "payments", query: "" },
  { key: "changeRequests", path: "change-requests", query: "" },
] as const satisfies readonly {
  readonly key: keyof Waiting;
  readonly path: string;
  readonly query: string;
}[];

/** How many of what wait for a decision, each with the way there. */
export const WaitingCard = ({ waiting }: { waiting: Waiting }) => {
  const to = useStaffPath();
  const known = routesOf("SUPER_ADMIN");
  const open = places.filter(({ key }) => waiting[key] > 0);
  return (
    <SectionCard title={words.title}>
      {open.length === 0 ? (
        <EmptyPart icon="check" title={words.nothing} />
      ) : (
        <ul className={styles.waiting}>
          {open.map(({ key, path, query }) => {
            const text = (
              <>
                <strong>{dashboardTexts.count(waiting[key])}</strong>{" "}
                {words.kinds[key][waiting[key] === 1 ? 0 : 1]}
              </>
            );
            return (
              <li key={key}>
                {known.some((route) => route.path === path) ? (
                  <Link to={to(`${path}${query}`)}>{text}</Link>
                ) : (
                  <span>{text}</span>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </SectionCard>
  );
};
