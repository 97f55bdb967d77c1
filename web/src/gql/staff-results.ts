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

/** Corrections of published results, of the version that was seen. */
export type AmendSheetInput = {
  changes: Array<ResultAmendmentInput>;
  courseId: string | number;
  dryRun: boolean;
  /** At least five characters; a preview needs none. */
  reason: string;
  semesterId: string | number;
  version: number;
};

/** Which courses are given to whom. */
export type AssignCoursesInput = {
  dryRun: boolean;
  /** Of the courses; at most 1,000. */
  ids: Array<string | number>;
  lecturerId: string | number;
  preview?: string | null | undefined;
  reason: string;
  semesterId: string | number;
};

/** Who is to teach a course. */
export type AssignLecturersInput = {
  courseId: string | number;
  isConfirmed?: boolean;
  /** At most 30. */
  lecturerIds: Array<string | number>;
  /** Who taught it when it was looked at. */
  seenIds: Array<string | number>;
  semesterId: string | number;
};

/** Whether a student was in the examination. */
export type AttendanceMark =
  | 'ABSENT'
  /** Not marked yet. */
  | 'NONE'
  | 'PRESENT';

/** The mark of one student. */
export type AttendanceMarkInput = {
  mark: AttendanceMark;
  /** What was marked when it was looked at. */
  seen: AttendanceMark;
  studentId: string | number;
};

/** What they can be narrowed to. */
export type AttendanceShortfallFilter = {
  barred?: boolean | null | undefined;
  courseId?: string | number | null | undefined;
  /** The student's. */
  departmentId?: string | number | null | undefined;
  /** The student's. */
  level?: number | null | undefined;
  semesterId?: string | number | null | undefined;
};

/** What the students who missed too many classes can be sorted by. */
export type AttendanceShortfallSort =
  | 'COURSE'
  | 'MATRIC_NUMBER'
  | 'NAME'
  | 'PERCENT';

/** Whether a student is kept from an examination, and why. */
export type BarStudentInput = {
  courseId: string | number;
  isBarred: boolean;
  reason: string;
  /** The reason for which they were barred when it was looked at. */
  seen?: string | null | undefined;
  semesterId: string | number;
  studentId: string | number;
};

/** The meaning of a student's cell in a course's column of a broadsheet. */
export type BroadsheetMark =
  | 'ABSENT'
  | 'FAILED'
  /** On it, without a result: not entered, incomplete, or not published where only that is asked for. */
  | 'MISSING'
  /** Not on the course's sheet. */
  | 'NONE'
  | 'PASSED'
  | 'WITHHELD';

/** What the carryovers can be narrowed to. */
export type CarryoverFilter = {
  courseId?: string | number | null | undefined;
  /** The student's. */
  departmentId?: string | number | null | undefined;
  /** The student's. */
  level?: number | null | undefined;
  /** That of the last attempt, `2025/2026`. */
  session?: string | null | undefined;
};

/** What the carryovers can be sorted by. */
export type CarryoverSort =
  | 'COURSE'
  | 'LEVEL'
  | 'MATRIC_NUMBER'
  | 'NAME';

/** How a student's attendance of a course's classes stands. */
export type ClassAttendanceState =
  /** Enough, but one more absence would make it too little. */
  | 'AT_RISK'
  /** Less than the college asks for: the exam office may bar the student. */
  | 'BELOW'
  | 'ENOUGH'
  /** No class counts yet. */
  | 'NONE';

/** Whether a student attended a class. An excused absence counts neither for nor against the student. */
export type ClassMark =
  | 'ABSENT'
  | 'EXCUSED'
  | 'PRESENT';

/** The mark of one student in a class. */
export type ClassMeetingMarkInput = {
  mark: ClassMark;
  studentId: string | number;
};

/** A class to be deleted, as it was seen. */
export type DeleteClassMeetingInput = {
  courseId: string | number;
  key: string | number;
  revision: number;
  semesterId: string | number;
};

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

/** Marks of one sheet. */
export type MarkAttendanceInput = {
  courseId: string | number;
  marks: Array<AttendanceMarkInput>;
  semesterId: string | number;
};

/** Which page of a list: counted from 1, of 10 to 100 rows. */
export type PageInput = {
  number?: number;
  size?: number;
};

/** What is to be published. `courseIds` are those of the sheets. */
export type PublishSheetsInput = {
  courseIds: Array<string | number>;
  dryRun: boolean;
  preview?: string | null | undefined;
  /** At least five characters; a preview needs none. */
  reason: string;
  semesterId: string | number;
};

/** How a student stands with a requirement. */
export type RequirementState =
  /** The college has still to publish what decides. */
  | 'IN_PROGRESS'
  | 'MET'
  | 'MISSING';

/** A student's marks and remark as they are to be, as a whole. */
export type ResultAmendmentInput = {
  ca?: number | null | undefined;
  exam?: number | null | undefined;
  remark?: ScoreRemark | null | undefined;
  studentId: string | number;
};

/** What the result sheets can be narrowed to. */
export type ResultSheetFilter = {
  /** Whose students take the course. */
  departmentId?: string | number | null | undefined;
  /** Something about it is odd. */
  flagged?: boolean | null | undefined;
  /** The member of staff who teaches it in the semester's session. */
  lecturerId?: string | number | null | undefined;
  level?: number | null | undefined;
  overdue?: boolean | null | undefined;
  /** The running semester where it is left out. */
  semesterId?: string | number | null | undefined;
  state?: ResultSheetState | null | undefined;
};

/** What the result sheets can be sorted by. */
export type ResultSheetSort =
  | 'AVERAGE_TOTAL'
  | 'CODE'
  | 'ENTERED'
  | 'LEVEL'
  | 'PASS_RATE'
  | 'REGISTERED'
  | 'STATE'
  | 'TITLE';

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

/** A sheet to be given back, as it was seen. */
export type ReturnSheetInput = {
  courseId: string | number;
  /** For its lecturers. */
  reason: string;
  revision: number;
  semesterId: string | number;
};

/** A class as it is to be recorded. */
export type SaveClassMeetingInput = {
  courseId: string | number;
  heldOn: string;
  /** Whether this is another class of a day that has one already. */
  isConfirmed?: boolean;
  /** Up to 32 hexadecimal digits, chosen by the client at random. */
  key: string | number;
  /** At most 2,000. Who is not named does not have the class counted. */
  marks: Array<ClassMeetingMarkInput>;
  /** The revision seen; 0 for a new class. */
  revision: number;
  semesterId: string | number;
  /** At most 200 characters; may be empty. */
  topic: string;
};

/** Cells of one result sheet. */
export type SaveScoresInput = {
  cells: Array<ScoreCellInput>;
  courseId: string | number;
  semesterId: string | number;
};

/** A cell, as it was typed and as it was before. */
export type ScoreCellInput = {
  field: ScoreField;
  /** What it held when it was changed, in the same words. */
  seen: string;
  studentId: string | number;
  /** `35`, `absent`, `withheld`; empty for nothing. */
  value: string;
};

/** What is entered for a student. */
export type ScoreField =
  /** Continuous assessment. */
  | 'CA'
  | 'EXAM'
  | 'REMARK';

/** Why a student has no examination mark. */
export type ScoreRemark =
  /** Did not sit it: failed. */
  | 'ABSENT'
  /** Held back: no result until the sheet is amended. */
  | 'WITHHELD';

/** A semester of an academic session; any beyond the second is `THIRD`. */
export type Semester =
  | 'FIRST'
  | 'SECOND'
  | 'THIRD';

/** What the courses of a semester can be narrowed to. */
export type SemesterCourseFilter = {
  /** Whose students take it. */
  departmentId?: string | number | null | undefined;
  lecturerId?: string | number | null | undefined;
  level?: number | null | undefined;
  /** The running one where it is left out. */
  semesterId?: string | number | null | undefined;
  withoutLecturer?: boolean | null | undefined;
};

/** What the courses of a semester can be sorted by. */
export type SemesterCourseSort =
  | 'CODE'
  | 'CREDIT_LOAD'
  /** How many lecturers it has: those that nobody teaches first. */
  | 'LECTURERS'
  | 'LEVEL'
  | 'PRESENT'
  | 'REGISTERED'
  | 'TITLE';

/** What lists for the senate can be narrowed to. */
export type SenateListFilter = {
  programmeId?: string | number | null | undefined;
  session?: string | null | undefined;
  state?: SenateListState | null | undefined;
};

/** What lists for the senate can be sorted by. */
export type SenateListSort =
  | 'PREPARED'
  | 'SESSION';

/** How far a list for the senate is. */
export type SenateListState =
  | 'APPROVED'
  | 'DECLINED'
  /** For a second person. */
  | 'WAITING';

/** A sheet, as it was seen. */
export type SheetStepInput = {
  courseId: string | number;
  revision: number;
  semesterId: string | number;
};

/** A student's standing with the college. Only active students register, pay and take a bed. */
export type StudentStanding =
  | 'ACTIVE'
  /** Takes part in nothing until restored. */
  | 'DEFERRED'
  | 'GRADUATED'
  | 'WITHDRAWN';

/** What the workload can be narrowed to. */
export type WorkloadFilter = {
  isTeaching?: boolean | null | undefined;
  /** The running one where it is left out. */
  semesterId?: string | number | null | undefined;
};

/** What workloads can be sorted by. */
export type WorkloadSort =
  | 'COURSES'
  | 'CREDIT_LOAD'
  | 'NAME'
  | 'STUDENTS';

export type RefusedFragment_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type RefusedFragment = { __typename: 'Refusal', code: string, message: string, fields: Array<RefusedFragment_fields> } & { ' $fragmentName'?: 'RefusedFragment' };

export type CatalogueOutcomeFragment_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

type CatalogueOutcome_CatalogueConsequences_Fragment = { __typename: 'CatalogueConsequences', sentences: Array<string> } & { ' $fragmentName'?: 'CatalogueOutcome_CatalogueConsequences_Fragment' };

