import * as passwordLink from "./accounts/password-link.ts";
import * as staff from "./accounts/staff-account.ts";
import * as auth from "./accounts/tokens.ts";
import * as admission from "./admissions/applicant.ts";
import * as applicantsOffice from "./admissions/applicant-records.ts";
import * as application from "./admissions/application.ts";
import * as sessionOffice from "./admissions/application-sessions.ts";
import * as admissionOffice from "./admissions/decision.ts";
import * as rankingOffice from "./admissions/ranking.ts";
import * as intake from "./admissions/sign-up.ts";
import * as sittingsOffice from "./admissions/sittings.ts";
import * as announcement from "./announcements/announcements.ts";
import * as auditLog from "./audit/audit-log.ts";
import * as calendarOffice from "./courses/academic-calendar.ts";
import * as courseOffice from "./courses/courses.ts";
import * as departmentOffice from "./courses/departments.ts";
import * as dashboardOffice from "./dashboards/dashboards.ts";
import * as teachingDashboards from "./dashboards/teaching.ts";
import type { Endpoint } from "./endpoint.ts";
import * as hostelApplicationsOffice from "./hostels/applications.ts";
import * as hostel from "./hostels/bed-selection.ts";
import * as hostelPlacesOffice from "./hostels/hostels.ts";
import * as feeSchedule from "./payments/fee-schedule.ts";
import * as feeOffice from "./payments/fees.ts";
import * as paymentOffice from "./payments/payment-records.ts";
import * as payment from "./payments/payments.ts";
import * as paymentReconciliation from "./payments/reconciliation.ts";
import * as profileCorrection from "./profiles/own-corrections.ts";
import * as profileLists from "./profiles/profile-lists.ts";
import * as profileOffice from "./profiles/profile-records.ts";
import * as registration from "./registration/registration.ts";
import * as resultAttendance from "./results/attendance.ts";
import * as resultBroadsheet from "./results/broadsheet.ts";
import * as resultCarryovers from "./results/carryovers.ts";
import * as resultPublication from "./results/publication.ts";
import * as resultRoster from "./results/roster.ts";
import * as resultSheetChanges from "./results/sheet-changes.ts";
import * as resultSheets from "./results/sheets.ts";
import * as resultStudent from "./results/student-results.ts";
import * as resultTeaching from "./results/teaching.ts";
import * as staffOffice from "./staff/members.ts";
import * as staffSearch from "./staff/search.ts";
import * as student from "./students/student.ts";
import * as studentOffice from "./students/student-records.ts";

const isEndpoint = (exported: unknown): exported is Endpoint =>
  typeof exported === "object" && exported !== null && "path" in exported && "origin" in exported;

/** Every endpoint of the contract, area by area. */
export const endpoints: readonly Endpoint[] = [
  auth,
  intake,
  admission,
  application,
  admissionOffice,
  rankingOffice,
  applicantsOffice,
  sittingsOffice,
  student,
  payment,
  feeSchedule,
  registration,
  hostel,
  hostelPlacesOffice,
  hostelApplicationsOffice,
  dashboardOffice,
  teachingDashboards,
  staff,
  staffOffice,
  staffSearch,
  auditLog,
  announcement,
  resultSheets,
  resultSheetChanges,
  resultPublication,
  resultStudent,
  resultTeaching,
  resultRoster,
  resultAttendance,
  resultBroadsheet,
  resultCarryovers,
  paymentOffice,
  paymentReconciliation,
  feeOffice,
  profileLists,
  profileOffice,
  profileCorrection,
  passwordLink,
  studentOffice,
  sessionOffice,
  calendarOffice,
  departmentOffice,
  courseOffice,
].flatMap((area) => Object.values(area).filter(isEndpoint));
