import {
  applicantRecords,
  resendVerificationLink,
} from "../../../contract/admissions/applicant-records.ts";
import { createSession } from "../../../contract/admissions/application-sessions.ts";
import { decideAdmissions } from "../../../contract/admissions/ranking.ts";
import { checkSitting } from "../../../contract/admissions/sittings.ts";
import { createAnnouncement } from "../../../contract/announcements/announcements.ts";
import { auditLog } from "../../../contract/audit/audit-log.ts";
import { makeCurrent } from "../../../contract/courses/academic-calendar.ts";
import { courseRecords, createCourse } from "../../../contract/courses/courses.ts";
import { createDepartment } from "../../../contract/courses/departments.ts";
import type { Endpoint } from "../../../contract/endpoint.ts";
import { changeHostelSettings } from "../../../contract/hostels/hostels.ts";
import { createBankAccount } from "../../../contract/payments/bank-accounts.ts";
import { bankStatements, importStatement } from "../../../contract/payments/bank-statements.ts";
import { counterReceipts, recordCounterReceipt } from "../../../contract/payments/counter.ts";
import { createFeeLine } from "../../../contract/payments/fees.ts";
import {
  paymentRecords,
  requeryPayments,
  resolvePayment,
} from "../../../contract/payments/payment-records.ts";
import { askCreditRefund } from "../../../contract/payments/refunds.ts";
import { createSponsor, createSponsorship, sponsors } from "../../../contract/payments/sponsors.ts";
import { profileRecords } from "../../../contract/profiles/profile-lists.ts";
import { correctProfile, handOutPasswordLink } from "../../../contract/profiles/profile-records.ts";
import { publishSheets } from "../../../contract/results/publication.ts";
import { changeStaffRole } from "../../../contract/staff/members.ts";
import { type StaffPermission, staffPermissions } from "../../../contract/staff/permission.ts";
import type { StaffRole } from "../../../contract/staff/role.ts";
import { changeStanding, studentRecords } from "../../../contract/students/student-records.ts";

/** One endpoint per permission: a role that may call it has the permission, so that the two always agree. */
const calls: Readonly<Record<StaffPermission, Endpoint>> = {
  read_applicants: applicantRecords,
  decide_admissions: decideAdmissions,
  manage_application_sessions: createSession,
  verify_ssce: checkSitting,
  read_students: studentRecords,
  manage_students: changeStanding,
  read_profiles: profileRecords,
  edit_profiles: correctProfile,
  reset_passwords: handOutPasswordLink,
  resend_verification: resendVerificationLink,
  read_payments: paymentRecords,
  requery_payments: requeryPayments,
  resolve_payments: resolvePayment,
  read_counter_receipts: counterReceipts,
  record_counter_receipts: recordCounterReceipt,
  manage_refunds: askCreditRefund,
  read_bank_statements: bankStatements,
  import_bank_statements: importStatement,
  manage_bank_accounts: createBankAccount,
  read_sponsors: sponsors,
  manage_sponsors: createSponsor,
  keep_sponsorships: createSponsorship,
  manage_fees: createFeeLine,
  manage_hostels: changeHostelSettings,
  manage_departments: createDepartment,
  read_courses: courseRecords,
  manage_courses: createCourse,
  publish_results: publishSheets,
  manage_calendar: makeCurrent,
  manage_announcements: createAnnouncement,
  manage_staff: changeStaffRole,
  read_audit_log: auditLog,
};

/** Everything a role may do, in the contract's order. */
export const permissionsOf = (role: StaffRole): StaffPermission[] =>
  staffPermissions.filter((permission) => calls[permission].roles?.includes(role) === true);