type CatalogueOutcome_CatalogueSaved_Fragment = { __typename: 'CatalogueSaved', id: string | null, message: string } & { ' $fragmentName'?: 'CatalogueOutcome_CatalogueSaved_Fragment' };

type CatalogueOutcome_Refusal_Fragment = { __typename: 'Refusal', code: string, message: string, fields: Array<CatalogueOutcomeFragment_Refusal_fields> } & { ' $fragmentName'?: 'CatalogueOutcome_Refusal_Fragment' };

export type CatalogueOutcomeFragment =
  | CatalogueOutcome_CatalogueConsequences_Fragment
  | CatalogueOutcome_CatalogueSaved_Fragment
  | CatalogueOutcome_Refusal_Fragment
;

export type AcademicStandingsQuery_academicStandings_rows_academicStanding = { __typename: 'AcademicStanding', standing: AcademicStandingKind, reasons: Array<string> };

export type AcademicStandingsQuery_academicStandings_rows = { __typename: 'AcademicStandingRow', studentId: string, matricNumber: string, name: string, cgpa: number | null, carryoverCredits: number, nextLevel: number | null, movedOnAgainstIt: boolean, academicStanding: AcademicStandingsQuery_academicStandings_rows_academicStanding };

export type AcademicStandingsQuery_academicStandings_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type AcademicStandingsQuery_academicStandings = { __typename: 'AcademicStandingList', session: string, department: string, level: number, rows: Array<AcademicStandingsQuery_academicStandings_rows>, export: AcademicStandingsQuery_academicStandings_export };

export type AcademicStandingsQuery_resultSemesters = { __typename: 'ResultSemester', id: string, session: string, isCurrent: boolean };

export type AcademicStandingsQuery_courseChoices_departments = { __typename: 'NamedDepartment', id: string, name: string };

export type AcademicStandingsQuery_courseChoices = { __typename: 'CourseChoices', departments: Array<AcademicStandingsQuery_courseChoices_departments> };

export type AcademicStandingsQuery = { academicStandings?: AcademicStandingsQuery_academicStandings, resultSemesters: Array<AcademicStandingsQuery_resultSemesters>, courseChoices: AcademicStandingsQuery_courseChoices };


export type AcademicStandingsQueryVariables = Exact<{
  session: string;
  departmentId: string | number;
  level: number;
  isChosen: boolean;
}>;

export type AttendanceSheetQuery_attendanceSheet_students = { __typename: 'Examinee', id: string, matricNumber: string, name: string, department: string, level: number, photoUrl: string | null, isCarryover: boolean, obstacle: string | null, barredReason: string | null, mark: AttendanceMark };

export type AttendanceSheetQuery_attendanceSheet_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type AttendanceSheetQuery_attendanceSheet = { __typename: 'AttendanceSheet', semesterId: string, courseId: string, code: string, title: string, level: number, session: string, semester: Semester, lecturers: Array<string>, canMark: boolean, readAt: string, cardKey: string, printUrl: string, students: Array<AttendanceSheetQuery_attendanceSheet_students>, export: AttendanceSheetQuery_attendanceSheet_export };

export type AttendanceSheetQuery = { attendanceSheet: AttendanceSheetQuery_attendanceSheet };


export type AttendanceSheetQueryVariables = Exact<{
  semesterId: string | number;
  courseId: string | number;
}>;

export type MarkAttendanceMutation_markAttendance_conflicts = { __typename: 'AttendanceConflict', studentId: string, mark: AttendanceMark, by: string };

export type MarkAttendanceMutation_markAttendance_problems = { __typename: 'AttendanceProblem', studentId: string, message: string };

export type MarkAttendanceMutation_markAttendance_AttendanceMarked = { __typename: 'AttendanceMarked', saved: Array<string>, conflicts: Array<MarkAttendanceMutation_markAttendance_conflicts>, problems: Array<MarkAttendanceMutation_markAttendance_problems> };

export type MarkAttendanceMutation_markAttendance_Refusal = { __typename: 'Refusal', message: string };

export type MarkAttendanceMutation_markAttendance =
  | MarkAttendanceMutation_markAttendance_AttendanceMarked
  | MarkAttendanceMutation_markAttendance_Refusal
;

export type MarkAttendanceMutation = { markAttendance: MarkAttendanceMutation_markAttendance };


export type MarkAttendanceMutationVariables = Exact<{
  input: MarkAttendanceInput;
}>;

export type BarStudentMutation_barStudent_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type BarStudentMutation_barStudent_Refusal = { __typename: 'Refusal', message: string, fields: Array<BarStudentMutation_barStudent_fields> };

export type BarStudentMutation_barStudent_StudentBarred = { __typename: 'StudentBarred' };

export type BarStudentMutation_barStudent =
  | BarStudentMutation_barStudent_Refusal
  | BarStudentMutation_barStudent_StudentBarred
;

export type BarStudentMutation = { barStudent: BarStudentMutation_barStudent };


export type BarStudentMutationVariables = Exact<{
  input: BarStudentInput;
}>;

export type BroadsheetQuery_broadsheet_courses = { __typename: 'BroadsheetCourse', id: string, code: string, title: string, creditLoad: number, state: ResultSheetState };

export type BroadsheetQuery_broadsheet_rows = { __typename: 'BroadsheetRow', studentId: string, matricNumber: string, name: string, marks: Array<BroadsheetMark>, totals: Array<number | null>, grades: Array<string>, repeated: Array<number>, creditsTaken: number, creditsPassed: number, gpa: number | null, cgpa: number | null, carryovers: Array<string> };

export type BroadsheetQuery_broadsheet_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type BroadsheetQuery_broadsheet = { __typename: 'Broadsheet', semesterId: string, session: string, semester: Semester, department: string, level: number, courses: Array<BroadsheetQuery_broadsheet_courses>, rows: Array<BroadsheetQuery_broadsheet_rows>, export: BroadsheetQuery_broadsheet_export };

export type BroadsheetQuery_resultSemesters = { __typename: 'ResultSemester', id: string, session: string, semester: Semester, isCurrent: boolean };

export type BroadsheetQuery_programmeChoices_departments_programmes = { __typename: 'NamedProgramme', id: string, name: string };

export type BroadsheetQuery_programmeChoices_departments = { __typename: 'DepartmentProgrammes', id: string, name: string, programmes: Array<BroadsheetQuery_programmeChoices_departments_programmes> };

export type BroadsheetQuery_programmeChoices = { __typename: 'ProgrammeChoices', departments: Array<BroadsheetQuery_programmeChoices_departments> };

export type BroadsheetQuery = { broadsheet?: BroadsheetQuery_broadsheet, resultSemesters: Array<BroadsheetQuery_resultSemesters>, programmeChoices: BroadsheetQuery_programmeChoices };


export type BroadsheetQueryVariables = Exact<{
  semesterId?: string | number | null | undefined;
  departmentId: string | number;
  programmeId?: string | number | null | undefined;
  level: number;
  publishedOnly: boolean;
  isChosen: boolean;
}>;

export type CarryoversQuery_carryovers_rows = { __typename: 'Carryover', id: string, studentId: string, matricNumber: string, name: string, department: string, level: number, code: string, title: string, creditLoad: number, attempts: number, session: string, isRegistered: boolean };

export type CarryoversQuery_carryovers_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type CarryoversQuery_carryovers = { __typename: 'CarryoverPage', total: number, rows: Array<CarryoversQuery_carryovers_rows>, export: CarryoversQuery_carryovers_export };

export type CarryoversQuery_resultSemesters = { __typename: 'ResultSemester', id: string, session: string };

export type CarryoversQuery_courseChoices_departments = { __typename: 'NamedDepartment', id: string, name: string };

export type CarryoversQuery_courseChoices_courses = { __typename: 'NamedCourse', id: string, code: string };

export type CarryoversQuery_courseChoices = { __typename: 'CourseChoices', departments: Array<CarryoversQuery_courseChoices_departments>, courses: Array<CarryoversQuery_courseChoices_courses> };

export type CarryoversQuery = { carryovers: CarryoversQuery_carryovers, resultSemesters: Array<CarryoversQuery_resultSemesters>, courseChoices: CarryoversQuery_courseChoices };


export type CarryoversQueryVariables = Exact<{
  page: PageInput;
  sort: CarryoverSort;
  descending: boolean;
  search?: string | null | undefined;
  filter?: CarryoverFilter | null | undefined;
}>;

export type ClassAttendanceQuery_classAttendance_classes = { __typename: 'ClassMeeting', key: string, heldOn: string, topic: string, present: number, absent: number, excused: number, revision: number, recordedBy: string };

export type ClassAttendanceQuery_classAttendance_students = { __typename: 'ClassAttendee', studentId: string, matricNumber: string, name: string, level: number, isCarryover: boolean, present: number, absent: number, excused: number, percent: number | null, state: ClassAttendanceState, barredReason: string | null };

export type ClassAttendanceQuery_classAttendance = { __typename: 'CourseClassAttendance', semesterId: string, courseId: string, code: string, title: string, session: string, semester: Semester, lecturers: Array<string>, firstDay: string, lastDay: string, canRecord: boolean, minimumPercent: number, classes: Array<ClassAttendanceQuery_classAttendance_classes>, students: Array<ClassAttendanceQuery_classAttendance_students> };

export type ClassAttendanceQuery = { classAttendance: ClassAttendanceQuery_classAttendance };


export type ClassAttendanceQueryVariables = Exact<{
  semesterId: string | number;
  courseId: string | number;
}>;

export type ClassMeetingMarksQuery_classMeeting_meeting = { __typename: 'ClassMeeting', key: string, heldOn: string, topic: string, revision: number };

export type ClassMeetingMarksQuery_classMeeting_marks = { __typename: 'ClassMeetingMark', studentId: string, mark: ClassMark };

export type ClassMeetingMarksQuery_classMeeting = { __typename: 'ClassMeetingMarks', meeting: ClassMeetingMarksQuery_classMeeting_meeting, marks: Array<ClassMeetingMarksQuery_classMeeting_marks> };

