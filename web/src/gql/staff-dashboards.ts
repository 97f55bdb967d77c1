/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether an officer's cash book takes money. */
export type CashBookStatus =
  /** Nothing is recorded in it any more. */
  | 'CLOSED'
  /** Of an earlier day: nothing is recorded until it is closed. */
  | 'LEFT_OPEN'
  | 'OPEN';

/** Where a charge belongs: to a section of the fee schedule, or beside it. */
export type ChargeSection =
  | 'A'
  | 'B'
  | 'C'
  | 'HOSTEL'
  /** The late payment fee. */
  | 'LATE'
  | 'SCREENING';

/** The moments of a semester. */
export type DeadlineName =
  | 'DROP_DEADLINE'
  | 'REGISTRATION_CLOSES'
  | 'REGISTRATION_OPENS'
  /** The first instant after the last day on which results are to be submitted. */
  | 'RESULTS_DUE'
  /** The first instant after the semester's last day. */
  | 'SEMESTER_ENDS';

/** Whom a hostel is for. */
export type HostelKind =
  | 'FEMALE'
  | 'MALE';

/** How far a result sheet has come: with the lecturers, with the exam office, approved, seen by students. */
export type ResultSheetState =
  /** Published, and corrected since. */
  | 'AMENDED'
  /** Waits for release. */
  | 'APPROVED'
  | 'DRAFT'
  | 'PUBLISHED'
  /** Given back to the lecturers. */
  | 'RETURNED'
  | 'SUBMITTED';

/** What revenue is divided into. */
export type RevenuePurpose =
  | 'HOSTEL'
  /** The sections of the fee schedule that are not tuition, wherever they are paid. */
  | 'OTHER'
  | 'SCREENING'
  | 'TUITION';

/** A semester of an academic session; any beyond the second is `THIRD`. */
export type Semester =
  | 'FIRST'
  | 'SECOND'
  | 'THIRD';

export type AdminDashboardQuery_announcements = { __typename: 'Announcement', id: string, title: string, body: string };

export type AdminDashboardQuery_adminDashboard_admission_session = { __typename: 'FunnelSession', id: string, title: string, academicSession: string };

export type AdminDashboardQuery_adminDashboard_admission_sessions = { __typename: 'FunnelSession', id: string, title: string, academicSession: string };

export type AdminDashboardQuery_adminDashboard_admission_total = { __typename: 'FunnelCounts', signedUp: number, verified: number, paid: number, submitted: number, tested: number, admitted: number, accepted: number, matriculated: number };

export type AdminDashboardQuery_adminDashboard_admission_departments_counts = { __typename: 'FunnelCounts', signedUp: number, verified: number, paid: number, submitted: number, tested: number, admitted: number, accepted: number, matriculated: number };

export type AdminDashboardQuery_adminDashboard_admission_departments = { __typename: 'DepartmentFunnel', id: string, department: string, counts: AdminDashboardQuery_adminDashboard_admission_departments_counts };

export type AdminDashboardQuery_adminDashboard_admission = { __typename: 'AdmissionFunnel', session: AdminDashboardQuery_adminDashboard_admission_session | null, sessions: Array<AdminDashboardQuery_adminDashboard_admission_sessions>, total: AdminDashboardQuery_adminDashboard_admission_total, departments: Array<AdminDashboardQuery_adminDashboard_admission_departments> };

export type AdminDashboardQuery_adminDashboard_revenue_items = { __typename: 'RevenueItem', purpose: RevenuePurpose, payments: number, amount: number };

export type AdminDashboardQuery_adminDashboard_revenue_days_items = { __typename: 'RevenueItem', purpose: RevenuePurpose, amount: number };

export type AdminDashboardQuery_adminDashboard_revenue_days = { __typename: 'RevenueDay', day: string, total: number, items: Array<AdminDashboardQuery_adminDashboard_revenue_days_items> };

export type AdminDashboardQuery_adminDashboard_revenue = { __typename: 'Revenue', session: string | null, today: number, total: number, items: Array<AdminDashboardQuery_adminDashboard_revenue_items>, days: Array<AdminDashboardQuery_adminDashboard_revenue_days> };

export type AdminDashboardQuery_adminDashboard_hostels_hostels = { __typename: 'HostelBeds', id: string, name: string, kind: HostelKind, rooms: number, beds: number, usable: number, pending: number, approved: number, offered: number, free: number };

export type AdminDashboardQuery_adminDashboard_hostels_waiting = { __typename: 'HostelWaitingCount', kind: HostelKind, waiting: number };

