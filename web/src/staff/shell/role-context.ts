import { createContext, useContext } from "react";
import { type StaffRole, staffAreas } from "../../session/staff-areas.ts";

/** The role of the current area. */
export const RoleContext = createContext<StaffRole>("SUPER_ADMIN");

export const useStaffRole = (): StaffRole => useContext(RoleContext);

/** Converts a path of the route table to a path of the current area: `applicants/7` → `/admin/applicants/7`. */
export const useStaffPath = (): ((path: string) => string) => {
  const area = staffAreas[useStaffRole()];
  return (path) => `${area}/${path}`;
};
