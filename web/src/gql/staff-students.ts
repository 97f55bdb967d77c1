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

/** Why charges are lowered or taken back. */
export type AdjustmentKind =
  | 'OTHER'
  | 'WAIVED'
  /** Of students who are not active. What was taken back is charged again if they are active again in the same session. */
  | 'WITHDRAWN'
  | 'WRONGLY_CHARGED';

/** Whether an adjustment waits for a second person (`ASKED`). The others are final. */
export type AdjustmentState =
  | 'APPROVED'
  | 'ASKED'
  | 'CANCELLED'
  | 'DECLINED';

/** What became of a hostel application. */
export type BedStatus =
  | 'APPROVED'
  | 'PENDING'
  | 'REJECTED'
  | 'RELEASED';

/** Where a charge belongs: to a section of the fee schedule, or beside it. */
export type ChargeSection =
  | 'A'
  | 'B'
  | 'C'
  | 'HOSTEL'
  /** The late payment fee. */
  | 'LATE'
  | 'SCREENING';

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

/** What an office decides, and on whom. */
export type DecideLeavingClearanceInput = {
  /** What is owed or to be brought back, or why a decision is taken back; needed unless the students are signed off. */
  note?: string | null | undefined;
  state: ClearanceState;
  students: Array<LeavingStudentInput>;
  unit: ClearanceUnit;
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

/** A column as the office enters it. */
export type IndexingColumnInput = {
  heading: string;
  value: IndexingValue;
};

/** What a student lacks for the council. */
export type IndexingGap =
  /** Nobody has compared the name with the certificate. */
  | 'CERTIFICATE_UNCHECKED'
  /** It is another name since it was compared. */
  | 'NAME_CHANGED'
  | 'NO_BIRTH_DATE'
  | 'NO_PHOTO'
  /** A sitting of the application is not verified. */
  | 'OLEVEL_UNCHECKED';

/** What rounds of indexing can be narrowed to. */
export type IndexingRoundFilter = {
  /** Whether students can still be handed in. */
  open?: boolean | null | undefined;
  programmeId?: string | number | null | undefined;
};

/** A round as the office enters it. */
export type IndexingRoundInput = {
  closesOn: string;
  columns: Array<IndexingColumnInput>;
  quota: number;
};

/** What rounds of indexing can be sorted by. */
export type IndexingRoundSort =
  | 'CLOSES'
  | 'SESSION';

/** How far a student's indexing is. */
export type IndexingState =
  /** Not put forward. */
  | 'HELD'
  | 'INDEXED'
  | 'NOT_READY'
  /** Lacks nothing and waits for the council's number. */
  | 'READY';

/** What the students of a round can be narrowed to. */
export type IndexingStudentFilter = {
  gap?: IndexingGap | null | undefined;
  state?: IndexingState | null | undefined;
};

/** What the students of a round can be sorted by. */
export type IndexingStudentSort =
  | 'MATRIC_NUMBER'
  | 'NAME';

/** What a column of the table for a council holds. */
export type IndexingValue =
  | 'ADDRESS'
  | 'DATE_OF_BIRTH'
  | 'EMAIL'
  | 'ENTRY_SESSION'
  | 'FIRST_NAME'
  | 'FULL_NAME'
  | 'LGA'
  | 'MATRIC_NUMBER'
  | 'NATIONALITY'
  | 'OTHER_NAME'
  | 'O_LEVEL'
  | 'PHONE'
  /** The name of the student's file. */
  | 'PHOTO'
  | 'PROGRAMME'
  | 'SERIAL'
  | 'SEX'
  | 'STATE_OF_ORIGIN'
  | 'SURNAME';

/** What they can be narrowed to. */
export type LeavingClearanceFilter = {
  departmentId?: string | number | null | undefined;
  standing?: LeavingStanding | null | undefined;
  state?: ClearanceState | null | undefined;
  /** The office that `state` is of. Without it `CLEARED` means by every office, the others by any. */
  unit?: ClearanceUnit | null | undefined;
};

/** What the students who leave can be sorted by. */
export type LeavingClearanceSort =
  | 'DEPARTMENT'
  | 'MATRIC_NUMBER'
  | 'NAME';

/** Why a student leaves. */
export type LeavingStanding =
  | 'GRADUATED'
  | 'WITHDRAWN';

/** A student, as the caller saw the office's decision. */
export type LeavingStudentInput = {
  id: string | number;
  revision: number;
};

/** Which page of a list: counted from 1, of 10 to 100 rows. */
export type PageInput = {
  number?: number;
  size?: number;
};

/** How money came in. */
export type PaymentChannel =
  /** At a bank; found on an imported statement. */
  | 'BANK'
  /** At the bursary's counter. */
  | 'COUNTER'
  /** Through the portal and its payment provider. */
  | 'ONLINE'
  /** Through Remita; found on an imported statement. */
  | 'REMITA'
  /** By a sponsor, who pays for many students. */
  | 'SPONSOR';

/** What a payment is for. */
export type PaymentPurpose =
  | 'HOSTEL'
  /** An applicant's pre-admission screening fee. */
  | 'SCREENING'
  /** A section of the fee schedule that is not tuition, and that students may pay online as well. */
  | 'SECTION'
  | 'TUITION';

/** The students to promote, from which session, and who graduates. */
export type PromoteStudentsInput = {
  dryRun: boolean;
  /** Who has this level, or a higher one, graduates if the requirements are met. Default: the last level of each student's programme. */
  finalLevel?: number | null | undefined;
  /** At most 5,000. */
  ids: Array<string | number>;
  /** Whether who has not paid the session's tuition moves on too. */
  includeUnpaid?: boolean;
  /**
   * Whether who does not meet the requirements for graduation graduates all the same, and whose academic standing is against it
   * moves on to the next level. The audit log says so.
   */
  overrideRequirements?: boolean;
  preview?: string | null | undefined;
  reason: string;
  /** The session they leave, `2025/2026`. */
  session: string;
};

/** Why money is given back. Of a refused payment of a fee that was paid, `PAID_TWICE`; of other refused payments, `OTHER`. */
export type RefundKind =
  | 'OTHER'
  | 'OVERPAID'
  | 'PAID_TWICE'
  | 'WITHDRAWN';

/** Where the money of a refund is. */
export type RefundSource =
  /** The credit of a student's account. */
  | 'CREDIT'
  /** A refused payment, which was never credited. */
  | 'PAYMENT';

/** Whether a refund waits for a second person (`ASKED`) or for its pay-out (`APPROVED`). The others are final. */
export type RefundState =
  | 'APPROVED'
  | 'ASKED'
  | 'CANCELLED'
  | 'DECLINED'
  | 'PAID';

/** Which ID card is to be replaced, and why. */
export type ReissueIdCardInput = {
  /** Lost, stolen, another name. */
  reason: string;
  /** The number of the valid card as it was seen. */
  seen: number;
  studentId: string | number;
};

/** How a student stands with a requirement. */
export type RequirementState =
  /** The college has still to publish what decides. */
  | 'IN_PROGRESS'
  | 'MET'
  | 'MISSING';

/** A section of the fee schedule. */
export type ScheduleSection =
  | 'A'
  | 'B'
  | 'C';

/** Why a student has no examination mark. */
export type ScoreRemark =
  /** Did not sit it: failed. */
  | 'ABSENT'
  /** Held back: no result until the sheet is amended. */
  | 'WITHHELD';

/** A student's name as it was seen. */
export type SeenNameInput = {
  id: string | number;
  name: string;
};

/** All of what is given must hold. What is paid, taken and registered is of the session, or the semester, now running. */
export type StudentFilter = {
  /** A department's code. */
  department?: string | null | undefined;
  hasBed?: boolean | null | undefined;
  hasPaidTuition?: boolean | null | undefined;
  hasRegistered?: boolean | null | undefined;
  isSuspended?: boolean | null | undefined;
  level?: number | null | undefined;
  /** A programme's code. */
  programme?: string | null | undefined;
  standing?: StudentStanding | null | undefined;
};

/** A student's programme as it is to be. */
export type StudentProgrammeInput = {
  /** Null where it is not known: the college's defaults count then. */
  entrySessionId?: string | number | null | undefined;
  isConfirmed?: boolean;
  programmeId: string | number;
  /** For the audit log. */
  reason: string;
  /** Of the student, as it was seen. */
  revision: number;
};

/** What students are sorted by; names by surname, departments with their levels. */
export type StudentSort =
  | 'DEPARTMENT'
  | 'LEVEL'
  | 'MATRIC_NUMBER'
  | 'NAME';

/** A student's standing with the college. Only active students register, pay and take a bed. */
export type StudentStanding =
  | 'ACTIVE'
  /** Takes part in nothing until restored. */
  | 'DEFERRED'
  | 'GRADUATED'
  | 'WITHDRAWN';

/** Who is deferred, recorded as withdrawn, or restored. */
export type StudentStandingInput = {
  dryRun: boolean;
  /** At most 5,000. */
  ids: Array<string | number>;
  preview?: string | null | undefined;
  reason: string;
  /** Not `GRADUATED`: that comes with promotion. */
  standing: StudentStanding;
};

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

export type StudentRecordAccountFragment_account_sessions_sections_charges_adjusted = { __typename: 'ChargeAdjusted', from: number, at: string };

export type StudentRecordAccountFragment_account_sessions_sections_charges_payments = { __typename: 'ChargePayment', channel: PaymentChannel, sponsor: string | null, reference: string, paidAt: string };

export type StudentRecordAccountFragment_account_sessions_sections_charges = { __typename: 'AccountCharge', id: string, label: string, charged: number, paid: number, outstanding: number, adjusted: StudentRecordAccountFragment_account_sessions_sections_charges_adjusted | null, payments: Array<StudentRecordAccountFragment_account_sessions_sections_charges_payments> };

export type StudentRecordAccountFragment_account_sessions_sections = { __typename: 'AccountSection', section: ChargeSection, charges: Array<StudentRecordAccountFragment_account_sessions_sections_charges> };

export type StudentRecordAccountFragment_account_sessions = { __typename: 'AccountSession', session: string, charged: number, paid: number, outstanding: number, sections: Array<StudentRecordAccountFragment_account_sessions_sections> };

export type StudentRecordAccountFragment_account_receipts = { __typename: 'AccountReceipt', id: string, channel: PaymentChannel, sponsor: string | null, reference: string, bank: string | null, amount: number, paidAt: string, voidedAt: string | null, refunded: number, receiptUrl: string | null };

export type StudentRecordAccountFragment_account_refunds = { __typename: 'RefundShown', id: string, source: RefundSource, state: RefundState, kind: RefundKind, amount: number, askedAt: string, paidAt: string | null, reference: string | null };

export type StudentRecordAccountFragment_account_adjustments = (
  { __typename: 'AdjustmentShown', id: string }
  & { ' $fragmentRefs'?: { 'AccountAdjustments_AdjustmentFragment': AccountAdjustments_AdjustmentFragment } }
);

export type StudentRecordAccountFragment_account = { __typename: 'StudentAccount', charged: number, paid: number, outstanding: number, arrears: number, credit: number, refunded: number, statementUrl: string, sessions: Array<StudentRecordAccountFragment_account_sessions>, receipts: Array<StudentRecordAccountFragment_account_receipts>, refunds: Array<StudentRecordAccountFragment_account_refunds>, adjustments: Array<StudentRecordAccountFragment_account_adjustments> };

export type StudentRecordAccountFragment_waitingAdjustments_lines = { __typename: 'AdjustmentLine', chargeId: string };

export type StudentRecordAccountFragment_waitingAdjustments = (
  { __typename: 'AdjustmentShown', id: string, lines: Array<StudentRecordAccountFragment_waitingAdjustments_lines> }
  & { ' $fragmentRefs'?: { 'AccountAdjustments_AdjustmentFragment': AccountAdjustments_AdjustmentFragment } }
);

export type StudentRecordAccountFragment = { __typename: 'StudentRecordAccount', matricNumber: string, freeCredit: number, canAskRefund: boolean, canAdjust: boolean, account: StudentRecordAccountFragment_account, waitingAdjustments: Array<StudentRecordAccountFragment_waitingAdjustments> } & { ' $fragmentName'?: 'StudentRecordAccountFragment' };

export type AccountAdjustments_AdjustmentFragment_lines = { __typename: 'AdjustmentLine', chargeId: string, session: string, label: string, from: number, to: number };

export type AccountAdjustments_AdjustmentFragment = { __typename: 'AdjustmentShown', id: string, state: AdjustmentState, kind: AdjustmentKind, askedAt: string, lines: Array<AccountAdjustments_AdjustmentFragment_lines> } & { ' $fragmentName'?: 'AccountAdjustments_AdjustmentFragment' };

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

export type StudentIdCardsQuery_studentIdCards = { __typename: 'IssuedIdCard', number: number, issuedAt: string, issuedBy: string | null, reason: string | null };

export type StudentIdCardsQuery = { studentIdCards: Array<StudentIdCardsQuery_studentIdCards> };


export type StudentIdCardsQueryVariables = Exact<{
  studentId: string | number;
}>;

export type ReissueIdCardMutation_reissueIdCard_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type ReissueIdCardMutation_reissueIdCard_IdCardReissued = { __typename: 'IdCardReissued', number: number };

export type ReissueIdCardMutation_reissueIdCard_Refusal = { __typename: 'Refusal', message: string, fields: Array<ReissueIdCardMutation_reissueIdCard_Refusal_fields> };

export type ReissueIdCardMutation_reissueIdCard =
  | ReissueIdCardMutation_reissueIdCard_IdCardReissued
  | ReissueIdCardMutation_reissueIdCard_Refusal
;

export type ReissueIdCardMutation = { reissueIdCard: ReissueIdCardMutation_reissueIdCard };


export type ReissueIdCardMutationVariables = Exact<{
  input: ReissueIdCardInput;
}>;

export type StudentFileQuery_studentRecord_student = { __typename: 'StudentRecord', id: string, profileId: string, matricNumber: string, surname: string, firstName: string, otherName: string | null, email: string, phone: string | null, department: string, programme: string, level: number, standing: StudentStanding, isSuspended: boolean, hasPaidTuition: boolean, hasBed: boolean, credits: number };

export type StudentFileQuery_studentRecord_levels = { __typename: 'PastLevel', session: string, level: number };

export type StudentFileQuery_studentRecord_payments = { __typename: 'PaidFee', id: string, purpose: PaymentPurpose, section: ScheduleSection | null, session: string, amount: number, paidAt: string };

export type StudentFileQuery_studentRecord_beds = { __typename: 'BedHistory', id: string, session: string, hostel: string, room: string, bed: number, status: BedStatus, reason: string | null };

export type StudentFileQuery_studentRecord_courses = { __typename: 'CourseHistory', session: string, semester: number, code: string, title: string, creditLoad: number, isCarryover: boolean, isPassed: boolean | null };

export type StudentFileQuery_studentRecord_changes = { __typename: 'RecordedChange', id: string, at: string, action: string, actor: string, reason: string | null };

export type StudentFileQuery_studentRecord = { __typename: 'StudentFile', revision: number, programmeId: string, entrySession: string | null, entrySessionId: string | null, indexNumber: string | null, applicantId: string | null, applicationNo: string | null, student: StudentFileQuery_studentRecord_student, levels: Array<StudentFileQuery_studentRecord_levels>, payments: Array<StudentFileQuery_studentRecord_payments>, beds: Array<StudentFileQuery_studentRecord_beds>, courses: Array<StudentFileQuery_studentRecord_courses>, changes: Array<StudentFileQuery_studentRecord_changes> };

export type StudentFileQuery_viewer_Staff_permissions = { __typename: 'StaffPermissions', canManageStudents: boolean };

export type StudentFileQuery_viewer_Applicant = { __typename: 'Applicant', id: string };

export type StudentFileQuery_viewer_Staff = { __typename: 'Staff', id: string, permissions: StudentFileQuery_viewer_Staff_permissions };

export type StudentFileQuery_viewer_Student = { __typename: 'Student', id: string };

export type StudentFileQuery_viewer =
  | StudentFileQuery_viewer_Applicant
  | StudentFileQuery_viewer_Staff
  | StudentFileQuery_viewer_Student
;

export type StudentFileQuery_studentRecordAccount = (
  { __typename: 'StudentRecordAccount', matricNumber: string, canAdjust: boolean }
  & { ' $fragmentRefs'?: { 'StudentRecordAccountFragment': StudentRecordAccountFragment } }
);

export type StudentFileQuery_studentRecordResults = (
  { __typename: 'StudentRecordResults', matricNumber: string }
  & { ' $fragmentRefs'?: { 'StudentRecordResultsFragment': StudentRecordResultsFragment } }
);

export type StudentFileQuery = { studentRecord: StudentFileQuery_studentRecord | null, viewer: StudentFileQuery_viewer | null, studentRecordAccount: StudentFileQuery_studentRecordAccount | null, studentRecordResults: StudentFileQuery_studentRecordResults | null };


export type StudentFileQueryVariables = Exact<{
  id: string | number;
}>;

export type ChangeStudentProgrammeMutation_result_CatalogueConsequences = (
  { __typename: 'CatalogueConsequences' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueConsequences_Fragment': CatalogueOutcome_CatalogueConsequences_Fragment } }
);

export type ChangeStudentProgrammeMutation_result_CatalogueSaved = (
  { __typename: 'CatalogueSaved' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueSaved_Fragment': CatalogueOutcome_CatalogueSaved_Fragment } }
);

export type ChangeStudentProgrammeMutation_result_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_Refusal_Fragment': CatalogueOutcome_Refusal_Fragment } }
);

export type ChangeStudentProgrammeMutation_result =
  | ChangeStudentProgrammeMutation_result_CatalogueConsequences
  | ChangeStudentProgrammeMutation_result_CatalogueSaved
  | ChangeStudentProgrammeMutation_result_Refusal
;

export type ChangeStudentProgrammeMutation = { result: ChangeStudentProgrammeMutation_result };


export type ChangeStudentProgrammeMutationVariables = Exact<{
  id: string | number;
  input: StudentProgrammeInput;
}>;

export type StudentRecordsQuery_studentRecords_rows = { __typename: 'StudentRecord', id: string, matricNumber: string, surname: string, firstName: string, otherName: string | null, department: string, programme: string, level: number, standing: StudentStanding, isSuspended: boolean, hasPaidTuition: boolean, hasBed: boolean, credits: number };

export type StudentRecordsQuery_studentRecords_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type StudentRecordsQuery_studentRecords = { __typename: 'StudentRecordPage', total: number, rows: Array<StudentRecordsQuery_studentRecords_rows>, export: StudentRecordsQuery_studentRecords_export };

export type StudentRecordsQuery_admission_courses = { __typename: 'Course', code: string, name: string };

export type StudentRecordsQuery_admission = { __typename: 'Admission', courses: Array<StudentRecordsQuery_admission_courses> };

export type StudentRecordsQuery_viewer_Staff_permissions = { __typename: 'StaffPermissions', canManageStudents: boolean };

export type StudentRecordsQuery_viewer_Applicant = { __typename: 'Applicant', id: string };

export type StudentRecordsQuery_viewer_Staff = { __typename: 'Staff', id: string, permissions: StudentRecordsQuery_viewer_Staff_permissions };

export type StudentRecordsQuery_viewer_Student = { __typename: 'Student', id: string };

export type StudentRecordsQuery_viewer =
  | StudentRecordsQuery_viewer_Applicant
  | StudentRecordsQuery_viewer_Staff
  | StudentRecordsQuery_viewer_Student
;

export type StudentRecordsQuery = { studentRecords: StudentRecordsQuery_studentRecords, admission: StudentRecordsQuery_admission | null, viewer: StudentRecordsQuery_viewer | null };


export type StudentRecordsQueryVariables = Exact<{
  page: PageInput;
  sort: StudentSort;
  descending: boolean;
  search?: string | null | undefined;
  filter?: StudentFilter | null | undefined;
}>;

export type StudentIdsQuery = { studentIds: Array<string> | null };


export type StudentIdsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: StudentFilter | null | undefined;
}>;

export type PromotionSessionsQuery_feeOffice = { __typename: 'FeeOffice', sessions: Array<string> };

export type PromotionSessionsQuery = { feeOffice: PromotionSessionsQuery_feeOffice };


export type PromotionSessionsQueryVariables = Exact<{ [key: string]: never; }>;

export type PromoteStudentsMutation_promoteStudents_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type PromoteStudentsMutation_promoteStudents_StudentAction_rows = { __typename: 'StudentActionRow', id: string, matricNumber: string, name: string, before: string, after: string | null, note: string | null, problem: string | null };

export type PromoteStudentsMutation_promoteStudents_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<PromoteStudentsMutation_promoteStudents_fields> };