export type AdminDashboardQuery_adminDashboard_hostels = { __typename: 'HostelOccupancy', session: string | null, isApplicationOpen: boolean, deadline: string | null, hostels: Array<AdminDashboardQuery_adminDashboard_hostels_hostels>, waiting: Array<AdminDashboardQuery_adminDashboard_hostels_waiting> };

export type AdminDashboardQuery_adminDashboard_registration_total = { __typename: 'ProgressCounts', students: number, none: number, inProgress: number, complete: number, credits: number };

export type AdminDashboardQuery_adminDashboard_registration_groups_counts = { __typename: 'ProgressCounts', students: number, none: number, inProgress: number, complete: number, credits: number };

export type AdminDashboardQuery_adminDashboard_registration_groups = { __typename: 'ProgressGroup', departmentId: string, department: string, level: number, counts: AdminDashboardQuery_adminDashboard_registration_groups_counts };

export type AdminDashboardQuery_adminDashboard_registration = { __typename: 'RegistrationProgress', session: string | null, semester: Semester | null, minCredits: number | null, total: AdminDashboardQuery_adminDashboard_registration_total, groups: Array<AdminDashboardQuery_adminDashboard_registration_groups> };

export type AdminDashboardQuery_adminDashboard_waiting = { __typename: 'WaitingWork', untested: number, undecided: number, uncheckedSittings: number, changedSittings: number, pendingHostelApplications: number, refusedPayments: number, waitingVoids: number, askedRefunds: number, approvedRefunds: number, waitingRows: number, changeRequests: number };

export type AdminDashboardQuery_adminDashboard_indexing_students = { __typename: 'IndexingCounts', ready: number, notReady: number };

export type AdminDashboardQuery_adminDashboard_indexing = { __typename: 'IndexingRoundRow', id: string, daysLeft: number, students: AdminDashboardQuery_adminDashboard_indexing_students };

export type AdminDashboardQuery_adminDashboard = { __typename: 'AdminDashboard', admission: AdminDashboardQuery_adminDashboard_admission | null, revenue: AdminDashboardQuery_adminDashboard_revenue | null, hostels: AdminDashboardQuery_adminDashboard_hostels | null, registration: AdminDashboardQuery_adminDashboard_registration | null, waiting: AdminDashboardQuery_adminDashboard_waiting | null, indexing: Array<AdminDashboardQuery_adminDashboard_indexing> | null };

export type AdminDashboardQuery = { announcements: Array<AdminDashboardQuery_announcements> | null, adminDashboard: AdminDashboardQuery_adminDashboard };


export type AdminDashboardQueryVariables = Exact<{
  applicationSessionId?: string | number | null | undefined;
}>;

export type BursaryDashboardQuery_announcements = { __typename: 'Announcement', id: string, title: string, body: string };

export type BursaryDashboardQuery_bursaryDashboard_sections = { __typename: 'SectionSums', section: ChargeSection, charged: number, paid: number, outstanding: number };

export type BursaryDashboardQuery_bursaryDashboard_days = { __typename: 'DayTakings', day: string, online: number, counter: number, bank: number, remita: number, sponsor: number };

export type BursaryDashboardQuery_bursaryDashboard_cashBook = { __typename: 'CashBookTakings', id: string, day: string, status: CashBookStatus, receipts: number, cash: number, pos: number, teller: number };

export type BursaryDashboardQuery_bursaryDashboard = { __typename: 'BursaryDashboard', session: string | null, charged: number, paid: number, outstanding: number, waitingVoids: number, waitingRows: number, waitingRemittances: number, waitingSponsorVoids: number, booksLeftOpen: number, refusedPayments: number, askedRefunds: number, approvedRefunds: number, askedAdjustments: number, sections: Array<BursaryDashboardQuery_bursaryDashboard_sections>, days: Array<BursaryDashboardQuery_bursaryDashboard_days>, cashBook: BursaryDashboardQuery_bursaryDashboard_cashBook | null };

export type BursaryDashboardQuery = { announcements: Array<BursaryDashboardQuery_announcements> | null, bursaryDashboard: BursaryDashboardQuery_bursaryDashboard };


export type BursaryDashboardQueryVariables = Exact<{ [key: string]: never; }>;

export type ExamOfficerDashboardQuery_announcements = { __typename: 'Announcement', id: string, title: string, body: string };

export type ExamOfficerDashboardQuery_examOfficerDashboard_sheets = { __typename: 'SheetStateCount', state: ResultSheetState, count: number };

export type ExamOfficerDashboardQuery_examOfficerDashboard_courses = { __typename: 'CoursePassRate', id: string, code: string, title: string, department: string, state: ResultSheetState, results: number, passRate: number | null };

