import { createContext, useContext } from "react";
import { matchPath } from "react-router-dom";
import { type StaffRole, staffAreas } from "../../session/staff-areas.ts";
import type { StaffRoute } from "../staff-route.ts";

/** The role of the current area. */
export const RoleContext = createContext<StaffRole>("SUPER_ADMIN");

export const useStaffRole = (): StaffRole => useContext(RoleContext);

/** The screens of that role. A screen cannot import the route table, which imports every screen. */
export const RoutesContext = createContext<readonly StaffRoute[]>([]);

export const useStaffRoutes = (): readonly StaffRoute[] => useContext(RoutesContext);

/** Whether one of `routes` is a screen at `path`, such as `applicants/7` under the role's area. */
export const isScreenOf = (routes: readonly StaffRoute[], path: string): boolean =>
  routes.some((route) => matchPath(`/${route.path}`, `/${path}`) !== null);

/** Converts a path of the route table to a path of the current area: `applicants/7` → `/admin/applicants/7`. */
export const useStaffPath = (): ((path: string) => string) => {
  const area = staffAreas[useStaffRole()];
  return (path) => `${area}/${path}`;
};
