import { Flex } from "antd";
import { Link } from "react-router-dom";
import { IctDashboardDocument } from "../../../gql/staff-dashboards.ts";
import { formatMoment } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { Announcements } from "../../../ui/Announcements.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { menuPaths } from "../../shell/menu-of.ts";
import { useStaffPath, useStaffRole, useStaffRoutes } from "../../shell/role-context.ts";
import { staffTexts } from "../../texts.ts";
import { LinkedFigures } from "../LinkedFigures.tsx";
import styles from "./IctDashboard.module.css";

const backlogs = [
  {
    name: "stuckPayments",
    title: "Stuck payments",
    hint: "Opened an hour ago or more and still without an outcome.",
    path: "payments?pendingMinutes=60",
  },
  {
    name: "unverifiedEmails",
    title: "Unverified emails",
    hint: "Applicants who have not followed their verification link.",
    path: "unverified-emails",
  },
  {
    name: "changeRequests",
    title: "Change requests",
    hint: "Corrections that applicants and students ask for.",
    path: "change-requests?status=PENDING",
  },
] as const;

/** Links to the role's screens that its menu does not list. */
const OtherScreens = () => {
  const role = useStaffRole();
  const to = useStaffPath();
  const routes = useStaffRoutes();
  const inMenu = menuPaths(role, routes);
  const others = routes.filter(
    ({ path }) => !path.includes(":") && path !== "account" && !inMenu.includes(path),
  );
  if (others.length === 0) return null;
  return (
    <SectionCard title="More screens">
      <Flex wrap component="ul" gap="4px 32px" className={styles.links}>
        {others.map(({ path, title }) => (
          <li key={path}>
            <Link to={to(path)}>{title}</Link>
          </li>
        ))}
      </Flex>
    </SectionCard>
  );
};

/** The dashboard of ICT support: the size of its backlogs, and the date of the oldest item of each. */
export default function IctDashboardPage() {
  const query = useStaffQuery(IctDashboardDocument, {});
  const { timeZone } = usePortal();
  return (
    <StaffPage title={staffTexts.dashboard}>
      <Announcements of={query.data?.announcements} />
      <QueryBoundary query={query}>
        {({ ictDashboard }) => (
          <LinkedFigures
            label="What waits"
            figures={backlogs.map(({ name, title, hint, path }) => {
              const { count, oldestAt } = ictDashboard[name];
              return {
                title,
                count,
                path,
                note: oldestAt
                  ? `${hint} The oldest since ${formatMoment(oldestAt, timeZone)}.`
                  : hint,
              };
            })}
          />
        )}
      </QueryBoundary>
      <OtherScreens />
    </StaffPage>
  );
}