export type ExamOfficerDashboardQuery_examOfficerDashboard_departments = { __typename: 'DepartmentCourses', id: string, department: string, courses: number, registrations: number, withoutLecturer: number, results: number, passRate: number | null };

export type ExamOfficerDashboardQuery_examOfficerDashboard_unassigned = { __typename: 'UnassignedCourse', id: string, code: string, title: string, department: string };

export type ExamOfficerDashboardQuery_examOfficerDashboard = { __typename: 'ExamOfficerDashboard', session: string | null, semester: Semester | null, semesterId: string | null, overdue: number, flagged: number, sheets: Array<ExamOfficerDashboardQuery_examOfficerDashboard_sheets>, courses: Array<ExamOfficerDashboardQuery_examOfficerDashboard_courses>, departments: Array<ExamOfficerDashboardQuery_examOfficerDashboard_departments>, unassigned: Array<ExamOfficerDashboardQuery_examOfficerDashboard_unassigned> };

export type ExamOfficerDashboardQuery = { announcements: Array<ExamOfficerDashboardQuery_announcements> | null, examOfficerDashboard: ExamOfficerDashboardQuery_examOfficerDashboard };


export type ExamOfficerDashboardQueryVariables = Exact<{ [key: string]: never; }>;

export type IctDashboardQuery_announcements = { __typename: 'Announcement', id: string, title: string, body: string };

export type IctDashboardQuery_ictDashboard_stuckPayments = { __typename: 'Backlog', count: number, oldestAt: string | null };

export type IctDashboardQuery_ictDashboard_unverifiedEmails = { __typename: 'Backlog', count: number, oldestAt: string | null };

export type IctDashboardQuery_ictDashboard_changeRequests = { __typename: 'Backlog', count: number, oldestAt: string | null };

export type IctDashboardQuery_ictDashboard = { __typename: 'IctDashboard', stuckPayments: IctDashboardQuery_ictDashboard_stuckPayments, unverifiedEmails: IctDashboardQuery_ictDashboard_unverifiedEmails, changeRequests: IctDashboardQuery_ictDashboard_changeRequests };

export type IctDashboardQuery = { announcements: Array<IctDashboardQuery_announcements> | null, ictDashboard: IctDashboardQuery_ictDashboard };


export type IctDashboardQueryVariables = Exact<{ [key: string]: never; }>;

export type LecturerDashboardQuery_announcements = { __typename: 'Announcement', id: string, title: string, body: string };

export type LecturerDashboardQuery_lecturerDashboard_courses = { __typename: 'TaughtCourse', id: string, code: string, title: string, creditLoad: number, level: number, registered: number, entered: number, sheetState: ResultSheetState };

export type LecturerDashboardQuery_lecturerDashboard_deadlines = { __typename: 'Deadline', name: DeadlineName, at: string };

export type LecturerDashboardQuery_lecturerDashboard = { __typename: 'LecturerDashboard', session: string | null, semester: Semester | null, semesterId: string | null, resultsDueOn: string | null, courses: Array<LecturerDashboardQuery_lecturerDashboard_courses>, deadlines: Array<LecturerDashboardQuery_lecturerDashboard_deadlines> };

export type LecturerDashboardQuery = { announcements: Array<LecturerDashboardQuery_announcements> | null, lecturerDashboard: LecturerDashboardQuery_lecturerDashboard };


export type LecturerDashboardQueryVariables = Exact<{ [key: string]: never; }>;


