import * as accountsPasswordLink from "./accounts/password-link.ts";
import * as accountsPasswordReset from "./accounts/password-reset.ts";
import * as accountsSignIn from "./accounts/sign-in.ts";
import * as accountsStaffAccount from "./accounts/staff-account.ts";
import * as accountsTokens from "./accounts/tokens.ts";
import * as admissionsApplicant from "./admissions/applicant.ts";
import * as admissionsApplicantRecords from "./admissions/applicant-records.ts";
import * as admissionsApplication from "./admissions/application.ts";
import * as admissionsApplicationSessions from "./admissions/application-sessions.ts";
import * as admissionsDecision from "./admissions/decision.ts";
import * as admissionsEntryClearance from "./admissions/entry-clearance.ts";
import * as admissionsRanking from "./admissions/ranking.ts";
import * as admissionsSignUp from "./admissions/sign-up.ts";
import * as admissionsSittings from "./admissions/sittings.ts";
import * as announcements from "./announcements/announcements.ts";
import * as auditLog from "./audit/audit-log.ts";
import * as coursesAcademicCalendar from "./courses/academic-calendar.ts";
import * as courses from "./courses/courses.ts";
import * as coursesDepartments from "./courses/departments.ts";
import * as coursesProgrammes from "./courses/programmes.ts";
import * as dashboardsBursary from "./dashboards/bursary.ts";
import * as dashboards from "./dashboards/dashboards.ts";
import * as dashboardsTeaching from "./dashboards/teaching.ts";
import type { Endpoint } from "./endpoint.ts";
import * as hostelsApplications from "./hostels/applications.ts";
import * as hostelsBedSelection from "./hostels/bed-selection.ts";
import * as hostels from "./hostels/hostels.ts";
import * as paymentsAccount from "./payments/account.ts";
import * as paymentsAdjustments from "./payments/adjustments.ts";
import * as paymentsBankAccounts from "./payments/bank-accounts.ts";
import * as paymentsBankRows from "./payments/bank-rows.ts";
import * as paymentsBankStatements from "./payments/bank-statements.ts";
import * as paymentsCashBooks from "./payments/cash-books.ts";
import * as paymentsChannelReconciliation from "./payments/channel-reconciliation.ts";
import * as paymentsCounter from "./payments/counter.ts";
import * as paymentsFeeSchedule from "./payments/fee-schedule.ts";
import * as paymentsFeeSections from "./payments/fee-sections.ts";
import * as paymentsFees from "./payments/fees.ts";
import * as paymentsFigures from "./payments/figures.ts";
import * as paymentsInstalments from "./payments/instalments.ts";
import * as paymentsIssuedSlips from "./payments/issued-slips.ts";
import * as paymentRecords from "./payments/payment-records.ts";
import * as payments from "./payments/payments.ts";
import * as paymentsPlans from "./payments/plans.ts";
import * as paymentsReconciliation from "./payments/reconciliation.ts";
import * as paymentsRefunds from "./payments/refunds.ts";
import * as paymentsSlips from "./payments/slips.ts";
import * as paymentsSponsorReceipts from "./payments/sponsor-receipts.ts";
import * as paymentsSponsorRemittances from "./payments/sponsor-remittances.ts";
import * as paymentsSponsoredStudents from "./payments/sponsored-students.ts";
import * as paymentsSponsors from "./payments/sponsors.ts";
import * as profilesOwnCorrections from "./profiles/own-corrections.ts";
import * as profilesOwnProfile from "./profiles/own-profile.ts";
import * as profileLists from "./profiles/profile-lists.ts";
import * as profileRecords from "./profiles/profile-records.ts";
import * as registration from "./registration/registration.ts";
import * as resultsAcademicStanding from "./results/academic-standing.ts";
import * as resultsAttendance from "./results/attendance.ts";
import * as resultsBroadsheet from "./results/broadsheet.ts";
import * as resultsCarryovers from "./results/carryovers.ts";
import * as resultsClassAttendance from "./results/class-attendance.ts";
import * as resultsExamCard from "./results/exam-card.ts";
import * as resultsPublication from "./results/publication.ts";
import * as resultsRoster from "./results/roster.ts";
import * as resultsSenateLists from "./results/senate-lists.ts";
import * as resultsSheetChanges from "./results/sheet-changes.ts";
import * as resultsSheets from "./results/sheets.ts";
import * as resultsStatementOfResult from "./results/statement-of-result.ts";
import * as resultsStudentResults from "./results/student-results.ts";
import * as resultsTeaching from "./results/teaching.ts";
import * as staffMembers from "./staff/members.ts";
import * as staffSearch from "./staff/search.ts";
import * as studentCouncilIndexing from "./students/council-indexing.ts";
import * as studentIdCard from "./students/id-card.ts";
import * as studentIndexingStudents from "./students/indexing-students.ts";
import * as studentLeavingClearance from "./students/leaving-clearance.ts";
import * as studentProgramme from "./students/student-programme.ts";
import * as studentRecords from "./students/student-records.ts";

const isEndpoint = (exported: unknown): exported is Endpoint =>
  typeof exported === "object" && exported !== null && "path" in exported && "origin" in exported;

/** Every endpoint of the contract, domain by domain. */
export const endpoints: readonly Endpoint[] = [
  accountsPasswordLink,
  accountsPasswordReset,
  accountsSignIn,
  accountsStaffAccount,
  accountsTokens,
  admissionsApplicantRecords,
  admissionsApplicant,
  admissionsApplicationSessions,
  admissionsApplication,
  admissionsDecision,
  admissionsEntryClearance,
  admissionsRanking,
  admissionsSignUp,
  admissionsSittings,
  profilesOwnCorrections,
  profilesOwnProfile,
  profileLists,
  profileRecords,
  studentCouncilIndexing,
  studentIndexingStudents,
  studentIdCard,
  studentLeavingClearance,
  studentProgramme,
  studentRecords,
  paymentsAccount,
  paymentsCounter,
  paymentsCashBooks,
  paymentsSlips,
  paymentsBankAccounts,
  paymentsBankStatements,
  paymentsBankRows,
  paymentsFeeSchedule,
  paymentsFeeSections,
  paymentsFees,
  paymentsFigures,
  paymentsInstalments,
  paymentsPlans,
  paymentRecords,
  payments,
  paymentsReconciliation,
  paymentsChannelReconciliation,
  paymentsRefunds,
  paymentsAdjustments,
  paymentsSponsors,
  paymentsSponsoredStudents,
  paymentsIssuedSlips,
  paymentsSponsorRemittances,
  paymentsSponsorReceipts,
  coursesAcademicCalendar,
  courses,
  coursesDepartments,
  coursesProgrammes,
  registration,
  hostelsApplications,
  hostelsBedSelection,
  hostels,
  resultsAcademicStanding,
  resultsAttendance,
  resultsBroadsheet,
  resultsCarryovers,
  resultsClassAttendance,
  resultsExamCard,
  resultsPublication,
  resultsRoster,
  resultsSenateLists,
  resultsSheetChanges,
  resultsSheets,
  resultsStatementOfResult,
  resultsStudentResults,
  resultsTeaching,
  staffMembers,
  staffSearch,
  auditLog,
  announcements,
  dashboards,
  dashboardsBursary,
  dashboardsTeaching,
].flatMap((domain) => Object.values(domain).filter(isEndpoint));
