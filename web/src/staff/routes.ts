import { matchPath } from "react-router-dom";
import { type StaffRole, staffAreas } from "../session/staff-areas.ts";
import { accountsRoutes } from "./accounts/routes.ts";
import { admissionsRoutes } from "./admissions/routes.ts";
import { coursesRoutes } from "./courses/routes.ts";
import { dashboardsRoutes } from "./dashboards/routes.ts";
import { hostelsRoutes } from "./hostels/routes.ts";
import { paymentsRoutes } from "./payments/routes.ts";
import { profilesRoutes } from "./profiles/routes.ts";
import { resultsRoutes } from "./results/routes.ts";
import type { StaffRoute } from "./staff-route.ts";

/**
 * The single list of staff screens. Router, guards, menus, document titles, breadcrumbs and page search are read from
 * it. Menu entries keep its order within their section.
 */
export const staffRoutes: readonly StaffRoute[] = [
  ...dashboardsRoutes,
  ...accountsRoutes,
  ...profilesRoutes,
  ...admissionsRoutes,
  ...coursesRoutes,
  ...resultsRoutes,
  ...paymentsRoutes,
  ...hostelsRoutes,
];

export const routesOf = (role: StaffRole): readonly StaffRoute[] =>
  staffRoutes.filter(({ roles }) => roles.includes(role));

/** The screen of `role` at an address; undefined if there is none. */
export const screenAt = (role: StaffRole, pathname: string): StaffRoute | undefined =>
  routesOf(role).find(({ path }) => matchPath(`${staffAreas[role]}/${path}`, pathname));
