/** Where each of the staff's roles has its screens; at the path itself is the staff's login. */
export const staffAreas = {
  SUPER_ADMIN: "/admin",
  LECTURER: "/lecturer",
  EXAM_OFFICER: "/exam-officer",
  ICT_SUPPORT: "/ict-support",
} as const;

export type StaffRole = keyof typeof staffAreas;

export const staffRoles = Object.keys(staffAreas) as readonly StaffRole[];

const placeOf = (path: string): string => path.replace(/[?#].*$/, "").replace(/\/$/, "");

/** Whose area a path is in; undefined for paths outside the staff's half. */
export const staffRoleOfPath = (path: string): StaffRole | undefined =>
  staffRoles.find((role) => `${placeOf(path)}/`.startsWith(`${staffAreas[role]}/`));

/** True at the bare path of an area, which is the staff's login. */
export const isStaffLogin = (path: string): boolean =>
  staffRoles.some((role) => placeOf(path) === staffAreas[role]);
