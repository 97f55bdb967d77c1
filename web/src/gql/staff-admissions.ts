/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a decision says. */
export type AdmissionOutcome =
  | 'ADMITTED'
  | 'NOT_ADMITTED'
  | 'WAITING_LIST';

/** How many a department takes; null lifts its limit. */
export type AdmissionQuotaInput = {
  departmentId: string | number;
  places?: number | null | undefined;
};

/** An answer to narrow a list of offers by, or none yet. */
export type AnswerFilter =
  | 'ACCEPTED'
  | 'DECLINED'
  | 'NONE';

/** A decision on one applicant. */
export type ApplicantDecisionInput = {
  /** Of an admission. Default: in fourteen days. */
  answerBy?: string | null | undefined;
  /** Of an admission. Default: the preferred course. */
  departmentCode?: string | null | undefined;
  outcome: AdmissionOutcome;
  /** Admits beyond the quota. */
  overQuotaReason?: string | null | undefined;
  /** Of an admission. Default: the preferred programme, or the department's only one. */
  programmeCode?: string | null | undefined;
  /** What somebody who is not admitted is told. */
  reason?: string | null | undefined;
  /**
   * When the decision was made that was seen, null for none: another one is not overwritten, but refused as
   * `CHANGED_ELSEWHERE`.
   */
  seenDecidedAt?: string | null | undefined;
};

/** What the applicants can be narrowed by. */
export type ApplicantFilter = {
  /** Of those who are admitted. */
  answer?: AnswerFilter | null | undefined;
  applicationSessionId?: string | number | null | undefined;
  departmentCode?: string | null | undefined;
  isPaid?: boolean | null | undefined;
  isSubmitted?: boolean | null | undefined;
  /** Whether the aptitude test that somebody is assigned to is over. */
  isTestOver?: boolean | null | undefined;
  isTested?: boolean | null | undefined;
  outcome?: OutcomeFilter | null | undefined;
  /** The preferred programme. */
  programmeCode?: string | null | undefined;
  /** Of an applicant with several sittings the one that most needs the office counts. */
  sittings?: SittingState | null | undefined;
  stage?: ApplicantStage | null | undefined;
  stateOfOrigin?: string | null | undefined;
};

/** What the applicants can be sorted by. */
export type ApplicantSort =
  | 'JAMB'
  | 'NUMBER'
  | 'SCORE'
  | 'SIGNED_UP'
  | 'SUBMITTED'
  | 'SURNAME';

/** How far an applicant has come: the last step they did. */
export type ApplicantStage =
  | 'ACCEPTED'
  | 'ADMITTED'
  | 'PAID'
  | 'SIGNED_UP'
  | 'SUBMITTED'
  | 'TESTED'
  | 'VERIFIED';

/** What the rounds of admission can be narrowed to. */
export type ApplicationSessionFilter = {
  academicSessionId?: string | number | null | undefined;
  state?: ApplicationSessionState | null | undefined;
};

/** Times are the college's own, without an offset: `2026-03-10T09:00`. */
export type ApplicationSessionInput = {
  academicSessionId: string | number;
  closesAt: string;
  isConfirmed?: boolean;
  opensAt: string;
  /** As it was seen; left out for a new round. */
  revision?: number | null | undefined;
  screeningFee: number;
  title: string;
};

/** What the rounds of admission can be sorted by. */
export type ApplicationSessionSort =
  | 'APPLICANTS'
  | 'CLOSES'
  | 'OPENS'
  | 'TITLE';

/** Whether a round takes applications. */
export type ApplicationSessionState =
  | 'CLOSED'
  | 'OPEN'
  /** Opens later. */
  | 'PLANNED';

/** A decision on many applicants: who is admitted, who waits, who is not admitted. */
export type BulkDecisionInput = {
  admitted?: Array<string | number>;
  answerBy?: string | null | undefined;
  /** What the admitted are admitted to. Default: each one's preferred course. */
  departmentCode?: string | null | undefined;
  dryRun: boolean;
  notAdmitted?: Array<string | number>;
  overQuotaReason?: string | null | undefined;
  preview?: string | null | undefined;
  /** Default: each one's preferred programme, or the department's only one. */
  programmeCode?: string | null | undefined;
  /** For the audit log. */
  reason: string;
  /** What those who are not admitted are told. */
  told?: string | null | undefined;
  waitingList?: Array<string | number>;
};

/** How a department's places are to be given. */
export type DepartmentPlanInput = {
  /** How many to admit. Default: as many as the quota leaves. */
  admit?: number | null | undefined;
  /** Percent; who has less is not admitted and does not wait. */
  cutOff?: number;
  departmentCode: string;
  /** Ranks those alone who prefer this programme, by its own quota. */
  programmeCode?: string | null | undefined;
  /** How many wait after them. Default: everybody above the cut-off. */
  waitingList?: number | null | undefined;
};

/** What clearances can be narrowed to. */
export type EntryClearanceFilter = {
  departmentCode?: string | null | undefined;
  /** The last day is over and something is still to be done. */
  overdue?: boolean | null | undefined;
  state?: EntryClearanceState | null | undefined;
};

/** What clearances can be sorted by. */
export type EntryClearanceSort =
  | 'DUE'
  | 'NAME'
  | 'NUMBER';

/** How far a clearance is. */
export type EntryClearanceState =
  /** Nothing is left to do. */
  | 'CLEARED'
  /** A paper is to be handed in, perhaps again. */
  | 'MISSING'
  /** All are accepted, and originals are still to be shown. */
  | 'ORIGINALS'
  /** A paper waits for the office. */
  | 'SENT';

/** What the office decides about a paper. */
export type EntryPaperDecisionInput = {
  /** The applicant's. */
  id: string | number;
  isAccepted: boolean;
  isSighted: boolean;
  /** Why it is returned, for the applicant. */
  note?: string | null | undefined;
  number: number;
  /** Of the paper, as it was seen. */
  revision: number;
};

/** How far a paper is. */
export type EntryPaperState =
  | 'ACCEPTED'
  | 'MISSING'
  /** To be handed in again. */
  | 'RETURNED'
  /** It waits for the office. */
  | 'SENT';

/** The steps, in order. */
export type MilestoneName =
  | 'ACCEPTED'
  | 'DECISION'
  | 'PAID'
  | 'SIGNED_UP'
  | 'SUBMITTED'
  | 'TESTED'
  | 'VERIFIED';

/** The state of a step. */
export type MilestoneState =
  | 'AHEAD'
  /** It will not be reached: the session closed before submission, not admitted, or the offer declined or past its date. */
  | 'CLOSED'
  /** The step that is next. */
  | 'CURRENT'
  | 'REACHED';

/** What the applicant answered. */
export type OfferAnswer =
  | 'ACCEPTED'
  | 'DECLINED';

/** A decision to narrow a list by, or none yet. */
export type OutcomeFilter =
  | 'ADMITTED'
  | 'DECIDED'
  | 'NOT_ADMITTED'
  | 'UNDECIDED'
  | 'WAITING_LIST';

/** Which page of a list: counted from 1, of 10 to 100 rows. */
export type PageInput = {
  number?: number;
  size?: number;
};

/** How many a programme takes; null lifts its limit. */
export type ProgrammeQuotaInput = {
  places?: number | null | undefined;
  programmeId: string | number;
};

/** Which departments of a round to simulate, and how. */
export type SimulationInput = {
  applicationSessionId: string | number;
  departments: Array<DepartmentPlanInput>;
};

/** What was found of a sitting. */
export type SittingCheckInput = {
  isVerified: boolean;
  /** What does not match, in words for the applicant; needed unless it is verified. */
  query?: string | null | undefined;
  /** Of the sitting as it was looked at. */
  revision: number;
  sittingId: string | number;
};

/** What a certificate says of a sitting, in place of what was entered. */
export type SittingCorrectionInput = {
  examNumber: string;
  examType: string;
  /** Whether the sitting matches its certificate now; otherwise it is still to be checked. */
  isVerified: boolean;
  /** At least 5 characters; kept in the audit log, and not told to the applicant. */
  reason: string;
  /** Of the sitting as it was looked at. */
  revision: number;
  schoolName: string;
  sittingId: string | number;
  /** All of them; rows left empty are left out. */
  subjects: Array<SubjectGradeInput>;
  year: string;
};

/** What the sittings can be narrowed by. */
export type SittingFilter = {
  applicationSessionId?: string | number | null | undefined;
  departmentCode?: string | null | undefined;
  /** `WAEC` */
  examType?: string | null | undefined;
  hasFile?: boolean | null | undefined;
  state?: SittingState | null | undefined;
};

/** What the sittings can be sorted by. */
export type SittingSort =
  | 'CHECKED'
  | 'NUMBER'
  | 'SUBMITTED'
  | 'SURNAME';

