import type { StaffRole } from "../session/staff-areas.ts";
import { identityRoutes } from "./accounts/routes.ts";
import { admissionsRoutes } from "./admissions/routes.ts";
import { catalogueRoutes } from "./courses/routes.ts";
import { dashboardsRoutes } from "./dashboards/routes.ts";
import { hostelsRoutes } from "./hostels/routes.ts";
import { moneyRoutes } from "./payments/routes.ts";
import { peopleRoutes } from "./profiles/routes.ts";
import { resultsRoutes } from "./results/routes.ts";
import type { StaffRoute } from "./staff-route.ts";

/**
 * The single list of staff screens. Router, guards, menus, document titles, breadcrumbs and page search are read from
 * it. Menu entries keep its order within their section.
 */
export const staffRoutes: readonly StaffRoute[] = [
  ...dashboardsRoutes,
  ...identityRoutes,
  ...peopleRoutes,
  ...admissionsRoutes,
  ...catalogueRoutes,
  ...resultsRoutes,
  ...moneyRoutes,
  ...hostelsRoutes,
];

export const routesOf = (role: StaffRole): readonly StaffRoute[] =>
  staffRoutes.filter(({ roles }) => roles.includes(role));
