/**
 * The permissions of a member of staff, computed by the college from their role. Clients use them for display only;
 * the college checks every call.
 */
export const staffPermissions = [
  "read_applicants",
  "decide_admissions",
  "manage_application_sessions",
  "verify_ssce",
  "read_students",
  "manage_students",
  "read_profiles",
  "edit_profiles",
  "reset_passwords",
  "resend_verification",
  "read_payments",
  "requery_payments",
  "resolve_payments",
  "read_counter_receipts",
  "record_counter_receipts",
  "manage_refunds",
  "read_bank_statements",
  "import_bank_statements",
  "manage_bank_accounts",
  "read_sponsors",
  "manage_sponsors",
  "keep_sponsorships",
  "manage_fees",
  "manage_hostels",
  "manage_departments",
  "read_courses",
  "manage_courses",
  "publish_results",
  "manage_calendar",
  "manage_announcements",
  "manage_staff",
  "read_audit_log",
] as const;

export type StaffPermission = (typeof staffPermissions)[number];