/** What came of holding a result beside the claimed grades. `CHANGED`: the applicant sent something new since. */
export type SittingState =
  | 'CHANGED'
  | 'QUERIED'
  | 'UNCHECKED'
  | 'VERIFIED';

/** A subject and the grade in it. */
export type SubjectGradeInput = {
  grade: string;
  name: string;
};

/** Times are the college's own, without an offset: `2026-03-10T09:00`. */
export type TestBatchInput = {
  capacity: number;
  endsAt: string;
  isConfirmed?: boolean;
  startsAt: string;
};

export type PersonalDetailsFragment_profile = { __typename: 'Profile', phone: string | null, sex: string | null, dateOfBirth: string | null, maritalStatus: string | null, nationality: string | null, stateOfOrigin: string | null, lga: string | null, bloodGroup: string | null, emergencyContact: string | null, address: string | null, religion: string | null, parentName: string | null, parentPhone: string | null, parentAddress: string | null, maidenName: string | null };

type PersonalDetails_Applicant_Fragment = { __typename: 'Applicant', id: string, profile: PersonalDetailsFragment_profile } & { ' $fragmentName'?: 'PersonalDetails_Applicant_Fragment' };

type PersonalDetails_ApplicantFile_Fragment = { __typename: 'ApplicantFile', id: string, profile: PersonalDetailsFragment_profile } & { ' $fragmentName'?: 'PersonalDetails_ApplicantFile_Fragment' };

type PersonalDetails_Student_Fragment = { __typename: 'Student', id: string, profile: PersonalDetailsFragment_profile } & { ' $fragmentName'?: 'PersonalDetails_Student_Fragment' };

export type PersonalDetailsFragment =
  | PersonalDetails_Applicant_Fragment
  | PersonalDetails_ApplicantFile_Fragment
  | PersonalDetails_Student_Fragment
;

export type ApplicantsQuery_applicantRecords_rows = { __typename: 'ApplicantRecord', id: string, applicationNo: string, name: string, department: string, stage: ApplicantStage, signedUpAt: string, testScore: number | null, jambScore: number | null, outcome: AdmissionOutcome | null, answer: OfferAnswer | null };

export type ApplicantsQuery_applicantRecords_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type ApplicantsQuery_applicantRecords = { __typename: 'ApplicantRecordPage', total: number, rows: Array<ApplicantsQuery_applicantRecords_rows>, export: ApplicantsQuery_applicantRecords_export };

export type ApplicantsQuery_applicantChoices_sessions = { __typename: 'RoundOfAdmission', id: string, title: string, academicSession: string };

export type ApplicantsQuery_applicantChoices_departments = { __typename: 'DepartmentChoice', code: string, name: string };

export type ApplicantsQuery_applicantChoices = { __typename: 'ApplicantChoices', sessions: Array<ApplicantsQuery_applicantChoices_sessions>, departments: Array<ApplicantsQuery_applicantChoices_departments> };

export type ApplicantsQuery_viewer_Staff_permissions = { __typename: 'StaffPermissions', canDecideAdmissions: boolean };

export type ApplicantsQuery_viewer_Applicant = { __typename: 'Applicant', id: string };

export type ApplicantsQuery_viewer_Staff = { __typename: 'Staff', id: string, permissions: ApplicantsQuery_viewer_Staff_permissions };

export type ApplicantsQuery_viewer_Student = { __typename: 'Student', id: string };

export type ApplicantsQuery_viewer =
  | ApplicantsQuery_viewer_Applicant
  | ApplicantsQuery_viewer_Staff
  | ApplicantsQuery_viewer_Student
;

export type ApplicantsQuery = { applicantRecords: ApplicantsQuery_applicantRecords, applicantChoices: ApplicantsQuery_applicantChoices, viewer: ApplicantsQuery_viewer | null };


export type ApplicantsQueryVariables = Exact<{
  page: PageInput;
  sort: ApplicantSort;
  descending: boolean;
  search?: string | null | undefined;
  filter?: ApplicantFilter | null | undefined;
}>;

export type ApplicantViewsQuery_all = { __typename: 'ApplicantRecordPage', total: number };

export type ApplicantViewsQuery_submitted = { __typename: 'ApplicantRecordPage', total: number };

export type ApplicantViewsQuery_tested = { __typename: 'ApplicantRecordPage', total: number };

export type ApplicantViewsQuery_decided = { __typename: 'ApplicantRecordPage', total: number };

export type ApplicantViewsQuery = { all: ApplicantViewsQuery_all, submitted: ApplicantViewsQuery_submitted, tested: ApplicantViewsQuery_tested, decided: ApplicantViewsQuery_decided };


export type ApplicantViewsQueryVariables = Exact<{
  search?: string | null | undefined;
  all?: ApplicantFilter | null | undefined;
  submitted?: ApplicantFilter | null | undefined;
  tested?: ApplicantFilter | null | undefined;
  decided?: ApplicantFilter | null | undefined;
}>;

export type ApplicantIdsQuery = { applicantRecordIds: Array<string> | null };


export type ApplicantIdsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: ApplicantFilter | null | undefined;
}>;

export type ImportScoresMutation_importTestScores_errors = { __typename: 'ImportProblem', row: number, column: string | null, message: string };

export type ImportScoresMutation_importTestScores_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type ImportScoresMutation_importTestScores_ImportReport = { __typename: 'ImportReport', rowCount: number, imported: number, errorCount: number, errors: Array<ImportScoresMutation_importTestScores_errors> };

export type ImportScoresMutation_importTestScores_Refusal = { __typename: 'Refusal', message: string, fields: Array<ImportScoresMutation_importTestScores_Refusal_fields> };

export type ImportScoresMutation_importTestScores =
  | ImportScoresMutation_importTestScores_ImportReport
  | ImportScoresMutation_importTestScores_Refusal
;

export type ImportScoresMutation = { importTestScores: ImportScoresMutation_importTestScores };


export type ImportScoresMutationVariables = Exact<{
  file: File;
  dryRun: boolean;
}>;

export type DecideManyMutation_decideOnApplicants_rows = { __typename: 'BulkDecisionRow', id: string, applicationNo: string, name: string, outcome: AdmissionOutcome, department: string | null, before: AdmissionOutcome | null, changes: boolean, problem: string | null };

export type DecideManyMutation_decideOnApplicants_quotas = { __typename: 'QuotaUse', department: string, quota: number | null, taken: number, after: number, over: number };

export type DecideManyMutation_decideOnApplicants_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type DecideManyMutation_decideOnApplicants_BulkDecision = { __typename: 'BulkDecision', message: string, preview: string, changed: number, problems: number, rows: Array<DecideManyMutation_decideOnApplicants_rows>, quotas: Array<DecideManyMutation_decideOnApplicants_quotas> };

export type DecideManyMutation_decideOnApplicants_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<DecideManyMutation_decideOnApplicants_Refusal_fields> };

export type DecideManyMutation_decideOnApplicants =
  | DecideManyMutation_decideOnApplicants_BulkDecision
  | DecideManyMutation_decideOnApplicants_Refusal
;

export type DecideManyMutation = { decideOnApplicants: DecideManyMutation_decideOnApplicants };


export type DecideManyMutationVariables = Exact<{
  input: BulkDecisionInput;
}>;

export type EntryClearancesQuery_entryClearances_rows = { __typename: 'EntryClearanceRow', id: string, applicationNo: string, name: string, department: string, state: EntryClearanceState, dueOn: string, isOverdue: boolean, papers: number, complete: number, sent: number };

export type EntryClearancesQuery_entryClearances_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type EntryClearancesQuery_entryClearances = { __typename: 'EntryClearancePage', total: number, rows: Array<EntryClearancesQuery_entryClearances_rows>, export: EntryClearancesQuery_entryClearances_export };

export type EntryClearancesQuery_applicantChoices_departments = { __typename: 'DepartmentChoice', code: string, name: string };

export type EntryClearancesQuery_applicantChoices = { __typename: 'ApplicantChoices', departments: Array<EntryClearancesQuery_applicantChoices_departments> };

export type EntryClearancesQuery = { entryClearances: EntryClearancesQuery_entryClearances, applicantChoices: EntryClearancesQuery_applicantChoices };


export type EntryClearancesQueryVariables = Exact<{
  page: PageInput;
  sort: EntryClearanceSort;
  descending: boolean;
  search?: string | null | undefined;
  filter?: EntryClearanceFilter | null | undefined;
}>;

export type EntryClearanceFileQuery_entryClearance = (
  { __typename: 'EntryClearanceFile', id: string, applicationNo: string, name: string }
  & { ' $fragmentRefs'?: { 'EntryClearanceFileFragment': EntryClearanceFileFragment } }
);

export type EntryClearanceFileQuery = { entryClearance: EntryClearanceFileQuery_entryClearance | null };