export type PromoteStudentsMutation_promoteStudents_StudentAction = { __typename: 'StudentAction', message: string, preview: string, rows: Array<PromoteStudentsMutation_promoteStudents_StudentAction_rows> };

export type PromoteStudentsMutation_promoteStudents =
  | PromoteStudentsMutation_promoteStudents_Refusal
  | PromoteStudentsMutation_promoteStudents_StudentAction
;

export type PromoteStudentsMutation = { promoteStudents: PromoteStudentsMutation_promoteStudents };


export type PromoteStudentsMutationVariables = Exact<{
  input: PromoteStudentsInput;
}>;

export type ChangeStudentStandingMutation_changeStudentStanding_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type ChangeStudentStandingMutation_changeStudentStanding_StudentAction_rows = { __typename: 'StudentActionRow', id: string, matricNumber: string, name: string, before: string, after: string | null, note: string | null, problem: string | null };

export type ChangeStudentStandingMutation_changeStudentStanding_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<ChangeStudentStandingMutation_changeStudentStanding_fields> };

export type ChangeStudentStandingMutation_changeStudentStanding_StudentAction = { __typename: 'StudentAction', message: string, preview: string, rows: Array<ChangeStudentStandingMutation_changeStudentStanding_StudentAction_rows> };

export type ChangeStudentStandingMutation_changeStudentStanding =
  | ChangeStudentStandingMutation_changeStudentStanding_Refusal
  | ChangeStudentStandingMutation_changeStudentStanding_StudentAction
