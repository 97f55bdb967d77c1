import type { StaffRole } from "../session/staff-areas.ts";
import { admissionsRoutes } from "./admissions/routes.ts";
import { catalogueRoutes } from "./catalogue/routes.ts";
import { dashboardsRoutes } from "./dashboards/routes.ts";
import { hostelsRoutes } from "./hostels/routes.ts";
import { identityRoutes } from "./identity/routes.ts";
import { moneyRoutes } from "./money/routes.ts";
import { peopleRoutes } from "./people/routes.ts";
import { resultsRoutes } from "./results/routes.ts";
import type { StaffRoute } from "./staff-route.ts";

/**
 * Every screen of the staff, once: router, guards, menus, document title, breadcrumbs and page search are read from this
 * table. Inside a section of the menu the entries stand in its order.
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
