import { exportAnnouncements } from "../../../contract/announcement.ts";
import { exportApplicantRecords } from "../../../contract/applicants-office.ts";
import { exportCourseRecords, exportOwnCourses } from "../../../contract/course-office.ts";
import { exportDepartmentRecords } from "../../../contract/department-office.ts";
import {
  exportHostelApplications,
  exportHostelWaitingStudents,
} from "../../../contract/hostel-applications-office.ts";
import { exportHostelRooms } from "../../../contract/hostel-places-office.ts";
import type { ExportEndpoint } from "../../../contract/list.ts";
import { exportPaymentRecords, exportReconciliation } from "../../../contract/payment-office.ts";
import {
  exportChangeRequests,
  exportProfileRecords,
  exportUnverifiedEmails,
} from "../../../contract/profile-lists.ts";
import { exportSessionRecords } from "../../../contract/session-office.ts";
import { exportSittingRecords } from "../../../contract/sittings-office.ts";
import {
  exportAuditLog,
  exportStaffInvitations,
  exportStaffMembers,
} from "../../../contract/staff-office.ts";
import { exportStudentRecords } from "../../../contract/student-office.ts";

/** Every list that can be downloaded, by its name in `/download/export/…` and in the file's. */
export const exportsByName: ReadonlyMap<string, ExportEndpoint> = new Map(
  Object.entries({
    applicants: exportApplicantRecords,
    sittings: exportSittingRecords,
    "application-sessions": exportSessionRecords,
    departments: exportDepartmentRecords,
    courses: exportCourseRecords,
    "my-courses": exportOwnCourses,
    payments: exportPaymentRecords,
    reconciliation: exportReconciliation,
    announcements: exportAnnouncements,
    administrators: exportStaffMembers,
    "staff-invitations": exportStaffInvitations,
    "audit-log": exportAuditLog,
    "hostel-rooms": exportHostelRooms,
    "hostel-applications": exportHostelApplications,
    "hostel-waiting-list": exportHostelWaitingStudents,
    students: exportStudentRecords,
    profiles: exportProfileRecords,
    "change-requests": exportChangeRequests,
    "unverified-emails": exportUnverifiedEmails,
  }),
);