;

export type ChangeStudentStandingMutation = { changeStudentStanding: ChangeStudentStandingMutation_changeStudentStanding };


export type ChangeStudentStandingMutationVariables = Exact<{
  input: StudentStandingInput;
}>;

export type ImportStudentsMutation_importStudents_errors = { __typename: 'ImportProblem', row: number, column: string | null, message: string };

export type ImportStudentsMutation_importStudents_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type ImportStudentsMutation_importStudents_ImportReport = { __typename: 'ImportReport', rowCount: number, imported: number, errorCount: number, errors: Array<ImportStudentsMutation_importStudents_errors> };

export type ImportStudentsMutation_importStudents_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<ImportStudentsMutation_importStudents_Refusal_fields> };

export type ImportStudentsMutation_importStudents =
  | ImportStudentsMutation_importStudents_ImportReport
  | ImportStudentsMutation_importStudents_Refusal
;

export type ImportStudentsMutation = { importStudents: ImportStudentsMutation_importStudents };


export type ImportStudentsMutationVariables = Exact<{
  file: File;
  dryRun: boolean;
  reason?: string | null | undefined;
}>;

export type IndexingRoundQuery_indexingRound_students = { __typename: 'IndexingCounts', indexed: number };

export type IndexingRoundQuery_indexingRound = (
  { __typename: 'IndexingRoundRecord', id: string, programme: string, council: string | null, session: string, daysLeft: number, revision: number, students: IndexingRoundQuery_indexingRound_students }
  & { ' $fragmentRefs'?: { 'RoundFacts_RoundFragment': RoundFacts_RoundFragment;'ChangeRoundDialog_RoundFragment': ChangeRoundDialog_RoundFragment } }
);