export type ClassMeetingMarksQuery = { classMeeting: ClassMeetingMarksQuery_classMeeting };


export type ClassMeetingMarksQueryVariables = Exact<{
  semesterId: string | number;
  courseId: string | number;
  key: string | number;
}>;

export type SaveClassMeetingMutation_saveClassMeeting_ClassMeetingSaved = { __typename: 'ClassMeetingSaved', revision: number, leftOut: Array<string> };

export type SaveClassMeetingMutation_saveClassMeeting_Refusal = { __typename: 'Refusal', code: string, message: string };

export type SaveClassMeetingMutation_saveClassMeeting =
  | SaveClassMeetingMutation_saveClassMeeting_ClassMeetingSaved
  | SaveClassMeetingMutation_saveClassMeeting_Refusal
;

export type SaveClassMeetingMutation = { saveClassMeeting: SaveClassMeetingMutation_saveClassMeeting };


export type SaveClassMeetingMutationVariables = Exact<{
  input: SaveClassMeetingInput;
}>;

export type DeleteClassMeetingMutation_deleteClassMeeting_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type DeleteClassMeetingMutation_deleteClassMeeting_Acknowledgement = { __typename: 'Acknowledgement', message: string };

export type DeleteClassMeetingMutation_deleteClassMeeting_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<DeleteClassMeetingMutation_deleteClassMeeting_Refusal_fields> };

export type DeleteClassMeetingMutation_deleteClassMeeting =
  | DeleteClassMeetingMutation_deleteClassMeeting_Acknowledgement
  | DeleteClassMeetingMutation_deleteClassMeeting_Refusal
;

export type DeleteClassMeetingMutation = { deleteClassMeeting: DeleteClassMeetingMutation_deleteClassMeeting };


export type DeleteClassMeetingMutationVariables = Exact<{
  input: DeleteClassMeetingInput;
}>;

export type AttendanceShortfallsQuery_attendanceShortfalls_rows = { __typename: 'AttendanceShortfall', id: string, studentId: string, matricNumber: string, name: string, department: string, level: number, courseId: string, code: string, title: string, present: number, absent: number, excused: number, percent: number, barredReason: string | null };

export type AttendanceShortfallsQuery_attendanceShortfalls_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type AttendanceShortfallsQuery_attendanceShortfalls = { __typename: 'AttendanceShortfallPage', total: number, rows: Array<AttendanceShortfallsQuery_attendanceShortfalls_rows>, export: AttendanceShortfallsQuery_attendanceShortfalls_export };

export type AttendanceShortfallsQuery_teachingChoices_semesters = { __typename: 'TeachingSemester', id: string, session: string, semester: Semester, isCurrent: boolean };

export type AttendanceShortfallsQuery_teachingChoices_departments = { __typename: 'NamedChoice', id: string, name: string };

export type AttendanceShortfallsQuery_teachingChoices = { __typename: 'TeachingChoices', semesters: Array<AttendanceShortfallsQuery_teachingChoices_semesters>, departments: Array<AttendanceShortfallsQuery_teachingChoices_departments> };

export type AttendanceShortfallsQuery = { attendanceShortfalls: AttendanceShortfallsQuery_attendanceShortfalls, teachingChoices: AttendanceShortfallsQuery_teachingChoices };


export type AttendanceShortfallsQueryVariables = Exact<{
  page: PageInput;
  sort: AttendanceShortfallSort;
  descending: boolean;
  search?: string | null | undefined;
  filter?: AttendanceShortfallFilter | null | undefined;
}>;

export type BarForAttendanceMutation_barForAttendance_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type BarForAttendanceMutation_barForAttendance_BarredForAttendance = { __typename: 'BarredForAttendance', barred: number, leftOut: Array<string> };

export type BarForAttendanceMutation_barForAttendance_Refusal = { __typename: 'Refusal', message: string, fields: Array<BarForAttendanceMutation_barForAttendance_Refusal_fields> };

export type BarForAttendanceMutation_barForAttendance =
  | BarForAttendanceMutation_barForAttendance_BarredForAttendance
  | BarForAttendanceMutation_barForAttendance_Refusal
;

export type BarForAttendanceMutation = { barForAttendance: BarForAttendanceMutation_barForAttendance };


export type BarForAttendanceMutationVariables = Exact<{
  shortfallIds: Array<string | number> | string | number;
}>;

export type OfficeSheetQuery_resultSheet = (
  { __typename: 'ResultSheet', courseId: string, semesterId: string }
  & { ' $fragmentRefs'?: { 'OfficeSheetFragment': OfficeSheetFragment } }
);

export type OfficeSheetQuery_resultSheetVersions_changes_before = { __typename: 'VersionedResult', ca: number | null, exam: number | null, remark: ScoreRemark | null, total: number | null, grade: string | null };

export type OfficeSheetQuery_resultSheetVersions_changes_after = { __typename: 'VersionedResult', ca: number | null, exam: number | null, remark: ScoreRemark | null, total: number | null, grade: string | null };

export type OfficeSheetQuery_resultSheetVersions_changes = { __typename: 'VersionChange', studentId: string, matricNumber: string, name: string, before: OfficeSheetQuery_resultSheetVersions_changes_before | null, after: OfficeSheetQuery_resultSheetVersions_changes_after | null };

export type OfficeSheetQuery_resultSheetVersions = { __typename: 'SheetVersion', version: number, at: string, by: string, reason: string | null, results: number, changes: Array<OfficeSheetQuery_resultSheetVersions_changes> };

export type OfficeSheetQuery = { resultSheet: OfficeSheetQuery_resultSheet, resultSheetVersions: Array<OfficeSheetQuery_resultSheetVersions> };


export type OfficeSheetQueryVariables = Exact<{
  semesterId: string | number;
  courseId: string | number;
}>;

export type SheetToAmendQuery_resultSheet = (
  { __typename: 'ResultSheet', courseId: string, semesterId: string }
  & { ' $fragmentRefs'?: { 'OfficeSheetFragment': OfficeSheetFragment } }
);

export type SheetToAmendQuery = { resultSheet: SheetToAmendQuery_resultSheet };


export type SheetToAmendQueryVariables = Exact<{
  semesterId: string | number;
  courseId: string | number;
}>;

export type OfficeSheetFragment_maxima = { __typename: 'ScoreMaxima', ca: number, exam: number };

export type OfficeSheetFragment_scale = { __typename: 'GradeStep', letter: string, from: number, points: number, isPassed: boolean };

export type OfficeSheetFragment_rows = { __typename: 'ResultRow', studentId: string, matricNumber: string, name: string, isCarryover: boolean, isDropped: boolean, standing: StudentStanding, ca: number | null, exam: number | null, remark: ScoreRemark | null, caMaximum: number, passMark: number, total: number | null, grade: string | null, isPassed: boolean | null };

export type OfficeSheetFragment_events = { __typename: 'SheetEvent', at: string, by: string, state: ResultSheetState, version: number | null, reason: string | null };

export type OfficeSheetFragment_flags = { __typename: 'SheetFlag', message: string, studentIds: Array<string> };

export type OfficeSheetFragment_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type OfficeSheetFragment = { __typename: 'ResultSheet', courseId: string, semesterId: string, code: string, title: string, creditLoad: number, level: number, department: string, session: string, semester: Semester, lecturers: Array<string>, state: ResultSheetState, version: number, revision: number, dueOn: string | null, isOverdue: boolean, canReturn: boolean, canApprove: boolean, canPublish: boolean, canAmend: boolean, refusedBecause: string | null, maxima: OfficeSheetFragment_maxima, scale: Array<OfficeSheetFragment_scale>, rows: Array<OfficeSheetFragment_rows>, events: Array<OfficeSheetFragment_events>, flags: Array<OfficeSheetFragment_flags>, export: OfficeSheetFragment_export } & { ' $fragmentName'?: 'OfficeSheetFragment' };

export type ApproveSheetMutation_approveSheet_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type ApproveSheetMutation_approveSheet_SheetChanged_sheet = (
  { __typename: 'ResultSheet' }
  & { ' $fragmentRefs'?: { 'OfficeSheetFragment': OfficeSheetFragment } }
);

export type ApproveSheetMutation_approveSheet_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<ApproveSheetMutation_approveSheet_fields> };

export type ApproveSheetMutation_approveSheet_SheetChanged = { __typename: 'SheetChanged', message: string, sheet: ApproveSheetMutation_approveSheet_SheetChanged_sheet };

export type ApproveSheetMutation_approveSheet =
  | ApproveSheetMutation_approveSheet_Refusal
  | ApproveSheetMutation_approveSheet_SheetChanged
;

export type ApproveSheetMutation = { approveSheet: ApproveSheetMutation_approveSheet };


export type ApproveSheetMutationVariables = Exact<{
  input: SheetStepInput;
}>;

export type ReturnSheetMutation_returnSheet_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type ReturnSheetMutation_returnSheet_SheetChanged_sheet = (
  { __typename: 'ResultSheet' }
  & { ' $fragmentRefs'?: { 'OfficeSheetFragment': OfficeSheetFragment } }
);

export type ReturnSheetMutation_returnSheet_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<ReturnSheetMutation_returnSheet_fields> };

export type ReturnSheetMutation_returnSheet_SheetChanged = { __typename: 'SheetChanged', message: string, sheet: ReturnSheetMutation_returnSheet_SheetChanged_sheet };

export type ReturnSheetMutation_returnSheet =
  | ReturnSheetMutation_returnSheet_Refusal
  | ReturnSheetMutation_returnSheet_SheetChanged
;

export type ReturnSheetMutation = { returnSheet: ReturnSheetMutation_returnSheet };


export type ReturnSheetMutationVariables = Exact<{
  input: ReturnSheetInput;
}>;

export type AmendSheetMutation_amendSheet_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type AmendSheetMutation_amendSheet_SheetAmendment_rows_before = { __typename: 'VersionedResult', ca: number | null, exam: number | null, remark: ScoreRemark | null, total: number | null, grade: string | null };

