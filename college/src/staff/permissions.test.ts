import { expect, test } from "vitest";
import { staffPermissions } from "../../../contract/staff/permission.ts";
import { permissionsOf } from "./permissions.ts";

test("a super admin may do everything but take money at the counter, import statements and keep the lists of sponsors", () => {
  const others = ["record_counter_receipts", "import_bank_statements", "keep_sponsorships"];
  expect(permissionsOf("SUPER_ADMIN")).toEqual(
    staffPermissions.filter((permission) => !others.includes(permission)),
  );
});

test("a bursary officer sees students and money only", () => {
  expect(permissionsOf("BURSARY_OFFICER")).toEqual([
    "read_students",
    "read_payments",
    "requery_payments",
    "read_counter_receipts",
    "record_counter_receipts",
    "manage_refunds",
    "read_bank_statements",
    "import_bank_statements",
    "read_sponsors",
    "keep_sponsorships",
  ]);
});

test("ICT support reads people and payments and repairs accounts only", () => {
  expect(permissionsOf("ICT_SUPPORT")).toEqual([
    "read_applicants",
    "read_students",
    "read_profiles",
    "edit_profiles",
    "reset_passwords",
    "resend_verification",
    "read_payments",
    "requery_payments",
    "read_courses",
  ]);
});

test("an exam officer publishes results; a lecturer reads only own courses", () => {
  expect(permissionsOf("EXAM_OFFICER")).toEqual(["read_courses", "publish_results"]);
  expect(permissionsOf("LECTURER")).toEqual([]);
});