export type IndexingRoundQuery_indexingStudents_rows = { __typename: 'IndexingStudent', id: string, matricNumber: string, name: string, state: IndexingState, gaps: Array<IndexingGap>, heldReason: string | null, indexNumber: string | null, applicantId: string | null };

export type IndexingRoundQuery_indexingStudents_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type IndexingRoundQuery_indexingStudents = { __typename: 'IndexingStudentPage', total: number, rows: Array<IndexingRoundQuery_indexingStudents_rows>, export: IndexingRoundQuery_indexingStudents_export };

export type IndexingRoundQuery = { indexingRound: IndexingRoundQuery_indexingRound | null, indexingStudents: IndexingRoundQuery_indexingStudents };


export type IndexingRoundQueryVariables = Exact<{
  id: string | number;
  page: PageInput;
  sort: IndexingStudentSort;
  descending: boolean;
  search?: string | null | undefined;
  filter?: IndexingStudentFilter | null | undefined;
}>;

export type IndexingRoundFormQuery_indexingRound = (
  { __typename: 'IndexingRoundRecord', id: string }
  & { ' $fragmentRefs'?: { 'ChangeRoundDialog_RoundFragment': ChangeRoundDialog_RoundFragment } }
);

export type IndexingRoundFormQuery = { indexingRound: IndexingRoundFormQuery_indexingRound | null };


export type IndexingRoundFormQueryVariables = Exact<{
  id: string | number;
}>;

export type DeleteIndexingRoundMutation_deleteIndexingRound_Acknowledgement = { __typename: 'Acknowledgement', message: string };

export type DeleteIndexingRoundMutation_deleteIndexingRound_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type DeleteIndexingRoundMutation_deleteIndexingRound =
  | DeleteIndexingRoundMutation_deleteIndexingRound_Acknowledgement
  | DeleteIndexingRoundMutation_deleteIndexingRound_Refusal
;

export type DeleteIndexingRoundMutation = { deleteIndexingRound: DeleteIndexingRoundMutation_deleteIndexingRound };


export type DeleteIndexingRoundMutationVariables = Exact<{
  id: string | number;
  revision: number;
}>;

export type CheckCertificatesMutation_result_IndexingChanged = (
  { __typename: 'IndexingChanged' }
  & { ' $fragmentRefs'?: { 'IndexingOutcome_IndexingChanged_Fragment': IndexingOutcome_IndexingChanged_Fragment } }
);

export type CheckCertificatesMutation_result_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'IndexingOutcome_Refusal_Fragment': IndexingOutcome_Refusal_Fragment } }
);

export type CheckCertificatesMutation_result =
  | CheckCertificatesMutation_result_IndexingChanged
  | CheckCertificatesMutation_result_Refusal
;

export type CheckCertificatesMutation = { result: CheckCertificatesMutation_result };


export type CheckCertificatesMutationVariables = Exact<{
  roundId: string | number;
  students: Array<SeenNameInput> | SeenNameInput;
}>;

export type HoldBackStudentsMutation_result_IndexingChanged = (
  { __typename: 'IndexingChanged' }
  & { ' $fragmentRefs'?: { 'IndexingOutcome_IndexingChanged_Fragment': IndexingOutcome_IndexingChanged_Fragment } }
);