export type AmendSheetMutation_amendSheet_SheetAmendment_rows_after = { __typename: 'VersionedResult', ca: number | null, exam: number | null, remark: ScoreRemark | null, total: number | null, grade: string | null };

export type AmendSheetMutation_amendSheet_SheetAmendment_rows = { __typename: 'AmendedResult', studentId: string, matricNumber: string, name: string, note: string | null, problem: string | null, before: AmendSheetMutation_amendSheet_SheetAmendment_rows_before | null, after: AmendSheetMutation_amendSheet_SheetAmendment_rows_after | null };

export type AmendSheetMutation_amendSheet_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<AmendSheetMutation_amendSheet_fields> };

export type AmendSheetMutation_amendSheet_SheetAmendment = { __typename: 'SheetAmendment', message: string, version: number, changed: number, problems: number, rows: Array<AmendSheetMutation_amendSheet_SheetAmendment_rows> };

export type AmendSheetMutation_amendSheet =
  | AmendSheetMutation_amendSheet_Refusal
  | AmendSheetMutation_amendSheet_SheetAmendment
;

export type AmendSheetMutation = { amendSheet: AmendSheetMutation_amendSheet };


export type AmendSheetMutationVariables = Exact<{
  input: AmendSheetInput;
}>;

export type ResultSheetsQuery_resultSheets_rows = { __typename: 'ResultSheetRow', courseId: string, semesterId: string, code: string, title: string, level: number, department: string, lecturers: Array<string>, registered: number, entered: number, state: ResultSheetState, version: number, isOverdue: boolean, averageTotal: number | null, passRate: number | null, flagCount: number };

export type ResultSheetsQuery_resultSheets_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type ResultSheetsQuery_resultSheets = { __typename: 'ResultSheetPage', total: number, rows: Array<ResultSheetsQuery_resultSheets_rows>, export: ResultSheetsQuery_resultSheets_export };

export type ResultSheetsQuery_resultSemesters = { __typename: 'ResultSemester', id: string, session: string, semester: Semester, isCurrent: boolean, resultsDueOn: string | null };

export type ResultSheetsQuery_courseChoices_departments = { __typename: 'NamedDepartment', id: string, name: string };

export type ResultSheetsQuery_courseChoices_lecturers = { __typename: 'NamedLecturer', id: string, name: string };

export type ResultSheetsQuery_courseChoices = { __typename: 'CourseChoices', departments: Array<ResultSheetsQuery_courseChoices_departments>, lecturers: Array<ResultSheetsQuery_courseChoices_lecturers> };

export type ResultSheetsQuery_viewer_Staff_permissions = { __typename: 'StaffPermissions', canPublishResults: boolean };

export type ResultSheetsQuery_viewer_Applicant = { __typename: 'Applicant', id: string };

export type ResultSheetsQuery_viewer_Staff = { __typename: 'Staff', id: string, permissions: ResultSheetsQuery_viewer_Staff_permissions };

export type ResultSheetsQuery_viewer_Student = { __typename: 'Student', id: string };

export type ResultSheetsQuery_viewer =
  | ResultSheetsQuery_viewer_Applicant
  | ResultSheetsQuery_viewer_Staff
  | ResultSheetsQuery_viewer_Student
;

export type ResultSheetsQuery = { resultSheets: ResultSheetsQuery_resultSheets, resultSemesters: Array<ResultSheetsQuery_resultSemesters>, courseChoices: ResultSheetsQuery_courseChoices, viewer: ResultSheetsQuery_viewer | null };


export type ResultSheetsQueryVariables = Exact<{
  page: PageInput;
  sort: ResultSheetSort;
  descending: boolean;
  search?: string | null | undefined;
  filter?: ResultSheetFilter | null | undefined;
}>;

export type ResultSheetIdsQuery = { resultSheetIds: Array<string> | null };


export type ResultSheetIdsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: ResultSheetFilter | null | undefined;
}>;

export type PublishSheetsMutation_publishSheets_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type PublishSheetsMutation_publishSheets_SheetsPublication_rows = { __typename: 'SheetPublicationRow', id: string, code: string, title: string, before: string, after: string | null, note: string | null, problem: string | null };

export type PublishSheetsMutation_publishSheets_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<PublishSheetsMutation_publishSheets_fields> };

export type PublishSheetsMutation_publishSheets_SheetsPublication = { __typename: 'SheetsPublication', message: string, preview: string, rows: Array<PublishSheetsMutation_publishSheets_SheetsPublication_rows> };

export type PublishSheetsMutation_publishSheets =
  | PublishSheetsMutation_publishSheets_Refusal
  | PublishSheetsMutation_publishSheets_SheetsPublication
;

export type PublishSheetsMutation = { publishSheets: PublishSheetsMutation_publishSheets };


export type PublishSheetsMutationVariables = Exact<{
  input: PublishSheetsInput;
}>;

export type CourseRosterQuery_courseRoster_semesters = { __typename: 'RosterSemester', id: string, session: string, semester: Semester, isCurrent: boolean };

export type CourseRosterQuery_courseRoster_students = { __typename: 'RosterStudent', id: string, matricNumber: string, name: string, department: string, level: number, isCarryover: boolean, isDropped: boolean };

export type CourseRosterQuery_courseRoster_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type CourseRosterQuery_courseRoster = { __typename: 'CourseRoster', courseId: string, code: string, title: string, creditLoad: number, level: number, semesterId: string | null, lecturers: Array<string>, printUrl: string, semesters: Array<CourseRosterQuery_courseRoster_semesters>, students: Array<CourseRosterQuery_courseRoster_students>, export: CourseRosterQuery_courseRoster_export };

export type CourseRosterQuery = { courseRoster: CourseRosterQuery_courseRoster };


export type CourseRosterQueryVariables = Exact<{
  courseId: string | number;
  semesterId?: string | number | null | undefined;
}>;

export type SenateListsQuery_senateLists_rows = { __typename: 'SenateListRow', id: string, programme: string, session: string, state: SenateListState, graduates: number, preparedBy: string, preparedAt: string, decidedBy: string | null, decidedAt: string | null };

export type SenateListsQuery_senateLists_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type SenateListsQuery_senateLists = { __typename: 'SenateListPage', total: number, rows: Array<SenateListsQuery_senateLists_rows>, export: SenateListsQuery_senateLists_export };

export type SenateListsQuery_unlistedGraduates = { __typename: 'UnlistedGraduates', programmeId: string, programme: string, session: string, graduates: number, waitingListId: string | null };

export type SenateListsQuery = { senateLists: SenateListsQuery_senateLists, unlistedGraduates: Array<SenateListsQuery_unlistedGraduates> };


export type SenateListsQueryVariables = Exact<{
  page: PageInput;
  sort: SenateListSort;
  descending: boolean;
  filter?: SenateListFilter | null | undefined;
}>;

export type PrepareSenateListMutation_prepareSenateList_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type PrepareSenateListMutation_prepareSenateList_SenateListPrepared = { __typename: 'SenateListPrepared', message: string, id: string };

export type PrepareSenateListMutation_prepareSenateList =
  | PrepareSenateListMutation_prepareSenateList_Refusal
  | PrepareSenateListMutation_prepareSenateList_SenateListPrepared
;

export type PrepareSenateListMutation = { prepareSenateList: PrepareSenateListMutation_prepareSenateList };


export type PrepareSenateListMutationVariables = Exact<{
  programmeId: string | number;
  session: string;
}>;

export type SenateListQuery_senateList_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type SenateListQuery_senateList_entries = { __typename: 'SenateListEntry', studentId: string, matricNumber: string, name: string, cgpa: number | null, classOfAward: string | null, isCorrection: boolean, correctedClass: string | null, unmet: Array<string>, changedSince: boolean, isSuperseded: boolean, needsCorrection: boolean };

export type SenateListQuery_senateList = { __typename: 'SenateListRecord', id: string, programmeId: string, programme: string, session: string, state: SenateListState, graduates: number, preparedBy: string, preparedAt: string, decidedBy: string | null, decidedAt: string | null, note: string | null, isOwn: boolean, printUrl: string, export: SenateListQuery_senateList_export, entries: Array<SenateListQuery_senateList_entries> };

export type SenateListQuery = { senateList: SenateListQuery_senateList | null };


export type SenateListQueryVariables = Exact<{
  id: string | number;
}>;

export type DecideSenateListMutation_decideSenateList_SenateListDecided_list = { __typename: 'SenateListRecord', id: string, state: SenateListState };

export type DecideSenateListMutation_decideSenateList_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type DecideSenateListMutation_decideSenateList_SenateListDecided = { __typename: 'SenateListDecided', message: string, list: DecideSenateListMutation_decideSenateList_SenateListDecided_list | null };

export type DecideSenateListMutation_decideSenateList =
  | DecideSenateListMutation_decideSenateList_Refusal
  | DecideSenateListMutation_decideSenateList_SenateListDecided
;

export type DecideSenateListMutation = { decideSenateList: DecideSenateListMutation_decideSenateList };


export type DecideSenateListMutationVariables = Exact<{
  id: string | number;
  isApproved: boolean;
  note?: string | null | undefined;
}>;

export type OwnSheetsQuery_resultSheets_rows = { __typename: 'ResultSheetRow', courseId: string, semesterId: string, code: string, title: string, registered: number, entered: number, state: ResultSheetState, dueOn: string | null, isOverdue: boolean, returnReason: string | null };

export type OwnSheetsQuery_resultSheets_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type OwnSheetsQuery_resultSheets = { __typename: 'ResultSheetPage', total: number, rows: Array<OwnSheetsQuery_resultSheets_rows>, export: OwnSheetsQuery_resultSheets_export };

export type OwnSheetsQuery_resultSemesters = { __typename: 'ResultSemester', id: string, session: string, semester: Semester, isCurrent: boolean };

export type OwnSheetsQuery = { resultSheets: OwnSheetsQuery_resultSheets, resultSemesters: Array<OwnSheetsQuery_resultSemesters> };