export type EntryClearanceFileQueryVariables = Exact<{
  id: string | number;
}>;

export type DecideEntryPaperMutation_result_EntryClearanceChanged = (
  { __typename: 'EntryClearanceChanged' }
  & { ' $fragmentRefs'?: { 'EntryClearanceOutcome_EntryClearanceChanged_Fragment': EntryClearanceOutcome_EntryClearanceChanged_Fragment } }
);

export type DecideEntryPaperMutation_result_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'EntryClearanceOutcome_Refusal_Fragment': EntryClearanceOutcome_Refusal_Fragment } }
);

export type DecideEntryPaperMutation_result =
  | DecideEntryPaperMutation_result_EntryClearanceChanged
  | DecideEntryPaperMutation_result_Refusal
;

export type DecideEntryPaperMutation = { result: DecideEntryPaperMutation_result };


export type DecideEntryPaperMutationVariables = Exact<{
  input: EntryPaperDecisionInput;
}>;

export type ChangeEntryDeadlineMutation_result_EntryClearanceChanged = (
  { __typename: 'EntryClearanceChanged' }
  & { ' $fragmentRefs'?: { 'EntryClearanceOutcome_EntryClearanceChanged_Fragment': EntryClearanceOutcome_EntryClearanceChanged_Fragment } }
);

export type ChangeEntryDeadlineMutation_result_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'EntryClearanceOutcome_Refusal_Fragment': EntryClearanceOutcome_Refusal_Fragment } }
);

export type ChangeEntryDeadlineMutation_result =
  | ChangeEntryDeadlineMutation_result_EntryClearanceChanged
  | ChangeEntryDeadlineMutation_result_Refusal
;

export type ChangeEntryDeadlineMutation = { result: ChangeEntryDeadlineMutation_result };


export type ChangeEntryDeadlineMutationVariables = Exact<{
  id: string | number;
  dueOn: string;
  reason: string;
}>;

export type EntryClearanceOutcomeFragment_clearance = (
  { __typename: 'EntryClearanceFile', id: string }
  & { ' $fragmentRefs'?: { 'EntryClearanceFileFragment': EntryClearanceFileFragment } }
);

export type EntryClearanceOutcomeFragment_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

type EntryClearanceOutcome_EntryClearanceChanged_Fragment = { __typename: 'EntryClearanceChanged', message: string, clearance: EntryClearanceOutcomeFragment_clearance | null } & { ' $fragmentName'?: 'EntryClearanceOutcome_EntryClearanceChanged_Fragment' };

type EntryClearanceOutcome_Refusal_Fragment = { __typename: 'Refusal', code: string, message: string, fields: Array<EntryClearanceOutcomeFragment_Refusal_fields> } & { ' $fragmentName'?: 'EntryClearanceOutcome_Refusal_Fragment' };

export type EntryClearanceOutcomeFragment =
  | EntryClearanceOutcome_EntryClearanceChanged_Fragment
  | EntryClearanceOutcome_Refusal_Fragment
;

export type EntryClearanceFileFragment_papers = { __typename: 'EntryPaper', number: number, name: string, state: EntryPaperState, note: string | null, isSighted: boolean, fileUrl: string | null, mediaType: string | null, sentAt: string | null, revision: number | null };

export type EntryClearanceFileFragment = { __typename: 'EntryClearanceFile', id: string, applicationNo: string, name: string, email: string, phone: string, department: string, matricNumber: string | null, state: EntryClearanceState, dueOn: string, isOverdue: boolean, clearedAt: string | null, papers: Array<EntryClearanceFileFragment_papers> } & { ' $fragmentName'?: 'EntryClearanceFileFragment' };

export type ApplicantFileQuery_applicantRecord = (
  { __typename: 'ApplicantFile', id: string, applicationNo: string, name: string }
  & { ' $fragmentRefs'?: { 'ApplicantFileDetailsFragment': ApplicantFileDetailsFragment } }
);

export type ApplicantFileQuery = { applicantRecord: ApplicantFileQuery_applicantRecord | null };


export type ApplicantFileQueryVariables = Exact<{
  id: string | number;
}>;

export type ApplicantFileDetailsFragment_milestones = { __typename: 'Milestone', name: MilestoneName, state: MilestoneState, reachedAt: string | null };

export type ApplicantFileDetailsFragment_sittings_subjects = { __typename: 'SubjectGrade', name: string, grade: string };

export type ApplicantFileDetailsFragment_sittings = { __typename: 'ApplicantSitting', id: string, schoolName: string, examType: string, year: string, examNumber: string, resultUrl: string | null, state: SittingState, query: string | null, subjects: Array<ApplicantFileDetailsFragment_sittings_subjects> };

export type ApplicantFileDetailsFragment_jambDetails = { __typename: 'JambDetails', jambNo: string, jambScore: string };

export type ApplicantFileDetailsFragment_decision = { __typename: 'ApplicantDecision', outcome: AdmissionOutcome };

export type ApplicantFileDetailsFragment_history = { __typename: 'ApplicantHistory', id: string, at: string, by: string, action: string, changes: Array<string>, reason: string | null };

export type ApplicantFileDetailsFragment = (
  { __typename: 'ApplicantFile', id: string, applicationNo: string, name: string, email: string, isSuspended: boolean, passportUrl: string | null, department: string, session: string, screeningFee: number, paidAt: string | null, paymentReference: string | null, canSendLink: boolean, canCheckSittings: boolean, letterUrl: string | null, milestones: Array<ApplicantFileDetailsFragment_milestones>, sittings: Array<ApplicantFileDetailsFragment_sittings>, jambDetails: ApplicantFileDetailsFragment_jambDetails | null, decision: ApplicantFileDetailsFragment_decision | null, history: Array<ApplicantFileDetailsFragment_history> }
  & { ' $fragmentRefs'?: { 'PersonalDetails_ApplicantFile_Fragment': PersonalDetails_ApplicantFile_Fragment;'TestCard_ApplicantFragment': TestCard_ApplicantFragment;'DecisionCard_ApplicantFragment': DecisionCard_ApplicantFragment } }
) & { ' $fragmentName'?: 'ApplicantFileDetailsFragment' };

export type TestCard_ApplicantFragment_test_others = { __typename: 'TestBatchChoice', id: string, date: string, startTime: string, endTime: string, placesLeft: number };

export type TestCard_ApplicantFragment_test = { __typename: 'ApplicantTest', date: string, startTime: string, endTime: string, score: number | null, others: Array<TestCard_ApplicantFragment_test_others> };

export type TestCard_ApplicantFragment = { __typename: 'ApplicantFile', id: string, canScore: boolean, canMove: boolean, test: TestCard_ApplicantFragment_test | null } & { ' $fragmentName'?: 'TestCard_ApplicantFragment' };

export type DecisionCard_ApplicantFragment_decision = { __typename: 'ApplicantDecision', outcome: AdmissionOutcome, reason: string | null, decidedAt: string, department: string | null, answerBy: string | null, answer: OfferAnswer | null, matricNumber: string | null };

export type DecisionCard_ApplicantFragment_departments_programmes = { __typename: 'ProgrammeChoice', code: string, name: string };

export type DecisionCard_ApplicantFragment_departments = { __typename: 'DepartmentChoice', code: string, name: string, programmes: Array<DecisionCard_ApplicantFragment_departments_programmes> };

export type DecisionCard_ApplicantFragment = { __typename: 'ApplicantFile', id: string, department: string, departmentCode: string, programmeCode: string | null, canDecide: boolean, decision: DecisionCard_ApplicantFragment_decision | null, departments: Array<DecisionCard_ApplicantFragment_departments> } & { ' $fragmentName'?: 'DecisionCard_ApplicantFragment' };

export type RecordScoreMutation_result_applicant = (
  { __typename: 'ApplicantFile' }
  & { ' $fragmentRefs'?: { 'ApplicantFileDetailsFragment': ApplicantFileDetailsFragment } }
);

export type RecordScoreMutation_result_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type RecordScoreMutation_result_ApplicantChanged = { __typename: 'ApplicantChanged', message: string, applicant: RecordScoreMutation_result_applicant | null };

export type RecordScoreMutation_result_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<RecordScoreMutation_result_Refusal_fields> };

export type RecordScoreMutation_result =
  | RecordScoreMutation_result_ApplicantChanged
  | RecordScoreMutation_result_Refusal
;

export type RecordScoreMutation = { result: RecordScoreMutation_result };


export type RecordScoreMutationVariables = Exact<{
  applicantId: string | number;
  score: number;
  seenScore?: number | null | undefined;
}>;

export type DecideOneMutation_result_applicant = (
  { __typename: 'ApplicantFile' }
  & { ' $fragmentRefs'?: { 'ApplicantFileDetailsFragment': ApplicantFileDetailsFragment } }
);

