import type { Static } from "typebox";
import type { OwnStaffRecord } from "../../contract/accounts/staff-account.ts";
import type { StaffRole } from "../../contract/staff/role.ts";

/** A member of the staff as the college answers. */
export const staffRecord = (role: StaffRole): Static<typeof OwnStaffRecord> => ({
  id: 1,
  email: "staff@college.example",
  surname: "Balogun",
  first_name: "Tunde",
  role,
  permissions: [],
  second_factor: { is_on: false, recovery_codes_left: 0 },
});