export type OwnSheetsQueryVariables = Exact<{
  page: PageInput;
  sort: ResultSheetSort;
  descending: boolean;
  search?: string | null | undefined;
  filter?: ResultSheetFilter | null | undefined;
}>;

export type SheetQuery_resultSheet = (
  { __typename: 'ResultSheet', courseId: string, semesterId: string }
  & { ' $fragmentRefs'?: { 'LecturerSheetFragment': LecturerSheetFragment } }
);

export type SheetQuery = { resultSheet: SheetQuery_resultSheet };


export type SheetQueryVariables = Exact<{
  semesterId: string | number;
  courseId: string | number;
}>;

export type LecturerSheetFragment_maxima = { __typename: 'ScoreMaxima', ca: number, exam: number };

export type LecturerSheetFragment_scale = { __typename: 'GradeStep', letter: string, from: number, points: number, isPassed: boolean };

export type LecturerSheetFragment_rows = { __typename: 'ResultRow', studentId: string, matricNumber: string, name: string, isCarryover: boolean, isDropped: boolean, standing: StudentStanding, ca: number | null, exam: number | null, remark: ScoreRemark | null, caMaximum: number, passMark: number };

export type LecturerSheetFragment_events = { __typename: 'SheetEvent', at: string, by: string, state: ResultSheetState, version: number | null, reason: string | null };

export type LecturerSheetFragment_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type LecturerSheetFragment = { __typename: 'ResultSheet', courseId: string, semesterId: string, code: string, title: string, session: string, semester: Semester, lecturers: Array<string>, state: ResultSheetState, revision: number, dueOn: string | null, isOverdue: boolean, canEnter: boolean, canSubmit: boolean, maxima: LecturerSheetFragment_maxima, scale: Array<LecturerSheetFragment_scale>, rows: Array<LecturerSheetFragment_rows>, events: Array<LecturerSheetFragment_events>, export: LecturerSheetFragment_export } & { ' $fragmentName'?: 'LecturerSheetFragment' };

export type SaveScoresMutation_saveScores_SavedScores_conflicts = { __typename: 'ScoreConflict', studentId: string, field: ScoreField, value: string, by: string | null };

export type SaveScoresMutation_saveScores_SavedScores_problems = { __typename: 'ScoreProblem', studentId: string, field: ScoreField, message: string };

export type SaveScoresMutation_saveScores_Refusal = { __typename: 'Refusal', message: string };

export type SaveScoresMutation_saveScores_SavedScores = { __typename: 'SavedScores', saved: number, conflicts: Array<SaveScoresMutation_saveScores_SavedScores_conflicts>, problems: Array<SaveScoresMutation_saveScores_SavedScores_problems> };

export type SaveScoresMutation_saveScores =
  | SaveScoresMutation_saveScores_Refusal
  | SaveScoresMutation_saveScores_SavedScores
;

export type SaveScoresMutation = { saveScores: SaveScoresMutation_saveScores };


export type SaveScoresMutationVariables = Exact<{
  input: SaveScoresInput;
}>;

export type ImportSheetMutation_importScores_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type ImportSheetMutation_importScores_SheetImportReport_errors = { __typename: 'ImportProblem', row: number, column: string | null, message: string };

export type ImportSheetMutation_importScores_SheetImportReport_overwrites_before = { __typename: 'EnteredScores', ca: number | null, exam: number | null, remark: ScoreRemark | null };

export type ImportSheetMutation_importScores_SheetImportReport_overwrites_after = { __typename: 'EnteredScores', ca: number | null, exam: number | null, remark: ScoreRemark | null };

export type ImportSheetMutation_importScores_SheetImportReport_overwrites = { __typename: 'OverwrittenScores', matricNumber: string, name: string, before: ImportSheetMutation_importScores_SheetImportReport_overwrites_before, after: ImportSheetMutation_importScores_SheetImportReport_overwrites_after };

export type ImportSheetMutation_importScores_Refusal = { __typename: 'Refusal', message: string, fields: Array<ImportSheetMutation_importScores_fields> };

export type ImportSheetMutation_importScores_SheetImportReport = { __typename: 'SheetImportReport', rowCount: number, imported: number, errorCount: number, overwritten: number, preview: string, errors: Array<ImportSheetMutation_importScores_SheetImportReport_errors>, overwrites: Array<ImportSheetMutation_importScores_SheetImportReport_overwrites> };

export type ImportSheetMutation_importScores =
  | ImportSheetMutation_importScores_Refusal
  | ImportSheetMutation_importScores_SheetImportReport
;

export type ImportSheetMutation = { importScores: ImportSheetMutation_importScores };


export type ImportSheetMutationVariables = Exact<{
  semesterId: string | number;
  courseId: string | number;
  file: File;
  dryRun: boolean;
  preview?: string | null | undefined;
}>;

export type SubmitSheetMutation_submitSheet_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type SubmitSheetMutation_submitSheet_SheetChanged_sheet = (
  { __typename: 'ResultSheet' }
  & { ' $fragmentRefs'?: { 'LecturerSheetFragment': LecturerSheetFragment } }
);

export type SubmitSheetMutation_submitSheet_Refusal = { __typename: 'Refusal', message: string, fields: Array<SubmitSheetMutation_submitSheet_fields> };

export type SubmitSheetMutation_submitSheet_SheetChanged = { __typename: 'SheetChanged', message: string, sheet: SubmitSheetMutation_submitSheet_SheetChanged_sheet };

export type SubmitSheetMutation_submitSheet =
  | SubmitSheetMutation_submitSheet_Refusal
  | SubmitSheetMutation_submitSheet_SheetChanged
;

export type SubmitSheetMutation = { submitSheet: SubmitSheetMutation_submitSheet };


export type SubmitSheetMutationVariables = Exact<{
  input: SheetStepInput;
}>;

export type StudentRecordResultsFragment_results_senateApproval = { __typename: 'SenateApproval', classOfAward: string | null, approvedAt: string };

export type StudentRecordResultsFragment_results_graduation_requirements = { __typename: 'GraduationRequirement', requirement: GraduationRequirementKind, state: RequirementState, detail: string };

export type StudentRecordResultsFragment_results_graduation = { __typename: 'GraduationAudit', classOfAward: string | null, requirements: Array<StudentRecordResultsFragment_results_graduation_requirements> };

export type StudentRecordResultsFragment_results_carryovers = { __typename: 'OutstandingCarryover', courseId: string, code: string };

export type StudentRecordResultsFragment_results_sessions_academicStanding = { __typename: 'AcademicStanding', standing: AcademicStandingKind, reasons: Array<string> };

export type StudentRecordResultsFragment_results_sessions_semesters_courses = { __typename: 'CourseResult', courseId: string, code: string, title: string, creditLoad: number, isRepeat: boolean, remark: ScoreRemark | null, ca: number | null, exam: number | null, total: number | null, grade: string | null, points: number | null };

export type StudentRecordResultsFragment_results_sessions_semesters = { __typename: 'SemesterResults', number: number, gpa: number | null, cgpa: number | null, creditsRegistered: number, creditsPassed: number, courses: Array<StudentRecordResultsFragment_results_sessions_semesters_courses> };

export type StudentRecordResultsFragment_results_sessions = { __typename: 'SessionResults', session: string, academicStanding: StudentRecordResultsFragment_results_sessions_academicStanding | null, semesters: Array<StudentRecordResultsFragment_results_sessions_semesters> };

export type StudentRecordResultsFragment_results = { __typename: 'StudentResults', cgpa: number | null, creditsRegistered: number, creditsPassed: number, transcriptUrl: string | null, senateApproval: StudentRecordResultsFragment_results_senateApproval | null, graduation: StudentRecordResultsFragment_results_graduation | null, carryovers: Array<StudentRecordResultsFragment_results_carryovers>, sessions: Array<StudentRecordResultsFragment_results_sessions> };

export type StudentRecordResultsFragment = { __typename: 'StudentRecordResults', matricNumber: string, results: StudentRecordResultsFragment_results } & { ' $fragmentName'?: 'StudentRecordResultsFragment' };

export type StudentResultsOfOfficeQuery_studentRecordResults = (
  { __typename: 'StudentRecordResults', matricNumber: string, name: string, department: string, level: number }
  & { ' $fragmentRefs'?: { 'StudentRecordResultsFragment': StudentRecordResultsFragment } }
);

export type StudentResultsOfOfficeQuery = { studentRecordResults: StudentResultsOfOfficeQuery_studentRecordResults | null };


export type StudentResultsOfOfficeQueryVariables = Exact<{
  id: string | number;
}>;

export type SemesterCoursesQuery_semesterCourses_rows_lecturers = { __typename: 'CourseLecturer', id: string, name: string };

export type SemesterCoursesQuery_semesterCourses_rows = { __typename: 'SemesterCourse', courseId: string, code: string, title: string, creditLoad: number, level: number, teachingDepartment: string, registered: number, present: number, absent: number, lecturers: Array<SemesterCoursesQuery_semesterCourses_rows_lecturers> };

export type SemesterCoursesQuery_semesterCourses_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type SemesterCoursesQuery_semesterCourses = { __typename: 'SemesterCoursePage', total: number, number: number, size: number, rows: Array<SemesterCoursesQuery_semesterCourses_rows>, export: SemesterCoursesQuery_semesterCourses_export };

export type SemesterCoursesQuery_teachingChoices_semesters = { __typename: 'TeachingSemester', id: string, session: string, semester: Semester, isCurrent: boolean, isOpen: boolean };

export type SemesterCoursesQuery_teachingChoices_departments = { __typename: 'NamedChoice', id: string, name: string };

export type SemesterCoursesQuery_teachingChoices_lecturers = { __typename: 'CourseLecturer', id: string, name: string };

export type SemesterCoursesQuery_teachingChoices = { __typename: 'TeachingChoices', semesters: Array<SemesterCoursesQuery_teachingChoices_semesters>, departments: Array<SemesterCoursesQuery_teachingChoices_departments>, lecturers: Array<SemesterCoursesQuery_teachingChoices_lecturers> };

