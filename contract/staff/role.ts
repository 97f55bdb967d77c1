/** §6 "Roles", as they stand in a staff member's record, and the bursary officer, who takes money at the counter. */
export const staffRoles = [
  "LECTURER",
  "EXAM_OFFICER",
  "ICT_SUPPORT",
  "BURSARY_OFFICER",
  "SUPER_ADMIN",
] as const;

export type StaffRole = (typeof staffRoles)[number];
