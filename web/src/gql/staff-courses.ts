/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A class of award and the least average that earns it, in hundredths. */
export type AwardClassInput = {
  cgpa: number;
  name: string;
};

/** What the courses can be narrowed to. */
export type CourseFilter = {
  /** Whose students must take it. */
  compulsoryForId?: string | number | null | undefined;
  /** Whose students take it. */
  departmentId?: string | number | null | undefined;
  level?: number | null | undefined;
  semester?: Semester | null | undefined;
  /** Nobody teaches it in the running session. */
  withoutLecturer?: boolean | null | undefined;
};

/** A course as its form holds it. */
export type CourseInput = {
  code: string;
  creditLoad: number;
  isConfirmed?: boolean;
  /** Of the running session. */
  lecturerIds: Array<string | number>;
  level: number;
  offerings: Array<CourseOfferingInput>;
  prerequisiteIds: Array<string | number>;
  /** As it was seen; left out for a new course. */
  revision?: number | null | undefined;
  semester: Semester;
  teachingDepartment: string;
  title: string;
};

/** A department whose students take a course, and whether they must. */
export type CourseOfferingInput = {
  departmentId: string | number;
  isCompulsory: boolean;
};

/** What courses can be sorted by. */
export type CourseSort =
  | 'CODE'
  | 'CREDIT_LOAD'
  | 'LEVEL'
  | 'REGISTERED'
  | 'TITLE';

/** A department's code and name as their form holds them. */
export type DepartmentInput = {
  code: string;
  isConfirmed?: boolean;
  name: string;
  /** As it was seen; left out for a new department. */
  revision?: number | null | undefined;
};

/** What the departments can be sorted by. */
export type DepartmentSort =
  | 'APPLICANTS'
  | 'CODE'
  | 'NAME'
  | 'STUDENTS';

/** How many credit units of electives of a level must be passed. */
export type ElectiveCreditsInput = {
  credits: number;
  level: number;
};

/** At least `credits` subjects at C6 or better, one of each group among them, from at most `sittings` sittings. */
export type OlevelRequirementInput = {
  credits: number;
  sittings: number;
  subjects: Array<Array<string>>;
};

/** What a lecturer's own courses can be narrowed to. */
export type OwnCourseFilter = {
  level?: number | null | undefined;
  semester?: Semester | null | undefined;
};

/** Which page of a list: counted from 1, of 10 to 100 rows. */
export type PageInput = {
  number?: number;
  size?: number;
};

/** A programme as its form holds it; an empty text for what is not set. */
export type ProgrammeInput = {
  award: string;
  code: string;
  council: string;
  /** What who accepts an offer hands in; null for the usual papers, empty for none. */
  entryPapers?: Array<string> | null | undefined;
  isConfirmed?: boolean;
  isOpen: boolean;
  name: string;
  /** As it was seen; left out for a new programme. */
  revision?: number | null | undefined;
  years: number;
};

/** Rules as their form holds them. Averages are in hundredths: 350 for 3.50. */
export type ProgrammeRulesInput = {
  caMaximum: number;
  /** The best first. */
  classes: Array<AwardClassInput>;
  electiveCourseIds: Array<string | number>;
  electiveCredits: Array<ElectiveCreditsInput>;
  fromSessionId: string | number;
  graduationCgpa: number;
  passMark: number;
  requiredCourseIds: Array<string | number>;
  /** Of the programme, as it was seen. */
  revision: number;
  standingCarryoverCredits: number;
  standingCgpa: number;
};

/** A semester of an academic session; any beyond the second is `THIRD`. */
export type Semester =
  | 'FIRST'
  | 'SECOND'
  | 'THIRD';

/** Days are `2026-03-10`, times the college's own, `2026-03-10T09:00`; an empty text for what is not set. */
export type SemesterInput = {
  dropDeadline: string;
  endsOn: string;
  isConfirmed?: boolean;
  maxCredits: number;
  minCredits: number;
  registrationEnd: string;
  registrationStart: string;
  resultsDueOn: string;
  startsOn: string;
};

export type OfficeCalendarQuery_officeCalendar_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type OfficeCalendarQuery_officeCalendar_sessions_semesters = { __typename: 'SemesterRecord', id: string, revision: number, number: Semester, isCurrent: boolean, startsOn: string, endsOn: string, registrationStart: string | null, registrationEnd: string | null, dropDeadline: string | null, resultsDueOn: string | null, minCredits: number, maxCredits: number };

export type OfficeCalendarQuery_officeCalendar_sessions = { __typename: 'AcademicSessionRecord', id: string, name: string, isCurrent: boolean, tuitionLevels: Array<number>, semesters: Array<OfficeCalendarQuery_officeCalendar_sessions_semesters> };

export type OfficeCalendarQuery_officeCalendar = { __typename: 'OfficeCalendar', nextSession: string | null, export: OfficeCalendarQuery_officeCalendar_export, sessions: Array<OfficeCalendarQuery_officeCalendar_sessions> };

export type OfficeCalendarQuery = { officeCalendar: OfficeCalendarQuery_officeCalendar };


export type OfficeCalendarQueryVariables = Exact<{ [key: string]: never; }>;

