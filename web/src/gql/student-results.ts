/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How a student stands at the end of a session. */
export type AcademicStandingKind =
  /** Moves on to the next level. */
  | 'GOOD'
  /** Moves on, for the first time after a session that was not good. */
  | 'PROBATION'
  /** Has the same level again. */
  | 'REPEAT'
  /** Results that decide are still to come. */
  | 'UNDECIDED'
  /** Has to leave. */
  | 'WITHDRAW';

/** Which attempts at a repeated course count towards the CGPA. */
export type CgpaPolicy =
  | 'ALL'
  | 'BEST'
  | 'LATEST';

/** How a student's attendance of a course's classes stands. */
export type ClassAttendanceState =
  /** Enough, but one more absence would make it too little. */
  | 'AT_RISK'
  /** Less than the college asks for: the exam office may bar the student. */
  | 'BELOW'
  | 'ENOUGH'
  /** No class counts yet. */
  | 'NONE';

/** What an office decided on a student who leaves. */
export type ClearanceState =
  /** The student is signed off. */
  | 'CLEARED'
  /** Something is owed or to be brought back. */
  | 'HELD'
  /** Nothing yet. */
  | 'WAITING';

/** The offices that sign students off when they leave. */
export type ClearanceUnit =
  | 'BURSARY'
  /** The student's own department. */
  | 'DEPARTMENT'
  | 'HOSTEL'
  | 'LIBRARY';

/** What a student must meet to graduate. */
export type GraduationRequirementKind =
  /** Every course that was failed is passed since. */
  | 'CARRYOVERS'
  /** The least CGPA that the programme asks for. */
  | 'CGPA'
  /** The papers asked for when the offer was accepted; left out where none were. */
  | 'CLEARANCE'
  /** The required courses and electives of the programme; left out where it names none. */
  | 'COURSES'
  /** Nothing that was charged is owed. */
  | 'FEES'
  /** Every registered course has a result, and none is withheld. */
  | 'RESULTS';

/** How a student stands with a requirement. */
export type RequirementState =
  /** The college has still to publish what decides. */
  | 'IN_PROGRESS'
  | 'MET'
  | 'MISSING';

/** Why a student has no examination mark. */
export type ScoreRemark =
  /** Did not sit it: failed. */
  | 'ABSENT'
  /** Held back: no result until the sheet is amended. */
  | 'WITHHELD';

/** The role of a member of staff. */
export type StaffRole =
  | 'BURSARY_OFFICER'
  | 'EXAM_OFFICER'
  | 'ICT_SUPPORT'
  | 'LECTURER'
  | 'SUPER_ADMIN';

type SessionViewer_Applicant_Fragment = { __typename: 'Applicant', isSubmitted: boolean, departmentAdmitted: string | null, id: string, surname: string, firstName: string, passportUrl: string | null, mustChangePassword: boolean } & { ' $fragmentName'?: 'SessionViewer_Applicant_Fragment' };

type SessionViewer_Staff_Fragment = { __typename: 'Staff', role: StaffRole, id: string, surname: string, firstName: string, passportUrl: string | null, mustChangePassword: boolean } & { ' $fragmentName'?: 'SessionViewer_Staff_Fragment' };

type SessionViewer_Student_Fragment = { __typename: 'Student', id: string, surname: string, firstName: string, passportUrl: string | null, mustChangePassword: boolean } & { ' $fragmentName'?: 'SessionViewer_Student_Fragment' };

export type SessionViewerFragment =
  | SessionViewer_Applicant_Fragment
  | SessionViewer_Staff_Fragment
  | SessionViewer_Student_Fragment
;

export type StudentExaminationsQuery_viewer_Student_classAttendance_courses = { __typename: 'OwnCourseAttendance', code: string, title: string, present: number, absent: number, excused: number, percent: number | null, state: ClassAttendanceState, barredReason: string | null };

export type StudentExaminationsQuery_viewer_Student_classAttendance = { __typename: 'OwnClassAttendance', minimumPercent: number, courses: Array<StudentExaminationsQuery_viewer_Student_classAttendance_courses> };