export type SemesterCoursesQuery = { semesterCourses: SemesterCoursesQuery_semesterCourses, teachingChoices: SemesterCoursesQuery_teachingChoices };


export type SemesterCoursesQueryVariables = Exact<{
  page: PageInput;
  sort: SemesterCourseSort;
  descending: boolean;
  search?: string | null | undefined;
  filter?: SemesterCourseFilter | null | undefined;
}>;

export type SemesterCourseIdsQuery = { semesterCourseIds: Array<string> | null };


export type SemesterCourseIdsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: SemesterCourseFilter | null | undefined;
}>;

export type TeachingWorkloadQuery_teachingWorkload_rows = { __typename: 'Workload', lecturerId: string, name: string, courses: Array<string>, creditLoad: number, students: number, isSuspended: boolean };

export type TeachingWorkloadQuery_teachingWorkload_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type TeachingWorkloadQuery_teachingWorkload = { __typename: 'WorkloadPage', total: number, number: number, size: number, rows: Array<TeachingWorkloadQuery_teachingWorkload_rows>, export: TeachingWorkloadQuery_teachingWorkload_export };

export type TeachingWorkloadQuery_resultSemesters = { __typename: 'ResultSemester', id: string, session: string, semester: Semester, isCurrent: boolean };

export type TeachingWorkloadQuery = { teachingWorkload: TeachingWorkloadQuery_teachingWorkload, resultSemesters: Array<TeachingWorkloadQuery_resultSemesters> };


export type TeachingWorkloadQueryVariables = Exact<{
  page: PageInput;
  sort: WorkloadSort;
  descending: boolean;
  search?: string | null | undefined;
  filter?: WorkloadFilter | null | undefined;
}>;

export type AssignLecturersMutation_result_CatalogueConsequences = (
  { __typename: 'CatalogueConsequences' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueConsequences_Fragment': CatalogueOutcome_CatalogueConsequences_Fragment } }
);

export type AssignLecturersMutation_result_CatalogueSaved = (
  { __typename: 'CatalogueSaved' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueSaved_Fragment': CatalogueOutcome_CatalogueSaved_Fragment } }
);

export type AssignLecturersMutation_result_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_Refusal_Fragment': CatalogueOutcome_Refusal_Fragment } }
);

export type AssignLecturersMutation_result =
  | AssignLecturersMutation_result_CatalogueConsequences
  | AssignLecturersMutation_result_CatalogueSaved
  | AssignLecturersMutation_result_Refusal
;

export type AssignLecturersMutation = { result: AssignLecturersMutation_result };


export type AssignLecturersMutationVariables = Exact<{
  input: AssignLecturersInput;
}>;

export type AssignCoursesMutation_assignCourses_rows = { __typename: 'CourseAssignment', id: string, code: string, title: string, before: string, after: string | null, note: string | null, problem: string | null };

export type AssignCoursesMutation_assignCourses_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type AssignCoursesMutation_assignCourses_CoursesAssignment = { __typename: 'CoursesAssignment', message: string, preview: string, rows: Array<AssignCoursesMutation_assignCourses_rows> };

export type AssignCoursesMutation_assignCourses_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<AssignCoursesMutation_assignCourses_Refusal_fields> };

export type AssignCoursesMutation_assignCourses =
  | AssignCoursesMutation_assignCourses_CoursesAssignment
  | AssignCoursesMutation_assignCourses_Refusal
;

export type AssignCoursesMutation = { assignCourses: AssignCoursesMutation_assignCourses };


export type AssignCoursesMutationVariables = Exact<{
  input: AssignCoursesInput;
}>;

