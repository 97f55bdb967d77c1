import type { StaffPermission } from "../../../contract/staff/permission.ts";
import { searchRecords } from "../../../contract/staff/search.ts";
import type { CollegeCalls } from "../college/calls.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { StaffPermissions, StaffSearch } from "../generated/schema-types.ts";
import type { StaffRecord } from "../session/record.ts";

export const staffResolvers = {
  Query: {
    staffSearch: (_root, { text }, { college }) => staffSearch(college, text),
  },
  Staff: {
    passportUrl: () => null,
    mustChangePassword: () => false,
    permissions: (staff) => permissionsOf(staff),
  },
} satisfies Resolvers;

/** Shorter texts find nothing. Longer texts are cut. */
const shortestSearch = 2;
const longestSearch = 100;

/** The search results of the top bar, in one call. */
const staffSearch = async (college: CollegeCalls, text: string): Promise<StaffSearch> => {
  const q = text
    .replaceAll(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, longestSearch);
  return q.length < shortestSearch
    ? { applicants: [], students: [], courses: [] }
    : college.read(searchRecords, { query: { q } });
};

const permissionsOf = ({ permissions }: StaffRecord): StaffPermissions => {
  const may = (permission: StaffPermission): boolean => permissions.includes(permission);
  return {
    canReadApplicants: may("read_applicants"),
    canDecideAdmissions: may("decide_admissions"),
    canManageApplicationSessions: may("manage_application_sessions"),
    canVerifySsce: may("verify_ssce"),
    canReadStudents: may("read_students"),
    canManageStudents: may("manage_students"),
    canReadProfiles: may("read_profiles"),
    canEditProfiles: may("edit_profiles"),
    canResetPasswords: may("reset_passwords"),
    canResendVerification: may("resend_verification"),
    canReadPayments: may("read_payments"),
    canRequeryPayments: may("requery_payments"),
    canResolvePayments: may("resolve_payments"),
    canReadCounterReceipts: may("read_counter_receipts"),
    canRecordCounterReceipts: may("record_counter_receipts"),
    canManageRefunds: may("manage_refunds"),
    canReadBankStatements: may("read_bank_statements"),
    canImportBankStatements: may("import_bank_statements"),
    canManageBankAccounts: may("manage_bank_accounts"),
    canReadSponsors: may("read_sponsors"),
    canManageSponsors: may("manage_sponsors"),
    canKeepSponsorships: may("keep_sponsorships"),
    canManageFees: may("manage_fees"),
    canManageHostels: may("manage_hostels"),
    canManageDepartments: may("manage_departments"),
    canReadCourses: may("read_courses"),
    canManageCourses: may("manage_courses"),
    canPublishResults: may("publish_results"),
    canManageCalendar: may("manage_calendar"),
    canManageAnnouncements: may("manage_announcements"),
    canManageStaff: may("manage_staff"),
    canReadAuditLog: may("read_audit_log"),
  };
};