export type HoldBackStudentsMutation_result_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'IndexingOutcome_Refusal_Fragment': IndexingOutcome_Refusal_Fragment } }
);

export type HoldBackStudentsMutation_result =
  | HoldBackStudentsMutation_result_IndexingChanged
  | HoldBackStudentsMutation_result_Refusal
;

export type HoldBackStudentsMutation = { result: HoldBackStudentsMutation_result };


export type HoldBackStudentsMutationVariables = Exact<{
  roundId: string | number;
  ids: Array<string | number> | string | number;
  isHeld: boolean;
  reason: string;
}>;

export type ImportIndexNumbersMutation_importIndexNumbers_report_errors = { __typename: 'ImportProblem', row: number, column: string | null, message: string };

export type ImportIndexNumbersMutation_importIndexNumbers_report = { __typename: 'ImportReport', rowCount: number, imported: number, errorCount: number, errors: Array<ImportIndexNumbersMutation_importIndexNumbers_report_errors> };

export type ImportIndexNumbersMutation_importIndexNumbers_preview = { __typename: 'IndexNumberPreview', matricNumber: string, name: string, indexNumber: string };

export type ImportIndexNumbersMutation_importIndexNumbers_IndexNumbersImport = { __typename: 'IndexNumbersImport', previewMark: string, report: ImportIndexNumbersMutation_importIndexNumbers_report, preview: Array<ImportIndexNumbersMutation_importIndexNumbers_preview> };

export type ImportIndexNumbersMutation_importIndexNumbers_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type ImportIndexNumbersMutation_importIndexNumbers =
  | ImportIndexNumbersMutation_importIndexNumbers_IndexNumbersImport
  | ImportIndexNumbersMutation_importIndexNumbers_Refusal
;

export type ImportIndexNumbersMutation = { importIndexNumbers: ImportIndexNumbersMutation_importIndexNumbers };


export type ImportIndexNumbersMutationVariables = Exact<{
  roundId: string | number;
  file: File;
  dryRun: boolean;
  leaveOutWrong: boolean;
  preview?: string | null | undefined;
}>;

export type RemoveIndexNumberMutation_removeIndexNumber_Acknowledgement = { __typename: 'Acknowledgement', message: string };

export type RemoveIndexNumberMutation_removeIndexNumber_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type RemoveIndexNumberMutation_removeIndexNumber =
  | RemoveIndexNumberMutation_removeIndexNumber_Acknowledgement
  | RemoveIndexNumberMutation_removeIndexNumber_Refusal
;

export type RemoveIndexNumberMutation = { removeIndexNumber: RemoveIndexNumberMutation_removeIndexNumber };


export type RemoveIndexNumberMutationVariables = Exact<{
  roundId: string | number;
  studentId: string | number;
  reason: string;
}>;

type IndexingOutcome_IndexingChanged_Fragment = { __typename: 'IndexingChanged', changed: number, leftOut: Array<string> } & { ' $fragmentName'?: 'IndexingOutcome_IndexingChanged_Fragment' };

type IndexingOutcome_Refusal_Fragment = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
) & { ' $fragmentName'?: 'IndexingOutcome_Refusal_Fragment' };

export type IndexingOutcomeFragment =
  | IndexingOutcome_IndexingChanged_Fragment
  | IndexingOutcome_Refusal_Fragment
;

export type ChangeRoundDialog_RoundFragment_columns = { __typename: 'IndexingColumn', heading: string, value: IndexingValue };

export type ChangeRoundDialog_RoundFragment = { __typename: 'IndexingRoundRecord', id: string, closesOn: string, quota: number, revision: number, columns: Array<ChangeRoundDialog_RoundFragment_columns> } & { ' $fragmentName'?: 'ChangeRoundDialog_RoundFragment' };

export type RoundFacts_RoundFragment_columns = { __typename: 'IndexingColumn', heading: string, value: IndexingValue };

export type RoundFacts_RoundFragment_students = { __typename: 'IndexingCounts', indexed: number, held: number, ready: number, notReady: number };

export type RoundFacts_RoundFragment = { __typename: 'IndexingRoundRecord', id: string, closesOn: string, quota: number, filesUrl: string, columns: Array<RoundFacts_RoundFragment_columns>, students: RoundFacts_RoundFragment_students } & { ' $fragmentName'?: 'RoundFacts_RoundFragment' };

export type IndexingRoundsQuery_indexingRounds_rows_students = { __typename: 'IndexingCounts', indexed: number, held: number, ready: number, notReady: number };

export type IndexingRoundsQuery_indexingRounds_rows = { __typename: 'IndexingRoundRow', id: string, programme: string, council: string | null, session: string, closesOn: string, daysLeft: number, quota: number, students: IndexingRoundsQuery_indexingRounds_rows_students };

export type IndexingRoundsQuery_indexingRounds_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type IndexingRoundsQuery_indexingRounds = { __typename: 'IndexingRoundPage', total: number, rows: Array<IndexingRoundsQuery_indexingRounds_rows>, export: IndexingRoundsQuery_indexingRounds_export };

export type IndexingRoundsQuery = { indexingRounds: IndexingRoundsQuery_indexingRounds };


export type IndexingRoundsQueryVariables = Exact<{
  page: PageInput;
  sort: IndexingRoundSort;
  descending: boolean;
  filter?: IndexingRoundFilter | null | undefined;
}>;

export type IndexingCohortsQuery_programmeChoices_departments_programmes = { __typename: 'NamedProgramme', id: string, code: string, name: string };

export type IndexingCohortsQuery_programmeChoices_departments = { __typename: 'DepartmentProgrammes', id: string, name: string, programmes: Array<IndexingCohortsQuery_programmeChoices_departments_programmes> };

export type IndexingCohortsQuery_programmeChoices_sessions = { __typename: 'EntrySession', id: string, name: string };

export type IndexingCohortsQuery_programmeChoices = { __typename: 'ProgrammeChoices', departments: Array<IndexingCohortsQuery_programmeChoices_departments>, sessions: Array<IndexingCohortsQuery_programmeChoices_sessions> };

export type IndexingCohortsQuery = { programmeChoices: IndexingCohortsQuery_programmeChoices };


export type IndexingCohortsQueryVariables = Exact<{ [key: string]: never; }>;

export type OpenIndexingRoundMutation_openIndexingRound_IndexingRoundOpened = { __typename: 'IndexingRoundOpened', message: string, id: string };

export type OpenIndexingRoundMutation_openIndexingRound_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type OpenIndexingRoundMutation_openIndexingRound =
  | OpenIndexingRoundMutation_openIndexingRound_IndexingRoundOpened
  | OpenIndexingRoundMutation_openIndexingRound_Refusal
;

export type OpenIndexingRoundMutation = { openIndexingRound: OpenIndexingRoundMutation_openIndexingRound };


