import * as admission from "./admission.ts";
import * as admissionOffice from "./admission-office.ts";
import * as announcement from "./announcement.ts";
import * as applicantsOffice from "./applicants-office.ts";
import * as application from "./application.ts";
import * as auth from "./auth.ts";
import * as calendarOffice from "./calendar-office.ts";
import * as courseOffice from "./course-office.ts";
import * as dashboardOffice from "./dashboard-office.ts";
import * as departmentOffice from "./department-office.ts";
import type { Endpoint } from "./endpoint.ts";
import * as feeOffice from "./fee-office.ts";
import * as hostel from "./hostel.ts";
import * as hostelApplicationsOffice from "./hostel-applications-office.ts";
import * as hostelOffice from "./hostel-office.ts";
import * as hostelPlacesOffice from "./hostel-places-office.ts";
import * as intake from "./intake.ts";
import * as passwordLink from "./password-link.ts";
import * as payment from "./payment.ts";
import * as paymentOffice from "./payment-office.ts";
import * as profileCorrection from "./profile-correction.ts";
import * as profileLists from "./profile-lists.ts";
import * as profileOffice from "./profile-office.ts";
import * as rankingOffice from "./ranking-office.ts";
import * as registration from "./registration.ts";
import * as resultAttendance from "./result-attendance.ts";
import * as resultBroadsheet from "./result-broadsheet.ts";
import * as resultCarryovers from "./result-carryovers.ts";
import * as resultPublication from "./result-publication.ts";
import * as resultRoster from "./result-roster.ts";
import * as resultSheets from "./result-sheets.ts";
import * as resultStudent from "./result-student.ts";
import * as resultTeaching from "./result-teaching.ts";
import * as scoresOffice from "./scores-office.ts";
import * as sessionOffice from "./session-office.ts";
import * as sittingsOffice from "./sittings-office.ts";
import * as staff from "./staff.ts";
import * as staffOffice from "./staff-office.ts";
import * as staffSearch from "./staff-search.ts";
import * as student from "./student.ts";
import * as studentOffice from "./student-office.ts";

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
  scoresOffice,
  student,
  payment,
  registration,
  hostel,
  hostelOffice,
  hostelPlacesOffice,
  hostelApplicationsOffice,
  dashboardOffice,
  staff,
  staffOffice,
  staffSearch,
  announcement,
  resultSheets,
  resultPublication,
  resultStudent,
  resultTeaching,
  resultRoster,
  resultAttendance,
  resultBroadsheet,
  resultCarryovers,
  paymentOffice,
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
