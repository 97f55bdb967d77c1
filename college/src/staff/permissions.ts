import { type StaffPermission, staffPermissions } from "../../../contract/staff-permission.ts";
import type { StaffRole } from "../../../contract/staff-role.ts";

/** What each role may do; `SUPER_ADMIN` may do everything. */
const granted: Readonly<Record<StaffRole, readonly StaffPermission[]>> = {
  SUPER_ADMIN: staffPermissions,
  ICT_SUPPORT: [
    "read_applicants",
    "read_students",
    "read_profiles",
    "edit_profiles",
    "reset_passwords",
    "resend_verification",
    "read_payments",
    "requery_payments",
    "read_courses",
  ],
  EXAM_OFFICER: ["read_students", "read_courses"],
  LECTURER: [],
};

/** Everything a role may do, in the contract's order. */
export const permissionsOf = (role: StaffRole): StaffPermission[] =>
  staffPermissions.filter((permission) => granted[role].includes(permission));