export type OpenIndexingRoundMutationVariables = Exact<{
  programmeId: string | number;
  entrySessionId: string | number;
  input: IndexingRoundInput;
}>;

export type ChangeIndexingRoundMutation_changeIndexingRound_Acknowledgement = { __typename: 'Acknowledgement', message: string };

export type ChangeIndexingRoundMutation_changeIndexingRound_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type ChangeIndexingRoundMutation_changeIndexingRound =
  | ChangeIndexingRoundMutation_changeIndexingRound_Acknowledgement
  | ChangeIndexingRoundMutation_changeIndexingRound_Refusal
;

export type ChangeIndexingRoundMutation = { changeIndexingRound: ChangeIndexingRoundMutation_changeIndexingRound };


export type ChangeIndexingRoundMutationVariables = Exact<{
  id: string | number;
  revision: number;
  input: IndexingRoundInput;
}>;

export type LeavingClearancesQuery_leavingClearances_rows_units = { __typename: 'UnitState', unit: ClearanceUnit, state: ClearanceState, revision: number };

export type LeavingClearancesQuery_leavingClearances_rows = { __typename: 'LeavingStudent', id: string, matricNumber: string, name: string, department: string, level: number, standing: LeavingStanding, units: Array<LeavingClearancesQuery_leavingClearances_rows_units> };

export type LeavingClearancesQuery_leavingClearances_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type LeavingClearancesQuery_leavingClearances = { __typename: 'LeavingClearancePage', total: number, decidable: Array<ClearanceUnit>, rows: Array<LeavingClearancesQuery_leavingClearances_rows>, export: LeavingClearancesQuery_leavingClearances_export };

export type LeavingClearancesQuery = { leavingClearances: LeavingClearancesQuery_leavingClearances };


export type LeavingClearancesQueryVariables = Exact<{
  page: PageInput;
  sort: LeavingClearanceSort;
  descending: boolean;
  search?: string | null | undefined;
  filter?: LeavingClearanceFilter | null | undefined;
}>;

export type LeavingClearanceQuery_leavingClearance_units = { __typename: 'UnitDecision', unit: ClearanceUnit, state: ClearanceState, revision: number, note: string | null, decidedBy: string | null, decidedAt: string | null, canDecide: boolean };

export type LeavingClearanceQuery_leavingClearance = { __typename: 'LeavingClearance', id: string, matricNumber: string, name: string, department: string, level: number, standing: LeavingStanding, owed: number | null, statementUrl: string | null, units: Array<LeavingClearanceQuery_leavingClearance_units> };

export type LeavingClearanceQuery = { leavingClearance: LeavingClearanceQuery_leavingClearance | null };


export type LeavingClearanceQueryVariables = Exact<{
  studentId: string | number;
}>;

export type DecideLeavingClearanceMutation_decideLeavingClearance_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type DecideLeavingClearanceMutation_decideLeavingClearance_LeavingClearanceDecided = { __typename: 'LeavingClearanceDecided', changed: number, leftOut: Array<string> };

export type DecideLeavingClearanceMutation_decideLeavingClearance_Refusal = { __typename: 'Refusal', message: string, fields: Array<DecideLeavingClearanceMutation_decideLeavingClearance_Refusal_fields> };

export type DecideLeavingClearanceMutation_decideLeavingClearance =
  | DecideLeavingClearanceMutation_decideLeavingClearance_LeavingClearanceDecided
  | DecideLeavingClearanceMutation_decideLeavingClearance_Refusal
;

export type DecideLeavingClearanceMutation = { decideLeavingClearance: DecideLeavingClearanceMutation_decideLeavingClearance };


export type DecideLeavingClearanceMutationVariables = Exact<{
  input: DecideLeavingClearanceInput;
}>;