export type StudentExaminationsQuery_viewer_Student_examCard_leftOut = { __typename: 'ExamCardOmission', code: string, obstacle: string };

export type StudentExaminationsQuery_viewer_Student_examCard = { __typename: 'ExamCard', obstacle: string | null, fileUrl: string | null, leftOut: Array<StudentExaminationsQuery_viewer_Student_examCard_leftOut> };

export type StudentExaminationsQuery_viewer_Applicant = (
  { __typename: 'Applicant' }
  & { ' $fragmentRefs'?: { 'SessionViewer_Applicant_Fragment': SessionViewer_Applicant_Fragment } }
);

export type StudentExaminationsQuery_viewer_Staff = (
  { __typename: 'Staff' }
  & { ' $fragmentRefs'?: { 'SessionViewer_Staff_Fragment': SessionViewer_Staff_Fragment } }
);

export type StudentExaminationsQuery_viewer_Student = (
  { __typename: 'Student', id: string, classAttendance: StudentExaminationsQuery_viewer_Student_classAttendance | null, examCard: StudentExaminationsQuery_viewer_Student_examCard | null }
  & { ' $fragmentRefs'?: { 'SessionViewer_Student_Fragment': SessionViewer_Student_Fragment } }
);

export type StudentExaminationsQuery_viewer =
  | StudentExaminationsQuery_viewer_Applicant
  | StudentExaminationsQuery_viewer_Staff
  | StudentExaminationsQuery_viewer_Student
;

export type StudentExaminationsQuery = { viewer: StudentExaminationsQuery_viewer | null };


export type StudentExaminationsQueryVariables = Exact<{ [key: string]: never; }>;

export type StudentResultsQuery_viewer_Student_results_senateApproval = { __typename: 'SenateApproval', classOfAward: string | null, approvedAt: string };

export type StudentResultsQuery_viewer_Student_results_graduation_requirements = { __typename: 'GraduationRequirement', requirement: GraduationRequirementKind, state: RequirementState, detail: string };

export type StudentResultsQuery_viewer_Student_results_graduation = { __typename: 'GraduationAudit', classOfAward: string | null, requirements: Array<StudentResultsQuery_viewer_Student_results_graduation_requirements> };

export type StudentResultsQuery_viewer_Student_results_scale = { __typename: 'GradeStep', letter: string, from: number, points: number };

export type StudentResultsQuery_viewer_Student_results_carryovers = { __typename: 'OutstandingCarryover', courseId: string, code: string, title: string, creditLoad: number, semester: number, session: string };

export type StudentResultsQuery_viewer_Student_results_sessions_academicStanding = { __typename: 'AcademicStanding', standing: AcademicStandingKind, reasons: Array<string> };

export type StudentResultsQuery_viewer_Student_results_sessions_semesters_courses = { __typename: 'CourseResult', courseId: string, code: string, title: string, creditLoad: number, isRepeat: boolean, remark: ScoreRemark | null, ca: number | null, exam: number | null, total: number | null, grade: string | null, points: number | null, isPassed: boolean | null, counts: boolean };

export type StudentResultsQuery_viewer_Student_results_sessions_semesters = { __typename: 'SemesterResults', number: number, gpa: number | null, cgpa: number | null, creditsRegistered: number, creditsPassed: number, awaited: number, courses: Array<StudentResultsQuery_viewer_Student_results_sessions_semesters_courses> };

export type StudentResultsQuery_viewer_Student_results_sessions = { __typename: 'SessionResults', session: string, academicStanding: StudentResultsQuery_viewer_Student_results_sessions_academicStanding | null, semesters: Array<StudentResultsQuery_viewer_Student_results_sessions_semesters> };

export type StudentResultsQuery_viewer_Student_results = { __typename: 'StudentResults', cgpaPolicy: CgpaPolicy, cgpa: number | null, creditsRegistered: number, creditsPassed: number, transcriptUrl: string | null, senateApproval: StudentResultsQuery_viewer_Student_results_senateApproval | null, graduation: StudentResultsQuery_viewer_Student_results_graduation | null, scale: Array<StudentResultsQuery_viewer_Student_results_scale>, carryovers: Array<StudentResultsQuery_viewer_Student_results_carryovers>, sessions: Array<StudentResultsQuery_viewer_Student_results_sessions> };

