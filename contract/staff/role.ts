/** §6 "Roles", as they stand in a staff member's record. */
export const staffRoles = ["LECTURER", "EXAM_OFFICER", "ICT_SUPPORT", "SUPER_ADMIN"] as const;

export type StaffRole = (typeof staffRoles)[number];
