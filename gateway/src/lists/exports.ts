import { exportApplicantRecords } from "../../../contract/admissions/applicant-records.ts";
import { exportSessionRecords } from "../../../contract/admissions/application-sessions.ts";
import { exportEntryClearances } from "../../../contract/admissions/entry-clearance.ts";
import { exportPlaces, exportSimulation } from "../../../contract/admissions/ranking.ts";
import { exportSittingRecords } from "../../../contract/admissions/sittings.ts";
import { exportAnnouncements } from "../../../contract/announcements/announcements.ts";
import { exportAuditLog } from "../../../contract/audit/audit-log.ts";
import { exportAcademicCalendar } from "../../../contract/courses/academic-calendar.ts";
import { exportCourseRecords, exportOwnCourses } from "../../../contract/courses/courses.ts";
import { exportDepartmentRecords } from "../../../contract/courses/departments.ts";
import {
  exportHostelApplications,
  exportHostelWaitingStudents,
} from "../../../contract/hostels/applications.ts";
import { exportHostelRooms, exportHostels } from "../../../contract/hostels/hostels.ts";
import type { TableExportEndpoint } from "../../../contract/list.ts";
import { exportAdjustments } from "../../../contract/payments/adjustments.ts";
import { exportBankRows } from "../../../contract/payments/bank-rows.ts";
import { exportBankStatements } from "../../../contract/payments/bank-statements.ts";
import { exportCashBooks } from "../../../contract/payments/cash-books.ts";
import { exportChannelReconciliation } from "../../../contract/payments/channel-reconciliation.ts";
import { exportCounterReceipts } from "../../../contract/payments/counter.ts";
import { exportFeeLines, exportTuitionRecords } from "../../../contract/payments/fees.ts";
import {
  exportBalances,
  exportFigures,
  exportReceipts,
} from "../../../contract/payments/figures.ts";
import { exportInstalments } from "../../../contract/payments/instalments.ts";
import { exportIssuedSlips } from "../../../contract/payments/issued-slips.ts";
import { exportPaymentRecords } from "../../../contract/payments/payment-records.ts";
import { exportReconciliation } from "../../../contract/payments/reconciliation.ts";
import { exportRefunds } from "../../../contract/payments/refunds.ts";
import {
  exportRemittanceShares,
  exportSponsorRemittances,
} from "../../../contract/payments/sponsor-remittances.ts";
import { exportSponsoredStudents } from "../../../contract/payments/sponsored-students.ts";
import { exportSponsors } from "../../../contract/payments/sponsors.ts";
import {
  exportChangeRequests,
  exportProfileRecords,
  exportUnverifiedEmails,
} from "../../../contract/profiles/profile-lists.ts";
import { exportAcademicStanding } from "../../../contract/results/academic-standing.ts";
import { exportAttendance } from "../../../contract/results/attendance.ts";
import { exportBroadsheet } from "../../../contract/results/broadsheet.ts";
import { exportCarryovers } from "../../../contract/results/carryovers.ts";
import { exportAttendanceShortfalls } from "../../../contract/results/class-attendance.ts";
import { exportCourseRoster } from "../../../contract/results/roster.ts";
import { exportSenateEntries, exportSenateLists } from "../../../contract/results/senate-lists.ts";
import { exportSheet } from "../../../contract/results/sheet-changes.ts";
import { exportResultSheets } from "../../../contract/results/sheets.ts";
import {
  exportSemesterCourses,
  exportTeachingWorkload,
} from "../../../contract/results/teaching.ts";
import { exportStaffInvitations, exportStaffMembers } from "../../../contract/staff/members.ts";
import { exportIndexingRounds } from "../../../contract/students/council-indexing.ts";
import { exportIndexingStudents } from "../../../contract/students/indexing-students.ts";
import { exportLeavingClearances } from "../../../contract/students/leaving-clearance.ts";
import { exportStudentRecords } from "../../../contract/students/student-records.ts";

/** Every list and table that can be downloaded, by its name in `/download/export/…` and in the file name. */
export const exportsByName: ReadonlyMap<string, TableExportEndpoint> = new Map(
  Object.entries({
    applicants: exportApplicantRecords,
    sittings: exportSittingRecords,
    "entry-clearances": exportEntryClearances,
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
    "attendance-shortfalls": exportAttendanceShortfalls,
    "leaving-clearances": exportLeavingClearances,
    "indexing-rounds": exportIndexingRounds,
    "indexing-students": exportIndexingStudents,
    "result-sheets": exportResultSheets,
    "result-sheet": exportSheet,
    "academic-calendar": exportAcademicCalendar,
    payments: exportPaymentRecords,
    reconciliation: exportReconciliation,
    "reconciliation-by-channel": exportChannelReconciliation,
    "counter-receipts": exportCounterReceipts,
    "cash-books": exportCashBooks,
    sponsors: exportSponsors,
    "sponsored-students": exportSponsoredStudents,
    "sponsor-remittances": exportSponsorRemittances,
    "remittance-shares": exportRemittanceShares,
    refunds: exportRefunds,
    figures: exportFigures,
    balances: exportBalances,
    receipts: exportReceipts,
    adjustments: exportAdjustments,
    instalments: exportInstalments,
    "bank-statements": exportBankStatements,
    "bank-rows": exportBankRows,
    slips: exportIssuedSlips,
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
    "academic-standing": exportAcademicStanding,
    carryovers: exportCarryovers,
    "senate-lists": exportSenateLists,
    "senate-list": exportSenateEntries,
  }),
);
