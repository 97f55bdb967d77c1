import type { StaffRole } from "../../session/staff-areas.ts";

const roles: Readonly<Record<StaffRole, string>> = {
  SUPER_ADMIN: "Super admin",
  LECTURER: "Lecturer",
  EXAM_OFFICER: "Exam officer",
  ICT_SUPPORT: "ICT support",
  BURSARY_OFFICER: "Bursary officer",
};

export const isRole = (value: string): value is StaffRole => value in roles;

export const roleMissing = "Choose a role.";

/** The roles as choices. */
export const roleChoices = Object.entries(roles).map(([value, label]) => ({ value, label }));

export const accountTexts = {
  roles,
  network: "This could not be done. Try checking your network connection",
} as const;
