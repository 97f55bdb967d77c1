import type * as Types from "./schema-types.ts";
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ViewerSource } from '../viewer/viewer-source.ts';
import type { StudentSource } from '../viewer/student-source.ts';
import type { StaffRecord } from '../session/record.ts';
import type { ApplicantSource } from '../admissions/applicant-source.ts';
import type { ApplicationView } from '../admissions/application/view.ts';
import type { RegistrationSource, CoursesSource, CoursesChanged } from '../registration/registration-source.ts';
import type { HostelSource, SelectedBed } from '../hostels/hostel-source.ts';
import type { GatewayContext } from '../context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Types.Maybe<TTypes> | Promise<Types.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  AcknowledgementResult:
    | ( Types.Acknowledgement )
    | ( Types.Refusal )
  ;
  AdjustmentPreviewResult:
    | ( Types.AdjustmentEffect )
    | ( Types.Refusal )
  ;
  AdjustmentResult:
    | ( Types.AdjustmentFile )
    | ( Types.Refusal )
  ;
  AnswerOfferResult:
    | ( Omit<Types.OfferAnswered, 'applicant'> & { applicant: _RefType['Applicant'] } )
    | ( Types.Refusal )
  ;
  ApplicantChangeResult:
    | ( Types.ApplicantChanged )
    | ( Types.Refusal )
  ;
  AssignCoursesResult:
    | ( Types.CoursesAssignment )
    | ( Types.Refusal )
  ;
  BankRowResult:
    | ( Types.BankRowFile )
    | ( Types.Refusal )
  ;
  BarForAttendanceResult:
    | ( Types.BarredForAttendance )
    | ( Types.Refusal )
  ;
  BarStudentResult:
    | ( Types.Refusal )
    | ( Types.StudentBarred )
  ;
  BulkDecisionResult:
    | ( Types.BulkDecision )
    | ( Types.Refusal )
  ;
  CatalogueResult:
    | ( Types.CatalogueConsequences )
    | ( Types.CatalogueSaved )
    | ( Types.Refusal )
  ;
  ChannelReconciliationResult:
    | ( Types.ChannelReconciliation )
    | ( Types.Refusal )
  ;
  CloseCashBookResult:
    | ( Types.CashBook )
    | ( Types.Refusal )
  ;
  CorrectionResult:
    | ( Types.OwnCorrections )
    | ( Types.Refusal )
  ;
  DecideLeavingClearanceResult:
    | ( Types.LeavingClearanceDecided )
    | ( Types.Refusal )
  ;
  DecideSenateListResult:
    | ( Types.Refusal )
    | ( Types.SenateListDecided )
  ;
  EntryClearanceResult:
    | ( Types.EntryClearanceChanged )
    | ( Types.Refusal )
  ;
  FeeChangePreviewResult:
    | ( Types.FeeChangePreview )
    | ( Types.Refusal )
  ;
  HostelDecisionsResult:
    | ( Types.HostelDecisionsMade )
    | ( Types.Refusal )
  ;
  HostelResult:
    | ( Omit<Types.HostelChanged, 'hostel'> & { hostel?: Types.Maybe<_RefType['Hostel']> } )
    | ( Types.Refusal )
  ;
  ImportCoursesResult:
    | ( Types.ImportReport )
    | ( Types.Refusal )
  ;
  ImportIndexNumbersResult:
    | ( Types.IndexNumbersImport )
    | ( Types.Refusal )
  ;
  ImportRemittanceSharesResult:
    | ( Types.Refusal )
    | ( Types.RemittanceSharesImport )
  ;
  ImportSponsoredStudentsResult:
    | ( Types.Refusal )
    | ( Types.SponsoredStudentsImport )
  ;
  ImportStudentsResult:
    | ( Types.ImportReport )
    | ( Types.Refusal )
  ;
  IndexingChangeResult:
    | ( Types.IndexingChanged )
    | ( Types.Refusal )
  ;
  MarkAttendanceResult:
    | ( Types.AttendanceMarked )
    | ( Types.Refusal )
  ;
  OpenIndexingRoundResult:
    | ( Types.IndexingRoundOpened )
    | ( Types.Refusal )
  ;
  PasswordLinkHandedOutResult:
    | ( Types.PasswordLinkHandedOut )
    | ( Types.Refusal )
  ;
  PasswordLinkResult:
    | ( Types.PasswordLink )
    | ( Types.Refusal )
  ;
  PaymentOutcomeResult:
    | ( Types.PaymentOutcome )
    | ( Types.Refusal )
  ;
  PaymentPlanPreviewResult:
    | ( Types.PaymentPlanPreview )
    | ( Types.Refusal )
  ;
  PaymentSlipResult:
    | ( Types.PaymentSlip )
    | ( Types.Refusal )
  ;
  PrepareSenateListResult:
    | ( Types.Refusal )
    | ( Types.SenateListPrepared )
  ;
  ReceiptVoidResult:
    | ( Types.CounterReceiptFile )
    | ( Types.Refusal )
  ;
  ReconciliationResult:
    | ( Types.Reconciliation )
    | ( Types.Refusal )
  ;
  RecordCounterReceiptResult:
    | ( Types.CounterReceipt )
    | ( Types.Refusal )
  ;
  RecoveryCodesResult:
    | ( Types.RecoveryCodes )
    | ( Types.Refusal )
  ;
  RefundResult:
    | ( Types.RefundFile )
    | ( Types.Refusal )
  ;
  RegisterCoursesResult:
    | ( CoursesChanged )
    | ( Types.RegistrationRefused )
  ;
  RegistrationCoursesResult:
    | ( Types.Refusal )
    | ( CoursesSource )
  ;
  ReissueIdCardResult:
    | ( Types.IdCardReissued )
    | ( Types.Refusal )
  ;
  RemittanceResult:
    | ( Types.Refusal )
    | ( Types.SponsorRemittanceFile )
  ;
  RequeryPaymentResult:
    | ( Types.PaymentRequeried )
    | ( Types.Refusal )
  ;
  RequeryPaymentsResult:
    | ( Types.PaymentsRequeried )
    | ( Types.Refusal )
  ;
  SaveClassMeetingResult:
    | ( Types.ClassMeetingSaved )
    | ( Types.Refusal )
  ;
  SaveScoresResult:
    | ( Types.Refusal )
    | ( Types.SavedScores )
  ;
  SaveSectionResult:
    | ( Types.Refusal )
    | ( Omit<Types.SectionSaved, 'applicant'> & { applicant: _RefType['Applicant'] } )
  ;
  ScoreImportResult:
    | ( Types.ImportReport )
    | ( Types.Refusal )
  ;
  SelectBedResult:
    | ( SelectedBed )
    | ( Omit<Types.BedTaken, 'hostel'> & { hostel?: Types.Maybe<_RefType['Hostel']> } )
    | ( Types.Refusal )
  ;
  SendEntryPaperResult:
    | ( Omit<Types.EntryPaperSent, 'applicant'> & { applicant: _RefType['Applicant'] } )
    | ( Types.Refusal )
  ;
  SheetAmendmentResult:
    | ( Types.Refusal )
    | ( Types.SheetAmendment )
  ;
  SheetImportResult:
    | ( Types.Refusal )
    | ( Types.SheetImportReport )
  ;
  SheetResult:
    | ( Types.Refusal )
    | ( Types.SheetChanged )
  ;
  SheetsPublicationResult:
    | ( Types.Refusal )
    | ( Types.SheetsPublication )
  ;
  SignInResult:
    | ( Types.Refusal )
    | ( Omit<Types.SignedIn, 'viewer'> & { viewer: _RefType['Viewer'] } )
  ;
  SignUpResult:
    | ( Types.Refusal )
    | ( Types.SignedUp )
  ;
  SimulationResult:
    | ( Types.Refusal )
    | ( Types.Simulation )
  ;
  SittingCheckResult:
    | ( Types.Refusal )
    | ( Types.SittingChecked )
  ;
  SponsorReceiptResult:
    | ( Types.Refusal )
    | ( Types.SponsorReceipt )
  ;
  SponsorSavedResult:
    | ( Types.Refusal )
    | ( Types.SponsorSaved )
  ;
  StaffLinkResult:
    | ( Types.Refusal )
    | ( Types.StaffLink )
  ;
  StaffSignInResult:
    | ( Types.Refusal )
    | ( Types.SecondFactorRequired )
    | ( Omit<Types.SignedIn, 'viewer'> & { viewer: _RefType['Viewer'] } )
  ;
  StartPaymentResult:
    | ( Types.PaymentStarted )
    | ( Types.Refusal )
  ;
  StartSecondFactorResult:
    | ( Types.Refusal )
    | ( Types.SecondFactorSetup )
  ;
  StatementColumnsResult:
    | ( Types.Refusal )
    | ( Types.StatementColumns )
  ;
  StatementImportResult:
    | ( Types.Refusal )
    | ( Types.StatementImport )
  ;
  StudentActionResult:
    | ( Types.Refusal )
    | ( Types.StudentAction )
  ;
  SubmitApplicationResult:
    | ( Omit<Types.ApplicationSubmitted, 'applicant'> & { applicant: _RefType['Applicant'] } )
    | ( Types.Refusal )
  ;
  UpdateProfileResult:
    | ( Omit<Types.ProfileUpdated, 'student'> & { student: _RefType['Student'] } )
    | ( Types.Refusal )
  ;
  VerifyEmailResult:
    | ( Types.EmailVerified )
    | ( Types.Refusal )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  ProfileOwner:
    | ( ApplicantSource )
    | ( Types.ApplicantFile )
    | ( StudentSource )
  ;
  Viewer:
    | ( ApplicantSource )
    | ( StaffRecord )
    | ( StudentSource )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcademicCalendar: ResolverTypeWrapper<Types.AcademicCalendar>;
  AcademicQualificationsInput: Types.AcademicQualificationsInput;
  AcademicSessionRecord: ResolverTypeWrapper<Types.AcademicSessionRecord>;
  AcademicStanding: ResolverTypeWrapper<Types.AcademicStanding>;
  AcademicStandingKind: null;
  AcademicStandingList: ResolverTypeWrapper<Types.AcademicStandingList>;
  AcademicStandingRow: ResolverTypeWrapper<Types.AcademicStandingRow>;
  AccountCharge: ResolverTypeWrapper<Types.AccountCharge>;
  AccountReceipt: ResolverTypeWrapper<Types.AccountReceipt>;
  AccountSection: ResolverTypeWrapper<Types.AccountSection>;
  AccountSession: ResolverTypeWrapper<Types.AccountSession>;
  Acknowledgement: ResolverTypeWrapper<Types.Acknowledgement>;
  AcknowledgementResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AcknowledgementResult']>;
  AdjustedStudent: ResolverTypeWrapper<Types.AdjustedStudent>;
  Adjustment: ResolverTypeWrapper<Types.Adjustment>;
  AdjustmentEffect: ResolverTypeWrapper<Types.AdjustmentEffect>;
  AdjustmentFile: ResolverTypeWrapper<Types.AdjustmentFile>;
  AdjustmentFilter: Types.AdjustmentFilter;
  AdjustmentKind: null;
  AdjustmentLine: ResolverTypeWrapper<Types.AdjustmentLine>;
  AdjustmentLineInput: Types.AdjustmentLineInput;
  AdjustmentPage: ResolverTypeWrapper<Types.AdjustmentPage>;
  AdjustmentPreviewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AdjustmentPreviewResult']>;
  AdjustmentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AdjustmentResult']>;
  AdjustmentShown: ResolverTypeWrapper<Types.AdjustmentShown>;
  AdjustmentSort: null;
  AdjustmentState: null;
  AdminDashboard: ResolverTypeWrapper<{ readonly applicationSession?: number }>;
  Admission: ResolverTypeWrapper<Types.Admission>;
  AdmissionDecision: ResolverTypeWrapper<Types.AdmissionDecision>;
  AdmissionFunnel: ResolverTypeWrapper<Types.AdmissionFunnel>;
  AdmissionOffer: ResolverTypeWrapper<Types.AdmissionOffer>;
  AdmissionOutcome: null;
  AdmissionQuota: ResolverTypeWrapper<Types.AdmissionQuota>;
  AdmissionQuotaInput: Types.AdmissionQuotaInput;
  AdmissionRound: ResolverTypeWrapper<Types.AdmissionRound>;
  AmendSheetInput: Types.AmendSheetInput;
  AmendedResult: ResolverTypeWrapper<Types.AmendedResult>;
  Announcement: ResolverTypeWrapper<Types.Announcement>;
  AnnouncementAudience: null;
  AnnouncementFilter: Types.AnnouncementFilter;
  AnnouncementInput: Types.AnnouncementInput;
  AnnouncementPage: ResolverTypeWrapper<Types.AnnouncementPage>;
  AnnouncementRecord: ResolverTypeWrapper<Types.AnnouncementRecord>;
  AnnouncementSort: null;
  AnnouncementState: null;
  AnswerFilter: null;
  AnswerOfferResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AnswerOfferResult']>;
  Applicant: ResolverTypeWrapper<ApplicantSource>;
  ApplicantChangeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ApplicantChangeResult']>;
  ApplicantChanged: ResolverTypeWrapper<Types.ApplicantChanged>;
  ApplicantChoices: ResolverTypeWrapper<Types.ApplicantChoices>;
  ApplicantDecision: ResolverTypeWrapper<Types.ApplicantDecision>;
  ApplicantDecisionInput: Types.ApplicantDecisionInput;
  ApplicantFile: ResolverTypeWrapper<Types.ApplicantFile>;
  ApplicantFilter: Types.ApplicantFilter;
  ApplicantHistory: ResolverTypeWrapper<Types.ApplicantHistory>;
  ApplicantRecord: ResolverTypeWrapper<Types.ApplicantRecord>;
  ApplicantRecordPage: ResolverTypeWrapper<Types.ApplicantRecordPage>;
  ApplicantSitting: ResolverTypeWrapper<Types.ApplicantSitting>;
  ApplicantSort: null;
  ApplicantStage: null;
  ApplicantTest: ResolverTypeWrapper<Types.ApplicantTest>;
  Application: ResolverTypeWrapper<ApplicationView>;
  ApplicationDocument: null;
  ApplicationSection: ResolverTypeWrapper<Types.ApplicationSection>;
  ApplicationSession: ResolverTypeWrapper<Types.ApplicationSession>;
  ApplicationSessionFilter: Types.ApplicationSessionFilter;
  ApplicationSessionInput: Types.ApplicationSessionInput;
  ApplicationSessionPage: ResolverTypeWrapper<Types.ApplicationSessionPage>;
  ApplicationSessionRecord: ResolverTypeWrapper<Types.ApplicationSessionRecord>;
  ApplicationSessionRow: ResolverTypeWrapper<Types.ApplicationSessionRow>;
  ApplicationSessionSort: null;
  ApplicationSessionState: null;
  ApplicationSubmitted: ResolverTypeWrapper<Omit<Types.ApplicationSubmitted, 'applicant'> & { applicant: ResolversTypes['Applicant'] }>;
  AptitudeTest: ResolverTypeWrapper<Types.AptitudeTest>;
  AskAdjustmentInput: Types.AskAdjustmentInput;
  AskCreditRefundInput: Types.AskCreditRefundInput;
  AssignCoursesInput: Types.AssignCoursesInput;
  AssignCoursesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AssignCoursesResult']>;
  AssignLecturersInput: Types.AssignLecturersInput;
  AttendanceConflict: ResolverTypeWrapper<Types.AttendanceConflict>;
  AttendanceMark: null;
  AttendanceMarkInput: Types.AttendanceMarkInput;
  AttendanceMarked: ResolverTypeWrapper<Types.AttendanceMarked>;
  AttendanceProblem: ResolverTypeWrapper<Types.AttendanceProblem>;
  AttendanceSheet: ResolverTypeWrapper<Types.AttendanceSheet>;
  AttendanceShortfall: ResolverTypeWrapper<Types.AttendanceShortfall>;
  AttendanceShortfallFilter: Types.AttendanceShortfallFilter;
  AttendanceShortfallPage: ResolverTypeWrapper<Types.AttendanceShortfallPage>;
  AttendanceShortfallSort: null;
  Audience: Types.Audience;
  AuditChange: ResolverTypeWrapper<Types.AuditChange>;
  AuditEntry: ResolverTypeWrapper<Types.AuditEntry>;
  AuditFilter: Types.AuditFilter;
  AuditPage: ResolverTypeWrapper<Types.AuditPage>;
  AuditSort: null;
  AwardClass: ResolverTypeWrapper<Types.AwardClass>;
  AwardClassInput: Types.AwardClassInput;
  Backlog: ResolverTypeWrapper<Types.Backlog>;
  Balance: ResolverTypeWrapper<Types.Balance>;
  BalanceFilter: Types.BalanceFilter;
  BalancePage: ResolverTypeWrapper<Types.BalancePage>;
  BalanceSort: null;
  BalanceStanding: null;
  BalanceTotals: ResolverTypeWrapper<Types.BalanceTotals>;
  BankAccount: ResolverTypeWrapper<Types.BankAccount>;
  BankAccountInput: Types.BankAccountInput;
  BankAccountRecord: ResolverTypeWrapper<Types.BankAccountRecord>;
  BankChannel: null;
  BankReceipt: ResolverTypeWrapper<Types.BankReceipt>;
  BankRow: ResolverTypeWrapper<Types.BankRow>;
  BankRowFile: ResolverTypeWrapper<Types.BankRowFile>;
  BankRowFilter: Types.BankRowFilter;
  BankRowKind: null;
  BankRowPage: ResolverTypeWrapper<Types.BankRowPage>;
  BankRowResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BankRowResult']>;
  BankRowSlip: ResolverTypeWrapper<Types.BankRowSlip>;
  BankRowSort: null;
  BankRowState: null;
  BankStatement: ResolverTypeWrapper<Types.BankStatement>;
  BankStatementFile: ResolverTypeWrapper<Types.BankStatementFile>;
  BankStatementFilter: Types.BankStatementFilter;
  BankStatementPage: ResolverTypeWrapper<Types.BankStatementPage>;
  BankStatementSort: null;
  BarForAttendanceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BarForAttendanceResult']>;
  BarStudentInput: Types.BarStudentInput;
  BarStudentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BarStudentResult']>;
  BarredForAttendance: ResolverTypeWrapper<Types.BarredForAttendance>;
  BedHistory: ResolverTypeWrapper<Types.BedHistory>;
  BedSelected: ResolverTypeWrapper<SelectedBed>;
  BedStatus: null;
  BedTaken: ResolverTypeWrapper<Omit<Types.BedTaken, 'hostel'> & { hostel?: Types.Maybe<ResolversTypes['Hostel']> }>;
  BookTotal: ResolverTypeWrapper<Types.BookTotal>;
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>;
  Broadsheet: ResolverTypeWrapper<Types.Broadsheet>;
  BroadsheetCourse: ResolverTypeWrapper<Types.BroadsheetCourse>;
  BroadsheetMark: null;
  BroadsheetRow: ResolverTypeWrapper<Types.BroadsheetRow>;
  BulkDecision: ResolverTypeWrapper<Types.BulkDecision>;
  BulkDecisionInput: Types.BulkDecisionInput;
  BulkDecisionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BulkDecisionResult']>;
  BulkDecisionRow: ResolverTypeWrapper<Types.BulkDecisionRow>;
  BursaryDashboard: ResolverTypeWrapper<Types.BursaryDashboard>;
  BursaryFigures: ResolverTypeWrapper<Types.BursaryFigures>;
  Carryover: ResolverTypeWrapper<Types.Carryover>;
  CarryoverFilter: Types.CarryoverFilter;
  CarryoverPage: ResolverTypeWrapper<Types.CarryoverPage>;
  CarryoverSort: null;
  CashBook: ResolverTypeWrapper<Types.CashBook>;
  CashBookFile: ResolverTypeWrapper<Types.CashBookFile>;
  CashBookFilter: Types.CashBookFilter;
  CashBookPage: ResolverTypeWrapper<Types.CashBookPage>;
  CashBookSort: null;
  CashBookStatus: null;
  CashBookTakings: ResolverTypeWrapper<Types.CashBookTakings>;
  CatalogueConsequences: ResolverTypeWrapper<Types.CatalogueConsequences>;
  CatalogueResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CatalogueResult']>;
  CatalogueSaved: ResolverTypeWrapper<Types.CatalogueSaved>;
  CgpaPolicy: null;
  ChangePasswordInput: Types.ChangePasswordInput;
  ChangeRequestFile: ResolverTypeWrapper<Types.ChangeRequestFile>;
  ChangeRequestFilter: Types.ChangeRequestFilter;
  ChangeRequestPage: ResolverTypeWrapper<Types.ChangeRequestPage>;
  ChangeRequestRecord: ResolverTypeWrapper<Types.ChangeRequestRecord>;
  ChangeRequestStatus: null;
  ChannelDifference: ResolverTypeWrapper<Types.ChannelDifference>;
  ChannelLine: ResolverTypeWrapper<Types.ChannelLine>;
  ChannelReconciliation: ResolverTypeWrapper<Types.ChannelReconciliation>;
  ChannelReconciliationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChannelReconciliationResult']>;
  ChannelWaiting: ResolverTypeWrapper<Types.ChannelWaiting>;
  ChargeAdjusted: ResolverTypeWrapper<Types.ChargeAdjusted>;
  ChargePayment: ResolverTypeWrapper<Types.ChargePayment>;
  ChargeSection: null;
  ClassAttendanceState: null;
  ClassAttendee: ResolverTypeWrapper<Types.ClassAttendee>;
  ClassMark: null;
  ClassMeeting: ResolverTypeWrapper<Types.ClassMeeting>;
  ClassMeetingMark: ResolverTypeWrapper<Types.ClassMeetingMark>;
  ClassMeetingMarkInput: Types.ClassMeetingMarkInput;
  ClassMeetingMarks: ResolverTypeWrapper<Types.ClassMeetingMarks>;
  ClassMeetingSaved: ResolverTypeWrapper<Types.ClassMeetingSaved>;
  ClearanceState: null;
  ClearanceUnit: null;
  CloseCashBookResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CloseCashBookResult']>;
  CohortRules: ResolverTypeWrapper<Types.CohortRules>;
  ConfirmPasswordResetInput: Types.ConfirmPasswordResetInput;
  CorrectProfileInput: Types.CorrectProfileInput;
  CorrectedField: ResolverTypeWrapper<Types.CorrectedField>;
  CorrectionInput: Types.CorrectionInput;
  CorrectionRequest: ResolverTypeWrapper<Types.CorrectionRequest>;
  CorrectionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CorrectionResult']>;
  CouncilIndexing: ResolverTypeWrapper<Types.CouncilIndexing>;
  CounterMethod: null;
  CounterReceipt: ResolverTypeWrapper<Types.CounterReceipt>;
  CounterReceiptFile: ResolverTypeWrapper<Types.CounterReceiptFile>;
  CounterReceiptFilter: Types.CounterReceiptFilter;
  CounterReceiptPage: ResolverTypeWrapper<Types.CounterReceiptPage>;
  CounterReceiptSort: null;
  CounterReceiptState: null;
  CounterStudent: ResolverTypeWrapper<Types.CounterStudent>;
  Course: ResolverTypeWrapper<Types.Course>;
  CourseAssignment: ResolverTypeWrapper<Types.CourseAssignment>;
  CourseChoices: ResolverTypeWrapper<Types.CourseChoices>;
  CourseClassAttendance: ResolverTypeWrapper<Types.CourseClassAttendance>;
  CourseFilter: Types.CourseFilter;
  CourseHistory: ResolverTypeWrapper<Types.CourseHistory>;
  CourseInput: Types.CourseInput;
  CourseLecturer: ResolverTypeWrapper<Types.CourseLecturer>;
  CourseOffering: ResolverTypeWrapper<Types.CourseOffering>;
  CourseOfferingInput: Types.CourseOfferingInput;
  CoursePage: ResolverTypeWrapper<Types.CoursePage>;
  CoursePassRate: ResolverTypeWrapper<Types.CoursePassRate>;
  CoursePrerequisite: ResolverTypeWrapper<Types.CoursePrerequisite>;
  CourseRecord: ResolverTypeWrapper<Types.CourseRecord>;
  CourseRegistered: ResolverTypeWrapper<Types.CourseRegistered>;
  CourseRegistration: ResolverTypeWrapper<RegistrationSource>;
  CourseResult: ResolverTypeWrapper<Types.CourseResult>;
  CourseRoster: ResolverTypeWrapper<Types.CourseRoster>;
  CourseRow: ResolverTypeWrapper<Types.CourseRow>;
  CourseSort: null;
  CoursesAssignment: ResolverTypeWrapper<Types.CoursesAssignment>;
  CoursesRegistered: ResolverTypeWrapper<CoursesChanged>;
  CoverageKind: null;
  Date: ResolverTypeWrapper<Types.Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Types.Scalars['DateTime']['output']>;
  DayTakings: ResolverTypeWrapper<Types.DayTakings>;
  Deadline: ResolverTypeWrapper<Types.Deadline>;
  DeadlineName: null;
  DecideLeavingClearanceInput: Types.DecideLeavingClearanceInput;
  DecideLeavingClearanceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DecideLeavingClearanceResult']>;
  DecideSenateListResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DecideSenateListResult']>;
  DeleteClassMeetingInput: Types.DeleteClassMeetingInput;
  DepartmentChoice: ResolverTypeWrapper<Types.DepartmentChoice>;
  DepartmentCourses: ResolverTypeWrapper<Types.DepartmentCourses>;
  DepartmentFunnel: ResolverTypeWrapper<Types.DepartmentFunnel>;
  DepartmentInput: Types.DepartmentInput;
  DepartmentPage: ResolverTypeWrapper<Types.DepartmentPage>;
  DepartmentPlaces: ResolverTypeWrapper<Types.DepartmentPlaces>;
  DepartmentPlanInput: Types.DepartmentPlanInput;
  DepartmentProgrammes: ResolverTypeWrapper<Types.DepartmentProgrammes>;
  DepartmentRecord: ResolverTypeWrapper<Types.DepartmentRecord>;
  DepartmentRow: ResolverTypeWrapper<Types.DepartmentRow>;
  DepartmentSort: null;
  DifferenceKind: null;
  DifferingBook: ResolverTypeWrapper<Types.DifferingBook>;
  DocumentConfirmation: ResolverTypeWrapper<Types.DocumentConfirmation>;
  ElectiveCredits: ResolverTypeWrapper<Types.ElectiveCredits>;
  ElectiveCreditsInput: Types.ElectiveCreditsInput;
  EmailVerified: ResolverTypeWrapper<Types.EmailVerified>;
  EnteredScores: ResolverTypeWrapper<Types.EnteredScores>;
  EntryClearance: ResolverTypeWrapper<Types.EntryClearance>;
  EntryClearanceChanged: ResolverTypeWrapper<Types.EntryClearanceChanged>;
  EntryClearanceFile: ResolverTypeWrapper<Types.EntryClearanceFile>;
  EntryClearanceFilter: Types.EntryClearanceFilter;
  EntryClearancePage: ResolverTypeWrapper<Types.EntryClearancePage>;
  EntryClearanceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EntryClearanceResult']>;
  EntryClearanceRow: ResolverTypeWrapper<Types.EntryClearanceRow>;
  EntryClearanceSort: null;
  EntryClearanceState: null;
  EntryPaper: ResolverTypeWrapper<Types.EntryPaper>;
  EntryPaperDecisionInput: Types.EntryPaperDecisionInput;
  EntryPaperSent: ResolverTypeWrapper<Omit<Types.EntryPaperSent, 'applicant'> & { applicant: ResolversTypes['Applicant'] }>;
  EntryPaperState: null;
  EntrySession: ResolverTypeWrapper<Types.EntrySession>;
  ExamCard: ResolverTypeWrapper<Types.ExamCard>;
  ExamCardConfirmation: ResolverTypeWrapper<Types.ExamCardConfirmation>;
  ExamCardCourse: ResolverTypeWrapper<Types.ExamCardCourse>;
  ExamCardOmission: ResolverTypeWrapper<Types.ExamCardOmission>;
  ExamOfficerDashboard: ResolverTypeWrapper<Types.ExamOfficerDashboard>;
  Examinee: ResolverTypeWrapper<Types.Examinee>;
  ExpectedSponsorship: ResolverTypeWrapper<Types.ExpectedSponsorship>;
  ExportLinks: ResolverTypeWrapper<Types.ExportLinks>;
  FeeChangeInput: Types.FeeChangeInput;
  FeeChangePreview: ResolverTypeWrapper<Types.FeeChangePreview>;
  FeeChangePreviewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FeeChangePreviewResult']>;
  FeeFrequency: null;
  FeeLine: ResolverTypeWrapper<Types.FeeLine>;
  FeeLineInput: Types.FeeLineInput;
  FeeLineRecord: ResolverTypeWrapper<Types.FeeLineRecord>;
  FeeOffice: ResolverTypeWrapper<Types.FeeOffice>;
  FeeResidency: null;
  FeeSection: ResolverTypeWrapper<Types.FeeSection>;
  FeeSectionRecord: ResolverTypeWrapper<Types.FeeSectionRecord>;
  FeeStage: null;
  FieldRefusal: ResolverTypeWrapper<Types.FieldRefusal>;
  FigureChoices: ResolverTypeWrapper<Types.FigureChoices>;
  FigureFilter: Types.FigureFilter;
  FigureGrouping: null;
  FigureRow: ResolverTypeWrapper<Types.FigureRow>;
  FigureTotal: ResolverTypeWrapper<Types.FigureTotal>;
  Float: ResolverTypeWrapper<Types.Scalars['Float']['output']>;
  FoundApplicant: ResolverTypeWrapper<Types.FoundApplicant>;
  FoundCourse: ResolverTypeWrapper<Types.FoundCourse>;
  FoundStudent: ResolverTypeWrapper<Types.FoundStudent>;
  FreeBedChoice: ResolverTypeWrapper<Types.FreeBedChoice>;
  FunnelCounts: ResolverTypeWrapper<Types.FunnelCounts>;
  FunnelSession: ResolverTypeWrapper<Types.FunnelSession>;
  GradeStep: ResolverTypeWrapper<Types.GradeStep>;
  GraduationAudit: ResolverTypeWrapper<Types.GraduationAudit>;
  GraduationRequirement: ResolverTypeWrapper<Types.GraduationRequirement>;
  GraduationRequirementKind: null;
  Hostel: ResolverTypeWrapper<HostelSource>;
  HostelApplication: ResolverTypeWrapper<Types.HostelApplication>;
  HostelApplicationFilter: Types.HostelApplicationFilter;
  HostelApplicationPage: ResolverTypeWrapper<Types.HostelApplicationPage>;
  HostelApplicationRecord: ResolverTypeWrapper<Types.HostelApplicationRecord>;
  HostelApplicationSort: null;
  HostelApplicationState: Types.HostelApplicationState;
  HostelApplicationStatus: null;
  HostelAvailability: ResolverTypeWrapper<Types.HostelAvailability>;
  HostelBed: ResolverTypeWrapper<Types.HostelBed>;
  HostelBedPlace: ResolverTypeWrapper<Types.HostelBedPlace>;
  HostelBedState: null;
  HostelBedStudent: ResolverTypeWrapper<Types.HostelBedStudent>;
  HostelBeds: ResolverTypeWrapper<Types.HostelBeds>;
  HostelChanged: ResolverTypeWrapper<Omit<Types.HostelChanged, 'hostel'> & { hostel?: Types.Maybe<ResolversTypes['Hostel']> }>;
  HostelDecision: null;
  HostelDecisionRow: ResolverTypeWrapper<Types.HostelDecisionRow>;
  HostelDecisionsInput: Types.HostelDecisionsInput;
  HostelDecisionsMade: ResolverTypeWrapper<Types.HostelDecisionsMade>;
  HostelDecisionsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HostelDecisionsResult']>;
  HostelFee: ResolverTypeWrapper<Types.HostelFee>;
  HostelHouse: ResolverTypeWrapper<Types.HostelHouse>;
  HostelInput: Types.HostelInput;
  HostelKind: null;
  HostelOccupancy: ResolverTypeWrapper<Types.HostelOccupancy>;
  HostelOffer: ResolverTypeWrapper<Types.HostelOffer>;
  HostelOfferRecord: ResolverTypeWrapper<Types.HostelOfferRecord>;
  HostelOffice: ResolverTypeWrapper<Types.HostelOffice>;
  HostelPrintoutConfirmation: ResolverTypeWrapper<Types.HostelPrintoutConfirmation>;
  HostelResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HostelResult']>;
  HostelRoom: ResolverTypeWrapper<Types.HostelRoom>;
  HostelRoomFilter: Types.HostelRoomFilter;
  HostelRoomInput: Types.HostelRoomInput;
  HostelRoomPage: ResolverTypeWrapper<Types.HostelRoomPage>;
  HostelRoomPlace: ResolverTypeWrapper<Types.HostelRoomPlace>;
  HostelRoomSort: null;
  HostelRoomsInput: Types.HostelRoomsInput;
  HostelSettings: ResolverTypeWrapper<Types.HostelSettings>;
  HostelSettingsInput: Types.HostelSettingsInput;
  HostelWaiting: ResolverTypeWrapper<Types.HostelWaiting>;
  HostelWaitingCount: ResolverTypeWrapper<Types.HostelWaitingCount>;
  HostelWaitingFilter: Types.HostelWaitingFilter;
  HostelWaitingPage: ResolverTypeWrapper<Types.HostelWaitingPage>;
  HostelWaitingRecord: ResolverTypeWrapper<Types.HostelWaitingRecord>;
  HostelWaitingSort: null;
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>;
  IctDashboard: ResolverTypeWrapper<Types.IctDashboard>;
  IdCardConfirmation: ResolverTypeWrapper<Types.IdCardConfirmation>;
  IdCardReissued: ResolverTypeWrapper<Types.IdCardReissued>;
  ImportCoursesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ImportCoursesResult']>;
  ImportIndexNumbersResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ImportIndexNumbersResult']>;
  ImportProblem: ResolverTypeWrapper<Types.ImportProblem>;
  ImportRemittanceSharesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ImportRemittanceSharesResult']>;
  ImportReport: ResolverTypeWrapper<Types.ImportReport>;
  ImportSponsoredStudentsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ImportSponsoredStudentsResult']>;
  ImportStudentsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ImportStudentsResult']>;
  IndexNumberPreview: ResolverTypeWrapper<Types.IndexNumberPreview>;
  IndexNumbersImport: ResolverTypeWrapper<Types.IndexNumbersImport>;
  IndexingChangeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['IndexingChangeResult']>;
  IndexingChanged: ResolverTypeWrapper<Types.IndexingChanged>;
  IndexingColumn: ResolverTypeWrapper<Types.IndexingColumn>;
  IndexingColumnInput: Types.IndexingColumnInput;
  IndexingCounts: ResolverTypeWrapper<Types.IndexingCounts>;
  IndexingGap: null;
  IndexingRoundFilter: Types.IndexingRoundFilter;
  IndexingRoundInput: Types.IndexingRoundInput;
  IndexingRoundOpened: ResolverTypeWrapper<Types.IndexingRoundOpened>;
  IndexingRoundPage: ResolverTypeWrapper<Types.IndexingRoundPage>;
  IndexingRoundRecord: ResolverTypeWrapper<Types.IndexingRoundRecord>;
  IndexingRoundRow: ResolverTypeWrapper<Types.IndexingRoundRow>;
  IndexingRoundSort: null;
  IndexingState: null;
  IndexingStudent: ResolverTypeWrapper<Types.IndexingStudent>;
  IndexingStudentFilter: Types.IndexingStudentFilter;
  IndexingStudentPage: ResolverTypeWrapper<Types.IndexingStudentPage>;
  IndexingStudentSort: null;
  IndexingValue: null;
  Instalment: ResolverTypeWrapper<Types.Instalment>;
  InstalmentFigures: ResolverTypeWrapper<Types.InstalmentFigures>;
  InstalmentFilter: Types.InstalmentFilter;
  InstalmentPage: ResolverTypeWrapper<Types.InstalmentPage>;
  InstalmentSort: null;
  InstalmentState: null;
  Int: ResolverTypeWrapper<Types.Scalars['Int']['output']>;
  IssuedIdCard: ResolverTypeWrapper<Types.IssuedIdCard>;
  IssuedSlip: ResolverTypeWrapper<Types.IssuedSlip>;
  IssuedSlipFile: ResolverTypeWrapper<Types.IssuedSlipFile>;
  IssuedSlipFilter: Types.IssuedSlipFilter;
  IssuedSlipPage: ResolverTypeWrapper<Types.IssuedSlipPage>;
  IssuedSlipSort: null;
  JambDetails: ResolverTypeWrapper<Types.JambDetails>;
  JambDetailsInput: Types.JambDetailsInput;
  LeavingClearance: ResolverTypeWrapper<Types.LeavingClearance>;
  LeavingClearanceDecided: ResolverTypeWrapper<Types.LeavingClearanceDecided>;
  LeavingClearanceFilter: Types.LeavingClearanceFilter;
  LeavingClearancePage: ResolverTypeWrapper<Types.LeavingClearancePage>;
  LeavingClearanceSort: null;
  LeavingStanding: null;
  LeavingStudent: ResolverTypeWrapper<Types.LeavingStudent>;
  LeavingStudentInput: Types.LeavingStudentInput;
  LecturerDashboard: ResolverTypeWrapper<Types.LecturerDashboard>;
  LedgerBalance: ResolverTypeWrapper<Types.LedgerBalance>;
  LedgerEntry: ResolverTypeWrapper<Types.LedgerEntry>;
  LedgerFigures: ResolverTypeWrapper<Types.LedgerFigures>;
  LeftoverReason: null;
  LinkDelivery: null;
  MarkAttendanceInput: Types.MarkAttendanceInput;
  MarkAttendanceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MarkAttendanceResult']>;
  MatchState: null;
  MatchTotal: ResolverTypeWrapper<Types.MatchTotal>;
  Milestone: ResolverTypeWrapper<Types.Milestone>;
  MilestoneName: Types.MilestoneName;
  MilestoneState: Types.MilestoneState;
  MovedTotal: ResolverTypeWrapper<Types.MovedTotal>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Naira: ResolverTypeWrapper<Types.Scalars['Naira']['output']>;
  NamedChoice: ResolverTypeWrapper<Types.NamedChoice>;
  NamedCourse: ResolverTypeWrapper<Types.NamedCourse>;
  NamedDepartment: ResolverTypeWrapper<Types.NamedDepartment>;
  NamedLecturer: ResolverTypeWrapper<Types.NamedLecturer>;
  NamedProgramme: ResolverTypeWrapper<Types.NamedProgramme>;
  NamedSponsor: ResolverTypeWrapper<Types.NamedSponsor>;
  NextInstalment: ResolverTypeWrapper<Types.NextInstalment>;
  OfferAnswer: null;
  OfferAnswered: ResolverTypeWrapper<Omit<Types.OfferAnswered, 'applicant'> & { applicant: ResolversTypes['Applicant'] }>;
  OfferedProgrammeCourse: ResolverTypeWrapper<Types.OfferedProgrammeCourse>;
  OfficeCalendar: ResolverTypeWrapper<Types.OfficeCalendar>;
  OlevelRequirement: ResolverTypeWrapper<Types.OlevelRequirement>;
  OlevelRequirementInput: Types.OlevelRequirementInput;
  OlevelSitting: ResolverTypeWrapper<Types.OlevelSitting>;
  OlevelSittingInput: Types.OlevelSittingInput;
  OpenIndexingRoundResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OpenIndexingRoundResult']>;
  OtherAccount: ResolverTypeWrapper<Types.OtherAccount>;
  OutcomeFilter: null;
  OutstandingCarryover: ResolverTypeWrapper<Types.OutstandingCarryover>;
  OverwrittenScores: ResolverTypeWrapper<Types.OverwrittenScores>;
  OwnCashBook: ResolverTypeWrapper<Types.OwnCashBook>;
  OwnClassAttendance: ResolverTypeWrapper<Types.OwnClassAttendance>;
  OwnCorrections: ResolverTypeWrapper<Types.OwnCorrections>;
  OwnCourseAttendance: ResolverTypeWrapper<Types.OwnCourseAttendance>;
  OwnCourseFilter: Types.OwnCourseFilter;
  OwnIdCard: ResolverTypeWrapper<Types.OwnIdCard>;
  OwnLeavingClearance: ResolverTypeWrapper<Types.OwnLeavingClearance>;
  OwnUnitDecision: ResolverTypeWrapper<Types.OwnUnitDecision>;
  PageInput: Types.PageInput;
  PaidFee: ResolverTypeWrapper<Types.PaidFee>;
  PasswordLink: ResolverTypeWrapper<Types.PasswordLink>;
  PasswordLinkHandedOut: ResolverTypeWrapper<Types.PasswordLinkHandedOut>;
  PasswordLinkHandedOutResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PasswordLinkHandedOutResult']>;
  PasswordLinkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PasswordLinkResult']>;
  PastLevel: ResolverTypeWrapper<Types.PastLevel>;
  PayableItem: ResolverTypeWrapper<Types.PayableItem>;
  Payer: ResolverTypeWrapper<Types.Payer>;
  PayerKind: null;
  Payment: ResolverTypeWrapper<Types.Payment>;
  PaymentAction: ResolverTypeWrapper<Types.PaymentAction>;
  PaymentChannel: null;
  PaymentFile: ResolverTypeWrapper<Types.PaymentFile>;
  PaymentLine: ResolverTypeWrapper<Types.PaymentLine>;
  PaymentOutcome: ResolverTypeWrapper<Types.PaymentOutcome>;
  PaymentOutcomeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PaymentOutcomeResult']>;
  PaymentPlan: ResolverTypeWrapper<Types.PaymentPlan>;
  PaymentPlanChangeInput: Types.PaymentPlanChangeInput;
  PaymentPlanInput: Types.PaymentPlanInput;
  PaymentPlanPreview: ResolverTypeWrapper<Types.PaymentPlanPreview>;
  PaymentPlanPreviewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PaymentPlanPreviewResult']>;
  PaymentPlans: ResolverTypeWrapper<Types.PaymentPlans>;
  PaymentPurpose: null;
  PaymentRecord: ResolverTypeWrapper<Types.PaymentRecord>;
  PaymentRecordFilter: Types.PaymentRecordFilter;
  PaymentRecordPage: ResolverTypeWrapper<Types.PaymentRecordPage>;
  PaymentRecordSort: null;
  PaymentRefusal: null;
  PaymentRequeried: ResolverTypeWrapper<Types.PaymentRequeried>;
  PaymentResolution: ResolverTypeWrapper<Types.PaymentResolution>;
  PaymentSlip: ResolverTypeWrapper<Types.PaymentSlip>;
  PaymentSlipResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PaymentSlipResult']>;
  PaymentSlipState: null;
  PaymentSlips: ResolverTypeWrapper<Types.PaymentSlips>;
  PaymentStarted: ResolverTypeWrapper<Types.PaymentStarted>;
  PaymentStatus: null;
  PaymentTotal: ResolverTypeWrapper<Types.PaymentTotal>;
  PaymentsRequeried: ResolverTypeWrapper<Types.PaymentsRequeried>;
  PersonKind: null;
  PersonalDetailsInput: Types.PersonalDetailsInput;
  PlaceOfPayment: null;
  PlanFigures: ResolverTypeWrapper<Types.PlanFigures>;
  PlanLock: ResolverTypeWrapper<Types.PlanLock>;
  PlanShare: ResolverTypeWrapper<Types.PlanShare>;
  PlanShareInput: Types.PlanShareInput;
  PlanShareState: null;
  PlanSponsor: ResolverTypeWrapper<Types.PlanSponsor>;
  PlanUnlock: null;
  Portal: ResolverTypeWrapper<Types.Portal>;
  PrepareSenateListResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PrepareSenateListResult']>;
  PreviewRow: ResolverTypeWrapper<Types.PreviewRow>;
  PreviewSlip: ResolverTypeWrapper<Types.PreviewSlip>;
  PreviewedLine: ResolverTypeWrapper<Types.PreviewedLine>;
  PreviewedSchedule: ResolverTypeWrapper<Types.PreviewedSchedule>;
  PreviewedSection: ResolverTypeWrapper<Types.PreviewedSection>;
  Profile: ResolverTypeWrapper<Types.Profile>;
  ProfileFile: ResolverTypeWrapper<Types.ProfileFile>;
  ProfileFilter: Types.ProfileFilter;
  ProfileInput: Types.ProfileInput;
  ProfileOwner: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProfileOwner']>;
  ProfilePage: ResolverTypeWrapper<Types.ProfilePage>;
  ProfileRecord: ResolverTypeWrapper<Types.ProfileRecord>;
  ProfileSort: null;
  ProfileUpdated: ResolverTypeWrapper<Omit<Types.ProfileUpdated, 'student'> & { student: ResolversTypes['Student'] }>;
  ProgrammeChoice: ResolverTypeWrapper<Types.ProgrammeChoice>;
  ProgrammeChoices: ResolverTypeWrapper<Types.ProgrammeChoices>;
  ProgrammeCourse: ResolverTypeWrapper<Types.ProgrammeCourse>;
  ProgrammeDefaults: ResolverTypeWrapper<Types.ProgrammeDefaults>;
  ProgrammeInput: Types.ProgrammeInput;
  ProgrammePlaces: ResolverTypeWrapper<Types.ProgrammePlaces>;
  ProgrammeQuota: ResolverTypeWrapper<Types.ProgrammeQuota>;
  ProgrammeQuotaInput: Types.ProgrammeQuotaInput;
  ProgrammeRecord: ResolverTypeWrapper<Types.ProgrammeRecord>;
  ProgrammeRow: ResolverTypeWrapper<Types.ProgrammeRow>;
  ProgrammeRulesInput: Types.ProgrammeRulesInput;
  ProgressCounts: ResolverTypeWrapper<Types.ProgressCounts>;
  ProgressGroup: ResolverTypeWrapper<Types.ProgressGroup>;
  PromoteStudentsInput: Types.PromoteStudentsInput;
  PublishSheetsInput: Types.PublishSheetsInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuotaUse: ResolverTypeWrapper<Types.QuotaUse>;
  ReadinessGap: null;
  Receipt: ResolverTypeWrapper<Types.Receipt>;
  ReceiptConfirmation: ResolverTypeWrapper<Types.ReceiptConfirmation>;
  ReceiptFilter: Types.ReceiptFilter;
  ReceiptLine: ResolverTypeWrapper<Types.ReceiptLine>;
  ReceiptPage: ResolverTypeWrapper<Types.ReceiptPage>;
  ReceiptSort: null;
  ReceiptState: null;
  ReceiptStudent: ResolverTypeWrapper<Types.ReceiptStudent>;
  ReceiptTotals: ResolverTypeWrapper<Types.ReceiptTotals>;
  ReceiptVoid: ResolverTypeWrapper<Types.ReceiptVoid>;
  ReceiptVoidResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReceiptVoidResult']>;
  ReconciledAccount: ResolverTypeWrapper<Types.ReconciledAccount>;
  ReconciledChannel: null;
  ReconciledPayment: ResolverTypeWrapper<Types.ReconciledPayment>;
  Reconciliation: ResolverTypeWrapper<Types.Reconciliation>;
  ReconciliationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReconciliationResult']>;
  ReconciliationWaiting: null;
  RecordCounterReceiptInput: Types.RecordCounterReceiptInput;
  RecordCounterReceiptResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RecordCounterReceiptResult']>;
  RecordedChange: ResolverTypeWrapper<Types.RecordedChange>;
  RecoveryCodes: ResolverTypeWrapper<Types.RecoveryCodes>;
  RecoveryCodesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RecoveryCodesResult']>;
  Refund: ResolverTypeWrapper<Types.Refund>;
  RefundFile: ResolverTypeWrapper<Types.RefundFile>;
  RefundFilter: Types.RefundFilter;
  RefundKind: null;
  RefundLine: ResolverTypeWrapper<Types.RefundLine>;
  RefundPage: ResolverTypeWrapper<Types.RefundPage>;
  RefundResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RefundResult']>;
  RefundShown: ResolverTypeWrapper<Types.RefundShown>;
  RefundSort: null;
  RefundSource: null;
  RefundState: null;
  Refusal: ResolverTypeWrapper<Types.Refusal>;
  RefusedMoney: ResolverTypeWrapper<Types.RefusedMoney>;
  RegisterCoursesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RegisterCoursesResult']>;
  RegistrableCourse: ResolverTypeWrapper<Types.RegistrableCourse>;
  RegistrationCourses: ResolverTypeWrapper<CoursesSource>;
  RegistrationCoursesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RegistrationCoursesResult']>;
  RegistrationProgress: ResolverTypeWrapper<Types.RegistrationProgress>;
  RegistrationRefused: ResolverTypeWrapper<Types.RegistrationRefused>;
  RegistrationSlipConfirmation: ResolverTypeWrapper<Types.RegistrationSlipConfirmation>;
  RegistrationStatus: ResolverTypeWrapper<Types.RegistrationStatus>;
  ReissueIdCardInput: Types.ReissueIdCardInput;
  ReissueIdCardResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReissueIdCardResult']>;
  RemittanceInput: Types.RemittanceInput;
  RemittanceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemittanceResult']>;
  RemittanceShare: ResolverTypeWrapper<Types.RemittanceShare>;
  RemittanceShareFilter: Types.RemittanceShareFilter;
  RemittanceShareInput: Types.RemittanceShareInput;
  RemittanceSharePage: ResolverTypeWrapper<Types.RemittanceSharePage>;
  RemittanceSharePreview: ResolverTypeWrapper<Types.RemittanceSharePreview>;
  RemittanceShareSort: null;
  RemittanceShareState: null;
  RemittanceSharesImport: ResolverTypeWrapper<Types.RemittanceSharesImport>;
  RemittanceState: null;
  RequeriedPayment: ResolverTypeWrapper<Types.RequeriedPayment>;
  RequeryOutcome: null;
  RequeryPaymentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequeryPaymentResult']>;
  RequeryPaymentsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequeryPaymentsResult']>;
  RequirementState: null;
  ResolutionWay: null;
  ResultAmendmentInput: Types.ResultAmendmentInput;
  ResultRow: ResolverTypeWrapper<Types.ResultRow>;
  ResultSemester: ResolverTypeWrapper<Types.ResultSemester>;
  ResultSheet: ResolverTypeWrapper<Types.ResultSheet>;
  ResultSheetFilter: Types.ResultSheetFilter;
  ResultSheetPage: ResolverTypeWrapper<Types.ResultSheetPage>;
  ResultSheetRow: ResolverTypeWrapper<Types.ResultSheetRow>;
  ResultSheetSort: null;
  ResultSheetState: null;
  ReturnSheetInput: Types.ReturnSheetInput;
  Revenue: ResolverTypeWrapper<Types.Revenue>;
  RevenueDay: ResolverTypeWrapper<Types.RevenueDay>;
  RevenueItem: ResolverTypeWrapper<Types.RevenueItem>;
  RevenuePurpose: null;
  RosterSemester: ResolverTypeWrapper<Types.RosterSemester>;
  RosterStudent: ResolverTypeWrapper<Types.RosterStudent>;
  RoundOfAdmission: ResolverTypeWrapper<Types.RoundOfAdmission>;
  RowProposal: ResolverTypeWrapper<Types.RowProposal>;
  RowProposalInput: Types.RowProposalInput;
  RowRemittance: ResolverTypeWrapper<Types.RowRemittance>;
  RowWay: null;
  SaveClassMeetingInput: Types.SaveClassMeetingInput;
  SaveClassMeetingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveClassMeetingResult']>;
  SaveScoresInput: Types.SaveScoresInput;
  SaveScoresResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveScoresResult']>;
  SaveSectionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveSectionResult']>;
  SavedScores: ResolverTypeWrapper<Types.SavedScores>;
  ScheduleSection: null;
  ScoreCellInput: Types.ScoreCellInput;
  ScoreConflict: ResolverTypeWrapper<Types.ScoreConflict>;
  ScoreField: null;
  ScoreImportResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ScoreImportResult']>;
  ScoreMaxima: ResolverTypeWrapper<Types.ScoreMaxima>;
  ScoreProblem: ResolverTypeWrapper<Types.ScoreProblem>;
  ScoreRemark: null;
  ScreeningFee: ResolverTypeWrapper<Types.ScreeningFee>;
  SecondFactor: ResolverTypeWrapper<Types.SecondFactor>;
  SecondFactorInput: Types.SecondFactorInput;
  SecondFactorRequired: ResolverTypeWrapper<Types.SecondFactorRequired>;
  SecondFactorSetup: ResolverTypeWrapper<Types.SecondFactorSetup>;
  SectionSaved: ResolverTypeWrapper<Omit<Types.SectionSaved, 'applicant'> & { applicant: ResolversTypes['Applicant'] }>;
  SectionState: null;
  SectionSums: ResolverTypeWrapper<Types.SectionSums>;
  SeenNameInput: Types.SeenNameInput;
  SelectBedResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SelectBedResult']>;
  Semester: Types.Semester;
  SemesterCourse: ResolverTypeWrapper<Types.SemesterCourse>;
  SemesterCourseFilter: Types.SemesterCourseFilter;
  SemesterCoursePage: ResolverTypeWrapper<Types.SemesterCoursePage>;
  SemesterCourseSort: null;
  SemesterInput: Types.SemesterInput;
  SemesterRecord: ResolverTypeWrapper<Types.SemesterRecord>;
  SemesterResults: ResolverTypeWrapper<Types.SemesterResults>;
  SenateApproval: ResolverTypeWrapper<Types.SenateApproval>;
  SenateListDecided: ResolverTypeWrapper<Types.SenateListDecided>;
  SenateListEntry: ResolverTypeWrapper<Types.SenateListEntry>;
  SenateListFilter: Types.SenateListFilter;
  SenateListPage: ResolverTypeWrapper<Types.SenateListPage>;
  SenateListPrepared: ResolverTypeWrapper<Types.SenateListPrepared>;
  SenateListRecord: ResolverTypeWrapper<Types.SenateListRecord>;
  SenateListRow: ResolverTypeWrapper<Types.SenateListRow>;
  SenateListSort: null;
  SenateListState: null;
  SendEntryPaperResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendEntryPaperResult']>;
  SessionFees: ResolverTypeWrapper<Types.SessionFees>;
  SessionResults: ResolverTypeWrapper<Types.SessionResults>;
  ShareFigures: ResolverTypeWrapper<Types.ShareFigures>;
  SheetAmendment: ResolverTypeWrapper<Types.SheetAmendment>;
  SheetAmendmentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SheetAmendmentResult']>;
  SheetChanged: ResolverTypeWrapper<Types.SheetChanged>;
  SheetEvent: ResolverTypeWrapper<Types.SheetEvent>;
  SheetFlag: ResolverTypeWrapper<Types.SheetFlag>;
  SheetImportReport: ResolverTypeWrapper<Types.SheetImportReport>;
  SheetImportResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SheetImportResult']>;
  SheetPublicationRow: ResolverTypeWrapper<Types.SheetPublicationRow>;
  SheetResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SheetResult']>;
  SheetStateCount: ResolverTypeWrapper<Types.SheetStateCount>;
  SheetStepInput: Types.SheetStepInput;
  SheetVersion: ResolverTypeWrapper<Types.SheetVersion>;
  SheetsPublication: ResolverTypeWrapper<Types.SheetsPublication>;
  SheetsPublicationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SheetsPublicationResult']>;
  SignInInput: Types.SignInInput;
  SignInResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignInResult']>;
  SignInRole: Types.SignInRole;
  SignUpInput: Types.SignUpInput;
  SignUpResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignUpResult']>;
  SignedIn: ResolverTypeWrapper<Omit<Types.SignedIn, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  SignedUp: ResolverTypeWrapper<Types.SignedUp>;
  SimulatedCandidate: ResolverTypeWrapper<Types.SimulatedCandidate>;
  SimulatedDepartment: ResolverTypeWrapper<Types.SimulatedDepartment>;
  Simulation: ResolverTypeWrapper<Types.Simulation>;
  SimulationInput: Types.SimulationInput;
  SimulationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SimulationResult']>;
  SittingCheckInput: Types.SittingCheckInput;
  SittingCheckResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SittingCheckResult']>;
  SittingChecked: ResolverTypeWrapper<Types.SittingChecked>;
  SittingCorrectionInput: Types.SittingCorrectionInput;
  SittingFile: ResolverTypeWrapper<Types.SittingFile>;
  SittingFilter: Types.SittingFilter;
  SittingRecord: ResolverTypeWrapper<Types.SittingRecord>;
  SittingRecordPage: ResolverTypeWrapper<Types.SittingRecordPage>;
  SittingSort: null;
  SittingState: null;
  SlipCourse: ResolverTypeWrapper<Types.SlipCourse>;
  SlipLine: ResolverTypeWrapper<Types.SlipLine>;
  Sponsor: ResolverTypeWrapper<Types.Sponsor>;
  SponsorFile: ResolverTypeWrapper<Types.SponsorFile>;
  SponsorFilter: Types.SponsorFilter;
  SponsorInput: Types.SponsorInput;
  SponsorPage: ResolverTypeWrapper<Types.SponsorPage>;
  SponsorReceipt: ResolverTypeWrapper<Types.SponsorReceipt>;
  SponsorReceiptResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SponsorReceiptResult']>;
  SponsorRemittance: ResolverTypeWrapper<Types.SponsorRemittance>;
  SponsorRemittanceFile: ResolverTypeWrapper<Types.SponsorRemittanceFile>;
  SponsorRemittanceFilter: Types.SponsorRemittanceFilter;
  SponsorRemittancePage: ResolverTypeWrapper<Types.SponsorRemittancePage>;
  SponsorRemittanceSort: null;
  SponsorSaved: ResolverTypeWrapper<Types.SponsorSaved>;
  SponsorSavedResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SponsorSavedResult']>;
  SponsorSort: null;
  SponsorStatementConfirmation: ResolverTypeWrapper<Types.SponsorStatementConfirmation>;
  SponsorTransfer: ResolverTypeWrapper<Types.SponsorTransfer>;
  SponsoredSection: null;
  SponsoredStudent: ResolverTypeWrapper<Types.SponsoredStudent>;
  SponsoredStudentFilter: Types.SponsoredStudentFilter;
  SponsoredStudentPage: ResolverTypeWrapper<Types.SponsoredStudentPage>;
  SponsoredStudentPreview: ResolverTypeWrapper<Types.SponsoredStudentPreview>;
  SponsoredStudentSort: null;
  SponsoredStudentsImport: ResolverTypeWrapper<Types.SponsoredStudentsImport>;
  Sponsorship: ResolverTypeWrapper<Types.Sponsorship>;
  SponsorshipFile: ResolverTypeWrapper<Types.SponsorshipFile>;
  SponsorshipInput: Types.SponsorshipInput;
  SponsorshipState: null;
  Staff: ResolverTypeWrapper<StaffRecord>;
  StaffInvitation: ResolverTypeWrapper<Types.StaffInvitation>;
  StaffInvitationFilter: Types.StaffInvitationFilter;
  StaffInvitationInput: Types.StaffInvitationInput;
  StaffInvitationPage: ResolverTypeWrapper<Types.StaffInvitationPage>;
  StaffInvitationSort: null;
  StaffInvitationState: null;
  StaffLink: ResolverTypeWrapper<Types.StaffLink>;
  StaffLinkPurpose: null;
  StaffLinkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StaffLinkResult']>;
  StaffMember: ResolverTypeWrapper<Types.StaffMember>;
  StaffMemberFilter: Types.StaffMemberFilter;
  StaffMemberPage: ResolverTypeWrapper<Types.StaffMemberPage>;
  StaffMemberSort: null;
  StaffPermissions: ResolverTypeWrapper<Types.StaffPermissions>;
  StaffRole: Types.StaffRole;
  StaffSearch: ResolverTypeWrapper<Types.StaffSearch>;
  StaffSignInInput: Types.StaffSignInInput;
  StaffSignInResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StaffSignInResult']>;
  StaffStatus: null;
  StartPaymentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartPaymentResult']>;
  StartSecondFactorResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartSecondFactorResult']>;
  StatementColumn: ResolverTypeWrapper<Types.StatementColumn>;
  StatementColumns: ResolverTypeWrapper<Types.StatementColumns>;
  StatementColumnsInput: Types.StatementColumnsInput;
  StatementColumnsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StatementColumnsResult']>;
  StatementConfirmation: ResolverTypeWrapper<Types.StatementConfirmation>;
  StatementDateFormat: null;
  StatementGap: ResolverTypeWrapper<Types.StatementGap>;
  StatementImport: ResolverTypeWrapper<Types.StatementImport>;
  StatementImportResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StatementImportResult']>;
  StatementOfResultConfirmation: ResolverTypeWrapper<Types.StatementOfResultConfirmation>;
  StatementSum: ResolverTypeWrapper<Types.StatementSum>;
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>;
  Student: ResolverTypeWrapper<StudentSource>;
  StudentAccount: ResolverTypeWrapper<Types.StudentAccount>;
  StudentAction: ResolverTypeWrapper<Types.StudentAction>;
  StudentActionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StudentActionResult']>;
  StudentActionRow: ResolverTypeWrapper<Types.StudentActionRow>;
  StudentBarred: ResolverTypeWrapper<Types.StudentBarred>;
  StudentFees: ResolverTypeWrapper<Types.StudentFees>;
  StudentFile: ResolverTypeWrapper<Types.StudentFile>;
  StudentFilter: Types.StudentFilter;
  StudentProgrammeInput: Types.StudentProgrammeInput;
  StudentRecord: ResolverTypeWrapper<Types.StudentRecord>;
  StudentRecordAccount: ResolverTypeWrapper<Types.StudentRecordAccount>;
  StudentRecordPage: ResolverTypeWrapper<Types.StudentRecordPage>;
  StudentRecordResults: ResolverTypeWrapper<Types.StudentRecordResults>;
  StudentResults: ResolverTypeWrapper<Types.StudentResults>;
  StudentSort: null;
  StudentStanding: null;
  StudentStandingInput: Types.StudentStandingInput;
  SubjectGrade: ResolverTypeWrapper<Types.SubjectGrade>;
  SubjectGradeInput: Types.SubjectGradeInput;
  SubmitApplicationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SubmitApplicationResult']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TaughtCourse: ResolverTypeWrapper<Types.TaughtCourse>;
  TeachingChoices: ResolverTypeWrapper<Types.TeachingChoices>;
  TeachingSemester: ResolverTypeWrapper<Types.TeachingSemester>;
  TestBatch: ResolverTypeWrapper<Types.TestBatch>;
  TestBatchChoice: ResolverTypeWrapper<Types.TestBatchChoice>;
  TestBatchInput: Types.TestBatchInput;
  TestNoticeConfirmed: ResolverTypeWrapper<Omit<Types.TestNoticeConfirmed, 'applicant'> & { applicant: ResolversTypes['Applicant'] }>;
  TranscriptConfirmation: ResolverTypeWrapper<Types.TranscriptConfirmation>;
  TransferSighting: null;
  TuitionFee: ResolverTypeWrapper<Types.TuitionFee>;
  TuitionPlan: ResolverTypeWrapper<Types.TuitionPlan>;
  TuitionPlanShare: ResolverTypeWrapper<Types.TuitionPlanShare>;
  TuitionRecord: ResolverTypeWrapper<Types.TuitionRecord>;
  TuitionShare: null;
  UnassignedCourse: ResolverTypeWrapper<Types.UnassignedCourse>;
  UnitDecision: ResolverTypeWrapper<Types.UnitDecision>;
  UnitState: ResolverTypeWrapper<Types.UnitState>;
  UnlistedGraduates: ResolverTypeWrapper<Types.UnlistedGraduates>;
  UnreadableRow: ResolverTypeWrapper<Types.UnreadableRow>;
  UnverifiedEmail: ResolverTypeWrapper<Types.UnverifiedEmail>;
  UnverifiedPage: ResolverTypeWrapper<Types.UnverifiedPage>;
  UnverifiedSort: null;
  UpdateProfileResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateProfileResult']>;
  Upload: ResolverTypeWrapper<Types.Scalars['Upload']['output']>;
  ValidIdCard: ResolverTypeWrapper<Types.ValidIdCard>;
  VerifyEmailInput: Types.VerifyEmailInput;
  VerifyEmailResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['VerifyEmailResult']>;
  VersionChange: ResolverTypeWrapper<Types.VersionChange>;
  VersionedResult: ResolverTypeWrapper<Types.VersionedResult>;
  Viewer: ResolverTypeWrapper<ViewerSource>;
  WaitingRows: ResolverTypeWrapper<Types.WaitingRows>;
  WaitingWork: ResolverTypeWrapper<Types.WaitingWork>;
  Workload: ResolverTypeWrapper<Types.Workload>;
  WorkloadFilter: Types.WorkloadFilter;
  WorkloadPage: ResolverTypeWrapper<Types.WorkloadPage>;
  WorkloadSort: null;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcademicCalendar: Types.AcademicCalendar;
  AcademicQualificationsInput: Types.AcademicQualificationsInput;
  AcademicSessionRecord: Types.AcademicSessionRecord;
  AcademicStanding: Types.AcademicStanding;
  AcademicStandingList: Types.AcademicStandingList;
  AcademicStandingRow: Types.AcademicStandingRow;
  AccountCharge: Types.AccountCharge;
  AccountReceipt: Types.AccountReceipt;
  AccountSection: Types.AccountSection;
  AccountSession: Types.AccountSession;
  Acknowledgement: Types.Acknowledgement;
  AcknowledgementResult: ResolversUnionTypes<ResolversParentTypes>['AcknowledgementResult'];
  AdjustedStudent: Types.AdjustedStudent;
  Adjustment: Types.Adjustment;
  AdjustmentEffect: Types.AdjustmentEffect;
  AdjustmentFile: Types.AdjustmentFile;
  AdjustmentFilter: Types.AdjustmentFilter;
  AdjustmentLine: Types.AdjustmentLine;
  AdjustmentLineInput: Types.AdjustmentLineInput;
  AdjustmentPage: Types.AdjustmentPage;
  AdjustmentPreviewResult: ResolversUnionTypes<ResolversParentTypes>['AdjustmentPreviewResult'];
  AdjustmentResult: ResolversUnionTypes<ResolversParentTypes>['AdjustmentResult'];
  AdjustmentShown: Types.AdjustmentShown;
  AdminDashboard: { readonly applicationSession?: number };
  Admission: Types.Admission;
  AdmissionDecision: Types.AdmissionDecision;
  AdmissionFunnel: Types.AdmissionFunnel;
  AdmissionOffer: Types.AdmissionOffer;
  AdmissionQuota: Types.AdmissionQuota;
  AdmissionQuotaInput: Types.AdmissionQuotaInput;
  AdmissionRound: Types.AdmissionRound;
  AmendSheetInput: Types.AmendSheetInput;
  AmendedResult: Types.AmendedResult;
  Announcement: Types.Announcement;
  AnnouncementFilter: Types.AnnouncementFilter;
  AnnouncementInput: Types.AnnouncementInput;
  AnnouncementPage: Types.AnnouncementPage;
  AnnouncementRecord: Types.AnnouncementRecord;
  AnswerOfferResult: ResolversUnionTypes<ResolversParentTypes>['AnswerOfferResult'];
  Applicant: ApplicantSource;
  ApplicantChangeResult: ResolversUnionTypes<ResolversParentTypes>['ApplicantChangeResult'];
  ApplicantChanged: Types.ApplicantChanged;
  ApplicantChoices: Types.ApplicantChoices;
  ApplicantDecision: Types.ApplicantDecision;
  ApplicantDecisionInput: Types.ApplicantDecisionInput;
  ApplicantFile: Types.ApplicantFile;
  ApplicantFilter: Types.ApplicantFilter;
  ApplicantHistory: Types.ApplicantHistory;
  ApplicantRecord: Types.ApplicantRecord;
  ApplicantRecordPage: Types.ApplicantRecordPage;
  ApplicantSitting: Types.ApplicantSitting;
  ApplicantTest: Types.ApplicantTest;
  Application: ApplicationView;
  ApplicationSection: Types.ApplicationSection;
  ApplicationSession: Types.ApplicationSession;
  ApplicationSessionFilter: Types.ApplicationSessionFilter;
  ApplicationSessionInput: Types.ApplicationSessionInput;
  ApplicationSessionPage: Types.ApplicationSessionPage;
  ApplicationSessionRecord: Types.ApplicationSessionRecord;
  ApplicationSessionRow: Types.ApplicationSessionRow;
  ApplicationSubmitted: Omit<Types.ApplicationSubmitted, 'applicant'> & { applicant: ResolversParentTypes['Applicant'] };
  AptitudeTest: Types.AptitudeTest;
  AskAdjustmentInput: Types.AskAdjustmentInput;
  AskCreditRefundInput: Types.AskCreditRefundInput;
  AssignCoursesInput: Types.AssignCoursesInput;
  AssignCoursesResult: ResolversUnionTypes<ResolversParentTypes>['AssignCoursesResult'];
  AssignLecturersInput: Types.AssignLecturersInput;
  AttendanceConflict: Types.AttendanceConflict;
  AttendanceMarkInput: Types.AttendanceMarkInput;
  AttendanceMarked: Types.AttendanceMarked;
  AttendanceProblem: Types.AttendanceProblem;
  AttendanceSheet: Types.AttendanceSheet;
  AttendanceShortfall: Types.AttendanceShortfall;
  AttendanceShortfallFilter: Types.AttendanceShortfallFilter;
  AttendanceShortfallPage: Types.AttendanceShortfallPage;
  AuditChange: Types.AuditChange;
  AuditEntry: Types.AuditEntry;
  AuditFilter: Types.AuditFilter;
  AuditPage: Types.AuditPage;
  AwardClass: Types.AwardClass;
  AwardClassInput: Types.AwardClassInput;
  Backlog: Types.Backlog;
  Balance: Types.Balance;
  BalanceFilter: Types.BalanceFilter;
  BalancePage: Types.BalancePage;
  BalanceTotals: Types.BalanceTotals;
  BankAccount: Types.BankAccount;
  BankAccountInput: Types.BankAccountInput;
  BankAccountRecord: Types.BankAccountRecord;
  BankReceipt: Types.BankReceipt;
  BankRow: Types.BankRow;
  BankRowFile: Types.BankRowFile;
  BankRowFilter: Types.BankRowFilter;
  BankRowPage: Types.BankRowPage;
  BankRowResult: ResolversUnionTypes<ResolversParentTypes>['BankRowResult'];
  BankRowSlip: Types.BankRowSlip;
  BankStatement: Types.BankStatement;
  BankStatementFile: Types.BankStatementFile;
  BankStatementFilter: Types.BankStatementFilter;
  BankStatementPage: Types.BankStatementPage;
  BarForAttendanceResult: ResolversUnionTypes<ResolversParentTypes>['BarForAttendanceResult'];
  BarStudentInput: Types.BarStudentInput;
  BarStudentResult: ResolversUnionTypes<ResolversParentTypes>['BarStudentResult'];
  BarredForAttendance: Types.BarredForAttendance;
  BedHistory: Types.BedHistory;
  BedSelected: SelectedBed;
  BedTaken: Omit<Types.BedTaken, 'hostel'> & { hostel?: Types.Maybe<ResolversParentTypes['Hostel']> };
  BookTotal: Types.BookTotal;
  Boolean: Types.Scalars['Boolean']['output'];
  Broadsheet: Types.Broadsheet;
  BroadsheetCourse: Types.BroadsheetCourse;
  BroadsheetRow: Types.BroadsheetRow;
  BulkDecision: Types.BulkDecision;
  BulkDecisionInput: Types.BulkDecisionInput;
  BulkDecisionResult: ResolversUnionTypes<ResolversParentTypes>['BulkDecisionResult'];
  BulkDecisionRow: Types.BulkDecisionRow;
  BursaryDashboard: Types.BursaryDashboard;
  BursaryFigures: Types.BursaryFigures;
  Carryover: Types.Carryover;
  CarryoverFilter: Types.CarryoverFilter;
  CarryoverPage: Types.CarryoverPage;
  CashBook: Types.CashBook;
  CashBookFile: Types.CashBookFile;
  CashBookFilter: Types.CashBookFilter;
  CashBookPage: Types.CashBookPage;
  CashBookTakings: Types.CashBookTakings;
  CatalogueConsequences: Types.CatalogueConsequences;
  CatalogueResult: ResolversUnionTypes<ResolversParentTypes>['CatalogueResult'];
  CatalogueSaved: Types.CatalogueSaved;
  ChangePasswordInput: Types.ChangePasswordInput;
  ChangeRequestFile: Types.ChangeRequestFile;
  ChangeRequestFilter: Types.ChangeRequestFilter;
  ChangeRequestPage: Types.ChangeRequestPage;
  ChangeRequestRecord: Types.ChangeRequestRecord;
  ChannelDifference: Types.ChannelDifference;
  ChannelLine: Types.ChannelLine;
  ChannelReconciliation: Types.ChannelReconciliation;
  ChannelReconciliationResult: ResolversUnionTypes<ResolversParentTypes>['ChannelReconciliationResult'];
  ChannelWaiting: Types.ChannelWaiting;
  ChargeAdjusted: Types.ChargeAdjusted;
  ChargePayment: Types.ChargePayment;
  ClassAttendee: Types.ClassAttendee;
  ClassMeeting: Types.ClassMeeting;
  ClassMeetingMark: Types.ClassMeetingMark;
  ClassMeetingMarkInput: Types.ClassMeetingMarkInput;
  ClassMeetingMarks: Types.ClassMeetingMarks;
  ClassMeetingSaved: Types.ClassMeetingSaved;
  CloseCashBookResult: ResolversUnionTypes<ResolversParentTypes>['CloseCashBookResult'];
  CohortRules: Types.CohortRules;
  ConfirmPasswordResetInput: Types.ConfirmPasswordResetInput;
  CorrectProfileInput: Types.CorrectProfileInput;
  CorrectedField: Types.CorrectedField;
  CorrectionInput: Types.CorrectionInput;
  CorrectionRequest: Types.CorrectionRequest;
  CorrectionResult: ResolversUnionTypes<ResolversParentTypes>['CorrectionResult'];
  CouncilIndexing: Types.CouncilIndexing;
  CounterReceipt: Types.CounterReceipt;
  CounterReceiptFile: Types.CounterReceiptFile;
  CounterReceiptFilter: Types.CounterReceiptFilter;
  CounterReceiptPage: Types.CounterReceiptPage;
  CounterStudent: Types.CounterStudent;
  Course: Types.Course;
  CourseAssignment: Types.CourseAssignment;
  CourseChoices: Types.CourseChoices;
  CourseClassAttendance: Types.CourseClassAttendance;
  CourseFilter: Types.CourseFilter;
  CourseHistory: Types.CourseHistory;
  CourseInput: Types.CourseInput;
  CourseLecturer: Types.CourseLecturer;
  CourseOffering: Types.CourseOffering;
  CourseOfferingInput: Types.CourseOfferingInput;
  CoursePage: Types.CoursePage;
  CoursePassRate: Types.CoursePassRate;
  CoursePrerequisite: Types.CoursePrerequisite;
  CourseRecord: Types.CourseRecord;
  CourseRegistered: Types.CourseRegistered;
  CourseRegistration: RegistrationSource;
  CourseResult: Types.CourseResult;
  CourseRoster: Types.CourseRoster;
  CourseRow: Types.CourseRow;
  CoursesAssignment: Types.CoursesAssignment;
  CoursesRegistered: CoursesChanged;
  Date: Types.Scalars['Date']['output'];
  DateTime: Types.Scalars['DateTime']['output'];
  DayTakings: Types.DayTakings;
  Deadline: Types.Deadline;
  DecideLeavingClearanceInput: Types.DecideLeavingClearanceInput;
  DecideLeavingClearanceResult: ResolversUnionTypes<ResolversParentTypes>['DecideLeavingClearanceResult'];
  DecideSenateListResult: ResolversUnionTypes<ResolversParentTypes>['DecideSenateListResult'];
  DeleteClassMeetingInput: Types.DeleteClassMeetingInput;
  DepartmentChoice: Types.DepartmentChoice;
  DepartmentCourses: Types.DepartmentCourses;
  DepartmentFunnel: Types.DepartmentFunnel;
  DepartmentInput: Types.DepartmentInput;
  DepartmentPage: Types.DepartmentPage;
  DepartmentPlaces: Types.DepartmentPlaces;
  DepartmentPlanInput: Types.DepartmentPlanInput;
  DepartmentProgrammes: Types.DepartmentProgrammes;
  DepartmentRecord: Types.DepartmentRecord;
  DepartmentRow: Types.DepartmentRow;
  DifferingBook: Types.DifferingBook;
  DocumentConfirmation: Types.DocumentConfirmation;
  ElectiveCredits: Types.ElectiveCredits;
  ElectiveCreditsInput: Types.ElectiveCreditsInput;
  EmailVerified: Types.EmailVerified;
  EnteredScores: Types.EnteredScores;
  EntryClearance: Types.EntryClearance;
  EntryClearanceChanged: Types.EntryClearanceChanged;
  EntryClearanceFile: Types.EntryClearanceFile;
  EntryClearanceFilter: Types.EntryClearanceFilter;
  EntryClearancePage: Types.EntryClearancePage;
  EntryClearanceResult: ResolversUnionTypes<ResolversParentTypes>['EntryClearanceResult'];
  EntryClearanceRow: Types.EntryClearanceRow;
  EntryPaper: Types.EntryPaper;
  EntryPaperDecisionInput: Types.EntryPaperDecisionInput;
  EntryPaperSent: Omit<Types.EntryPaperSent, 'applicant'> & { applicant: ResolversParentTypes['Applicant'] };
  EntrySession: Types.EntrySession;
  ExamCard: Types.ExamCard;
  ExamCardConfirmation: Types.ExamCardConfirmation;
  ExamCardCourse: Types.ExamCardCourse;
  ExamCardOmission: Types.ExamCardOmission;
  ExamOfficerDashboard: Types.ExamOfficerDashboard;
  Examinee: Types.Examinee;
  ExpectedSponsorship: Types.ExpectedSponsorship;
  ExportLinks: Types.ExportLinks;
  FeeChangeInput: Types.FeeChangeInput;
  FeeChangePreview: Types.FeeChangePreview;
  FeeChangePreviewResult: ResolversUnionTypes<ResolversParentTypes>['FeeChangePreviewResult'];
  FeeLine: Types.FeeLine;
  FeeLineInput: Types.FeeLineInput;
  FeeLineRecord: Types.FeeLineRecord;
  FeeOffice: Types.FeeOffice;
  FeeSection: Types.FeeSection;
  FeeSectionRecord: Types.FeeSectionRecord;
  FieldRefusal: Types.FieldRefusal;
  FigureChoices: Types.FigureChoices;
  FigureFilter: Types.FigureFilter;
  FigureRow: Types.FigureRow;
  FigureTotal: Types.FigureTotal;
  Float: Types.Scalars['Float']['output'];
  FoundApplicant: Types.FoundApplicant;
  FoundCourse: Types.FoundCourse;
  FoundStudent: Types.FoundStudent;
  FreeBedChoice: Types.FreeBedChoice;
  FunnelCounts: Types.FunnelCounts;
  FunnelSession: Types.FunnelSession;
  GradeStep: Types.GradeStep;
  GraduationAudit: Types.GraduationAudit;
  GraduationRequirement: Types.GraduationRequirement;
  Hostel: HostelSource;
  HostelApplication: Types.HostelApplication;
  HostelApplicationFilter: Types.HostelApplicationFilter;
  HostelApplicationPage: Types.HostelApplicationPage;
  HostelApplicationRecord: Types.HostelApplicationRecord;
  HostelAvailability: Types.HostelAvailability;
  HostelBed: Types.HostelBed;
  HostelBedPlace: Types.HostelBedPlace;
  HostelBedStudent: Types.HostelBedStudent;
  HostelBeds: Types.HostelBeds;
  HostelChanged: Omit<Types.HostelChanged, 'hostel'> & { hostel?: Types.Maybe<ResolversParentTypes['Hostel']> };
  HostelDecisionRow: Types.HostelDecisionRow;
  HostelDecisionsInput: Types.HostelDecisionsInput;
  HostelDecisionsMade: Types.HostelDecisionsMade;
  HostelDecisionsResult: ResolversUnionTypes<ResolversParentTypes>['HostelDecisionsResult'];
  HostelFee: Types.HostelFee;
  HostelHouse: Types.HostelHouse;
  HostelInput: Types.HostelInput;
  HostelOccupancy: Types.HostelOccupancy;
  HostelOffer: Types.HostelOffer;
  HostelOfferRecord: Types.HostelOfferRecord;
  HostelOffice: Types.HostelOffice;
  HostelPrintoutConfirmation: Types.HostelPrintoutConfirmation;
  HostelResult: ResolversUnionTypes<ResolversParentTypes>['HostelResult'];
  HostelRoom: Types.HostelRoom;
  HostelRoomFilter: Types.HostelRoomFilter;
  HostelRoomInput: Types.HostelRoomInput;
  HostelRoomPage: Types.HostelRoomPage;
  HostelRoomPlace: Types.HostelRoomPlace;
  HostelRoomsInput: Types.HostelRoomsInput;
  HostelSettings: Types.HostelSettings;
  HostelSettingsInput: Types.HostelSettingsInput;
  HostelWaiting: Types.HostelWaiting;
  HostelWaitingCount: Types.HostelWaitingCount;
  HostelWaitingFilter: Types.HostelWaitingFilter;
  HostelWaitingPage: Types.HostelWaitingPage;
  HostelWaitingRecord: Types.HostelWaitingRecord;
  ID: Types.Scalars['ID']['output'];
  IctDashboard: Types.IctDashboard;
  IdCardConfirmation: Types.IdCardConfirmation;
  IdCardReissued: Types.IdCardReissued;
  ImportCoursesResult: ResolversUnionTypes<ResolversParentTypes>['ImportCoursesResult'];
  ImportIndexNumbersResult: ResolversUnionTypes<ResolversParentTypes>['ImportIndexNumbersResult'];
  ImportProblem: Types.ImportProblem;
  ImportRemittanceSharesResult: ResolversUnionTypes<ResolversParentTypes>['ImportRemittanceSharesResult'];
  ImportReport: Types.ImportReport;
  ImportSponsoredStudentsResult: ResolversUnionTypes<ResolversParentTypes>['ImportSponsoredStudentsResult'];
  ImportStudentsResult: ResolversUnionTypes<ResolversParentTypes>['ImportStudentsResult'];
  IndexNumberPreview: Types.IndexNumberPreview;
  IndexNumbersImport: Types.IndexNumbersImport;
  IndexingChangeResult: ResolversUnionTypes<ResolversParentTypes>['IndexingChangeResult'];
  IndexingChanged: Types.IndexingChanged;
  IndexingColumn: Types.IndexingColumn;
  IndexingColumnInput: Types.IndexingColumnInput;
  IndexingCounts: Types.IndexingCounts;
  IndexingRoundFilter: Types.IndexingRoundFilter;
  IndexingRoundInput: Types.IndexingRoundInput;
  IndexingRoundOpened: Types.IndexingRoundOpened;
  IndexingRoundPage: Types.IndexingRoundPage;
  IndexingRoundRecord: Types.IndexingRoundRecord;
  IndexingRoundRow: Types.IndexingRoundRow;
  IndexingStudent: Types.IndexingStudent;
  IndexingStudentFilter: Types.IndexingStudentFilter;
  IndexingStudentPage: Types.IndexingStudentPage;
  Instalment: Types.Instalment;
  InstalmentFigures: Types.InstalmentFigures;
  InstalmentFilter: Types.InstalmentFilter;
  InstalmentPage: Types.InstalmentPage;
  Int: Types.Scalars['Int']['output'];
  IssuedIdCard: Types.IssuedIdCard;
  IssuedSlip: Types.IssuedSlip;
  IssuedSlipFile: Types.IssuedSlipFile;
  IssuedSlipFilter: Types.IssuedSlipFilter;
  IssuedSlipPage: Types.IssuedSlipPage;
  JambDetails: Types.JambDetails;
  JambDetailsInput: Types.JambDetailsInput;
  LeavingClearance: Types.LeavingClearance;
  LeavingClearanceDecided: Types.LeavingClearanceDecided;
  LeavingClearanceFilter: Types.LeavingClearanceFilter;
  LeavingClearancePage: Types.LeavingClearancePage;
  LeavingStudent: Types.LeavingStudent;
  LeavingStudentInput: Types.LeavingStudentInput;
  LecturerDashboard: Types.LecturerDashboard;
  LedgerBalance: Types.LedgerBalance;
  LedgerEntry: Types.LedgerEntry;
  LedgerFigures: Types.LedgerFigures;
  MarkAttendanceInput: Types.MarkAttendanceInput;
  MarkAttendanceResult: ResolversUnionTypes<ResolversParentTypes>['MarkAttendanceResult'];
  MatchTotal: Types.MatchTotal;
  Milestone: Types.Milestone;
  MovedTotal: Types.MovedTotal;
  Mutation: Record<PropertyKey, never>;
  Naira: Types.Scalars['Naira']['output'];
  NamedChoice: Types.NamedChoice;
  NamedCourse: Types.NamedCourse;
  NamedDepartment: Types.NamedDepartment;
  NamedLecturer: Types.NamedLecturer;
  NamedProgramme: Types.NamedProgramme;
  NamedSponsor: Types.NamedSponsor;
  NextInstalment: Types.NextInstalment;
  OfferAnswered: Omit<Types.OfferAnswered, 'applicant'> & { applicant: ResolversParentTypes['Applicant'] };
  OfferedProgrammeCourse: Types.OfferedProgrammeCourse;
  OfficeCalendar: Types.OfficeCalendar;
  OlevelRequirement: Types.OlevelRequirement;
  OlevelRequirementInput: Types.OlevelRequirementInput;
  OlevelSitting: Types.OlevelSitting;
  OlevelSittingInput: Types.OlevelSittingInput;
  OpenIndexingRoundResult: ResolversUnionTypes<ResolversParentTypes>['OpenIndexingRoundResult'];
  OtherAccount: Types.OtherAccount;
  OutstandingCarryover: Types.OutstandingCarryover;
  OverwrittenScores: Types.OverwrittenScores;
  OwnCashBook: Types.OwnCashBook;
  OwnClassAttendance: Types.OwnClassAttendance;
  OwnCorrections: Types.OwnCorrections;
  OwnCourseAttendance: Types.OwnCourseAttendance;
  OwnCourseFilter: Types.OwnCourseFilter;
  OwnIdCard: Types.OwnIdCard;
  OwnLeavingClearance: Types.OwnLeavingClearance;
  OwnUnitDecision: Types.OwnUnitDecision;
  PageInput: Types.PageInput;
  PaidFee: Types.PaidFee;
  PasswordLink: Types.PasswordLink;
  PasswordLinkHandedOut: Types.PasswordLinkHandedOut;
  PasswordLinkHandedOutResult: ResolversUnionTypes<ResolversParentTypes>['PasswordLinkHandedOutResult'];
  PasswordLinkResult: ResolversUnionTypes<ResolversParentTypes>['PasswordLinkResult'];
  PastLevel: Types.PastLevel;
  PayableItem: Types.PayableItem;
  Payer: Types.Payer;
  Payment: Types.Payment;
  PaymentAction: Types.PaymentAction;
  PaymentFile: Types.PaymentFile;
  PaymentLine: Types.PaymentLine;
  PaymentOutcome: Types.PaymentOutcome;
  PaymentOutcomeResult: ResolversUnionTypes<ResolversParentTypes>['PaymentOutcomeResult'];
  PaymentPlan: Types.PaymentPlan;
  PaymentPlanChangeInput: Types.PaymentPlanChangeInput;
  PaymentPlanInput: Types.PaymentPlanInput;
  PaymentPlanPreview: Types.PaymentPlanPreview;
  PaymentPlanPreviewResult: ResolversUnionTypes<ResolversParentTypes>['PaymentPlanPreviewResult'];
  PaymentPlans: Types.PaymentPlans;
  PaymentRecord: Types.PaymentRecord;
  PaymentRecordFilter: Types.PaymentRecordFilter;
  PaymentRecordPage: Types.PaymentRecordPage;
  PaymentRequeried: Types.PaymentRequeried;
  PaymentResolution: Types.PaymentResolution;
  PaymentSlip: Types.PaymentSlip;
  PaymentSlipResult: ResolversUnionTypes<ResolversParentTypes>['PaymentSlipResult'];
  PaymentSlips: Types.PaymentSlips;
  PaymentStarted: Types.PaymentStarted;
  PaymentTotal: Types.PaymentTotal;
  PaymentsRequeried: Types.PaymentsRequeried;
  PersonalDetailsInput: Types.PersonalDetailsInput;
  PlanFigures: Types.PlanFigures;
  PlanLock: Types.PlanLock;
  PlanShare: Types.PlanShare;
  PlanShareInput: Types.PlanShareInput;
  PlanSponsor: Types.PlanSponsor;
  Portal: Types.Portal;
  PrepareSenateListResult: ResolversUnionTypes<ResolversParentTypes>['PrepareSenateListResult'];
  PreviewRow: Types.PreviewRow;
  PreviewSlip: Types.PreviewSlip;
  PreviewedLine: Types.PreviewedLine;
  PreviewedSchedule: Types.PreviewedSchedule;
  PreviewedSection: Types.PreviewedSection;
  Profile: Types.Profile;
  ProfileFile: Types.ProfileFile;
  ProfileFilter: Types.ProfileFilter;
  ProfileInput: Types.ProfileInput;
  ProfileOwner: ResolversInterfaceTypes<ResolversParentTypes>['ProfileOwner'];
  ProfilePage: Types.ProfilePage;
  ProfileRecord: Types.ProfileRecord;
  ProfileUpdated: Omit<Types.ProfileUpdated, 'student'> & { student: ResolversParentTypes['Student'] };
  ProgrammeChoice: Types.ProgrammeChoice;
  ProgrammeChoices: Types.ProgrammeChoices;
  ProgrammeCourse: Types.ProgrammeCourse;
  ProgrammeDefaults: Types.ProgrammeDefaults;
  ProgrammeInput: Types.ProgrammeInput;
  ProgrammePlaces: Types.ProgrammePlaces;
  ProgrammeQuota: Types.ProgrammeQuota;
  ProgrammeQuotaInput: Types.ProgrammeQuotaInput;
  ProgrammeRecord: Types.ProgrammeRecord;
  ProgrammeRow: Types.ProgrammeRow;
  ProgrammeRulesInput: Types.ProgrammeRulesInput;
  ProgressCounts: Types.ProgressCounts;
  ProgressGroup: Types.ProgressGroup;
  PromoteStudentsInput: Types.PromoteStudentsInput;
  PublishSheetsInput: Types.PublishSheetsInput;
  Query: Record<PropertyKey, never>;
  QuotaUse: Types.QuotaUse;
  Receipt: Types.Receipt;
  ReceiptConfirmation: Types.ReceiptConfirmation;
  ReceiptFilter: Types.ReceiptFilter;
  ReceiptLine: Types.ReceiptLine;
  ReceiptPage: Types.ReceiptPage;
  ReceiptStudent: Types.ReceiptStudent;
  ReceiptTotals: Types.ReceiptTotals;
  ReceiptVoid: Types.ReceiptVoid;
  ReceiptVoidResult: ResolversUnionTypes<ResolversParentTypes>['ReceiptVoidResult'];
  ReconciledAccount: Types.ReconciledAccount;
  ReconciledPayment: Types.ReconciledPayment;
  Reconciliation: Types.Reconciliation;
  ReconciliationResult: ResolversUnionTypes<ResolversParentTypes>['ReconciliationResult'];
  RecordCounterReceiptInput: Types.RecordCounterReceiptInput;
  RecordCounterReceiptResult: ResolversUnionTypes<ResolversParentTypes>['RecordCounterReceiptResult'];
  RecordedChange: Types.RecordedChange;
  RecoveryCodes: Types.RecoveryCodes;
  RecoveryCodesResult: ResolversUnionTypes<ResolversParentTypes>['RecoveryCodesResult'];
  Refund: Types.Refund;
  RefundFile: Types.RefundFile;
  RefundFilter: Types.RefundFilter;
  RefundLine: Types.RefundLine;
  RefundPage: Types.RefundPage;
  RefundResult: ResolversUnionTypes<ResolversParentTypes>['RefundResult'];
  RefundShown: Types.RefundShown;
  Refusal: Types.Refusal;
  RefusedMoney: Types.RefusedMoney;
  RegisterCoursesResult: ResolversUnionTypes<ResolversParentTypes>['RegisterCoursesResult'];
  RegistrableCourse: Types.RegistrableCourse;
  RegistrationCourses: CoursesSource;
  RegistrationCoursesResult: ResolversUnionTypes<ResolversParentTypes>['RegistrationCoursesResult'];
  RegistrationProgress: Types.RegistrationProgress;
  RegistrationRefused: Types.RegistrationRefused;
  RegistrationSlipConfirmation: Types.RegistrationSlipConfirmation;
  RegistrationStatus: Types.RegistrationStatus;
  ReissueIdCardInput: Types.ReissueIdCardInput;
  ReissueIdCardResult: ResolversUnionTypes<ResolversParentTypes>['ReissueIdCardResult'];
  RemittanceInput: Types.RemittanceInput;
  RemittanceResult: ResolversUnionTypes<ResolversParentTypes>['RemittanceResult'];
  RemittanceShare: Types.RemittanceShare;
  RemittanceShareFilter: Types.RemittanceShareFilter;
  RemittanceShareInput: Types.RemittanceShareInput;
  RemittanceSharePage: Types.RemittanceSharePage;
  RemittanceSharePreview: Types.RemittanceSharePreview;
  RemittanceSharesImport: Types.RemittanceSharesImport;
  RequeriedPayment: Types.RequeriedPayment;
  RequeryPaymentResult: ResolversUnionTypes<ResolversParentTypes>['RequeryPaymentResult'];
  RequeryPaymentsResult: ResolversUnionTypes<ResolversParentTypes>['RequeryPaymentsResult'];
  ResultAmendmentInput: Types.ResultAmendmentInput;
  ResultRow: Types.ResultRow;
  ResultSemester: Types.ResultSemester;
  ResultSheet: Types.ResultSheet;
  ResultSheetFilter: Types.ResultSheetFilter;
  ResultSheetPage: Types.ResultSheetPage;
  ResultSheetRow: Types.ResultSheetRow;
  ReturnSheetInput: Types.ReturnSheetInput;
  Revenue: Types.Revenue;
  RevenueDay: Types.RevenueDay;
  RevenueItem: Types.RevenueItem;
  RosterSemester: Types.RosterSemester;
  RosterStudent: Types.RosterStudent;
  RoundOfAdmission: Types.RoundOfAdmission;
  RowProposal: Types.RowProposal;
  RowProposalInput: Types.RowProposalInput;
  RowRemittance: Types.RowRemittance;
  SaveClassMeetingInput: Types.SaveClassMeetingInput;
  SaveClassMeetingResult: ResolversUnionTypes<ResolversParentTypes>['SaveClassMeetingResult'];
  SaveScoresInput: Types.SaveScoresInput;
  SaveScoresResult: ResolversUnionTypes<ResolversParentTypes>['SaveScoresResult'];
  SaveSectionResult: ResolversUnionTypes<ResolversParentTypes>['SaveSectionResult'];
  SavedScores: Types.SavedScores;
  ScoreCellInput: Types.ScoreCellInput;
  ScoreConflict: Types.ScoreConflict;
  ScoreImportResult: ResolversUnionTypes<ResolversParentTypes>['ScoreImportResult'];
  ScoreMaxima: Types.ScoreMaxima;
  ScoreProblem: Types.ScoreProblem;
  ScreeningFee: Types.ScreeningFee;
  SecondFactor: Types.SecondFactor;
  SecondFactorInput: Types.SecondFactorInput;
  SecondFactorRequired: Types.SecondFactorRequired;
  SecondFactorSetup: Types.SecondFactorSetup;
  SectionSaved: Omit<Types.SectionSaved, 'applicant'> & { applicant: ResolversParentTypes['Applicant'] };
  SectionSums: Types.SectionSums;
  SeenNameInput: Types.SeenNameInput;
  SelectBedResult: ResolversUnionTypes<ResolversParentTypes>['SelectBedResult'];
  SemesterCourse: Types.SemesterCourse;
  SemesterCourseFilter: Types.SemesterCourseFilter;
  SemesterCoursePage: Types.SemesterCoursePage;
  SemesterInput: Types.SemesterInput;
  SemesterRecord: Types.SemesterRecord;
  SemesterResults: Types.SemesterResults;
  SenateApproval: Types.SenateApproval;
  SenateListDecided: Types.SenateListDecided;
  SenateListEntry: Types.SenateListEntry;
  SenateListFilter: Types.SenateListFilter;
  SenateListPage: Types.SenateListPage;
  SenateListPrepared: Types.SenateListPrepared;
  SenateListRecord: Types.SenateListRecord;
  SenateListRow: Types.SenateListRow;
  SendEntryPaperResult: ResolversUnionTypes<ResolversParentTypes>['SendEntryPaperResult'];
  SessionFees: Types.SessionFees;
  SessionResults: Types.SessionResults;
  ShareFigures: Types.ShareFigures;
  SheetAmendment: Types.SheetAmendment;
  SheetAmendmentResult: ResolversUnionTypes<ResolversParentTypes>['SheetAmendmentResult'];
  SheetChanged: Types.SheetChanged;
  SheetEvent: Types.SheetEvent;
  SheetFlag: Types.SheetFlag;
  SheetImportReport: Types.SheetImportReport;
  SheetImportResult: ResolversUnionTypes<ResolversParentTypes>['SheetImportResult'];
  SheetPublicationRow: Types.SheetPublicationRow;
  SheetResult: ResolversUnionTypes<ResolversParentTypes>['SheetResult'];
  SheetStateCount: Types.SheetStateCount;
  SheetStepInput: Types.SheetStepInput;
  SheetVersion: Types.SheetVersion;
  SheetsPublication: Types.SheetsPublication;
  SheetsPublicationResult: ResolversUnionTypes<ResolversParentTypes>['SheetsPublicationResult'];
  SignInInput: Types.SignInInput;
  SignInResult: ResolversUnionTypes<ResolversParentTypes>['SignInResult'];
  SignUpInput: Types.SignUpInput;
  SignUpResult: ResolversUnionTypes<ResolversParentTypes>['SignUpResult'];
  SignedIn: Omit<Types.SignedIn, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  SignedUp: Types.SignedUp;
  SimulatedCandidate: Types.SimulatedCandidate;
  SimulatedDepartment: Types.SimulatedDepartment;
  Simulation: Types.Simulation;
  SimulationInput: Types.SimulationInput;
  SimulationResult: ResolversUnionTypes<ResolversParentTypes>['SimulationResult'];
  SittingCheckInput: Types.SittingCheckInput;
  SittingCheckResult: ResolversUnionTypes<ResolversParentTypes>['SittingCheckResult'];
  SittingChecked: Types.SittingChecked;
  SittingCorrectionInput: Types.SittingCorrectionInput;
  SittingFile: Types.SittingFile;
  SittingFilter: Types.SittingFilter;
  SittingRecord: Types.SittingRecord;
  SittingRecordPage: Types.SittingRecordPage;
  SlipCourse: Types.SlipCourse;
  SlipLine: Types.SlipLine;
  Sponsor: Types.Sponsor;
  SponsorFile: Types.SponsorFile;
  SponsorFilter: Types.SponsorFilter;
  SponsorInput: Types.SponsorInput;
  SponsorPage: Types.SponsorPage;
  SponsorReceipt: Types.SponsorReceipt;
  SponsorReceiptResult: ResolversUnionTypes<ResolversParentTypes>['SponsorReceiptResult'];
  SponsorRemittance: Types.SponsorRemittance;
  SponsorRemittanceFile: Types.SponsorRemittanceFile;
  SponsorRemittanceFilter: Types.SponsorRemittanceFilter;
  SponsorRemittancePage: Types.SponsorRemittancePage;
  SponsorSaved: Types.SponsorSaved;
  SponsorSavedResult: ResolversUnionTypes<ResolversParentTypes>['SponsorSavedResult'];
  SponsorStatementConfirmation: Types.SponsorStatementConfirmation;
  SponsorTransfer: Types.SponsorTransfer;
  SponsoredStudent: Types.SponsoredStudent;
  SponsoredStudentFilter: Types.SponsoredStudentFilter;
  SponsoredStudentPage: Types.SponsoredStudentPage;
  SponsoredStudentPreview: Types.SponsoredStudentPreview;
  SponsoredStudentsImport: Types.SponsoredStudentsImport;
  Sponsorship: Types.Sponsorship;
  SponsorshipFile: Types.SponsorshipFile;
  SponsorshipInput: Types.SponsorshipInput;
  Staff: StaffRecord;
  StaffInvitation: Types.StaffInvitation;
  StaffInvitationFilter: Types.StaffInvitationFilter;
  StaffInvitationInput: Types.StaffInvitationInput;
  StaffInvitationPage: Types.StaffInvitationPage;
  StaffLink: Types.StaffLink;
  StaffLinkResult: ResolversUnionTypes<ResolversParentTypes>['StaffLinkResult'];
  StaffMember: Types.StaffMember;
  StaffMemberFilter: Types.StaffMemberFilter;
  StaffMemberPage: Types.StaffMemberPage;
  StaffPermissions: Types.StaffPermissions;
  StaffSearch: Types.StaffSearch;
  StaffSignInInput: Types.StaffSignInInput;
  StaffSignInResult: ResolversUnionTypes<ResolversParentTypes>['StaffSignInResult'];
  StartPaymentResult: ResolversUnionTypes<ResolversParentTypes>['StartPaymentResult'];
  StartSecondFactorResult: ResolversUnionTypes<ResolversParentTypes>['StartSecondFactorResult'];
  StatementColumn: Types.StatementColumn;
  StatementColumns: Types.StatementColumns;
  StatementColumnsInput: Types.StatementColumnsInput;
  StatementColumnsResult: ResolversUnionTypes<ResolversParentTypes>['StatementColumnsResult'];
  StatementConfirmation: Types.StatementConfirmation;
  StatementGap: Types.StatementGap;
  StatementImport: Types.StatementImport;
  StatementImportResult: ResolversUnionTypes<ResolversParentTypes>['StatementImportResult'];
  StatementOfResultConfirmation: Types.StatementOfResultConfirmation;
  StatementSum: Types.StatementSum;
  String: Types.Scalars['String']['output'];
  Student: StudentSource;
  StudentAccount: Types.StudentAccount;
  StudentAction: Types.StudentAction;
  StudentActionResult: ResolversUnionTypes<ResolversParentTypes>['StudentActionResult'];
  StudentActionRow: Types.StudentActionRow;
  StudentBarred: Types.StudentBarred;
  StudentFees: Types.StudentFees;
  StudentFile: Types.StudentFile;
  StudentFilter: Types.StudentFilter;
  StudentProgrammeInput: Types.StudentProgrammeInput;
  StudentRecord: Types.StudentRecord;
  StudentRecordAccount: Types.StudentRecordAccount;
  StudentRecordPage: Types.StudentRecordPage;
  StudentRecordResults: Types.StudentRecordResults;
  StudentResults: Types.StudentResults;
  StudentStandingInput: Types.StudentStandingInput;
  SubjectGrade: Types.SubjectGrade;
  SubjectGradeInput: Types.SubjectGradeInput;
  SubmitApplicationResult: ResolversUnionTypes<ResolversParentTypes>['SubmitApplicationResult'];
  Subscription: Record<PropertyKey, never>;
  TaughtCourse: Types.TaughtCourse;
  TeachingChoices: Types.TeachingChoices;
  TeachingSemester: Types.TeachingSemester;
  TestBatch: Types.TestBatch;
  TestBatchChoice: Types.TestBatchChoice;
  TestBatchInput: Types.TestBatchInput;
  TestNoticeConfirmed: Omit<Types.TestNoticeConfirmed, 'applicant'> & { applicant: ResolversParentTypes['Applicant'] };
  TranscriptConfirmation: Types.TranscriptConfirmation;
  TuitionFee: Types.TuitionFee;
  TuitionPlan: Types.TuitionPlan;
  TuitionPlanShare: Types.TuitionPlanShare;
  TuitionRecord: Types.TuitionRecord;
  UnassignedCourse: Types.UnassignedCourse;
  UnitDecision: Types.UnitDecision;
  UnitState: Types.UnitState;
  UnlistedGraduates: Types.UnlistedGraduates;
  UnreadableRow: Types.UnreadableRow;
  UnverifiedEmail: Types.UnverifiedEmail;
  UnverifiedPage: Types.UnverifiedPage;
  UpdateProfileResult: ResolversUnionTypes<ResolversParentTypes>['UpdateProfileResult'];
  Upload: Types.Scalars['Upload']['output'];
  ValidIdCard: Types.ValidIdCard;
  VerifyEmailInput: Types.VerifyEmailInput;
  VerifyEmailResult: ResolversUnionTypes<ResolversParentTypes>['VerifyEmailResult'];
  VersionChange: Types.VersionChange;
  VersionedResult: Types.VersionedResult;
  Viewer: ViewerSource;
  WaitingRows: Types.WaitingRows;
  WaitingWork: Types.WaitingWork;
  Workload: Types.Workload;
  WorkloadFilter: Types.WorkloadFilter;
  WorkloadPage: Types.WorkloadPage;
};

export type AccessDirectiveArgs = {
  to: Array<Types.Audience>;
  whilePasswordIsDue?: Types.Maybe<Types.Scalars['Boolean']['input']>;
};

export type AccessDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = AccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AcademicCalendarResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AcademicCalendar'] = ResolversParentTypes['AcademicCalendar']> = {
  isRegistrationOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  registrationEnd?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  registrationStart?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  semester?: Resolver<Types.Maybe<ResolversTypes['Semester']>, ParentType, ContextType>;
  semesterEnd?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  semesterStart?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AcademicSessionRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AcademicSessionRecord'] = ResolversParentTypes['AcademicSessionRecord']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  semesters?: Resolver<Array<ResolversTypes['SemesterRecord']>, ParentType, ContextType>;
  tuitionLevels?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AcademicStandingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AcademicStanding'] = ResolversParentTypes['AcademicStanding']> = {
  reasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['AcademicStandingKind'], ParentType, ContextType>;
};

export type AcademicStandingKindResolvers = { GOOD: 'good', PROBATION: 'probation', REPEAT: 'repeat', UNDECIDED: 'undecided', WITHDRAW: 'withdraw' };

export type AcademicStandingListResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AcademicStandingList'] = ResolversParentTypes['AcademicStandingList']> = {
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['AcademicStandingRow']>, ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AcademicStandingRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AcademicStandingRow'] = ResolversParentTypes['AcademicStandingRow']> = {
  academicStanding?: Resolver<ResolversTypes['AcademicStanding'], ParentType, ContextType>;
  carryoverCredits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cgpa?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  movedOnAgainstIt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextLevel?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AccountChargeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountCharge'] = ResolversParentTypes['AccountCharge']> = {
  adjusted?: Resolver<Types.Maybe<ResolversTypes['ChargeAdjusted']>, ParentType, ContextType>;
  charged?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['ChargePayment']>, ParentType, ContextType>;
};

export type AccountReceiptResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountReceipt'] = ResolversParentTypes['AccountReceipt']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  bank?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['PaymentChannel'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paidAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receiptUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  sponsor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  voidedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AccountSectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountSection'] = ResolversParentTypes['AccountSection']> = {
  charges?: Resolver<Array<ResolversTypes['AccountCharge']>, ParentType, ContextType>;
  payableOnline?: Resolver<Types.Maybe<ResolversTypes['Naira']>, ParentType, ContextType>;
  section?: Resolver<ResolversTypes['ChargeSection'], ParentType, ContextType>;
};

export type AccountSessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountSession'] = ResolversParentTypes['AccountSession']> = {
  charged?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['AccountSection']>, ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AcknowledgementResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Acknowledgement'] = ResolversParentTypes['Acknowledgement']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AcknowledgementResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AcknowledgementResult'] = ResolversParentTypes['AcknowledgementResult']> = {
  __resolveType: TypeResolveFn<'Acknowledgement' | 'Refusal', ParentType, ContextType>;
};

export type AdjustedStudentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdjustedStudent'] = ResolversParentTypes['AdjustedStudent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdjustmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Adjustment'] = ResolversParentTypes['Adjustment']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  askedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AdjustmentKind'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['AdjustmentLine']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AdjustmentState'], ParentType, ContextType>;
  student?: Resolver<ResolversTypes['AdjustedStudent'], ParentType, ContextType>;
};

export type AdjustmentEffectResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdjustmentEffect'] = ResolversParentTypes['AdjustmentEffect']> = {
  chargedAfter?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  chargedBefore?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  creditAfter?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  creditBefore?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  outstandingAfter?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  outstandingBefore?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdjustmentFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdjustmentFile'] = ResolversParentTypes['AdjustmentFile']> = {
  actions?: Resolver<Array<ResolversTypes['PaymentAction']>, ParentType, ContextType>;
  adjustment?: Resolver<ResolversTypes['Adjustment'], ParentType, ContextType>;
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canDecide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cancelledAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cancelledBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decidedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  effect?: Resolver<Types.Maybe<ResolversTypes['AdjustmentEffect']>, ParentType, ContextType>;
  isOutdated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdjustmentKindResolvers = { OTHER: 'other', WAIVED: 'waived', WITHDRAWN: 'withdrawn', WRONGLY_CHARGED: 'wrongly_charged' };

export type AdjustmentLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdjustmentLine'] = ResolversParentTypes['AdjustmentLine']> = {
  chargeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  section?: Resolver<ResolversTypes['ChargeSection'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
};

export type AdjustmentPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdjustmentPage'] = ResolversParentTypes['AdjustmentPage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Adjustment']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdjustmentPreviewResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdjustmentPreviewResult'] = ResolversParentTypes['AdjustmentPreviewResult']> = {
  __resolveType: TypeResolveFn<'AdjustmentEffect' | 'Refusal', ParentType, ContextType>;
};

export type AdjustmentResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdjustmentResult'] = ResolversParentTypes['AdjustmentResult']> = {
  __resolveType: TypeResolveFn<'AdjustmentFile' | 'Refusal', ParentType, ContextType>;
};

export type AdjustmentShownResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdjustmentShown'] = ResolversParentTypes['AdjustmentShown']> = {
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AdjustmentKind'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['AdjustmentLine']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AdjustmentState'], ParentType, ContextType>;
};

export type AdjustmentSortResolvers = { AMOUNT: 'amount', ASKED_AT: 'asked_at' };

export type AdjustmentStateResolvers = { APPROVED: 'approved', ASKED: 'asked', CANCELLED: 'cancelled', DECLINED: 'declined' };

export type AdminDashboardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminDashboard'] = ResolversParentTypes['AdminDashboard']> = {
  admission?: Resolver<Types.Maybe<ResolversTypes['AdmissionFunnel']>, ParentType, ContextType>;
  hostels?: Resolver<Types.Maybe<ResolversTypes['HostelOccupancy']>, ParentType, ContextType>;
  indexing?: Resolver<Types.Maybe<Array<ResolversTypes['IndexingRoundRow']>>, ParentType, ContextType>;
  registration?: Resolver<Types.Maybe<ResolversTypes['RegistrationProgress']>, ParentType, ContextType>;
  revenue?: Resolver<Types.Maybe<ResolversTypes['Revenue']>, ParentType, ContextType>;
  waiting?: Resolver<Types.Maybe<ResolversTypes['WaitingWork']>, ParentType, ContextType>;
};

export type AdmissionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Admission'] = ResolversParentTypes['Admission']> = {
  courses?: Resolver<Array<ResolversTypes['Course']>, ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['ApplicationSession']>, ParentType, ContextType>;
};

export type AdmissionDecisionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdmissionDecision'] = ResolversParentTypes['AdmissionDecision']> = {
  decidedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  offer?: Resolver<Types.Maybe<ResolversTypes['AdmissionOffer']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['AdmissionOutcome'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdmissionFunnelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdmissionFunnel'] = ResolversParentTypes['AdmissionFunnel']> = {
  departments?: Resolver<Array<ResolversTypes['DepartmentFunnel']>, ParentType, ContextType>;
  session?: Resolver<Types.Maybe<ResolversTypes['FunnelSession']>, ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['FunnelSession']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['FunnelCounts'], ParentType, ContextType>;
};

export type AdmissionOfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdmissionOffer'] = ResolversParentTypes['AdmissionOffer']> = {
  answer?: Resolver<Types.Maybe<ResolversTypes['OfferAnswer']>, ParentType, ContextType>;
  answerBy?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  answeredAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  canAnswer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  letterUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  matricNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdmissionOutcomeResolvers = { ADMITTED: 'admitted', NOT_ADMITTED: 'not_admitted', WAITING_LIST: 'waiting_list' };

export type AdmissionQuotaResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdmissionQuota'] = ResolversParentTypes['AdmissionQuota']> = {
  admitted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  applicants?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  departmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  places?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  programmes?: Resolver<Array<ResolversTypes['ProgrammeQuota']>, ParentType, ContextType>;
};

export type AdmissionRoundResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdmissionRound'] = ResolversParentTypes['AdmissionRound']> = {
  applicationSessionId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  departments?: Resolver<Array<ResolversTypes['DepartmentPlaces']>, ParentType, ContextType>;
  export?: Resolver<Types.Maybe<ResolversTypes['ExportLinks']>, ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['RoundOfAdmission']>, ParentType, ContextType>;
};

export type AmendedResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AmendedResult'] = ResolversParentTypes['AmendedResult']> = {
  after?: Resolver<Types.Maybe<ResolversTypes['VersionedResult']>, ParentType, ContextType>;
  before?: Resolver<Types.Maybe<ResolversTypes['VersionedResult']>, ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AnnouncementResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Announcement'] = ResolversParentTypes['Announcement']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnnouncementAudienceResolvers = { APPLICANTS: 'applicants', EVERYBODY: 'everybody', STAFF: 'staff', STUDENTS: 'students' };

export type AnnouncementPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnnouncementPage'] = ResolversParentTypes['AnnouncementPage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['AnnouncementRecord']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AnnouncementRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnnouncementRecord'] = ResolversParentTypes['AnnouncementRecord']> = {
  audience?: Resolver<ResolversTypes['AnnouncementAudience'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AnnouncementState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnnouncementSortResolvers = { STARTS_AT: 'starts_at', TITLE: 'title' };

export type AnnouncementStateResolvers = { CURRENT: 'current', PAST: 'past', PLANNED: 'planned' };

export type AnswerFilterResolvers = { ACCEPTED: 'accepted', DECLINED: 'declined', NONE: 'none' };

export type AnswerOfferResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnswerOfferResult'] = ResolversParentTypes['AnswerOfferResult']> = {
  __resolveType: TypeResolveFn<'OfferAnswered' | 'Refusal', ParentType, ContextType>;
};

export type ApplicantResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Applicant'] = ResolversParentTypes['Applicant']> = {
  announcements?: Resolver<Types.Maybe<Array<ResolversTypes['Announcement']>>, ParentType, ContextType>;
  application?: Resolver<Types.Maybe<ResolversTypes['Application']>, ParentType, ContextType>;
  applicationNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  departmentAdmitted?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entryClearance?: Resolver<Types.Maybe<ResolversTypes['EntryClearance']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSubmitted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mustChangePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  otherName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passportUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preferredCourse?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  surname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApplicantChangeResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApplicantChangeResult'] = ResolversParentTypes['ApplicantChangeResult']> = {
  __resolveType: TypeResolveFn<'ApplicantChanged' | 'Refusal', ParentType, ContextType>;
};

export type ApplicantChangedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApplicantChanged'] = ResolversParentTypes['ApplicantChanged']> = {
  applicant?: Resolver<Types.Maybe<ResolversTypes['ApplicantFile']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApplicantChoicesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApplicantChoices'] = ResolversParentTypes['ApplicantChoices']> = {
  departments?: Resolver<Array<ResolversTypes['DepartmentChoice']>, ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['RoundOfAdmission']>, ParentType, ContextType>;
};

export type ApplicantDecisionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApplicantDecision'] = ResolversParentTypes['ApplicantDecision']> = {
  answer?: Resolver<Types.Maybe<ResolversTypes['OfferAnswer']>, ParentType, ContextType>;
  answerBy?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  answeredAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  department?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matricNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['AdmissionOutcome'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApplicantFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApplicantFile'] = ResolversParentTypes['ApplicantFile']> = {
  applicationNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canCheckSittings?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canDecide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canMove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canScore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canSendLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  decision?: Resolver<Types.Maybe<ResolversTypes['ApplicantDecision']>, ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  departmentCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  departments?: Resolver<Array<ResolversTypes['DepartmentChoice']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['ApplicantHistory']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSuspended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jambDetails?: Resolver<Types.Maybe<ResolversTypes['JambDetails']>, ParentType, ContextType>;
  letterUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  milestones?: Resolver<Array<ResolversTypes['Milestone']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  olevelRequirement?: Resolver<Types.Maybe<ResolversTypes['OlevelRequirement']>, ParentType, ContextType>;
  paidAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  passportUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentReference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  programmeCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  screeningFee?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sittings?: Resolver<Array<ResolversTypes['ApplicantSitting']>, ParentType, ContextType>;
  submittedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  test?: Resolver<Types.Maybe<ResolversTypes['ApplicantTest']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApplicantHistoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApplicantHistory'] = ResolversParentTypes['ApplicantHistory']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApplicantRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApplicantRecord'] = ResolversParentTypes['ApplicantRecord']> = {
  answer?: Resolver<Types.Maybe<ResolversTypes['OfferAnswer']>, ParentType, ContextType>;
  applicationNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jambScore?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<Types.Maybe<ResolversTypes['AdmissionOutcome']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  programme?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signedUpAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sittings?: Resolver<Types.Maybe<ResolversTypes['SittingState']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['ApplicantStage'], ParentType, ContextType>;
  stateOfOrigin?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  submittedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  testScore?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ApplicantRecordPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApplicantRecordPage'] = ResolversParentTypes['ApplicantRecordPage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ApplicantRecord']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApplicantSittingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApplicantSitting'] = ResolversParentTypes['ApplicantSitting']> = {
  examNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  examType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  query?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resultMediaType?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resultUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schoolName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SittingState'], ParentType, ContextType>;
  subjects?: Resolver<Array<ResolversTypes['SubjectGrade']>, ParentType, ContextType>;
  year?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApplicantSortResolvers = { JAMB: 'jamb', NUMBER: 'number', SCORE: 'score', SIGNED_UP: 'signed_up', SUBMITTED: 'submitted', SURNAME: 'surname' };

export type ApplicantStageResolvers = { ACCEPTED: 'accepted', ADMITTED: 'admitted', PAID: 'paid', SIGNED_UP: 'signed_up', SUBMITTED: 'submitted', TESTED: 'tested', VERIFIED: 'verified' };

export type ApplicantTestResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApplicantTest'] = ResolversParentTypes['ApplicantTest']> = {
  batchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  others?: Resolver<Array<ResolversTypes['TestBatchChoice']>, ParentType, ContextType>;
  score?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  takenAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ApplicationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Application'] = ResolversParentTypes['Application']> = {
  academic?: Resolver<ResolversTypes['ApplicationSection'], ParentType, ContextType>;
  canEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canSubmit?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  decision?: Resolver<Types.Maybe<ResolversTypes['AdmissionDecision']>, ParentType, ContextType>;
  declaration?: Resolver<ResolversTypes['ApplicationSection'], ParentType, ContextType>;
  jamb?: Resolver<ResolversTypes['ApplicationSection'], ParentType, ContextType>;
  jambDetails?: Resolver<Types.Maybe<ResolversTypes['JambDetails']>, ParentType, ContextType>;
  milestones?: Resolver<Array<ResolversTypes['Milestone']>, ParentType, ContextType>;
  numberOfSittings?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  olevelRequirement?: Resolver<Types.Maybe<ResolversTypes['OlevelRequirement']>, ParentType, ContextType>;
  personal?: Resolver<ResolversTypes['ApplicationSection'], ParentType, ContextType>;
  printoutUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  screening?: Resolver<ResolversTypes['ScreeningFee'], ParentType, ContextType>;
  session?: Resolver<Types.Maybe<ResolversTypes['ApplicationSession']>, ParentType, ContextType>;
  signedUpAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sittings?: Resolver<Types.Maybe<Array<ResolversTypes['OlevelSitting']>>, ParentType, ContextType>;
  submittedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  test?: Resolver<Types.Maybe<ResolversTypes['AptitudeTest']>, ParentType, ContextType>;
  verifiedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ApplicationDocumentResolvers = { ADMISSION_LETTER: 'admission_letter', APPLICATION: 'application' };

export type ApplicationSectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApplicationSection'] = ResolversParentTypes['ApplicationSection']> = {
  missing?: Resolver<Array<ResolversTypes['FieldRefusal']>, ParentType, ContextType>;
  state?: Resolver<Types.Maybe<ResolversTypes['SectionState']>, ParentType, ContextType>;
};

export type ApplicationSessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApplicationSession'] = ResolversParentTypes['ApplicationSession']> = {
  announcement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opensAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  screeningFee?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  testDates?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApplicationSessionPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApplicationSessionPage'] = ResolversParentTypes['ApplicationSessionPage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ApplicationSessionRow']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApplicationSessionRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApplicationSessionRecord'] = ResolversParentTypes['ApplicationSessionRecord']> = {
  academicSession?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  academicSessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  announcement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  applicants?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  batches?: Resolver<Array<ResolversTypes['TestBatch']>, ParentType, ContextType>;
  closesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  opensAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quotas?: Resolver<Array<ResolversTypes['AdmissionQuota']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  screeningFee?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ApplicationSessionState'], ParentType, ContextType>;
  submitted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApplicationSessionRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApplicationSessionRow'] = ResolversParentTypes['ApplicationSessionRow']> = {
  academicSession?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  applicants?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  opensAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  screeningFee?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ApplicationSessionState'], ParentType, ContextType>;
  submitted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  testBatches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  testPlaces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApplicationSessionSortResolvers = { APPLICANTS: 'applicants', CLOSES: 'closes', OPENS: 'opens', TITLE: 'title' };

export type ApplicationSessionStateResolvers = { CLOSED: 'closed', OPEN: 'open', PLANNED: 'planned' };

export type ApplicationSubmittedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApplicationSubmitted'] = ResolversParentTypes['ApplicationSubmitted']> = {
  applicant?: Resolver<ResolversTypes['Applicant'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AptitudeTestResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AptitudeTest'] = ResolversParentTypes['AptitudeTest']> = {
  capacity?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isNoticeDue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  scheduleUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  score?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  venue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AssignCoursesResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AssignCoursesResult'] = ResolversParentTypes['AssignCoursesResult']> = {
  __resolveType: TypeResolveFn<'CoursesAssignment' | 'Refusal', ParentType, ContextType>;
};

export type AttendanceConflictResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AttendanceConflict'] = ResolversParentTypes['AttendanceConflict']> = {
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mark?: Resolver<ResolversTypes['AttendanceMark'], ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AttendanceMarkResolvers = { ABSENT: 'absent', NONE: 'none', PRESENT: 'present' };

export type AttendanceMarkedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AttendanceMarked'] = ResolversParentTypes['AttendanceMarked']> = {
  conflicts?: Resolver<Array<ResolversTypes['AttendanceConflict']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['AttendanceProblem']>, ParentType, ContextType>;
  saved?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttendanceProblemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AttendanceProblem'] = ResolversParentTypes['AttendanceProblem']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AttendanceSheetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AttendanceSheet'] = ResolversParentTypes['AttendanceSheet']> = {
  canMark?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cardKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  lecturers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  printUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  semester?: Resolver<ResolversTypes['Semester'], ParentType, ContextType>;
  semesterId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  students?: Resolver<Array<ResolversTypes['Examinee']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AttendanceShortfallResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AttendanceShortfall'] = ResolversParentTypes['AttendanceShortfall']> = {
  absent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  barredReason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  present?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AttendanceShortfallPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AttendanceShortfallPage'] = ResolversParentTypes['AttendanceShortfallPage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['AttendanceShortfall']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AttendanceShortfallSortResolvers = { COURSE: 'course', MATRIC_NUMBER: 'matric_number', NAME: 'name', PERCENT: 'percent' };

export type AuditChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditChange'] = ResolversParentTypes['AuditChange']> = {
  after?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actorEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['AuditChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditPage'] = ResolversParentTypes['AuditPage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditSortResolvers = { AT: 'at' };

export type AwardClassResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AwardClass'] = ResolversParentTypes['AwardClass']> = {
  cgpa?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BacklogResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Backlog'] = ResolversParentTypes['Backlog']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  oldestAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type BalanceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Balance'] = ResolversParentTypes['Balance']> = {
  billed?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  department?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  level?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  payer?: Resolver<Types.Maybe<ResolversTypes['Payer']>, ParentType, ContextType>;
};

export type BalancePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BalancePage'] = ResolversParentTypes['BalancePage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Balance']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['BalanceTotals'], ParentType, ContextType>;
};

export type BalanceSortResolvers = { BILLED: 'billed', NAME: 'name', NUMBER: 'number', OUTSTANDING: 'outstanding', PAID: 'paid' };

export type BalanceStandingResolvers = { NOTHING_PAID: 'nothing_paid', OWING: 'owing', PAID: 'paid' };

export type BalanceTotalsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BalanceTotals'] = ResolversParentTypes['BalanceTotals']> = {
  billed?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
};

export type BankAccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BankAccount'] = ResolversParentTypes['BankAccount']> = {
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bank?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['BankChannel'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type BankAccountRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BankAccountRecord'] = ResolversParentTypes['BankAccountRecord']> = {
  account?: Resolver<ResolversTypes['BankAccount'], ParentType, ContextType>;
  importedUntil?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BankChannelResolvers = { BANK: 'bank', REMITA: 'remita' };

export type BankReceiptResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BankReceipt'] = ResolversParentTypes['BankReceipt']> = {
  confirmationPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['ReceiptLine']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiptUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  student?: Resolver<ResolversTypes['ReceiptStudent'], ParentType, ContextType>;
  voidedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  voids?: Resolver<Array<ResolversTypes['ReceiptVoid']>, ParentType, ContextType>;
  writtenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BankRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BankRow'] = ResolversParentTypes['BankRow']> = {
  account?: Resolver<ResolversTypes['BankAccount'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BankRowKind'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  narration?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['LeftoverReason']>, ParentType, ContextType>;
  receiptNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remittance?: Resolver<Types.Maybe<ResolversTypes['RowRemittance']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BankRowState'], ParentType, ContextType>;
  statementId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  student?: Resolver<Types.Maybe<ResolversTypes['ReceiptStudent']>, ParentType, ContextType>;
  transactionId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BankRowFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BankRowFile'] = ResolversParentTypes['BankRowFile']> = {
  canAskVoid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canDecide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canDecideVoid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canPropose?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  importedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  importedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proposals?: Resolver<Array<ResolversTypes['RowProposal']>, ParentType, ContextType>;
  receipts?: Resolver<Array<ResolversTypes['BankReceipt']>, ParentType, ContextType>;
  remittances?: Resolver<Array<ResolversTypes['RowRemittance']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['BankRow'], ParentType, ContextType>;
  slip?: Resolver<Types.Maybe<ResolversTypes['BankRowSlip']>, ParentType, ContextType>;
  suggestions?: Resolver<Array<ResolversTypes['ReceiptStudent']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankRowKindResolvers = { AMBIGUOUS: 'ambiguous', IGNORED: 'ignored', MATCHED: 'matched', OVER: 'over', SEEN: 'seen', SHORT: 'short', UNMATCHED: 'unmatched', UNREADABLE: 'unreadable' };

export type BankRowPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BankRowPage'] = ResolversParentTypes['BankRowPage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['BankRow']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BankRowResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BankRowResult'] = ResolversParentTypes['BankRowResult']> = {
  __resolveType: TypeResolveFn<'BankRowFile' | 'Refusal', ParentType, ContextType>;
};

export type BankRowSlipResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BankRowSlip'] = ResolversParentTypes['BankRowSlip']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentSlipState'], ParentType, ContextType>;
  student?: Resolver<ResolversTypes['ReceiptStudent'], ParentType, ContextType>;
};

export type BankRowSortResolvers = { AMOUNT: 'amount', DAY: 'day' };

export type BankRowStateResolvers = { CREDITED: 'credited', OPEN: 'open', PROPOSED: 'proposed', RETURNED: 'returned', SPONSOR_TRANSFER: 'sponsor_transfer', VOID_ASKED: 'void_asked' };

export type BankStatementResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BankStatement'] = ResolversParentTypes['BankStatement']> = {
  account?: Resolver<ResolversTypes['BankAccount'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  finishedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  from?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  importedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  importedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sums?: Resolver<Array<ResolversTypes['StatementSum']>, ParentType, ContextType>;
  until?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['WaitingRows'], ParentType, ContextType>;
};

export type BankStatementFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BankStatementFile'] = ResolversParentTypes['BankStatementFile']> = {
  statement?: Resolver<ResolversTypes['BankStatement'], ParentType, ContextType>;
  unreadable?: Resolver<Array<ResolversTypes['UnreadableRow']>, ParentType, ContextType>;
};

export type BankStatementPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BankStatementPage'] = ResolversParentTypes['BankStatementPage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['BankStatement']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BankStatementSortResolvers = { IMPORTED_AT: 'imported_at' };

export type BarForAttendanceResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BarForAttendanceResult'] = ResolversParentTypes['BarForAttendanceResult']> = {
  __resolveType: TypeResolveFn<'BarredForAttendance' | 'Refusal', ParentType, ContextType>;
};

export type BarStudentResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BarStudentResult'] = ResolversParentTypes['BarStudentResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'StudentBarred', ParentType, ContextType>;
};

export type BarredForAttendanceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BarredForAttendance'] = ResolversParentTypes['BarredForAttendance']> = {
  barred?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leftOut?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BedHistoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BedHistory'] = ResolversParentTypes['BedHistory']> = {
  appliedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  bed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hostel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  room?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BedStatus'], ParentType, ContextType>;
};

export type BedSelectedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BedSelected'] = ResolversParentTypes['BedSelected']> = {
  hostel?: Resolver<Types.Maybe<ResolversTypes['Hostel']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BedStatusResolvers = { APPROVED: 'approved', PENDING: 'pending', REJECTED: 'rejected', RELEASED: 'released' };

export type BedTakenResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BedTaken'] = ResolversParentTypes['BedTaken']> = {
  hostel?: Resolver<Types.Maybe<ResolversTypes['Hostel']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nearest?: Resolver<Array<ResolversTypes['HostelBed']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookTotalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BookTotal'] = ResolversParentTypes['BookTotal']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BroadsheetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Broadsheet'] = ResolversParentTypes['Broadsheet']> = {
  courses?: Resolver<Array<ResolversTypes['BroadsheetCourse']>, ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['BroadsheetRow']>, ParentType, ContextType>;
  semester?: Resolver<ResolversTypes['Semester'], ParentType, ContextType>;
  semesterId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BroadsheetCourseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BroadsheetCourse'] = ResolversParentTypes['BroadsheetCourse']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creditLoad?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ResultSheetState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BroadsheetMarkResolvers = { ABSENT: 'absent', FAILED: 'failed', MISSING: 'missing', NONE: 'none', PASSED: 'passed', WITHHELD: 'withheld' };

export type BroadsheetRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BroadsheetRow'] = ResolversParentTypes['BroadsheetRow']> = {
  carryovers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  cgpa?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  creditsPassed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  creditsTaken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gpa?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  grades?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  marks?: Resolver<Array<ResolversTypes['BroadsheetMark']>, ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  repeated?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  totals?: Resolver<Array<Types.Maybe<ResolversTypes['Int']>>, ParentType, ContextType>;
};

export type BulkDecisionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BulkDecision'] = ResolversParentTypes['BulkDecision']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preview?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quotas?: Resolver<Array<ResolversTypes['QuotaUse']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['BulkDecisionRow']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BulkDecisionResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BulkDecisionResult'] = ResolversParentTypes['BulkDecisionResult']> = {
  __resolveType: TypeResolveFn<'BulkDecision' | 'Refusal', ParentType, ContextType>;
};

export type BulkDecisionRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BulkDecisionRow'] = ResolversParentTypes['BulkDecisionRow']> = {
  applicationNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<Types.Maybe<ResolversTypes['AdmissionOutcome']>, ParentType, ContextType>;
  changes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  department?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['AdmissionOutcome'], ParentType, ContextType>;
  problem?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BursaryDashboardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BursaryDashboard'] = ResolversParentTypes['BursaryDashboard']> = {
  approvedRefunds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  askedAdjustments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  askedRefunds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  booksLeftOpen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cashBook?: Resolver<Types.Maybe<ResolversTypes['CashBookTakings']>, ParentType, ContextType>;
  charged?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['DayTakings']>, ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  refusedPayments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['SectionSums']>, ParentType, ContextType>;
  session?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  waitingRemittances?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitingRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitingSponsorVoids?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitingVoids?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BursaryFiguresResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BursaryFigures'] = ResolversParentTypes['BursaryFigures']> = {
  by?: Resolver<ResolversTypes['FigureGrouping'], ParentType, ContextType>;
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  ledger?: Resolver<ResolversTypes['LedgerFigures'], ParentType, ContextType>;
  refundsPaid?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['FigureRow']>, ParentType, ContextType>;
  session?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['FigureTotal'], ParentType, ContextType>;
};

export type CarryoverResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Carryover'] = ResolversParentTypes['Carryover']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  creditLoad?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRegistered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CarryoverPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CarryoverPage'] = ResolversParentTypes['CarryoverPage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Carryover']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CarryoverSortResolvers = { COURSE: 'course', LEVEL: 'level', MATRIC_NUMBER: 'matric_number', NAME: 'name' };

export type CashBookResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CashBook'] = ResolversParentTypes['CashBook']> = {
  cash?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  closedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  counted?: Resolver<Types.Maybe<ResolversTypes['Naira']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  difference?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  officer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pos?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  receipts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  teller?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CashBookFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CashBookFile'] = ResolversParentTypes['CashBookFile']> = {
  book?: Resolver<ResolversTypes['CashBook'], ParentType, ContextType>;
  canClose?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  closedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['CounterReceipt']>, ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  voidedLater?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
};

export type CashBookPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CashBookPage'] = ResolversParentTypes['CashBookPage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['CashBook']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CashBookSortResolvers = { DAY: 'day' };

export type CashBookStatusResolvers = { CLOSED: 'closed', LEFT_OPEN: 'left_open', OPEN: 'open' };

export type CashBookTakingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CashBookTakings'] = ResolversParentTypes['CashBookTakings']> = {
  cash?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pos?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  receipts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CashBookStatus'], ParentType, ContextType>;
  teller?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
};

export type CatalogueConsequencesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CatalogueConsequences'] = ResolversParentTypes['CatalogueConsequences']> = {
  sentences?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CatalogueResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CatalogueResult'] = ResolversParentTypes['CatalogueResult']> = {
  __resolveType: TypeResolveFn<'CatalogueConsequences' | 'CatalogueSaved' | 'Refusal', ParentType, ContextType>;
};

export type CatalogueSavedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CatalogueSaved'] = ResolversParentTypes['CatalogueSaved']> = {
  id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CgpaPolicyResolvers = { ALL: 'all', BEST: 'best', LATEST: 'latest' };

export type ChangeRequestFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangeRequestFile'] = ResolversParentTypes['ChangeRequestFile']> = {
  changedSince?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  decidedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  evidenceUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PersonKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  request?: Resolver<ResolversTypes['CorrectionRequest'], ParentType, ContextType>;
};

export type ChangeRequestPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangeRequestPage'] = ResolversParentTypes['ChangeRequestPage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ChangeRequestRecord']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangeRequestRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangeRequestRecord'] = ResolversParentTypes['ChangeRequestRecord']> = {
  decidedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PersonKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ChangeRequestStatus'], ParentType, ContextType>;
};

export type ChangeRequestStatusResolvers = { APPROVED: 'approved', PENDING: 'pending', REFUSED: 'refused', WITHDRAWN: 'withdrawn' };

export type ChannelDifferenceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChannelDifference'] = ResolversParentTypes['ChannelDifference']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DifferenceKind'], ParentType, ContextType>;
};

export type ChannelLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChannelLine'] = ResolversParentTypes['ChannelLine']> = {
  account?: Resolver<Types.Maybe<ResolversTypes['ReconciledAccount']>, ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['ReconciledChannel'], ParentType, ContextType>;
  difference?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  differences?: Resolver<Array<ResolversTypes['ChannelDifference']>, ParentType, ContextType>;
  gaps?: Resolver<Array<ResolversTypes['StatementGap']>, ParentType, ContextType>;
  ledger?: Resolver<ResolversTypes['BookTotal'], ParentType, ContextType>;
  source?: Resolver<Types.Maybe<ResolversTypes['BookTotal']>, ParentType, ContextType>;
  unexplained?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  waiting?: Resolver<Array<ResolversTypes['ChannelWaiting']>, ParentType, ContextType>;
};

export type ChannelReconciliationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChannelReconciliation'] = ResolversParentTypes['ChannelReconciliation']> = {
  balance?: Resolver<ResolversTypes['LedgerBalance'], ParentType, ContextType>;
  books?: Resolver<Array<ResolversTypes['DifferingBook']>, ParentType, ContextType>;
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['ChannelLine']>, ParentType, ContextType>;
  transfers?: Resolver<Array<ResolversTypes['SponsorTransfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChannelReconciliationResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChannelReconciliationResult'] = ResolversParentTypes['ChannelReconciliationResult']> = {
  __resolveType: TypeResolveFn<'ChannelReconciliation' | 'Refusal', ParentType, ContextType>;
};

export type ChannelWaitingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChannelWaiting'] = ResolversParentTypes['ChannelWaiting']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReconciliationWaiting'], ParentType, ContextType>;
};

export type ChargeAdjustedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChargeAdjusted'] = ResolversParentTypes['ChargeAdjusted']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
};

export type ChargePaymentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChargePayment'] = ResolversParentTypes['ChargePayment']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['PaymentChannel'], ParentType, ContextType>;
  paidAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sponsor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChargeSectionResolvers = { A: 'A', B: 'B', C: 'C', HOSTEL: 'hostel', LATE: 'late', SCREENING: 'screening' };

export type ClassAttendanceStateResolvers = { AT_RISK: 'at_risk', BELOW: 'below', ENOUGH: 'enough', NONE: 'none' };

export type ClassAttendeeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClassAttendee'] = ResolversParentTypes['ClassAttendee']> = {
  absent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  barredReason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  excused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCarryover?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percent?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  present?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ClassAttendanceState'], ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ClassMarkResolvers = { ABSENT: 'absent', EXCUSED: 'excused', PRESENT: 'present' };

export type ClassMeetingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClassMeeting'] = ResolversParentTypes['ClassMeeting']> = {
  absent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  excused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  heldOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  present?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recordedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClassMeetingMarkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClassMeetingMark'] = ResolversParentTypes['ClassMeetingMark']> = {
  mark?: Resolver<ResolversTypes['ClassMark'], ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ClassMeetingMarksResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClassMeetingMarks'] = ResolversParentTypes['ClassMeetingMarks']> = {
  marks?: Resolver<Array<ResolversTypes['ClassMeetingMark']>, ParentType, ContextType>;
  meeting?: Resolver<ResolversTypes['ClassMeeting'], ParentType, ContextType>;
};

export type ClassMeetingSavedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClassMeetingSaved'] = ResolversParentTypes['ClassMeetingSaved']> = {
  leftOut?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClearanceStateResolvers = { CLEARED: 'cleared', HELD: 'held', WAITING: 'waiting' };

export type ClearanceUnitResolvers = { BURSARY: 'bursary', DEPARTMENT: 'department', HOSTEL: 'hostel', LIBRARY: 'library' };

export type CloseCashBookResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CloseCashBookResult'] = ResolversParentTypes['CloseCashBookResult']> = {
  __resolveType: TypeResolveFn<'CashBook' | 'Refusal', ParentType, ContextType>;
};

export type CohortRulesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CohortRules'] = ResolversParentTypes['CohortRules']> = {
  caMaximum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  classes?: Resolver<Array<ResolversTypes['AwardClass']>, ParentType, ContextType>;
  courses?: Resolver<Array<ResolversTypes['ProgrammeCourse']>, ParentType, ContextType>;
  electiveCredits?: Resolver<Array<ResolversTypes['ElectiveCredits']>, ParentType, ContextType>;
  fromSession?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fromSessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  graduationCgpa?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasResults?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passMark?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standingCarryoverCredits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standingCgpa?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  students?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  untilSession?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CorrectedFieldResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CorrectedField'] = ResolversParentTypes['CorrectedField']> = {
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CorrectionRequestResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CorrectionRequest'] = ResolversParentTypes['CorrectionRequest']> = {
  changes?: Resolver<Array<ResolversTypes['CorrectedField']>, ParentType, ContextType>;
  decidedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  explanation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ChangeRequestStatus'], ParentType, ContextType>;
};

export type CorrectionResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CorrectionResult'] = ResolversParentTypes['CorrectionResult']> = {
  __resolveType: TypeResolveFn<'OwnCorrections' | 'Refusal', ParentType, ContextType>;
};

export type CouncilIndexingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CouncilIndexing'] = ResolversParentTypes['CouncilIndexing']> = {
  closesOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  council?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  daysLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gaps?: Resolver<Array<ResolversTypes['IndexingGap']>, ParentType, ContextType>;
  indexNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CounterMethodResolvers = { CASH: 'cash', POS: 'pos', TELLER: 'teller' };

export type CounterReceiptResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CounterReceipt'] = ResolversParentTypes['CounterReceipt']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  cashBookId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['CounterMethod'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  officer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiptUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  slipNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CounterReceiptState'], ParentType, ContextType>;
  student?: Resolver<ResolversTypes['ReceiptStudent'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CounterReceiptFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CounterReceiptFile'] = ResolversParentTypes['CounterReceiptFile']> = {
  canAskVoid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canDecideVoid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  confirmationPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['ReceiptLine']>, ParentType, ContextType>;
  receipt?: Resolver<ResolversTypes['CounterReceipt'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  voids?: Resolver<Array<ResolversTypes['ReceiptVoid']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CounterReceiptPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CounterReceiptPage'] = ResolversParentTypes['CounterReceiptPage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['CounterReceipt']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CounterReceiptSortResolvers = { AMOUNT: 'amount', RECEIVED_AT: 'received_at' };

export type CounterReceiptStateResolvers = { VALID: 'valid', VOIDED: 'voided', VOID_ASKED: 'void_asked' };

export type CounterStudentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CounterStudent'] = ResolversParentTypes['CounterStudent']> = {
  canAskRefund?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canRecord?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cashBook?: Resolver<Types.Maybe<ResolversTypes['OwnCashBook']>, ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  freeCredit?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['PayableItem']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['StudentStanding'], ParentType, ContextType>;
};

export type CourseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Course'] = ResolversParentTypes['Course']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  olevelRequirement?: Resolver<Types.Maybe<ResolversTypes['OlevelRequirement']>, ParentType, ContextType>;
  programmes?: Resolver<Array<ResolversTypes['ProgrammeChoice']>, ParentType, ContextType>;
};

export type CourseAssignmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CourseAssignment'] = ResolversParentTypes['CourseAssignment']> = {
  after?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseChoicesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CourseChoices'] = ResolversParentTypes['CourseChoices']> = {
  courses?: Resolver<Array<ResolversTypes['NamedCourse']>, ParentType, ContextType>;
  departments?: Resolver<Array<ResolversTypes['NamedDepartment']>, ParentType, ContextType>;
  lecturers?: Resolver<Array<ResolversTypes['NamedLecturer']>, ParentType, ContextType>;
  session?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  teachingDepartments?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CourseClassAttendanceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CourseClassAttendance'] = ResolversParentTypes['CourseClassAttendance']> = {
  canRecord?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  classes?: Resolver<Array<ResolversTypes['ClassMeeting']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  firstDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  lastDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  lecturers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  minimumPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  semester?: Resolver<ResolversTypes['Semester'], ParentType, ContextType>;
  semesterId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  students?: Resolver<Array<ResolversTypes['ClassAttendee']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseHistoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CourseHistory'] = ResolversParentTypes['CourseHistory']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creditLoad?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCarryover?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPassed?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  semester?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseLecturerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CourseLecturer'] = ResolversParentTypes['CourseLecturer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseOfferingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CourseOffering'] = ResolversParentTypes['CourseOffering']> = {
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  departmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCompulsory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CoursePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CoursePage'] = ResolversParentTypes['CoursePage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['CourseRow']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CoursePassRateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CoursePassRate'] = ResolversParentTypes['CoursePassRate']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  passRate?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  results?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ResultSheetState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CoursePrerequisiteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CoursePrerequisite'] = ResolversParentTypes['CoursePrerequisite']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPassed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CourseRecord'] = ResolversParentTypes['CourseRecord']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creditLoad?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lecturers?: Resolver<Array<ResolversTypes['NamedLecturer']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  neededBy?: Resolver<Array<ResolversTypes['NamedCourse']>, ParentType, ContextType>;
  offerings?: Resolver<Array<ResolversTypes['CourseOffering']>, ParentType, ContextType>;
  prerequisites?: Resolver<Array<ResolversTypes['NamedCourse']>, ParentType, ContextType>;
  registered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  registeredEver?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  semester?: Resolver<ResolversTypes['Semester'], ParentType, ContextType>;
  teachingDepartment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseRegisteredResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CourseRegistered'] = ResolversParentTypes['CourseRegistered']> = {
  canDrop?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  course?: Resolver<ResolversTypes['RegistrableCourse'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCarryover?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  registeredAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CourseRegistrationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CourseRegistration'] = ResolversParentTypes['CourseRegistration']> = {
  canDrop?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  closesAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  courses?: Resolver<ResolversTypes['RegistrationCoursesResult'], ParentType, ContextType>;
  dropDeadline?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxCredits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minCredits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  opensAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  semester?: Resolver<Types.Maybe<ResolversTypes['Semester']>, ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CourseResult'] = ResolversParentTypes['CourseResult']> = {
  ca?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  creditLoad?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exam?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  grade?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPassed?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isRepeat?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  points?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  remark?: Resolver<Types.Maybe<ResolversTypes['ScoreRemark']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CourseRosterResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CourseRoster'] = ResolversParentTypes['CourseRoster']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  creditLoad?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  lecturers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  printUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  semesterId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  semesters?: Resolver<Array<ResolversTypes['RosterSemester']>, ParentType, ContextType>;
  students?: Resolver<Array<ResolversTypes['RosterStudent']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CourseRow'] = ResolversParentTypes['CourseRow']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  compulsoryFor?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  creditLoad?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  departments?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lecturers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prerequisites?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  registered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  semester?: Resolver<ResolversTypes['Semester'], ParentType, ContextType>;
  teachingDepartment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseSortResolvers = { CODE: 'code', CREDIT_LOAD: 'credit_load', LEVEL: 'level', REGISTERED: 'registered', TITLE: 'title' };

export type CoursesAssignmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CoursesAssignment'] = ResolversParentTypes['CoursesAssignment']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preview?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['CourseAssignment']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CoursesRegisteredResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CoursesRegistered'] = ResolversParentTypes['CoursesRegistered']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  registration?: Resolver<Types.Maybe<ResolversTypes['CourseRegistration']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CoverageKindResolvers = { AT_MOST: 'at_most', FULL: 'full', PERCENTAGE: 'percentage' };

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayTakingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DayTakings'] = ResolversParentTypes['DayTakings']> = {
  bank?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  counter?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  online?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  remita?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  sponsor?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
};

export type DeadlineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Deadline'] = ResolversParentTypes['Deadline']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['DeadlineName'], ParentType, ContextType>;
};

export type DeadlineNameResolvers = { DROP_DEADLINE: 'drop_deadline', REGISTRATION_CLOSES: 'registration_closes', REGISTRATION_OPENS: 'registration_opens', RESULTS_DUE: 'results_due', SEMESTER_ENDS: 'semester_ends' };

export type DecideLeavingClearanceResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DecideLeavingClearanceResult'] = ResolversParentTypes['DecideLeavingClearanceResult']> = {
  __resolveType: TypeResolveFn<'LeavingClearanceDecided' | 'Refusal', ParentType, ContextType>;
};

export type DecideSenateListResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DecideSenateListResult'] = ResolversParentTypes['DecideSenateListResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SenateListDecided', ParentType, ContextType>;
};

export type DepartmentChoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepartmentChoice'] = ResolversParentTypes['DepartmentChoice']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  programmes?: Resolver<Array<ResolversTypes['ProgrammeChoice']>, ParentType, ContextType>;
};

export type DepartmentCoursesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepartmentCourses'] = ResolversParentTypes['DepartmentCourses']> = {
  courses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  passRate?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  registrations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutLecturer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DepartmentFunnelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepartmentFunnel'] = ResolversParentTypes['DepartmentFunnel']> = {
  counts?: Resolver<ResolversTypes['FunnelCounts'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DepartmentPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepartmentPage'] = ResolversParentTypes['DepartmentPage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['DepartmentRow']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DepartmentPlacesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepartmentPlaces'] = ResolversParentTypes['DepartmentPlaces']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notAdmitted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  programmes?: Resolver<Array<ResolversTypes['ProgrammePlaces']>, ParentType, ContextType>;
  quota?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  taken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undecided?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  untested?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitingList?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DepartmentProgrammesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepartmentProgrammes'] = ResolversParentTypes['DepartmentProgrammes']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  programmes?: Resolver<Array<ResolversTypes['NamedProgramme']>, ParentType, ContextType>;
};

export type DepartmentRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepartmentRecord'] = ResolversParentTypes['DepartmentRecord']> = {
  applicants?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  feeDepartment?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  olevelRequirement?: Resolver<Types.Maybe<ResolversTypes['OlevelRequirement']>, ParentType, ContextType>;
  ownFeeLines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  programmes?: Resolver<Array<ResolversTypes['ProgrammeRow']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  students?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DepartmentRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepartmentRow'] = ResolversParentTypes['DepartmentRow']> = {
  applicants?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  olevelRequirement?: Resolver<Types.Maybe<ResolversTypes['OlevelRequirement']>, ParentType, ContextType>;
  students?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DepartmentSortResolvers = { APPLICANTS: 'applicants', CODE: 'code', NAME: 'name', STUDENTS: 'students' };

export type DifferenceKindResolvers = { COUNT_DIFFERS: 'count_differs', CREDITING: 'crediting', LEFTOVER: 'leftover', NOT_COUNTED: 'not_counted', PROPOSED: 'proposed', RETURNED: 'returned', SHARE_VOIDED: 'share_voided', SLIP_VOIDED: 'slip_voided', SPONSOR_TRANSFER: 'sponsor_transfer', UNALLOCATED: 'unallocated', VOIDED_AFTER_CLOSING: 'voided_after_closing' };

export type DifferingBookResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DifferingBook'] = ResolversParentTypes['DifferingBook']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  officer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentConfirmationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DocumentConfirmation'] = ResolversParentTypes['DocumentConfirmation']> = {
  applicationNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  course?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['ApplicationDocument'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ElectiveCreditsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ElectiveCredits'] = ResolversParentTypes['ElectiveCredits']> = {
  credits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmailVerifiedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EmailVerified'] = ResolversParentTypes['EmailVerified']> = {
  applicationNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EnteredScoresResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EnteredScores'] = ResolversParentTypes['EnteredScores']> = {
  ca?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  exam?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  remark?: Resolver<Types.Maybe<ResolversTypes['ScoreRemark']>, ParentType, ContextType>;
};

export type EntryClearanceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EntryClearance'] = ResolversParentTypes['EntryClearance']> = {
  clearedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  papers?: Resolver<Array<ResolversTypes['EntryPaper']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EntryClearanceState'], ParentType, ContextType>;
};

export type EntryClearanceChangedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EntryClearanceChanged'] = ResolversParentTypes['EntryClearanceChanged']> = {
  clearance?: Resolver<Types.Maybe<ResolversTypes['EntryClearanceFile']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EntryClearanceFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EntryClearanceFile'] = ResolversParentTypes['EntryClearanceFile']> = {
  applicationNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clearedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOverdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  matricNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  papers?: Resolver<Array<ResolversTypes['EntryPaper']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EntryClearanceState'], ParentType, ContextType>;
};

export type EntryClearancePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EntryClearancePage'] = ResolversParentTypes['EntryClearancePage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['EntryClearanceRow']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EntryClearanceResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EntryClearanceResult'] = ResolversParentTypes['EntryClearanceResult']> = {
  __resolveType: TypeResolveFn<'EntryClearanceChanged' | 'Refusal', ParentType, ContextType>;
};

export type EntryClearanceRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EntryClearanceRow'] = ResolversParentTypes['EntryClearanceRow']> = {
  applicationNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clearedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  complete?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOverdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  papers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EntryClearanceState'], ParentType, ContextType>;
};

export type EntryClearanceSortResolvers = { DUE: 'due', NAME: 'name', NUMBER: 'number' };

export type EntryClearanceStateResolvers = { CLEARED: 'cleared', MISSING: 'missing', ORIGINALS: 'originals', SENT: 'sent' };

export type EntryPaperResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EntryPaper'] = ResolversParentTypes['EntryPaper']> = {
  fileUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isSighted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mediaType?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revision?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sentAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EntryPaperState'], ParentType, ContextType>;
};

export type EntryPaperSentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EntryPaperSent'] = ResolversParentTypes['EntryPaperSent']> = {
  applicant?: Resolver<ResolversTypes['Applicant'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EntryPaperStateResolvers = { ACCEPTED: 'accepted', MISSING: 'missing', RETURNED: 'returned', SENT: 'sent' };

export type EntrySessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EntrySession'] = ResolversParentTypes['EntrySession']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExamCardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExamCard'] = ResolversParentTypes['ExamCard']> = {
  courses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  fileUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  leftOut?: Resolver<Array<ResolversTypes['ExamCardOmission']>, ParentType, ContextType>;
  obstacle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  semester?: Resolver<ResolversTypes['Semester'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExamCardConfirmationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExamCardConfirmation'] = ResolversParentTypes['ExamCardConfirmation']> = {
  courses?: Resolver<Array<ResolversTypes['ExamCardCourse']>, ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRunning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  semester?: Resolver<ResolversTypes['Semester'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExamCardCourseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExamCardCourse'] = ResolversParentTypes['ExamCardCourse']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maySit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExamCardOmissionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExamCardOmission'] = ResolversParentTypes['ExamCardOmission']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  obstacle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExamOfficerDashboardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExamOfficerDashboard'] = ResolversParentTypes['ExamOfficerDashboard']> = {
  courses?: Resolver<Array<ResolversTypes['CoursePassRate']>, ParentType, ContextType>;
  departments?: Resolver<Array<ResolversTypes['DepartmentCourses']>, ParentType, ContextType>;
  flagged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  semester?: Resolver<Types.Maybe<ResolversTypes['Semester']>, ParentType, ContextType>;
  semesterId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  session?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sheets?: Resolver<Array<ResolversTypes['SheetStateCount']>, ParentType, ContextType>;
  unassigned?: Resolver<Array<ResolversTypes['UnassignedCourse']>, ParentType, ContextType>;
};

export type ExamineeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Examinee'] = ResolversParentTypes['Examinee']> = {
  barredReason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCarryover?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mark?: Resolver<ResolversTypes['AttendanceMark'], ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  obstacle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photoUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExpectedSponsorshipResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExpectedSponsorship'] = ResolversParentTypes['ExpectedSponsorship']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  deadline?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sponsor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExportLinksResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExportLinks'] = ResolversParentTypes['ExportLinks']> = {
  csv?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  xlsx?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeeChangePreviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FeeChangePreview'] = ResolversParentTypes['FeeChangePreview']> = {
  after?: Resolver<ResolversTypes['PreviewedSchedule'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['PreviewedSchedule'], ParentType, ContextType>;
  moved?: Resolver<Array<ResolversTypes['MovedTotal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FeeChangePreviewResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FeeChangePreviewResult'] = ResolversParentTypes['FeeChangePreviewResult']> = {
  __resolveType: TypeResolveFn<'FeeChangePreview' | 'Refusal', ParentType, ContextType>;
};

export type FeeFrequencyResolvers = { ONCE: 'once', PER_SESSION: 'session' };

export type FeeLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FeeLine'] = ResolversParentTypes['FeeLine']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['FeeFrequency'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeeLineRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FeeLineRecord'] = ResolversParentTypes['FeeLineRecord']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  department?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['FeeFrequency'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidAt?: Resolver<ResolversTypes['PlaceOfPayment'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  residency?: Resolver<Types.Maybe<ResolversTypes['FeeResidency']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  section?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['FeeStage'], ParentType, ContextType>;
};

export type FeeOfficeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FeeOffice'] = ResolversParentTypes['FeeOffice']> = {
  departments?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['FeeLineRecord']>, ParentType, ContextType>;
  linesExport?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['FeeSectionRecord']>, ParentType, ContextType>;
  sessionFees?: Resolver<Array<ResolversTypes['SessionFees']>, ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tuitionRecords?: Resolver<Array<ResolversTypes['TuitionRecord']>, ParentType, ContextType>;
  tuitionRecordsExport?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
};

export type FeeResidencyResolvers = { INDIGENE: 'indigene', NON_INDIGENE: 'non_indigene' };

export type FeeSectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FeeSection'] = ResolversParentTypes['FeeSection']> = {
  lines?: Resolver<Array<ResolversTypes['FeeLine']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidAt?: Resolver<ResolversTypes['PlaceOfPayment'], ParentType, ContextType>;
  payableOnline?: Resolver<Types.Maybe<ResolversTypes['Naira']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
};

export type FeeSectionRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FeeSectionRecord'] = ResolversParentTypes['FeeSectionRecord']> = {
  isPaidOnline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  section?: Resolver<ResolversTypes['ScheduleSection'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['FeeStage'], ParentType, ContextType>;
};

export type FeeStageResolvers = { FIRST_YEAR: 'first_year', RETURNING: 'returning' };

export type FieldRefusalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FieldRefusal'] = ResolversParentTypes['FieldRefusal']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FigureChoicesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FigureChoices'] = ResolversParentTypes['FigureChoices']> = {
  departments?: Resolver<Array<ResolversTypes['NamedDepartment']>, ParentType, ContextType>;
  session?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sponsors?: Resolver<Array<ResolversTypes['NamedSponsor']>, ParentType, ContextType>;
};

export type FigureGroupingResolvers = { CHANNEL: 'channel', DAY: 'day', DEPARTMENT: 'department', LEVEL: 'level', SECTION: 'section', SPONSOR: 'sponsor' };

export type FigureRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FigureRow'] = ResolversParentTypes['FigureRow']> = {
  billed?: Resolver<Types.Maybe<ResolversTypes['Naira']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outstanding?: Resolver<Types.Maybe<ResolversTypes['Naira']>, ParentType, ContextType>;
  percent?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
};

export type FigureTotalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FigureTotal'] = ResolversParentTypes['FigureTotal']> = {
  billed?: Resolver<Types.Maybe<ResolversTypes['Naira']>, ParentType, ContextType>;
  outstanding?: Resolver<Types.Maybe<ResolversTypes['Naira']>, ParentType, ContextType>;
  percent?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
};

export type FoundApplicantResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FoundApplicant'] = ResolversParentTypes['FoundApplicant']> = {
  applicationNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FoundCourseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FoundCourse'] = ResolversParentTypes['FoundCourse']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FoundStudentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FoundStudent'] = ResolversParentTypes['FoundStudent']> = {
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FreeBedChoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FreeBedChoice'] = ResolversParentTypes['FreeBedChoice']> = {
  bed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  floor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hostel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  room?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FunnelCountsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FunnelCounts'] = ResolversParentTypes['FunnelCounts']> = {
  accepted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  admitted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matriculated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signedUp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  submitted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tested?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FunnelSessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FunnelSession'] = ResolversParentTypes['FunnelSession']> = {
  academicSession?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GradeStepResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GradeStep'] = ResolversParentTypes['GradeStep']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isPassed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  letter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type GraduationAuditResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GraduationAudit'] = ResolversParentTypes['GraduationAudit']> = {
  classOfAward?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isMet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requirements?: Resolver<Array<ResolversTypes['GraduationRequirement']>, ParentType, ContextType>;
};

export type GraduationRequirementResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GraduationRequirement'] = ResolversParentTypes['GraduationRequirement']> = {
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requirement?: Resolver<ResolversTypes['GraduationRequirementKind'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RequirementState'], ParentType, ContextType>;
};

export type GraduationRequirementKindResolvers = { CARRYOVERS: 'carryovers', CGPA: 'cgpa', CLEARANCE: 'clearance', COURSES: 'courses', FEES: 'fees', RESULTS: 'results' };

export type HostelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Hostel'] = ResolversParentTypes['Hostel']> = {
  application?: Resolver<Types.Maybe<ResolversTypes['HostelApplication']>, ParentType, ContextType>;
  availableBeds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  availableRooms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  canSelectBed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canWait?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  currentTime?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deadline?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isApplicationOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rooms?: Resolver<Array<ResolversTypes['HostelRoom']>, ParentType, ContextType>;
  waiting?: Resolver<Types.Maybe<ResolversTypes['HostelWaiting']>, ParentType, ContextType>;
};

export type HostelApplicationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HostelApplication'] = ResolversParentTypes['HostelApplication']> = {
  approvedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  approvedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bed?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  printoutUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  room?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['HostelApplicationState'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HostelApplicationPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HostelApplicationPage'] = ResolversParentTypes['HostelApplicationPage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['HostelApplicationRecord']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HostelApplicationRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HostelApplicationRecord'] = ResolversParentTypes['HostelApplicationRecord']> = {
  appliedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  bed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  decidedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  floor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hostel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  room?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['HostelApplicationStatus'], ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type HostelApplicationSortResolvers = { APPLIED_AT: 'applied_at', MATRIC_NUMBER: 'matric_number', NAME: 'name', ROOM: 'room' };

export type HostelApplicationStatusResolvers = { APPROVED: 'approved', PENDING: 'pending', REJECTED: 'rejected', RELEASED: 'released' };

export type HostelAvailabilityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HostelAvailability'] = ResolversParentTypes['HostelAvailability']> = {
  free?: Resolver<Types.Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  freed?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  isApplicationOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  taken?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type HostelBedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HostelBed'] = ResolversParentTypes['HostelBed']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roomNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HostelBedPlaceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HostelBedPlace'] = ResolversParentTypes['HostelBedPlace']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['HostelBedState'], ParentType, ContextType>;
  student?: Resolver<Types.Maybe<ResolversTypes['HostelBedStudent']>, ParentType, ContextType>;
};

export type HostelBedStateResolvers = { APPROVED: 'approved', FREE: 'free', OFFERED: 'offered', OUT_OF_USE: 'out_of_use', PENDING: 'pending' };

export type HostelBedStudentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HostelBedStudent'] = ResolversParentTypes['HostelBedStudent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HostelBedsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HostelBeds'] = ResolversParentTypes['HostelBeds']> = {
  approved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  beds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  free?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['HostelKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rooms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HostelChangedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HostelChanged'] = ResolversParentTypes['HostelChanged']> = {
  hostel?: Resolver<Types.Maybe<ResolversTypes['Hostel']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HostelDecisionResolvers = { APPROVE: 'approve', REJECT: 'reject', RELEASE: 'release' };

export type HostelDecisionRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HostelDecisionRow'] = ResolversParentTypes['HostelDecisionRow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['HostelApplicationStatus'], ParentType, ContextType>;
};

export type HostelDecisionsMadeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HostelDecisionsMade'] = ResolversParentTypes['HostelDecisionsMade']> = {
  decided?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['HostelDecisionRow']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HostelDecisionsResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HostelDecisionsResult'] = ResolversParentTypes['HostelDecisionsResult']> = {
  __resolveType: TypeResolveFn<'HostelDecisionsMade' | 'Refusal', ParentType, ContextType>;
};

export type HostelFeeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HostelFee'] = ResolversParentTypes['HostelFee']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  canPay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  obstacle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HostelHouseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HostelHouse'] = ResolversParentTypes['HostelHouse']> = {
  beds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  floors?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['HostelKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rooms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HostelKindResolvers = { FEMALE: 'Female', MALE: 'Male' };

export type HostelOccupancyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HostelOccupancy'] = ResolversParentTypes['HostelOccupancy']> = {
  deadline?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hostels?: Resolver<Array<ResolversTypes['HostelBeds']>, ParentType, ContextType>;
  isApplicationOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  session?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  waiting?: Resolver<Array<ResolversTypes['HostelWaitingCount']>, ParentType, ContextType>;
};

export type HostelOfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HostelOffer'] = ResolversParentTypes['HostelOffer']> = {
  bed?: Resolver<ResolversTypes['HostelBed'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type HostelOfferRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HostelOfferRecord'] = ResolversParentTypes['HostelOfferRecord']> = {
  bed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  floor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hostel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  room?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HostelOfficeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HostelOffice'] = ResolversParentTypes['HostelOffice']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  hostels?: Resolver<Array<ResolversTypes['HostelHouse']>, ParentType, ContextType>;
  settings?: Resolver<Types.Maybe<ResolversTypes['HostelSettings']>, ParentType, ContextType>;
};

export type HostelPrintoutConfirmationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HostelPrintoutConfirmation'] = ResolversParentTypes['HostelPrintoutConfirmation']> = {
  approvedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  bed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hostel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  room?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HostelResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HostelResult'] = ResolversParentTypes['HostelResult']> = {
  __resolveType: TypeResolveFn<'HostelChanged' | 'Refusal', ParentType, ContextType>;
};

export type HostelRoomResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HostelRoom'] = ResolversParentTypes['HostelRoom']> = {
  availableBeds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  beds?: Resolver<Array<ResolversTypes['HostelBed']>, ParentType, ContextType>;
  floor?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hostel?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalBeds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HostelRoomPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HostelRoomPage'] = ResolversParentTypes['HostelRoomPage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['HostelRoomPlace']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HostelRoomPlaceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HostelRoomPlace'] = ResolversParentTypes['HostelRoomPlace']> = {
  beds?: Resolver<Array<ResolversTypes['HostelBedPlace']>, ParentType, ContextType>;
  floor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hostel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hostelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['HostelKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HostelRoomSortResolvers = { FLOOR: 'floor', HOSTEL: 'hostel', NUMBER: 'number' };

export type HostelSettingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HostelSettings'] = ResolversParentTypes['HostelSettings']> = {
  deadline?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isApplicationOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HostelWaitingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HostelWaiting'] = ResolversParentTypes['HostelWaiting']> = {
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  offer?: Resolver<Types.Maybe<ResolversTypes['HostelOffer']>, ParentType, ContextType>;
  position?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type HostelWaitingCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HostelWaitingCount'] = ResolversParentTypes['HostelWaitingCount']> = {
  kind?: Resolver<ResolversTypes['HostelKind'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HostelWaitingPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HostelWaitingPage'] = ResolversParentTypes['HostelWaitingPage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['HostelWaitingRecord']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HostelWaitingRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HostelWaitingRecord'] = ResolversParentTypes['HostelWaitingRecord']> = {
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<Types.Maybe<ResolversTypes['HostelKind']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offer?: Resolver<Types.Maybe<ResolversTypes['HostelOfferRecord']>, ParentType, ContextType>;
  position?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type HostelWaitingSortResolvers = { JOINED_AT: 'joined_at', MATRIC_NUMBER: 'matric_number', NAME: 'name' };

export type IctDashboardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IctDashboard'] = ResolversParentTypes['IctDashboard']> = {
  changeRequests?: Resolver<ResolversTypes['Backlog'], ParentType, ContextType>;
  stuckPayments?: Resolver<ResolversTypes['Backlog'], ParentType, ContextType>;
  unverifiedEmails?: Resolver<ResolversTypes['Backlog'], ParentType, ContextType>;
};

export type IdCardConfirmationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IdCardConfirmation'] = ResolversParentTypes['IdCardConfirmation']> = {
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isLatest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStudent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IdCardReissuedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IdCardReissued'] = ResolversParentTypes['IdCardReissued']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImportCoursesResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportCoursesResult'] = ResolversParentTypes['ImportCoursesResult']> = {
  __resolveType: TypeResolveFn<'ImportReport' | 'Refusal', ParentType, ContextType>;
};

export type ImportIndexNumbersResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportIndexNumbersResult'] = ResolversParentTypes['ImportIndexNumbersResult']> = {
  __resolveType: TypeResolveFn<'IndexNumbersImport' | 'Refusal', ParentType, ContextType>;
};

export type ImportProblemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportProblem'] = ResolversParentTypes['ImportProblem']> = {
  column?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportRemittanceSharesResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportRemittanceSharesResult'] = ResolversParentTypes['ImportRemittanceSharesResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'RemittanceSharesImport', ParentType, ContextType>;
};

export type ImportReportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportReport'] = ResolversParentTypes['ImportReport']> = {
  dryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['ImportProblem']>, ParentType, ContextType>;
  imported?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImportSponsoredStudentsResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportSponsoredStudentsResult'] = ResolversParentTypes['ImportSponsoredStudentsResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SponsoredStudentsImport', ParentType, ContextType>;
};

export type ImportStudentsResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportStudentsResult'] = ResolversParentTypes['ImportStudentsResult']> = {
  __resolveType: TypeResolveFn<'ImportReport' | 'Refusal', ParentType, ContextType>;
};

export type IndexNumberPreviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IndexNumberPreview'] = ResolversParentTypes['IndexNumberPreview']> = {
  indexNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IndexNumbersImportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IndexNumbersImport'] = ResolversParentTypes['IndexNumbersImport']> = {
  preview?: Resolver<Array<ResolversTypes['IndexNumberPreview']>, ParentType, ContextType>;
  previewMark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  report?: Resolver<ResolversTypes['ImportReport'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IndexingChangeResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IndexingChangeResult'] = ResolversParentTypes['IndexingChangeResult']> = {
  __resolveType: TypeResolveFn<'IndexingChanged' | 'Refusal', ParentType, ContextType>;
};

export type IndexingChangedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IndexingChanged'] = ResolversParentTypes['IndexingChanged']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leftOut?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IndexingColumnResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IndexingColumn'] = ResolversParentTypes['IndexingColumn']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['IndexingValue'], ParentType, ContextType>;
};

export type IndexingCountsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IndexingCounts'] = ResolversParentTypes['IndexingCounts']> = {
  held?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  indexed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notReady?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ready?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IndexingGapResolvers = { CERTIFICATE_UNCHECKED: 'certificate_unchecked', NAME_CHANGED: 'name_changed', NO_BIRTH_DATE: 'no_birth_date', NO_PHOTO: 'no_photo', OLEVEL_UNCHECKED: 'olevel_unchecked' };

export type IndexingRoundOpenedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IndexingRoundOpened'] = ResolversParentTypes['IndexingRoundOpened']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IndexingRoundPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IndexingRoundPage'] = ResolversParentTypes['IndexingRoundPage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['IndexingRoundRow']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IndexingRoundRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IndexingRoundRecord'] = ResolversParentTypes['IndexingRoundRecord']> = {
  closesOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['IndexingColumn']>, ParentType, ContextType>;
  council?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  daysLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  filesUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  programme?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quota?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  students?: Resolver<ResolversTypes['IndexingCounts'], ParentType, ContextType>;
};

export type IndexingRoundRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IndexingRoundRow'] = ResolversParentTypes['IndexingRoundRow']> = {
  closesOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  council?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  daysLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  programme?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quota?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  students?: Resolver<ResolversTypes['IndexingCounts'], ParentType, ContextType>;
};

export type IndexingRoundSortResolvers = { CLOSES: 'closes', SESSION: 'session' };

export type IndexingStateResolvers = { HELD: 'held', INDEXED: 'indexed', NOT_READY: 'not_ready', READY: 'ready' };

export type IndexingStudentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IndexingStudent'] = ResolversParentTypes['IndexingStudent']> = {
  applicantId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  gaps?: Resolver<Array<ResolversTypes['IndexingGap']>, ParentType, ContextType>;
  heldReason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  indexNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['IndexingState'], ParentType, ContextType>;
};

export type IndexingStudentPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IndexingStudentPage'] = ResolversParentTypes['IndexingStudentPage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['IndexingStudent']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IndexingStudentSortResolvers = { MATRIC_NUMBER: 'matric_number', NAME: 'name' };

export type IndexingValueResolvers = { ADDRESS: 'address', DATE_OF_BIRTH: 'date_of_birth', EMAIL: 'email', ENTRY_SESSION: 'entry_session', FIRST_NAME: 'first_name', FULL_NAME: 'full_name', LGA: 'lga', MATRIC_NUMBER: 'matric_number', NATIONALITY: 'nationality', OTHER_NAME: 'other_name', O_LEVEL: 'o_level', PHONE: 'phone', PHOTO: 'photo', PROGRAMME: 'programme', SERIAL: 'serial', SEX: 'sex', STATE_OF_ORIGIN: 'state_of_origin', SURNAME: 'surname' };

export type InstalmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Instalment'] = ResolversParentTypes['Instalment']> = {
  charged?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Types.Maybe<ResolversTypes['NextInstalment']>, ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  planId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['InstalmentState'], ParentType, ContextType>;
};

export type InstalmentFiguresResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InstalmentFigures'] = ResolversParentTypes['InstalmentFigures']> = {
  departments?: Resolver<Array<ResolversTypes['NamedDepartment']>, ParentType, ContextType>;
  plans?: Resolver<Array<ResolversTypes['PlanFigures']>, ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sponsors?: Resolver<Array<ResolversTypes['PlanSponsor']>, ParentType, ContextType>;
};

export type InstalmentPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InstalmentPage'] = ResolversParentTypes['InstalmentPage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Instalment']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InstalmentSortResolvers = { DUE_DATE: 'due_date', MATRIC_NUMBER: 'matric_number', NAME: 'name', OUTSTANDING: 'outstanding' };

export type InstalmentStateResolvers = { DUE: 'due', OVERDUE: 'overdue', PAID: 'paid' };

export type IssuedIdCardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IssuedIdCard'] = ResolversParentTypes['IssuedIdCard']> = {
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  issuedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IssuedSlipResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IssuedSlip'] = ResolversParentTypes['IssuedSlip']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  paidAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rest?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentSlipState'], ParentType, ContextType>;
  student?: Resolver<ResolversTypes['ReceiptStudent'], ParentType, ContextType>;
};

export type IssuedSlipFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IssuedSlipFile'] = ResolversParentTypes['IssuedSlipFile']> = {
  lines?: Resolver<Array<ResolversTypes['SlipLine']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['BankRow']>, ParentType, ContextType>;
  slip?: Resolver<ResolversTypes['IssuedSlip'], ParentType, ContextType>;
};

export type IssuedSlipPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IssuedSlipPage'] = ResolversParentTypes['IssuedSlipPage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['IssuedSlip']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IssuedSlipSortResolvers = { AMOUNT: 'amount', EXPIRES_AT: 'expires_at', ISSUED_AT: 'issued_at', RECEIVED: 'received' };

export type JambDetailsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JambDetails'] = ResolversParentTypes['JambDetails']> = {
  jambNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jambScore?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeavingClearanceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LeavingClearance'] = ResolversParentTypes['LeavingClearance']> = {
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owed?: Resolver<Types.Maybe<ResolversTypes['Naira']>, ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['LeavingStanding'], ParentType, ContextType>;
  statementUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  units?: Resolver<Array<ResolversTypes['UnitDecision']>, ParentType, ContextType>;
};

export type LeavingClearanceDecidedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LeavingClearanceDecided'] = ResolversParentTypes['LeavingClearanceDecided']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leftOut?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LeavingClearancePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LeavingClearancePage'] = ResolversParentTypes['LeavingClearancePage']> = {
  decidable?: Resolver<Array<ResolversTypes['ClearanceUnit']>, ParentType, ContextType>;
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['LeavingStudent']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeavingClearanceSortResolvers = { DEPARTMENT: 'department', MATRIC_NUMBER: 'matric_number', NAME: 'name' };

export type LeavingStandingResolvers = { GRADUATED: 'graduated', WITHDRAWN: 'withdrawn' };

export type LeavingStudentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LeavingStudent'] = ResolversParentTypes['LeavingStudent']> = {
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['LeavingStanding'], ParentType, ContextType>;
  units?: Resolver<Array<ResolversTypes['UnitState']>, ParentType, ContextType>;
};

export type LecturerDashboardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LecturerDashboard'] = ResolversParentTypes['LecturerDashboard']> = {
  courses?: Resolver<Array<ResolversTypes['TaughtCourse']>, ParentType, ContextType>;
  deadlines?: Resolver<Array<ResolversTypes['Deadline']>, ParentType, ContextType>;
  resultsDueOn?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  semester?: Resolver<Types.Maybe<ResolversTypes['Semester']>, ParentType, ContextType>;
  semesterId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  session?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LedgerBalanceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LedgerBalance'] = ResolversParentTypes['LedgerBalance']> = {
  credit?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
};

export type LedgerEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LedgerEntry'] = ResolversParentTypes['LedgerEntry']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  confirmationPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creditedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  paidAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receiptUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
};

export type LedgerFiguresResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LedgerFigures'] = ResolversParentTypes['LedgerFigures']> = {
  credit?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
};

export type LeftoverReasonResolvers = { NO_REFERENCE: 'no_reference', OTHER_STUDENT: 'other_student', SEVERAL_SLIPS: 'several_slips', SLIP_CANCELLED: 'slip_cancelled', SLIP_PAID: 'slip_paid', TOO_LARGE: 'too_large', UNKNOWN_REFERENCE: 'unknown_reference', VOIDED: 'voided', WRONG_CHECK_DIGIT: 'wrong_check_digit' };

export type LinkDeliveryResolvers = { MAILED: 'mailed', SHOWN: 'shown' };

export type MarkAttendanceResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MarkAttendanceResult'] = ResolversParentTypes['MarkAttendanceResult']> = {
  __resolveType: TypeResolveFn<'AttendanceMarked' | 'Refusal', ParentType, ContextType>;
};

export type MatchStateResolvers = { DIFFERS: 'differs', MATCHED: 'matched', MISSING_AT_PROVIDER: 'missing_at_provider', MISSING_IN_LEDGER: 'missing_in_ledger', REFUSED: 'refused', UNKNOWN: 'unknown' };

export type MatchTotalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MatchTotal'] = ResolversParentTypes['MatchTotal']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MatchState'], ParentType, ContextType>;
};

export type MilestoneResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Milestone'] = ResolversParentTypes['Milestone']> = {
  name?: Resolver<ResolversTypes['MilestoneName'], ParentType, ContextType>;
  reachedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MilestoneState'], ParentType, ContextType>;
};

export type MovedTotalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MovedTotal'] = ResolversParentTypes['MovedTotal']> = {
  after?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  residency?: Resolver<ResolversTypes['FeeResidency'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['FeeStage'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addHostel?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationAddHostelArgs, 'input'>>;
  addHostelBeds?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationAddHostelBedsArgs, 'count' | 'roomId'>>;
  addHostelRooms?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationAddHostelRoomsArgs, 'input'>>;
  addSemester?: Resolver<ResolversTypes['CatalogueResult'], ParentType, ContextType, RequireFields<Types.MutationAddSemesterArgs, 'input' | 'number' | 'sessionId'>>;
  addTestBatch?: Resolver<ResolversTypes['CatalogueResult'], ParentType, ContextType, RequireFields<Types.MutationAddTestBatchArgs, 'input' | 'sessionId'>>;
  amendSheet?: Resolver<ResolversTypes['SheetAmendmentResult'], ParentType, ContextType, RequireFields<Types.MutationAmendSheetArgs, 'input'>>;
  answerOffer?: Resolver<ResolversTypes['AnswerOfferResult'], ParentType, ContextType, RequireFields<Types.MutationAnswerOfferArgs, 'accept'>>;
  approveSheet?: Resolver<ResolversTypes['SheetResult'], ParentType, ContextType, RequireFields<Types.MutationApproveSheetArgs, 'input'>>;
  askAdjustment?: Resolver<ResolversTypes['AdjustmentResult'], ParentType, ContextType, RequireFields<Types.MutationAskAdjustmentArgs, 'input'>>;
  askCreditRefund?: Resolver<ResolversTypes['RefundResult'], ParentType, ContextType, RequireFields<Types.MutationAskCreditRefundArgs, 'input'>>;
  askPaymentRefund?: Resolver<ResolversTypes['RefundResult'], ParentType, ContextType, RequireFields<Types.MutationAskPaymentRefundArgs, 'paymentId' | 'reason'>>;
  askReceiptVoid?: Resolver<ResolversTypes['ReceiptVoidResult'], ParentType, ContextType, RequireFields<Types.MutationAskReceiptVoidArgs, 'id' | 'reason'>>;
  askRowVoid?: Resolver<ResolversTypes['BankRowResult'], ParentType, ContextType, RequireFields<Types.MutationAskRowVoidArgs, 'id' | 'reason'>>;
  askSponsorReceiptVoid?: Resolver<ResolversTypes['SponsorReceiptResult'], ParentType, ContextType, RequireFields<Types.MutationAskSponsorReceiptVoidArgs, 'id' | 'reason'>>;
  assignCourses?: Resolver<ResolversTypes['AssignCoursesResult'], ParentType, ContextType, RequireFields<Types.MutationAssignCoursesArgs, 'input'>>;
  assignLecturers?: Resolver<ResolversTypes['CatalogueResult'], ParentType, ContextType, RequireFields<Types.MutationAssignLecturersArgs, 'input'>>;
  barForAttendance?: Resolver<ResolversTypes['BarForAttendanceResult'], ParentType, ContextType, RequireFields<Types.MutationBarForAttendanceArgs, 'shortfallIds'>>;
  barStudent?: Resolver<ResolversTypes['BarStudentResult'], ParentType, ContextType, RequireFields<Types.MutationBarStudentArgs, 'input'>>;
  cancelAdjustment?: Resolver<ResolversTypes['AdjustmentResult'], ParentType, ContextType, RequireFields<Types.MutationCancelAdjustmentArgs, 'id'>>;
  cancelPaymentSlip?: Resolver<ResolversTypes['PaymentSlipResult'], ParentType, ContextType, RequireFields<Types.MutationCancelPaymentSlipArgs, 'id'>>;
  cancelRefund?: Resolver<ResolversTypes['RefundResult'], ParentType, ContextType, RequireFields<Types.MutationCancelRefundArgs, 'id'>>;
  changeAnnouncement?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationChangeAnnouncementArgs, 'id' | 'input' | 'revision'>>;
  changeBankAccount?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationChangeBankAccountArgs, 'id' | 'input' | 'revision'>>;
  changeBedUse?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationChangeBedUseArgs, 'id' | 'isUsable' | 'reason'>>;
  changeEntryDeadline?: Resolver<ResolversTypes['EntryClearanceResult'], ParentType, ContextType, RequireFields<Types.MutationChangeEntryDeadlineArgs, 'dueOn' | 'id' | 'reason'>>;
  changeFeeLine?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationChangeFeeLineArgs, 'id' | 'input' | 'revision'>>;
  changeFeeSection?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationChangeFeeSectionArgs, 'isPaidOnline' | 'revision' | 'section' | 'stage'>>;
  changeHostel?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationChangeHostelArgs, 'id' | 'input' | 'revision'>>;
  changeHostelRoom?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationChangeHostelRoomArgs, 'id' | 'input' | 'revision'>>;
  changeHostelSettings?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationChangeHostelSettingsArgs, 'input'>>;
  changeIndexingRound?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationChangeIndexingRoundArgs, 'id' | 'input' | 'revision'>>;
  changePassword?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationChangePasswordArgs, 'input'>>;
  changePaymentPlan?: Resolver<ResolversTypes['CatalogueResult'], ParentType, ContextType, RequireFields<Types.MutationChangePaymentPlanArgs, 'id' | 'isConfirmed' | 'revision' | 'shares'>>;
  changeRemittance?: Resolver<ResolversTypes['RemittanceResult'], ParentType, ContextType, RequireFields<Types.MutationChangeRemittanceArgs, 'id' | 'input' | 'revision'>>;
  changeRemittanceShares?: Resolver<ResolversTypes['RemittanceResult'], ParentType, ContextType, RequireFields<Types.MutationChangeRemittanceSharesArgs, 'id' | 'shares'>>;
  changeSemester?: Resolver<ResolversTypes['CatalogueResult'], ParentType, ContextType, RequireFields<Types.MutationChangeSemesterArgs, 'id' | 'input' | 'revision'>>;
  changeSessionFees?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationChangeSessionFeesArgs, 'hostelFee' | 'id' | 'lateFee' | 'revision'>>;
  changeSponsor?: Resolver<ResolversTypes['SponsorSavedResult'], ParentType, ContextType, RequireFields<Types.MutationChangeSponsorArgs, 'id' | 'input' | 'isActive' | 'revision'>>;
  changeSponsorship?: Resolver<ResolversTypes['SponsorSavedResult'], ParentType, ContextType, RequireFields<Types.MutationChangeSponsorshipArgs, 'id' | 'input' | 'isClosed' | 'revision'>>;
  changeStaffPassword?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationChangeStaffPasswordArgs, 'input'>>;
  changeStaffRole?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationChangeStaffRoleArgs, 'id' | 'reason' | 'revision' | 'role'>>;
  changeStudentProgramme?: Resolver<ResolversTypes['CatalogueResult'], ParentType, ContextType, RequireFields<Types.MutationChangeStudentProgrammeArgs, 'id' | 'input'>>;
  changeStudentStanding?: Resolver<ResolversTypes['StudentActionResult'], ParentType, ContextType, RequireFields<Types.MutationChangeStudentStandingArgs, 'input'>>;
  changeTestBatch?: Resolver<ResolversTypes['CatalogueResult'], ParentType, ContextType, RequireFields<Types.MutationChangeTestBatchArgs, 'id' | 'input' | 'revision'>>;
  changeTuitionRecord?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationChangeTuitionRecordArgs, 'id' | 'isActive' | 'revision'>>;
  checkCertificates?: Resolver<ResolversTypes['IndexingChangeResult'], ParentType, ContextType, RequireFields<Types.MutationCheckCertificatesArgs, 'roundId' | 'students'>>;
  checkSitting?: Resolver<ResolversTypes['SittingCheckResult'], ParentType, ContextType, RequireFields<Types.MutationCheckSittingArgs, 'input'>>;
  choosePassword?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationChoosePasswordArgs, 'newPassword' | 'token'>>;
  closeCashBook?: Resolver<ResolversTypes['CloseCashBookResult'], ParentType, ContextType, RequireFields<Types.MutationCloseCashBookArgs, 'counted' | 'id'>>;
  confirmPasswordReset?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationConfirmPasswordResetArgs, 'input'>>;
  confirmSecondFactor?: Resolver<ResolversTypes['RecoveryCodesResult'], ParentType, ContextType, RequireFields<Types.MutationConfirmSecondFactorArgs, 'code'>>;
  confirmTestNotice?: Resolver<ResolversTypes['TestNoticeConfirmed'], ParentType, ContextType>;
  copyPaymentPlans?: Resolver<ResolversTypes['CatalogueResult'], ParentType, ContextType, RequireFields<Types.MutationCopyPaymentPlansArgs, 'from' | 'isConfirmed' | 'to'>>;
  correctProfile?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationCorrectProfileArgs, 'input'>>;
  correctSitting?: Resolver<ResolversTypes['SittingCheckResult'], ParentType, ContextType, RequireFields<Types.MutationCorrectSittingArgs, 'input'>>;
  createAcademicSession?: Resolver<ResolversTypes['CatalogueResult'], ParentType, ContextType, RequireFields<Types.MutationCreateAcademicSessionArgs, 'name'>>;
  createAnnouncement?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationCreateAnnouncementArgs, 'input'>>;
  createBankAccount?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationCreateBankAccountArgs, 'input'>>;
  createFeeLine?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationCreateFeeLineArgs, 'input'>>;
  createPaymentPlan?: Resolver<ResolversTypes['CatalogueResult'], ParentType, ContextType, RequireFields<Types.MutationCreatePaymentPlanArgs, 'input' | 'isConfirmed'>>;
  createPaymentSlip?: Resolver<ResolversTypes['PaymentSlipResult'], ParentType, ContextType, RequireFields<Types.MutationCreatePaymentSlipArgs, 'items'>>;
  createSponsor?: Resolver<ResolversTypes['SponsorSavedResult'], ParentType, ContextType, RequireFields<Types.MutationCreateSponsorArgs, 'input'>>;
  createSponsorship?: Resolver<ResolversTypes['SponsorSavedResult'], ParentType, ContextType, RequireFields<Types.MutationCreateSponsorshipArgs, 'input' | 'session' | 'sponsorId'>>;
  createTuitionRecord?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationCreateTuitionRecordArgs, 'isActive' | 'level' | 'session'>>;
  decideAdjustment?: Resolver<ResolversTypes['AdjustmentResult'], ParentType, ContextType, RequireFields<Types.MutationDecideAdjustmentArgs, 'id' | 'isApproved'>>;
  decideChangeRequest?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationDecideChangeRequestArgs, 'approve' | 'id'>>;
  decideEntryPaper?: Resolver<ResolversTypes['EntryClearanceResult'], ParentType, ContextType, RequireFields<Types.MutationDecideEntryPaperArgs, 'input'>>;
  decideHostelApplications?: Resolver<ResolversTypes['HostelDecisionsResult'], ParentType, ContextType, RequireFields<Types.MutationDecideHostelApplicationsArgs, 'input'>>;
  decideLeavingClearance?: Resolver<ResolversTypes['DecideLeavingClearanceResult'], ParentType, ContextType, RequireFields<Types.MutationDecideLeavingClearanceArgs, 'input'>>;
  decideOnApplicant?: Resolver<ResolversTypes['ApplicantChangeResult'], ParentType, ContextType, RequireFields<Types.MutationDecideOnApplicantArgs, 'applicantId' | 'input'>>;
  decideOnApplicants?: Resolver<ResolversTypes['BulkDecisionResult'], ParentType, ContextType, RequireFields<Types.MutationDecideOnApplicantsArgs, 'input'>>;
  decideReceiptVoid?: Resolver<ResolversTypes['ReceiptVoidResult'], ParentType, ContextType, RequireFields<Types.MutationDecideReceiptVoidArgs, 'id' | 'isApproved'>>;
  decideRefund?: Resolver<ResolversTypes['RefundResult'], ParentType, ContextType, RequireFields<Types.MutationDecideRefundArgs, 'id' | 'isApproved'>>;
  decideRemittance?: Resolver<ResolversTypes['RemittanceResult'], ParentType, ContextType, RequireFields<Types.MutationDecideRemittanceArgs, 'id' | 'isApproved'>>;
  decideRow?: Resolver<ResolversTypes['BankRowResult'], ParentType, ContextType, RequireFields<Types.MutationDecideRowArgs, 'id' | 'isApproved' | 'proposalId'>>;
  decideRowVoid?: Resolver<ResolversTypes['BankRowResult'], ParentType, ContextType, RequireFields<Types.MutationDecideRowVoidArgs, 'id' | 'isApproved'>>;
  decideSenateList?: Resolver<ResolversTypes['DecideSenateListResult'], ParentType, ContextType, RequireFields<Types.MutationDecideSenateListArgs, 'id' | 'isApproved'>>;
  decideSponsorReceiptVoid?: Resolver<ResolversTypes['SponsorReceiptResult'], ParentType, ContextType, RequireFields<Types.MutationDecideSponsorReceiptVoidArgs, 'id' | 'isApproved'>>;
  deleteApplicationSession?: Resolver<ResolversTypes['CatalogueResult'], ParentType, ContextType, RequireFields<Types.MutationDeleteApplicationSessionArgs, 'id' | 'revision'>>;
  deleteClassMeeting?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationDeleteClassMeetingArgs, 'input'>>;
  deleteCourse?: Resolver<ResolversTypes['CatalogueResult'], ParentType, ContextType, RequireFields<Types.MutationDeleteCourseArgs, 'id' | 'revision'>>;
  deleteDepartment?: Resolver<ResolversTypes['CatalogueResult'], ParentType, ContextType, RequireFields<Types.MutationDeleteDepartmentArgs, 'id' | 'revision'>>;
  deleteIndexingRound?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationDeleteIndexingRoundArgs, 'id' | 'revision'>>;
  deletePaymentPlan?: Resolver<ResolversTypes['CatalogueResult'], ParentType, ContextType, RequireFields<Types.MutationDeletePaymentPlanArgs, 'id' | 'revision'>>;
  deleteProgramme?: Resolver<ResolversTypes['CatalogueResult'], ParentType, ContextType, RequireFields<Types.MutationDeleteProgrammeArgs, 'id' | 'revision'>>;
  deleteProgrammeRules?: Resolver<ResolversTypes['CatalogueResult'], ParentType, ContextType, RequireFields<Types.MutationDeleteProgrammeRulesArgs, 'fromSessionId' | 'id' | 'revision'>>;
  deleteTestBatch?: Resolver<ResolversTypes['CatalogueResult'], ParentType, ContextType, RequireFields<Types.MutationDeleteTestBatchArgs, 'id' | 'revision'>>;
  discardRemittance?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationDiscardRemittanceArgs, 'id'>>;
  dropCourse?: Resolver<ResolversTypes['RegisterCoursesResult'], ParentType, ContextType, RequireFields<Types.MutationDropCourseArgs, 'registrationId'>>;
  handOutPasswordLink?: Resolver<ResolversTypes['PasswordLinkHandedOutResult'], ParentType, ContextType, RequireFields<Types.MutationHandOutPasswordLinkArgs, 'delivery' | 'id' | 'reason'>>;
  holdBackStudents?: Resolver<ResolversTypes['IndexingChangeResult'], ParentType, ContextType, RequireFields<Types.MutationHoldBackStudentsArgs, 'ids' | 'isHeld' | 'reason' | 'roundId'>>;
  importCourses?: Resolver<ResolversTypes['ImportCoursesResult'], ParentType, ContextType, RequireFields<Types.MutationImportCoursesArgs, 'dryRun' | 'file'>>;
  importIndexNumbers?: Resolver<ResolversTypes['ImportIndexNumbersResult'], ParentType, ContextType, RequireFields<Types.MutationImportIndexNumbersArgs, 'dryRun' | 'file' | 'leaveOutWrong' | 'roundId'>>;
  importRemittanceShares?: Resolver<ResolversTypes['ImportRemittanceSharesResult'], ParentType, ContextType, RequireFields<Types.MutationImportRemittanceSharesArgs, 'dryRun' | 'file' | 'id' | 'leaveOutWrong'>>;
  importScores?: Resolver<ResolversTypes['SheetImportResult'], ParentType, ContextType, RequireFields<Types.MutationImportScoresArgs, 'courseId' | 'dryRun' | 'file' | 'semesterId'>>;
  importSponsoredStudents?: Resolver<ResolversTypes['ImportSponsoredStudentsResult'], ParentType, ContextType, RequireFields<Types.MutationImportSponsoredStudentsArgs, 'dryRun' | 'file' | 'leaveOutWrong' | 'sponsorshipId'>>;
  importStatement?: Resolver<ResolversTypes['StatementImportResult'], ParentType, ContextType, RequireFields<Types.MutationImportStatementArgs, 'accountId' | 'columns' | 'dryRun' | 'file'>>;
  importStudents?: Resolver<ResolversTypes['ImportStudentsResult'], ParentType, ContextType, RequireFields<Types.MutationImportStudentsArgs, 'dryRun' | 'file'>>;
  importTestScores?: Resolver<ResolversTypes['ScoreImportResult'], ParentType, ContextType, RequireFields<Types.MutationImportTestScoresArgs, 'dryRun' | 'file'>>;
  inviteStaff?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationInviteStaffArgs, 'input'>>;
  joinHostelWaitingList?: Resolver<ResolversTypes['HostelResult'], ParentType, ContextType>;
  leaveHostelWaitingList?: Resolver<ResolversTypes['HostelResult'], ParentType, ContextType>;
  makeSemesterCurrent?: Resolver<ResolversTypes['CatalogueResult'], ParentType, ContextType, RequireFields<Types.MutationMakeSemesterCurrentArgs, 'id' | 'isConfirmed'>>;
  markAttendance?: Resolver<ResolversTypes['MarkAttendanceResult'], ParentType, ContextType, RequireFields<Types.MutationMarkAttendanceArgs, 'input'>>;
  moveToTestBatch?: Resolver<ResolversTypes['ApplicantChangeResult'], ParentType, ContextType, RequireFields<Types.MutationMoveToTestBatchArgs, 'applicantId' | 'testBatchId'>>;
  openIndexingRound?: Resolver<ResolversTypes['OpenIndexingRoundResult'], ParentType, ContextType, RequireFields<Types.MutationOpenIndexingRoundArgs, 'entrySessionId' | 'input' | 'programmeId'>>;
  payOutRefund?: Resolver<ResolversTypes['RefundResult'], ParentType, ContextType, RequireFields<Types.MutationPayOutRefundArgs, 'id' | 'reference'>>;
  prepareSenateList?: Resolver<ResolversTypes['PrepareSenateListResult'], ParentType, ContextType, RequireFields<Types.MutationPrepareSenateListArgs, 'programmeId' | 'session'>>;
  promoteStudents?: Resolver<ResolversTypes['StudentActionResult'], ParentType, ContextType, RequireFields<Types.MutationPromoteStudentsArgs, 'input'>>;
  proposeRow?: Resolver<ResolversTypes['BankRowResult'], ParentType, ContextType, RequireFields<Types.MutationProposeRowArgs, 'id' | 'input'>>;
  publishSheets?: Resolver<ResolversTypes['SheetsPublicationResult'], ParentType, ContextType, RequireFields<Types.MutationPublishSheetsArgs, 'input'>>;
  readStatementColumns?: Resolver<ResolversTypes['StatementColumnsResult'], ParentType, ContextType, RequireFields<Types.MutationReadStatementColumnsArgs, 'accountId' | 'file'>>;
  recordCounterReceipt?: Resolver<ResolversTypes['RecordCounterReceiptResult'], ParentType, ContextType, RequireFields<Types.MutationRecordCounterReceiptArgs, 'input'>>;
  recordRemittance?: Resolver<ResolversTypes['RemittanceResult'], ParentType, ContextType, RequireFields<Types.MutationRecordRemittanceArgs, 'input' | 'sponsorshipId'>>;
  recordTestScore?: Resolver<ResolversTypes['ApplicantChangeResult'], ParentType, ContextType, RequireFields<Types.MutationRecordTestScoreArgs, 'applicantId' | 'score'>>;
  registerCourses?: Resolver<ResolversTypes['RegisterCoursesResult'], ParentType, ContextType, RequireFields<Types.MutationRegisterCoursesArgs, 'courseIds'>>;
  reissueIdCard?: Resolver<ResolversTypes['ReissueIdCardResult'], ParentType, ContextType, RequireFields<Types.MutationReissueIdCardArgs, 'input'>>;
  relocateStudent?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationRelocateStudentArgs, 'applicationId' | 'bedId' | 'reason'>>;
  removeFeeLine?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationRemoveFeeLineArgs, 'id' | 'revision'>>;
  removeFromHostelWaiting?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationRemoveFromHostelWaitingArgs, 'id' | 'reason'>>;
  removeHostelBed?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationRemoveHostelBedArgs, 'id'>>;
  removeHostelRoom?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationRemoveHostelRoomArgs, 'id' | 'revision'>>;
  removeIndexNumber?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationRemoveIndexNumberArgs, 'reason' | 'roundId' | 'studentId'>>;
  removeSponsoredStudent?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationRemoveSponsoredStudentArgs, 'reason' | 'sponsorshipId' | 'studentId'>>;
  renewRecoveryCodes?: Resolver<ResolversTypes['RecoveryCodesResult'], ParentType, ContextType, RequireFields<Types.MutationRenewRecoveryCodesArgs, 'input'>>;
  requeryPayment?: Resolver<ResolversTypes['RequeryPaymentResult'], ParentType, ContextType, RequireFields<Types.MutationRequeryPaymentArgs, 'id'>>;
  requeryPayments?: Resolver<ResolversTypes['RequeryPaymentsResult'], ParentType, ContextType, RequireFields<Types.MutationRequeryPaymentsArgs, 'dryRun' | 'ids'>>;
  requestCorrection?: Resolver<ResolversTypes['CorrectionResult'], ParentType, ContextType, RequireFields<Types.MutationRequestCorrectionArgs, 'explanation' | 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationRequestPasswordResetArgs, 'email' | 'role'>>;
  resendResult?: Resolver<ResolversTypes['SaveSectionResult'], ParentType, ContextType, RequireFields<Types.MutationResendResultArgs, 'result' | 'sitting'>>;
  resendStaffInvitation?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationResendStaffInvitationArgs, 'id'>>;
  resendVerificationLink?: Resolver<ResolversTypes['ApplicantChangeResult'], ParentType, ContextType, RequireFields<Types.MutationResendVerificationLinkArgs, 'applicantId'>>;
  resetStaffSecondFactor?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationResetStaffSecondFactorArgs, 'id' | 'reason'>>;
  resolvePayment?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationResolvePaymentArgs, 'id' | 'note' | 'way'>>;
  restoreStaff?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationRestoreStaffArgs, 'id' | 'reason'>>;
  returnSheet?: Resolver<ResolversTypes['SheetResult'], ParentType, ContextType, RequireFields<Types.MutationReturnSheetArgs, 'input'>>;
  revokeStaffInvitation?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationRevokeStaffInvitationArgs, 'id'>>;
  saveAcademicQualifications?: Resolver<ResolversTypes['SaveSectionResult'], ParentType, ContextType, RequireFields<Types.MutationSaveAcademicQualificationsArgs, 'input'>>;
  saveAdmissionQuotas?: Resolver<ResolversTypes['CatalogueResult'], ParentType, ContextType, RequireFields<Types.MutationSaveAdmissionQuotasArgs, 'id' | 'isConfirmed' | 'programmeQuotas' | 'quotas' | 'revision'>>;
  saveApplicationSession?: Resolver<ResolversTypes['CatalogueResult'], ParentType, ContextType, RequireFields<Types.MutationSaveApplicationSessionArgs, 'input'>>;
  saveClassMeeting?: Resolver<ResolversTypes['SaveClassMeetingResult'], ParentType, ContextType, RequireFields<Types.MutationSaveClassMeetingArgs, 'input'>>;
  saveCourse?: Resolver<ResolversTypes['CatalogueResult'], ParentType, ContextType, RequireFields<Types.MutationSaveCourseArgs, 'input'>>;
  saveDepartment?: Resolver<ResolversTypes['CatalogueResult'], ParentType, ContextType, RequireFields<Types.MutationSaveDepartmentArgs, 'input'>>;
  saveJambDetails?: Resolver<ResolversTypes['SaveSectionResult'], ParentType, ContextType, RequireFields<Types.MutationSaveJambDetailsArgs, 'input'>>;
  saveOlevelRequirement?: Resolver<ResolversTypes['CatalogueResult'], ParentType, ContextType, RequireFields<Types.MutationSaveOlevelRequirementArgs, 'id' | 'revision'>>;
  savePersonalDetails?: Resolver<ResolversTypes['SaveSectionResult'], ParentType, ContextType, RequireFields<Types.MutationSavePersonalDetailsArgs, 'input'>>;
  saveProgramme?: Resolver<ResolversTypes['CatalogueResult'], ParentType, ContextType, RequireFields<Types.MutationSaveProgrammeArgs, 'departmentId' | 'input'>>;
  saveProgrammeRules?: Resolver<ResolversTypes['CatalogueResult'], ParentType, ContextType, RequireFields<Types.MutationSaveProgrammeRulesArgs, 'id' | 'input'>>;
  saveScores?: Resolver<ResolversTypes['SaveScoresResult'], ParentType, ContextType, RequireFields<Types.MutationSaveScoresArgs, 'input'>>;
  selectBed?: Resolver<ResolversTypes['SelectBedResult'], ParentType, ContextType, RequireFields<Types.MutationSelectBedArgs, 'bedId'>>;
  sendEntryPaper?: Resolver<ResolversTypes['SendEntryPaperResult'], ParentType, ContextType, RequireFields<Types.MutationSendEntryPaperArgs, 'number' | 'paper'>>;
  sendStaffPasswordLink?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationSendStaffPasswordLinkArgs, 'id' | 'reason'>>;
  sendVerificationLink?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationSendVerificationLinkArgs, 'identifier'>>;
  signIn?: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<Types.MutationSignInArgs, 'input'>>;
  signInStaff?: Resolver<ResolversTypes['StaffSignInResult'], ParentType, ContextType, RequireFields<Types.MutationSignInStaffArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  signUp?: Resolver<ResolversTypes['SignUpResult'], ParentType, ContextType, RequireFields<Types.MutationSignUpArgs, 'input'>>;
  startHostelPayment?: Resolver<ResolversTypes['StartPaymentResult'], ParentType, ContextType>;
  startScreeningPayment?: Resolver<ResolversTypes['StartPaymentResult'], ParentType, ContextType>;
  startSecondFactor?: Resolver<ResolversTypes['StartSecondFactorResult'], ParentType, ContextType, RequireFields<Types.MutationStartSecondFactorArgs, 'password'>>;
  startSectionPayment?: Resolver<ResolversTypes['StartPaymentResult'], ParentType, ContextType, RequireFields<Types.MutationStartSectionPaymentArgs, 'section'>>;
  startTuitionPayment?: Resolver<ResolversTypes['StartPaymentResult'], ParentType, ContextType, RequireFields<Types.MutationStartTuitionPaymentArgs, 'share'>>;
  submitApplication?: Resolver<ResolversTypes['SubmitApplicationResult'], ParentType, ContextType>;
  submitRemittance?: Resolver<ResolversTypes['RemittanceResult'], ParentType, ContextType, RequireFields<Types.MutationSubmitRemittanceArgs, 'id'>>;
  submitSheet?: Resolver<ResolversTypes['SheetResult'], ParentType, ContextType, RequireFields<Types.MutationSubmitSheetArgs, 'input'>>;
  suspendProfile?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationSuspendProfileArgs, 'id' | 'isSuspended' | 'reason'>>;
  suspendStaff?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationSuspendStaffArgs, 'id' | 'reason'>>;
  takeDownAnnouncement?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationTakeDownAnnouncementArgs, 'id' | 'revision'>>;
  turnSecondFactorOff?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationTurnSecondFactorOffArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfileResult'], ParentType, ContextType, RequireFields<Types.MutationUpdateProfileArgs, 'input'>>;
  useStaffLink?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<Types.MutationUseStaffLinkArgs, 'password' | 'token'>>;
  verifyEmail?: Resolver<ResolversTypes['VerifyEmailResult'], ParentType, ContextType, RequireFields<Types.MutationVerifyEmailArgs, 'input'>>;
  withdrawCorrection?: Resolver<ResolversTypes['CorrectionResult'], ParentType, ContextType>;
};

export interface NairaScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Naira'], any> {
  name: 'Naira';
}

export type NamedChoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NamedChoice'] = ResolversParentTypes['NamedChoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NamedCourseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NamedCourse'] = ResolversParentTypes['NamedCourse']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NamedDepartmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NamedDepartment'] = ResolversParentTypes['NamedDepartment']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NamedLecturerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NamedLecturer'] = ResolversParentTypes['NamedLecturer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NamedProgrammeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NamedProgramme'] = ResolversParentTypes['NamedProgramme']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NamedSponsorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NamedSponsor'] = ResolversParentTypes['NamedSponsor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NextInstalmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NextInstalment'] = ResolversParentTypes['NextInstalment']> = {
  dueDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
};

export type OfferAnswerResolvers = { ACCEPTED: 'accepted', DECLINED: 'declined' };

export type OfferAnsweredResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OfferAnswered'] = ResolversParentTypes['OfferAnswered']> = {
  applicant?: Resolver<ResolversTypes['Applicant'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OfferedProgrammeCourseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OfferedProgrammeCourse'] = ResolversParentTypes['OfferedProgrammeCourse']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OfficeCalendarResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OfficeCalendar'] = ResolversParentTypes['OfficeCalendar']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  nextSession?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['AcademicSessionRecord']>, ParentType, ContextType>;
};

export type OlevelRequirementResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OlevelRequirement'] = ResolversParentTypes['OlevelRequirement']> = {
  credits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sittings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subjects?: Resolver<Array<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type OlevelSittingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OlevelSitting'] = ResolversParentTypes['OlevelSitting']> = {
  examNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  examType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  query?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resultMediaType?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resultUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  schoolName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjects?: Resolver<Array<ResolversTypes['SubjectGrade']>, ParentType, ContextType>;
  year?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OpenIndexingRoundResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OpenIndexingRoundResult'] = ResolversParentTypes['OpenIndexingRoundResult']> = {
  __resolveType: TypeResolveFn<'IndexingRoundOpened' | 'Refusal', ParentType, ContextType>;
};

export type OtherAccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OtherAccount'] = ResolversParentTypes['OtherAccount']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PersonKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OutcomeFilterResolvers = { ADMITTED: 'admitted', DECIDED: 'decided', NOT_ADMITTED: 'not_admitted', UNDECIDED: 'undecided', WAITING_LIST: 'waiting_list' };

export type OutstandingCarryoverResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OutstandingCarryover'] = ResolversParentTypes['OutstandingCarryover']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  creditLoad?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  semester?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OverwrittenScoresResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OverwrittenScores'] = ResolversParentTypes['OverwrittenScores']> = {
  after?: Resolver<ResolversTypes['EnteredScores'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['EnteredScores'], ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OwnCashBookResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OwnCashBook'] = ResolversParentTypes['OwnCashBook']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CashBookStatus'], ParentType, ContextType>;
};

export type OwnClassAttendanceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OwnClassAttendance'] = ResolversParentTypes['OwnClassAttendance']> = {
  courses?: Resolver<Array<ResolversTypes['OwnCourseAttendance']>, ParentType, ContextType>;
  minimumPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnCorrectionsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OwnCorrections'] = ResolversParentTypes['OwnCorrections']> = {
  obstacle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requests?: Resolver<Array<ResolversTypes['CorrectionRequest']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OwnCourseAttendanceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OwnCourseAttendance'] = ResolversParentTypes['OwnCourseAttendance']> = {
  absent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  barredReason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  percent?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  present?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ClassAttendanceState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OwnIdCardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OwnIdCard'] = ResolversParentTypes['OwnIdCard']> = {
  card?: Resolver<Types.Maybe<ResolversTypes['ValidIdCard']>, ParentType, ContextType>;
  fileUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  obstacle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OwnLeavingClearanceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OwnLeavingClearance'] = ResolversParentTypes['OwnLeavingClearance']> = {
  obstacle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statementUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  units?: Resolver<Array<ResolversTypes['OwnUnitDecision']>, ParentType, ContextType>;
};

export type OwnUnitDecisionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OwnUnitDecision'] = ResolversParentTypes['OwnUnitDecision']> = {
  decidedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ClearanceState'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['ClearanceUnit'], ParentType, ContextType>;
};

export type PaidFeeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaidFee'] = ResolversParentTypes['PaidFee']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paidAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['PaymentPurpose'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  section?: Resolver<Types.Maybe<ResolversTypes['ScheduleSection']>, ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasswordLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PasswordLink'] = ResolversParentTypes['PasswordLink']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PersonKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PasswordLinkHandedOutResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PasswordLinkHandedOut'] = ResolversParentTypes['PasswordLinkHandedOut']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  link?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PasswordLinkHandedOutResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PasswordLinkHandedOutResult'] = ResolversParentTypes['PasswordLinkHandedOutResult']> = {
  __resolveType: TypeResolveFn<'PasswordLinkHandedOut' | 'Refusal', ParentType, ContextType>;
};

export type PasswordLinkResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PasswordLinkResult'] = ResolversParentTypes['PasswordLinkResult']> = {
  __resolveType: TypeResolveFn<'PasswordLink' | 'Refusal', ParentType, ContextType>;
};

export type PastLevelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PastLevel'] = ResolversParentTypes['PastLevel']> = {
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PayableItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PayableItem'] = ResolversParentTypes['PayableItem']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  section?: Resolver<ResolversTypes['ChargeSection'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PayerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Payer'] = ResolversParentTypes['Payer']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PayerKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PayerKindResolvers = { APPLICANT: 'applicant', STUDENT: 'student' };

export type PaymentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['PaymentPurpose'], ParentType, ContextType>;
  receiptUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentActionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentAction'] = ResolversParentTypes['PaymentAction']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentChannelResolvers = { BANK: 'bank', COUNTER: 'counter', ONLINE: 'online', REMITA: 'remita', SPONSOR: 'sponsor' };

export type PaymentFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentFile'] = ResolversParentTypes['PaymentFile']> = {
  actions?: Resolver<Array<ResolversTypes['PaymentAction']>, ParentType, ContextType>;
  canAskRefund?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canRequery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canResolve?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  checks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gatewayResponse?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ledger?: Resolver<Types.Maybe<ResolversTypes['LedgerEntry']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['PaymentLine']>, ParentType, ContextType>;
  nextCheckAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['PaymentRecord'], ParentType, ContextType>;
  refund?: Resolver<Types.Maybe<ResolversTypes['RefundShown']>, ParentType, ContextType>;
  refused?: Resolver<Types.Maybe<ResolversTypes['RefusedMoney']>, ParentType, ContextType>;
  resolution?: Resolver<Types.Maybe<ResolversTypes['PaymentResolution']>, ParentType, ContextType>;
};

export type PaymentLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentLine'] = ResolversParentTypes['PaymentLine']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentOutcomeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentOutcome'] = ResolversParentTypes['PaymentOutcome']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Naira']>, ParentType, ContextType>;
  firstName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gatewayResponse?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isPending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSuccessful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  item?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  session?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  surname?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentOutcomeResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentOutcomeResult'] = ResolversParentTypes['PaymentOutcomeResult']> = {
  __resolveType: TypeResolveFn<'PaymentOutcome' | 'Refusal', ParentType, ContextType>;
};

export type PaymentPlanResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentPlan'] = ResolversParentTypes['PaymentPlan']> = {
  department?: Resolver<Types.Maybe<ResolversTypes['NamedDepartment']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  level?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shares?: Resolver<Array<ResolversTypes['PlanShare']>, ParentType, ContextType>;
  sponsor?: Resolver<Types.Maybe<ResolversTypes['PlanSponsor']>, ParentType, ContextType>;
  students?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentPlanPreviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentPlanPreview'] = ResolversParentTypes['PaymentPlanPreview']> = {
  consequences?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  locked?: Resolver<Array<ResolversTypes['PlanLock']>, ParentType, ContextType>;
  students?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentPlanPreviewResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentPlanPreviewResult'] = ResolversParentTypes['PaymentPlanPreviewResult']> = {
  __resolveType: TypeResolveFn<'PaymentPlanPreview' | 'Refusal', ParentType, ContextType>;
};

export type PaymentPlansResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentPlans'] = ResolversParentTypes['PaymentPlans']> = {
  canEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  departments?: Resolver<Array<ResolversTypes['NamedDepartment']>, ParentType, ContextType>;
  plans?: Resolver<Array<ResolversTypes['PaymentPlan']>, ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sponsors?: Resolver<Array<ResolversTypes['PlanSponsor']>, ParentType, ContextType>;
};

export type PaymentPurposeResolvers = { HOSTEL: 'hostel', SCREENING: 'screening', SECTION: 'section', TUITION: 'tuition' };

export type PaymentRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentRecord'] = ResolversParentTypes['PaymentRecord']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isInRefund?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  paidAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payer?: Resolver<Types.Maybe<ResolversTypes['Payer']>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['PaymentPurpose'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refusal?: Resolver<Types.Maybe<ResolversTypes['PaymentRefusal']>, ParentType, ContextType>;
  resolvedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  section?: Resolver<Types.Maybe<ResolversTypes['ScheduleSection']>, ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
};

export type PaymentRecordPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentRecordPage'] = ResolversParentTypes['PaymentRecordPage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['PaymentRecord']>, ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['PaymentTotal']>, ParentType, ContextType>;
};

export type PaymentRecordSortResolvers = { AMOUNT: 'amount', OPENED_AT: 'opened_at' };

export type PaymentRefusalResolvers = { ALREADY_PAID: 'already_paid', AMOUNT: 'amount', CURRENCY: 'currency', OWNER: 'owner', PURPOSE: 'purpose', REFERENCE: 'reference' };

export type PaymentRequeriedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentRequeried'] = ResolversParentTypes['PaymentRequeried']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['RequeryOutcome'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentResolutionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentResolution'] = ResolversParentTypes['PaymentResolution']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentSlipResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentSlip'] = ResolversParentTypes['PaymentSlip']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['SlipLine']>, ParentType, ContextType>;
  paidAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rest?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  slipUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentSlipState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentSlipResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentSlipResult'] = ResolversParentTypes['PaymentSlipResult']> = {
  __resolveType: TypeResolveFn<'PaymentSlip' | 'Refusal', ParentType, ContextType>;
};

export type PaymentSlipStateResolvers = { CANCELLED: 'cancelled', EXPIRED: 'expired', OPEN: 'open', PAID: 'paid', SETTLED: 'settled' };

export type PaymentSlipsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentSlips'] = ResolversParentTypes['PaymentSlips']> = {
  accounts?: Resolver<Array<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['PayableItem']>, ParentType, ContextType>;
  slips?: Resolver<Array<ResolversTypes['PaymentSlip']>, ParentType, ContextType>;
};

export type PaymentStartedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentStarted'] = ResolversParentTypes['PaymentStarted']> = {
  authorizationUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentStatusResolvers = { ABANDONED: 'abandoned', FAILED: 'failed', PENDING: 'pending', REFUSED: 'refused', SUCCEEDED: 'succeeded' };

export type PaymentTotalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentTotal'] = ResolversParentTypes['PaymentTotal']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
};

export type PaymentsRequeriedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentsRequeried'] = ResolversParentTypes['PaymentsRequeried']> = {
  results?: Resolver<Array<ResolversTypes['RequeriedPayment']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PersonKindResolvers = { APPLICANT: 'applicant', STUDENT: 'student' };

export type PlaceOfPaymentResolvers = { BURSARY: 'bursary', EXTERNAL: 'external', PORTAL: 'portal' };

export type PlanFiguresResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlanFigures'] = ResolversParentTypes['PlanFigures']> = {
  charged?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  department?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  level?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  shares?: Resolver<Array<ResolversTypes['ShareFigures']>, ParentType, ContextType>;
  sponsor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  students?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlanLockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlanLock'] = ResolversParentTypes['PlanLock']> = {
  students?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unlock?: Resolver<ResolversTypes['PlanUnlock'], ParentType, ContextType>;
};

export type PlanShareResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlanShare'] = ResolversParentTypes['PlanShare']> = {
  dueDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unlocks?: Resolver<Array<ResolversTypes['PlanUnlock']>, ParentType, ContextType>;
};

export type PlanShareStateResolvers = { LATER: 'later', NEXT: 'next', OVERDUE: 'overdue', PAID: 'paid' };

export type PlanSponsorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlanSponsor'] = ResolversParentTypes['PlanSponsor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlanUnlockResolvers = { EXAMINATION: 'examination', HOSTEL: 'hostel', REGISTRATION: 'registration' };

export type PortalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Portal'] = ResolversParentTypes['Portal']> = {
  collegeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  collegeShortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currencySymbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  homeState?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logoUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siteUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supportEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supportPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supportWhatsapp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  testVenue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PrepareSenateListResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PrepareSenateListResult'] = ResolversParentTypes['PrepareSenateListResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SenateListPrepared', ParentType, ContextType>;
};

export type PreviewRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PreviewRow'] = ResolversParentTypes['PreviewRow']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Naira']>, ParentType, ContextType>;
  day?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BankRowKind'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nameDiffers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  narration?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['LeftoverReason']>, ParentType, ContextType>;
  slip?: Resolver<Types.Maybe<ResolversTypes['PreviewSlip']>, ParentType, ContextType>;
};

export type PreviewSlipResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PreviewSlip'] = ResolversParentTypes['PreviewSlip']> = {
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rest?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  student?: Resolver<ResolversTypes['ReceiptStudent'], ParentType, ContextType>;
};

export type PreviewedLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PreviewedLine'] = ResolversParentTypes['PreviewedLine']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PreviewedScheduleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PreviewedSchedule'] = ResolversParentTypes['PreviewedSchedule']> = {
  portalTotal?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['PreviewedSection']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
};

export type PreviewedSectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PreviewedSection'] = ResolversParentTypes['PreviewedSection']> = {
  lines?: Resolver<Array<ResolversTypes['PreviewedLine']>, ParentType, ContextType>;
  paidAt?: Resolver<ResolversTypes['PlaceOfPayment'], ParentType, ContextType>;
  section?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
};

export type ProfileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  address?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bloodGroup?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  emergencyContact?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lga?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maidenName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maritalStatus?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nationality?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentAddress?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentPhone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  religion?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sex?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stateOfOrigin?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProfileFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProfileFile'] = ResolversParentTypes['ProfileFile']> = {
  address?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bloodGroup?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateOfBirth?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emergencyContact?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEmailVerified?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isSuspended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PersonKind'], ParentType, ContextType>;
  lastSignInAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  level?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lga?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maidenName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maritalStatus?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mustChangePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nationality?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  other?: Resolver<Types.Maybe<ResolversTypes['OtherAccount']>, ParentType, ContextType>;
  otherName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentAddress?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentPhone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photoUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recordId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  religion?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requests?: Resolver<Array<ResolversTypes['CorrectionRequest']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sex?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stateOfOrigin?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  surname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProfileOwnerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProfileOwner'] = ResolversParentTypes['ProfileOwner']> = {
  __resolveType: TypeResolveFn<'Applicant' | 'ApplicantFile' | 'Student', ParentType, ContextType>;
};

export type ProfilePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProfilePage'] = ResolversParentTypes['ProfilePage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ProfileRecord']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProfileRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProfileRecord'] = ResolversParentTypes['ProfileRecord']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateOfBirth?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSuspended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PersonKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  otherName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  surname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProfileSortResolvers = { CREATED_AT: 'created_at', NAME: 'name', NUMBER: 'number' };

export type ProfileUpdatedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProfileUpdated'] = ResolversParentTypes['ProfileUpdated']> = {
  student?: Resolver<ResolversTypes['Student'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProgrammeChoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProgrammeChoice'] = ResolversParentTypes['ProgrammeChoice']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProgrammeChoicesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProgrammeChoices'] = ResolversParentTypes['ProgrammeChoices']> = {
  departments?: Resolver<Array<ResolversTypes['DepartmentProgrammes']>, ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['EntrySession']>, ParentType, ContextType>;
};

export type ProgrammeCourseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProgrammeCourse'] = ResolversParentTypes['ProgrammeCourse']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creditLoad?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProgrammeDefaultsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProgrammeDefaults'] = ResolversParentTypes['ProgrammeDefaults']> = {
  caMaximum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  classes?: Resolver<Array<ResolversTypes['AwardClass']>, ParentType, ContextType>;
  graduationCgpa?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  passMark?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standingCarryoverCredits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standingCgpa?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProgrammePlacesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProgrammePlaces'] = ResolversParentTypes['ProgrammePlaces']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quota?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  taken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProgrammeQuotaResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProgrammeQuota'] = ResolversParentTypes['ProgrammeQuota']> = {
  admitted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  applicants?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  places?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  programme?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  programmeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ProgrammeRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProgrammeRecord'] = ResolversParentTypes['ProgrammeRecord']> = {
  applicants?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  award?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  council?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaults?: Resolver<ResolversTypes['ProgrammeDefaults'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  departmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entryPapers?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offered?: Resolver<Array<ResolversTypes['OfferedProgrammeCourse']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rules?: Resolver<Array<ResolversTypes['CohortRules']>, ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['EntrySession']>, ParentType, ContextType>;
  students?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usualPapers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  years?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProgrammeRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProgrammeRow'] = ResolversParentTypes['ProgrammeRow']> = {
  applicants?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  award?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  council?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  students?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  years?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProgressCountsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProgressCounts'] = ResolversParentTypes['ProgressCounts']> = {
  complete?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  credits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inProgress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  none?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  students?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProgressGroupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProgressGroup'] = ResolversParentTypes['ProgressGroup']> = {
  counts?: Resolver<ResolversTypes['ProgressCounts'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  departmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  academicStandings?: Resolver<ResolversTypes['AcademicStandingList'], ParentType, ContextType, RequireFields<Types.QueryAcademicStandingsArgs, 'departmentId' | 'level' | 'session'>>;
  adjustment?: Resolver<Types.Maybe<ResolversTypes['AdjustmentFile']>, ParentType, ContextType, RequireFields<Types.QueryAdjustmentArgs, 'id'>>;
  adjustmentPreview?: Resolver<ResolversTypes['AdjustmentPreviewResult'], ParentType, ContextType, RequireFields<Types.QueryAdjustmentPreviewArgs, 'lines' | 'studentId'>>;
  adjustments?: Resolver<ResolversTypes['AdjustmentPage'], ParentType, ContextType, RequireFields<Types.QueryAdjustmentsArgs, 'descending' | 'page' | 'sort'>>;
  adminDashboard?: Resolver<ResolversTypes['AdminDashboard'], ParentType, ContextType, Partial<Types.QueryAdminDashboardArgs>>;
  admission?: Resolver<Types.Maybe<ResolversTypes['Admission']>, ParentType, ContextType>;
  admissionRound?: Resolver<ResolversTypes['AdmissionRound'], ParentType, ContextType, Partial<Types.QueryAdmissionRoundArgs>>;
  admissionSimulation?: Resolver<ResolversTypes['SimulationResult'], ParentType, ContextType, RequireFields<Types.QueryAdmissionSimulationArgs, 'input'>>;
  announcementRecord?: Resolver<Types.Maybe<ResolversTypes['AnnouncementRecord']>, ParentType, ContextType, RequireFields<Types.QueryAnnouncementRecordArgs, 'id'>>;
  announcementRecords?: Resolver<ResolversTypes['AnnouncementPage'], ParentType, ContextType, RequireFields<Types.QueryAnnouncementRecordsArgs, 'descending' | 'page' | 'sort'>>;
  announcements?: Resolver<Types.Maybe<Array<ResolversTypes['Announcement']>>, ParentType, ContextType>;
  applicantChoices?: Resolver<ResolversTypes['ApplicantChoices'], ParentType, ContextType>;
  applicantRecord?: Resolver<Types.Maybe<ResolversTypes['ApplicantFile']>, ParentType, ContextType, RequireFields<Types.QueryApplicantRecordArgs, 'id'>>;
  applicantRecordIds?: Resolver<Types.Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType, Partial<Types.QueryApplicantRecordIdsArgs>>;
  applicantRecords?: Resolver<ResolversTypes['ApplicantRecordPage'], ParentType, ContextType, RequireFields<Types.QueryApplicantRecordsArgs, 'descending' | 'page' | 'sort'>>;
  applicationSessionRecord?: Resolver<ResolversTypes['ApplicationSessionRecord'], ParentType, ContextType, RequireFields<Types.QueryApplicationSessionRecordArgs, 'id'>>;
  applicationSessionRecords?: Resolver<ResolversTypes['ApplicationSessionPage'], ParentType, ContextType, RequireFields<Types.QueryApplicationSessionRecordsArgs, 'descending' | 'page' | 'sort'>>;
  attendanceSheet?: Resolver<ResolversTypes['AttendanceSheet'], ParentType, ContextType, RequireFields<Types.QueryAttendanceSheetArgs, 'courseId' | 'semesterId'>>;
  attendanceShortfalls?: Resolver<ResolversTypes['AttendanceShortfallPage'], ParentType, ContextType, RequireFields<Types.QueryAttendanceShortfallsArgs, 'descending' | 'page' | 'sort'>>;
  auditLog?: Resolver<ResolversTypes['AuditPage'], ParentType, ContextType, RequireFields<Types.QueryAuditLogArgs, 'descending' | 'page' | 'sort'>>;
  balances?: Resolver<ResolversTypes['BalancePage'], ParentType, ContextType, RequireFields<Types.QueryBalancesArgs, 'descending' | 'page' | 'sort'>>;
  bankAccounts?: Resolver<Array<ResolversTypes['BankAccountRecord']>, ParentType, ContextType>;
  bankRow?: Resolver<Types.Maybe<ResolversTypes['BankRowFile']>, ParentType, ContextType, RequireFields<Types.QueryBankRowArgs, 'id'>>;
  bankRows?: Resolver<ResolversTypes['BankRowPage'], ParentType, ContextType, RequireFields<Types.QueryBankRowsArgs, 'descending' | 'page' | 'sort'>>;
  bankStatement?: Resolver<Types.Maybe<ResolversTypes['BankStatementFile']>, ParentType, ContextType, RequireFields<Types.QueryBankStatementArgs, 'id'>>;
  bankStatements?: Resolver<ResolversTypes['BankStatementPage'], ParentType, ContextType, RequireFields<Types.QueryBankStatementsArgs, 'descending' | 'page' | 'sort'>>;
  broadsheet?: Resolver<ResolversTypes['Broadsheet'], ParentType, ContextType, RequireFields<Types.QueryBroadsheetArgs, 'departmentId' | 'level' | 'publishedOnly'>>;
  bursaryDashboard?: Resolver<ResolversTypes['BursaryDashboard'], ParentType, ContextType>;
  bursaryFigures?: Resolver<ResolversTypes['BursaryFigures'], ParentType, ContextType, RequireFields<Types.QueryBursaryFiguresArgs, 'by'>>;
  carryovers?: Resolver<ResolversTypes['CarryoverPage'], ParentType, ContextType, RequireFields<Types.QueryCarryoversArgs, 'descending' | 'page' | 'sort'>>;
  cashBook?: Resolver<Types.Maybe<ResolversTypes['CashBookFile']>, ParentType, ContextType, RequireFields<Types.QueryCashBookArgs, 'id'>>;
  cashBooks?: Resolver<ResolversTypes['CashBookPage'], ParentType, ContextType, RequireFields<Types.QueryCashBooksArgs, 'descending' | 'page' | 'sort'>>;
  changeRequest?: Resolver<Types.Maybe<ResolversTypes['ChangeRequestFile']>, ParentType, ContextType, RequireFields<Types.QueryChangeRequestArgs, 'id'>>;
  changeRequests?: Resolver<ResolversTypes['ChangeRequestPage'], ParentType, ContextType, RequireFields<Types.QueryChangeRequestsArgs, 'descending' | 'page'>>;
  channelReconciliation?: Resolver<ResolversTypes['ChannelReconciliationResult'], ParentType, ContextType, RequireFields<Types.QueryChannelReconciliationArgs, 'from' | 'until'>>;
  classAttendance?: Resolver<ResolversTypes['CourseClassAttendance'], ParentType, ContextType, RequireFields<Types.QueryClassAttendanceArgs, 'courseId' | 'semesterId'>>;
  classMeeting?: Resolver<ResolversTypes['ClassMeetingMarks'], ParentType, ContextType, RequireFields<Types.QueryClassMeetingArgs, 'courseId' | 'key' | 'semesterId'>>;
  counterReceipt?: Resolver<Types.Maybe<ResolversTypes['CounterReceiptFile']>, ParentType, ContextType, RequireFields<Types.QueryCounterReceiptArgs, 'id'>>;
  counterReceipts?: Resolver<ResolversTypes['CounterReceiptPage'], ParentType, ContextType, RequireFields<Types.QueryCounterReceiptsArgs, 'descending' | 'page' | 'sort'>>;
  counterStudent?: Resolver<Types.Maybe<ResolversTypes['CounterStudent']>, ParentType, ContextType, RequireFields<Types.QueryCounterStudentArgs, 'id'>>;
  courseChoices?: Resolver<ResolversTypes['CourseChoices'], ParentType, ContextType>;
  courseRecord?: Resolver<ResolversTypes['CourseRecord'], ParentType, ContextType, RequireFields<Types.QueryCourseRecordArgs, 'id'>>;
  courseRecords?: Resolver<ResolversTypes['CoursePage'], ParentType, ContextType, RequireFields<Types.QueryCourseRecordsArgs, 'descending' | 'page' | 'sort'>>;
  courseRoster?: Resolver<ResolversTypes['CourseRoster'], ParentType, ContextType, RequireFields<Types.QueryCourseRosterArgs, 'courseId'>>;
  departmentRecord?: Resolver<ResolversTypes['DepartmentRecord'], ParentType, ContextType, RequireFields<Types.QueryDepartmentRecordArgs, 'id'>>;
  departmentRecords?: Resolver<ResolversTypes['DepartmentPage'], ParentType, ContextType, RequireFields<Types.QueryDepartmentRecordsArgs, 'descending' | 'page' | 'sort'>>;
  documentConfirmation?: Resolver<Types.Maybe<ResolversTypes['DocumentConfirmation']>, ParentType, ContextType, RequireFields<Types.QueryDocumentConfirmationArgs, 'code'>>;
  entryClearance?: Resolver<Types.Maybe<ResolversTypes['EntryClearanceFile']>, ParentType, ContextType, RequireFields<Types.QueryEntryClearanceArgs, 'id'>>;
  entryClearances?: Resolver<ResolversTypes['EntryClearancePage'], ParentType, ContextType, RequireFields<Types.QueryEntryClearancesArgs, 'descending' | 'page' | 'sort'>>;
  examCardConfirmation?: Resolver<Types.Maybe<ResolversTypes['ExamCardConfirmation']>, ParentType, ContextType, RequireFields<Types.QueryExamCardConfirmationArgs, 'code'>>;
  examOfficerDashboard?: Resolver<ResolversTypes['ExamOfficerDashboard'], ParentType, ContextType>;
  feeChangePreview?: Resolver<ResolversTypes['FeeChangePreviewResult'], ParentType, ContextType, RequireFields<Types.QueryFeeChangePreviewArgs, 'input'>>;
  feeOffice?: Resolver<ResolversTypes['FeeOffice'], ParentType, ContextType>;
  figureChoices?: Resolver<ResolversTypes['FigureChoices'], ParentType, ContextType>;
  freeBedChoices?: Resolver<Array<ResolversTypes['FreeBedChoice']>, ParentType, ContextType, RequireFields<Types.QueryFreeBedChoicesArgs, 'applicationId'>>;
  hostelApplicationIds?: Resolver<Types.Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType, Partial<Types.QueryHostelApplicationIdsArgs>>;
  hostelApplications?: Resolver<ResolversTypes['HostelApplicationPage'], ParentType, ContextType, RequireFields<Types.QueryHostelApplicationsArgs, 'descending' | 'page' | 'sort'>>;
  hostelOffice?: Resolver<ResolversTypes['HostelOffice'], ParentType, ContextType>;
  hostelPrintoutConfirmation?: Resolver<Types.Maybe<ResolversTypes['HostelPrintoutConfirmation']>, ParentType, ContextType, RequireFields<Types.QueryHostelPrintoutConfirmationArgs, 'code'>>;
  hostelRooms?: Resolver<ResolversTypes['HostelRoomPage'], ParentType, ContextType, RequireFields<Types.QueryHostelRoomsArgs, 'descending' | 'page' | 'sort'>>;
  hostelWaitingStudents?: Resolver<ResolversTypes['HostelWaitingPage'], ParentType, ContextType, RequireFields<Types.QueryHostelWaitingStudentsArgs, 'descending' | 'page' | 'sort'>>;
  ictDashboard?: Resolver<ResolversTypes['IctDashboard'], ParentType, ContextType>;
  idCardConfirmation?: Resolver<Types.Maybe<ResolversTypes['IdCardConfirmation']>, ParentType, ContextType, RequireFields<Types.QueryIdCardConfirmationArgs, 'code'>>;
  indexingRound?: Resolver<Types.Maybe<ResolversTypes['IndexingRoundRecord']>, ParentType, ContextType, RequireFields<Types.QueryIndexingRoundArgs, 'id'>>;
  indexingRounds?: Resolver<ResolversTypes['IndexingRoundPage'], ParentType, ContextType, RequireFields<Types.QueryIndexingRoundsArgs, 'descending' | 'page' | 'sort'>>;
  indexingStudents?: Resolver<ResolversTypes['IndexingStudentPage'], ParentType, ContextType, RequireFields<Types.QueryIndexingStudentsArgs, 'descending' | 'page' | 'roundId' | 'sort'>>;
  instalmentFigures?: Resolver<ResolversTypes['InstalmentFigures'], ParentType, ContextType, Partial<Types.QueryInstalmentFiguresArgs>>;
  instalments?: Resolver<ResolversTypes['InstalmentPage'], ParentType, ContextType, RequireFields<Types.QueryInstalmentsArgs, 'descending' | 'page' | 'sort'>>;
  issuedSlip?: Resolver<Types.Maybe<ResolversTypes['IssuedSlipFile']>, ParentType, ContextType, RequireFields<Types.QueryIssuedSlipArgs, 'id'>>;
  issuedSlips?: Resolver<ResolversTypes['IssuedSlipPage'], ParentType, ContextType, RequireFields<Types.QueryIssuedSlipsArgs, 'descending' | 'page' | 'sort'>>;
  leavingClearance?: Resolver<Types.Maybe<ResolversTypes['LeavingClearance']>, ParentType, ContextType, RequireFields<Types.QueryLeavingClearanceArgs, 'studentId'>>;
  leavingClearances?: Resolver<ResolversTypes['LeavingClearancePage'], ParentType, ContextType, RequireFields<Types.QueryLeavingClearancesArgs, 'descending' | 'page' | 'sort'>>;
  lecturerDashboard?: Resolver<ResolversTypes['LecturerDashboard'], ParentType, ContextType>;
  officeCalendar?: Resolver<ResolversTypes['OfficeCalendar'], ParentType, ContextType>;
  ownCorrections?: Resolver<Types.Maybe<ResolversTypes['OwnCorrections']>, ParentType, ContextType>;
  ownCourses?: Resolver<ResolversTypes['CoursePage'], ParentType, ContextType, RequireFields<Types.QueryOwnCoursesArgs, 'descending' | 'page' | 'sort'>>;
  passwordLink?: Resolver<ResolversTypes['PasswordLinkResult'], ParentType, ContextType, RequireFields<Types.QueryPasswordLinkArgs, 'token'>>;
  paymentOutcome?: Resolver<ResolversTypes['PaymentOutcomeResult'], ParentType, ContextType, RequireFields<Types.QueryPaymentOutcomeArgs, 'purpose' | 'reference'>>;
  paymentPlanPreview?: Resolver<ResolversTypes['PaymentPlanPreviewResult'], ParentType, ContextType, RequireFields<Types.QueryPaymentPlanPreviewArgs, 'input'>>;
  paymentPlans?: Resolver<ResolversTypes['PaymentPlans'], ParentType, ContextType, Partial<Types.QueryPaymentPlansArgs>>;
  paymentRecord?: Resolver<Types.Maybe<ResolversTypes['PaymentFile']>, ParentType, ContextType, RequireFields<Types.QueryPaymentRecordArgs, 'id'>>;
  paymentRecords?: Resolver<ResolversTypes['PaymentRecordPage'], ParentType, ContextType, RequireFields<Types.QueryPaymentRecordsArgs, 'descending' | 'page' | 'sort'>>;
  portal?: Resolver<ResolversTypes['Portal'], ParentType, ContextType>;
  profile?: Resolver<Types.Maybe<ResolversTypes['ProfileFile']>, ParentType, ContextType, RequireFields<Types.QueryProfileArgs, 'id'>>;
  profiles?: Resolver<ResolversTypes['ProfilePage'], ParentType, ContextType, RequireFields<Types.QueryProfilesArgs, 'descending' | 'page' | 'sort'>>;
  programmeChoices?: Resolver<ResolversTypes['ProgrammeChoices'], ParentType, ContextType>;
  programmeRecord?: Resolver<ResolversTypes['ProgrammeRecord'], ParentType, ContextType, RequireFields<Types.QueryProgrammeRecordArgs, 'id'>>;
  receiptConfirmation?: Resolver<Types.Maybe<ResolversTypes['ReceiptConfirmation']>, ParentType, ContextType, RequireFields<Types.QueryReceiptConfirmationArgs, 'code'>>;
  receipts?: Resolver<ResolversTypes['ReceiptPage'], ParentType, ContextType, RequireFields<Types.QueryReceiptsArgs, 'descending' | 'page' | 'sort'>>;
  reconciliation?: Resolver<ResolversTypes['ReconciliationResult'], ParentType, ContextType, RequireFields<Types.QueryReconciliationArgs, 'from' | 'until'>>;
  refund?: Resolver<Types.Maybe<ResolversTypes['RefundFile']>, ParentType, ContextType, RequireFields<Types.QueryRefundArgs, 'id'>>;
  refunds?: Resolver<ResolversTypes['RefundPage'], ParentType, ContextType, RequireFields<Types.QueryRefundsArgs, 'descending' | 'page' | 'sort'>>;
  registrationSlipConfirmation?: Resolver<Types.Maybe<ResolversTypes['RegistrationSlipConfirmation']>, ParentType, ContextType, RequireFields<Types.QueryRegistrationSlipConfirmationArgs, 'code'>>;
  remittanceShares?: Resolver<ResolversTypes['RemittanceSharePage'], ParentType, ContextType, RequireFields<Types.QueryRemittanceSharesArgs, 'descending' | 'filter' | 'page' | 'sort'>>;
  resultSemesters?: Resolver<Array<ResolversTypes['ResultSemester']>, ParentType, ContextType>;
  resultSheet?: Resolver<ResolversTypes['ResultSheet'], ParentType, ContextType, RequireFields<Types.QueryResultSheetArgs, 'courseId' | 'semesterId'>>;
  resultSheetIds?: Resolver<Types.Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType, Partial<Types.QueryResultSheetIdsArgs>>;
  resultSheetVersions?: Resolver<Array<ResolversTypes['SheetVersion']>, ParentType, ContextType, RequireFields<Types.QueryResultSheetVersionsArgs, 'courseId' | 'semesterId'>>;
  resultSheets?: Resolver<ResolversTypes['ResultSheetPage'], ParentType, ContextType, RequireFields<Types.QueryResultSheetsArgs, 'descending' | 'page' | 'sort'>>;
  semesterCourseIds?: Resolver<Types.Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType, Partial<Types.QuerySemesterCourseIdsArgs>>;
  semesterCourses?: Resolver<ResolversTypes['SemesterCoursePage'], ParentType, ContextType, RequireFields<Types.QuerySemesterCoursesArgs, 'descending' | 'page' | 'sort'>>;
  senateList?: Resolver<Types.Maybe<ResolversTypes['SenateListRecord']>, ParentType, ContextType, RequireFields<Types.QuerySenateListArgs, 'id'>>;
  senateLists?: Resolver<ResolversTypes['SenateListPage'], ParentType, ContextType, RequireFields<Types.QuerySenateListsArgs, 'descending' | 'page' | 'sort'>>;
  sittingRecord?: Resolver<Types.Maybe<ResolversTypes['SittingFile']>, ParentType, ContextType, RequireFields<Types.QuerySittingRecordArgs, 'id'>>;
  sittingRecords?: Resolver<ResolversTypes['SittingRecordPage'], ParentType, ContextType, RequireFields<Types.QuerySittingRecordsArgs, 'descending' | 'page' | 'sort'>>;
  sponsor?: Resolver<Types.Maybe<ResolversTypes['SponsorFile']>, ParentType, ContextType, RequireFields<Types.QuerySponsorArgs, 'id'>>;
  sponsorReceipt?: Resolver<Types.Maybe<ResolversTypes['SponsorReceipt']>, ParentType, ContextType, RequireFields<Types.QuerySponsorReceiptArgs, 'id'>>;
  sponsorRemittance?: Resolver<Types.Maybe<ResolversTypes['SponsorRemittanceFile']>, ParentType, ContextType, RequireFields<Types.QuerySponsorRemittanceArgs, 'id'>>;
  sponsorRemittances?: Resolver<ResolversTypes['SponsorRemittancePage'], ParentType, ContextType, RequireFields<Types.QuerySponsorRemittancesArgs, 'descending' | 'page' | 'sort'>>;
  sponsorStatementConfirmation?: Resolver<Types.Maybe<ResolversTypes['SponsorStatementConfirmation']>, ParentType, ContextType, RequireFields<Types.QuerySponsorStatementConfirmationArgs, 'code'>>;
  sponsoredStudents?: Resolver<ResolversTypes['SponsoredStudentPage'], ParentType, ContextType, RequireFields<Types.QuerySponsoredStudentsArgs, 'descending' | 'filter' | 'page' | 'sort'>>;
  sponsors?: Resolver<ResolversTypes['SponsorPage'], ParentType, ContextType, RequireFields<Types.QuerySponsorsArgs, 'descending' | 'page' | 'sort'>>;
  sponsorship?: Resolver<Types.Maybe<ResolversTypes['SponsorshipFile']>, ParentType, ContextType, RequireFields<Types.QuerySponsorshipArgs, 'id'>>;
  staffInvitations?: Resolver<ResolversTypes['StaffInvitationPage'], ParentType, ContextType, RequireFields<Types.QueryStaffInvitationsArgs, 'descending' | 'page' | 'sort'>>;
  staffLink?: Resolver<ResolversTypes['StaffLinkResult'], ParentType, ContextType, RequireFields<Types.QueryStaffLinkArgs, 'token'>>;
  staffMembers?: Resolver<ResolversTypes['StaffMemberPage'], ParentType, ContextType, RequireFields<Types.QueryStaffMembersArgs, 'descending' | 'page' | 'sort'>>;
  staffSearch?: Resolver<ResolversTypes['StaffSearch'], ParentType, ContextType, RequireFields<Types.QueryStaffSearchArgs, 'text'>>;
  statementConfirmation?: Resolver<Types.Maybe<ResolversTypes['StatementConfirmation']>, ParentType, ContextType, RequireFields<Types.QueryStatementConfirmationArgs, 'code'>>;
  statementOfResultConfirmation?: Resolver<Types.Maybe<ResolversTypes['StatementOfResultConfirmation']>, ParentType, ContextType, RequireFields<Types.QueryStatementOfResultConfirmationArgs, 'code'>>;
  studentIdCards?: Resolver<Array<ResolversTypes['IssuedIdCard']>, ParentType, ContextType, RequireFields<Types.QueryStudentIdCardsArgs, 'studentId'>>;
  studentIds?: Resolver<Types.Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType, Partial<Types.QueryStudentIdsArgs>>;
  studentRecord?: Resolver<Types.Maybe<ResolversTypes['StudentFile']>, ParentType, ContextType, RequireFields<Types.QueryStudentRecordArgs, 'id'>>;
  studentRecordAccount?: Resolver<Types.Maybe<ResolversTypes['StudentRecordAccount']>, ParentType, ContextType, RequireFields<Types.QueryStudentRecordAccountArgs, 'id'>>;
  studentRecordResults?: Resolver<Types.Maybe<ResolversTypes['StudentRecordResults']>, ParentType, ContextType, RequireFields<Types.QueryStudentRecordResultsArgs, 'id'>>;
  studentRecords?: Resolver<ResolversTypes['StudentRecordPage'], ParentType, ContextType, RequireFields<Types.QueryStudentRecordsArgs, 'descending' | 'page' | 'sort'>>;
  teachingChoices?: Resolver<ResolversTypes['TeachingChoices'], ParentType, ContextType>;
  teachingWorkload?: Resolver<ResolversTypes['WorkloadPage'], ParentType, ContextType, RequireFields<Types.QueryTeachingWorkloadArgs, 'descending' | 'page' | 'sort'>>;
  transcriptConfirmation?: Resolver<Types.Maybe<ResolversTypes['TranscriptConfirmation']>, ParentType, ContextType, RequireFields<Types.QueryTranscriptConfirmationArgs, 'code'>>;
  unlistedGraduates?: Resolver<Array<ResolversTypes['UnlistedGraduates']>, ParentType, ContextType>;
  unverifiedEmails?: Resolver<ResolversTypes['UnverifiedPage'], ParentType, ContextType, RequireFields<Types.QueryUnverifiedEmailsArgs, 'descending' | 'page' | 'sort'>>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type QuotaUseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['QuotaUse'] = ResolversParentTypes['QuotaUse']> = {
  after?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  over?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quota?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  taken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReadinessGapResolvers = { INCOMPLETE_PROFILE: 'incomplete_profile', NOT_ACTIVE: 'not_active', NOT_CHARGED: 'not_charged', NOT_REGISTERED: 'not_registered', NO_PHOTO: 'no_photo' };

export type ReceiptResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Receipt'] = ResolversParentTypes['Receipt']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['PaymentChannel'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  paidAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  payer?: Resolver<Types.Maybe<ResolversTypes['Payer']>, ParentType, ContextType>;
  recordId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  sponsor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReceiptState'], ParentType, ContextType>;
};

export type ReceiptConfirmationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReceiptConfirmation'] = ResolversParentTypes['ReceiptConfirmation']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  payer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  voidedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ReceiptLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReceiptLine'] = ResolversParentTypes['ReceiptLine']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReceiptPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReceiptPage'] = ResolversParentTypes['ReceiptPage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Receipt']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['ReceiptTotals'], ParentType, ContextType>;
};

export type ReceiptSortResolvers = { AMOUNT: 'amount', PAID_AT: 'paid_at' };

export type ReceiptStateResolvers = { VALID: 'valid', VOIDED: 'voided' };

export type ReceiptStudentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReceiptStudent'] = ResolversParentTypes['ReceiptStudent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReceiptTotalsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReceiptTotals'] = ResolversParentTypes['ReceiptTotals']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
};

export type ReceiptVoidResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReceiptVoid'] = ResolversParentTypes['ReceiptVoid']> = {
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  askedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isApproved?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReceiptVoidResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReceiptVoidResult'] = ResolversParentTypes['ReceiptVoidResult']> = {
  __resolveType: TypeResolveFn<'CounterReceiptFile' | 'Refusal', ParentType, ContextType>;
};

export type ReconciledAccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReconciledAccount'] = ResolversParentTypes['ReconciledAccount']> = {
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bank?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ReconciledChannelResolvers = { BANK: 'bank', CASH: 'cash', ONLINE: 'online', POS: 'pos', REFUND: 'refund', REMITA: 'remita', SPONSOR: 'sponsor', TELLER: 'teller' };

export type ReconciledPaymentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReconciledPayment'] = ResolversParentTypes['ReconciledPayment']> = {
  canSettle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ledgerAmount?: Resolver<Types.Maybe<ResolversTypes['Naira']>, ParentType, ContextType>;
  ledgerPaidAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  providerAmount?: Resolver<Types.Maybe<ResolversTypes['Naira']>, ParentType, ContextType>;
  providerCurrency?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  providerPaidAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  purpose?: Resolver<Types.Maybe<ResolversTypes['PaymentPurpose']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  section?: Resolver<Types.Maybe<ResolversTypes['ScheduleSection']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MatchState'], ParentType, ContextType>;
};

export type ReconciliationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Reconciliation'] = ResolversParentTypes['Reconciliation']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  ledger?: Resolver<ResolversTypes['BookTotal'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['BookTotal'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ReconciledPayment']>, ParentType, ContextType>;
  states?: Resolver<Array<ResolversTypes['MatchTotal']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReconciliationResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReconciliationResult'] = ResolversParentTypes['ReconciliationResult']> = {
  __resolveType: TypeResolveFn<'Reconciliation' | 'Refusal', ParentType, ContextType>;
};

export type ReconciliationWaitingResolvers = { APPROVED: 'approved', ASKED: 'asked', DECLINED: 'declined', DRAFT: 'draft', IMPORT_UNFINISHED: 'import_unfinished', PENDING: 'pending', RECEIPT_VOIDED: 'receipt_voided', REFUSED: 'refused', VOID_ASKED: 'void_asked', WAITING: 'waiting' };

export type RecordCounterReceiptResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecordCounterReceiptResult'] = ResolversParentTypes['RecordCounterReceiptResult']> = {
  __resolveType: TypeResolveFn<'CounterReceipt' | 'Refusal', ParentType, ContextType>;
};

export type RecordedChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecordedChange'] = ResolversParentTypes['RecordedChange']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RecoveryCodesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecoveryCodes'] = ResolversParentTypes['RecoveryCodes']> = {
  codes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecoveryCodesResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecoveryCodesResult'] = ResolversParentTypes['RecoveryCodesResult']> = {
  __resolveType: TypeResolveFn<'RecoveryCodes' | 'Refusal', ParentType, ContextType>;
};

export type RefundResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Refund'] = ResolversParentTypes['Refund']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  askedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RefundKind'], ParentType, ContextType>;
  paidAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payer?: Resolver<Types.Maybe<ResolversTypes['Payer']>, ParentType, ContextType>;
  paymentId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  paymentReference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['RefundSource'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RefundState'], ParentType, ContextType>;
};

export type RefundFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefundFile'] = ResolversParentTypes['RefundFile']> = {
  actions?: Resolver<Array<ResolversTypes['PaymentAction']>, ParentType, ContextType>;
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canDecide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canPayOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cancelledAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cancelledBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decidedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCovered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['RefundLine']>, ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paidBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refund?: Resolver<ResolversTypes['Refund'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RefundKindResolvers = { OTHER: 'other', OVERPAID: 'overpaid', PAID_TWICE: 'paid_twice', WITHDRAWN: 'withdrawn' };

export type RefundLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefundLine'] = ResolversParentTypes['RefundLine']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['PaymentChannel'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RefundPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefundPage'] = ResolversParentTypes['RefundPage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Refund']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RefundResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefundResult'] = ResolversParentTypes['RefundResult']> = {
  __resolveType: TypeResolveFn<'RefundFile' | 'Refusal', ParentType, ContextType>;
};

export type RefundShownResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefundShown'] = ResolversParentTypes['RefundShown']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RefundKind'], ParentType, ContextType>;
  paidAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paymentReference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['RefundSource'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RefundState'], ParentType, ContextType>;
};

export type RefundSortResolvers = { AMOUNT: 'amount', ASKED_AT: 'asked_at' };

export type RefundSourceResolvers = { CREDIT: 'credit', PAYMENT: 'payment' };

export type RefundStateResolvers = { APPROVED: 'approved', ASKED: 'asked', CANCELLED: 'cancelled', DECLINED: 'declined', PAID: 'paid' };

export type RefusalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Refusal'] = ResolversParentTypes['Refusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['FieldRefusal']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RefusedMoneyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefusedMoney'] = ResolversParentTypes['RefusedMoney']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RegisterCoursesResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegisterCoursesResult'] = ResolversParentTypes['RegisterCoursesResult']> = {
  __resolveType: TypeResolveFn<'CoursesRegistered' | 'RegistrationRefused', ParentType, ContextType>;
};

export type RegistrableCourseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegistrableCourse'] = ResolversParentTypes['RegistrableCourse']> = {
  canRegister?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creditLoad?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  department?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCompulsory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRegistered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lecturers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prerequisites?: Resolver<Array<ResolversTypes['CoursePrerequisite']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegistrationCoursesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegistrationCourses'] = ResolversParentTypes['RegistrationCourses']> = {
  carryovers?: Resolver<Array<ResolversTypes['RegistrableCourse']>, ParentType, ContextType>;
  newCourses?: Resolver<Array<ResolversTypes['RegistrableCourse']>, ParentType, ContextType>;
  registered?: Resolver<Array<ResolversTypes['CourseRegistered']>, ParentType, ContextType>;
  slipUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RegistrationStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegistrationCoursesResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegistrationCoursesResult'] = ResolversParentTypes['RegistrationCoursesResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'RegistrationCourses', ParentType, ContextType>;
};

export type RegistrationProgressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegistrationProgress'] = ResolversParentTypes['RegistrationProgress']> = {
  groups?: Resolver<Array<ResolversTypes['ProgressGroup']>, ParentType, ContextType>;
  minCredits?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  semester?: Resolver<Types.Maybe<ResolversTypes['Semester']>, ParentType, ContextType>;
  session?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ProgressCounts'], ParentType, ContextType>;
};

export type RegistrationRefusedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegistrationRefused'] = ResolversParentTypes['RegistrationRefused']> = {
  carryoverCourseIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegistrationSlipConfirmationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegistrationSlipConfirmation'] = ResolversParentTypes['RegistrationSlipConfirmation']> = {
  courses?: Resolver<Array<ResolversTypes['SlipCourse']>, ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  semester?: Resolver<Types.Maybe<ResolversTypes['Semester']>, ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCredits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RegistrationStatusResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegistrationStatus'] = ResolversParentTypes['RegistrationStatus']> = {
  carryoverCourses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  newCourses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCourses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCredits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReissueIdCardResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReissueIdCardResult'] = ResolversParentTypes['ReissueIdCardResult']> = {
  __resolveType: TypeResolveFn<'IdCardReissued' | 'Refusal', ParentType, ContextType>;
};

export type RemittanceResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemittanceResult'] = ResolversParentTypes['RemittanceResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SponsorRemittanceFile', ParentType, ContextType>;
};

export type RemittanceShareResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemittanceShare'] = ResolversParentTypes['RemittanceShare']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  receiptId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  receiptNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receiptUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RemittanceShareState'], ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RemittanceSharePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemittanceSharePage'] = ResolversParentTypes['RemittanceSharePage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['RemittanceShare']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RemittanceSharePreviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemittanceSharePreview'] = ResolversParentTypes['RemittanceSharePreview']> = {
  amount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outstanding?: Resolver<Types.Maybe<ResolversTypes['Naira']>, ParentType, ContextType>;
};

export type RemittanceShareSortResolvers = { AMOUNT: 'amount', MATRIC_NUMBER: 'matric_number', NAME: 'name' };

export type RemittanceShareStateResolvers = { CREDITED: 'credited', PLANNED: 'planned', VOIDED: 'voided', VOID_ASKED: 'void_asked' };

export type RemittanceSharesImportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemittanceSharesImport'] = ResolversParentTypes['RemittanceSharesImport']> = {
  preview?: Resolver<Array<ResolversTypes['RemittanceSharePreview']>, ParentType, ContextType>;
  previewMark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  report?: Resolver<ResolversTypes['ImportReport'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemittanceStateResolvers = { CREDITED: 'credited', CREDITING: 'crediting', DECLINED: 'declined', DRAFT: 'draft', WAITING: 'waiting' };

export type RequeriedPaymentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RequeriedPayment'] = ResolversParentTypes['RequeriedPayment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['RequeryOutcome'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RequeryOutcomeResolvers = { ABANDONED: 'abandoned', ALREADY_CREDITED: 'already_credited', ALREADY_REFUSED: 'already_refused', CREDITED: 'credited', FAILED: 'failed', IN_PROGRESS: 'in_progress', NOT_REACHED: 'not_reached', OPEN: 'open', REFUSED: 'refused', UNKNOWN: 'unknown', WOULD_ASK: 'would_ask' };

export type RequeryPaymentResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RequeryPaymentResult'] = ResolversParentTypes['RequeryPaymentResult']> = {
  __resolveType: TypeResolveFn<'PaymentRequeried' | 'Refusal', ParentType, ContextType>;
};

export type RequeryPaymentsResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RequeryPaymentsResult'] = ResolversParentTypes['RequeryPaymentsResult']> = {
  __resolveType: TypeResolveFn<'PaymentsRequeried' | 'Refusal', ParentType, ContextType>;
};

export type RequirementStateResolvers = { IN_PROGRESS: 'in_progress', MET: 'met', MISSING: 'missing' };

export type ResolutionWayResolvers = { GIVEN_BACK: 'given_back', HANDLED: 'handled' };

export type ResultRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResultRow'] = ResolversParentTypes['ResultRow']> = {
  ca?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  caMaximum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exam?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  grade?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCarryover?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDropped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPassed?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passMark?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remark?: Resolver<Types.Maybe<ResolversTypes['ScoreRemark']>, ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['StudentStanding'], ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  total?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ResultSemesterResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResultSemester'] = ResolversParentTypes['ResultSemester']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  resultsDueOn?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  semester?: Resolver<ResolversTypes['Semester'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResultSheetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResultSheet'] = ResolversParentTypes['ResultSheet']> = {
  canAmend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canApprove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canEnter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canPublish?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canReturn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canSubmit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  creditLoad?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueOn?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['SheetEvent']>, ParentType, ContextType>;
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  flags?: Resolver<Array<ResolversTypes['SheetFlag']>, ParentType, ContextType>;
  isOverdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lecturers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxima?: Resolver<ResolversTypes['ScoreMaxima'], ParentType, ContextType>;
  refusedBecause?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ResultRow']>, ParentType, ContextType>;
  scale?: Resolver<Array<ResolversTypes['GradeStep']>, ParentType, ContextType>;
  semester?: Resolver<ResolversTypes['Semester'], ParentType, ContextType>;
  semesterId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ResultSheetState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ResultSheetPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResultSheetPage'] = ResolversParentTypes['ResultSheetPage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ResultSheetRow']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ResultSheetRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResultSheetRow'] = ResolversParentTypes['ResultSheetRow']> = {
  averageTotal?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  creditLoad?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueOn?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  entered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  flagCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOverdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lecturers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  passRate?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  registered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returnReason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  semesterId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ResultSheetState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ResultSheetSortResolvers = { AVERAGE_TOTAL: 'average_total', CODE: 'code', ENTERED: 'entered', LEVEL: 'level', PASS_RATE: 'pass_rate', REGISTERED: 'registered', STATE: 'state', TITLE: 'title' };

export type ResultSheetStateResolvers = { AMENDED: 'amended', APPROVED: 'approved', DRAFT: 'draft', PUBLISHED: 'published', RETURNED: 'returned', SUBMITTED: 'submitted' };

export type RevenueResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Revenue'] = ResolversParentTypes['Revenue']> = {
  days?: Resolver<Array<ResolversTypes['RevenueDay']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['RevenueItem']>, ParentType, ContextType>;
  session?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  today?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
};

export type RevenueDayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RevenueDay'] = ResolversParentTypes['RevenueDay']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['RevenueItem']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
};

export type RevenueItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RevenueItem'] = ResolversParentTypes['RevenueItem']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  payments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['RevenuePurpose'], ParentType, ContextType>;
};

export type RevenuePurposeResolvers = { HOSTEL: 'hostel', OTHER: 'other', SCREENING: 'screening', TUITION: 'tuition' };

export type RosterSemesterResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RosterSemester'] = ResolversParentTypes['RosterSemester']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  semester?: Resolver<ResolversTypes['Semester'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RosterStudentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RosterStudent'] = ResolversParentTypes['RosterStudent']> = {
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCarryover?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDropped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RoundOfAdmissionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RoundOfAdmission'] = ResolversParentTypes['RoundOfAdmission']> = {
  academicSession?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RowProposalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RowProposal'] = ResolversParentTypes['RowProposal']> = {
  decidedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decisionNote?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isApproved?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['ReceiptLine']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proposedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  proposedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remittance?: Resolver<Types.Maybe<ResolversTypes['RowRemittance']>, ParentType, ContextType>;
  student?: Resolver<Types.Maybe<ResolversTypes['ReceiptStudent']>, ParentType, ContextType>;
  way?: Resolver<ResolversTypes['RowWay'], ParentType, ContextType>;
};

export type RowRemittanceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RowRemittance'] = ResolversParentTypes['RowRemittance']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  bankReference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paidOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  sponsor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RowWayResolvers = { CREDIT_STUDENT: 'credit_student', RETURN: 'return', SPONSOR_TRANSFER: 'sponsor_transfer' };

export type SaveClassMeetingResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveClassMeetingResult'] = ResolversParentTypes['SaveClassMeetingResult']> = {
  __resolveType: TypeResolveFn<'ClassMeetingSaved' | 'Refusal', ParentType, ContextType>;
};

export type SaveScoresResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveScoresResult'] = ResolversParentTypes['SaveScoresResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SavedScores', ParentType, ContextType>;
};

export type SaveSectionResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveSectionResult'] = ResolversParentTypes['SaveSectionResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SectionSaved', ParentType, ContextType>;
};

export type SavedScoresResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SavedScores'] = ResolversParentTypes['SavedScores']> = {
  conflicts?: Resolver<Array<ResolversTypes['ScoreConflict']>, ParentType, ContextType>;
  entered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['ScoreProblem']>, ParentType, ContextType>;
  saved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ScheduleSectionResolvers = { A: 'A', B: 'B', C: 'C' };

export type ScoreConflictResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ScoreConflict'] = ResolversParentTypes['ScoreConflict']> = {
  by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['ScoreField'], ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ScoreFieldResolvers = { CA: 'ca', EXAM: 'exam', REMARK: 'remark' };

export type ScoreImportResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ScoreImportResult'] = ResolversParentTypes['ScoreImportResult']> = {
  __resolveType: TypeResolveFn<'ImportReport' | 'Refusal', ParentType, ContextType>;
};

export type ScoreMaximaResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ScoreMaxima'] = ResolversParentTypes['ScoreMaxima']> = {
  ca?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exam?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScoreProblemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ScoreProblem'] = ResolversParentTypes['ScoreProblem']> = {
  field?: Resolver<ResolversTypes['ScoreField'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ScoreRemarkResolvers = { ABSENT: 'absent', WITHHELD: 'withheld' };

export type ScreeningFeeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ScreeningFee'] = ResolversParentTypes['ScreeningFee']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  canPay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaid?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  paidAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  receiptUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SecondFactorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SecondFactor'] = ResolversParentTypes['SecondFactor']> = {
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SecondFactorRequiredResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SecondFactorRequired'] = ResolversParentTypes['SecondFactorRequired']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SecondFactorSetupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SecondFactorSetup'] = ResolversParentTypes['SecondFactorSetup']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SectionSavedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SectionSaved'] = ResolversParentTypes['SectionSaved']> = {
  applicant?: Resolver<ResolversTypes['Applicant'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SectionStateResolvers = { COMPLETE: 'complete', IN_PROGRESS: 'in_progress', NOT_STARTED: 'not_started' };

export type SectionSumsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SectionSums'] = ResolversParentTypes['SectionSums']> = {
  charged?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  section?: Resolver<ResolversTypes['ChargeSection'], ParentType, ContextType>;
};

export type SelectBedResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SelectBedResult'] = ResolversParentTypes['SelectBedResult']> = {
  __resolveType: TypeResolveFn<'BedSelected' | 'BedTaken' | 'Refusal', ParentType, ContextType>;
};

export type SemesterCourseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SemesterCourse'] = ResolversParentTypes['SemesterCourse']> = {
  absent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  barred?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  creditLoad?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lecturers?: Resolver<Array<ResolversTypes['CourseLecturer']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  present?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  registered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  teachingDepartment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SemesterCoursePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SemesterCoursePage'] = ResolversParentTypes['SemesterCoursePage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['SemesterCourse']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SemesterCourseSortResolvers = { CODE: 'code', CREDIT_LOAD: 'credit_load', LECTURERS: 'lecturers', LEVEL: 'level', PRESENT: 'present', REGISTERED: 'registered', TITLE: 'title' };

export type SemesterRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SemesterRecord'] = ResolversParentTypes['SemesterRecord']> = {
  dropDeadline?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxCredits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minCredits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Semester'], ParentType, ContextType>;
  registrationEnd?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  registrationStart?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  resultsDueOn?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type SemesterResultsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SemesterResults'] = ResolversParentTypes['SemesterResults']> = {
  awaited?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cgpa?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  courses?: Resolver<Array<ResolversTypes['CourseResult']>, ParentType, ContextType>;
  creditsPassed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  creditsRegistered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gpa?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SenateApprovalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SenateApproval'] = ResolversParentTypes['SenateApproval']> = {
  approvedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  classOfAward?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SenateListDecidedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SenateListDecided'] = ResolversParentTypes['SenateListDecided']> = {
  list?: Resolver<Types.Maybe<ResolversTypes['SenateListRecord']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SenateListEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SenateListEntry'] = ResolversParentTypes['SenateListEntry']> = {
  cgpa?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  changedSince?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  classOfAward?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  correctedClass?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCorrection?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSuperseded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needsCorrection?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  unmet?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SenateListPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SenateListPage'] = ResolversParentTypes['SenateListPage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['SenateListRow']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SenateListPreparedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SenateListPrepared'] = ResolversParentTypes['SenateListPrepared']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SenateListRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SenateListRecord'] = ResolversParentTypes['SenateListRecord']> = {
  decidedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['SenateListEntry']>, ParentType, ContextType>;
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  graduates?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preparedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  preparedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  printUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  programme?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  programmeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SenateListState'], ParentType, ContextType>;
};

export type SenateListRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SenateListRow'] = ResolversParentTypes['SenateListRow']> = {
  decidedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  graduates?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  preparedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  preparedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  programme?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SenateListState'], ParentType, ContextType>;
};

export type SenateListSortResolvers = { PREPARED: 'prepared', SESSION: 'session' };

export type SenateListStateResolvers = { APPROVED: 'approved', DECLINED: 'declined', WAITING: 'waiting' };

export type SendEntryPaperResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendEntryPaperResult'] = ResolversParentTypes['SendEntryPaperResult']> = {
  __resolveType: TypeResolveFn<'EntryPaperSent' | 'Refusal', ParentType, ContextType>;
};

export type SessionFeesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SessionFees'] = ResolversParentTypes['SessionFees']> = {
  hostelFee?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lateFee?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionResultsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SessionResults'] = ResolversParentTypes['SessionResults']> = {
  academicStanding?: Resolver<Types.Maybe<ResolversTypes['AcademicStanding']>, ParentType, ContextType>;
  semesters?: Resolver<Array<ResolversTypes['SemesterResults']>, ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShareFiguresResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ShareFigures'] = ResolversParentTypes['ShareFigures']> = {
  due?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dueDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SheetAmendmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SheetAmendment'] = ResolversParentTypes['SheetAmendment']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['AmendedResult']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SheetAmendmentResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SheetAmendmentResult'] = ResolversParentTypes['SheetAmendmentResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SheetAmendment', ParentType, ContextType>;
};

export type SheetChangedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SheetChanged'] = ResolversParentTypes['SheetChanged']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sheet?: Resolver<ResolversTypes['ResultSheet'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SheetEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SheetEvent'] = ResolversParentTypes['SheetEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ResultSheetState'], ParentType, ContextType>;
  version?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SheetFlagResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SheetFlag'] = ResolversParentTypes['SheetFlag']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  studentIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SheetImportReportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SheetImportReport'] = ResolversParentTypes['SheetImportReport']> = {
  dryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['ImportProblem']>, ParentType, ContextType>;
  imported?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overwrites?: Resolver<Array<ResolversTypes['OverwrittenScores']>, ParentType, ContextType>;
  overwritten?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  preview?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SheetImportResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SheetImportResult'] = ResolversParentTypes['SheetImportResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SheetImportReport', ParentType, ContextType>;
};

export type SheetPublicationRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SheetPublicationRow'] = ResolversParentTypes['SheetPublicationRow']> = {
  after?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SheetResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SheetResult'] = ResolversParentTypes['SheetResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SheetChanged', ParentType, ContextType>;
};

export type SheetStateCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SheetStateCount'] = ResolversParentTypes['SheetStateCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ResultSheetState'], ParentType, ContextType>;
};

export type SheetVersionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SheetVersion'] = ResolversParentTypes['SheetVersion']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['VersionChange']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  results?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SheetsPublicationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SheetsPublication'] = ResolversParentTypes['SheetsPublication']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preview?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['SheetPublicationRow']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SheetsPublicationResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SheetsPublicationResult'] = ResolversParentTypes['SheetsPublicationResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SheetsPublication', ParentType, ContextType>;
};

export type SignInResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignInResult'] = ResolversParentTypes['SignInResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SignedIn', ParentType, ContextType>;
};

export type SignUpResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignUpResult'] = ResolversParentTypes['SignUpResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SignedUp', ParentType, ContextType>;
};

export type SignedInResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignedIn'] = ResolversParentTypes['SignedIn']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignedUpResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignedUp'] = ResolversParentTypes['SignedUp']> = {
  applicationNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SimulatedCandidateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SimulatedCandidate'] = ResolversParentTypes['SimulatedCandidate']> = {
  applicationNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decided?: Resolver<Types.Maybe<ResolversTypes['AdmissionOutcome']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jambScore?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['AdmissionOutcome'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SimulatedDepartmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SimulatedDepartment'] = ResolversParentTypes['SimulatedDepartment']> = {
  admitted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  candidates?: Resolver<Array<ResolversTypes['SimulatedCandidate']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notAdmitted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  over?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quota?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  taken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitingList?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SimulationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Simulation'] = ResolversParentTypes['Simulation']> = {
  departments?: Resolver<Array<ResolversTypes['SimulatedDepartment']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SimulationResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SimulationResult'] = ResolversParentTypes['SimulationResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'Simulation', ParentType, ContextType>;
};

export type SittingCheckResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SittingCheckResult'] = ResolversParentTypes['SittingCheckResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SittingChecked', ParentType, ContextType>;
};

export type SittingCheckedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SittingChecked'] = ResolversParentTypes['SittingChecked']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sitting?: Resolver<Types.Maybe<ResolversTypes['SittingFile']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SittingFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SittingFile'] = ResolversParentTypes['SittingFile']> = {
  applicantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  applicationNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  checkedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  checkedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  examNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  examType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  olevelRequirement?: Resolver<Types.Maybe<ResolversTypes['OlevelRequirement']>, ParentType, ContextType>;
  otherId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  query?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resultMediaType?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resultUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  schoolName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SittingState'], ParentType, ContextType>;
  subjects?: Resolver<Array<ResolversTypes['SubjectGrade']>, ParentType, ContextType>;
  year?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SittingRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SittingRecord'] = ResolversParentTypes['SittingRecord']> = {
  applicantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  applicationNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  checkedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  checkedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  examNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  examType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasFile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SittingState'], ParentType, ContextType>;
  submittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SittingRecordPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SittingRecordPage'] = ResolversParentTypes['SittingRecordPage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['SittingRecord']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SittingSortResolvers = { CHECKED: 'checked', NUMBER: 'number', SUBMITTED: 'submitted', SURNAME: 'surname' };

export type SittingStateResolvers = { CHANGED: 'changed', QUERIED: 'queried', UNCHECKED: 'unchecked', VERIFIED: 'verified' };

export type SlipCourseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SlipCourse'] = ResolversParentTypes['SlipCourse']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creditLoad?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SlipLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SlipLine'] = ResolversParentTypes['SlipLine']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SponsorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Sponsor'] = ResolversParentTypes['Sponsor']> = {
  contactEmail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactPhone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lists?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waitingRemittances?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SponsorFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SponsorFile'] = ResolversParentTypes['SponsorFile']> = {
  canChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canKeepLists?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openSessions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sponsor?: Resolver<ResolversTypes['Sponsor'], ParentType, ContextType>;
  sponsorships?: Resolver<Array<ResolversTypes['Sponsorship']>, ParentType, ContextType>;
};

export type SponsorPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SponsorPage'] = ResolversParentTypes['SponsorPage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Sponsor']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SponsorReceiptResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SponsorReceipt'] = ResolversParentTypes['SponsorReceipt']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  bankReference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canAskVoid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canDecideVoid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  confirmationPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['ReceiptLine']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  receiptUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  remittanceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sponsor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CounterReceiptState'], ParentType, ContextType>;
  student?: Resolver<ResolversTypes['ReceiptStudent'], ParentType, ContextType>;
  voids?: Resolver<Array<ResolversTypes['ReceiptVoid']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SponsorReceiptResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SponsorReceiptResult'] = ResolversParentTypes['SponsorReceiptResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SponsorReceipt', ParentType, ContextType>;
};

export type SponsorRemittanceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SponsorRemittance'] = ResolversParentTypes['SponsorRemittance']> = {
  allocated?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  bankReference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paidOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  recordedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  recordedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sponsor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sponsorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sponsorshipId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RemittanceState'], ParentType, ContextType>;
  students?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unallocated?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  waitingVoids?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SponsorRemittanceFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SponsorRemittanceFile'] = ResolversParentTypes['SponsorRemittanceFile']> = {
  canChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canDecide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  creditedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decisionNote?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remittance?: Resolver<ResolversTypes['SponsorRemittance'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SponsorRemittancePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SponsorRemittancePage'] = ResolversParentTypes['SponsorRemittancePage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['SponsorRemittance']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SponsorRemittanceSortResolvers = { PAID_ON: 'paid_on', RECORDED_AT: 'recorded_at' };

export type SponsorSavedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SponsorSaved'] = ResolversParentTypes['SponsorSaved']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SponsorSavedResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SponsorSavedResult'] = ResolversParentTypes['SponsorSavedResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SponsorSaved', ParentType, ContextType>;
};

export type SponsorSortResolvers = { NAME: 'name' };

export type SponsorStatementConfirmationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SponsorStatementConfirmation'] = ResolversParentTypes['SponsorStatementConfirmation']> = {
  claimed?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sponsor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  students?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SponsorTransferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SponsorTransfer'] = ResolversParentTypes['SponsorTransfer']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  bankReference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  remittanceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rowId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  seen?: Resolver<ResolversTypes['TransferSighting'], ParentType, ContextType>;
  seenAmount?: Resolver<Types.Maybe<ResolversTypes['Naira']>, ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sponsor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RemittanceState'], ParentType, ContextType>;
  unallocated?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
};

export type SponsoredSectionResolvers = { A: 'A', B: 'B', C: 'C', HOSTEL: 'hostel' };

export type SponsoredStudentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SponsoredStudent'] = ResolversParentTypes['SponsoredStudent']> = {
  canRemove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  claimed?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['ReadinessGap']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  paidOn?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['StudentStanding'], ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SponsoredStudentPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SponsoredStudentPage'] = ResolversParentTypes['SponsoredStudentPage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['SponsoredStudent']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SponsoredStudentPreviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SponsoredStudentPreview'] = ResolversParentTypes['SponsoredStudentPreview']> = {
  claimed?: Resolver<Types.Maybe<ResolversTypes['Naira']>, ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SponsoredStudentSortResolvers = { DEPARTMENT: 'department', LEVEL: 'level', MATRIC_NUMBER: 'matric_number', NAME: 'name' };

export type SponsoredStudentsImportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SponsoredStudentsImport'] = ResolversParentTypes['SponsoredStudentsImport']> = {
  preview?: Resolver<Array<ResolversTypes['SponsoredStudentPreview']>, ParentType, ContextType>;
  previewMark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  report?: Resolver<ResolversTypes['ImportReport'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SponsorshipResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Sponsorship'] = ResolversParentTypes['Sponsorship']> = {
  claimed?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  coverage?: Resolver<ResolversTypes['CoverageKind'], ParentType, ContextType>;
  deadline?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  most?: Resolver<Types.Maybe<ResolversTypes['Naira']>, ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  percentage?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ready?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['SponsoredSection']>, ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SponsorshipState'], ParentType, ContextType>;
  students?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unallocated?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
};

export type SponsorshipFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SponsorshipFile'] = ResolversParentTypes['SponsorshipFile']> = {
  canKeep?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCredited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sponsorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sponsorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sponsorShortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sponsorship?: Resolver<ResolversTypes['Sponsorship'], ParentType, ContextType>;
  statementUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waitingRemittances?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SponsorshipStateResolvers = { CLOSED: 'closed', OPEN: 'open', PAST_DEADLINE: 'past_deadline' };

export type StaffResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Staff'] = ResolversParentTypes['Staff']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mustChangePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passportUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['StaffPermissions'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
  secondFactor?: Resolver<ResolversTypes['SecondFactor'], ParentType, ContextType>;
  surname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaffInvitationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffInvitation'] = ResolversParentTypes['StaffInvitation']> = {
  canChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  invitedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['StaffInvitationState'], ParentType, ContextType>;
  surname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffInvitationPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffInvitationPage'] = ResolversParentTypes['StaffInvitationPage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['StaffInvitation']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffInvitationSortResolvers = { INVITED_AT: 'invited_at', NAME: 'name' };

export type StaffInvitationStateResolvers = { ACCEPTED: 'accepted', EXPIRED: 'expired', OPEN: 'open', REVOKED: 'revoked' };

export type StaffLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffLink'] = ResolversParentTypes['StaffLink']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['StaffLinkPurpose'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
  surname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaffLinkPurposeResolvers = { JOIN: 'join', NEW_PASSWORD: 'new_password' };

export type StaffLinkResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffLinkResult'] = ResolversParentTypes['StaffLinkResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'StaffLink', ParentType, ContextType>;
};

export type StaffMemberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffMember'] = ResolversParentTypes['StaffMember']> = {
  canChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
  surname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suspendedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type StaffMemberPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffMemberPage'] = ResolversParentTypes['StaffMemberPage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['StaffMember']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffMemberSortResolvers = { EMAIL: 'email', JOINED_AT: 'joined_at', NAME: 'name', ROLE: 'role' };

export type StaffPermissionsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffPermissions'] = ResolversParentTypes['StaffPermissions']> = {
  canDecideAdmissions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canEditProfiles?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canImportBankStatements?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canKeepSponsorships?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canManageAnnouncements?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canManageApplicationSessions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canManageBankAccounts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canManageCalendar?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canManageCourses?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canManageDepartments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canManageFees?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canManageHostels?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canManageRefunds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canManageSponsors?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canManageStaff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canManageStudents?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canPublishResults?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canReadApplicants?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canReadAuditLog?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canReadBankStatements?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canReadCounterReceipts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canReadCourses?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canReadPayments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canReadProfiles?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canReadSponsors?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canReadStudents?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canRecordCounterReceipts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canRequeryPayments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canResendVerification?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canResetPasswords?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canResolvePayments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canVerifySsce?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StaffSearchResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffSearch'] = ResolversParentTypes['StaffSearch']> = {
  applicants?: Resolver<Array<ResolversTypes['FoundApplicant']>, ParentType, ContextType>;
  courses?: Resolver<Array<ResolversTypes['FoundCourse']>, ParentType, ContextType>;
  students?: Resolver<Array<ResolversTypes['FoundStudent']>, ParentType, ContextType>;
};

export type StaffSignInResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffSignInResult'] = ResolversParentTypes['StaffSignInResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SecondFactorRequired' | 'SignedIn', ParentType, ContextType>;
};

export type StaffStatusResolvers = { ACTIVE: 'active', SUSPENDED: 'suspended' };

export type StartPaymentResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StartPaymentResult'] = ResolversParentTypes['StartPaymentResult']> = {
  __resolveType: TypeResolveFn<'PaymentStarted' | 'Refusal', ParentType, ContextType>;
};

export type StartSecondFactorResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StartSecondFactorResult'] = ResolversParentTypes['StartSecondFactorResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SecondFactorSetup', ParentType, ContextType>;
};

export type StatementColumnResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StatementColumn'] = ResolversParentTypes['StatementColumn']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  samples?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StatementColumnsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StatementColumns'] = ResolversParentTypes['StatementColumns']> = {
  columns?: Resolver<Array<ResolversTypes['StatementColumn']>, ParentType, ContextType>;
  creditColumn?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateColumn?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateFormat?: Resolver<ResolversTypes['StatementDateFormat'], ParentType, ContextType>;
  headingLine?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  idColumn?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isSaved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  narrationColumn?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payerColumn?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatementColumnsResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StatementColumnsResult'] = ResolversParentTypes['StatementColumnsResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'StatementColumns', ParentType, ContextType>;
};

export type StatementConfirmationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StatementConfirmation'] = ResolversParentTypes['StatementConfirmation']> = {
  charged?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
};

export type StatementDateFormatResolvers = { DAY_FIRST: 'day_first', ISO: 'iso' };

export type StatementGapResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StatementGap'] = ResolversParentTypes['StatementGap']> = {
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type StatementImportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StatementImport'] = ResolversParentTypes['StatementImport']> = {
  dryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['PreviewRow']>, ParentType, ContextType>;
  statementId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sums?: Resolver<Array<ResolversTypes['StatementSum']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatementImportResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StatementImportResult'] = ResolversParentTypes['StatementImportResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'StatementImport', ParentType, ContextType>;
};

export type StatementOfResultConfirmationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StatementOfResultConfirmation'] = ResolversParentTypes['StatementOfResultConfirmation']> = {
  award?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cgpa?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  classOfAward?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creditsPassed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StatementSumResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StatementSum'] = ResolversParentTypes['StatementSum']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BankRowKind'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Student'] = ResolversParentTypes['Student']> = {
  account?: Resolver<Types.Maybe<ResolversTypes['StudentAccount']>, ParentType, ContextType>;
  announcements?: Resolver<Types.Maybe<Array<ResolversTypes['Announcement']>>, ParentType, ContextType>;
  calendar?: Resolver<Types.Maybe<ResolversTypes['AcademicCalendar']>, ParentType, ContextType>;
  classAttendance?: Resolver<Types.Maybe<ResolversTypes['OwnClassAttendance']>, ParentType, ContextType>;
  councilIndexing?: Resolver<Types.Maybe<ResolversTypes['CouncilIndexing']>, ParentType, ContextType>;
  courseRegistration?: Resolver<Types.Maybe<ResolversTypes['CourseRegistration']>, ParentType, ContextType>;
  currentSemester?: Resolver<Types.Maybe<ResolversTypes['Semester']>, ParentType, ContextType>;
  currentSession?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  department?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  examCard?: Resolver<Types.Maybe<ResolversTypes['ExamCard']>, ParentType, ContextType>;
  expectedSponsorships?: Resolver<Types.Maybe<Array<ResolversTypes['ExpectedSponsorship']>>, ParentType, ContextType>;
  fees?: Resolver<Types.Maybe<ResolversTypes['StudentFees']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hostel?: Resolver<Types.Maybe<ResolversTypes['Hostel']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idCard?: Resolver<Types.Maybe<ResolversTypes['OwnIdCard']>, ParentType, ContextType>;
  leavingClearance?: Resolver<Types.Maybe<ResolversTypes['OwnLeavingClearance']>, ParentType, ContextType>;
  level?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mustChangePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  otherName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passportUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentSlips?: Resolver<Types.Maybe<ResolversTypes['PaymentSlips']>, ParentType, ContextType>;
  payments?: Resolver<Types.Maybe<Array<ResolversTypes['Payment']>>, ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  programme?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  results?: Resolver<Types.Maybe<ResolversTypes['StudentResults']>, ParentType, ContextType>;
  surname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StudentAccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StudentAccount'] = ResolversParentTypes['StudentAccount']> = {
  adjustments?: Resolver<Array<ResolversTypes['AdjustmentShown']>, ParentType, ContextType>;
  arrears?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  charged?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  receipts?: Resolver<Array<ResolversTypes['AccountReceipt']>, ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['RefundShown']>, ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['AccountSession']>, ParentType, ContextType>;
  statementUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StudentActionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StudentAction'] = ResolversParentTypes['StudentAction']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preview?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['StudentActionRow']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StudentActionResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StudentActionResult'] = ResolversParentTypes['StudentActionResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'StudentAction', ParentType, ContextType>;
};

export type StudentActionRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StudentActionRow'] = ResolversParentTypes['StudentActionRow']> = {
  after?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StudentBarredResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StudentBarred'] = ResolversParentTypes['StudentBarred']> = {
  barredReason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  obstacle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StudentFeesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StudentFees'] = ResolversParentTypes['StudentFees']> = {
  hostel?: Resolver<ResolversTypes['HostelFee'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['FeeSection']>, ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tuition?: Resolver<Types.Maybe<ResolversTypes['TuitionFee']>, ParentType, ContextType>;
};

export type StudentFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StudentFile'] = ResolversParentTypes['StudentFile']> = {
  applicantId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  applicationNo?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  beds?: Resolver<Array<ResolversTypes['BedHistory']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['RecordedChange']>, ParentType, ContextType>;
  courses?: Resolver<Array<ResolversTypes['CourseHistory']>, ParentType, ContextType>;
  entrySession?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entrySessionId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  indexNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  levels?: Resolver<Array<ResolversTypes['PastLevel']>, ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['PaidFee']>, ParentType, ContextType>;
  programmeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  student?: Resolver<ResolversTypes['StudentRecord'], ParentType, ContextType>;
};

export type StudentRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StudentRecord'] = ResolversParentTypes['StudentRecord']> = {
  credits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasBed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPaidHostel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPaidTuition?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSuspended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  otherName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  programme?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sex?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['StudentStanding'], ParentType, ContextType>;
  surname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StudentRecordAccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StudentRecordAccount'] = ResolversParentTypes['StudentRecordAccount']> = {
  account?: Resolver<ResolversTypes['StudentAccount'], ParentType, ContextType>;
  canAdjust?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canAskRefund?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  freeCredit?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waitingAdjustments?: Resolver<Array<ResolversTypes['AdjustmentShown']>, ParentType, ContextType>;
};

export type StudentRecordPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StudentRecordPage'] = ResolversParentTypes['StudentRecordPage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['StudentRecord']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudentRecordResultsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StudentRecordResults'] = ResolversParentTypes['StudentRecordResults']> = {
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  results?: Resolver<ResolversTypes['StudentResults'], ParentType, ContextType>;
};

export type StudentResultsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StudentResults'] = ResolversParentTypes['StudentResults']> = {
  carryovers?: Resolver<Array<ResolversTypes['OutstandingCarryover']>, ParentType, ContextType>;
  cgpa?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cgpaPolicy?: Resolver<ResolversTypes['CgpaPolicy'], ParentType, ContextType>;
  creditsPassed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  creditsRegistered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  graduation?: Resolver<Types.Maybe<ResolversTypes['GraduationAudit']>, ParentType, ContextType>;
  scale?: Resolver<Array<ResolversTypes['GradeStep']>, ParentType, ContextType>;
  senateApproval?: Resolver<Types.Maybe<ResolversTypes['SenateApproval']>, ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['SessionResults']>, ParentType, ContextType>;
  transcriptUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StudentSortResolvers = { DEPARTMENT: 'department', LEVEL: 'level', MATRIC_NUMBER: 'matric_number', NAME: 'name' };

export type StudentStandingResolvers = { ACTIVE: 'active', DEFERRED: 'deferred', GRADUATED: 'graduated', WITHDRAWN: 'withdrawn' };

export type SubjectGradeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubjectGrade'] = ResolversParentTypes['SubjectGrade']> = {
  grade?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubmitApplicationResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubmitApplicationResult'] = ResolversParentTypes['SubmitApplicationResult']> = {
  __resolveType: TypeResolveFn<'ApplicationSubmitted' | 'Refusal', ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  hostelAvailability?: SubscriptionResolver<ResolversTypes['HostelAvailability'], "hostelAvailability", ParentType, ContextType>;
};

export type TaughtCourseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaughtCourse'] = ResolversParentTypes['TaughtCourse']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creditLoad?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  registered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sheetState?: Resolver<ResolversTypes['ResultSheetState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TeachingChoicesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeachingChoices'] = ResolversParentTypes['TeachingChoices']> = {
  departments?: Resolver<Array<ResolversTypes['NamedChoice']>, ParentType, ContextType>;
  lecturers?: Resolver<Array<ResolversTypes['CourseLecturer']>, ParentType, ContextType>;
  semesters?: Resolver<Array<ResolversTypes['TeachingSemester']>, ParentType, ContextType>;
};

export type TeachingSemesterResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeachingSemester'] = ResolversParentTypes['TeachingSemester']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  semester?: Resolver<ResolversTypes['Semester'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TestBatchResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TestBatch'] = ResolversParentTypes['TestBatch']> = {
  assigned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  capacity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  tested?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TestBatchChoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TestBatchChoice'] = ResolversParentTypes['TestBatchChoice']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  placesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TestNoticeConfirmedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TestNoticeConfirmed'] = ResolversParentTypes['TestNoticeConfirmed']> = {
  applicant?: Resolver<ResolversTypes['Applicant'], ParentType, ContextType>;
};

export type TranscriptConfirmationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TranscriptConfirmation'] = ResolversParentTypes['TranscriptConfirmation']> = {
  award?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cgpa?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  classOfAward?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creditsPassed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TransferSightingResolvers = { LIKELY: 'likely', MATCHED: 'matched', NOT_SEEN: 'not_seen' };

export type TuitionFeeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TuitionFee'] = ResolversParentTypes['TuitionFee']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  canPay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lateFee?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  lateFrom?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  plan?: Resolver<Types.Maybe<ResolversTypes['TuitionPlan']>, ParentType, ContextType>;
};

export type TuitionPlanResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TuitionPlan'] = ResolversParentTypes['TuitionPlan']> = {
  nextAmount?: Resolver<Types.Maybe<ResolversTypes['Naira']>, ParentType, ContextType>;
  shares?: Resolver<Array<ResolversTypes['TuitionPlanShare']>, ParentType, ContextType>;
  unlocked?: Resolver<Array<ResolversTypes['PlanUnlock']>, ParentType, ContextType>;
};

export type TuitionPlanShareResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TuitionPlanShare'] = ResolversParentTypes['TuitionPlanShare']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  dueDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PlanShareState'], ParentType, ContextType>;
  unlocks?: Resolver<Array<ResolversTypes['PlanUnlock']>, ParentType, ContextType>;
};

export type TuitionRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TuitionRecord'] = ResolversParentTypes['TuitionRecord']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lateFrom?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TuitionShareResolvers = { ALL: 'all', NEXT: 'next' };

export type UnassignedCourseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UnassignedCourse'] = ResolversParentTypes['UnassignedCourse']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnitDecisionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UnitDecision'] = ResolversParentTypes['UnitDecision']> = {
  canDecide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  decidedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ClearanceState'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['ClearanceUnit'], ParentType, ContextType>;
};

export type UnitStateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UnitState'] = ResolversParentTypes['UnitState']> = {
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ClearanceState'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['ClearanceUnit'], ParentType, ContextType>;
};

export type UnlistedGraduatesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UnlistedGraduates'] = ResolversParentTypes['UnlistedGraduates']> = {
  graduates?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  programme?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  programmeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waitingListId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type UnreadableRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UnreadableRow'] = ResolversParentTypes['UnreadableRow']> = {
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnverifiedEmailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UnverifiedEmail'] = ResolversParentTypes['UnverifiedEmail']> = {
  applicationNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastLinkAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  signedUpAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type UnverifiedPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UnverifiedPage'] = ResolversParentTypes['UnverifiedPage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['UnverifiedEmail']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UnverifiedSortResolvers = { NAME: 'name', SIGNED_UP_AT: 'signed_up_at' };

export type UpdateProfileResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateProfileResult'] = ResolversParentTypes['UpdateProfileResult']> = {
  __resolveType: TypeResolveFn<'ProfileUpdated' | 'Refusal', ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type ValidIdCardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ValidIdCard'] = ResolversParentTypes['ValidIdCard']> = {
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VerifyEmailResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VerifyEmailResult'] = ResolversParentTypes['VerifyEmailResult']> = {
  __resolveType: TypeResolveFn<'EmailVerified' | 'Refusal', ParentType, ContextType>;
};

export type VersionChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VersionChange'] = ResolversParentTypes['VersionChange']> = {
  after?: Resolver<Types.Maybe<ResolversTypes['VersionedResult']>, ParentType, ContextType>;
  before?: Resolver<Types.Maybe<ResolversTypes['VersionedResult']>, ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type VersionedResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VersionedResult'] = ResolversParentTypes['VersionedResult']> = {
  ca?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  exam?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  grade?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remark?: Resolver<Types.Maybe<ResolversTypes['ScoreRemark']>, ParentType, ContextType>;
  total?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  __resolveType: TypeResolveFn<'Applicant' | 'Staff' | 'Student', ParentType, ContextType>;
};

export type WaitingRowsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WaitingRows'] = ResolversParentTypes['WaitingRows']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WaitingWorkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WaitingWork'] = ResolversParentTypes['WaitingWork']> = {
  approvedRefunds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  askedRefunds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changeRequests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changedSittings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingHostelApplications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusedPayments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uncheckedSittings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undecided?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  untested?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitingRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitingVoids?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Workload'] = ResolversParentTypes['Workload']> = {
  courses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  creditLoad?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isSuspended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lecturerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  students?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkloadPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WorkloadPage'] = ResolversParentTypes['WorkloadPage']> = {
  export?: Resolver<ResolversTypes['ExportLinks'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Workload']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkloadSortResolvers = { COURSES: 'courses', CREDIT_LOAD: 'credit_load', NAME: 'name', STUDENTS: 'students' };

export type Resolvers<ContextType = GatewayContext> = {
  AcademicCalendar?: AcademicCalendarResolvers<ContextType>;
  AcademicSessionRecord?: AcademicSessionRecordResolvers<ContextType>;
  AcademicStanding?: AcademicStandingResolvers<ContextType>;
  AcademicStandingKind?: AcademicStandingKindResolvers;
  AcademicStandingList?: AcademicStandingListResolvers<ContextType>;
  AcademicStandingRow?: AcademicStandingRowResolvers<ContextType>;
  AccountCharge?: AccountChargeResolvers<ContextType>;
  AccountReceipt?: AccountReceiptResolvers<ContextType>;
  AccountSection?: AccountSectionResolvers<ContextType>;
  AccountSession?: AccountSessionResolvers<ContextType>;
  Acknowledgement?: AcknowledgementResolvers<ContextType>;
  AcknowledgementResult?: AcknowledgementResultResolvers<ContextType>;
  AdjustedStudent?: AdjustedStudentResolvers<ContextType>;
  Adjustment?: AdjustmentResolvers<ContextType>;
  AdjustmentEffect?: AdjustmentEffectResolvers<ContextType>;
  AdjustmentFile?: AdjustmentFileResolvers<ContextType>;
  AdjustmentKind?: AdjustmentKindResolvers;
  AdjustmentLine?: AdjustmentLineResolvers<ContextType>;
  AdjustmentPage?: AdjustmentPageResolvers<ContextType>;
  AdjustmentPreviewResult?: AdjustmentPreviewResultResolvers<ContextType>;
  AdjustmentResult?: AdjustmentResultResolvers<ContextType>;
  AdjustmentShown?: AdjustmentShownResolvers<ContextType>;
  AdjustmentSort?: AdjustmentSortResolvers;
  AdjustmentState?: AdjustmentStateResolvers;
  AdminDashboard?: AdminDashboardResolvers<ContextType>;
  Admission?: AdmissionResolvers<ContextType>;
  AdmissionDecision?: AdmissionDecisionResolvers<ContextType>;
  AdmissionFunnel?: AdmissionFunnelResolvers<ContextType>;
  AdmissionOffer?: AdmissionOfferResolvers<ContextType>;
  AdmissionOutcome?: AdmissionOutcomeResolvers;
  AdmissionQuota?: AdmissionQuotaResolvers<ContextType>;
  AdmissionRound?: AdmissionRoundResolvers<ContextType>;
  AmendedResult?: AmendedResultResolvers<ContextType>;
  Announcement?: AnnouncementResolvers<ContextType>;
  AnnouncementAudience?: AnnouncementAudienceResolvers;
  AnnouncementPage?: AnnouncementPageResolvers<ContextType>;
  AnnouncementRecord?: AnnouncementRecordResolvers<ContextType>;
  AnnouncementSort?: AnnouncementSortResolvers;
  AnnouncementState?: AnnouncementStateResolvers;
  AnswerFilter?: AnswerFilterResolvers;
  AnswerOfferResult?: AnswerOfferResultResolvers<ContextType>;
  Applicant?: ApplicantResolvers<ContextType>;
  ApplicantChangeResult?: ApplicantChangeResultResolvers<ContextType>;
  ApplicantChanged?: ApplicantChangedResolvers<ContextType>;
  ApplicantChoices?: ApplicantChoicesResolvers<ContextType>;
  ApplicantDecision?: ApplicantDecisionResolvers<ContextType>;
  ApplicantFile?: ApplicantFileResolvers<ContextType>;
  ApplicantHistory?: ApplicantHistoryResolvers<ContextType>;
  ApplicantRecord?: ApplicantRecordResolvers<ContextType>;
  ApplicantRecordPage?: ApplicantRecordPageResolvers<ContextType>;
  ApplicantSitting?: ApplicantSittingResolvers<ContextType>;
  ApplicantSort?: ApplicantSortResolvers;
  ApplicantStage?: ApplicantStageResolvers;
  ApplicantTest?: ApplicantTestResolvers<ContextType>;
  Application?: ApplicationResolvers<ContextType>;
  ApplicationDocument?: ApplicationDocumentResolvers;
  ApplicationSection?: ApplicationSectionResolvers<ContextType>;
  ApplicationSession?: ApplicationSessionResolvers<ContextType>;
  ApplicationSessionPage?: ApplicationSessionPageResolvers<ContextType>;
  ApplicationSessionRecord?: ApplicationSessionRecordResolvers<ContextType>;
  ApplicationSessionRow?: ApplicationSessionRowResolvers<ContextType>;
  ApplicationSessionSort?: ApplicationSessionSortResolvers;
  ApplicationSessionState?: ApplicationSessionStateResolvers;
  ApplicationSubmitted?: ApplicationSubmittedResolvers<ContextType>;
  AptitudeTest?: AptitudeTestResolvers<ContextType>;
  AssignCoursesResult?: AssignCoursesResultResolvers<ContextType>;
  AttendanceConflict?: AttendanceConflictResolvers<ContextType>;
  AttendanceMark?: AttendanceMarkResolvers;
  AttendanceMarked?: AttendanceMarkedResolvers<ContextType>;
  AttendanceProblem?: AttendanceProblemResolvers<ContextType>;
  AttendanceSheet?: AttendanceSheetResolvers<ContextType>;
  AttendanceShortfall?: AttendanceShortfallResolvers<ContextType>;
  AttendanceShortfallPage?: AttendanceShortfallPageResolvers<ContextType>;
  AttendanceShortfallSort?: AttendanceShortfallSortResolvers;
  AuditChange?: AuditChangeResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditPage?: AuditPageResolvers<ContextType>;
  AuditSort?: AuditSortResolvers;
  AwardClass?: AwardClassResolvers<ContextType>;
  Backlog?: BacklogResolvers<ContextType>;
  Balance?: BalanceResolvers<ContextType>;
  BalancePage?: BalancePageResolvers<ContextType>;
  BalanceSort?: BalanceSortResolvers;
  BalanceStanding?: BalanceStandingResolvers;
  BalanceTotals?: BalanceTotalsResolvers<ContextType>;
  BankAccount?: BankAccountResolvers<ContextType>;
  BankAccountRecord?: BankAccountRecordResolvers<ContextType>;
  BankChannel?: BankChannelResolvers;
  BankReceipt?: BankReceiptResolvers<ContextType>;
  BankRow?: BankRowResolvers<ContextType>;
  BankRowFile?: BankRowFileResolvers<ContextType>;
  BankRowKind?: BankRowKindResolvers;
  BankRowPage?: BankRowPageResolvers<ContextType>;
  BankRowResult?: BankRowResultResolvers<ContextType>;
  BankRowSlip?: BankRowSlipResolvers<ContextType>;
  BankRowSort?: BankRowSortResolvers;
  BankRowState?: BankRowStateResolvers;
  BankStatement?: BankStatementResolvers<ContextType>;
  BankStatementFile?: BankStatementFileResolvers<ContextType>;
  BankStatementPage?: BankStatementPageResolvers<ContextType>;
  BankStatementSort?: BankStatementSortResolvers;
  BarForAttendanceResult?: BarForAttendanceResultResolvers<ContextType>;
  BarStudentResult?: BarStudentResultResolvers<ContextType>;
  BarredForAttendance?: BarredForAttendanceResolvers<ContextType>;
  BedHistory?: BedHistoryResolvers<ContextType>;
  BedSelected?: BedSelectedResolvers<ContextType>;
  BedStatus?: BedStatusResolvers;
  BedTaken?: BedTakenResolvers<ContextType>;
  BookTotal?: BookTotalResolvers<ContextType>;
  Broadsheet?: BroadsheetResolvers<ContextType>;
  BroadsheetCourse?: BroadsheetCourseResolvers<ContextType>;
  BroadsheetMark?: BroadsheetMarkResolvers;
  BroadsheetRow?: BroadsheetRowResolvers<ContextType>;
  BulkDecision?: BulkDecisionResolvers<ContextType>;
  BulkDecisionResult?: BulkDecisionResultResolvers<ContextType>;
  BulkDecisionRow?: BulkDecisionRowResolvers<ContextType>;
  BursaryDashboard?: BursaryDashboardResolvers<ContextType>;
  BursaryFigures?: BursaryFiguresResolvers<ContextType>;
  Carryover?: CarryoverResolvers<ContextType>;
  CarryoverPage?: CarryoverPageResolvers<ContextType>;
  CarryoverSort?: CarryoverSortResolvers;
  CashBook?: CashBookResolvers<ContextType>;
  CashBookFile?: CashBookFileResolvers<ContextType>;
  CashBookPage?: CashBookPageResolvers<ContextType>;
  CashBookSort?: CashBookSortResolvers;
  CashBookStatus?: CashBookStatusResolvers;
  CashBookTakings?: CashBookTakingsResolvers<ContextType>;
  CatalogueConsequences?: CatalogueConsequencesResolvers<ContextType>;
  CatalogueResult?: CatalogueResultResolvers<ContextType>;
  CatalogueSaved?: CatalogueSavedResolvers<ContextType>;
  CgpaPolicy?: CgpaPolicyResolvers;
  ChangeRequestFile?: ChangeRequestFileResolvers<ContextType>;
  ChangeRequestPage?: ChangeRequestPageResolvers<ContextType>;
  ChangeRequestRecord?: ChangeRequestRecordResolvers<ContextType>;
  ChangeRequestStatus?: ChangeRequestStatusResolvers;
  ChannelDifference?: ChannelDifferenceResolvers<ContextType>;
  ChannelLine?: ChannelLineResolvers<ContextType>;
  ChannelReconciliation?: ChannelReconciliationResolvers<ContextType>;
  ChannelReconciliationResult?: ChannelReconciliationResultResolvers<ContextType>;
  ChannelWaiting?: ChannelWaitingResolvers<ContextType>;
  ChargeAdjusted?: ChargeAdjustedResolvers<ContextType>;
  ChargePayment?: ChargePaymentResolvers<ContextType>;
  ChargeSection?: ChargeSectionResolvers;
  ClassAttendanceState?: ClassAttendanceStateResolvers;
  ClassAttendee?: ClassAttendeeResolvers<ContextType>;
  ClassMark?: ClassMarkResolvers;
  ClassMeeting?: ClassMeetingResolvers<ContextType>;
  ClassMeetingMark?: ClassMeetingMarkResolvers<ContextType>;
  ClassMeetingMarks?: ClassMeetingMarksResolvers<ContextType>;
  ClassMeetingSaved?: ClassMeetingSavedResolvers<ContextType>;
  ClearanceState?: ClearanceStateResolvers;
  ClearanceUnit?: ClearanceUnitResolvers;
  CloseCashBookResult?: CloseCashBookResultResolvers<ContextType>;
  CohortRules?: CohortRulesResolvers<ContextType>;
  CorrectedField?: CorrectedFieldResolvers<ContextType>;
  CorrectionRequest?: CorrectionRequestResolvers<ContextType>;
  CorrectionResult?: CorrectionResultResolvers<ContextType>;
  CouncilIndexing?: CouncilIndexingResolvers<ContextType>;
  CounterMethod?: CounterMethodResolvers;
  CounterReceipt?: CounterReceiptResolvers<ContextType>;
  CounterReceiptFile?: CounterReceiptFileResolvers<ContextType>;
  CounterReceiptPage?: CounterReceiptPageResolvers<ContextType>;
  CounterReceiptSort?: CounterReceiptSortResolvers;
  CounterReceiptState?: CounterReceiptStateResolvers;
  CounterStudent?: CounterStudentResolvers<ContextType>;
  Course?: CourseResolvers<ContextType>;
  CourseAssignment?: CourseAssignmentResolvers<ContextType>;
  CourseChoices?: CourseChoicesResolvers<ContextType>;
  CourseClassAttendance?: CourseClassAttendanceResolvers<ContextType>;
  CourseHistory?: CourseHistoryResolvers<ContextType>;
  CourseLecturer?: CourseLecturerResolvers<ContextType>;
  CourseOffering?: CourseOfferingResolvers<ContextType>;
  CoursePage?: CoursePageResolvers<ContextType>;
  CoursePassRate?: CoursePassRateResolvers<ContextType>;
  CoursePrerequisite?: CoursePrerequisiteResolvers<ContextType>;
  CourseRecord?: CourseRecordResolvers<ContextType>;
  CourseRegistered?: CourseRegisteredResolvers<ContextType>;
  CourseRegistration?: CourseRegistrationResolvers<ContextType>;
  CourseResult?: CourseResultResolvers<ContextType>;
  CourseRoster?: CourseRosterResolvers<ContextType>;
  CourseRow?: CourseRowResolvers<ContextType>;
  CourseSort?: CourseSortResolvers;
  CoursesAssignment?: CoursesAssignmentResolvers<ContextType>;
  CoursesRegistered?: CoursesRegisteredResolvers<ContextType>;
  CoverageKind?: CoverageKindResolvers;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DayTakings?: DayTakingsResolvers<ContextType>;
  Deadline?: DeadlineResolvers<ContextType>;
  DeadlineName?: DeadlineNameResolvers;
  DecideLeavingClearanceResult?: DecideLeavingClearanceResultResolvers<ContextType>;
  DecideSenateListResult?: DecideSenateListResultResolvers<ContextType>;
  DepartmentChoice?: DepartmentChoiceResolvers<ContextType>;
  DepartmentCourses?: DepartmentCoursesResolvers<ContextType>;
  DepartmentFunnel?: DepartmentFunnelResolvers<ContextType>;
  DepartmentPage?: DepartmentPageResolvers<ContextType>;
  DepartmentPlaces?: DepartmentPlacesResolvers<ContextType>;
  DepartmentProgrammes?: DepartmentProgrammesResolvers<ContextType>;
  DepartmentRecord?: DepartmentRecordResolvers<ContextType>;
  DepartmentRow?: DepartmentRowResolvers<ContextType>;
  DepartmentSort?: DepartmentSortResolvers;
  DifferenceKind?: DifferenceKindResolvers;
  DifferingBook?: DifferingBookResolvers<ContextType>;
  DocumentConfirmation?: DocumentConfirmationResolvers<ContextType>;
  ElectiveCredits?: ElectiveCreditsResolvers<ContextType>;
  EmailVerified?: EmailVerifiedResolvers<ContextType>;
  EnteredScores?: EnteredScoresResolvers<ContextType>;
  EntryClearance?: EntryClearanceResolvers<ContextType>;
  EntryClearanceChanged?: EntryClearanceChangedResolvers<ContextType>;
  EntryClearanceFile?: EntryClearanceFileResolvers<ContextType>;
  EntryClearancePage?: EntryClearancePageResolvers<ContextType>;
  EntryClearanceResult?: EntryClearanceResultResolvers<ContextType>;
  EntryClearanceRow?: EntryClearanceRowResolvers<ContextType>;
  EntryClearanceSort?: EntryClearanceSortResolvers;
  EntryClearanceState?: EntryClearanceStateResolvers;
  EntryPaper?: EntryPaperResolvers<ContextType>;
  EntryPaperSent?: EntryPaperSentResolvers<ContextType>;
  EntryPaperState?: EntryPaperStateResolvers;
  EntrySession?: EntrySessionResolvers<ContextType>;
  ExamCard?: ExamCardResolvers<ContextType>;
  ExamCardConfirmation?: ExamCardConfirmationResolvers<ContextType>;
  ExamCardCourse?: ExamCardCourseResolvers<ContextType>;
  ExamCardOmission?: ExamCardOmissionResolvers<ContextType>;
  ExamOfficerDashboard?: ExamOfficerDashboardResolvers<ContextType>;
  Examinee?: ExamineeResolvers<ContextType>;
  ExpectedSponsorship?: ExpectedSponsorshipResolvers<ContextType>;
  ExportLinks?: ExportLinksResolvers<ContextType>;
  FeeChangePreview?: FeeChangePreviewResolvers<ContextType>;
  FeeChangePreviewResult?: FeeChangePreviewResultResolvers<ContextType>;
  FeeFrequency?: FeeFrequencyResolvers;
  FeeLine?: FeeLineResolvers<ContextType>;
  FeeLineRecord?: FeeLineRecordResolvers<ContextType>;
  FeeOffice?: FeeOfficeResolvers<ContextType>;
  FeeResidency?: FeeResidencyResolvers;
  FeeSection?: FeeSectionResolvers<ContextType>;
  FeeSectionRecord?: FeeSectionRecordResolvers<ContextType>;
  FeeStage?: FeeStageResolvers;
  FieldRefusal?: FieldRefusalResolvers<ContextType>;
  FigureChoices?: FigureChoicesResolvers<ContextType>;
  FigureGrouping?: FigureGroupingResolvers;
  FigureRow?: FigureRowResolvers<ContextType>;
  FigureTotal?: FigureTotalResolvers<ContextType>;
  FoundApplicant?: FoundApplicantResolvers<ContextType>;
  FoundCourse?: FoundCourseResolvers<ContextType>;
  FoundStudent?: FoundStudentResolvers<ContextType>;
  FreeBedChoice?: FreeBedChoiceResolvers<ContextType>;
  FunnelCounts?: FunnelCountsResolvers<ContextType>;
  FunnelSession?: FunnelSessionResolvers<ContextType>;
  GradeStep?: GradeStepResolvers<ContextType>;
  GraduationAudit?: GraduationAuditResolvers<ContextType>;
  GraduationRequirement?: GraduationRequirementResolvers<ContextType>;
  GraduationRequirementKind?: GraduationRequirementKindResolvers;
  Hostel?: HostelResolvers<ContextType>;
  HostelApplication?: HostelApplicationResolvers<ContextType>;
  HostelApplicationPage?: HostelApplicationPageResolvers<ContextType>;
  HostelApplicationRecord?: HostelApplicationRecordResolvers<ContextType>;
  HostelApplicationSort?: HostelApplicationSortResolvers;
  HostelApplicationStatus?: HostelApplicationStatusResolvers;
  HostelAvailability?: HostelAvailabilityResolvers<ContextType>;
  HostelBed?: HostelBedResolvers<ContextType>;
  HostelBedPlace?: HostelBedPlaceResolvers<ContextType>;
  HostelBedState?: HostelBedStateResolvers;
  HostelBedStudent?: HostelBedStudentResolvers<ContextType>;
  HostelBeds?: HostelBedsResolvers<ContextType>;
  HostelChanged?: HostelChangedResolvers<ContextType>;
  HostelDecision?: HostelDecisionResolvers;
  HostelDecisionRow?: HostelDecisionRowResolvers<ContextType>;
  HostelDecisionsMade?: HostelDecisionsMadeResolvers<ContextType>;
  HostelDecisionsResult?: HostelDecisionsResultResolvers<ContextType>;
  HostelFee?: HostelFeeResolvers<ContextType>;
  HostelHouse?: HostelHouseResolvers<ContextType>;
  HostelKind?: HostelKindResolvers;
  HostelOccupancy?: HostelOccupancyResolvers<ContextType>;
  HostelOffer?: HostelOfferResolvers<ContextType>;
  HostelOfferRecord?: HostelOfferRecordResolvers<ContextType>;
  HostelOffice?: HostelOfficeResolvers<ContextType>;
  HostelPrintoutConfirmation?: HostelPrintoutConfirmationResolvers<ContextType>;
  HostelResult?: HostelResultResolvers<ContextType>;
  HostelRoom?: HostelRoomResolvers<ContextType>;
  HostelRoomPage?: HostelRoomPageResolvers<ContextType>;
  HostelRoomPlace?: HostelRoomPlaceResolvers<ContextType>;
  HostelRoomSort?: HostelRoomSortResolvers;
  HostelSettings?: HostelSettingsResolvers<ContextType>;
  HostelWaiting?: HostelWaitingResolvers<ContextType>;
  HostelWaitingCount?: HostelWaitingCountResolvers<ContextType>;
  HostelWaitingPage?: HostelWaitingPageResolvers<ContextType>;
  HostelWaitingRecord?: HostelWaitingRecordResolvers<ContextType>;
  HostelWaitingSort?: HostelWaitingSortResolvers;
  IctDashboard?: IctDashboardResolvers<ContextType>;
  IdCardConfirmation?: IdCardConfirmationResolvers<ContextType>;
  IdCardReissued?: IdCardReissuedResolvers<ContextType>;
  ImportCoursesResult?: ImportCoursesResultResolvers<ContextType>;
  ImportIndexNumbersResult?: ImportIndexNumbersResultResolvers<ContextType>;
  ImportProblem?: ImportProblemResolvers<ContextType>;
  ImportRemittanceSharesResult?: ImportRemittanceSharesResultResolvers<ContextType>;
  ImportReport?: ImportReportResolvers<ContextType>;
  ImportSponsoredStudentsResult?: ImportSponsoredStudentsResultResolvers<ContextType>;
  ImportStudentsResult?: ImportStudentsResultResolvers<ContextType>;
  IndexNumberPreview?: IndexNumberPreviewResolvers<ContextType>;
  IndexNumbersImport?: IndexNumbersImportResolvers<ContextType>;
  IndexingChangeResult?: IndexingChangeResultResolvers<ContextType>;
  IndexingChanged?: IndexingChangedResolvers<ContextType>;
  IndexingColumn?: IndexingColumnResolvers<ContextType>;
  IndexingCounts?: IndexingCountsResolvers<ContextType>;
  IndexingGap?: IndexingGapResolvers;
  IndexingRoundOpened?: IndexingRoundOpenedResolvers<ContextType>;
  IndexingRoundPage?: IndexingRoundPageResolvers<ContextType>;
  IndexingRoundRecord?: IndexingRoundRecordResolvers<ContextType>;
  IndexingRoundRow?: IndexingRoundRowResolvers<ContextType>;
  IndexingRoundSort?: IndexingRoundSortResolvers;
  IndexingState?: IndexingStateResolvers;
  IndexingStudent?: IndexingStudentResolvers<ContextType>;
  IndexingStudentPage?: IndexingStudentPageResolvers<ContextType>;
  IndexingStudentSort?: IndexingStudentSortResolvers;
  IndexingValue?: IndexingValueResolvers;
  Instalment?: InstalmentResolvers<ContextType>;
  InstalmentFigures?: InstalmentFiguresResolvers<ContextType>;
  InstalmentPage?: InstalmentPageResolvers<ContextType>;
  InstalmentSort?: InstalmentSortResolvers;
  InstalmentState?: InstalmentStateResolvers;
  IssuedIdCard?: IssuedIdCardResolvers<ContextType>;
  IssuedSlip?: IssuedSlipResolvers<ContextType>;
  IssuedSlipFile?: IssuedSlipFileResolvers<ContextType>;
  IssuedSlipPage?: IssuedSlipPageResolvers<ContextType>;
  IssuedSlipSort?: IssuedSlipSortResolvers;
  JambDetails?: JambDetailsResolvers<ContextType>;
  LeavingClearance?: LeavingClearanceResolvers<ContextType>;
  LeavingClearanceDecided?: LeavingClearanceDecidedResolvers<ContextType>;
  LeavingClearancePage?: LeavingClearancePageResolvers<ContextType>;
  LeavingClearanceSort?: LeavingClearanceSortResolvers;
  LeavingStanding?: LeavingStandingResolvers;
  LeavingStudent?: LeavingStudentResolvers<ContextType>;
  LecturerDashboard?: LecturerDashboardResolvers<ContextType>;
  LedgerBalance?: LedgerBalanceResolvers<ContextType>;
  LedgerEntry?: LedgerEntryResolvers<ContextType>;
  LedgerFigures?: LedgerFiguresResolvers<ContextType>;
  LeftoverReason?: LeftoverReasonResolvers;
  LinkDelivery?: LinkDeliveryResolvers;
  MarkAttendanceResult?: MarkAttendanceResultResolvers<ContextType>;
  MatchState?: MatchStateResolvers;
  MatchTotal?: MatchTotalResolvers<ContextType>;
  Milestone?: MilestoneResolvers<ContextType>;
  MovedTotal?: MovedTotalResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Naira?: GraphQLScalarType;
  NamedChoice?: NamedChoiceResolvers<ContextType>;
  NamedCourse?: NamedCourseResolvers<ContextType>;
  NamedDepartment?: NamedDepartmentResolvers<ContextType>;
  NamedLecturer?: NamedLecturerResolvers<ContextType>;
  NamedProgramme?: NamedProgrammeResolvers<ContextType>;
  NamedSponsor?: NamedSponsorResolvers<ContextType>;
  NextInstalment?: NextInstalmentResolvers<ContextType>;
  OfferAnswer?: OfferAnswerResolvers;
  OfferAnswered?: OfferAnsweredResolvers<ContextType>;
  OfferedProgrammeCourse?: OfferedProgrammeCourseResolvers<ContextType>;
  OfficeCalendar?: OfficeCalendarResolvers<ContextType>;
  OlevelRequirement?: OlevelRequirementResolvers<ContextType>;
  OlevelSitting?: OlevelSittingResolvers<ContextType>;
  OpenIndexingRoundResult?: OpenIndexingRoundResultResolvers<ContextType>;
  OtherAccount?: OtherAccountResolvers<ContextType>;
  OutcomeFilter?: OutcomeFilterResolvers;
  OutstandingCarryover?: OutstandingCarryoverResolvers<ContextType>;
  OverwrittenScores?: OverwrittenScoresResolvers<ContextType>;
  OwnCashBook?: OwnCashBookResolvers<ContextType>;
  OwnClassAttendance?: OwnClassAttendanceResolvers<ContextType>;
  OwnCorrections?: OwnCorrectionsResolvers<ContextType>;
  OwnCourseAttendance?: OwnCourseAttendanceResolvers<ContextType>;
  OwnIdCard?: OwnIdCardResolvers<ContextType>;
  OwnLeavingClearance?: OwnLeavingClearanceResolvers<ContextType>;
  OwnUnitDecision?: OwnUnitDecisionResolvers<ContextType>;
  PaidFee?: PaidFeeResolvers<ContextType>;
  PasswordLink?: PasswordLinkResolvers<ContextType>;
  PasswordLinkHandedOut?: PasswordLinkHandedOutResolvers<ContextType>;
  PasswordLinkHandedOutResult?: PasswordLinkHandedOutResultResolvers<ContextType>;
  PasswordLinkResult?: PasswordLinkResultResolvers<ContextType>;
  PastLevel?: PastLevelResolvers<ContextType>;
  PayableItem?: PayableItemResolvers<ContextType>;
  Payer?: PayerResolvers<ContextType>;
  PayerKind?: PayerKindResolvers;
  Payment?: PaymentResolvers<ContextType>;
  PaymentAction?: PaymentActionResolvers<ContextType>;
  PaymentChannel?: PaymentChannelResolvers;
  PaymentFile?: PaymentFileResolvers<ContextType>;
  PaymentLine?: PaymentLineResolvers<ContextType>;
  PaymentOutcome?: PaymentOutcomeResolvers<ContextType>;
  PaymentOutcomeResult?: PaymentOutcomeResultResolvers<ContextType>;
  PaymentPlan?: PaymentPlanResolvers<ContextType>;
  PaymentPlanPreview?: PaymentPlanPreviewResolvers<ContextType>;
  PaymentPlanPreviewResult?: PaymentPlanPreviewResultResolvers<ContextType>;
  PaymentPlans?: PaymentPlansResolvers<ContextType>;
  PaymentPurpose?: PaymentPurposeResolvers;
  PaymentRecord?: PaymentRecordResolvers<ContextType>;
  PaymentRecordPage?: PaymentRecordPageResolvers<ContextType>;
  PaymentRecordSort?: PaymentRecordSortResolvers;
  PaymentRefusal?: PaymentRefusalResolvers;
  PaymentRequeried?: PaymentRequeriedResolvers<ContextType>;
  PaymentResolution?: PaymentResolutionResolvers<ContextType>;
  PaymentSlip?: PaymentSlipResolvers<ContextType>;
  PaymentSlipResult?: PaymentSlipResultResolvers<ContextType>;
  PaymentSlipState?: PaymentSlipStateResolvers;
  PaymentSlips?: PaymentSlipsResolvers<ContextType>;
  PaymentStarted?: PaymentStartedResolvers<ContextType>;
  PaymentStatus?: PaymentStatusResolvers;
  PaymentTotal?: PaymentTotalResolvers<ContextType>;
  PaymentsRequeried?: PaymentsRequeriedResolvers<ContextType>;
  PersonKind?: PersonKindResolvers;
  PlaceOfPayment?: PlaceOfPaymentResolvers;
  PlanFigures?: PlanFiguresResolvers<ContextType>;
  PlanLock?: PlanLockResolvers<ContextType>;
  PlanShare?: PlanShareResolvers<ContextType>;
  PlanShareState?: PlanShareStateResolvers;
  PlanSponsor?: PlanSponsorResolvers<ContextType>;
  PlanUnlock?: PlanUnlockResolvers;
  Portal?: PortalResolvers<ContextType>;
  PrepareSenateListResult?: PrepareSenateListResultResolvers<ContextType>;
  PreviewRow?: PreviewRowResolvers<ContextType>;
  PreviewSlip?: PreviewSlipResolvers<ContextType>;
  PreviewedLine?: PreviewedLineResolvers<ContextType>;
  PreviewedSchedule?: PreviewedScheduleResolvers<ContextType>;
  PreviewedSection?: PreviewedSectionResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  ProfileFile?: ProfileFileResolvers<ContextType>;
  ProfileOwner?: ProfileOwnerResolvers<ContextType>;
  ProfilePage?: ProfilePageResolvers<ContextType>;
  ProfileRecord?: ProfileRecordResolvers<ContextType>;
  ProfileSort?: ProfileSortResolvers;
  ProfileUpdated?: ProfileUpdatedResolvers<ContextType>;
  ProgrammeChoice?: ProgrammeChoiceResolvers<ContextType>;
  ProgrammeChoices?: ProgrammeChoicesResolvers<ContextType>;
  ProgrammeCourse?: ProgrammeCourseResolvers<ContextType>;
  ProgrammeDefaults?: ProgrammeDefaultsResolvers<ContextType>;
  ProgrammePlaces?: ProgrammePlacesResolvers<ContextType>;
  ProgrammeQuota?: ProgrammeQuotaResolvers<ContextType>;
  ProgrammeRecord?: ProgrammeRecordResolvers<ContextType>;
  ProgrammeRow?: ProgrammeRowResolvers<ContextType>;
  ProgressCounts?: ProgressCountsResolvers<ContextType>;
  ProgressGroup?: ProgressGroupResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuotaUse?: QuotaUseResolvers<ContextType>;
  ReadinessGap?: ReadinessGapResolvers;
  Receipt?: ReceiptResolvers<ContextType>;
  ReceiptConfirmation?: ReceiptConfirmationResolvers<ContextType>;
  ReceiptLine?: ReceiptLineResolvers<ContextType>;
  ReceiptPage?: ReceiptPageResolvers<ContextType>;
  ReceiptSort?: ReceiptSortResolvers;
  ReceiptState?: ReceiptStateResolvers;
  ReceiptStudent?: ReceiptStudentResolvers<ContextType>;
  ReceiptTotals?: ReceiptTotalsResolvers<ContextType>;
  ReceiptVoid?: ReceiptVoidResolvers<ContextType>;
  ReceiptVoidResult?: ReceiptVoidResultResolvers<ContextType>;
  ReconciledAccount?: ReconciledAccountResolvers<ContextType>;
  ReconciledChannel?: ReconciledChannelResolvers;
  ReconciledPayment?: ReconciledPaymentResolvers<ContextType>;
  Reconciliation?: ReconciliationResolvers<ContextType>;
  ReconciliationResult?: ReconciliationResultResolvers<ContextType>;
  ReconciliationWaiting?: ReconciliationWaitingResolvers;
  RecordCounterReceiptResult?: RecordCounterReceiptResultResolvers<ContextType>;
  RecordedChange?: RecordedChangeResolvers<ContextType>;
  RecoveryCodes?: RecoveryCodesResolvers<ContextType>;
  RecoveryCodesResult?: RecoveryCodesResultResolvers<ContextType>;
  Refund?: RefundResolvers<ContextType>;
  RefundFile?: RefundFileResolvers<ContextType>;
  RefundKind?: RefundKindResolvers;
  RefundLine?: RefundLineResolvers<ContextType>;
  RefundPage?: RefundPageResolvers<ContextType>;
  RefundResult?: RefundResultResolvers<ContextType>;
  RefundShown?: RefundShownResolvers<ContextType>;
  RefundSort?: RefundSortResolvers;
  RefundSource?: RefundSourceResolvers;
  RefundState?: RefundStateResolvers;
  Refusal?: RefusalResolvers<ContextType>;
  RefusedMoney?: RefusedMoneyResolvers<ContextType>;
  RegisterCoursesResult?: RegisterCoursesResultResolvers<ContextType>;
  RegistrableCourse?: RegistrableCourseResolvers<ContextType>;
  RegistrationCourses?: RegistrationCoursesResolvers<ContextType>;
  RegistrationCoursesResult?: RegistrationCoursesResultResolvers<ContextType>;
  RegistrationProgress?: RegistrationProgressResolvers<ContextType>;
  RegistrationRefused?: RegistrationRefusedResolvers<ContextType>;
  RegistrationSlipConfirmation?: RegistrationSlipConfirmationResolvers<ContextType>;
  RegistrationStatus?: RegistrationStatusResolvers<ContextType>;
  ReissueIdCardResult?: ReissueIdCardResultResolvers<ContextType>;
  RemittanceResult?: RemittanceResultResolvers<ContextType>;
  RemittanceShare?: RemittanceShareResolvers<ContextType>;
  RemittanceSharePage?: RemittanceSharePageResolvers<ContextType>;
  RemittanceSharePreview?: RemittanceSharePreviewResolvers<ContextType>;
  RemittanceShareSort?: RemittanceShareSortResolvers;
  RemittanceShareState?: RemittanceShareStateResolvers;
  RemittanceSharesImport?: RemittanceSharesImportResolvers<ContextType>;
  RemittanceState?: RemittanceStateResolvers;
  RequeriedPayment?: RequeriedPaymentResolvers<ContextType>;
  RequeryOutcome?: RequeryOutcomeResolvers;
  RequeryPaymentResult?: RequeryPaymentResultResolvers<ContextType>;
  RequeryPaymentsResult?: RequeryPaymentsResultResolvers<ContextType>;
  RequirementState?: RequirementStateResolvers;
  ResolutionWay?: ResolutionWayResolvers;
  ResultRow?: ResultRowResolvers<ContextType>;
  ResultSemester?: ResultSemesterResolvers<ContextType>;
  ResultSheet?: ResultSheetResolvers<ContextType>;
  ResultSheetPage?: ResultSheetPageResolvers<ContextType>;
  ResultSheetRow?: ResultSheetRowResolvers<ContextType>;
  ResultSheetSort?: ResultSheetSortResolvers;
  ResultSheetState?: ResultSheetStateResolvers;
  Revenue?: RevenueResolvers<ContextType>;
  RevenueDay?: RevenueDayResolvers<ContextType>;
  RevenueItem?: RevenueItemResolvers<ContextType>;
  RevenuePurpose?: RevenuePurposeResolvers;
  RosterSemester?: RosterSemesterResolvers<ContextType>;
  RosterStudent?: RosterStudentResolvers<ContextType>;
  RoundOfAdmission?: RoundOfAdmissionResolvers<ContextType>;
  RowProposal?: RowProposalResolvers<ContextType>;
  RowRemittance?: RowRemittanceResolvers<ContextType>;
  RowWay?: RowWayResolvers;
  SaveClassMeetingResult?: SaveClassMeetingResultResolvers<ContextType>;
  SaveScoresResult?: SaveScoresResultResolvers<ContextType>;
  SaveSectionResult?: SaveSectionResultResolvers<ContextType>;
  SavedScores?: SavedScoresResolvers<ContextType>;
  ScheduleSection?: ScheduleSectionResolvers;
  ScoreConflict?: ScoreConflictResolvers<ContextType>;
  ScoreField?: ScoreFieldResolvers;
  ScoreImportResult?: ScoreImportResultResolvers<ContextType>;
  ScoreMaxima?: ScoreMaximaResolvers<ContextType>;
  ScoreProblem?: ScoreProblemResolvers<ContextType>;
  ScoreRemark?: ScoreRemarkResolvers;
  ScreeningFee?: ScreeningFeeResolvers<ContextType>;
  SecondFactor?: SecondFactorResolvers<ContextType>;
  SecondFactorRequired?: SecondFactorRequiredResolvers<ContextType>;
  SecondFactorSetup?: SecondFactorSetupResolvers<ContextType>;
  SectionSaved?: SectionSavedResolvers<ContextType>;
  SectionState?: SectionStateResolvers;
  SectionSums?: SectionSumsResolvers<ContextType>;
  SelectBedResult?: SelectBedResultResolvers<ContextType>;
  SemesterCourse?: SemesterCourseResolvers<ContextType>;
  SemesterCoursePage?: SemesterCoursePageResolvers<ContextType>;
  SemesterCourseSort?: SemesterCourseSortResolvers;
  SemesterRecord?: SemesterRecordResolvers<ContextType>;
  SemesterResults?: SemesterResultsResolvers<ContextType>;
  SenateApproval?: SenateApprovalResolvers<ContextType>;
  SenateListDecided?: SenateListDecidedResolvers<ContextType>;
  SenateListEntry?: SenateListEntryResolvers<ContextType>;
  SenateListPage?: SenateListPageResolvers<ContextType>;
  SenateListPrepared?: SenateListPreparedResolvers<ContextType>;
  SenateListRecord?: SenateListRecordResolvers<ContextType>;
  SenateListRow?: SenateListRowResolvers<ContextType>;
  SenateListSort?: SenateListSortResolvers;
  SenateListState?: SenateListStateResolvers;
  SendEntryPaperResult?: SendEntryPaperResultResolvers<ContextType>;
  SessionFees?: SessionFeesResolvers<ContextType>;
  SessionResults?: SessionResultsResolvers<ContextType>;
  ShareFigures?: ShareFiguresResolvers<ContextType>;
  SheetAmendment?: SheetAmendmentResolvers<ContextType>;
  SheetAmendmentResult?: SheetAmendmentResultResolvers<ContextType>;
  SheetChanged?: SheetChangedResolvers<ContextType>;
  SheetEvent?: SheetEventResolvers<ContextType>;
  SheetFlag?: SheetFlagResolvers<ContextType>;
  SheetImportReport?: SheetImportReportResolvers<ContextType>;
  SheetImportResult?: SheetImportResultResolvers<ContextType>;
  SheetPublicationRow?: SheetPublicationRowResolvers<ContextType>;
  SheetResult?: SheetResultResolvers<ContextType>;
  SheetStateCount?: SheetStateCountResolvers<ContextType>;
  SheetVersion?: SheetVersionResolvers<ContextType>;
  SheetsPublication?: SheetsPublicationResolvers<ContextType>;
  SheetsPublicationResult?: SheetsPublicationResultResolvers<ContextType>;
  SignInResult?: SignInResultResolvers<ContextType>;
  SignUpResult?: SignUpResultResolvers<ContextType>;
  SignedIn?: SignedInResolvers<ContextType>;
  SignedUp?: SignedUpResolvers<ContextType>;
  SimulatedCandidate?: SimulatedCandidateResolvers<ContextType>;
  SimulatedDepartment?: SimulatedDepartmentResolvers<ContextType>;
  Simulation?: SimulationResolvers<ContextType>;
  SimulationResult?: SimulationResultResolvers<ContextType>;
  SittingCheckResult?: SittingCheckResultResolvers<ContextType>;
  SittingChecked?: SittingCheckedResolvers<ContextType>;
  SittingFile?: SittingFileResolvers<ContextType>;
  SittingRecord?: SittingRecordResolvers<ContextType>;
  SittingRecordPage?: SittingRecordPageResolvers<ContextType>;
  SittingSort?: SittingSortResolvers;
  SittingState?: SittingStateResolvers;
  SlipCourse?: SlipCourseResolvers<ContextType>;
  SlipLine?: SlipLineResolvers<ContextType>;
  Sponsor?: SponsorResolvers<ContextType>;
  SponsorFile?: SponsorFileResolvers<ContextType>;
  SponsorPage?: SponsorPageResolvers<ContextType>;
  SponsorReceipt?: SponsorReceiptResolvers<ContextType>;
  SponsorReceiptResult?: SponsorReceiptResultResolvers<ContextType>;
  SponsorRemittance?: SponsorRemittanceResolvers<ContextType>;
  SponsorRemittanceFile?: SponsorRemittanceFileResolvers<ContextType>;
  SponsorRemittancePage?: SponsorRemittancePageResolvers<ContextType>;
  SponsorRemittanceSort?: SponsorRemittanceSortResolvers;
  SponsorSaved?: SponsorSavedResolvers<ContextType>;
  SponsorSavedResult?: SponsorSavedResultResolvers<ContextType>;
  SponsorSort?: SponsorSortResolvers;
  SponsorStatementConfirmation?: SponsorStatementConfirmationResolvers<ContextType>;
  SponsorTransfer?: SponsorTransferResolvers<ContextType>;
  SponsoredSection?: SponsoredSectionResolvers;
  SponsoredStudent?: SponsoredStudentResolvers<ContextType>;
  SponsoredStudentPage?: SponsoredStudentPageResolvers<ContextType>;
  SponsoredStudentPreview?: SponsoredStudentPreviewResolvers<ContextType>;
  SponsoredStudentSort?: SponsoredStudentSortResolvers;
  SponsoredStudentsImport?: SponsoredStudentsImportResolvers<ContextType>;
  Sponsorship?: SponsorshipResolvers<ContextType>;
  SponsorshipFile?: SponsorshipFileResolvers<ContextType>;
  SponsorshipState?: SponsorshipStateResolvers;
  Staff?: StaffResolvers<ContextType>;
  StaffInvitation?: StaffInvitationResolvers<ContextType>;
  StaffInvitationPage?: StaffInvitationPageResolvers<ContextType>;
  StaffInvitationSort?: StaffInvitationSortResolvers;
  StaffInvitationState?: StaffInvitationStateResolvers;
  StaffLink?: StaffLinkResolvers<ContextType>;
  StaffLinkPurpose?: StaffLinkPurposeResolvers;
  StaffLinkResult?: StaffLinkResultResolvers<ContextType>;
  StaffMember?: StaffMemberResolvers<ContextType>;
  StaffMemberPage?: StaffMemberPageResolvers<ContextType>;
  StaffMemberSort?: StaffMemberSortResolvers;
  StaffPermissions?: StaffPermissionsResolvers<ContextType>;
  StaffSearch?: StaffSearchResolvers<ContextType>;
  StaffSignInResult?: StaffSignInResultResolvers<ContextType>;
  StaffStatus?: StaffStatusResolvers;
  StartPaymentResult?: StartPaymentResultResolvers<ContextType>;
  StartSecondFactorResult?: StartSecondFactorResultResolvers<ContextType>;
  StatementColumn?: StatementColumnResolvers<ContextType>;
  StatementColumns?: StatementColumnsResolvers<ContextType>;
  StatementColumnsResult?: StatementColumnsResultResolvers<ContextType>;
  StatementConfirmation?: StatementConfirmationResolvers<ContextType>;
  StatementDateFormat?: StatementDateFormatResolvers;
  StatementGap?: StatementGapResolvers<ContextType>;
  StatementImport?: StatementImportResolvers<ContextType>;
  StatementImportResult?: StatementImportResultResolvers<ContextType>;
  StatementOfResultConfirmation?: StatementOfResultConfirmationResolvers<ContextType>;
  StatementSum?: StatementSumResolvers<ContextType>;
  Student?: StudentResolvers<ContextType>;
  StudentAccount?: StudentAccountResolvers<ContextType>;
  StudentAction?: StudentActionResolvers<ContextType>;
  StudentActionResult?: StudentActionResultResolvers<ContextType>;
  StudentActionRow?: StudentActionRowResolvers<ContextType>;
  StudentBarred?: StudentBarredResolvers<ContextType>;
  StudentFees?: StudentFeesResolvers<ContextType>;
  StudentFile?: StudentFileResolvers<ContextType>;
  StudentRecord?: StudentRecordResolvers<ContextType>;
  StudentRecordAccount?: StudentRecordAccountResolvers<ContextType>;
  StudentRecordPage?: StudentRecordPageResolvers<ContextType>;
  StudentRecordResults?: StudentRecordResultsResolvers<ContextType>;
  StudentResults?: StudentResultsResolvers<ContextType>;
  StudentSort?: StudentSortResolvers;
  StudentStanding?: StudentStandingResolvers;
  SubjectGrade?: SubjectGradeResolvers<ContextType>;
  SubmitApplicationResult?: SubmitApplicationResultResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TaughtCourse?: TaughtCourseResolvers<ContextType>;
  TeachingChoices?: TeachingChoicesResolvers<ContextType>;
  TeachingSemester?: TeachingSemesterResolvers<ContextType>;
  TestBatch?: TestBatchResolvers<ContextType>;
  TestBatchChoice?: TestBatchChoiceResolvers<ContextType>;
  TestNoticeConfirmed?: TestNoticeConfirmedResolvers<ContextType>;
  TranscriptConfirmation?: TranscriptConfirmationResolvers<ContextType>;
  TransferSighting?: TransferSightingResolvers;
  TuitionFee?: TuitionFeeResolvers<ContextType>;
  TuitionPlan?: TuitionPlanResolvers<ContextType>;
  TuitionPlanShare?: TuitionPlanShareResolvers<ContextType>;
  TuitionRecord?: TuitionRecordResolvers<ContextType>;
  TuitionShare?: TuitionShareResolvers;
  UnassignedCourse?: UnassignedCourseResolvers<ContextType>;
  UnitDecision?: UnitDecisionResolvers<ContextType>;
  UnitState?: UnitStateResolvers<ContextType>;
  UnlistedGraduates?: UnlistedGraduatesResolvers<ContextType>;
  UnreadableRow?: UnreadableRowResolvers<ContextType>;
  UnverifiedEmail?: UnverifiedEmailResolvers<ContextType>;
  UnverifiedPage?: UnverifiedPageResolvers<ContextType>;
  UnverifiedSort?: UnverifiedSortResolvers;
  UpdateProfileResult?: UpdateProfileResultResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  ValidIdCard?: ValidIdCardResolvers<ContextType>;
  VerifyEmailResult?: VerifyEmailResultResolvers<ContextType>;
  VersionChange?: VersionChangeResolvers<ContextType>;
  VersionedResult?: VersionedResultResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  WaitingRows?: WaitingRowsResolvers<ContextType>;
  WaitingWork?: WaitingWorkResolvers<ContextType>;
  Workload?: WorkloadResolvers<ContextType>;
  WorkloadPage?: WorkloadPageResolvers<ContextType>;
  WorkloadSort?: WorkloadSortResolvers;
};

export type DirectiveResolvers<ContextType = GatewayContext> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
};