export const RefusedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RefusedFragment, unknown>;
export const CatalogueOutcomeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueConsequences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentences"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CatalogueOutcomeFragment, unknown>;
export const OfficeSheetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultSheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"semesterId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"creditLoad"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"semester"}},{"kind":"Field","name":{"kind":"Name","value":"lecturers"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"maxima"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ca"}},{"kind":"Field","name":{"kind":"Name","value":"exam"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scale"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"isPassed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isCarryover"}},{"kind":"Field","name":{"kind":"Name","value":"isDropped"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"ca"}},{"kind":"Field","name":{"kind":"Name","value":"exam"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"caMaximum"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"isPassed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"flags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"studentIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canReturn"}},{"kind":"Field","name":{"kind":"Name","value":"canApprove"}},{"kind":"Field","name":{"kind":"Name","value":"canPublish"}},{"kind":"Field","name":{"kind":"Name","value":"canAmend"}},{"kind":"Field","name":{"kind":"Name","value":"refusedBecause"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}}]} as unknown as DocumentNode<OfficeSheetFragment, unknown>;
export const LecturerSheetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LecturerSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultSheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"semesterId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"semester"}},{"kind":"Field","name":{"kind":"Name","value":"lecturers"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"maxima"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ca"}},{"kind":"Field","name":{"kind":"Name","value":"exam"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scale"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"isPassed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isCarryover"}},{"kind":"Field","name":{"kind":"Name","value":"isDropped"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"ca"}},{"kind":"Field","name":{"kind":"Name","value":"exam"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"caMaximum"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canEnter"}},{"kind":"Field","name":{"kind":"Name","value":"canSubmit"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}}]} as unknown as DocumentNode<LecturerSheetFragment, unknown>;
export const StudentRecordResultsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentRecordResults"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudentRecordResults"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cgpa"}},{"kind":"Field","name":{"kind":"Name","value":"creditsRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"creditsPassed"}},{"kind":"Field","name":{"kind":"Name","value":"transcriptUrl"}},{"kind":"Field","name":{"kind":"Name","value":"senateApproval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classOfAward"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"graduation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classOfAward"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requirement"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"carryovers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"academicStanding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}},{"kind":"Field","name":{"kind":"Name","value":"semesters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"gpa"}},{"kind":"Field","name":{"kind":"Name","value":"cgpa"}},{"kind":"Field","name":{"kind":"Name","value":"creditsRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"creditsPassed"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"creditLoad"}},{"kind":"Field","name":{"kind":"Name","value":"isRepeat"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"ca"}},{"kind":"Field","name":{"kind":"Name","value":"exam"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<StudentRecordResultsFragment, unknown>;
export const AcademicStandingsDocument = {"__meta__":{"id":"4ed627ad850b7983e46fa6062f550c687f35ef650cf0bda7f8bc902f18bf4e94"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AcademicStandings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"session"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"departmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"level"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isChosen"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"academicStandings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"session"},"value":{"kind":"Variable","name":{"kind":"Name","value":"session"}}},{"kind":"Argument","name":{"kind":"Name","value":"departmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"departmentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"level"},"value":{"kind":"Variable","name":{"kind":"Name","value":"level"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isChosen"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"academicStanding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cgpa"}},{"kind":"Field","name":{"kind":"Name","value":"carryoverCredits"}},{"kind":"Field","name":{"kind":"Name","value":"nextLevel"}},{"kind":"Field","name":{"kind":"Name","value":"movedOnAgainstIt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"resultSemesters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courseChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<AcademicStandingsQuery, AcademicStandingsQueryVariables>;
export const AttendanceSheetDocument = {"__meta__":{"id":"8af44b86fe51e48397c43f34e416c5e170072d0b435396dc01924107a3478e31"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttendanceSheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"semesterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attendanceSheet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"semesterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"semesterId"}}},{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"semesterId"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"semester"}},{"kind":"Field","name":{"kind":"Name","value":"lecturers"}},{"kind":"Field","name":{"kind":"Name","value":"canMark"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"cardKey"}},{"kind":"Field","name":{"kind":"Name","value":"students"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isCarryover"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"barredReason"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}},{"kind":"Field","name":{"kind":"Name","value":"printUrl"}}]}}]}}]} as unknown as DocumentNode<AttendanceSheetQuery, AttendanceSheetQueryVariables>;
export const MarkAttendanceDocument = {"__meta__":{"id":"08e8bff1c35f95e458d4dbb678830d620611d0479a59dd178030fde6f71a1f7a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkAttendance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkAttendanceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markAttendance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttendanceMarked"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saved"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MarkAttendanceMutation, MarkAttendanceMutationVariables>;
export const BarStudentDocument = {"__meta__":{"id":"c2747779c54b097be0339b69658b7d459c30b353f1385956ca57e0e2b97fcf70"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BarStudent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BarStudentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"barStudent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<BarStudentMutation, BarStudentMutationVariables>;
export const BroadsheetDocument = {"__meta__":{"id":"fdacfc107ca18c17f54400fd4a60a9f71516237ec8548f0542f3d86aeb2dc793"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Broadsheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"semesterId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"departmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"programmeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"level"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"publishedOnly"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isChosen"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"broadsheet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"semesterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"semesterId"}}},{"kind":"Argument","name":{"kind":"Name","value":"departmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"departmentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"programmeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"programmeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"level"},"value":{"kind":"Variable","name":{"kind":"Name","value":"level"}}},{"kind":"Argument","name":{"kind":"Name","value":"publishedOnly"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publishedOnly"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isChosen"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"semesterId"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"semester"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"creditLoad"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"marks"}},{"kind":"Field","name":{"kind":"Name","value":"totals"}},{"kind":"Field","name":{"kind":"Name","value":"grades"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}},{"kind":"Field","name":{"kind":"Name","value":"creditsTaken"}},{"kind":"Field","name":{"kind":"Name","value":"creditsPassed"}},{"kind":"Field","name":{"kind":"Name","value":"gpa"}},{"kind":"Field","name":{"kind":"Name","value":"cgpa"}},{"kind":"Field","name":{"kind":"Name","value":"carryovers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"resultSemesters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"semester"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"programmeChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"programmes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<BroadsheetQuery, BroadsheetQueryVariables>;
export const CarryoversDocument = {"__meta__":{"id":"c03e95639caed6fe51425f88c6f10a1785636968b0e25ddeb89c03c7df1d2eaf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Carryovers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CarryoverSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CarryoverFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carryovers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"creditLoad"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"isRegistered"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"resultSemesters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"session"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courseChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<CarryoversQuery, CarryoversQueryVariables>;
export const ClassAttendanceDocument = {"__meta__":{"id":"7409d4a253b91e268db65c10b662893985172c4f2189c2f59d7282387392c2f9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClassAttendance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"semesterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classAttendance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"semesterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"semesterId"}}},{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"semesterId"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"semester"}},{"kind":"Field","name":{"kind":"Name","value":"lecturers"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"canRecord"}},{"kind":"Field","name":{"kind":"Name","value":"minimumPercent"}},{"kind":"Field","name":{"kind":"Name","value":"classes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"heldOn"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"present"}},{"kind":"Field","name":{"kind":"Name","value":"absent"}},{"kind":"Field","name":{"kind":"Name","value":"excused"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"students"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"isCarryover"}},{"kind":"Field","name":{"kind":"Name","value":"present"}},{"kind":"Field","name":{"kind":"Name","value":"absent"}},{"kind":"Field","name":{"kind":"Name","value":"excused"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"barredReason"}}]}}]}}]}}]} as unknown as DocumentNode<ClassAttendanceQuery, ClassAttendanceQueryVariables>;
export const ClassMeetingMarksDocument = {"__meta__":{"id":"ae13818aaa0128ec6fe640c87d7e05519052af6f69369041b87c189faf060064"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClassMeetingMarks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"semesterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classMeeting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"semesterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"semesterId"}}},{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"meeting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"heldOn"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"marks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}}]}}]}}]}}]} as unknown as DocumentNode<ClassMeetingMarksQuery, ClassMeetingMarksQueryVariables>;
export const SaveClassMeetingDocument = {"__meta__":{"id":"af6885275863603aa8f48ffca702c87c4f182862dccb93e64c085609e30243a2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveClassMeeting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveClassMeetingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveClassMeeting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClassMeetingSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SaveClassMeetingMutation, SaveClassMeetingMutationVariables>;
export const DeleteClassMeetingDocument = {"__meta__":{"id":"39fe20ccbc44d1c2aa185e844fd5112fa7455975f7b9717fc2dba42f8e3aae8c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteClassMeeting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteClassMeetingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteClassMeeting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DeleteClassMeetingMutation, DeleteClassMeetingMutationVariables>;
export const AttendanceShortfallsDocument = {"__meta__":{"id":"9f60b1e329c1a34f35f72590355da24bccc6be932fab0cc4c6e253671f045d19"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttendanceShortfalls"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AttendanceShortfallSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AttendanceShortfallFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attendanceShortfalls"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"present"}},{"kind":"Field","name":{"kind":"Name","value":"absent"}},{"kind":"Field","name":{"kind":"Name","value":"excused"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"barredReason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"teachingChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"semesters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"semester"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<AttendanceShortfallsQuery, AttendanceShortfallsQueryVariables>;
export const BarForAttendanceDocument = {"__meta__":{"id":"594e4fc0f8a87986ac32e2f2838ac74cd608cbd9a0783caa836583a9f7004eae"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BarForAttendance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shortfallIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"barForAttendance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shortfallIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shortfallIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BarredForAttendance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"barred"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<BarForAttendanceMutation, BarForAttendanceMutationVariables>;
export const OfficeSheetDocument = {"__meta__":{"id":"980ba34aed4f0c306217e7c68002567f7e3cb7a4aa2f7ce1862d1650699274df"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfficeSheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"semesterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultSheet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"semesterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"semesterId"}}},{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"semesterId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeSheet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"resultSheetVersions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"semesterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"semesterId"}}},{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"results"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ca"}},{"kind":"Field","name":{"kind":"Name","value":"exam"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ca"}},{"kind":"Field","name":{"kind":"Name","value":"exam"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultSheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"semesterId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"creditLoad"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"semester"}},{"kind":"Field","name":{"kind":"Name","value":"lecturers"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"maxima"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ca"}},{"kind":"Field","name":{"kind":"Name","value":"exam"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scale"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"isPassed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isCarryover"}},{"kind":"Field","name":{"kind":"Name","value":"isDropped"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"ca"}},{"kind":"Field","name":{"kind":"Name","value":"exam"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"caMaximum"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"isPassed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"flags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"studentIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canReturn"}},{"kind":"Field","name":{"kind":"Name","value":"canApprove"}},{"kind":"Field","name":{"kind":"Name","value":"canPublish"}},{"kind":"Field","name":{"kind":"Name","value":"canAmend"}},{"kind":"Field","name":{"kind":"Name","value":"refusedBecause"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}}]} as unknown as DocumentNode<OfficeSheetQuery, OfficeSheetQueryVariables>;
export const SheetToAmendDocument = {"__meta__":{"id":"4d6fff9628a04b81216388bd457183f848d4163c34691ae3ffb3229f7d052686"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SheetToAmend"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"semesterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultSheet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"semesterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"semesterId"}}},{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"semesterId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeSheet"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultSheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"semesterId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"creditLoad"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"semester"}},{"kind":"Field","name":{"kind":"Name","value":"lecturers"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"maxima"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ca"}},{"kind":"Field","name":{"kind":"Name","value":"exam"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scale"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"isPassed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isCarryover"}},{"kind":"Field","name":{"kind":"Name","value":"isDropped"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"ca"}},{"kind":"Field","name":{"kind":"Name","value":"exam"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"caMaximum"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"isPassed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"flags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"studentIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canReturn"}},{"kind":"Field","name":{"kind":"Name","value":"canApprove"}},{"kind":"Field","name":{"kind":"Name","value":"canPublish"}},{"kind":"Field","name":{"kind":"Name","value":"canAmend"}},{"kind":"Field","name":{"kind":"Name","value":"refusedBecause"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}}]} as unknown as DocumentNode<SheetToAmendQuery, SheetToAmendQueryVariables>;
export const ApproveSheetDocument = {"__meta__":{"id":"e5896c3ee0dc1424585fcec6b32ec827bee11a536af76845d234c204d1d2ed8d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveSheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SheetStepInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveSheet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SheetChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"sheet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeSheet"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultSheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"semesterId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"creditLoad"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"semester"}},{"kind":"Field","name":{"kind":"Name","value":"lecturers"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"maxima"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ca"}},{"kind":"Field","name":{"kind":"Name","value":"exam"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scale"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"isPassed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isCarryover"}},{"kind":"Field","name":{"kind":"Name","value":"isDropped"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"ca"}},{"kind":"Field","name":{"kind":"Name","value":"exam"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"caMaximum"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"isPassed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"flags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"studentIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canReturn"}},{"kind":"Field","name":{"kind":"Name","value":"canApprove"}},{"kind":"Field","name":{"kind":"Name","value":"canPublish"}},{"kind":"Field","name":{"kind":"Name","value":"canAmend"}},{"kind":"Field","name":{"kind":"Name","value":"refusedBecause"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}}]} as unknown as DocumentNode<ApproveSheetMutation, ApproveSheetMutationVariables>;
export const ReturnSheetDocument = {"__meta__":{"id":"027797daca7699fa73472fd289671a7d66d3d6937a49fbdff3b6b90b906c60f5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReturnSheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnSheetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returnSheet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SheetChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"sheet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeSheet"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultSheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"semesterId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"creditLoad"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"semester"}},{"kind":"Field","name":{"kind":"Name","value":"lecturers"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"maxima"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ca"}},{"kind":"Field","name":{"kind":"Name","value":"exam"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scale"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"isPassed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isCarryover"}},{"kind":"Field","name":{"kind":"Name","value":"isDropped"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"ca"}},{"kind":"Field","name":{"kind":"Name","value":"exam"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"caMaximum"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"isPassed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"flags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"studentIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canReturn"}},{"kind":"Field","name":{"kind":"Name","value":"canApprove"}},{"kind":"Field","name":{"kind":"Name","value":"canPublish"}},{"kind":"Field","name":{"kind":"Name","value":"canAmend"}},{"kind":"Field","name":{"kind":"Name","value":"refusedBecause"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}}]} as unknown as DocumentNode<ReturnSheetMutation, ReturnSheetMutationVariables>;
export const AmendSheetDocument = {"__meta__":{"id":"35a5fbb1563e16066c6e6f56dd9f19f581299a794d11e7c617f4f260ef472515"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AmendSheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AmendSheetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amendSheet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SheetAmendment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ca"}},{"kind":"Field","name":{"kind":"Name","value":"exam"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ca"}},{"kind":"Field","name":{"kind":"Name","value":"exam"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AmendSheetMutation, AmendSheetMutationVariables>;
export const ResultSheetsDocument = {"__meta__":{"id":"2a8523df6e3285623501743546d0dd2e0308650bdd6b06450fdd67db6e24131b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResultSheets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResultSheetSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ResultSheetFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultSheets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"semesterId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"lecturers"}},{"kind":"Field","name":{"kind":"Name","value":"registered"}},{"kind":"Field","name":{"kind":"Name","value":"entered"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"averageTotal"}},{"kind":"Field","name":{"kind":"Name","value":"passRate"}},{"kind":"Field","name":{"kind":"Name","value":"flagCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"resultSemesters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"semester"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"resultsDueOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courseChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lecturers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"canPublishResults"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ResultSheetsQuery, ResultSheetsQueryVariables>;
export const ResultSheetIdsDocument = {"__meta__":{"id":"9f69c2efbd1e3f8bb64030fc1426bb94412860269e7558a9c43d6f6f768a8e68"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResultSheetIds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ResultSheetFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultSheetIds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}]}]}}]} as unknown as DocumentNode<ResultSheetIdsQuery, ResultSheetIdsQueryVariables>;
export const PublishSheetsDocument = {"__meta__":{"id":"6ad5e8887b45384cc4a90edc02b803a0aa6916c26afd01e481619b5d04ad44a4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishSheets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublishSheetsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishSheets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SheetsPublication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"preview"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PublishSheetsMutation, PublishSheetsMutationVariables>;
export const CourseRosterDocument = {"__meta__":{"id":"cfcf47e10fa8991853a932ce9bea610cd3359a0a80657c79d6ac1961e4492417"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourseRoster"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"semesterId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseRoster"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"semesterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"semesterId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"creditLoad"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"semesterId"}},{"kind":"Field","name":{"kind":"Name","value":"semesters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"semester"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lecturers"}},{"kind":"Field","name":{"kind":"Name","value":"students"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"isCarryover"}},{"kind":"Field","name":{"kind":"Name","value":"isDropped"}}]}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}},{"kind":"Field","name":{"kind":"Name","value":"printUrl"}}]}}]}}]} as unknown as DocumentNode<CourseRosterQuery, CourseRosterQueryVariables>;
export const SenateListsDocument = {"__meta__":{"id":"3656e6b003ede8bc6d90cc724d1b33e476b80f252f5bb7d4d3f7348232087d3b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SenateLists"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SenateListSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SenateListFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"senateLists"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"programme"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"graduates"}},{"kind":"Field","name":{"kind":"Name","value":"preparedBy"}},{"kind":"Field","name":{"kind":"Name","value":"preparedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"unlistedGraduates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"programmeId"}},{"kind":"Field","name":{"kind":"Name","value":"programme"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"graduates"}},{"kind":"Field","name":{"kind":"Name","value":"waitingListId"}}]}}]}}]} as unknown as DocumentNode<SenateListsQuery, SenateListsQueryVariables>;
export const PrepareSenateListDocument = {"__meta__":{"id":"547caef6312b4dd6ffd7a90798a7d80347c5030f32cd02a92a4d273c8247fc7a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PrepareSenateList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"programmeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"session"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prepareSenateList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"programmeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"programmeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"session"},"value":{"kind":"Variable","name":{"kind":"Name","value":"session"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SenateListPrepared"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<PrepareSenateListMutation, PrepareSenateListMutationVariables>;
export const SenateListDocument = {"__meta__":{"id":"eee58cddcd4a5c3d9bc0ca83ea42bb123de80d68c0b699a79e80f94f884abf38"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SenateList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"senateList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"programmeId"}},{"kind":"Field","name":{"kind":"Name","value":"programme"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"graduates"}},{"kind":"Field","name":{"kind":"Name","value":"preparedBy"}},{"kind":"Field","name":{"kind":"Name","value":"preparedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"printUrl"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cgpa"}},{"kind":"Field","name":{"kind":"Name","value":"classOfAward"}},{"kind":"Field","name":{"kind":"Name","value":"isCorrection"}},{"kind":"Field","name":{"kind":"Name","value":"correctedClass"}},{"kind":"Field","name":{"kind":"Name","value":"unmet"}},{"kind":"Field","name":{"kind":"Name","value":"changedSince"}},{"kind":"Field","name":{"kind":"Name","value":"isSuperseded"}},{"kind":"Field","name":{"kind":"Name","value":"needsCorrection"}}]}}]}}]}}]} as unknown as DocumentNode<SenateListQuery, SenateListQueryVariables>;
export const DecideSenateListDocument = {"__meta__":{"id":"ac45ef18bfadb197ac4b57a177fbec07f86d1b7b0ec041479f74e1b989483e2f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideSenateList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isApproved"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideSenateList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isApproved"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isApproved"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SenateListDecided"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DecideSenateListMutation, DecideSenateListMutationVariables>;
export const OwnSheetsDocument = {"__meta__":{"id":"c28e3482afd55db876f4c3a03f8f1238f930725b0ee1416dea5de8f85a9ae3ad"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnSheets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResultSheetSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ResultSheetFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultSheets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"semesterId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"registered"}},{"kind":"Field","name":{"kind":"Name","value":"entered"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"returnReason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"resultSemesters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"semester"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]}}]} as unknown as DocumentNode<OwnSheetsQuery, OwnSheetsQueryVariables>;
export const SheetDocument = {"__meta__":{"id":"f5cefd8aff5e2444f843ec048bd42207e2668a6d25bca1b42bf40d9ef7f7d2d0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Sheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"semesterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultSheet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"semesterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"semesterId"}}},{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"semesterId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LecturerSheet"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LecturerSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultSheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"semesterId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"semester"}},{"kind":"Field","name":{"kind":"Name","value":"lecturers"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"maxima"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ca"}},{"kind":"Field","name":{"kind":"Name","value":"exam"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scale"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"isPassed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isCarryover"}},{"kind":"Field","name":{"kind":"Name","value":"isDropped"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"ca"}},{"kind":"Field","name":{"kind":"Name","value":"exam"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"caMaximum"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canEnter"}},{"kind":"Field","name":{"kind":"Name","value":"canSubmit"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}}]} as unknown as DocumentNode<SheetQuery, SheetQueryVariables>;
export const SaveScoresDocument = {"__meta__":{"id":"445e24a4bb681b86fd3a0586ca3a8fd3c264c7852dca3f28e3679b84fe4fbd16"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveScores"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveScoresInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveScores"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedScores"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saved"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SaveScoresMutation, SaveScoresMutationVariables>;
export const ImportSheetDocument = {"__meta__":{"id":"d739f2f79b3f6c1641d551928b1f43e67c1aee934dc238995a67c05e3a2f4ad8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportSheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"semesterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"preview"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importScores"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"semesterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"semesterId"}}},{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"dryRun"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}}},{"kind":"Argument","name":{"kind":"Name","value":"preview"},"value":{"kind":"Variable","name":{"kind":"Name","value":"preview"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SheetImportReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"imported"}},{"kind":"Field","name":{"kind":"Name","value":"errorCount"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"overwritten"}},{"kind":"Field","name":{"kind":"Name","value":"overwrites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ca"}},{"kind":"Field","name":{"kind":"Name","value":"exam"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ca"}},{"kind":"Field","name":{"kind":"Name","value":"exam"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"preview"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ImportSheetMutation, ImportSheetMutationVariables>;
export const SubmitSheetDocument = {"__meta__":{"id":"7ce9d99ddc820ae1717eb3e6ade5c0dbe85681743bc7a9e5af09e5a677666984"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitSheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SheetStepInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitSheet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SheetChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"sheet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LecturerSheet"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LecturerSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultSheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"semesterId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"semester"}},{"kind":"Field","name":{"kind":"Name","value":"lecturers"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"maxima"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ca"}},{"kind":"Field","name":{"kind":"Name","value":"exam"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scale"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"isPassed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isCarryover"}},{"kind":"Field","name":{"kind":"Name","value":"isDropped"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"ca"}},{"kind":"Field","name":{"kind":"Name","value":"exam"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"caMaximum"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canEnter"}},{"kind":"Field","name":{"kind":"Name","value":"canSubmit"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}}]} as unknown as DocumentNode<SubmitSheetMutation, SubmitSheetMutationVariables>;
export const StudentResultsOfOfficeDocument = {"__meta__":{"id":"4177048bcea787e2ff7f666919717bd7145d315dbb45f52d1189576d78fbc67d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentResultsOfOffice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentRecordResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudentRecordResults"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentRecordResults"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudentRecordResults"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cgpa"}},{"kind":"Field","name":{"kind":"Name","value":"creditsRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"creditsPassed"}},{"kind":"Field","name":{"kind":"Name","value":"transcriptUrl"}},{"kind":"Field","name":{"kind":"Name","value":"senateApproval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classOfAward"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"graduation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classOfAward"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requirement"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"carryovers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"academicStanding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}},{"kind":"Field","name":{"kind":"Name","value":"semesters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"gpa"}},{"kind":"Field","name":{"kind":"Name","value":"cgpa"}},{"kind":"Field","name":{"kind":"Name","value":"creditsRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"creditsPassed"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"creditLoad"}},{"kind":"Field","name":{"kind":"Name","value":"isRepeat"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"ca"}},{"kind":"Field","name":{"kind":"Name","value":"exam"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<StudentResultsOfOfficeQuery, StudentResultsOfOfficeQueryVariables>;
export const SemesterCoursesDocument = {"__meta__":{"id":"cc4b1ff98b396f7fe6943f4ee5d85a9ff43a28ef36412fecc0248b90e56a1380"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SemesterCourses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SemesterCourseSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SemesterCourseFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"semesterCourses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"creditLoad"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"teachingDepartment"}},{"kind":"Field","name":{"kind":"Name","value":"lecturers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"registered"}},{"kind":"Field","name":{"kind":"Name","value":"present"}},{"kind":"Field","name":{"kind":"Name","value":"absent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"teachingChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"semesters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"semester"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lecturers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<SemesterCoursesQuery, SemesterCoursesQueryVariables>;
export const SemesterCourseIdsDocument = {"__meta__":{"id":"f7ac7fac8c7c13786733418a402def34cd596161a122c2bce49a42214fc566fa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SemesterCourseIds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SemesterCourseFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"semesterCourseIds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}]}]}}]} as unknown as DocumentNode<SemesterCourseIdsQuery, SemesterCourseIdsQueryVariables>;
export const TeachingWorkloadDocument = {"__meta__":{"id":"cf74d4c3069702d962f41eb43bb1462efffb612b1f03b2f40c105899d269ea12"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeachingWorkload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WorkloadSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WorkloadFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teachingWorkload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lecturerId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courses"}},{"kind":"Field","name":{"kind":"Name","value":"creditLoad"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"isSuspended"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"resultSemesters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"semester"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]}}]} as unknown as DocumentNode<TeachingWorkloadQuery, TeachingWorkloadQueryVariables>;
export const AssignLecturersDocument = {"__meta__":{"id":"e512d59ebfe6e5921a22f7a39ff06e95d069d0f53cae0bcb505d5cabec0a4aed"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignLecturers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignLecturersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"assignLecturers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueConsequences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentences"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AssignLecturersMutation, AssignLecturersMutationVariables>;
export const AssignCoursesDocument = {"__meta__":{"id":"0e902779abfdbdf118e62fdfd0c7652b5e0b708db445589d2ab29adec6b6798e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignCourses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignCoursesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignCourses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CoursesAssignment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"preview"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AssignCoursesMutation, AssignCoursesMutationVariables>;