export type CreateAcademicSessionMutation_result_CatalogueConsequences = (
  { __typename: 'CatalogueConsequences' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueConsequences_Fragment': CatalogueOutcome_CatalogueConsequences_Fragment } }
);

export type CreateAcademicSessionMutation_result_CatalogueSaved = (
  { __typename: 'CatalogueSaved' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueSaved_Fragment': CatalogueOutcome_CatalogueSaved_Fragment } }
);

export type CreateAcademicSessionMutation_result_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_Refusal_Fragment': CatalogueOutcome_Refusal_Fragment } }
);

export type CreateAcademicSessionMutation_result =
  | CreateAcademicSessionMutation_result_CatalogueConsequences
  | CreateAcademicSessionMutation_result_CatalogueSaved
  | CreateAcademicSessionMutation_result_Refusal
;

export type CreateAcademicSessionMutation = { result: CreateAcademicSessionMutation_result };


export type CreateAcademicSessionMutationVariables = Exact<{
  name: string;
}>;

export type AddSemesterMutation_result_CatalogueConsequences = (
  { __typename: 'CatalogueConsequences' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueConsequences_Fragment': CatalogueOutcome_CatalogueConsequences_Fragment } }
);

export type AddSemesterMutation_result_CatalogueSaved = (
  { __typename: 'CatalogueSaved' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueSaved_Fragment': CatalogueOutcome_CatalogueSaved_Fragment } }
);

export type AddSemesterMutation_result_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_Refusal_Fragment': CatalogueOutcome_Refusal_Fragment } }
);

export type AddSemesterMutation_result =
  | AddSemesterMutation_result_CatalogueConsequences
  | AddSemesterMutation_result_CatalogueSaved
  | AddSemesterMutation_result_Refusal
;

export type AddSemesterMutation = { result: AddSemesterMutation_result };


export type AddSemesterMutationVariables = Exact<{
  sessionId: string | number;
  number: Semester;
  input: SemesterInput;
}>;

export type ChangeSemesterMutation_result_CatalogueConsequences = (
  { __typename: 'CatalogueConsequences' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueConsequences_Fragment': CatalogueOutcome_CatalogueConsequences_Fragment } }
);

export type ChangeSemesterMutation_result_CatalogueSaved = (
  { __typename: 'CatalogueSaved' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueSaved_Fragment': CatalogueOutcome_CatalogueSaved_Fragment } }
);

export type ChangeSemesterMutation_result_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_Refusal_Fragment': CatalogueOutcome_Refusal_Fragment } }
);

export type ChangeSemesterMutation_result =
  | ChangeSemesterMutation_result_CatalogueConsequences
  | ChangeSemesterMutation_result_CatalogueSaved
  | ChangeSemesterMutation_result_Refusal
;

export type ChangeSemesterMutation = { result: ChangeSemesterMutation_result };


export type ChangeSemesterMutationVariables = Exact<{
  id: string | number;
  revision: number;
  input: SemesterInput;
}>;

export type MakeSemesterCurrentMutation_result_CatalogueConsequences = (
  { __typename: 'CatalogueConsequences' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueConsequences_Fragment': CatalogueOutcome_CatalogueConsequences_Fragment } }
);

export type MakeSemesterCurrentMutation_result_CatalogueSaved = (
  { __typename: 'CatalogueSaved' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueSaved_Fragment': CatalogueOutcome_CatalogueSaved_Fragment } }
);

export type MakeSemesterCurrentMutation_result_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_Refusal_Fragment': CatalogueOutcome_Refusal_Fragment } }
);

export type MakeSemesterCurrentMutation_result =
  | MakeSemesterCurrentMutation_result_CatalogueConsequences
  | MakeSemesterCurrentMutation_result_CatalogueSaved
  | MakeSemesterCurrentMutation_result_Refusal
;

export type MakeSemesterCurrentMutation = { result: MakeSemesterCurrentMutation_result };


export type MakeSemesterCurrentMutationVariables = Exact<{
  id: string | number;
  insteadOf?: string | number | null | undefined;
  isConfirmed: boolean;
}>;

export type CoursesQuery_courseRecords_rows = { __typename: 'CourseRow', id: string, code: string, title: string, creditLoad: number, level: number, semester: Semester, departments: Array<string>, compulsoryFor: Array<string>, lecturers: Array<string>, registered: number };

export type CoursesQuery_courseRecords_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type CoursesQuery_courseRecords = { __typename: 'CoursePage', total: number, rows: Array<CoursesQuery_courseRecords_rows>, export: CoursesQuery_courseRecords_export };

export type CoursesQuery_courseChoices_departments = { __typename: 'NamedDepartment', id: string, code: string, name: string };

export type CoursesQuery_courseChoices = { __typename: 'CourseChoices', departments: Array<CoursesQuery_courseChoices_departments> };

export type CoursesQuery_viewer_Staff_permissions = { __typename: 'StaffPermissions', canManageCourses: boolean };

export type CoursesQuery_viewer_Applicant = { __typename: 'Applicant', id: string };

export type CoursesQuery_viewer_Staff = { __typename: 'Staff', id: string, permissions: CoursesQuery_viewer_Staff_permissions };

export type CoursesQuery_viewer_Student = { __typename: 'Student', id: string };

export type CoursesQuery_viewer =
  | CoursesQuery_viewer_Applicant
  | CoursesQuery_viewer_Staff
  | CoursesQuery_viewer_Student
;

export type CoursesQuery = { courseRecords: CoursesQuery_courseRecords, courseChoices: CoursesQuery_courseChoices, viewer: CoursesQuery_viewer | null };


export type CoursesQueryVariables = Exact<{
  page: PageInput;
  sort: CourseSort;
  descending: boolean;
  search?: string | null | undefined;
  filter?: CourseFilter | null | undefined;
}>;

export type OwnCoursesQuery_ownCourses_rows = { __typename: 'CourseRow', id: string, code: string, title: string, creditLoad: number, level: number, semester: Semester, departments: Array<string>, compulsoryFor: Array<string>, lecturers: Array<string>, registered: number };

export type OwnCoursesQuery_ownCourses_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type OwnCoursesQuery_ownCourses = { __typename: 'CoursePage', total: number, rows: Array<OwnCoursesQuery_ownCourses_rows>, export: OwnCoursesQuery_ownCourses_export };

export type OwnCoursesQuery = { ownCourses: OwnCoursesQuery_ownCourses };


export type OwnCoursesQueryVariables = Exact<{
  page: PageInput;
  sort: CourseSort;
  descending: boolean;
  search?: string | null | undefined;
  filter?: OwnCourseFilter | null | undefined;
}>;

export type CourseChoicesQuery_courseChoices_departments = { __typename: 'NamedDepartment', id: string, code: string, name: string };

export type CourseChoicesQuery_courseChoices_lecturers = { __typename: 'NamedLecturer', id: string, name: string };

export type CourseChoicesQuery_courseChoices_courses = { __typename: 'NamedCourse', id: string, code: string, title: string };

export type CourseChoicesQuery_courseChoices = { __typename: 'CourseChoices', session: string | null, teachingDepartments: Array<string>, departments: Array<CourseChoicesQuery_courseChoices_departments>, lecturers: Array<CourseChoicesQuery_courseChoices_lecturers>, courses: Array<CourseChoicesQuery_courseChoices_courses> };

export type CourseChoicesQuery = { courseChoices: CourseChoicesQuery_courseChoices };


export type CourseChoicesQueryVariables = Exact<{ [key: string]: never; }>;

export type CourseQuery_courseRecord_offerings = { __typename: 'CourseOffering', departmentId: string, department: string, isCompulsory: boolean };

export type CourseQuery_courseRecord_prerequisites = { __typename: 'NamedCourse', id: string, code: string, title: string };

export type CourseQuery_courseRecord_neededBy = { __typename: 'NamedCourse', id: string, code: string, title: string };

export type CourseQuery_courseRecord_lecturers = { __typename: 'NamedLecturer', id: string, name: string };

export type CourseQuery_courseRecord = { __typename: 'CourseRecord', id: string, revision: number, code: string, title: string, creditLoad: number, level: number, semester: Semester, teachingDepartment: string, registered: number, registeredEver: number, offerings: Array<CourseQuery_courseRecord_offerings>, prerequisites: Array<CourseQuery_courseRecord_prerequisites>, neededBy: Array<CourseQuery_courseRecord_neededBy>, lecturers: Array<CourseQuery_courseRecord_lecturers> };

export type CourseQuery_viewer_Staff_permissions = { __typename: 'StaffPermissions', canManageCourses: boolean };

export type CourseQuery_viewer_Applicant = { __typename: 'Applicant', id: string };

export type CourseQuery_viewer_Staff = { __typename: 'Staff', id: string, permissions: CourseQuery_viewer_Staff_permissions };

export type CourseQuery_viewer_Student = { __typename: 'Student', id: string };

export type CourseQuery_viewer =
  | CourseQuery_viewer_Applicant
  | CourseQuery_viewer_Staff
  | CourseQuery_viewer_Student
;

export type CourseQuery = { courseRecord: CourseQuery_courseRecord, viewer: CourseQuery_viewer | null };


export type CourseQueryVariables = Exact<{
  id: string | number;
}>;

export type SaveCourseMutation_result_CatalogueConsequences = (
  { __typename: 'CatalogueConsequences' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueConsequences_Fragment': CatalogueOutcome_CatalogueConsequences_Fragment } }
);

export type SaveCourseMutation_result_CatalogueSaved = (
  { __typename: 'CatalogueSaved' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueSaved_Fragment': CatalogueOutcome_CatalogueSaved_Fragment } }
);

export type SaveCourseMutation_result_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_Refusal_Fragment': CatalogueOutcome_Refusal_Fragment } }
);

export type SaveCourseMutation_result =
  | SaveCourseMutation_result_CatalogueConsequences
  | SaveCourseMutation_result_CatalogueSaved
  | SaveCourseMutation_result_Refusal
;

export type SaveCourseMutation = { result: SaveCourseMutation_result };


export type SaveCourseMutationVariables = Exact<{
  id?: string | number | null | undefined;
  input: CourseInput;
}>;

export type DeleteCourseMutation_result_CatalogueConsequences = (
  { __typename: 'CatalogueConsequences' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueConsequences_Fragment': CatalogueOutcome_CatalogueConsequences_Fragment } }
);

export type DeleteCourseMutation_result_CatalogueSaved = (
  { __typename: 'CatalogueSaved' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueSaved_Fragment': CatalogueOutcome_CatalogueSaved_Fragment } }
);

export type DeleteCourseMutation_result_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_Refusal_Fragment': CatalogueOutcome_Refusal_Fragment } }
);

export type DeleteCourseMutation_result =
  | DeleteCourseMutation_result_CatalogueConsequences
  | DeleteCourseMutation_result_CatalogueSaved
  | DeleteCourseMutation_result_Refusal
;

export type DeleteCourseMutation = { result: DeleteCourseMutation_result };


export type DeleteCourseMutationVariables = Exact<{
  id: string | number;
  revision: number;
}>;

export type ImportCoursesMutation_result_errors = { __typename: 'ImportProblem', row: number, column: string | null, message: string };

export type ImportCoursesMutation_result_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type ImportCoursesMutation_result_ImportReport = { __typename: 'ImportReport', rowCount: number, imported: number, errorCount: number, errors: Array<ImportCoursesMutation_result_errors> };

export type ImportCoursesMutation_result_Refusal = { __typename: 'Refusal', message: string, fields: Array<ImportCoursesMutation_result_Refusal_fields> };

export type ImportCoursesMutation_result =
  | ImportCoursesMutation_result_ImportReport
  | ImportCoursesMutation_result_Refusal
;

export type ImportCoursesMutation = { result: ImportCoursesMutation_result };


export type ImportCoursesMutationVariables = Exact<{
  file: File;
  dryRun: boolean;
}>;

export type DepartmentsQuery_departmentRecords_rows_olevelRequirement = { __typename: 'OlevelRequirement', credits: number, sittings: number };

export type DepartmentsQuery_departmentRecords_rows = { __typename: 'DepartmentRow', id: string, code: string, name: string, students: number, applicants: number, courses: number, olevelRequirement: DepartmentsQuery_departmentRecords_rows_olevelRequirement | null };

export type DepartmentsQuery_departmentRecords_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type DepartmentsQuery_departmentRecords = { __typename: 'DepartmentPage', total: number, rows: Array<DepartmentsQuery_departmentRecords_rows>, export: DepartmentsQuery_departmentRecords_export };

export type DepartmentsQuery = { departmentRecords: DepartmentsQuery_departmentRecords };


export type DepartmentsQueryVariables = Exact<{
  page: PageInput;
  sort: DepartmentSort;
  descending: boolean;
  search?: string | null | undefined;
}>;

export type DepartmentQuery_departmentRecord_olevelRequirement = { __typename: 'OlevelRequirement', credits: number, subjects: Array<Array<string>>, sittings: number };

export type DepartmentQuery_departmentRecord_programmes = { __typename: 'ProgrammeRow', id: string, code: string, name: string, years: number, isOpen: boolean, students: number, applicants: number };

export type DepartmentQuery_departmentRecord = { __typename: 'DepartmentRecord', id: string, revision: number, code: string, name: string, students: number, applicants: number, courses: number, feeDepartment: string | null, ownFeeLines: number, olevelRequirement: DepartmentQuery_departmentRecord_olevelRequirement | null, programmes: Array<DepartmentQuery_departmentRecord_programmes> };

export type DepartmentQuery = { departmentRecord: DepartmentQuery_departmentRecord };


export type DepartmentQueryVariables = Exact<{
  id: string | number;
}>;

export type SaveDepartmentMutation_result_CatalogueConsequences = (
  { __typename: 'CatalogueConsequences' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueConsequences_Fragment': CatalogueOutcome_CatalogueConsequences_Fragment } }
);

export type SaveDepartmentMutation_result_CatalogueSaved = (
  { __typename: 'CatalogueSaved' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueSaved_Fragment': CatalogueOutcome_CatalogueSaved_Fragment } }
);

export type SaveDepartmentMutation_result_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_Refusal_Fragment': CatalogueOutcome_Refusal_Fragment } }
);

export type SaveDepartmentMutation_result =
  | SaveDepartmentMutation_result_CatalogueConsequences
  | SaveDepartmentMutation_result_CatalogueSaved
  | SaveDepartmentMutation_result_Refusal
;

export type SaveDepartmentMutation = { result: SaveDepartmentMutation_result };


export type SaveDepartmentMutationVariables = Exact<{
  id?: string | number | null | undefined;
  input: DepartmentInput;
}>;

export type SaveOlevelRequirementMutation_result_CatalogueConsequences = (
  { __typename: 'CatalogueConsequences' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueConsequences_Fragment': CatalogueOutcome_CatalogueConsequences_Fragment } }
);

export type SaveOlevelRequirementMutation_result_CatalogueSaved = (
  { __typename: 'CatalogueSaved' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueSaved_Fragment': CatalogueOutcome_CatalogueSaved_Fragment } }
);

export type SaveOlevelRequirementMutation_result_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_Refusal_Fragment': CatalogueOutcome_Refusal_Fragment } }
);

export type SaveOlevelRequirementMutation_result =
  | SaveOlevelRequirementMutation_result_CatalogueConsequences
  | SaveOlevelRequirementMutation_result_CatalogueSaved
  | SaveOlevelRequirementMutation_result_Refusal
;

export type SaveOlevelRequirementMutation = { result: SaveOlevelRequirementMutation_result };


export type SaveOlevelRequirementMutationVariables = Exact<{
  id: string | number;
  revision: number;
  requirement?: OlevelRequirementInput | null | undefined;
}>;

export type DeleteDepartmentMutation_result_CatalogueConsequences = (
  { __typename: 'CatalogueConsequences' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueConsequences_Fragment': CatalogueOutcome_CatalogueConsequences_Fragment } }
);

export type DeleteDepartmentMutation_result_CatalogueSaved = (
  { __typename: 'CatalogueSaved' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueSaved_Fragment': CatalogueOutcome_CatalogueSaved_Fragment } }
);

export type DeleteDepartmentMutation_result_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_Refusal_Fragment': CatalogueOutcome_Refusal_Fragment } }
);

export type DeleteDepartmentMutation_result =
  | DeleteDepartmentMutation_result_CatalogueConsequences
  | DeleteDepartmentMutation_result_CatalogueSaved
  | DeleteDepartmentMutation_result_Refusal
;

export type DeleteDepartmentMutation = { result: DeleteDepartmentMutation_result };


export type DeleteDepartmentMutationVariables = Exact<{
  id: string | number;
  revision: number;
}>;

export type CatalogueOutcomeFragment_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

type CatalogueOutcome_CatalogueConsequences_Fragment = { __typename: 'CatalogueConsequences', sentences: Array<string> } & { ' $fragmentName'?: 'CatalogueOutcome_CatalogueConsequences_Fragment' };

type CatalogueOutcome_CatalogueSaved_Fragment = { __typename: 'CatalogueSaved', id: string | null, message: string } & { ' $fragmentName'?: 'CatalogueOutcome_CatalogueSaved_Fragment' };

type CatalogueOutcome_Refusal_Fragment = { __typename: 'Refusal', code: string, message: string, fields: Array<CatalogueOutcomeFragment_Refusal_fields> } & { ' $fragmentName'?: 'CatalogueOutcome_Refusal_Fragment' };

export type CatalogueOutcomeFragment =
  | CatalogueOutcome_CatalogueConsequences_Fragment
  | CatalogueOutcome_CatalogueSaved_Fragment
  | CatalogueOutcome_Refusal_Fragment
;

export type ProgrammeQuery_programmeRecord_rules_classes = { __typename: 'AwardClass', name: string, cgpa: number };

export type ProgrammeQuery_programmeRecord_rules_electiveCredits = { __typename: 'ElectiveCredits', level: number, credits: number };

export type ProgrammeQuery_programmeRecord_rules_courses = { __typename: 'ProgrammeCourse', id: string, code: string, title: string, level: number, creditLoad: number, isRequired: boolean };

export type ProgrammeQuery_programmeRecord_rules = { __typename: 'CohortRules', fromSessionId: string, fromSession: string, untilSession: string | null, passMark: number, caMaximum: number, graduationCgpa: number, standingCgpa: number, standingCarryoverCredits: number, students: number, hasResults: boolean, classes: Array<ProgrammeQuery_programmeRecord_rules_classes>, electiveCredits: Array<ProgrammeQuery_programmeRecord_rules_electiveCredits>, courses: Array<ProgrammeQuery_programmeRecord_rules_courses> };

export type ProgrammeQuery_programmeRecord_defaults_classes = { __typename: 'AwardClass', name: string, cgpa: number };

export type ProgrammeQuery_programmeRecord_defaults = { __typename: 'ProgrammeDefaults', passMark: number, caMaximum: number, graduationCgpa: number, standingCgpa: number, standingCarryoverCredits: number, classes: Array<ProgrammeQuery_programmeRecord_defaults_classes> };

export type ProgrammeQuery_programmeRecord_sessions = { __typename: 'EntrySession', id: string, name: string };

export type ProgrammeQuery_programmeRecord_offered = { __typename: 'OfferedProgrammeCourse', id: string, code: string, isRequired: boolean };

export type ProgrammeQuery_programmeRecord = { __typename: 'ProgrammeRecord', id: string, revision: number, departmentId: string, department: string, code: string, name: string, award: string | null, years: number, council: string | null, isOpen: boolean, students: number, applicants: number, entryPapers: Array<string> | null, usualPapers: Array<string>, rules: Array<ProgrammeQuery_programmeRecord_rules>, defaults: ProgrammeQuery_programmeRecord_defaults, sessions: Array<ProgrammeQuery_programmeRecord_sessions>, offered: Array<ProgrammeQuery_programmeRecord_offered> };

export type ProgrammeQuery = { programmeRecord: ProgrammeQuery_programmeRecord };


export type ProgrammeQueryVariables = Exact<{
  id: string | number;
}>;

export type ProgrammeChoicesQuery_programmeChoices_departments_programmes = { __typename: 'NamedProgramme', id: string, code: string, name: string };

export type ProgrammeChoicesQuery_programmeChoices_departments = { __typename: 'DepartmentProgrammes', id: string, name: string, programmes: Array<ProgrammeChoicesQuery_programmeChoices_departments_programmes> };

export type ProgrammeChoicesQuery_programmeChoices_sessions = { __typename: 'EntrySession', id: string, name: string };

export type ProgrammeChoicesQuery_programmeChoices = { __typename: 'ProgrammeChoices', departments: Array<ProgrammeChoicesQuery_programmeChoices_departments>, sessions: Array<ProgrammeChoicesQuery_programmeChoices_sessions> };

export type ProgrammeChoicesQuery = { programmeChoices: ProgrammeChoicesQuery_programmeChoices };


export type ProgrammeChoicesQueryVariables = Exact<{ [key: string]: never; }>;

export type SaveProgrammeMutation_result_CatalogueConsequences = (
  { __typename: 'CatalogueConsequences' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueConsequences_Fragment': CatalogueOutcome_CatalogueConsequences_Fragment } }
);

export type SaveProgrammeMutation_result_CatalogueSaved = (
  { __typename: 'CatalogueSaved' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueSaved_Fragment': CatalogueOutcome_CatalogueSaved_Fragment } }
);

export type SaveProgrammeMutation_result_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_Refusal_Fragment': CatalogueOutcome_Refusal_Fragment } }
);

export type SaveProgrammeMutation_result =
  | SaveProgrammeMutation_result_CatalogueConsequences
  | SaveProgrammeMutation_result_CatalogueSaved
  | SaveProgrammeMutation_result_Refusal
;

export type SaveProgrammeMutation = { result: SaveProgrammeMutation_result };


export type SaveProgrammeMutationVariables = Exact<{
  id?: string | number | null | undefined;
  departmentId: string | number;
  input: ProgrammeInput;
}>;

export type DeleteProgrammeMutation_result_CatalogueConsequences = (
  { __typename: 'CatalogueConsequences' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueConsequences_Fragment': CatalogueOutcome_CatalogueConsequences_Fragment } }
);

export type DeleteProgrammeMutation_result_CatalogueSaved = (
  { __typename: 'CatalogueSaved' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueSaved_Fragment': CatalogueOutcome_CatalogueSaved_Fragment } }
);

export type DeleteProgrammeMutation_result_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_Refusal_Fragment': CatalogueOutcome_Refusal_Fragment } }
);

export type DeleteProgrammeMutation_result =
  | DeleteProgrammeMutation_result_CatalogueConsequences
  | DeleteProgrammeMutation_result_CatalogueSaved
  | DeleteProgrammeMutation_result_Refusal
;

export type DeleteProgrammeMutation = { result: DeleteProgrammeMutation_result };


export type DeleteProgrammeMutationVariables = Exact<{
  id: string | number;
  revision: number;
}>;

export type SaveProgrammeRulesMutation_result_CatalogueConsequences = (
  { __typename: 'CatalogueConsequences' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueConsequences_Fragment': CatalogueOutcome_CatalogueConsequences_Fragment } }
);

export type SaveProgrammeRulesMutation_result_CatalogueSaved = (
  { __typename: 'CatalogueSaved' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueSaved_Fragment': CatalogueOutcome_CatalogueSaved_Fragment } }
);

export type SaveProgrammeRulesMutation_result_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_Refusal_Fragment': CatalogueOutcome_Refusal_Fragment } }
);

export type SaveProgrammeRulesMutation_result =
  | SaveProgrammeRulesMutation_result_CatalogueConsequences
  | SaveProgrammeRulesMutation_result_CatalogueSaved
  | SaveProgrammeRulesMutation_result_Refusal
;

export type SaveProgrammeRulesMutation = { result: SaveProgrammeRulesMutation_result };


export type SaveProgrammeRulesMutationVariables = Exact<{
  id: string | number;
  input: ProgrammeRulesInput;
}>;

export type DeleteProgrammeRulesMutation_result_CatalogueConsequences = (
  { __typename: 'CatalogueConsequences' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueConsequences_Fragment': CatalogueOutcome_CatalogueConsequences_Fragment } }
);

export type DeleteProgrammeRulesMutation_result_CatalogueSaved = (
  { __typename: 'CatalogueSaved' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueSaved_Fragment': CatalogueOutcome_CatalogueSaved_Fragment } }
);

export type DeleteProgrammeRulesMutation_result_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_Refusal_Fragment': CatalogueOutcome_Refusal_Fragment } }
);

export type DeleteProgrammeRulesMutation_result =
  | DeleteProgrammeRulesMutation_result_CatalogueConsequences
  | DeleteProgrammeRulesMutation_result_CatalogueSaved
  | DeleteProgrammeRulesMutation_result_Refusal
;

export type DeleteProgrammeRulesMutation = { result: DeleteProgrammeRulesMutation_result };


export type DeleteProgrammeRulesMutationVariables = Exact<{
  id: string | number;
  fromSessionId: string | number;
  revision: number;
}>;

export const CatalogueOutcomeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueConsequences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentences"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CatalogueOutcomeFragment, unknown>;
export const OfficeCalendarDocument = {"__meta__":{"id":"34bea078c8c519c64b8a9c403f41978478a3b7c92d35240662d1d8e59307f2ad"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfficeCalendar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"officeCalendar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextSession"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"tuitionLevels"}},{"kind":"Field","name":{"kind":"Name","value":"semesters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"registrationStart"}},{"kind":"Field","name":{"kind":"Name","value":"registrationEnd"}},{"kind":"Field","name":{"kind":"Name","value":"dropDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"resultsDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"minCredits"}},{"kind":"Field","name":{"kind":"Name","value":"maxCredits"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OfficeCalendarQuery, OfficeCalendarQueryVariables>;
export const CreateAcademicSessionDocument = {"__meta__":{"id":"171a042ba30b38e8bb38aceba06cdc3c77a37b3b6aabb8aeb257e1c765fcb10a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAcademicSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"createAcademicSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueConsequences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentences"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateAcademicSessionMutation, CreateAcademicSessionMutationVariables>;
export const AddSemesterDocument = {"__meta__":{"id":"735479923c46ddc466b5d0be24497fefe445ad3225dffd4aea8c59ee4eb1b70c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddSemester"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Semester"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SemesterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"addSemester"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueConsequences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentences"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AddSemesterMutation, AddSemesterMutationVariables>;
export const ChangeSemesterDocument = {"__meta__":{"id":"106ece258fa090475f4e85ebda8782ccf1964d847315e5de916ec592b71d60e2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeSemester"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SemesterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"changeSemester"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueConsequences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentences"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeSemesterMutation, ChangeSemesterMutationVariables>;
export const MakeSemesterCurrentDocument = {"__meta__":{"id":"244c1c17b4c40afd3b3815596aa9ce16fefc48143b5c74294ffa133433f7c5a2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeSemesterCurrent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"insteadOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isConfirmed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"makeSemesterCurrent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"insteadOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"insteadOf"}}},{"kind":"Argument","name":{"kind":"Name","value":"isConfirmed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isConfirmed"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueConsequences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentences"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MakeSemesterCurrentMutation, MakeSemesterCurrentMutationVariables>;
export const CoursesDocument = {"__meta__":{"id":"403201f63bbaa5174a2eb3c8be684fb21c939bc041a222f18fd0e8ab0b4f140d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Courses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CourseSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CourseFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"creditLoad"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"semester"}},{"kind":"Field","name":{"kind":"Name","value":"departments"}},{"kind":"Field","name":{"kind":"Name","value":"compulsoryFor"}},{"kind":"Field","name":{"kind":"Name","value":"lecturers"}},{"kind":"Field","name":{"kind":"Name","value":"registered"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"courseChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"canManageCourses"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CoursesQuery, CoursesQueryVariables>;
export const OwnCoursesDocument = {"__meta__":{"id":"90f425c5fd3ba02c50073e8f29449a73611a9223d1ebbb143e104913a36424d3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnCourses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CourseSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnCourseFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownCourses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"creditLoad"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"semester"}},{"kind":"Field","name":{"kind":"Name","value":"departments"}},{"kind":"Field","name":{"kind":"Name","value":"compulsoryFor"}},{"kind":"Field","name":{"kind":"Name","value":"lecturers"}},{"kind":"Field","name":{"kind":"Name","value":"registered"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}}]}}]} as unknown as DocumentNode<OwnCoursesQuery, OwnCoursesQueryVariables>;
export const CourseChoicesDocument = {"__meta__":{"id":"1164f25a95912bbc8138bd5718cce215b6ee579abfde344ad64f43d6d3434594"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourseChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"teachingDepartments"}},{"kind":"Field","name":{"kind":"Name","value":"lecturers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<CourseChoicesQuery, CourseChoicesQueryVariables>;
export const CourseDocument = {"__meta__":{"id":"29be538cab0b447ad5fa691f312020a77419d6b11c0755683d8cd01ca2f32734"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Course"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"creditLoad"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"semester"}},{"kind":"Field","name":{"kind":"Name","value":"teachingDepartment"}},{"kind":"Field","name":{"kind":"Name","value":"offerings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departmentId"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isCompulsory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prerequisites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"neededBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lecturers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"registered"}},{"kind":"Field","name":{"kind":"Name","value":"registeredEver"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"canManageCourses"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CourseQuery, CourseQueryVariables>;
export const SaveCourseDocument = {"__meta__":{"id":"9583630692d1f047af017909145469487925c9883572ad11e2ac569f15633f64"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CourseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"saveCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueConsequences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentences"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SaveCourseMutation, SaveCourseMutationVariables>;
export const DeleteCourseDocument = {"__meta__":{"id":"2441d6d11a0ae6d52f9f80fc7dcb9cab18ad51e8f1f5c634e50a7ed988439ed7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"deleteCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueConsequences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentences"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteCourseMutation, DeleteCourseMutationVariables>;
export const ImportCoursesDocument = {"__meta__":{"id":"2864562a1239e3931cfbdd2ca1cf3c33dbf676bfa4322ab14144bf8bb39d736d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportCourses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"importCourses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"dryRun"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"imported"}},{"kind":"Field","name":{"kind":"Name","value":"errorCount"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ImportCoursesMutation, ImportCoursesMutationVariables>;
export const DepartmentsDocument = {"__meta__":{"id":"a4c4cde686624bf3c7c9ea637464ef93d132b491af27f12d1f2fa56980013ab1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Departments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DepartmentSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departmentRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"applicants"}},{"kind":"Field","name":{"kind":"Name","value":"courses"}},{"kind":"Field","name":{"kind":"Name","value":"olevelRequirement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"sittings"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}}]}}]} as unknown as DocumentNode<DepartmentsQuery, DepartmentsQueryVariables>;
export const DepartmentDocument = {"__meta__":{"id":"89e1c7869f55fed326db9f08d5d7865d2f86db2f7da73d39a628d88d2ed550ed"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Department"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departmentRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"applicants"}},{"kind":"Field","name":{"kind":"Name","value":"courses"}},{"kind":"Field","name":{"kind":"Name","value":"olevelRequirement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"sittings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feeDepartment"}},{"kind":"Field","name":{"kind":"Name","value":"ownFeeLines"}},{"kind":"Field","name":{"kind":"Name","value":"programmes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"applicants"}}]}}]}}]}}]} as unknown as DocumentNode<DepartmentQuery, DepartmentQueryVariables>;
export const SaveDepartmentDocument = {"__meta__":{"id":"bc1007005aec1b2c63a920b06152cbd453644cabcca0e05287fb3cfa780c90b6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDepartment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DepartmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"saveDepartment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueConsequences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentences"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SaveDepartmentMutation, SaveDepartmentMutationVariables>;
export const SaveOlevelRequirementDocument = {"__meta__":{"id":"9173ff8b8f472d3be70d3592db5e560466a954b48c3a265c56523ea27ac7b796"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveOlevelRequirement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requirement"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OlevelRequirementInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"saveOlevelRequirement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"requirement"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requirement"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueConsequences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentences"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SaveOlevelRequirementMutation, SaveOlevelRequirementMutationVariables>;
export const DeleteDepartmentDocument = {"__meta__":{"id":"80d5c894c388427ba908c2787a46ae9472e40a5f48dae9a2c6b6cd80248edcaf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDepartment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"deleteDepartment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueConsequences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentences"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteDepartmentMutation, DeleteDepartmentMutationVariables>;
export const ProgrammeDocument = {"__meta__":{"id":"6e881e9f17596a6360ab4c2671608dde3bf1974ab59bc929660760f5b8fa43e1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Programme"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"programmeRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"departmentId"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"award"}},{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"council"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"applicants"}},{"kind":"Field","name":{"kind":"Name","value":"entryPapers"}},{"kind":"Field","name":{"kind":"Name","value":"usualPapers"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromSessionId"}},{"kind":"Field","name":{"kind":"Name","value":"fromSession"}},{"kind":"Field","name":{"kind":"Name","value":"untilSession"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"caMaximum"}},{"kind":"Field","name":{"kind":"Name","value":"graduationCgpa"}},{"kind":"Field","name":{"kind":"Name","value":"standingCgpa"}},{"kind":"Field","name":{"kind":"Name","value":"standingCarryoverCredits"}},{"kind":"Field","name":{"kind":"Name","value":"classes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cgpa"}}]}},{"kind":"Field","name":{"kind":"Name","value":"electiveCredits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"creditLoad"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"hasResults"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"caMaximum"}},{"kind":"Field","name":{"kind":"Name","value":"graduationCgpa"}},{"kind":"Field","name":{"kind":"Name","value":"standingCgpa"}},{"kind":"Field","name":{"kind":"Name","value":"standingCarryoverCredits"}},{"kind":"Field","name":{"kind":"Name","value":"classes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cgpa"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offered"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}}]}}]}}]}}]} as unknown as DocumentNode<ProgrammeQuery, ProgrammeQueryVariables>;
export const ProgrammeChoicesDocument = {"__meta__":{"id":"6c11abb9ef333e4e23181aa46fb1ad087c2e8daa951342d4442c4ecbdccc5f3b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProgrammeChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"programmeChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"programmes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ProgrammeChoicesQuery, ProgrammeChoicesQueryVariables>;
export const SaveProgrammeDocument = {"__meta__":{"id":"752425fcf574254e9fc5c3e08b63cf457428ae1cff448689814215159459a0e5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveProgramme"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"departmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProgrammeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"saveProgramme"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"departmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"departmentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueConsequences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentences"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SaveProgrammeMutation, SaveProgrammeMutationVariables>;
export const DeleteProgrammeDocument = {"__meta__":{"id":"a1d23d3470720090d8e37297fa38bf1705540609b99c42d1c4b238dbbd5d8915"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteProgramme"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"deleteProgramme"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueConsequences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentences"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteProgrammeMutation, DeleteProgrammeMutationVariables>;
export const SaveProgrammeRulesDocument = {"__meta__":{"id":"b2ba7997468490363d21a6112f867fc416c1e073ef0db552041388892a20f52e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveProgrammeRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProgrammeRulesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"saveProgrammeRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueConsequences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentences"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SaveProgrammeRulesMutation, SaveProgrammeRulesMutationVariables>;
export const DeleteProgrammeRulesDocument = {"__meta__":{"id":"f824b4964588d2ebd5572afbaa71e3583aeb947363b44a1f020c94f79941bf97"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteProgrammeRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fromSessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"deleteProgrammeRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"fromSessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fromSessionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueConsequences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentences"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteProgrammeRulesMutation, DeleteProgrammeRulesMutationVariables>;