import { exportAnnouncements } from "../../../contract/announcement.ts";
import { exportCourseRecords, exportOwnCourses } from "../../../contract/course-office.ts";
import { exportDepartmentRecords } from "../../../contract/department-office.ts";
import type { ExportEndpoint } from "../../../contract/list.ts";
import { exportPaymentRecords, exportReconciliation } from "../../../contract/payment-office.ts";
import { exportSessionRecords } from "../../../contract/session-office.ts";
import {
  exportAuditLog,
  exportStaffInvitations,
  exportStaffMembers,
} from "../../../contract/staff-office.ts";

/** Every list that can be downloaded, by its name in `/download/export/…` and in the file's. */
export const exportsByName: ReadonlyMap<string, ExportEndpoint> = new Map(
  Object.entries({
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
  }),
);
