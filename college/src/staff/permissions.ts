import { createAnnouncement } from "../../../contract/announcement.ts";
import { applicantRecords, resendVerificationLink } from "../../../contract/applicants-office.ts";
import { makeCurrent } from "../../../contract/calendar-office.ts";
import { courseRecords, createCourse } from "../../../contract/course-office.ts";
import { createDepartment } from "../../../contract/department-office.ts";
import type { Endpoint } from "../../../contract/endpoint.ts";
import { createFeeLine } from "../../../contract/fee-office.ts";
import { changeHostelSettings } from "../../../contract/hostel-office.ts";
import {
  paymentRecords,
  requeryPayments,
  resolvePayment,
} from "../../../contract/payment-office.ts";
import { profileRecords } from "../../../contract/profile-lists.ts";
import { correctProfile, handOutPasswordLink } from "../../../contract/profile-office.ts";
import { decideAdmissions } from "../../../contract/ranking-office.ts";
import { publishSheets } from "../../../contract/result-publication.ts";
import { createSession } from "../../../contract/session-office.ts";
import { checkSitting } from "../../../contract/sittings-office.ts";
import { auditLog, changeStaffRole } from "../../../contract/staff-office.ts";
import { type StaffPermission, staffPermissions } from "../../../contract/staff-permission.ts";
import type { StaffRole } from "../../../contract/staff-role.ts";
import { changeStanding, studentRecords } from "../../../contract/student-office.ts";

/** The call that stands for each permission: whoever may make it has the permission, so that the two never disagree. */
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