export type DecideOneMutation_result_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type DecideOneMutation_result_ApplicantChanged = { __typename: 'ApplicantChanged', message: string, applicant: DecideOneMutation_result_applicant | null };

export type DecideOneMutation_result_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<DecideOneMutation_result_Refusal_fields> };

export type DecideOneMutation_result =
  | DecideOneMutation_result_ApplicantChanged
  | DecideOneMutation_result_Refusal
;

export type DecideOneMutation = { result: DecideOneMutation_result };


export type DecideOneMutationVariables = Exact<{
  applicantId: string | number;
  input: ApplicantDecisionInput;
}>;

export type MoveTestMutation_result_applicant = (
  { __typename: 'ApplicantFile' }
  & { ' $fragmentRefs'?: { 'ApplicantFileDetailsFragment': ApplicantFileDetailsFragment } }
);

export type MoveTestMutation_result_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type MoveTestMutation_result_ApplicantChanged = { __typename: 'ApplicantChanged', message: string, applicant: MoveTestMutation_result_applicant | null };

export type MoveTestMutation_result_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<MoveTestMutation_result_Refusal_fields> };

export type MoveTestMutation_result =
  | MoveTestMutation_result_ApplicantChanged
  | MoveTestMutation_result_Refusal
;

export type MoveTestMutation = { result: MoveTestMutation_result };


export type MoveTestMutationVariables = Exact<{
  applicantId: string | number;
  testBatchId: string | number;
}>;

export type SendLinkMutation_result_applicant = (
  { __typename: 'ApplicantFile' }
  & { ' $fragmentRefs'?: { 'ApplicantFileDetailsFragment': ApplicantFileDetailsFragment } }
);

export type SendLinkMutation_result_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type SendLinkMutation_result_ApplicantChanged = { __typename: 'ApplicantChanged', message: string, applicant: SendLinkMutation_result_applicant | null };

export type SendLinkMutation_result_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<SendLinkMutation_result_Refusal_fields> };

export type SendLinkMutation_result =
  | SendLinkMutation_result_ApplicantChanged
  | SendLinkMutation_result_Refusal
;

export type SendLinkMutation = { result: SendLinkMutation_result };


export type SendLinkMutationVariables = Exact<{
  applicantId: string | number;
}>;

export type RoundQuery_admissionRound_sessions = { __typename: 'RoundOfAdmission', id: string, title: string, academicSession: string };

export type RoundQuery_admissionRound_departments_programmes = { __typename: 'ProgrammePlaces', code: string, name: string, quota: number | null, taken: number };

export type RoundQuery_admissionRound_departments = { __typename: 'DepartmentPlaces', code: string, name: string, quota: number | null, taken: number, undecided: number, waitingList: number, notAdmitted: number, untested: number, programmes: Array<RoundQuery_admissionRound_departments_programmes> };

export type RoundQuery_admissionRound_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type RoundQuery_admissionRound = { __typename: 'AdmissionRound', applicationSessionId: string | null, sessions: Array<RoundQuery_admissionRound_sessions>, departments: Array<RoundQuery_admissionRound_departments>, export: RoundQuery_admissionRound_export | null };

export type RoundQuery = { admissionRound: RoundQuery_admissionRound };


export type RoundQueryVariables = Exact<{
  applicationSessionId?: string | number | null | undefined;
}>;

export type SimulateQuery_admissionSimulation_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type SimulateQuery_admissionSimulation_Simulation_departments_candidates = { __typename: 'SimulatedCandidate', id: string, rank: number, applicationNo: string, name: string, score: number, jambScore: number | null, outcome: AdmissionOutcome, decided: AdmissionOutcome | null };

export type SimulateQuery_admissionSimulation_Simulation_departments_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type SimulateQuery_admissionSimulation_Simulation_departments = { __typename: 'SimulatedDepartment', code: string, name: string, quota: number | null, taken: number, admitted: number, waitingList: number, notAdmitted: number, over: number, candidates: Array<SimulateQuery_admissionSimulation_Simulation_departments_candidates>, export: SimulateQuery_admissionSimulation_Simulation_departments_export };

export type SimulateQuery_admissionSimulation_Refusal = { __typename: 'Refusal', message: string, fields: Array<SimulateQuery_admissionSimulation_fields> };

export type SimulateQuery_admissionSimulation_Simulation = { __typename: 'Simulation', departments: Array<SimulateQuery_admissionSimulation_Simulation_departments> };

export type SimulateQuery_admissionSimulation =
  | SimulateQuery_admissionSimulation_Refusal
  | SimulateQuery_admissionSimulation_Simulation
;

export type SimulateQuery = { admissionSimulation: SimulateQuery_admissionSimulation };


export type SimulateQueryVariables = Exact<{
  input: SimulationInput;
}>;

export type ApplicationSessionQuery_applicationSessionRecord_quotas_programmes = { __typename: 'ProgrammeQuota', programmeId: string, programme: string, places: number | null, applicants: number, admitted: number };

export type ApplicationSessionQuery_applicationSessionRecord_quotas = { __typename: 'AdmissionQuota', departmentId: string, department: string, places: number | null, applicants: number, admitted: number, programmes: Array<ApplicationSessionQuery_applicationSessionRecord_quotas_programmes> };

export type ApplicationSessionQuery_applicationSessionRecord_batches = { __typename: 'TestBatch', id: string, revision: number, startsAt: string, endsAt: string, capacity: number, assigned: number, tested: number };

export type ApplicationSessionQuery_applicationSessionRecord = { __typename: 'ApplicationSessionRecord', id: string, revision: number, academicSessionId: string, academicSession: string, title: string, opensAt: string, closesAt: string, state: ApplicationSessionState, screeningFee: number, announcement: string, applicants: number, paid: number, submitted: number, quotas: Array<ApplicationSessionQuery_applicationSessionRecord_quotas>, batches: Array<ApplicationSessionQuery_applicationSessionRecord_batches> };

export type ApplicationSessionQuery_officeCalendar_sessions = { __typename: 'AcademicSessionRecord', id: string, name: string };

export type ApplicationSessionQuery_officeCalendar = { __typename: 'OfficeCalendar', sessions: Array<ApplicationSessionQuery_officeCalendar_sessions> };

export type ApplicationSessionQuery = { applicationSessionRecord: ApplicationSessionQuery_applicationSessionRecord, officeCalendar: ApplicationSessionQuery_officeCalendar };


export type ApplicationSessionQueryVariables = Exact<{
  id: string | number;
}>;

export type ApplicationSessionsQuery_applicationSessionRecords_rows = { __typename: 'ApplicationSessionRow', id: string, academicSession: string, title: string, opensAt: string, closesAt: string, state: ApplicationSessionState, screeningFee: number, applicants: number, submitted: number, testPlaces: number };

export type ApplicationSessionsQuery_applicationSessionRecords_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type ApplicationSessionsQuery_applicationSessionRecords = { __typename: 'ApplicationSessionPage', total: number, rows: Array<ApplicationSessionsQuery_applicationSessionRecords_rows>, export: ApplicationSessionsQuery_applicationSessionRecords_export };

export type ApplicationSessionsQuery_officeCalendar_sessions = { __typename: 'AcademicSessionRecord', id: string, name: string };

export type ApplicationSessionsQuery_officeCalendar = { __typename: 'OfficeCalendar', sessions: Array<ApplicationSessionsQuery_officeCalendar_sessions> };

export type ApplicationSessionsQuery = { applicationSessionRecords: ApplicationSessionsQuery_applicationSessionRecords, officeCalendar: ApplicationSessionsQuery_officeCalendar };


export type ApplicationSessionsQueryVariables = Exact<{
  page: PageInput;
  sort: ApplicationSessionSort;
  descending: boolean;
  search?: string | null | undefined;
  filter?: ApplicationSessionFilter | null | undefined;
}>;

