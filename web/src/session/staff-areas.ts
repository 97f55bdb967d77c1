/** The base path of each staff role. The base path itself is the staff login. */
export const staffAreas = {
  SUPER_ADMIN: "/admin",
  LECTURER: "/lecturer",
  EXAM_OFFICER: "/exam-officer",
  ICT_SUPPORT: "/ict-support",
  BURSARY_OFFICER: "/bursary",
} as const;

export type StaffRole = keyof typeof staffAreas;

export const staffRoles = Object.keys(staffAreas) as readonly StaffRole[];

const placeOf = (path: string): string => path.replace(/[?#].*$/, "").replace(/\/$/, "");

/** The role whose area contains a path; undefined outside the staff area. */
export const staffRoleOfPath = (path: string): StaffRole | undefined =>
  staffRoles.find((role) => `${placeOf(path)}/`.startsWith(`${staffAreas[role]}/`));

/** Whether a path is the base path of an area, which is the staff login. */
export const isStaffLogin = (path: string): boolean =>
  staffRoles.some((role) => placeOf(path) === staffAreas[role]);