export type StudentResultsQuery_viewer_Student_leavingClearance_units = { __typename: 'OwnUnitDecision', unit: ClearanceUnit, state: ClearanceState, note: string | null };

export type StudentResultsQuery_viewer_Student_leavingClearance = { __typename: 'OwnLeavingClearance', obstacle: string | null, statementUrl: string | null, units: Array<StudentResultsQuery_viewer_Student_leavingClearance_units> };

export type StudentResultsQuery_viewer_Applicant = (
  { __typename: 'Applicant' }
  & { ' $fragmentRefs'?: { 'SessionViewer_Applicant_Fragment': SessionViewer_Applicant_Fragment } }
);

export type StudentResultsQuery_viewer_Staff = (
  { __typename: 'Staff' }
  & { ' $fragmentRefs'?: { 'SessionViewer_Staff_Fragment': SessionViewer_Staff_Fragment } }
);

export type StudentResultsQuery_viewer_Student = (
  { __typename: 'Student', id: string, results: StudentResultsQuery_viewer_Student_results | null, leavingClearance: StudentResultsQuery_viewer_Student_leavingClearance | null }
  & { ' $fragmentRefs'?: { 'SessionViewer_Student_Fragment': SessionViewer_Student_Fragment } }
);

export type StudentResultsQuery_viewer =
  | StudentResultsQuery_viewer_Applicant
  | StudentResultsQuery_viewer_Staff
  | StudentResultsQuery_viewer_Student
;

export type StudentResultsQuery = { viewer: StudentResultsQuery_viewer | null };


export type StudentResultsQueryVariables = Exact<{ [key: string]: never; }>;

export const SessionViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"departmentAdmitted"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<SessionViewerFragment, unknown>;
export const StudentExaminationsDocument = {"__meta__":{"id":"9747ea1085a0bc5839d48e59d05b61ab512e2a839e45e5af2aea5441969ef6e6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentExaminations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionViewer"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"classAttendance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimumPercent"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"present"}},{"kind":"Field","name":{"kind":"Name","value":"absent"}},{"kind":"Field","name":{"kind":"Name","value":"excused"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"barredReason"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"examCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"fileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"departmentAdmitted"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<StudentExaminationsQuery, StudentExaminationsQueryVariables>;
export const StudentResultsDocument = {"__meta__":{"id":"e8d20c3233a0661d4a8b27f9f59c715ba25861c9a2eedc105a05319e46f23d43"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentResults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionViewer"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cgpaPolicy"}},{"kind":"Field","name":{"kind":"Name","value":"cgpa"}},{"kind":"Field","name":{"kind":"Name","value":"creditsRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"creditsPassed"}},{"kind":"Field","name":{"kind":"Name","value":"transcriptUrl"}},{"kind":"Field","name":{"kind":"Name","value":"senateApproval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classOfAward"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"graduation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classOfAward"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requirement"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"scale"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"carryovers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"creditLoad"}},{"kind":"Field","name":{"kind":"Name","value":"semester"}},{"kind":"Field","name":{"kind":"Name","value":"session"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"academicStanding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}},{"kind":"Field","name":{"kind":"Name","value":"semesters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"gpa"}},{"kind":"Field","name":{"kind":"Name","value":"cgpa"}},{"kind":"Field","name":{"kind":"Name","value":"creditsRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"creditsPassed"}},{"kind":"Field","name":{"kind":"Name","value":"awaited"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"creditLoad"}},{"kind":"Field","name":{"kind":"Name","value":"isRepeat"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"ca"}},{"kind":"Field","name":{"kind":"Name","value":"exam"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"isPassed"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"leavingClearance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"units"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"statementUrl"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"departmentAdmitted"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<StudentResultsQuery, StudentResultsQueryVariables>;