export const CatalogueOutcomeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueConsequences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentences"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CatalogueOutcomeFragment, unknown>;
export const AccountAdjustments_AdjustmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountAdjustments_adjustment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdjustmentShown"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargeId"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<AccountAdjustments_AdjustmentFragment, unknown>;
export const StudentRecordAccountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentRecordAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudentRecordAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"arrears"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"statementUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"adjusted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"sponsor"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"receipts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"sponsor"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"voidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adjustments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountAdjustments_adjustment"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"freeCredit"}},{"kind":"Field","name":{"kind":"Name","value":"canAskRefund"}},{"kind":"Field","name":{"kind":"Name","value":"waitingAdjustments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargeId"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountAdjustments_adjustment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canAdjust"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountAdjustments_adjustment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdjustmentShown"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargeId"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<StudentRecordAccountFragment, unknown>;
export const StudentRecordResultsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentRecordResults"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudentRecordResults"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cgpa"}},{"kind":"Field","name":{"kind":"Name","value":"creditsRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"creditsPassed"}},{"kind":"Field","name":{"kind":"Name","value":"transcriptUrl"}},{"kind":"Field","name":{"kind":"Name","value":"senateApproval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classOfAward"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"graduation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classOfAward"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requirement"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"carryovers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"academicStanding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}},{"kind":"Field","name":{"kind":"Name","value":"semesters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"gpa"}},{"kind":"Field","name":{"kind":"Name","value":"cgpa"}},{"kind":"Field","name":{"kind":"Name","value":"creditsRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"creditsPassed"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"creditLoad"}},{"kind":"Field","name":{"kind":"Name","value":"isRepeat"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"ca"}},{"kind":"Field","name":{"kind":"Name","value":"exam"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<StudentRecordResultsFragment, unknown>;
export const RefusedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RefusedFragment, unknown>;
export const IndexingOutcomeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IndexingOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IndexingChangeResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IndexingChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<IndexingOutcomeFragment, unknown>;
export const ChangeRoundDialog_RoundFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeRoundDialog_round"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IndexingRoundRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"closesOn"}},{"kind":"Field","name":{"kind":"Name","value":"quota"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<ChangeRoundDialog_RoundFragment, unknown>;
export const RoundFacts_RoundFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoundFacts_round"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IndexingRoundRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"closesOn"}},{"kind":"Field","name":{"kind":"Name","value":"quota"}},{"kind":"Field","name":{"kind":"Name","value":"filesUrl"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"students"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"indexed"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"ready"}},{"kind":"Field","name":{"kind":"Name","value":"notReady"}}]}}]}}]} as unknown as DocumentNode<RoundFacts_RoundFragment, unknown>;
export const StudentResultsOfOfficeDocument = {"__meta__":{"id":"4177048bcea787e2ff7f666919717bd7145d315dbb45f52d1189576d78fbc67d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentResultsOfOffice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentRecordResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudentRecordResults"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentRecordResults"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudentRecordResults"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cgpa"}},{"kind":"Field","name":{"kind":"Name","value":"creditsRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"creditsPassed"}},{"kind":"Field","name":{"kind":"Name","value":"transcriptUrl"}},{"kind":"Field","name":{"kind":"Name","value":"senateApproval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classOfAward"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"graduation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classOfAward"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requirement"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"carryovers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"academicStanding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}},{"kind":"Field","name":{"kind":"Name","value":"semesters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"gpa"}},{"kind":"Field","name":{"kind":"Name","value":"cgpa"}},{"kind":"Field","name":{"kind":"Name","value":"creditsRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"creditsPassed"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"creditLoad"}},{"kind":"Field","name":{"kind":"Name","value":"isRepeat"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"ca"}},{"kind":"Field","name":{"kind":"Name","value":"exam"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<StudentResultsOfOfficeQuery, StudentResultsOfOfficeQueryVariables>;
export const StudentIdCardsDocument = {"__meta__":{"id":"80c8b7bbe93e59176f1e5ee95eebd46181d5e86f4fd8e91e9097d3fa38961019"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentIdCards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"studentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentIdCards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"studentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"studentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"issuedBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<StudentIdCardsQuery, StudentIdCardsQueryVariables>;
export const ReissueIdCardDocument = {"__meta__":{"id":"19e613515ed349d4b9fbca29034950d4bdf2bbd37e0c2b3d64470328ad869ee5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReissueIdCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReissueIdCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reissueIdCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IdCardReissued"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ReissueIdCardMutation, ReissueIdCardMutationVariables>;
export const StudentFileDocument = {"__meta__":{"id":"9e14c07251156010b39b3f7b1a7eed7f8524147756e471fe202bb92730a455b5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profileId"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"otherName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"programme"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"isSuspended"}},{"kind":"Field","name":{"kind":"Name","value":"hasPaidTuition"}},{"kind":"Field","name":{"kind":"Name","value":"hasBed"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"programmeId"}},{"kind":"Field","name":{"kind":"Name","value":"entrySession"}},{"kind":"Field","name":{"kind":"Name","value":"entrySessionId"}},{"kind":"Field","name":{"kind":"Name","value":"indexNumber"}},{"kind":"Field","name":{"kind":"Name","value":"applicantId"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNo"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"beds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"hostel"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"bed"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"semester"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"creditLoad"}},{"kind":"Field","name":{"kind":"Name","value":"isCarryover"}},{"kind":"Field","name":{"kind":"Name","value":"isPassed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"canManageStudents"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"studentRecordAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"canAdjust"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudentRecordAccount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"studentRecordResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudentRecordResults"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountAdjustments_adjustment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdjustmentShown"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargeId"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentRecordAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudentRecordAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"arrears"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"statementUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"adjusted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"sponsor"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"receipts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"sponsor"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"voidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adjustments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountAdjustments_adjustment"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"freeCredit"}},{"kind":"Field","name":{"kind":"Name","value":"canAskRefund"}},{"kind":"Field","name":{"kind":"Name","value":"waitingAdjustments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargeId"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountAdjustments_adjustment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canAdjust"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentRecordResults"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudentRecordResults"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cgpa"}},{"kind":"Field","name":{"kind":"Name","value":"creditsRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"creditsPassed"}},{"kind":"Field","name":{"kind":"Name","value":"transcriptUrl"}},{"kind":"Field","name":{"kind":"Name","value":"senateApproval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classOfAward"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"graduation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classOfAward"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requirement"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"carryovers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"academicStanding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}},{"kind":"Field","name":{"kind":"Name","value":"semesters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"gpa"}},{"kind":"Field","name":{"kind":"Name","value":"cgpa"}},{"kind":"Field","name":{"kind":"Name","value":"creditsRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"creditsPassed"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"creditLoad"}},{"kind":"Field","name":{"kind":"Name","value":"isRepeat"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"ca"}},{"kind":"Field","name":{"kind":"Name","value":"exam"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<StudentFileQuery, StudentFileQueryVariables>;
export const ChangeStudentProgrammeDocument = {"__meta__":{"id":"2ead1e4ea31fccd045e75f10248db977f64dc2982cd8d8565c05345a3c99c68a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeStudentProgramme"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StudentProgrammeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"changeStudentProgramme"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueConsequences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentences"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeStudentProgrammeMutation, ChangeStudentProgrammeMutationVariables>;
export const StudentRecordsDocument = {"__meta__":{"id":"7db88d84c9b2f48cc28e8082a8776662f43891c80ed18ece066c1d54ce6c352c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StudentSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"StudentFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"otherName"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"programme"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"isSuspended"}},{"kind":"Field","name":{"kind":"Name","value":"hasPaidTuition"}},{"kind":"Field","name":{"kind":"Name","value":"hasBed"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"admission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"canManageStudents"}}]}}]}}]}}]}}]} as unknown as DocumentNode<StudentRecordsQuery, StudentRecordsQueryVariables>;
export const StudentIdsDocument = {"__meta__":{"id":"e5dd126d2e34d653b5bc79111787ca8beef01a930731bae21e0bd84cf1276fa2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentIds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"StudentFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentIds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}]}]}}]} as unknown as DocumentNode<StudentIdsQuery, StudentIdsQueryVariables>;
export const PromotionSessionsDocument = {"__meta__":{"id":"090f62ed9b764393e17d78575f9a3c9a1cac9043a3c4ad760f8d7c04c627c70b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PromotionSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feeOffice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"}}]}}]}}]} as unknown as DocumentNode<PromotionSessionsQuery, PromotionSessionsQueryVariables>;
export const PromoteStudentsDocument = {"__meta__":{"id":"95628fb99a39cfa781f82435ac59e6623c778f8ce2e29e9bb1911774853b6b6e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PromoteStudents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PromoteStudentsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promoteStudents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudentAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"preview"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PromoteStudentsMutation, PromoteStudentsMutationVariables>;
export const ChangeStudentStandingDocument = {"__meta__":{"id":"d6db250a9581d917c10c9bf68f03295c12d87632276c5a110693921035044620"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeStudentStanding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StudentStandingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeStudentStanding"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudentAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"preview"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ChangeStudentStandingMutation, ChangeStudentStandingMutationVariables>;
export const ImportStudentsDocument = {"__meta__":{"id":"d6b233b1964d777b490eb522193ed6af882ef7c7f54f8917f0861673134f11fc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportStudents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importStudents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"dryRun"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"imported"}},{"kind":"Field","name":{"kind":"Name","value":"errorCount"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ImportStudentsMutation, ImportStudentsMutationVariables>;
export const IndexingRoundDocument = {"__meta__":{"id":"db447ad45802eadb65ba560095469c6bd152719fc2fab2a1f114d2e2a6e43c00"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IndexingRound"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IndexingStudentSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"IndexingStudentFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"indexingRound"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"programme"}},{"kind":"Field","name":{"kind":"Name","value":"council"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"students"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"indexed"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoundFacts_round"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeRoundDialog_round"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indexingStudents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"roundId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"gaps"}},{"kind":"Field","name":{"kind":"Name","value":"heldReason"}},{"kind":"Field","name":{"kind":"Name","value":"indexNumber"}},{"kind":"Field","name":{"kind":"Name","value":"applicantId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoundFacts_round"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IndexingRoundRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"closesOn"}},{"kind":"Field","name":{"kind":"Name","value":"quota"}},{"kind":"Field","name":{"kind":"Name","value":"filesUrl"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"students"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"indexed"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"ready"}},{"kind":"Field","name":{"kind":"Name","value":"notReady"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeRoundDialog_round"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IndexingRoundRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"closesOn"}},{"kind":"Field","name":{"kind":"Name","value":"quota"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<IndexingRoundQuery, IndexingRoundQueryVariables>;
export const IndexingRoundFormDocument = {"__meta__":{"id":"48898a71647ecfe2d4cf6cec0d02fbb03e57739999bf37d9b63d01fa9edd3139"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IndexingRoundForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"indexingRound"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeRoundDialog_round"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeRoundDialog_round"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IndexingRoundRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"closesOn"}},{"kind":"Field","name":{"kind":"Name","value":"quota"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<IndexingRoundFormQuery, IndexingRoundFormQueryVariables>;
export const DeleteIndexingRoundDocument = {"__meta__":{"id":"ca39c1a8b7dd961219377c869da6d6959e0812fbded592233e0743e608201f7b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteIndexingRound"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteIndexingRound"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DeleteIndexingRoundMutation, DeleteIndexingRoundMutationVariables>;
export const CheckCertificatesDocument = {"__meta__":{"id":"0d4c5bbf7fca8d64d3e41e09a512ad651f2d23c2d322c95fc1aaa420e6b3be88"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckCertificates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roundId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"students"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SeenNameInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"checkCertificates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"roundId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roundId"}}},{"kind":"Argument","name":{"kind":"Name","value":"students"},"value":{"kind":"Variable","name":{"kind":"Name","value":"students"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IndexingOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IndexingOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IndexingChangeResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IndexingChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]} as unknown as DocumentNode<CheckCertificatesMutation, CheckCertificatesMutationVariables>;
export const HoldBackStudentsDocument = {"__meta__":{"id":"2cd89b488fd24b3819cbfac2a4aeedc2e0df440cc42c7f847eb06af6f306bde9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HoldBackStudents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roundId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isHeld"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"holdBackStudents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"roundId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roundId"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"isHeld"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isHeld"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IndexingOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IndexingOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IndexingChangeResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IndexingChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]} as unknown as DocumentNode<HoldBackStudentsMutation, HoldBackStudentsMutationVariables>;
export const ImportIndexNumbersDocument = {"__meta__":{"id":"d34f08b3459ca1d703ff54c652dfdb74bb2bfa7add5e8d19e4a2186c918e45f5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportIndexNumbers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roundId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leaveOutWrong"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"preview"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importIndexNumbers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"roundId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roundId"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"dryRun"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}}},{"kind":"Argument","name":{"kind":"Name","value":"leaveOutWrong"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leaveOutWrong"}}},{"kind":"Argument","name":{"kind":"Name","value":"preview"},"value":{"kind":"Variable","name":{"kind":"Name","value":"preview"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IndexNumbersImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"report"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"imported"}},{"kind":"Field","name":{"kind":"Name","value":"errorCount"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"indexNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"previewMark"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ImportIndexNumbersMutation, ImportIndexNumbersMutationVariables>;
export const RemoveIndexNumberDocument = {"__meta__":{"id":"757650db58956cb96f392b9ce061b51b0a4f87fd17cbfd0f58a3654462c40bb5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveIndexNumber"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roundId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"studentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeIndexNumber"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"roundId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roundId"}}},{"kind":"Argument","name":{"kind":"Name","value":"studentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"studentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RemoveIndexNumberMutation, RemoveIndexNumberMutationVariables>;
export const IndexingRoundsDocument = {"__meta__":{"id":"491fd3f7ab20bbeaedc39fa6fa4b450651d457674e71322c40a32efd0b69e574"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IndexingRounds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IndexingRoundSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"IndexingRoundFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"indexingRounds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"programme"}},{"kind":"Field","name":{"kind":"Name","value":"council"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"closesOn"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"quota"}},{"kind":"Field","name":{"kind":"Name","value":"students"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"indexed"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"ready"}},{"kind":"Field","name":{"kind":"Name","value":"notReady"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}}]}}]} as unknown as DocumentNode<IndexingRoundsQuery, IndexingRoundsQueryVariables>;
export const IndexingCohortsDocument = {"__meta__":{"id":"a50810576e07a2ce3cd115838f0ae5ceb937196d0663c9425d3cfdb83a16c3da"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IndexingCohorts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"programmeChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"programmes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<IndexingCohortsQuery, IndexingCohortsQueryVariables>;
export const OpenIndexingRoundDocument = {"__meta__":{"id":"85fa06c56b3d1cc5ddc5aab481fd3a330a8fa50ae714fe6df3059743e2764b59"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenIndexingRound"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"programmeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entrySessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IndexingRoundInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openIndexingRound"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"programmeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"programmeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"entrySessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entrySessionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IndexingRoundOpened"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<OpenIndexingRoundMutation, OpenIndexingRoundMutationVariables>;
export const ChangeIndexingRoundDocument = {"__meta__":{"id":"a1df4914788ad188fdd4f0da223150c10f96f8f303c4648b6b65fb949087c7b8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeIndexingRound"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IndexingRoundInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeIndexingRound"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ChangeIndexingRoundMutation, ChangeIndexingRoundMutationVariables>;
export const LeavingClearancesDocument = {"__meta__":{"id":"86266086e428e92869761d421c71e2bf15bc08f0c10414044366b02efd0ce67d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LeavingClearances"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeavingClearanceSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LeavingClearanceFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leavingClearances"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"units"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decidable"}}]}}]}}]} as unknown as DocumentNode<LeavingClearancesQuery, LeavingClearancesQueryVariables>;
export const LeavingClearanceDocument = {"__meta__":{"id":"0eac65be297ccc962bee39865c80294d2f0337ab36951f5d392d4b33b840bfb4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LeavingClearance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"studentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leavingClearance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"studentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"studentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"units"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"canDecide"}}]}},{"kind":"Field","name":{"kind":"Name","value":"statementUrl"}}]}}]}}]} as unknown as DocumentNode<LeavingClearanceQuery, LeavingClearanceQueryVariables>;
export const DecideLeavingClearanceDocument = {"__meta__":{"id":"60ef03a785d14c8e3ce506ee86cba9b085dafef4523b934f69e26fdf5be58eeb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideLeavingClearance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideLeavingClearanceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideLeavingClearance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeavingClearanceDecided"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DecideLeavingClearanceMutation, DecideLeavingClearanceMutationVariables>;