import { exportAnnouncements } from "../../../contract/announcement.ts";
import { exportApplicantRecords } from "../../../contract/applicants-office.ts";
import { exportAcademicCalendar } from "../../../contract/calendar-office.ts";
import { exportCourseRecords, exportOwnCourses } from "../../../contract/course-office.ts";
import { exportDepartmentRecords } from "../../../contract/department-office.ts";
import { exportFeeLines, exportTuitionRecords } from "../../../contract/fee-office.ts";
import {
  exportHostelApplications,
  exportHostelWaitingStudents,
} from "../../../contract/hostel-applications-office.ts";
import { exportHostelRooms, exportHostels } from "../../../contract/hostel-places-office.ts";
import type { TableExportEndpoint } from "../../../contract/list.ts";
import { exportPaymentRecords, exportReconciliation } from "../../../contract/payment-office.ts";
import {
  exportChangeRequests,
  exportProfileRecords,
  exportUnverifiedEmails,
} from "../../../contract/profile-lists.ts";
import { exportPlaces, exportSimulation } from "../../../contract/ranking-office.ts";
import { exportAttendance } from "../../../contract/result-attendance.ts";
import { exportBroadsheet } from "../../../contract/result-broadsheet.ts";
import { exportCarryovers } from "../../../contract/result-carryovers.ts";
import { exportCourseRoster } from "../../../contract/result-roster.ts";
import { exportResultSheets, exportSheet } from "../../../contract/result-sheets.ts";
import {
  exportSemesterCourses,
  exportTeachingWorkload,
} from "../../../contract/result-teaching.ts";
import { exportSessionRecords } from "../../../contract/session-office.ts";
import { exportSittingRecords } from "../../../contract/sittings-office.ts";
import {
  exportAuditLog,
  exportStaffInvitations,
  exportStaffMembers,
} from "../../../contract/staff-office.ts";
import { exportStudentRecords } from "../../../contract/student-office.ts";

/** Every list and table that can be downloaded, by its name in `/download/export/…` and in the file's. */
export const exportsByName: ReadonlyMap<string, TableExportEndpoint> = new Map(
  Object.entries({
    applicants: exportApplicantRecords,
    sittings: exportSittingRecords,
    "admission-places": exportPlaces,
    ranking: exportSimulation,
    "application-sessions": exportSessionRecords,
    departments: exportDepartmentRecords,
    courses: exportCourseRecords,
    "my-courses": exportOwnCourses,
    "semester-courses": exportSemesterCourses,
    workload: exportTeachingWorkload,
    "course-roster": exportCourseRoster,
    attendance: exportAttendance,
    "result-sheets": exportResultSheets,
    "result-sheet": exportSheet,
    "academic-calendar": exportAcademicCalendar,
    payments: exportPaymentRecords,
    reconciliation: exportReconciliation,
    "fee-lines": exportFeeLines,
    "tuition-records": exportTuitionRecords,
    announcements: exportAnnouncements,
    administrators: exportStaffMembers,
    "staff-invitations": exportStaffInvitations,
    "audit-log": exportAuditLog,
    hostels: exportHostels,
    "hostel-rooms": exportHostelRooms,
    "hostel-applications": exportHostelApplications,
    "hostel-waiting-list": exportHostelWaitingStudents,
    students: exportStudentRecords,
    profiles: exportProfileRecords,
    "change-requests": exportChangeRequests,
    "unverified-emails": exportUnverifiedEmails,
    broadsheet: exportBroadsheet,
    carryovers: exportCarryovers,
  }),
);