export type SaveApplicationSessionMutation_result_CatalogueConsequences = (
  { __typename: 'CatalogueConsequences' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueConsequences_Fragment': CatalogueOutcome_CatalogueConsequences_Fragment } }
);

export type SaveApplicationSessionMutation_result_CatalogueSaved = (
  { __typename: 'CatalogueSaved' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueSaved_Fragment': CatalogueOutcome_CatalogueSaved_Fragment } }
);

export type SaveApplicationSessionMutation_result_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_Refusal_Fragment': CatalogueOutcome_Refusal_Fragment } }
);

export type SaveApplicationSessionMutation_result =
  | SaveApplicationSessionMutation_result_CatalogueConsequences
  | SaveApplicationSessionMutation_result_CatalogueSaved
  | SaveApplicationSessionMutation_result_Refusal
;

export type SaveApplicationSessionMutation = { result: SaveApplicationSessionMutation_result };


export type SaveApplicationSessionMutationVariables = Exact<{
  id?: string | number | null | undefined;
  input: ApplicationSessionInput;
}>;

export type DeleteApplicationSessionMutation_result_CatalogueConsequences = (
  { __typename: 'CatalogueConsequences' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueConsequences_Fragment': CatalogueOutcome_CatalogueConsequences_Fragment } }
);

export type DeleteApplicationSessionMutation_result_CatalogueSaved = (
  { __typename: 'CatalogueSaved' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueSaved_Fragment': CatalogueOutcome_CatalogueSaved_Fragment } }
);

export type DeleteApplicationSessionMutation_result_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_Refusal_Fragment': CatalogueOutcome_Refusal_Fragment } }
);

export type DeleteApplicationSessionMutation_result =
  | DeleteApplicationSessionMutation_result_CatalogueConsequences
  | DeleteApplicationSessionMutation_result_CatalogueSaved
  | DeleteApplicationSessionMutation_result_Refusal
;

export type DeleteApplicationSessionMutation = { result: DeleteApplicationSessionMutation_result };


export type DeleteApplicationSessionMutationVariables = Exact<{
  id: string | number;
  revision: number;
}>;

export type SaveAdmissionQuotasMutation_result_CatalogueConsequences = (
  { __typename: 'CatalogueConsequences' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueConsequences_Fragment': CatalogueOutcome_CatalogueConsequences_Fragment } }
);

export type SaveAdmissionQuotasMutation_result_CatalogueSaved = (
  { __typename: 'CatalogueSaved' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueSaved_Fragment': CatalogueOutcome_CatalogueSaved_Fragment } }
);

export type SaveAdmissionQuotasMutation_result_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_Refusal_Fragment': CatalogueOutcome_Refusal_Fragment } }
);

export type SaveAdmissionQuotasMutation_result =
  | SaveAdmissionQuotasMutation_result_CatalogueConsequences
  | SaveAdmissionQuotasMutation_result_CatalogueSaved
  | SaveAdmissionQuotasMutation_result_Refusal
;

export type SaveAdmissionQuotasMutation = { result: SaveAdmissionQuotasMutation_result };


export type SaveAdmissionQuotasMutationVariables = Exact<{
  id: string | number;
  revision: number;
  quotas: Array<AdmissionQuotaInput> | AdmissionQuotaInput;
  programmeQuotas: Array<ProgrammeQuotaInput> | ProgrammeQuotaInput;
  isConfirmed: boolean;
}>;

export type AddTestBatchMutation_result_CatalogueConsequences = (
  { __typename: 'CatalogueConsequences' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueConsequences_Fragment': CatalogueOutcome_CatalogueConsequences_Fragment } }
);

export type AddTestBatchMutation_result_CatalogueSaved = (
  { __typename: 'CatalogueSaved' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueSaved_Fragment': CatalogueOutcome_CatalogueSaved_Fragment } }
);

export type AddTestBatchMutation_result_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_Refusal_Fragment': CatalogueOutcome_Refusal_Fragment } }
);

export type AddTestBatchMutation_result =
  | AddTestBatchMutation_result_CatalogueConsequences
  | AddTestBatchMutation_result_CatalogueSaved
  | AddTestBatchMutation_result_Refusal
;

export type AddTestBatchMutation = { result: AddTestBatchMutation_result };


export type AddTestBatchMutationVariables = Exact<{
  sessionId: string | number;
  input: TestBatchInput;
}>;

export type ChangeTestBatchMutation_result_CatalogueConsequences = (
  { __typename: 'CatalogueConsequences' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueConsequences_Fragment': CatalogueOutcome_CatalogueConsequences_Fragment } }
);

export type ChangeTestBatchMutation_result_CatalogueSaved = (
  { __typename: 'CatalogueSaved' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueSaved_Fragment': CatalogueOutcome_CatalogueSaved_Fragment } }
);

export type ChangeTestBatchMutation_result_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_Refusal_Fragment': CatalogueOutcome_Refusal_Fragment } }
);

export type ChangeTestBatchMutation_result =
  | ChangeTestBatchMutation_result_CatalogueConsequences
  | ChangeTestBatchMutation_result_CatalogueSaved
  | ChangeTestBatchMutation_result_Refusal
;

export type ChangeTestBatchMutation = { result: ChangeTestBatchMutation_result };


export type ChangeTestBatchMutationVariables = Exact<{
  id: string | number;
  revision: number;
  input: TestBatchInput;
}>;

export type DeleteTestBatchMutation_result_CatalogueConsequences = (
  { __typename: 'CatalogueConsequences' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueConsequences_Fragment': CatalogueOutcome_CatalogueConsequences_Fragment } }
);

export type DeleteTestBatchMutation_result_CatalogueSaved = (
  { __typename: 'CatalogueSaved' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueSaved_Fragment': CatalogueOutcome_CatalogueSaved_Fragment } }
);

export type DeleteTestBatchMutation_result_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_Refusal_Fragment': CatalogueOutcome_Refusal_Fragment } }
);

export type DeleteTestBatchMutation_result =
  | DeleteTestBatchMutation_result_CatalogueConsequences
  | DeleteTestBatchMutation_result_CatalogueSaved
  | DeleteTestBatchMutation_result_Refusal
;

export type DeleteTestBatchMutation = { result: DeleteTestBatchMutation_result };


export type DeleteTestBatchMutationVariables = Exact<{
  id: string | number;
  revision: number;
}>;

export type SittingsQuery_sittingRecords_rows = { __typename: 'SittingRecord', id: string, applicationNo: string, name: string, department: string, number: number, examType: string, year: string, examNumber: string, hasFile: boolean, state: SittingState, checkedAt: string | null, checkedBy: string | null, submittedAt: string };

export type SittingsQuery_sittingRecords_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type SittingsQuery_sittingRecords = { __typename: 'SittingRecordPage', total: number, rows: Array<SittingsQuery_sittingRecords_rows>, export: SittingsQuery_sittingRecords_export };

export type SittingsQuery_applicantChoices_sessions = { __typename: 'RoundOfAdmission', id: string, title: string, academicSession: string };

export type SittingsQuery_applicantChoices_departments = { __typename: 'DepartmentChoice', code: string, name: string };

export type SittingsQuery_applicantChoices = { __typename: 'ApplicantChoices', sessions: Array<SittingsQuery_applicantChoices_sessions>, departments: Array<SittingsQuery_applicantChoices_departments> };

export type SittingsQuery = { sittingRecords: SittingsQuery_sittingRecords, applicantChoices: SittingsQuery_applicantChoices };


export type SittingsQueryVariables = Exact<{
  page: PageInput;
  sort: SittingSort;
  descending: boolean;
  search?: string | null | undefined;
  filter?: SittingFilter | null | undefined;
}>;

export type SittingDetailsFragment_olevelRequirement = { __typename: 'OlevelRequirement', credits: number, subjects: Array<Array<string>>, sittings: number };

export type SittingDetailsFragment_subjects = { __typename: 'SubjectGrade', name: string, grade: string };

export type SittingDetailsFragment = { __typename: 'SittingFile', id: string, applicantId: string, applicationNo: string, name: string, dateOfBirth: string | null, department: string, number: number, schoolName: string, examType: string, year: string, examNumber: string, resultUrl: string | null, resultMediaType: string | null, revision: number, state: SittingState, query: string | null, checkedAt: string | null, checkedBy: string | null, otherId: string | null, nextId: string | null, olevelRequirement: SittingDetailsFragment_olevelRequirement | null, subjects: Array<SittingDetailsFragment_subjects> } & { ' $fragmentName'?: 'SittingDetailsFragment' };

export type SittingQuery_sittingRecord = (
  { __typename: 'SittingFile', id: string, applicationNo: string, name: string }
  & { ' $fragmentRefs'?: { 'SittingDetailsFragment': SittingDetailsFragment } }
);

export type SittingQuery = { sittingRecord: SittingQuery_sittingRecord | null };


export type SittingQueryVariables = Exact<{
  id: string | number;
}>;

export type CheckSittingMutation_checkSitting_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type CheckSittingMutation_checkSitting_SittingChecked_sitting = (
  { __typename: 'SittingFile' }
  & { ' $fragmentRefs'?: { 'SittingDetailsFragment': SittingDetailsFragment } }
);

export type CheckSittingMutation_checkSitting_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<CheckSittingMutation_checkSitting_fields> };

export type CheckSittingMutation_checkSitting_SittingChecked = { __typename: 'SittingChecked', message: string, sitting: CheckSittingMutation_checkSitting_SittingChecked_sitting | null };

export type CheckSittingMutation_checkSitting =
  | CheckSittingMutation_checkSitting_Refusal
  | CheckSittingMutation_checkSitting_SittingChecked
;

export type CheckSittingMutation = { checkSitting: CheckSittingMutation_checkSitting };


export type CheckSittingMutationVariables = Exact<{
  input: SittingCheckInput;
}>;

export type CorrectSittingMutation_correctSitting_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type CorrectSittingMutation_correctSitting_SittingChecked_sitting = (
  { __typename: 'SittingFile' }
  & { ' $fragmentRefs'?: { 'SittingDetailsFragment': SittingDetailsFragment } }
);

export type CorrectSittingMutation_correctSitting_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<CorrectSittingMutation_correctSitting_fields> };

export type CorrectSittingMutation_correctSitting_SittingChecked = { __typename: 'SittingChecked', message: string, sitting: CorrectSittingMutation_correctSitting_SittingChecked_sitting | null };

export type CorrectSittingMutation_correctSitting =
  | CorrectSittingMutation_correctSitting_Refusal
  | CorrectSittingMutation_correctSitting_SittingChecked
;

export type CorrectSittingMutation = { correctSitting: CorrectSittingMutation_correctSitting };


export type CorrectSittingMutationVariables = Exact<{
  input: SittingCorrectionInput;
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

export const EntryClearanceFileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntryClearanceFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntryClearanceFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"clearedAt"}},{"kind":"Field","name":{"kind":"Name","value":"papers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isSighted"}},{"kind":"Field","name":{"kind":"Name","value":"fileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<EntryClearanceFileFragment, unknown>;
export const EntryClearanceOutcomeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntryClearanceOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntryClearanceResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntryClearanceChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"clearance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntryClearanceFile"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntryClearanceFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntryClearanceFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"clearedAt"}},{"kind":"Field","name":{"kind":"Name","value":"papers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isSighted"}},{"kind":"Field","name":{"kind":"Name","value":"fileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<EntryClearanceOutcomeFragment, unknown>;
export const PersonalDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileOwner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"stateOfOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"lga"}},{"kind":"Field","name":{"kind":"Name","value":"bloodGroup"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"religion"}},{"kind":"Field","name":{"kind":"Name","value":"parentName"}},{"kind":"Field","name":{"kind":"Name","value":"parentPhone"}},{"kind":"Field","name":{"kind":"Name","value":"parentAddress"}},{"kind":"Field","name":{"kind":"Name","value":"maidenName"}}]}}]}}]} as unknown as DocumentNode<PersonalDetailsFragment, unknown>;
export const TestCard_ApplicantFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestCard_applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"canScore"}},{"kind":"Field","name":{"kind":"Name","value":"canMove"}}]}}]} as unknown as DocumentNode<TestCard_ApplicantFragment, unknown>;
export const DecisionCard_ApplicantFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecisionCard_applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"decision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"answerBy"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departmentCode"}},{"kind":"Field","name":{"kind":"Name","value":"programmeCode"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"programmes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"canDecide"}}]}}]} as unknown as DocumentNode<DecisionCard_ApplicantFragment, unknown>;
export const ApplicantFileDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicantFileDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isSuspended"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonalDetails"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"screeningFee"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}},{"kind":"Field","name":{"kind":"Name","value":"sittings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"schoolName"}},{"kind":"Field","name":{"kind":"Name","value":"examType"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"examNumber"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"resultUrl"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"query"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jambDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jambNo"}},{"kind":"Field","name":{"kind":"Name","value":"jambScore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canSendLink"}},{"kind":"Field","name":{"kind":"Name","value":"canCheckSittings"}},{"kind":"Field","name":{"kind":"Name","value":"letterUrl"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestCard_applicant"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecisionCard_applicant"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileOwner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"stateOfOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"lga"}},{"kind":"Field","name":{"kind":"Name","value":"bloodGroup"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"religion"}},{"kind":"Field","name":{"kind":"Name","value":"parentName"}},{"kind":"Field","name":{"kind":"Name","value":"parentPhone"}},{"kind":"Field","name":{"kind":"Name","value":"parentAddress"}},{"kind":"Field","name":{"kind":"Name","value":"maidenName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestCard_applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"canScore"}},{"kind":"Field","name":{"kind":"Name","value":"canMove"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecisionCard_applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"decision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"answerBy"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departmentCode"}},{"kind":"Field","name":{"kind":"Name","value":"programmeCode"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"programmes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"canDecide"}}]}}]} as unknown as DocumentNode<ApplicantFileDetailsFragment, unknown>;
export const SittingDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SittingDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SittingFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicantId"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"olevelRequirement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"sittings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"schoolName"}},{"kind":"Field","name":{"kind":"Name","value":"examType"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"examNumber"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"resultUrl"}},{"kind":"Field","name":{"kind":"Name","value":"resultMediaType"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBy"}},{"kind":"Field","name":{"kind":"Name","value":"otherId"}},{"kind":"Field","name":{"kind":"Name","value":"nextId"}}]}}]} as unknown as DocumentNode<SittingDetailsFragment, unknown>;
export const CatalogueOutcomeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueConsequences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentences"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CatalogueOutcomeFragment, unknown>;
export const ApplicantsDocument = {"__meta__":{"id":"cc33780829de0b4b3a48afea142f5cd6c62f4e41c481eb4a280be48828be445b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Applicants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicantRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"signedUpAt"}},{"kind":"Field","name":{"kind":"Name","value":"testScore"}},{"kind":"Field","name":{"kind":"Name","value":"jambScore"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applicantChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"academicSession"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"canDecideAdmissions"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ApplicantsQuery, ApplicantsQueryVariables>;
export const ApplicantViewsDocument = {"__meta__":{"id":"2ecae46843744255134a7d09adc94e06c9bf527a80fd93ce7bb8bce93e19a675"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApplicantViews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"all"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"submitted"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tested"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"decided"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"all"},"name":{"kind":"Name","value":"applicantRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"1"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"SIGNED_UP"}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"all"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"submitted"},"name":{"kind":"Name","value":"applicantRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"1"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"SIGNED_UP"}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"submitted"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"tested"},"name":{"kind":"Name","value":"applicantRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"1"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"SIGNED_UP"}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tested"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"decided"},"name":{"kind":"Name","value":"applicantRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"1"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"SIGNED_UP"}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"decided"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<ApplicantViewsQuery, ApplicantViewsQueryVariables>;
export const ApplicantIdsDocument = {"__meta__":{"id":"f915c6ffb1a270cf349065c868489d73b281f54dfb56b6b8e34781fd5e55458f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApplicantIds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicantRecordIds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}]}]}}]} as unknown as DocumentNode<ApplicantIdsQuery, ApplicantIdsQueryVariables>;
export const ImportScoresDocument = {"__meta__":{"id":"32016accbb5a7fbb8bbae3d292e471d6941a42e2ffb3cee4356e42898a5920b5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportScores"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importTestScores"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"dryRun"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"imported"}},{"kind":"Field","name":{"kind":"Name","value":"errorCount"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ImportScoresMutation, ImportScoresMutationVariables>;
export const DecideManyDocument = {"__meta__":{"id":"2e9e7f5ff843c7c086d29f24f2d1b0da24044be30caec6895ebd2d6d5f9fba18"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideMany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BulkDecisionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideOnApplicants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkDecision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"preview"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quotas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"quota"}},{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"over"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DecideManyMutation, DecideManyMutationVariables>;
export const EntryClearancesDocument = {"__meta__":{"id":"8f4ca2baaaab5d56ab3bb22bdde16acc6c383e79c27f43c935f7e62403351bbe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EntryClearances"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntryClearanceSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EntryClearanceFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entryClearances"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"papers"}},{"kind":"Field","name":{"kind":"Name","value":"complete"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applicantChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<EntryClearancesQuery, EntryClearancesQueryVariables>;
export const EntryClearanceFileDocument = {"__meta__":{"id":"bfa2d9d54d368e36bd78253f1b9efc7e2cb32ec5e4c3a19ebe119fe1f8ab3b36"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EntryClearanceFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entryClearance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntryClearanceFile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntryClearanceFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntryClearanceFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"clearedAt"}},{"kind":"Field","name":{"kind":"Name","value":"papers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isSighted"}},{"kind":"Field","name":{"kind":"Name","value":"fileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<EntryClearanceFileQuery, EntryClearanceFileQueryVariables>;
export const DecideEntryPaperDocument = {"__meta__":{"id":"6b84fd41bc1fe2f30f70dfd2a32ff8716508ee1c95e5d9db561c0f4762e9ce79"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideEntryPaper"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntryPaperDecisionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"decideEntryPaper"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntryClearanceOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntryClearanceFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntryClearanceFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"clearedAt"}},{"kind":"Field","name":{"kind":"Name","value":"papers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isSighted"}},{"kind":"Field","name":{"kind":"Name","value":"fileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntryClearanceOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntryClearanceResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntryClearanceChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"clearance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntryClearanceFile"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DecideEntryPaperMutation, DecideEntryPaperMutationVariables>;
export const ChangeEntryDeadlineDocument = {"__meta__":{"id":"33583712fc6bff96a94def5422ba25d2d6b38b8f462d8063d577b54e7290a49c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeEntryDeadline"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dueOn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"changeEntryDeadline"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"dueOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dueOn"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntryClearanceOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntryClearanceFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntryClearanceFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"clearedAt"}},{"kind":"Field","name":{"kind":"Name","value":"papers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isSighted"}},{"kind":"Field","name":{"kind":"Name","value":"fileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntryClearanceOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntryClearanceResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntryClearanceChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"clearance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntryClearanceFile"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeEntryDeadlineMutation, ChangeEntryDeadlineMutationVariables>;
export const ApplicantFileDocument = {"__meta__":{"id":"27cc8d5f8c60b6493e88729e277f7ee2dcc52a2e8c978e067b57acf7fcde48ff"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApplicantFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicantRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicantFileDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileOwner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"stateOfOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"lga"}},{"kind":"Field","name":{"kind":"Name","value":"bloodGroup"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"religion"}},{"kind":"Field","name":{"kind":"Name","value":"parentName"}},{"kind":"Field","name":{"kind":"Name","value":"parentPhone"}},{"kind":"Field","name":{"kind":"Name","value":"parentAddress"}},{"kind":"Field","name":{"kind":"Name","value":"maidenName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestCard_applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"canScore"}},{"kind":"Field","name":{"kind":"Name","value":"canMove"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecisionCard_applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"decision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"answerBy"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departmentCode"}},{"kind":"Field","name":{"kind":"Name","value":"programmeCode"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"programmes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"canDecide"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicantFileDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isSuspended"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonalDetails"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"screeningFee"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}},{"kind":"Field","name":{"kind":"Name","value":"sittings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"schoolName"}},{"kind":"Field","name":{"kind":"Name","value":"examType"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"examNumber"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"resultUrl"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"query"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jambDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jambNo"}},{"kind":"Field","name":{"kind":"Name","value":"jambScore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canSendLink"}},{"kind":"Field","name":{"kind":"Name","value":"canCheckSittings"}},{"kind":"Field","name":{"kind":"Name","value":"letterUrl"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestCard_applicant"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecisionCard_applicant"}}]}}]} as unknown as DocumentNode<ApplicantFileQuery, ApplicantFileQueryVariables>;
export const RecordScoreDocument = {"__meta__":{"id":"18bbd26d140f1f00b486f21dc57ab04608aa2c36c8569458f9cff7699cc31f18"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordScore"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"applicantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"score"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seenScore"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"recordTestScore"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applicantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"applicantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"score"},"value":{"kind":"Variable","name":{"kind":"Name","value":"score"}}},{"kind":"Argument","name":{"kind":"Name","value":"seenScore"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seenScore"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicantFileDetails"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileOwner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"stateOfOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"lga"}},{"kind":"Field","name":{"kind":"Name","value":"bloodGroup"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"religion"}},{"kind":"Field","name":{"kind":"Name","value":"parentName"}},{"kind":"Field","name":{"kind":"Name","value":"parentPhone"}},{"kind":"Field","name":{"kind":"Name","value":"parentAddress"}},{"kind":"Field","name":{"kind":"Name","value":"maidenName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestCard_applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"canScore"}},{"kind":"Field","name":{"kind":"Name","value":"canMove"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecisionCard_applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"decision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"answerBy"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departmentCode"}},{"kind":"Field","name":{"kind":"Name","value":"programmeCode"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"programmes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"canDecide"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicantFileDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isSuspended"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonalDetails"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"screeningFee"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}},{"kind":"Field","name":{"kind":"Name","value":"sittings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"schoolName"}},{"kind":"Field","name":{"kind":"Name","value":"examType"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"examNumber"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"resultUrl"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"query"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jambDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jambNo"}},{"kind":"Field","name":{"kind":"Name","value":"jambScore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canSendLink"}},{"kind":"Field","name":{"kind":"Name","value":"canCheckSittings"}},{"kind":"Field","name":{"kind":"Name","value":"letterUrl"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestCard_applicant"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecisionCard_applicant"}}]}}]} as unknown as DocumentNode<RecordScoreMutation, RecordScoreMutationVariables>;
export const DecideOneDocument = {"__meta__":{"id":"bd19432e5035ee8267c1ec84c4150430e96f2e8abfad26686f46583cd67e22d5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"applicantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantDecisionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"decideOnApplicant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applicantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"applicantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicantFileDetails"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileOwner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"stateOfOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"lga"}},{"kind":"Field","name":{"kind":"Name","value":"bloodGroup"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"religion"}},{"kind":"Field","name":{"kind":"Name","value":"parentName"}},{"kind":"Field","name":{"kind":"Name","value":"parentPhone"}},{"kind":"Field","name":{"kind":"Name","value":"parentAddress"}},{"kind":"Field","name":{"kind":"Name","value":"maidenName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestCard_applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"canScore"}},{"kind":"Field","name":{"kind":"Name","value":"canMove"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecisionCard_applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"decision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"answerBy"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departmentCode"}},{"kind":"Field","name":{"kind":"Name","value":"programmeCode"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"programmes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"canDecide"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicantFileDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isSuspended"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonalDetails"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"screeningFee"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}},{"kind":"Field","name":{"kind":"Name","value":"sittings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"schoolName"}},{"kind":"Field","name":{"kind":"Name","value":"examType"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"examNumber"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"resultUrl"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"query"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jambDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jambNo"}},{"kind":"Field","name":{"kind":"Name","value":"jambScore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canSendLink"}},{"kind":"Field","name":{"kind":"Name","value":"canCheckSittings"}},{"kind":"Field","name":{"kind":"Name","value":"letterUrl"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestCard_applicant"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecisionCard_applicant"}}]}}]} as unknown as DocumentNode<DecideOneMutation, DecideOneMutationVariables>;
export const MoveTestDocument = {"__meta__":{"id":"f6f0b21ecfabc4b8ab25b1f9faf4e7a8ce68f0a51fbbd0f888f3ec02e84de77d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"applicantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"testBatchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"moveToTestBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applicantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"applicantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"testBatchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"testBatchId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicantFileDetails"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileOwner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"stateOfOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"lga"}},{"kind":"Field","name":{"kind":"Name","value":"bloodGroup"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"religion"}},{"kind":"Field","name":{"kind":"Name","value":"parentName"}},{"kind":"Field","name":{"kind":"Name","value":"parentPhone"}},{"kind":"Field","name":{"kind":"Name","value":"parentAddress"}},{"kind":"Field","name":{"kind":"Name","value":"maidenName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestCard_applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"canScore"}},{"kind":"Field","name":{"kind":"Name","value":"canMove"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecisionCard_applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"decision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"answerBy"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departmentCode"}},{"kind":"Field","name":{"kind":"Name","value":"programmeCode"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"programmes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"canDecide"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicantFileDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isSuspended"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonalDetails"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"screeningFee"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}},{"kind":"Field","name":{"kind":"Name","value":"sittings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"schoolName"}},{"kind":"Field","name":{"kind":"Name","value":"examType"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"examNumber"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"resultUrl"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"query"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jambDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jambNo"}},{"kind":"Field","name":{"kind":"Name","value":"jambScore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canSendLink"}},{"kind":"Field","name":{"kind":"Name","value":"canCheckSittings"}},{"kind":"Field","name":{"kind":"Name","value":"letterUrl"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestCard_applicant"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecisionCard_applicant"}}]}}]} as unknown as DocumentNode<MoveTestMutation, MoveTestMutationVariables>;
export const SendLinkDocument = {"__meta__":{"id":"aa3ae58a4eb52882b8766909e89f63faf02dd84f1f3483f17ef6ea43eb979509"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"applicantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"resendVerificationLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applicantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"applicantId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicantFileDetails"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileOwner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"stateOfOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"lga"}},{"kind":"Field","name":{"kind":"Name","value":"bloodGroup"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"religion"}},{"kind":"Field","name":{"kind":"Name","value":"parentName"}},{"kind":"Field","name":{"kind":"Name","value":"parentPhone"}},{"kind":"Field","name":{"kind":"Name","value":"parentAddress"}},{"kind":"Field","name":{"kind":"Name","value":"maidenName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestCard_applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"canScore"}},{"kind":"Field","name":{"kind":"Name","value":"canMove"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecisionCard_applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"decision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"answerBy"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departmentCode"}},{"kind":"Field","name":{"kind":"Name","value":"programmeCode"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"programmes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"canDecide"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicantFileDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isSuspended"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonalDetails"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"screeningFee"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}},{"kind":"Field","name":{"kind":"Name","value":"sittings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"schoolName"}},{"kind":"Field","name":{"kind":"Name","value":"examType"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"examNumber"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"resultUrl"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"query"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jambDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jambNo"}},{"kind":"Field","name":{"kind":"Name","value":"jambScore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canSendLink"}},{"kind":"Field","name":{"kind":"Name","value":"canCheckSittings"}},{"kind":"Field","name":{"kind":"Name","value":"letterUrl"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestCard_applicant"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecisionCard_applicant"}}]}}]} as unknown as DocumentNode<SendLinkMutation, SendLinkMutationVariables>;
export const RoundDocument = {"__meta__":{"id":"94a9221e115a3c741caaa1a49dd9cb1451879606d8b7fcf0dcaf8d59fd03debc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Round"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"applicationSessionId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admissionRound"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applicationSessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"applicationSessionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationSessionId"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"academicSession"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quota"}},{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"undecided"}},{"kind":"Field","name":{"kind":"Name","value":"waitingList"}},{"kind":"Field","name":{"kind":"Name","value":"notAdmitted"}},{"kind":"Field","name":{"kind":"Name","value":"untested"}},{"kind":"Field","name":{"kind":"Name","value":"programmes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quota"}},{"kind":"Field","name":{"kind":"Name","value":"taken"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}}]}}]} as unknown as DocumentNode<RoundQuery, RoundQueryVariables>;
export const SimulateDocument = {"__meta__":{"id":"af69dc0d5012d100d1257097e66447e4194c3b61b793084d312da2d634a8cc91"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Simulate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SimulationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admissionSimulation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Simulation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quota"}},{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"admitted"}},{"kind":"Field","name":{"kind":"Name","value":"waitingList"}},{"kind":"Field","name":{"kind":"Name","value":"notAdmitted"}},{"kind":"Field","name":{"kind":"Name","value":"over"}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"jambScore"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"decided"}}]}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SimulateQuery, SimulateQueryVariables>;
export const ApplicationSessionDocument = {"__meta__":{"id":"fa1fa0d0896a2dcbb809e238f0853554c2ad63b74585b5e1c7a3aaaf6fed2d93"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApplicationSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationSessionRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"academicSessionId"}},{"kind":"Field","name":{"kind":"Name","value":"academicSession"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"screeningFee"}},{"kind":"Field","name":{"kind":"Name","value":"announcement"}},{"kind":"Field","name":{"kind":"Name","value":"applicants"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"submitted"}},{"kind":"Field","name":{"kind":"Name","value":"quotas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departmentId"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"applicants"}},{"kind":"Field","name":{"kind":"Name","value":"admitted"}},{"kind":"Field","name":{"kind":"Name","value":"programmes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"programmeId"}},{"kind":"Field","name":{"kind":"Name","value":"programme"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"applicants"}},{"kind":"Field","name":{"kind":"Name","value":"admitted"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"batches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"assigned"}},{"kind":"Field","name":{"kind":"Name","value":"tested"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"officeCalendar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ApplicationSessionQuery, ApplicationSessionQueryVariables>;
export const ApplicationSessionsDocument = {"__meta__":{"id":"ace8029d2f0335230a23180e51add4784e25875618a432c2cb3231cef53f6bb3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApplicationSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationSessionSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationSessionFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationSessionRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"academicSession"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"screeningFee"}},{"kind":"Field","name":{"kind":"Name","value":"applicants"}},{"kind":"Field","name":{"kind":"Name","value":"submitted"}},{"kind":"Field","name":{"kind":"Name","value":"testPlaces"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"officeCalendar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ApplicationSessionsQuery, ApplicationSessionsQueryVariables>;
export const SaveApplicationSessionDocument = {"__meta__":{"id":"8ea0d93b26dd22ab9b08c21c5bca22ab7d6b4f7262546903c14d4a1eb40b3bf7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveApplicationSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"saveApplicationSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueConsequences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentences"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SaveApplicationSessionMutation, SaveApplicationSessionMutationVariables>;
export const DeleteApplicationSessionDocument = {"__meta__":{"id":"d30331c1e1053c3ee6b2d63c32b093cf399f674f4fb298a69f1cafda746b2fd4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteApplicationSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"deleteApplicationSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueConsequences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentences"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteApplicationSessionMutation, DeleteApplicationSessionMutationVariables>;
export const SaveAdmissionQuotasDocument = {"__meta__":{"id":"5c32ef1bf266a0009dff717ce35053491206be0a5079aaa439e7356cfad07125"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveAdmissionQuotas"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quotas"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdmissionQuotaInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"programmeQuotas"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProgrammeQuotaInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isConfirmed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"saveAdmissionQuotas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"quotas"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quotas"}}},{"kind":"Argument","name":{"kind":"Name","value":"programmeQuotas"},"value":{"kind":"Variable","name":{"kind":"Name","value":"programmeQuotas"}}},{"kind":"Argument","name":{"kind":"Name","value":"isConfirmed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isConfirmed"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueConsequences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentences"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SaveAdmissionQuotasMutation, SaveAdmissionQuotasMutationVariables>;
export const AddTestBatchDocument = {"__meta__":{"id":"9c465ab25e2a1ebf661d2555fcb2bc5bcb2295364f0527cb715923af6c040a72"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddTestBatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TestBatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"addTestBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueConsequences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentences"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AddTestBatchMutation, AddTestBatchMutationVariables>;
export const ChangeTestBatchDocument = {"__meta__":{"id":"9b0add92e555e0cf8163b3c15e4a4ff86babeb037184d91812ec56edf27dde3a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeTestBatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TestBatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"changeTestBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueConsequences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentences"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeTestBatchMutation, ChangeTestBatchMutationVariables>;
export const DeleteTestBatchDocument = {"__meta__":{"id":"a026affe207e168b63ceb313165f7b36e97130c53ca40ab54e699b2aaa21f417"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTestBatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"deleteTestBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueConsequences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentences"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteTestBatchMutation, DeleteTestBatchMutationVariables>;
export const SittingsDocument = {"__meta__":{"id":"293ee000317f959c593aadb601c46cad909d992ad8612becffafa20da24f1d80"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Sittings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SittingSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SittingFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sittingRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"examType"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"examNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hasFile"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBy"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applicantChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"academicSession"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<SittingsQuery, SittingsQueryVariables>;
export const SittingDocument = {"__meta__":{"id":"8716f46ffac16f5a620e56c939a3179bc92c61a02e5703a13541262b1a120472"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Sitting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sittingRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SittingDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SittingDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SittingFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicantId"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"olevelRequirement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"sittings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"schoolName"}},{"kind":"Field","name":{"kind":"Name","value":"examType"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"examNumber"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"resultUrl"}},{"kind":"Field","name":{"kind":"Name","value":"resultMediaType"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBy"}},{"kind":"Field","name":{"kind":"Name","value":"otherId"}},{"kind":"Field","name":{"kind":"Name","value":"nextId"}}]}}]} as unknown as DocumentNode<SittingQuery, SittingQueryVariables>;
export const CheckSittingDocument = {"__meta__":{"id":"318b332f520cea372e09c8808e951686690f01b6656a78669b075aa55ef88d0d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckSitting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SittingCheckInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkSitting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SittingChecked"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"sitting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SittingDetails"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SittingDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SittingFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicantId"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"olevelRequirement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"sittings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"schoolName"}},{"kind":"Field","name":{"kind":"Name","value":"examType"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"examNumber"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"resultUrl"}},{"kind":"Field","name":{"kind":"Name","value":"resultMediaType"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBy"}},{"kind":"Field","name":{"kind":"Name","value":"otherId"}},{"kind":"Field","name":{"kind":"Name","value":"nextId"}}]}}]} as unknown as DocumentNode<CheckSittingMutation, CheckSittingMutationVariables>;
export const CorrectSittingDocument = {"__meta__":{"id":"19ed8f0ad28c11b8b852d027e8c5c6b9345e8cfac349b29591bce22ff0afc90d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectSitting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SittingCorrectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctSitting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SittingChecked"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"sitting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SittingDetails"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SittingDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SittingFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicantId"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"olevelRequirement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"sittings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"schoolName"}},{"kind":"Field","name":{"kind":"Name","value":"examType"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"examNumber"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"resultUrl"}},{"kind":"Field","name":{"kind":"Name","value":"resultMediaType"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBy"}},{"kind":"Field","name":{"kind":"Name","value":"otherId"}},{"kind":"Field","name":{"kind":"Name","value":"nextId"}}]}}]} as unknown as DocumentNode<CorrectSittingMutation, CorrectSittingMutationVariables>;