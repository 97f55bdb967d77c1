import { createContext, useContext } from "react";
import { type StaffRole, staffAreas } from "../../session/staff-areas.ts";

/** The role whose area the screen at hand is in. */
export const RoleContext = createContext<StaffRole>("SUPER_ADMIN");

export const useStaffRole = (): StaffRole => useContext(RoleContext);

/** Turns a path of the route table, its parameters filled in, into one of the area at hand: `applicants/7` → `/admin/applicants/7`. */
export const useStaffPath = (): ((path: string) => string) => {
  const area = staffAreas[useStaffRole()];
  return (path) => `${area}/${path}`;
};