export const AdminDashboardDocument = {"__meta__":{"id":"9feb270f4cf466932433ce67151fa6931777c541ca093f3d98edc1aaf85e00b7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminDashboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"applicationSessionId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"announcements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adminDashboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applicationSessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"applicationSessionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"academicSession"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"academicSession"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedUp"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"submitted"}},{"kind":"Field","name":{"kind":"Name","value":"tested"}},{"kind":"Field","name":{"kind":"Name","value":"admitted"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"matriculated"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedUp"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"submitted"}},{"kind":"Field","name":{"kind":"Name","value":"tested"}},{"kind":"Field","name":{"kind":"Name","value":"admitted"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"matriculated"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"revenue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"payments"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hostels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"isApplicationOpen"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"hostels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"rooms"}},{"kind":"Field","name":{"kind":"Name","value":"beds"}},{"kind":"Field","name":{"kind":"Name","value":"usable"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}},{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"free"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"semester"}},{"kind":"Field","name":{"kind":"Name","value":"minCredits"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"none"}},{"kind":"Field","name":{"kind":"Name","value":"inProgress"}},{"kind":"Field","name":{"kind":"Name","value":"complete"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departmentId"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"none"}},{"kind":"Field","name":{"kind":"Name","value":"inProgress"}},{"kind":"Field","name":{"kind":"Name","value":"complete"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"untested"}},{"kind":"Field","name":{"kind":"Name","value":"undecided"}},{"kind":"Field","name":{"kind":"Name","value":"uncheckedSittings"}},{"kind":"Field","name":{"kind":"Name","value":"changedSittings"}},{"kind":"Field","name":{"kind":"Name","value":"pendingHostelApplications"}},{"kind":"Field","name":{"kind":"Name","value":"refusedPayments"}},{"kind":"Field","name":{"kind":"Name","value":"waitingVoids"}},{"kind":"Field","name":{"kind":"Name","value":"askedRefunds"}},{"kind":"Field","name":{"kind":"Name","value":"approvedRefunds"}},{"kind":"Field","name":{"kind":"Name","value":"waitingRows"}},{"kind":"Field","name":{"kind":"Name","value":"changeRequests"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indexing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"students"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ready"}},{"kind":"Field","name":{"kind":"Name","value":"notReady"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AdminDashboardQuery, AdminDashboardQueryVariables>;
export const BursaryDashboardDocument = {"__meta__":{"id":"a5f07409892d619b8bd91381aa355d45c9ab6bd8efe5922195d8b8254d7dd925"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BursaryDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"announcements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bursaryDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"online"}},{"kind":"Field","name":{"kind":"Name","value":"counter"}},{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"remita"}},{"kind":"Field","name":{"kind":"Name","value":"sponsor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waitingVoids"}},{"kind":"Field","name":{"kind":"Name","value":"waitingRows"}},{"kind":"Field","name":{"kind":"Name","value":"waitingRemittances"}},{"kind":"Field","name":{"kind":"Name","value":"waitingSponsorVoids"}},{"kind":"Field","name":{"kind":"Name","value":"booksLeftOpen"}},{"kind":"Field","name":{"kind":"Name","value":"refusedPayments"}},{"kind":"Field","name":{"kind":"Name","value":"askedRefunds"}},{"kind":"Field","name":{"kind":"Name","value":"approvedRefunds"}},{"kind":"Field","name":{"kind":"Name","value":"askedAdjustments"}},{"kind":"Field","name":{"kind":"Name","value":"cashBook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receipts"}},{"kind":"Field","name":{"kind":"Name","value":"cash"}},{"kind":"Field","name":{"kind":"Name","value":"pos"}},{"kind":"Field","name":{"kind":"Name","value":"teller"}}]}}]}}]}}]} as unknown as DocumentNode<BursaryDashboardQuery, BursaryDashboardQueryVariables>;
export const ExamOfficerDashboardDocument = {"__meta__":{"id":"cb85e654d07e2fb7990c7447c45baa3d9b11d4a3ba608cfdd1286e6427addf84"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExamOfficerDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"announcements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examOfficerDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"semester"}},{"kind":"Field","name":{"kind":"Name","value":"semesterId"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"results"}},{"kind":"Field","name":{"kind":"Name","value":"passRate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"courses"}},{"kind":"Field","name":{"kind":"Name","value":"registrations"}},{"kind":"Field","name":{"kind":"Name","value":"withoutLecturer"}},{"kind":"Field","name":{"kind":"Name","value":"results"}},{"kind":"Field","name":{"kind":"Name","value":"passRate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unassigned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]}}]}}]} as unknown as DocumentNode<ExamOfficerDashboardQuery, ExamOfficerDashboardQueryVariables>;
export const IctDashboardDocument = {"__meta__":{"id":"05f740e7e9ea09939b2f9bdffd21f1acdd7bc56243b9f7b7c95831916c6d7319"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IctDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"announcements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ictDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stuckPayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"oldestAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unverifiedEmails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"oldestAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"oldestAt"}}]}}]}}]}}]} as unknown as DocumentNode<IctDashboardQuery, IctDashboardQueryVariables>;
export const LecturerDashboardDocument = {"__meta__":{"id":"101be0384cfd26605100fc8b7bd17243fd7b9a0434e0fb63b7e603eb5af81050"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LecturerDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"announcements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lecturerDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"semester"}},{"kind":"Field","name":{"kind":"Name","value":"semesterId"}},{"kind":"Field","name":{"kind":"Name","value":"resultsDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"creditLoad"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"registered"}},{"kind":"Field","name":{"kind":"Name","value":"entered"}},{"kind":"Field","name":{"kind":"Name","value":"sheetState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deadlines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}}]} as unknown as DocumentNode<LecturerDashboardQuery, LecturerDashboardQueryVariables>;