import type { ExportEndpoint } from "../../../contract/list.ts";
import {
  exportAuditLog,
  exportStaffInvitations,
  exportStaffMembers,
} from "../../../contract/staff-office.ts";

/** Every list that can be downloaded, by its name in `/download/export/…` and in the file's. */
export const exportsByName: ReadonlyMap<string, ExportEndpoint> = new Map(
  Object.entries({
    administrators: exportStaffMembers,
    "staff-invitations": exportStaffInvitations,
    "audit-log": exportAuditLog,
  }),
);
