// Preloads the code of the frame and of lists, so that its loading time does not count against a test.
import "../src/staff/StaffArea.tsx";
import "../src/staff/kit/list/FilterBar.tsx";
import "../src/staff/kit/list/StaffList.tsx";
import type { StaffRole } from "../src/session/staff-areas.ts";

/** A signed-in staff member without permissions. */
export const aStaff = (
  role: StaffRole = "SUPER_ADMIN",
  permissions: Readonly<Record<string, boolean>> = {},
) => ({
  __typename: "Staff",
  id: "1",
  surname: "Okafor",
  firstName: "Ngozi",
  email: "ngozi.okafor@college.test",
  passportUrl: null,
  mustChangePassword: false,
  role,
  permissions: new Proxy(permissions, { get: (known, name: string) => known[name] ?? false }),
  secondFactor: { isOn: false, recoveryCodesLeft: 0 },
});
