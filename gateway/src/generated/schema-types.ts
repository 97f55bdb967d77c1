export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: number | string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An ISO 8601 date: `2026-03-25`. */
  Date: { input: string; output: string; }
  /** An ISO 8601 instant with offset: `2026-03-25T09:30:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** An amount in naira: whole, unless a provider charged kobo, then with at most two decimals. */
  Naira: { input: number; output: number; }
  /** A file, sent as a part of a GraphQL multipart request. */
  Upload: { input: File; output: never; }
};

/** The semester now running, and when courses can be registered. */
export type AcademicCalendar = {
  __typename?: 'AcademicCalendar';
  isRegistrationOpen: Scalars['Boolean']['output'];
  registrationEnd?: Maybe<Scalars['DateTime']['output']>;
  registrationStart?: Maybe<Scalars['DateTime']['output']>;
  semester?: Maybe<Semester>;
  semesterEnd: Scalars['Date']['output'];
  semesterStart: Scalars['Date']['output'];
  session: Scalars['String']['output'];
};

/** The academic section whole. */
export type AcademicQualificationsInput = {
  /** One or two, the first one first. */
  sittings: Array<OlevelSittingInput>;
};

/** An academic session with its semesters. */
export type AcademicSessionRecord = {
  __typename?: 'AcademicSessionRecord';
  id: Scalars['ID']['output'];
  isCurrent: Scalars['Boolean']['output'];
  /** `2025/2026` */
  name: Scalars['String']['output'];
  semesters: Array<SemesterRecord>;
  /** Levels whose tuition is payable in it. */
  tuitionLevels: Array<Scalars['Int']['output']>;
};

/** How a student stands at the end of a session, by the published results. */
export type AcademicStanding = {
  __typename?: 'AcademicStanding';
  /** Why, in sentences: `The CGPA is 1.62; at least 2.00 is needed.` Empty for `GOOD`. */
  reasons: Array<Scalars['String']['output']>;
  standing: AcademicStandingKind;
};

/** How a student stands at the end of a session. */
export type AcademicStandingKind =
  /** Moves on to the next level. */
  | 'good'
  /** Moves on, for the first time after a session that was not good. */
  | 'probation'
  /** Has the same level again. */
  | 'repeat'
  /** Results that decide are still to come. */
  | 'undecided'
  /** Has to leave. */
  | 'withdraw';

/** How the students of a department's level stand at the end of a session. */
export type AcademicStandingList = {
  __typename?: 'AcademicStandingList';
  department: Scalars['String']['output'];
  export: ExportLinks;
  /** The students' in that session. */
  level: Scalars['Int']['output'];
  /** Students who registered a course of the session or have a result in it, by matric number; at most 5,000. */
  rows: Array<AcademicStandingRow>;
  /** `2025/2026` */
  session: Scalars['String']['output'];
};

/** A student's standing at the end of a session. */
export type AcademicStandingRow = {
  __typename?: 'AcademicStandingRow';
  academicStanding: AcademicStanding;
  /** Credit units of the courses failed by then and not passed by then. */
  carryoverCredits: Scalars['Int']['output'];
  /** After the session; null without a result that counts. */
  cgpa?: Maybe<Scalars['Float']['output']>;
  matricNumber: Scalars['String']['output'];
  /** Whether the student went on to a higher level, although the standing, as it is now, is against it. */
  movedOnAgainstIt: Scalars['Boolean']['output'];
  /** Surname first. */
  name: Scalars['String']['output'];
  /** The level after the session; null for who has not been promoted from it. */
  nextLevel?: Maybe<Scalars['Int']['output']>;
  studentId: Scalars['ID']['output'];
};

/** A line that is owed, as it was when it was charged. */
export type AccountCharge = {
  __typename?: 'AccountCharge';
  /** What it was before an adjustment; null where there was none. */
  adjusted?: Maybe<ChargeAdjusted>;
  charged: Scalars['Naira']['output'];
  code: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  outstanding: Scalars['Naira']['output'];
  paid: Scalars['Naira']['output'];
  /** What paid it, the oldest first. */
  payments: Array<ChargePayment>;
};

/** Money that came in. */
export type AccountReceipt = {
  __typename?: 'AccountReceipt';
  amount: Scalars['Naira']['output'];
  /** Where it was paid in; null unless at a bank or by Remita. */
  bank?: Maybe<Scalars['String']['output']>;
  channel: PaymentChannel;
  id: Scalars['ID']['output'];
  paidAt: Scalars['DateTime']['output'];
  /** Where a receipt of the counter, of a bank or of a sponsor is downloaded; null of the others, and for staff who do not read these. */
  receiptUrl?: Maybe<Scalars['String']['output']>;
  /** The payment's reference, or the number of the counter's, the bank's or the sponsor's receipt. */
  reference: Scalars['String']['output'];
  /** What of it is given back, or reserved for an approved refund. */
  refunded: Scalars['Naira']['output'];
  /** Who paid; null unless a sponsor did. */
  sponsor?: Maybe<Scalars['String']['output']>;
  /** Of a receipt that was voided: it pays nothing. */
  voidedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The charges of a section of the fee schedule, or beside it. */
export type AccountSection = {
  __typename?: 'AccountSection';
  charges: Array<AccountCharge>;
  /** What is outstanding of it, if students may pay it online as well; else null. */
  payableOnline?: Maybe<Scalars['Naira']['output']>;
  section: ChargeSection;
};

/** What was charged for a session. */
export type AccountSession = {
  __typename?: 'AccountSession';
  charged: Scalars['Naira']['output'];
  outstanding: Scalars['Naira']['output'];
  paid: Scalars['Naira']['output'];
  sections: Array<AccountSection>;
  /** `2025/2026` */
  session: Scalars['String']['output'];
};

/** Done; the message says what happens next. */
export type Acknowledgement = {
  __typename?: 'Acknowledgement';
  message: Scalars['String']['output'];
};

/** Done, or why not. */
export type AcknowledgementResult = Acknowledgement | Refusal;

/** A student whose charges are adjusted. */
export type AdjustedStudent = {
  __typename?: 'AdjustedStudent';
  id: Scalars['ID']['output'];
  matricNumber: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** An adjustment of charges. */
export type Adjustment = {
  __typename?: 'Adjustment';
  /** By how much it lowers what is charged. */
  amount: Scalars['Naira']['output'];
  askedAt: Scalars['DateTime']['output'];
  /** Who asked for it. */
  askedBy: Scalars['String']['output'];
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  kind: AdjustmentKind;
  lines: Array<AdjustmentLine>;
  state: AdjustmentState;
  student: AdjustedStudent;
};

/** What an adjustment makes of an account if it is approved now. */
export type AdjustmentEffect = {
  __typename?: 'AdjustmentEffect';
  chargedAfter: Scalars['Naira']['output'];
  chargedBefore: Scalars['Naira']['output'];
  creditAfter: Scalars['Naira']['output'];
  /** Money that pays nothing. */
  creditBefore: Scalars['Naira']['output'];
  outstandingAfter: Scalars['Naira']['output'];
  outstandingBefore: Scalars['Naira']['output'];
};

/** One adjustment whole. */
export type AdjustmentFile = {
  __typename?: 'AdjustmentFile';
  /** Newest first, 50 at most. */
  actions: Array<PaymentAction>;
  adjustment: Adjustment;
  canCancel: Scalars['Boolean']['output'];
  /** Whether the viewer may do so now. */
  canDecide: Scalars['Boolean']['output'];
  cancelledAt?: Maybe<Scalars['DateTime']['output']>;
  cancelledBy?: Maybe<Scalars['String']['output']>;
  decidedBy?: Maybe<Scalars['String']['output']>;
  /** Null once it is decided or cancelled, and of an outdated one. */
  effect?: Maybe<AdjustmentEffect>;
  /** Whether one of its charges was taken back since: it can only be declined or cancelled. */
  isOutdated: Scalars['Boolean']['output'];
  /** Why it was declined. */
  note?: Maybe<Scalars['String']['output']>;
  reason: Scalars['String']['output'];
};

/** What adjustments are narrowed to. */
export type AdjustmentFilter = {
  /** First and last day on which they were asked for. */
  from?: InputMaybe<Scalars['Date']['input']>;
  kind?: InputMaybe<AdjustmentKind>;
  state?: InputMaybe<AdjustmentState>;
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** Why charges are lowered or taken back. */
export type AdjustmentKind =
  | 'other'
  | 'waived'
  /** Of students who are not active. What was taken back is charged again if they are active again in the same session. */
  | 'withdrawn'
  | 'wrongly_charged';

/** A charge that an adjustment takes back, and what is charged instead. */
export type AdjustmentLine = {
  __typename?: 'AdjustmentLine';
  chargeId: Scalars['ID']['output'];
  from: Scalars['Naira']['output'];
  label: Scalars['String']['output'];
  section: ChargeSection;
  /** `2025/2026` */
  session: Scalars['String']['output'];
  /** 0 where nothing is charged instead. */
  to: Scalars['Naira']['output'];
};

/** The new amount of a charge. */
export type AdjustmentLineInput = {
  /** Less than now, or 0. */
  amount: Scalars['Naira']['input'];
  chargeId: Scalars['ID']['input'];
};

/** A page of adjustments. */
export type AdjustmentPage = {
  __typename?: 'AdjustmentPage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<Adjustment>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** What the new amounts make of the account, or what is wrong with them. */
export type AdjustmentPreviewResult = AdjustmentEffect | Refusal;

/** The adjustment afterwards, or why not. */
export type AdjustmentResult = AdjustmentFile | Refusal;

/** An adjustment as an account shows it. */
export type AdjustmentShown = {
  __typename?: 'AdjustmentShown';
  askedAt: Scalars['DateTime']['output'];
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Of the adjustment, `adjustment(id:)`. */
  id: Scalars['ID']['output'];
  kind: AdjustmentKind;
  lines: Array<AdjustmentLine>;
  state: AdjustmentState;
};

/** What adjustments are sorted by. */
export type AdjustmentSort =
  | 'amount'
  | 'asked_at';

/** Whether an adjustment waits for a second person (`ASKED`). The others are final. */
export type AdjustmentState =
  | 'approved'
  | 'asked'
  | 'cancelled'
  | 'declined';

/** The admin's dashboard. Its parts are asked for at once and apart: one that the college cannot tell is null, with an error, and leaves the others. */
export type AdminDashboard = {
  __typename?: 'AdminDashboard';
  admission?: Maybe<AdmissionFunnel>;
  hostels?: Maybe<HostelOccupancy>;
  /** The rounds of indexing that are open, the next to close first. */
  indexing?: Maybe<Array<IndexingRoundRow>>;
  registration?: Maybe<RegistrationProgress>;
  revenue?: Maybe<Revenue>;
  waiting?: Maybe<WaitingWork>;
};

/** What can be applied for. */
export type Admission = {
  __typename?: 'Admission';
  /** The departments that take applicants. */
  courses: Array<Course>;
  /** Newest first. */
  sessions: Array<ApplicationSession>;
};

/** What the college decided. */
export type AdmissionDecision = {
  __typename?: 'AdmissionDecision';
  decidedAt: Scalars['DateTime']['output'];
  /** Of an admitted applicant. */
  offer?: Maybe<AdmissionOffer>;
  outcome: AdmissionOutcome;
  /** Why somebody is not admitted. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** How far the applicants of one application session have come. */
export type AdmissionFunnel = {
  __typename?: 'AdmissionFunnel';
  /** By the department they prefer; those with applicants, by name. */
  departments: Array<DepartmentFunnel>;
  /** The requested one, else the latest that has opened; null if there is none. */
  session?: Maybe<FunnelSession>;
  /** All, the latest first. */
  sessions: Array<FunnelSession>;
  total: FunnelCounts;
};

/** The offer of a place. */
export type AdmissionOffer = {
  __typename?: 'AdmissionOffer';
  /** Null until it is answered. */
  answer?: Maybe<OfferAnswer>;
  /** The last day on which it can be answered. */
  answerBy: Scalars['Date']['output'];
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** False once it is answered or past its date. */
  canAnswer: Scalars['Boolean']['output'];
  department: Scalars['String']['output'];
  /** Path of the PDF letter on this gateway. */
  letterUrl: Scalars['String']['output'];
  /** The student's number, once the offer is accepted: it signs in at the student login, with the same password. */
  matricNumber?: Maybe<Scalars['String']['output']>;
};

/** What a decision says. */
export type AdmissionOutcome =
  | 'admitted'
  | 'not_admitted'
  | 'waiting_list';

/** How many a department takes from a round, every department once. */
export type AdmissionQuota = {
  __typename?: 'AdmissionQuota';
  /** How many were offered a place and have not turned it down. */
  admitted: Scalars['Int']['output'];
  /** How many chose it. */
  applicants: Scalars['Int']['output'];
  department: Scalars['String']['output'];
  departmentId: Scalars['ID']['output'];
  /** Null if there is no limit. */
  places?: Maybe<Scalars['Int']['output']>;
  /** Where the department has several, by name. */
  programmes: Array<ProgrammeQuota>;
};

/** How many a department takes; null lifts its limit. */
export type AdmissionQuotaInput = {
  departmentId: Scalars['ID']['input'];
  places?: InputMaybe<Scalars['Int']['input']>;
};

/** A round of admission by department. */
export type AdmissionRound = {
  __typename?: 'AdmissionRound';
  /** Null if there is no round of admission. */
  applicationSessionId?: Maybe<Scalars['ID']['output']>;
  departments: Array<DepartmentPlaces>;
  /** The places and candidates of the departments; null if there is no round. */
  export?: Maybe<ExportLinks>;
  sessions: Array<RoundOfAdmission>;
};

/** Corrections of published results, of the version that was seen. */
export type AmendSheetInput = {
  changes: Array<ResultAmendmentInput>;
  courseId: Scalars['ID']['input'];
  dryRun: Scalars['Boolean']['input'];
  /** At least five characters; a preview needs none. */
  reason: Scalars['String']['input'];
  semesterId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

/** One student of an amendment. */
export type AmendedResult = {
  __typename?: 'AmendedResult';
  /** Null if what was sent is no result. */
  after?: Maybe<VersionedResult>;
  /** Null for who had no result. */
  before?: Maybe<VersionedResult>;
  matricNumber: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Why nothing changes, though nothing is wrong. */
  note?: Maybe<Scalars['String']['output']>;
  problem?: Maybe<Scalars['String']['output']>;
  studentId: Scalars['ID']['output'];
};

/** Something that the college announces. Text is plain, with line breaks. */
export type Announcement = {
  __typename?: 'Announcement';
  body: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  startsAt: Scalars['DateTime']['output'];
  title: Scalars['String']['output'];
};

/** Whom an announcement is for. */
export type AnnouncementAudience =
  | 'applicants'
  /** Those who have not signed in too. */
  | 'everybody'
  | 'staff'
  | 'students';

/** What announcements are narrowed to. */
export type AnnouncementFilter = {
  audience?: InputMaybe<AnnouncementAudience>;
  state?: InputMaybe<AnnouncementState>;
};

/** An announcement as it is to be. */
export type AnnouncementInput = {
  audience: AnnouncementAudience;
  body: Scalars['String']['input'];
  /** Default: until it is taken down. */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Default: now. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  title: Scalars['String']['input'];
};

/** A page of announcements. */
export type AnnouncementPage = {
  __typename?: 'AnnouncementPage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<AnnouncementRecord>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** An announcement as the office keeps it. */
export type AnnouncementRecord = {
  __typename?: 'AnnouncementRecord';
  audience: AnnouncementAudience;
  body: Scalars['String']['output'];
  /** Name of the author. */
  createdBy: Scalars['String']['output'];
  /** Null until it is taken down. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  revision: Scalars['Int']['output'];
  startsAt: Scalars['DateTime']['output'];
  state: AnnouncementState;
  title: Scalars['String']['output'];
};

/** What announcements are sorted by. */
export type AnnouncementSort =
  | 'starts_at'
  | 'title';

/** Whether an announcement is shown now, will be, or was. */
export type AnnouncementState =
  | 'current'
  | 'past'
  | 'planned';

/** An answer to narrow a list of offers by, or none yet. */
export type AnswerFilter =
  | 'accepted'
  | 'declined'
  | 'none';

/** Answered, or why not. */
export type AnswerOfferResult = OfferAnswered | Refusal;

/** An applicant, as the applicant sees themself. */
export type Applicant = ProfileOwner & Viewer & {
  __typename?: 'Applicant';
  /** What the college announces to them now: as `Query.announcements`. */
  announcements?: Maybe<Array<Announcement>>;
  /** The application as far as the college tells it; null, with an error, while the college cannot tell it. */
  application?: Maybe<Application>;
  /** School code, course code and serial: `COHT/CHE/00001`. */
  applicationNo: Scalars['String']['output'];
  /** The department that has admitted the applicant; null until one has. */
  departmentAdmitted?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  /** The papers to hand in after accepting the offer; null where none are asked for. */
  entryClearance?: Maybe<EntryClearance>;
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isSubmitted: Scalars['Boolean']['output'];
  mustChangePassword: Scalars['Boolean']['output'];
  otherName?: Maybe<Scalars['String']['output']>;
  passportUrl?: Maybe<Scalars['String']['output']>;
  /** The preferred course of study: a department. */
  preferredCourse?: Maybe<Scalars['String']['output']>;
  profile: Profile;
  surname: Scalars['String']['output'];
};

/** Changed, or why not. */
export type ApplicantChangeResult = ApplicantChanged | Refusal;

/** Something of an applicant was changed. */
export type ApplicantChanged = {
  __typename?: 'ApplicantChanged';
  /** As it is now. */
  applicant?: Maybe<ApplicantFile>;
  message: Scalars['String']['output'];
};

/** What the lists of the admission office can be narrowed to. */
export type ApplicantChoices = {
  __typename?: 'ApplicantChoices';
  departments: Array<DepartmentChoice>;
  /** The latest first. */
  sessions: Array<RoundOfAdmission>;
};

/** What is decided on an applicant, and what they answered. */
export type ApplicantDecision = {
  __typename?: 'ApplicantDecision';
  answer?: Maybe<OfferAnswer>;
  answerBy?: Maybe<Scalars['Date']['output']>;
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  decidedAt: Scalars['DateTime']['output'];
  department?: Maybe<Scalars['String']['output']>;
  matricNumber?: Maybe<Scalars['String']['output']>;
  outcome: AdmissionOutcome;
  /** What the applicant was told, where they are not admitted. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** A decision on one applicant. */
export type ApplicantDecisionInput = {
  /** Of an admission. Default: in fourteen days. */
  answerBy?: InputMaybe<Scalars['Date']['input']>;
  /** Of an admission. Default: the preferred course. */
  departmentCode?: InputMaybe<Scalars['String']['input']>;
  outcome: AdmissionOutcome;
  /** Admits beyond the quota. */
  overQuotaReason?: InputMaybe<Scalars['String']['input']>;
  /** Of an admission. Default: the preferred programme, or the department's only one. */
  programmeCode?: InputMaybe<Scalars['String']['input']>;
  /** What somebody who is not admitted is told. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /**
   * When the decision was made that was seen, null for none: another one is not overwritten, but refused as
   * `CHANGED_ELSEWHERE`.
   */
  seenDecidedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** One applicant's whole file. */
export type ApplicantFile = ProfileOwner & {
  __typename?: 'ApplicantFile';
  applicationNo: Scalars['String']['output'];
  canCheckSittings: Scalars['Boolean']['output'];
  canDecide: Scalars['Boolean']['output'];
  canMove: Scalars['Boolean']['output'];
  canScore: Scalars['Boolean']['output'];
  canSendLink: Scalars['Boolean']['output'];
  decision?: Maybe<ApplicantDecision>;
  department: Scalars['String']['output'];
  departmentCode: Scalars['String']['output'];
  departments: Array<DepartmentChoice>;
  email: Scalars['String']['output'];
  /** What the staff did to this application, the latest first; 100 at most. */
  history: Array<ApplicantHistory>;
  id: Scalars['ID']['output'];
  isPaid: Scalars['Boolean']['output'];
  isSuspended: Scalars['Boolean']['output'];
  jambDetails?: Maybe<JambDetails>;
  /** Path of the letter of admission on this gateway; null without a valid offer, or if the caller may not read it. */
  letterUrl?: Maybe<Scalars['String']['output']>;
  milestones: Array<Milestone>;
  /** Surname first. */
  name: Scalars['String']['output'];
  olevelRequirement?: Maybe<OlevelRequirement>;
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** Path of the photo on this gateway. */
  passportUrl?: Maybe<Scalars['String']['output']>;
  paymentReference?: Maybe<Scalars['String']['output']>;
  profile: Profile;
  /** The preferred programme; null where none was chosen. */
  programmeCode?: Maybe<Scalars['String']['output']>;
  screeningFee: Scalars['Naira']['output'];
  /** Title and academic session of the round of admission. */
  session: Scalars['String']['output'];
  sittings: Array<ApplicantSitting>;
  submittedAt?: Maybe<Scalars['DateTime']['output']>;
  test?: Maybe<ApplicantTest>;
};

/** What the applicants can be narrowed by. */
export type ApplicantFilter = {
  /** Of those who are admitted. */
  answer?: InputMaybe<AnswerFilter>;
  applicationSessionId?: InputMaybe<Scalars['ID']['input']>;
  departmentCode?: InputMaybe<Scalars['String']['input']>;
  isPaid?: InputMaybe<Scalars['Boolean']['input']>;
  isSubmitted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the aptitude test that somebody is assigned to is over. */
  isTestOver?: InputMaybe<Scalars['Boolean']['input']>;
  isTested?: InputMaybe<Scalars['Boolean']['input']>;
  outcome?: InputMaybe<OutcomeFilter>;
  /** The preferred programme. */
  programmeCode?: InputMaybe<Scalars['String']['input']>;
  /** Of an applicant with several sittings the one that most needs the office counts. */
  sittings?: InputMaybe<SittingState>;
  stage?: InputMaybe<ApplicantStage>;
  stateOfOrigin?: InputMaybe<Scalars['String']['input']>;
};

/** One change by a member of staff to an application. */
export type ApplicantHistory = {
  __typename?: 'ApplicantHistory';
  /** `admission.decide` */
  action: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  by: Scalars['String']['output'];
  /** What changed, a line each: `score: 61 → 64`. */
  changes: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  reason?: Maybe<Scalars['String']['output']>;
};

/** One row of the list of applicants. */
export type ApplicantRecord = {
  __typename?: 'ApplicantRecord';
  answer?: Maybe<OfferAnswer>;
  applicationNo: Scalars['String']['output'];
  /** The preferred course. */
  department: Scalars['String']['output'];
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  jambScore?: Maybe<Scalars['Int']['output']>;
  /** Surname first. */
  name: Scalars['String']['output'];
  outcome?: Maybe<AdmissionOutcome>;
  phone: Scalars['String']['output'];
  /** The preferred programme; null where none was chosen. */
  programme?: Maybe<Scalars['String']['output']>;
  signedUpAt: Scalars['DateTime']['output'];
  /** Null before submission. */
  sittings?: Maybe<SittingState>;
  stage: ApplicantStage;
  stateOfOrigin?: Maybe<Scalars['String']['output']>;
  submittedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Percent. */
  testScore?: Maybe<Scalars['Int']['output']>;
};

/** A page of the applicants. */
export type ApplicantRecordPage = {
  __typename?: 'ApplicantRecordPage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<ApplicantRecord>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** An O-level sitting with what came of its check. */
export type ApplicantSitting = {
  __typename?: 'ApplicantSitting';
  examNumber: Scalars['String']['output'];
  examType: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** 1 or 2. */
  number: Scalars['Int']['output'];
  query?: Maybe<Scalars['String']['output']>;
  resultMediaType?: Maybe<Scalars['String']['output']>;
  /** Path of the result on this gateway, for display; null if there is none. */
  resultUrl?: Maybe<Scalars['String']['output']>;
  schoolName: Scalars['String']['output'];
  state: SittingState;
  subjects: Array<SubjectGrade>;
  year: Scalars['String']['output'];
};

/** What the applicants can be sorted by. */
export type ApplicantSort =
  | 'jamb'
  | 'number'
  | 'score'
  | 'signed_up'
  | 'submitted'
  | 'surname';

/** How far an applicant has come: the last step they did. */
export type ApplicantStage =
  | 'accepted'
  | 'admitted'
  | 'paid'
  | 'signed_up'
  | 'submitted'
  | 'tested'
  | 'verified';

/** When an applicant sits the test, and what came of it. */
export type ApplicantTest = {
  __typename?: 'ApplicantTest';
  batchId: Scalars['ID']['output'];
  date: Scalars['Date']['output'];
  endTime: Scalars['String']['output'];
  /** Where the applicant could be moved to. */
  others: Array<TestBatchChoice>;
  /** Percent. */
  score?: Maybe<Scalars['Int']['output']>;
  startTime: Scalars['String']['output'];
  takenAt?: Maybe<Scalars['DateTime']['output']>;
};

/**
 * An application. At a college with only the specified calls, these are null: the sections' states,
 * what was saved of O-level and JAMB, whether the fee is paid, the decision.
 */
export type Application = {
  __typename?: 'Application';
  academic: ApplicationSection;
  /** True when the sections can be changed: the fee is paid (as far as the college tells), the session open, nothing submitted. */
  canEdit: Scalars['Boolean']['output'];
  /** True if `submitApplication` would succeed; null if only the college knows. */
  canSubmit?: Maybe<Scalars['Boolean']['output']>;
  decision?: Maybe<AdmissionDecision>;
  declaration: ApplicationSection;
  jamb: ApplicationSection;
  /** Null until the section is saved, and if the college does not report it. */
  jambDetails?: Maybe<JambDetails>;
  /** How far the application has come, in order. */
  milestones: Array<Milestone>;
  /** How many sittings were held, 1 or 2; null until the section is saved. */
  numberOfSittings?: Maybe<Scalars['Int']['output']>;
  /** The O-level requirement of the preferred course; null if there is none or the college does not report it. */
  olevelRequirement?: Maybe<OlevelRequirement>;
  personal: ApplicationSection;
  /** Path of the PDF printout on this gateway; null until the application is submitted. */
  printoutUrl?: Maybe<Scalars['String']['output']>;
  screening: ScreeningFee;
  session?: Maybe<ApplicationSession>;
  signedUpAt?: Maybe<Scalars['DateTime']['output']>;
  /** The saved sittings, the first one first; null if the college does not report it. */
  sittings?: Maybe<Array<OlevelSitting>>;
  submittedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null until the application is submitted and a test assigned. */
  test?: Maybe<AptitudeTest>;
  verifiedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The documents that a QR code confirms. */
export type ApplicationDocument =
  | 'admission_letter'
  /** The application printout or the test schedule. */
  | 'application';

/** One of the four sections of the application form. */
export type ApplicationSection = {
  __typename?: 'ApplicationSection';
  /** What it still lacks, in the form's order; each field as the section's input names it. */
  missing: Array<FieldRefusal>;
  /** Null if the college does not report it. */
  state?: Maybe<SectionState>;
};

/** A round of admission. */
export type ApplicationSession = {
  __typename?: 'ApplicationSession';
  /** When the sale of forms ends and the aptitude test holds, in words. */
  announcement: Scalars['String']['output'];
  closesAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Decided on the college's clock. */
  isOpen: Scalars['Boolean']['output'];
  /** `2026/2027` */
  name: Scalars['String']['output'];
  opensAt: Scalars['DateTime']['output'];
  screeningFee: Scalars['Naira']['output'];
  testDates: Array<Scalars['Date']['output']>;
  /** `Remedial Admission` */
  title: Scalars['String']['output'];
};

/** What the rounds of admission can be narrowed to. */
export type ApplicationSessionFilter = {
  academicSessionId?: InputMaybe<Scalars['ID']['input']>;
  state?: InputMaybe<ApplicationSessionState>;
};

/** Times are the college's own, without an offset: `2026-03-10T09:00`. */
export type ApplicationSessionInput = {
  academicSessionId: Scalars['ID']['input'];
  closesAt: Scalars['String']['input'];
  isConfirmed?: Scalars['Boolean']['input'];
  opensAt: Scalars['String']['input'];
  /** As it was seen; left out for a new round. */
  revision?: InputMaybe<Scalars['Int']['input']>;
  screeningFee: Scalars['Float']['input'];
  title: Scalars['String']['input'];
};

/** A page of the rounds of admission. */
export type ApplicationSessionPage = {
  __typename?: 'ApplicationSessionPage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<ApplicationSessionRow>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** A round of admission as the office keeps it. */
export type ApplicationSessionRecord = {
  __typename?: 'ApplicationSessionRecord';
  academicSession: Scalars['String']['output'];
  academicSessionId: Scalars['ID']['output'];
  /** What applicants read of its dates. */
  announcement: Scalars['String']['output'];
  applicants: Scalars['Int']['output'];
  batches: Array<TestBatch>;
  closesAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  opensAt: Scalars['DateTime']['output'];
  /** How many paid the screening fee. */
  paid: Scalars['Int']['output'];
  quotas: Array<AdmissionQuota>;
  revision: Scalars['Int']['output'];
  screeningFee: Scalars['Naira']['output'];
  state: ApplicationSessionState;
  submitted: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

/** A round of admission in the office's list. */
export type ApplicationSessionRow = {
  __typename?: 'ApplicationSessionRow';
  /** `2025/2026` */
  academicSession: Scalars['String']['output'];
  applicants: Scalars['Int']['output'];
  /** The first moment at which nothing is taken any more. */
  closesAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  opensAt: Scalars['DateTime']['output'];
  screeningFee: Scalars['Naira']['output'];
  state: ApplicationSessionState;
  submitted: Scalars['Int']['output'];
  testBatches: Scalars['Int']['output'];
  /** Of all its test batches. */
  testPlaces: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

/** What the rounds of admission can be sorted by. */
export type ApplicationSessionSort =
  | 'applicants'
  | 'closes'
  | 'opens'
  | 'title';

/** Whether a round takes applications. */
export type ApplicationSessionState =
  | 'closed'
  | 'open'
  /** Opens later. */
  | 'planned';

/** Submitted; the applicant as they are now. */
export type ApplicationSubmitted = {
  __typename?: 'ApplicationSubmitted';
  applicant: Applicant;
};

/** When and where the applicant sits the aptitude test. */
export type AptitudeTest = {
  __typename?: 'AptitudeTest';
  /** How many sit in the same batch; null if the college does not report it. */
  capacity?: Maybe<Scalars['Int']['output']>;
  date: Scalars['Date']['output'];
  endTime: Scalars['String']['output'];
  /** True until the applicant has confirmed the notice of it. */
  isNoticeDue: Scalars['Boolean']['output'];
  /** Path of the PDF schedule on this gateway. */
  scheduleUrl: Scalars['String']['output'];
  /** In percent; set once there is a decision. */
  score?: Maybe<Scalars['Int']['output']>;
  /** `09:00`, in the college's time zone. */
  startTime: Scalars['String']['output'];
  venue: Scalars['String']['output'];
};

/** Charges to lower or to take back. */
export type AskAdjustmentInput = {
  kind: AdjustmentKind;
  lines: Array<AdjustmentLineInput>;
  /** 5 characters at least. */
  reason: Scalars['String']['input'];
  /** Chosen by the client, 8 to 100 characters: the same request, sent again, asks for nothing new and returns the first adjustment. */
  requestKey: Scalars['String']['input'];
  studentId: Scalars['ID']['input'];
};

/** Credit to give back. */
export type AskCreditRefundInput = {
  /** No more than the free credit. */
  amount: Scalars['Naira']['input'];
  kind: RefundKind;
  /** 5 characters at least. */
  reason: Scalars['String']['input'];
  /** Chosen by the client, 8 to 100 characters: the same request, sent again, asks for nothing new and returns the first refund. */
  requestKey: Scalars['String']['input'];
  studentId: Scalars['ID']['input'];
};

/** Which courses are given to whom. */
export type AssignCoursesInput = {
  dryRun: Scalars['Boolean']['input'];
  /** Of the courses; at most 1,000. */
  ids: Array<Scalars['ID']['input']>;
  lecturerId: Scalars['ID']['input'];
  preview?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  semesterId: Scalars['ID']['input'];
};

/** Refusals: `INVALID_INPUT`, `PREVIEW_OUTDATED`, `PAST_SESSION`. */
export type AssignCoursesResult = CoursesAssignment | Refusal;

/** Who is to teach a course. */
export type AssignLecturersInput = {
  courseId: Scalars['ID']['input'];
  isConfirmed?: Scalars['Boolean']['input'];
  /** At most 30. */
  lecturerIds: Array<Scalars['ID']['input']>;
  /** Who taught it when it was looked at. */
  seenIds: Array<Scalars['ID']['input']>;
  semesterId: Scalars['ID']['input'];
};

/** A mark that somebody else changed meanwhile. */
export type AttendanceConflict = {
  __typename?: 'AttendanceConflict';
  by: Scalars['String']['output'];
  mark: AttendanceMark;
  studentId: Scalars['ID']['output'];
};

/** Whether a student was in the examination. */
export type AttendanceMark =
  | 'absent'
  /** Not marked yet. */
  | 'none'
  | 'present';

/** The mark of one student. */
export type AttendanceMarkInput = {
  mark: AttendanceMark;
  /** What was marked when it was looked at. */
  seen: AttendanceMark;
  studentId: Scalars['ID']['input'];
};

/** What became of each mark. */
export type AttendanceMarked = {
  __typename?: 'AttendanceMarked';
  conflicts: Array<AttendanceConflict>;
  problems: Array<AttendanceProblem>;
  /** Students who are marked as was asked. */
  saved: Array<Scalars['ID']['output']>;
};

/** Why a student cannot be marked so. */
export type AttendanceProblem = {
  __typename?: 'AttendanceProblem';
  message: Scalars['String']['output'];
  studentId: Scalars['ID']['output'];
};

/** Who may sit the examination of a course, and who did. */
export type AttendanceSheet = {
  __typename?: 'AttendanceSheet';
  /** The semester runs, and the viewer may mark and bar students. */
  canMark: Scalars['Boolean']['output'];
  /** The Ed25519 public key that verifies examination cards without a network: 32 bytes in base64url. */
  cardKey: Scalars['String']['output'];
  code: Scalars['String']['output'];
  courseId: Scalars['ID']['output'];
  export: ExportLinks;
  lecturers: Array<Scalars['String']['output']>;
  level: Scalars['Int']['output'];
  /** Path of the paper, a PDF; with `?others=true` those who may not sit the examination stand at its end. */
  printUrl: Scalars['String']['output'];
  /** When the list was read, by the college's clock. */
  readAt: Scalars['DateTime']['output'];
  semester: Semester;
  semesterId: Scalars['ID']['output'];
  session: Scalars['String']['output'];
  /** By matric number. */
  students: Array<Examinee>;
  title: Scalars['String']['output'];
};

/** A student who missed too many classes of a course. */
export type AttendanceShortfall = {
  __typename?: 'AttendanceShortfall';
  absent: Scalars['Int']['output'];
  barredReason?: Maybe<Scalars['String']['output']>;
  code: Scalars['String']['output'];
  courseId: Scalars['ID']['output'];
  department: Scalars['String']['output'];
  excused: Scalars['Int']['output'];
  /** Of the registration. */
  id: Scalars['ID']['output'];
  level: Scalars['Int']['output'];
  matricNumber: Scalars['String']['output'];
  /** Surname first. */
  name: Scalars['String']['output'];
  /** Of the classes that count, rounded down. */
  percent: Scalars['Int']['output'];
  present: Scalars['Int']['output'];
  studentId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** What they can be narrowed to. */
export type AttendanceShortfallFilter = {
  barred?: InputMaybe<Scalars['Boolean']['input']>;
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** The student's. */
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  /** The student's. */
  level?: InputMaybe<Scalars['Int']['input']>;
  semesterId?: InputMaybe<Scalars['ID']['input']>;
};

/** A page of students who missed too many classes. */
export type AttendanceShortfallPage = {
  __typename?: 'AttendanceShortfallPage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<AttendanceShortfall>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** What the students who missed too many classes can be sorted by. */
export type AttendanceShortfallSort =
  | 'course'
  | 'matric_number'
  | 'name'
  | 'percent';

/** The kinds of people an `@access` rule can name. */
export type Audience =
  | 'APPLICANT'
  | 'BURSARY_OFFICER'
  | 'EXAM_OFFICER'
  | 'ICT_SUPPORT'
  | 'LECTURER'
  /** Anybody, signed in or not. */
  | 'PUBLIC'
  | 'STUDENT'
  | 'SUPER_ADMIN';

/** One field of a change. */
export type AuditChange = {
  __typename?: 'AuditChange';
  /** Null if there is nothing now. */
  after?: Maybe<Scalars['String']['output']>;
  /** Null if there was nothing. */
  before?: Maybe<Scalars['String']['output']>;
  field: Scalars['String']['output'];
};

/** Something that a member of staff changed. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** `admission.decide`: area and what was done. */
  action: Scalars['String']['output'];
  actorEmail: Scalars['String']['output'];
  actorName: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  /** What changed, field by field. */
  changes: Array<AuditChange>;
  id: Scalars['ID']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  /** `applicant:12`: what was changed. */
  subject: Scalars['String']['output'];
};

/** Which changes are asked for. */
export type AuditFilter = {
  /** `staff.role`, or `staff` for all of an area. */
  action?: InputMaybe<Scalars['String']['input']>;
  /** Who changed it: an email, or its beginning. */
  actor?: InputMaybe<Scalars['String']['input']>;
  /** The first day. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** `applicant:12`, or `applicant` for all of a kind. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** The last day. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** A page of the audit log. */
export type AuditPage = {
  __typename?: 'AuditPage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<AuditEntry>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** What the audit log can be sorted by. */
export type AuditSort =
  | 'at';

/** A class of award and the least average that earns it, in hundredths. */
export type AwardClass = {
  __typename?: 'AwardClass';
  cgpa: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

/** A class of award and the least average that earns it, in hundredths. */
export type AwardClassInput = {
  cgpa: Scalars['Float']['input'];
  name: Scalars['String']['input'];
};

/** Things that wait. */
export type Backlog = {
  __typename?: 'Backlog';
  count: Scalars['Int']['output'];
  /** The time since which the oldest waits; null if there is none. */
  oldestAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What a session charged a student or an applicant. */
export type Balance = {
  __typename?: 'Balance';
  billed: Scalars['Naira']['output'];
  /** Null for an applicant. */
  department?: Maybe<Scalars['String']['output']>;
  /** Of the account. */
  id: Scalars['ID']['output'];
  /** In the session; null for an applicant. */
  level?: Maybe<Scalars['Int']['output']>;
  outstanding: Scalars['Naira']['output'];
  paid: Scalars['Naira']['output'];
  payer?: Maybe<Payer>;
};

/** What balances are narrowed to. */
export type BalanceFilter = {
  department?: InputMaybe<Scalars['ID']['input']>;
  /** First and last day on which it was charged. What is paid of it is what was paid till the last day. */
  from?: InputMaybe<Scalars['Date']['input']>;
  level?: InputMaybe<Scalars['Int']['input']>;
  payer?: InputMaybe<PayerKind>;
  section?: InputMaybe<ChargeSection>;
  /** The current one if none is named. */
  session?: InputMaybe<Scalars['String']['input']>;
  sponsor?: InputMaybe<Scalars['ID']['input']>;
  /** Whether a sponsor covers the charges. */
  sponsored?: InputMaybe<Scalars['Boolean']['input']>;
  standing?: InputMaybe<BalanceStanding>;
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** A page of balances. */
export type BalancePage = {
  __typename?: 'BalancePage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<Balance>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
  /** Of all pages. */
  totals: BalanceTotals;
};

/** What balances are sorted by. */
export type BalanceSort =
  | 'billed'
  | 'name'
  /** Matric or application number. */
  | 'number'
  | 'outstanding'
  | 'paid';

/** How much of what was charged is paid. */
export type BalanceStanding =
  /** All of it is outstanding. */
  | 'nothing_paid'
  /** Something is outstanding. */
  | 'owing'
  /** Nothing is outstanding. */
  | 'paid';

/** What all balances of a filter come to. */
export type BalanceTotals = {
  __typename?: 'BalanceTotals';
  billed: Scalars['Naira']['output'];
  outstanding: Scalars['Naira']['output'];
  paid: Scalars['Naira']['output'];
};

/** An account of the college, as a payer needs it. */
export type BankAccount = {
  __typename?: 'BankAccount';
  accountName: Scalars['String']['output'];
  accountNumber: Scalars['String']['output'];
  bank: Scalars['String']['output'];
  channel: BankChannel;
  id: Scalars['ID']['output'];
};

/** An account as it is to be. */
export type BankAccountInput = {
  accountName: Scalars['String']['input'];
  /** 10 digits of a bank's account; 4 to 15 of a Remita biller. */
  accountNumber: Scalars['String']['input'];
  bank: Scalars['String']['input'];
  channel: BankChannel;
  isActive: Scalars['Boolean']['input'];
};

/** An account of the college for the office. */
export type BankAccountRecord = {
  __typename?: 'BankAccountRecord';
  account: BankAccount;
  /** The last day of which a row was imported; null while there is none. */
  importedUntil?: Maybe<Scalars['Date']['output']>;
  /** Only active ones are on slips; statements of the others can be imported still. */
  isActive: Scalars['Boolean']['output'];
  revision: Scalars['Int']['output'];
};

/** Where students pay in outside the portal. */
export type BankChannel =
  | 'bank'
  | 'remita';

/** A receipt that was written for a row. */
export type BankReceipt = {
  __typename?: 'BankReceipt';
  /** The public page that confirms it. */
  confirmationPath: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** What it paid when it was written. */
  lines: Array<ReceiptLine>;
  /** `B00001234` */
  number: Scalars['String']['output'];
  /** Where it is downloaded as PDF. */
  receiptUrl: Scalars['String']['output'];
  student: ReceiptStudent;
  voidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The newest first. */
  voids: Array<ReceiptVoid>;
  writtenAt: Scalars['DateTime']['output'];
};

/** A row of a statement that was imported. */
export type BankRow = {
  __typename?: 'BankRow';
  account: BankAccount;
  amount: Scalars['Naira']['output'];
  day: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  /** What it came to when it was imported. */
  kind: BankRowKind;
  line: Scalars['Int']['output'];
  narration: Scalars['String']['output'];
  /** Why it is, or was, a leftover; null of one that was credited by the import. */
  reason?: Maybe<LeftoverReason>;
  /** Of a credited one. */
  receiptNumber?: Maybe<Scalars['String']['output']>;
  /** Of a sponsor's transfer. */
  remittance?: Maybe<RowRemittance>;
  state: BankRowState;
  statementId: Scalars['ID']['output'];
  student?: Maybe<ReceiptStudent>;
  /** The bank's own number of the transaction. */
  transactionId?: Maybe<Scalars['String']['output']>;
};

/** One row of a statement whole. */
export type BankRowFile = {
  __typename?: 'BankRowFile';
  canAskVoid: Scalars['Boolean']['output'];
  canDecide: Scalars['Boolean']['output'];
  canDecideVoid: Scalars['Boolean']['output'];
  /** Whether the viewer may do so now. */
  canPropose: Scalars['Boolean']['output'];
  fileName: Scalars['String']['output'];
  importedAt: Scalars['DateTime']['output'];
  importedBy: Scalars['String']['output'];
  /** The newest first. */
  proposals: Array<RowProposal>;
  /** The newest first: all but the first are voided. */
  receipts: Array<BankReceipt>;
  /** Of a leftover: remittances that it may be, the likeliest first; 20 at most. */
  remittances: Array<RowRemittance>;
  row: BankRow;
  /** The slip that it names, if there is one. */
  slip?: Maybe<BankRowSlip>;
  /** Students that it may be from: the slip's, and those whose matric number it has. 5 at most. */
  suggestions: Array<ReceiptStudent>;
};

/** What rows are narrowed to. */
export type BankRowFilter = {
  account?: InputMaybe<Scalars['ID']['input']>;
  amountFrom?: InputMaybe<Scalars['Naira']['input']>;
  amountUntil?: InputMaybe<Scalars['Naira']['input']>;
  /** First and last day of the bank's booking. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Only those that somebody must deal with: open, proposed, or with a void asked for. */
  isWaiting?: InputMaybe<Scalars['Boolean']['input']>;
  reason?: InputMaybe<LeftoverReason>;
  state?: InputMaybe<BankRowState>;
  statement?: InputMaybe<Scalars['ID']['input']>;
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** What a row of a statement came to. */
export type BankRowKind =
  | 'ambiguous'
  /** Nothing was paid in. */
  | 'ignored'
  /** It names one slip, and is its whole rest. */
  | 'matched'
  /** It is more; the difference is the student's credit. */
  | 'over'
  /** It was imported before. */
  | 'seen'
  /** It is less than the slip's rest: by the bank's charges, or paid in part. */
  | 'short'
  | 'unmatched'
  /** A cell is no date or amount. It is not imported. */
  | 'unreadable';

/** A page of rows. */
export type BankRowPage = {
  __typename?: 'BankRowPage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<BankRow>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** The row afterwards, or why not. */
export type BankRowResult = BankRowFile | Refusal;

/** The slip that an imported row names. */
export type BankRowSlip = {
  __typename?: 'BankRowSlip';
  amount: Scalars['Naira']['output'];
  id: Scalars['ID']['output'];
  received: Scalars['Naira']['output'];
  reference: Scalars['String']['output'];
  state: PaymentSlipState;
  student: ReceiptStudent;
};

/** What rows are sorted by. */
export type BankRowSort =
  | 'amount'
  | 'day';

/** What became of a row of a statement. */
export type BankRowState =
  | 'credited'
  /** A leftover that nobody has dealt with. */
  | 'open'
  /** A leftover: a second person is to decide. */
  | 'proposed'
  /** The money is not the college's, and goes back to the bank. */
  | 'returned'
  /** The money of a sponsor's remittance, which credits the students. */
  | 'sponsor_transfer'
  /** Credited, and a second person is to decide whether that was wrong. It counts. */
  | 'void_asked';

/** A bank's statement that was imported. */
export type BankStatement = {
  __typename?: 'BankStatement';
  account: BankAccount;
  fileName: Scalars['String']['output'];
  /** Null where the import was interrupted: the same file, sent again, finishes it. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The days of its rows; null of one without any. */
  from?: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  importedAt: Scalars['DateTime']['output'];
  importedBy: Scalars['String']['output'];
  rowCount: Scalars['Int']['output'];
  /** As it was imported; empty until it is finished. */
  sums: Array<StatementSum>;
  until?: Maybe<Scalars['Date']['output']>;
  /** Its leftovers that wait now. */
  waiting: WaitingRows;
};

/** One statement whole. */
export type BankStatementFile = {
  __typename?: 'BankStatementFile';
  statement: BankStatement;
  /** 200 at most, by line. */
  unreadable: Array<UnreadableRow>;
};

/** What statements are narrowed to. */
export type BankStatementFilter = {
  account?: InputMaybe<Scalars['ID']['input']>;
  /** First and last day on which they were imported. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Only those with leftovers that wait, or without. */
  isWaiting?: InputMaybe<Scalars['Boolean']['input']>;
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** A page of statements. */
export type BankStatementPage = {
  __typename?: 'BankStatementPage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<BankStatement>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** What statements are sorted by. */
export type BankStatementSort =
  | 'imported_at';

/** Refusals: `INVALID_INPUT`. */
export type BarForAttendanceResult = BarredForAttendance | Refusal;

/** Whether a student is kept from an examination, and why. */
export type BarStudentInput = {
  courseId: Scalars['ID']['input'];
  isBarred: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
  /** The reason for which they were barred when it was looked at. */
  seen?: InputMaybe<Scalars['String']['input']>;
  semesterId: Scalars['ID']['input'];
  studentId: Scalars['ID']['input'];
};

/** Refusals: `INVALID_INPUT`, `NOT_OPEN`, `CHANGED_ELSEWHERE`, `IS_PRESENT`. */
export type BarStudentResult = Refusal | StudentBarred;

/** Which of the students are barred now. */
export type BarredForAttendance = {
  __typename?: 'BarredForAttendance';
  /** Who were not barred before. */
  barred: Scalars['Int']['output'];
  /** Why others are not, a sentence each. */
  leftOut: Array<Scalars['String']['output']>;
};

/** A hostel application of a student, and the bed it was for. */
export type BedHistory = {
  __typename?: 'BedHistory';
  appliedAt: Scalars['DateTime']['output'];
  bed: Scalars['Int']['output'];
  hostel: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Why it was rejected or released. */
  reason?: Maybe<Scalars['String']['output']>;
  room: Scalars['String']['output'];
  session: Scalars['String']['output'];
  status: BedStatus;
};

/** The bed is claimed; the application waits for approval. */
export type BedSelected = {
  __typename?: 'BedSelected';
  /**
   * Null, with an error, where the claim stands and the college could not tell the rest. The claim itself answers `id`,
   * `application`, `canSelectBed`, `waiting` and `canWait`; any other field costs two more calls to the college.
   */
  hostel?: Maybe<Hostel>;
};

/** What became of a hostel application. */
export type BedStatus =
  | 'approved'
  | 'pending'
  | 'rejected'
  | 'released';

/** Another student was first. */
export type BedTaken = {
  __typename?: 'BedTaken';
  hostel?: Maybe<Hostel>;
  /** Names the bed. */
  message: Scalars['String']['output'];
  /** The free beds nearest to it, nearest first. */
  nearest: Array<HostelBed>;
};

/** What one of the two books comes to. */
export type BookTotal = {
  __typename?: 'BookTotal';
  amount: Scalars['Naira']['output'];
  count: Scalars['Int']['output'];
};

/** The results of a department's level in a semester: students by courses. */
export type Broadsheet = {
  __typename?: 'Broadsheet';
  /** Those that one of the students is on the sheet of, by code. */
  courses: Array<BroadsheetCourse>;
  department: Scalars['String']['output'];
  export: ExportLinks;
  /** The students' in that session. */
  level: Scalars['Int']['output'];
  /** The students on a sheet of the semester, by matric number; at most 5,000. */
  rows: Array<BroadsheetRow>;
  semester: Semester;
  semesterId: Scalars['ID']['output'];
  /** `2025/2026` */
  session: Scalars['String']['output'];
};

/** A column of a broadsheet. */
export type BroadsheetCourse = {
  __typename?: 'BroadsheetCourse';
  code: Scalars['String']['output'];
  creditLoad: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  state: ResultSheetState;
  title: Scalars['String']['output'];
};

/** The meaning of a student's cell in a course's column of a broadsheet. */
export type BroadsheetMark =
  | 'absent'
  | 'failed'
  /** On it, without a result: not entered, incomplete, or not published where only that is asked for. */
  | 'missing'
  /** Not on the course's sheet. */
  | 'none'
  | 'passed'
  | 'withheld';

/**
 * A student's row of a broadsheet. Its values are parallel lists in the order of the broadsheet's courses, because one answer
 * has up to a thousand rows.
 */
export type BroadsheetRow = {
  __typename?: 'BroadsheetRow';
  /** Codes of the courses that were failed by what is published and not passed since, those of other semesters among them. */
  carryovers: Array<Scalars['String']['output']>;
  /** Of all that was published before, and of what the broadsheet shows. */
  cgpa?: Maybe<Scalars['Float']['output']>;
  creditsPassed: Scalars['Int']['output'];
  creditsTaken: Scalars['Int']['output'];
  /** Of what the broadsheet shows; null without a result that counts. */
  gpa?: Maybe<Scalars['Float']['output']>;
  /** `AB`; empty without one. */
  grades: Array<Scalars['String']['output']>;
  marks: Array<BroadsheetMark>;
  matricNumber: Scalars['String']['output'];
  /** Surname first. */
  name: Scalars['String']['output'];
  /** Which of the courses, counted from 0, are taken again. */
  repeated: Array<Scalars['Int']['output']>;
  studentId: Scalars['ID']['output'];
  /** Of 100; null without a result. */
  totals: Array<Maybe<Scalars['Int']['output']>>;
};

/** What a decision on many would do, or did. */
export type BulkDecision = {
  __typename?: 'BulkDecision';
  changed: Scalars['Int']['output'];
  message: Scalars['String']['output'];
  preview: Scalars['String']['output'];
  problems: Scalars['Int']['output'];
  quotas: Array<QuotaUse>;
  /** Of a dry run. */
  rows: Array<BulkDecisionRow>;
};

/** A decision on many applicants: who is admitted, who waits, who is not admitted. */
export type BulkDecisionInput = {
  admitted?: Array<Scalars['ID']['input']>;
  answerBy?: InputMaybe<Scalars['Date']['input']>;
  /** What the admitted are admitted to. Default: each one's preferred course. */
  departmentCode?: InputMaybe<Scalars['String']['input']>;
  dryRun: Scalars['Boolean']['input'];
  notAdmitted?: Array<Scalars['ID']['input']>;
  overQuotaReason?: InputMaybe<Scalars['String']['input']>;
  preview?: InputMaybe<Scalars['String']['input']>;
  /** Default: each one's preferred programme, or the department's only one. */
  programmeCode?: InputMaybe<Scalars['String']['input']>;
  /** For the audit log. */
  reason: Scalars['String']['input'];
  /** What those who are not admitted are told. */
  told?: InputMaybe<Scalars['String']['input']>;
  waitingList?: Array<Scalars['ID']['input']>;
};

/** Decided or previewed, or why not. */
export type BulkDecisionResult = BulkDecision | Refusal;

/** What would become of one applicant. */
export type BulkDecisionRow = {
  __typename?: 'BulkDecisionRow';
  applicationNo: Scalars['String']['output'];
  before?: Maybe<AdmissionOutcome>;
  /** False if this is decided already. */
  changes: Scalars['Boolean']['output'];
  department?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  outcome: AdmissionOutcome;
  /** Why it cannot be decided. */
  problem?: Maybe<Scalars['String']['output']>;
};

/** The dashboard of bursary officers. */
export type BursaryDashboard = {
  __typename?: 'BursaryDashboard';
  /** Refunds that wait for their pay-out. */
  approvedRefunds: Scalars['Int']['output'];
  /** Adjustments of charges that wait for a second person. */
  askedAdjustments: Scalars['Int']['output'];
  /** Refunds that wait for a second person. */
  askedRefunds: Scalars['Int']['output'];
  /** Cash books of earlier days that nobody closed. */
  booksLeftOpen: Scalars['Int']['output'];
  /** The viewer's own; null while they have taken nothing today, and left no book open. */
  cashBook?: Maybe<CashBookTakings>;
  charged: Scalars['Naira']['output'];
  /** What came in by day, without voided receipts; the last 14 days, the oldest first. */
  days: Array<DayTakings>;
  outstanding: Scalars['Naira']['output'];
  paid: Scalars['Naira']['output'];
  /** Refused money that is not dealt with and in no approved refund. */
  refusedPayments: Scalars['Int']['output'];
  /** Those with charges. */
  sections: Array<SectionSums>;
  /** The session that runs; null where none does: the sums are nothing then. */
  session?: Maybe<Scalars['String']['output']>;
  /** Sponsors' remittances that wait for a second person. */
  waitingRemittances: Scalars['Int']['output'];
  /** Rows of bank statements that somebody must deal with: leftovers, and credited ones with a void asked for. */
  waitingRows: Scalars['Int']['output'];
  /** Voids of sponsors' receipts that wait for a second person. */
  waitingSponsorVoids: Scalars['Int']['output'];
  /** Voids of the counter's receipts that wait for a second person. */
  waitingVoids: Scalars['Int']['output'];
};

/** What a session billed and received and what is outstanding. */
export type BursaryFigures = {
  __typename?: 'BursaryFigures';
  /** What they are divided by. */
  by: FigureGrouping;
  export: ExportLinks;
  ledger: LedgerFigures;
  /** Refunds of credit and of refused payments that were paid out in the range of days, of everybody. */
  refundsPaid: Scalars['Naira']['output'];
  /** Those with any money, in their natural order. */
  rows: Array<FigureRow>;
  /** Null, without rows, if none is named and none is current. */
  session?: Maybe<Scalars['String']['output']>;
  total: FigureTotal;
};

/** A course that a student failed and has not passed since. */
export type Carryover = {
  __typename?: 'Carryover';
  /** How often it was failed. */
  attempts: Scalars['Int']['output'];
  code: Scalars['String']['output'];
  courseId: Scalars['ID']['output'];
  creditLoad: Scalars['Int']['output'];
  department: Scalars['String']['output'];
  /** Of the last attempt; it says nothing more. */
  id: Scalars['ID']['output'];
  /** In the running semester. */
  isRegistered: Scalars['Boolean']['output'];
  /** The student's, now. */
  level: Scalars['Int']['output'];
  matricNumber: Scalars['String']['output'];
  /** Surname first. */
  name: Scalars['String']['output'];
  /** The session of the last attempt. */
  session: Scalars['String']['output'];
  studentId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** What the carryovers can be narrowed to. */
export type CarryoverFilter = {
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** The student's. */
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  /** The student's. */
  level?: InputMaybe<Scalars['Int']['input']>;
  /** That of the last attempt, `2025/2026`. */
  session?: InputMaybe<Scalars['String']['input']>;
};

/** A page of carryovers. */
export type CarryoverPage = {
  __typename?: 'CarryoverPage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<Carryover>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** What the carryovers can be sorted by. */
export type CarryoverSort =
  | 'course'
  | 'level'
  | 'matric_number'
  | 'name';

/** What an officer took at the counter on one day. */
export type CashBook = {
  __typename?: 'CashBook';
  /** By method, without receipts that were voided before the book was closed. */
  cash: Scalars['Naira']['output'];
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The cash that was counted; null while the book is open. */
  counted?: Maybe<Scalars['Naira']['output']>;
  day: Scalars['Date']['output'];
  /** In naira: counted less recorded cash, negative where cash is missing. */
  difference?: Maybe<Scalars['Float']['output']>;
  id: Scalars['ID']['output'];
  officer: Scalars['String']['output'];
  pos: Scalars['Naira']['output'];
  receipts: Scalars['Int']['output'];
  teller: Scalars['Naira']['output'];
};

/** One day's cash book. */
export type CashBookFile = {
  __typename?: 'CashBookFile';
  book: CashBook;
  /** Whether the viewer may close it now. */
  canClose: Scalars['Boolean']['output'];
  closedBy?: Maybe<Scalars['String']['output']>;
  /** In the order of their numbers, 500 at most; the list of receipts has all. */
  entries: Array<CounterReceipt>;
  /** Why the count differs. */
  note?: Maybe<Scalars['String']['output']>;
  /** Cash of receipts that were voided after the book was closed. */
  voidedLater: Scalars['Naira']['output'];
};

/** What cash books are narrowed to. */
export type CashBookFilter = {
  /** Only those whose count differs, or does not differ, from the recorded cash. */
  differs?: InputMaybe<Scalars['Boolean']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  isOpen?: InputMaybe<Scalars['Boolean']['input']>;
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** A page of cash books. */
export type CashBookPage = {
  __typename?: 'CashBookPage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<CashBook>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** What cash books are sorted by. */
export type CashBookSort =
  | 'day';

/** Whether an officer's cash book takes money. */
export type CashBookStatus =
  /** Nothing is recorded in it any more. */
  | 'closed'
  /** Of an earlier day: nothing is recorded until it is closed. */
  | 'left_open'
  | 'open';

/** A cash book and what was taken. */
export type CashBookTakings = {
  __typename?: 'CashBookTakings';
  cash: Scalars['Naira']['output'];
  day: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  pos: Scalars['Naira']['output'];
  receipts: Scalars['Int']['output'];
  status: CashBookStatus;
  teller: Scalars['Naira']['output'];
};

/** Nothing is saved yet: the change has consequences. It is made when it is sent again with `isConfirmed`. */
export type CatalogueConsequences = {
  __typename?: 'CatalogueConsequences';
  /** One sentence each. */
  sentences: Array<Scalars['String']['output']>;
};

/**
 * The outcome of a change of sessions, calendar, departments, programmes, courses or instalment plans. Refusals: `INVALID_INPUT` with the fields,
 * `CHANGED_ELSEWHERE` where the record has another revision than the one that was seen, `IN_USE` where it cannot be deleted, `RESULTS_PUBLISHED`
 * where rules would change for students with published results.
 */
export type CatalogueResult = CatalogueConsequences | CatalogueSaved | Refusal;

/** Saved or deleted. */
export type CatalogueSaved = {
  __typename?: 'CatalogueSaved';
  /** Of the record; null if it is deleted. */
  id?: Maybe<Scalars['ID']['output']>;
  message: Scalars['String']['output'];
};

/** Which attempts at a repeated course count towards the CGPA. */
export type CgpaPolicy =
  | 'all'
  | 'best'
  | 'latest';

/** The password as it is, and as it is to be. */
export type ChangePasswordInput = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};

/** One request for a correction with whose it is and the document. */
export type ChangeRequestFile = {
  __typename?: 'ChangeRequestFile';
  /** Fields that are not as they were when this was asked. */
  changedSince: Array<Scalars['String']['output']>;
  decidedBy?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  /** Where the document is downloaded; null if there is none. */
  evidenceUrl?: Maybe<Scalars['String']['output']>;
  kind: PersonKind;
  name: Scalars['String']['output'];
  number: Scalars['String']['output'];
  profileId: Scalars['ID']['output'];
  request: CorrectionRequest;
};

/** All of what is given must hold. */
export type ChangeRequestFilter = {
  status?: InputMaybe<ChangeRequestStatus>;
};

/** A page of the requests for corrections. */
export type ChangeRequestPage = {
  __typename?: 'ChangeRequestPage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<ChangeRequestRecord>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** A request for a correction as the staff lists it. */
export type ChangeRequestRecord = {
  __typename?: 'ChangeRequestRecord';
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Names of the input's fields. */
  fields: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kind: PersonKind;
  name: Scalars['String']['output'];
  number: Scalars['String']['output'];
  profileId: Scalars['ID']['output'];
  requestedAt: Scalars['DateTime']['output'];
  status: ChangeRequestStatus;
};

/** What became of a request for a correction. */
export type ChangeRequestStatus =
  | 'approved'
  | 'pending'
  | 'refused'
  | 'withdrawn';

/** A part of a difference. */
export type ChannelDifference = {
  __typename?: 'ChannelDifference';
  /** Negative where the ledger has more. */
  amount: Scalars['Float']['output'];
  count: Scalars['Int']['output'];
  kind: DifferenceKind;
};

/** One channel: the ledger beside its source. */
export type ChannelLine = {
  __typename?: 'ChannelLine';
  /** Of a bank or Remita. */
  account?: Maybe<ReconciledAccount>;
  channel: ReconciledChannel;
  /** The source less the ledger. */
  difference?: Maybe<Scalars['Float']['output']>;
  differences: Array<ChannelDifference>;
  /** Of an active account, before today. */
  gaps: Array<StatementGap>;
  /** Receipts that count, on the day when they were paid; of refunds, what was paid out. */
  ledger: BookTotal;
  /** Counted cash, slips, rows of statements, or approved remittances. Null online, where `reconciliation` asks the provider, and of refunds. */
  source?: Maybe<BookTotal>;
  /** What of the difference nothing explains: not 0 where something is wrong. */
  unexplained: Scalars['Float']['output'];
  waiting: Array<ChannelWaiting>;
};

/** The ledger of some days beside its sources. */
export type ChannelReconciliation = {
  __typename?: 'ChannelReconciliation';
  balance: LedgerBalance;
  /** Closed books whose count differs, by day; 100 at most. */
  books: Array<DifferingBook>;
  export: ExportLinks;
  lines: Array<ChannelLine>;
  /** Remittances of these days that are no drafts, by day; 100 at most. */
  transfers: Array<SponsorTransfer>;
};

/** The channels, or why they cannot be compared. */
export type ChannelReconciliationResult = ChannelReconciliation | Refusal;

/** What of a channel waits for somebody. */
export type ChannelWaiting = {
  __typename?: 'ChannelWaiting';
  amount: Scalars['Naira']['output'];
  count: Scalars['Int']['output'];
  kind: ReconciliationWaiting;
};

/** What a charge was before an adjustment. */
export type ChargeAdjusted = {
  __typename?: 'ChargeAdjusted';
  /** When the adjustment was approved. */
  at: Scalars['DateTime']['output'];
  from: Scalars['Naira']['output'];
};

/** What a receipt pays of a charge. */
export type ChargePayment = {
  __typename?: 'ChargePayment';
  /** Of this charge; the receipt may pay others, too. */
  amount: Scalars['Naira']['output'];
  channel: PaymentChannel;
  paidAt: Scalars['DateTime']['output'];
  reference: Scalars['String']['output'];
  /** Who paid; null unless a sponsor did. */
  sponsor?: Maybe<Scalars['String']['output']>;
};

/** Where a charge belongs: to a section of the fee schedule, or beside it. */
export type ChargeSection =
  | 'A'
  | 'B'
  | 'C'
  | 'hostel'
  /** The late payment fee. */
  | 'late'
  | 'screening';

/** How a student's attendance of a course's classes stands. */
export type ClassAttendanceState =
  /** Enough, but one more absence would make it too little. */
  | 'at_risk'
  /** Less than the college asks for: the exam office may bar the student. */
  | 'below'
  | 'enough'
  /** No class counts yet. */
  | 'none';

/** A student of a course, with the classes attended and missed. */
export type ClassAttendee = {
  __typename?: 'ClassAttendee';
  absent: Scalars['Int']['output'];
  /** Why the exam office does not let the student sit the examination; null where it does. */
  barredReason?: Maybe<Scalars['String']['output']>;
  excused: Scalars['Int']['output'];
  isCarryover: Scalars['Boolean']['output'];
  level: Scalars['Int']['output'];
  matricNumber: Scalars['String']['output'];
  /** Surname first. */
  name: Scalars['String']['output'];
  /** Of the classes that count, rounded down; null while there is none. */
  percent?: Maybe<Scalars['Int']['output']>;
  present: Scalars['Int']['output'];
  state: ClassAttendanceState;
  studentId: Scalars['ID']['output'];
};

/** Whether a student attended a class. An excused absence counts neither for nor against the student. */
export type ClassMark =
  | 'absent'
  | 'excused'
  | 'present';

/** A recorded class. */
export type ClassMeeting = {
  __typename?: 'ClassMeeting';
  absent: Scalars['Int']['output'];
  changedAt: Scalars['DateTime']['output'];
  excused: Scalars['Int']['output'];
  heldOn: Scalars['Date']['output'];
  /** Up to 32 hexadecimal digits, chosen by who recorded it. */
  key: Scalars['ID']['output'];
  present: Scalars['Int']['output'];
  /** Who recorded it first. */
  recordedBy: Scalars['String']['output'];
  revision: Scalars['Int']['output'];
  /** Empty where nobody said. */
  topic: Scalars['String']['output'];
};

/** The mark of one student in a class. */
export type ClassMeetingMark = {
  __typename?: 'ClassMeetingMark';
  mark: ClassMark;
  studentId: Scalars['ID']['output'];
};

/** The mark of one student in a class. */
export type ClassMeetingMarkInput = {
  mark: ClassMark;
  studentId: Scalars['ID']['input'];
};

/** A class with the mark of each student. Who has none does not have the class counted. */
export type ClassMeetingMarks = {
  __typename?: 'ClassMeetingMarks';
  marks: Array<ClassMeetingMark>;
  meeting: ClassMeeting;
};

/** A class was recorded. */
export type ClassMeetingSaved = {
  __typename?: 'ClassMeetingSaved';
  /** Students whose marks were left out: they do not take the course any more. */
  leftOut: Array<Scalars['ID']['output']>;
  revision: Scalars['Int']['output'];
};

/** What an office decided on a student who leaves. */
export type ClearanceState =
  /** The student is signed off. */
  | 'cleared'
  /** Something is owed or to be brought back. */
  | 'held'
  /** Nothing yet. */
  | 'waiting';

/** The offices that sign students off when they leave. */
export type ClearanceUnit =
  | 'bursary'
  /** The student's own department. */
  | 'department'
  | 'hostel'
  | 'library';

/** Closed, or why not. */
export type CloseCashBookResult = CashBook | Refusal;

/** What a programme asks of the cohorts that begin in a session or later, until the next rules. Averages are in hundredths. */
export type CohortRules = {
  __typename?: 'CohortRules';
  /** How many of the 100 marks are for continuous assessment. */
  caMaximum: Scalars['Int']['output'];
  /** The best first. */
  classes: Array<AwardClass>;
  /** By code; empty where the department's courses count. */
  courses: Array<ProgrammeCourse>;
  /** How many credit units of the electives of a level must be passed. */
  electiveCredits: Array<ElectiveCredits>;
  fromSession: Scalars['String']['output'];
  fromSessionId: Scalars['ID']['output'];
  graduationCgpa: Scalars['Int']['output'];
  /** A result of one of them is published: the rules cannot change any more. */
  hasResults: Scalars['Boolean']['output'];
  /** The least total that passes a course. */
  passMark: Scalars['Int']['output'];
  /** Who fails courses of more credit units than these repeats the level. */
  standingCarryoverCredits: Scalars['Int']['output'];
  /** Of a session in good standing. */
  standingCgpa: Scalars['Int']['output'];
  /** Students of these cohorts. */
  students: Scalars['Int']['output'];
  /** The session from which the next rules count; null for the last ones. */
  untilSession?: Maybe<Scalars['String']['output']>;
};

/** The emailed code and the password it is to set. */
export type ConfirmPasswordResetInput = {
  email: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
  otp: Scalars['String']['input'];
  role?: SignInRole;
};

/** A correction of one profile, based on the state that was seen. */
export type CorrectProfileInput = {
  changes: CorrectionInput;
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  /** Of the profile that was seen. */
  revision: Scalars['Int']['input'];
};

/** One field of a correction. */
export type CorrectedField = {
  __typename?: 'CorrectedField';
  after: Scalars['String']['output'];
  /** Empty if there was nothing. */
  before: Scalars['String']['output'];
  /** As the input names it: `dateOfBirth`. */
  field: Scalars['String']['output'];
};

/** What can be corrected; a field that is left out keeps its value. */
export type CorrectionInput = {
  dateOfBirth?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lga?: InputMaybe<Scalars['String']['input']>;
  maidenName?: InputMaybe<Scalars['String']['input']>;
  maritalStatus?: InputMaybe<Scalars['String']['input']>;
  nationality?: InputMaybe<Scalars['String']['input']>;
  otherName?: InputMaybe<Scalars['String']['input']>;
  sex?: InputMaybe<Scalars['String']['input']>;
  stateOfOrigin?: InputMaybe<Scalars['String']['input']>;
  surname?: InputMaybe<Scalars['String']['input']>;
};

/** A correction that was asked for, or made. */
export type CorrectionRequest = {
  __typename?: 'CorrectionRequest';
  changes: Array<CorrectedField>;
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  explanation: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Why it was refused. */
  reason?: Maybe<Scalars['String']['output']>;
  requestedAt: Scalars['DateTime']['output'];
  status: ChangeRequestStatus;
};

/** What is asked for now, or why nothing was: `INVALID_INPUT` with the fields, `FILE_TOO_LARGE`, `STORAGE_FULL`, `REFUSED`. */
export type CorrectionResult = OwnCorrections | Refusal;

/** How far a student's indexing by the council is. */
export type CouncilIndexing = {
  __typename?: 'CouncilIndexing';
  /** The last day for handing in. */
  closesOn: Scalars['Date']['output'];
  council?: Maybe<Scalars['String']['output']>;
  daysLeft: Scalars['Int']['output'];
  /** What the student lacks; empty once indexed. */
  gaps: Array<IndexingGap>;
  indexNumber?: Maybe<Scalars['String']['output']>;
};

/** How a student paid at the counter. */
export type CounterMethod =
  | 'cash'
  | 'pos'
  /** A bank's slip that says that cash was paid into the college's account. */
  | 'teller';

/** A receipt of the counter. */
export type CounterReceipt = {
  __typename?: 'CounterReceipt';
  amount: Scalars['Naira']['output'];
  cashBookId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  method: CounterMethod;
  /** `C2026-000123`: counted by the year, without gaps. */
  number: Scalars['String']['output'];
  /** Who took the money. */
  officer: Scalars['String']['output'];
  /** Where it is downloaded as PDF. */
  receiptUrl: Scalars['String']['output'];
  receivedAt: Scalars['DateTime']['output'];
  slipNumber?: Maybe<Scalars['String']['output']>;
  state: CounterReceiptState;
  student: ReceiptStudent;
};

/** One receipt of the counter whole. */
export type CounterReceiptFile = {
  __typename?: 'CounterReceiptFile';
  /** Whether the viewer may do so now. */
  canAskVoid: Scalars['Boolean']['output'];
  canDecideVoid: Scalars['Boolean']['output'];
  /** The public page that confirms it. */
  confirmationPath: Scalars['String']['output'];
  lines: Array<ReceiptLine>;
  receipt: CounterReceipt;
  /** What of it is given back, or reserved for an approved refund. */
  refunded: Scalars['Naira']['output'];
  /** The newest first. */
  voids: Array<ReceiptVoid>;
};

/** What receipts of the counter are narrowed to. */
export type CounterReceiptFilter = {
  cashBook?: InputMaybe<Scalars['ID']['input']>;
  /** First and last day. */
  from?: InputMaybe<Scalars['Date']['input']>;
  method?: InputMaybe<CounterMethod>;
  state?: InputMaybe<CounterReceiptState>;
  student?: InputMaybe<Scalars['ID']['input']>;
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** A page of the counter's receipts. */
export type CounterReceiptPage = {
  __typename?: 'CounterReceiptPage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<CounterReceipt>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** What receipts of the counter are sorted by. */
export type CounterReceiptSort =
  | 'amount'
  | 'received_at';

/** Whether a receipt of the counter counts. */
export type CounterReceiptState =
  | 'valid'
  | 'voided'
  /** Somebody asked to void it, and a second person has not decided yet. It counts. */
  | 'void_asked';

/** A student at the bursary's counter. */
export type CounterStudent = {
  __typename?: 'CounterStudent';
  /** Whether the viewer may ask to give free credit back. */
  canAskRefund: Scalars['Boolean']['output'];
  /** Whether the viewer takes money at the counter at all. */
  canRecord: Scalars['Boolean']['output'];
  /** Null while the viewer has taken nothing today, and left no book open. */
  cashBook?: Maybe<OwnCashBook>;
  /** Money that pays nothing yet. */
  credit: Scalars['Naira']['output'];
  department: Scalars['String']['output'];
  /** Credit that no refund is asked for: the most that another one can give back. */
  freeCredit: Scalars['Naira']['output'];
  id: Scalars['ID']['output'];
  /** What is owed, the oldest first, and the hostel fee where the student may pay it. */
  items: Array<PayableItem>;
  level: Scalars['Int']['output'];
  matricNumber: Scalars['String']['output'];
  name: Scalars['String']['output'];
  standing: StudentStanding;
};

/** A course of study: a department that takes applicants. */
export type Course = {
  __typename?: 'Course';
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
  olevelRequirement?: Maybe<OlevelRequirement>;
  /** Where there are several to choose from, by name; else empty. */
  programmes: Array<ProgrammeChoice>;
};

/** What would become of one course. */
export type CourseAssignment = {
  __typename?: 'CourseAssignment';
  /** Null if nothing changes. */
  after?: Maybe<Scalars['String']['output']>;
  before: Scalars['String']['output'];
  code: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  note?: Maybe<Scalars['String']['output']>;
  problem?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

/** What a course's form and the list's filters choose from. */
export type CourseChoices = {
  __typename?: 'CourseChoices';
  courses: Array<NamedCourse>;
  departments: Array<NamedDepartment>;
  lecturers: Array<NamedLecturer>;
  /** The running session, `2025/2026`; null between two sessions, when no lecturer can be assigned. */
  session?: Maybe<Scalars['String']['output']>;
  teachingDepartments: Array<Scalars['String']['output']>;
};

/** The recorded classes of a course in a semester, and who attended how many. */
export type CourseClassAttendance = {
  __typename?: 'CourseClassAttendance';
  /** The viewer teaches the course, and the semester runs. */
  canRecord: Scalars['Boolean']['output'];
  /** The latest first. */
  classes: Array<ClassMeeting>;
  code: Scalars['String']['output'];
  courseId: Scalars['ID']['output'];
  /** The first day that a class can be recorded of. */
  firstDay: Scalars['Date']['output'];
  /** The last day that a class can be recorded of: today, or the semester's last day. */
  lastDay: Scalars['Date']['output'];
  lecturers: Array<Scalars['String']['output']>;
  /** What a student has to attend, in percent; 0 where the college asks for none. */
  minimumPercent: Scalars['Int']['output'];
  semester: Semester;
  semesterId: Scalars['ID']['output'];
  session: Scalars['String']['output'];
  /** Who has registered the course and not dropped it, by matric number. */
  students: Array<ClassAttendee>;
  title: Scalars['String']['output'];
};

/** What the courses can be narrowed to. */
export type CourseFilter = {
  /** Whose students must take it. */
  compulsoryForId?: InputMaybe<Scalars['ID']['input']>;
  /** Whose students take it. */
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  level?: InputMaybe<Scalars['Int']['input']>;
  semester?: InputMaybe<Semester>;
  /** Nobody teaches it in the running session. */
  withoutLecturer?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A course that a student registered, and what came of it. */
export type CourseHistory = {
  __typename?: 'CourseHistory';
  code: Scalars['String']['output'];
  creditLoad: Scalars['Int']['output'];
  isCarryover: Scalars['Boolean']['output'];
  /** Null until there is a result. */
  isPassed?: Maybe<Scalars['Boolean']['output']>;
  semester: Scalars['Int']['output'];
  session: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** A course as its form holds it. */
export type CourseInput = {
  code: Scalars['String']['input'];
  creditLoad: Scalars['Float']['input'];
  isConfirmed?: Scalars['Boolean']['input'];
  /** Of the running session. */
  lecturerIds: Array<Scalars['ID']['input']>;
  level: Scalars['Int']['input'];
  offerings: Array<CourseOfferingInput>;
  prerequisiteIds: Array<Scalars['ID']['input']>;
  /** As it was seen; left out for a new course. */
  revision?: InputMaybe<Scalars['Int']['input']>;
  semester: Semester;
  teachingDepartment: Scalars['String']['input'];
  title: Scalars['String']['input'];
};

/** A member of the staff who teaches, or can. */
export type CourseLecturer = {
  __typename?: 'CourseLecturer';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** Whose students take a course, and whether they must. */
export type CourseOffering = {
  __typename?: 'CourseOffering';
  department: Scalars['String']['output'];
  departmentId: Scalars['ID']['output'];
  isCompulsory: Scalars['Boolean']['output'];
};

/** A department whose students take a course, and whether they must. */
export type CourseOfferingInput = {
  departmentId: Scalars['ID']['input'];
  isCompulsory: Scalars['Boolean']['input'];
};

/** A page of courses. */
export type CoursePage = {
  __typename?: 'CoursePage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<CourseRow>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** How many passed a course, by what is entered so far. */
export type CoursePassRate = {
  __typename?: 'CoursePassRate';
  code: Scalars['String']['output'];
  department: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** In percent of them; null if there is none. */
  passRate?: Maybe<Scalars['Float']['output']>;
  /** Students with a total: neither incomplete nor withheld. */
  results: Scalars['Int']['output'];
  state: ResultSheetState;
  title: Scalars['String']['output'];
};

/** A course that must be passed before another. */
export type CoursePrerequisite = {
  __typename?: 'CoursePrerequisite';
  code: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isPassed: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
};

/** A course as the office keeps it. */
export type CourseRecord = {
  __typename?: 'CourseRecord';
  code: Scalars['String']['output'];
  creditLoad: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Of the running session. */
  lecturers: Array<NamedLecturer>;
  level: Scalars['Int']['output'];
  /** Courses that need this one first. */
  neededBy: Array<NamedCourse>;
  offerings: Array<CourseOffering>;
  prerequisites: Array<NamedCourse>;
  /** How many registered it in the running semester. */
  registered: Scalars['Int']['output'];
  /** And in all semesters. */
  registeredEver: Scalars['Int']['output'];
  revision: Scalars['Int']['output'];
  semester: Semester;
  teachingDepartment: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** A registered course. */
export type CourseRegistered = {
  __typename?: 'CourseRegistered';
  /** True when `dropCourse` may take it: in time. What must be taken is refused all the same. */
  canDrop: Scalars['Boolean']['output'];
  course: RegistrableCourse;
  /** Of the registration, as `dropCourse` takes it. */
  id: Scalars['ID']['output'];
  isCarryover: Scalars['Boolean']['output'];
  registeredAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Course registration in one semester. */
export type CourseRegistration = {
  __typename?: 'CourseRegistration';
  /** True until the drop deadline; false if the college offers no dropping. */
  canDrop: Scalars['Boolean']['output'];
  closesAt?: Maybe<Scalars['DateTime']['output']>;
  /** What can be registered and what is; a refusal of the code `TUITION_UNPAID` until tuition is paid. */
  courses: RegistrationCoursesResult;
  dropDeadline?: Maybe<Scalars['DateTime']['output']>;
  /** Academic session and semester: `2025/2026 FIRST`. */
  id: Scalars['ID']['output'];
  isOpen: Scalars['Boolean']['output'];
  maxCredits: Scalars['Int']['output'];
  minCredits: Scalars['Int']['output'];
  opensAt?: Maybe<Scalars['DateTime']['output']>;
  semester?: Maybe<Semester>;
  session: Scalars['String']['output'];
};

/** One attempt at a course. */
export type CourseResult = {
  __typename?: 'CourseResult';
  /** Null while the result is withheld, as all of the following. */
  ca?: Maybe<Scalars['Int']['output']>;
  code: Scalars['String']['output'];
  /** Whether it counts towards the CGPA now; another attempt may count in its place. */
  counts: Scalars['Boolean']['output'];
  courseId: Scalars['ID']['output'];
  creditLoad: Scalars['Int']['output'];
  /** Null, too, for who was absent. */
  exam?: Maybe<Scalars['Int']['output']>;
  grade?: Maybe<Scalars['String']['output']>;
  isPassed?: Maybe<Scalars['Boolean']['output']>;
  /** An earlier attempt is among the results. */
  isRepeat: Scalars['Boolean']['output'];
  points?: Maybe<Scalars['Float']['output']>;
  remark?: Maybe<ScoreRemark>;
  title: Scalars['String']['output'];
  total?: Maybe<Scalars['Int']['output']>;
};

/** A course with who registered it in a semester. */
export type CourseRoster = {
  __typename?: 'CourseRoster';
  code: Scalars['String']['output'];
  courseId: Scalars['ID']['output'];
  creditLoad: Scalars['Int']['output'];
  export: ExportLinks;
  lecturers: Array<Scalars['String']['output']>;
  level: Scalars['Int']['output'];
  /** Path of the class list to print, a PDF. */
  printUrl: Scalars['String']['output'];
  /** The semester that is shown; null if none runs and nobody ever registered it. */
  semesterId?: Maybe<Scalars['ID']['output']>;
  /** The semesters that can be shown, the newest first. */
  semesters: Array<RosterSemester>;
  /** By matric number. */
  students: Array<RosterStudent>;
  title: Scalars['String']['output'];
};

/** A course in the staff's lists. */
export type CourseRow = {
  __typename?: 'CourseRow';
  /** `CHE 211` */
  code: Scalars['String']['output'];
  /** Codes of those whose students must. */
  compulsoryFor: Array<Scalars['String']['output']>;
  creditLoad: Scalars['Int']['output'];
  /** Codes of the departments whose students take it. */
  departments: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Names of those who teach it in the running session. */
  lecturers: Array<Scalars['String']['output']>;
  level: Scalars['Int']['output'];
  /** Codes of the courses to be passed first. */
  prerequisites: Array<Scalars['String']['output']>;
  /** How many registered it in the running semester. */
  registered: Scalars['Int']['output'];
  semester: Semester;
  /** Who teaches it: a department, or a unit such as General Studies. */
  teachingDepartment: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** What courses can be sorted by. */
export type CourseSort =
  | 'code'
  | 'credit_load'
  | 'level'
  | 'registered'
  | 'title';

/** What came of giving courses to a lecturer, or would. */
export type CoursesAssignment = {
  __typename?: 'CoursesAssignment';
  /** How many courses would change, or did. */
  changed: Scalars['Int']['output'];
  message: Scalars['String']['output'];
  preview: Scalars['String']['output'];
  /** Of a dry run, by code. */
  rows: Array<CourseAssignment>;
};

/** The registration as it is now. */
export type CoursesRegistered = {
  __typename?: 'CoursesRegistered';
  message: Scalars['String']['output'];
  registration?: Maybe<CourseRegistration>;
};

/** How much of the covered sections. */
export type CoverageKind =
  /** What is open, up to an amount by student. */
  | 'at_most'
  /** What is open. */
  | 'full'
  /** A share of what is charged. */
  | 'percentage';

/** What came in on a day, by channel. */
export type DayTakings = {
  __typename?: 'DayTakings';
  bank: Scalars['Naira']['output'];
  counter: Scalars['Naira']['output'];
  day: Scalars['Date']['output'];
  online: Scalars['Naira']['output'];
  remita: Scalars['Naira']['output'];
  sponsor: Scalars['Naira']['output'];
};

/** A moment of the academic calendar. */
export type Deadline = {
  __typename?: 'Deadline';
  at: Scalars['DateTime']['output'];
  name: DeadlineName;
};

/** The moments of a semester. */
export type DeadlineName =
  | 'drop_deadline'
  | 'registration_closes'
  | 'registration_opens'
  /** The first instant after the last day on which results are to be submitted. */
  | 'results_due'
  /** The first instant after the semester's last day. */
  | 'semester_ends';

/** What an office decides, and on whom. */
export type DecideLeavingClearanceInput = {
  /** What is owed or to be brought back, or why a decision is taken back; needed unless the students are signed off. */
  note?: InputMaybe<Scalars['String']['input']>;
  state: ClearanceState;
  students: Array<LeavingStudentInput>;
  unit: ClearanceUnit;
};

/** Refusals: `INVALID_INPUT`, `OTHER_OFFICE`. */
export type DecideLeavingClearanceResult = LeavingClearanceDecided | Refusal;

/** Decided, or why not. */
export type DecideSenateListResult = Refusal | SenateListDecided;

/** A class to be deleted, as it was seen. */
export type DeleteClassMeetingInput = {
  courseId: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  semesterId: Scalars['ID']['input'];
};

/** A department, as it is named in a choice. */
export type DepartmentChoice = {
  __typename?: 'DepartmentChoice';
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Where it has several, by name; else empty. */
  programmes: Array<ProgrammeChoice>;
};

/** The courses that one department teaches. */
export type DepartmentCourses = {
  __typename?: 'DepartmentCourses';
  courses: Scalars['Int']['output'];
  department: Scalars['String']['output'];
  /** The teaching department's. */
  id: Scalars['ID']['output'];
  /** In percent of them; null if there is none. */
  passRate?: Maybe<Scalars['Float']['output']>;
  /** Standing registrations of those courses. */
  registrations: Scalars['Int']['output'];
  /** Students with a total: neither incomplete nor withheld. */
  results: Scalars['Int']['output'];
  withoutLecturer: Scalars['Int']['output'];
};

/** The funnel of one department. */
export type DepartmentFunnel = {
  __typename?: 'DepartmentFunnel';
  counts: FunnelCounts;
  department: Scalars['String']['output'];
  /** The department's. */
  id: Scalars['ID']['output'];
};

/** A department's code and name as their form holds them. */
export type DepartmentInput = {
  code: Scalars['String']['input'];
  isConfirmed?: Scalars['Boolean']['input'];
  name: Scalars['String']['input'];
  /** As it was seen; left out for a new department. */
  revision?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of the departments. */
export type DepartmentPage = {
  __typename?: 'DepartmentPage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<DepartmentRow>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** A department's places in a round of admission, and who is to be decided on. */
export type DepartmentPlaces = {
  __typename?: 'DepartmentPlaces';
  /** The department's code. */
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
  notAdmitted: Scalars['Int']['output'];
  /** Where it has several, by name; else empty. */
  programmes: Array<ProgrammePlaces>;
  quota?: Maybe<Scalars['Int']['output']>;
  /** Offers that stand. */
  taken: Scalars['Int']['output'];
  /** Tested, and nothing decided. */
  undecided: Scalars['Int']['output'];
  /** Submitted, and without a score. */
  untested: Scalars['Int']['output'];
  waitingList: Scalars['Int']['output'];
};

/** How a department's places are to be given. */
export type DepartmentPlanInput = {
  /** How many to admit. Default: as many as the quota leaves. */
  admit?: InputMaybe<Scalars['Int']['input']>;
  /** Percent; who has less is not admitted and does not wait. */
  cutOff?: Scalars['Int']['input'];
  departmentCode: Scalars['String']['input'];
  /** Ranks those alone who prefer this programme, by its own quota. */
  programmeCode?: InputMaybe<Scalars['String']['input']>;
  /** How many wait after them. Default: everybody above the cut-off. */
  waitingList?: InputMaybe<Scalars['Int']['input']>;
};

/** A department with its programmes by name. */
export type DepartmentProgrammes = {
  __typename?: 'DepartmentProgrammes';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  programmes: Array<NamedProgramme>;
};

/** A department as the office keeps it. */
export type DepartmentRecord = {
  __typename?: 'DepartmentRecord';
  applicants: Scalars['Int']['output'];
  code: Scalars['String']['output'];
  courses: Scalars['Int']['output'];
  /** The name in the fee schedule that its students pay by; null if none matches. */
  feeDepartment?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  olevelRequirement?: Maybe<OlevelRequirement>;
  /** How many lines of the schedule are for that name alone. */
  ownFeeLines: Scalars['Int']['output'];
  /** By name. */
  programmes: Array<ProgrammeRow>;
  revision: Scalars['Int']['output'];
  students: Scalars['Int']['output'];
};

/** A department in the office's list. */
export type DepartmentRow = {
  __typename?: 'DepartmentRow';
  applicants: Scalars['Int']['output'];
  /** As it stands in application numbers: `CHE`. */
  code: Scalars['String']['output'];
  /** Offered to its students. */
  courses: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  olevelRequirement?: Maybe<OlevelRequirement>;
  /** Active ones. */
  students: Scalars['Int']['output'];
};

/** What the departments can be sorted by. */
export type DepartmentSort =
  | 'applicants'
  | 'code'
  | 'name'
  | 'students';

/** Why what is at the source differs from the ledger. */
export type DifferenceKind =
  | 'count_differs'
  /** A share whose receipt is being written. */
  | 'crediting'
  | 'leftover'
  /** Cash of books that are open. */
  | 'not_counted'
  /** A leftover that a second person is to decide about. */
  | 'proposed'
  | 'returned'
  /** A share whose receipt is voided. */
  | 'share_voided'
  /** A slip of the counter whose receipt is voided, and that nobody entered again. */
  | 'slip_voided'
  /** A row of a statement that is a sponsor's transfer: its students have receipts of the sponsor. */
  | 'sponsor_transfer'
  /** For no student of the list. */
  | 'unallocated'
  /** Cash that was counted before its receipt was voided. */
  | 'voided_after_closing';

/** A cash book whose count differs. */
export type DifferingBook = {
  __typename?: 'DifferingBook';
  day: Scalars['Date']['output'];
  /** Counted less recorded cash. */
  difference: Scalars['Float']['output'];
  id: Scalars['ID']['output'];
  note?: Maybe<Scalars['String']['output']>;
  officer: Scalars['String']['output'];
};

/** The content of a genuine document of an application. */
export type DocumentConfirmation = {
  __typename?: 'DocumentConfirmation';
  applicationNo: Scalars['String']['output'];
  /** Applied for, or admitted to. */
  course: Scalars['String']['output'];
  document: ApplicationDocument;
  issuedAt: Scalars['DateTime']['output'];
  name: Scalars['String']['output'];
  session: Scalars['String']['output'];
};

/** How many credit units of electives of a level must be passed. */
export type ElectiveCredits = {
  __typename?: 'ElectiveCredits';
  credits: Scalars['Int']['output'];
  level: Scalars['Int']['output'];
};

/** How many credit units of electives of a level must be passed. */
export type ElectiveCreditsInput = {
  credits: Scalars['Float']['input'];
  level: Scalars['Float']['input'];
};

/** The address is verified. */
export type EmailVerified = {
  __typename?: 'EmailVerified';
  applicationNo: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** What is entered for a student. */
export type EnteredScores = {
  __typename?: 'EnteredScores';
  ca?: Maybe<Scalars['Int']['output']>;
  exam?: Maybe<Scalars['Int']['output']>;
  remark?: Maybe<ScoreRemark>;
};

/** The papers that are handed in after an offer is accepted. */
export type EntryClearance = {
  __typename?: 'EntryClearance';
  clearedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The last day for handing them in. */
  dueOn: Scalars['Date']['output'];
  papers: Array<EntryPaper>;
  state: EntryClearanceState;
};

/** Something of a clearance was changed. */
export type EntryClearanceChanged = {
  __typename?: 'EntryClearanceChanged';
  /** As it is now. */
  clearance?: Maybe<EntryClearanceFile>;
  message: Scalars['String']['output'];
};

/** The papers of one who accepted an offer, for the office. */
export type EntryClearanceFile = {
  __typename?: 'EntryClearanceFile';
  applicationNo: Scalars['String']['output'];
  clearedAt?: Maybe<Scalars['DateTime']['output']>;
  department: Scalars['String']['output'];
  dueOn: Scalars['Date']['output'];
  email: Scalars['String']['output'];
  /** The applicant's. */
  id: Scalars['ID']['output'];
  isOverdue: Scalars['Boolean']['output'];
  /** Null until the student has one. */
  matricNumber?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  papers: Array<EntryPaper>;
  phone: Scalars['String']['output'];
  state: EntryClearanceState;
};

/** What clearances can be narrowed to. */
export type EntryClearanceFilter = {
  departmentCode?: InputMaybe<Scalars['String']['input']>;
  /** The last day is over and something is still to be done. */
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  state?: InputMaybe<EntryClearanceState>;
};

/** A page of the clearances. */
export type EntryClearancePage = {
  __typename?: 'EntryClearancePage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<EntryClearanceRow>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** Changed, or why not. */
export type EntryClearanceResult = EntryClearanceChanged | Refusal;

/** How far the papers of one who accepted an offer are. */
export type EntryClearanceRow = {
  __typename?: 'EntryClearanceRow';
  applicationNo: Scalars['String']['output'];
  clearedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Accepted, with the original seen. */
  complete: Scalars['Int']['output'];
  /** What they were admitted to. */
  department: Scalars['String']['output'];
  dueOn: Scalars['Date']['output'];
  /** The applicant's. */
  id: Scalars['ID']['output'];
  isOverdue: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  papers: Scalars['Int']['output'];
  /** Waiting for the office. */
  sent: Scalars['Int']['output'];
  state: EntryClearanceState;
};

/** What clearances can be sorted by. */
export type EntryClearanceSort =
  | 'due'
  | 'name'
  | 'number';

/** How far a clearance is. */
export type EntryClearanceState =
  /** Nothing is left to do. */
  | 'cleared'
  /** A paper is to be handed in, perhaps again. */
  | 'missing'
  /** All are accepted, and originals are still to be shown. */
  | 'originals'
  /** A paper waits for the office. */
  | 'sent';

/** A paper of a clearance. */
export type EntryPaper = {
  __typename?: 'EntryPaper';
  /** Path of the file on this gateway; null while it is missing. */
  fileUrl?: Maybe<Scalars['String']['output']>;
  /** Whether the office saw the original. */
  isSighted: Scalars['Boolean']['output'];
  mediaType?: Maybe<Scalars['String']['output']>;
  /** `Birth certificate` */
  name: Scalars['String']['output'];
  /** Why it was returned. */
  note?: Maybe<Scalars['String']['output']>;
  /** From 1. */
  number: Scalars['Int']['output'];
  /** For the office: sent back with a decision. Null while it is missing, and for the applicant. */
  revision?: Maybe<Scalars['Int']['output']>;
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  state: EntryPaperState;
};

/** What the office decides about a paper. */
export type EntryPaperDecisionInput = {
  /** The applicant's. */
  id: Scalars['ID']['input'];
  isAccepted: Scalars['Boolean']['input'];
  isSighted: Scalars['Boolean']['input'];
  /** Why it is returned, for the applicant. */
  note?: InputMaybe<Scalars['String']['input']>;
  number: Scalars['Int']['input'];
  /** Of the paper, as it was seen. */
  revision: Scalars['Int']['input'];
};

/** A paper was handed in. */
export type EntryPaperSent = {
  __typename?: 'EntryPaperSent';
  applicant: Applicant;
  message: Scalars['String']['output'];
};

/** How far a paper is. */
export type EntryPaperState =
  | 'accepted'
  | 'missing'
  /** To be handed in again. */
  | 'returned'
  /** It waits for the office. */
  | 'sent';

/** A session in which studies can begin. */
export type EntrySession = {
  __typename?: 'EntrySession';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** What a student may sit in the running semester. */
export type ExamCard = {
  __typename?: 'ExamCard';
  /** The codes of the courses on the card; empty where there is none. */
  courses: Array<Scalars['String']['output']>;
  /** Where the card is downloaded as PDF; null where there is none. */
  fileUrl?: Maybe<Scalars['String']['output']>;
  /** The registered courses that are not on it, by code. */
  leftOut: Array<ExamCardOmission>;
  /** Why there is no card: `Tuition of 2025/2026 not paid`; null where there is one. */
  obstacle?: Maybe<Scalars['String']['output']>;
  semester: Semester;
  /** `2025/2026` */
  session: Scalars['String']['output'];
};

/** What a genuine examination card says, and whether it still holds. */
export type ExamCardConfirmation = {
  __typename?: 'ExamCardConfirmation';
  /** Those on the card, by code. */
  courses: Array<ExamCardCourse>;
  department: Scalars['String']['output'];
  /** False once the semester does not run any more. */
  isRunning: Scalars['Boolean']['output'];
  issuedAt: Scalars['DateTime']['output'];
  level: Scalars['Int']['output'];
  matricNumber: Scalars['String']['output'];
  name: Scalars['String']['output'];
  semester: Semester;
  session: Scalars['String']['output'];
};

/** A course on an examination card. */
export type ExamCardCourse = {
  __typename?: 'ExamCardCourse';
  code: Scalars['String']['output'];
  /** Whether the student may sit it now. */
  maySit: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
};

/** A registered course that is not on the examination card. */
export type ExamCardOmission = {
  __typename?: 'ExamCardOmission';
  code: Scalars['String']['output'];
  /** `Barred: attendance below 75%` */
  obstacle: Scalars['String']['output'];
};

/** The running semester's courses. */
export type ExamOfficerDashboard = {
  __typename?: 'ExamOfficerDashboard';
  /** The twenty with the lowest pass rates, these first. */
  courses: Array<CoursePassRate>;
  departments: Array<DepartmentCourses>;
  /** Sheets with something odd about them. */
  flagged: Scalars['Int']['output'];
  /** Sheets that are with the lecturers after the day they are due. */
  overdue: Scalars['Int']['output'];
  /** Null while none runs. */
  semester?: Maybe<Semester>;
  /** Null while no semester runs. */
  semesterId?: Maybe<Scalars['ID']['output']>;
  session?: Maybe<Scalars['String']['output']>;
  /** The courses somebody registered, by the state of their sheet: every state, in order. */
  sheets: Array<SheetStateCount>;
  /** The first hundred courses without a lecturer, by code. */
  unassigned: Array<UnassignedCourse>;
};

/** Somebody on an attendance sheet. */
export type Examinee = {
  __typename?: 'Examinee';
  /** Why the exam office bars them; null if it does. */
  barredReason?: Maybe<Scalars['String']['output']>;
  department: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isCarryover: Scalars['Boolean']['output'];
  level: Scalars['Int']['output'];
  mark: AttendanceMark;
  matricNumber: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Why not; null for who may sit the examination. */
  obstacle?: Maybe<Scalars['String']['output']>;
  /** Path of the photo on this gateway. */
  photoUrl?: Maybe<Scalars['String']['output']>;
};

/** What a sponsor is expected to pay for a student. */
export type ExpectedSponsorship = {
  __typename?: 'ExpectedSponsorship';
  amount: Scalars['Naira']['output'];
  /** The last day on which the sponsor takes claims. */
  deadline: Scalars['Date']['output'];
  session: Scalars['String']['output'];
  /** The sponsor's name. */
  sponsor: Scalars['String']['output'];
};

/**
 * Links that download the whole list or table with the sort, search and filters of its page. The paths are the portal's own and
 * work for the person who got them.
 */
export type ExportLinks = {
  __typename?: 'ExportLinks';
  /** For any program; Excel opens it too. */
  csv: Scalars['String']['output'];
  xlsx: Scalars['String']['output'];
};

/** A change of the schedule, and for whom to show it. */
export type FeeChangeInput = {
  department: Scalars['String']['input'];
  /** The line to change or remove; none to add one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  level: Scalars['Int']['input'];
  /** The line as it is to be; none to remove it. */
  line?: InputMaybe<FeeLineInput>;
  residency: FeeResidency;
};

/** What a change of the schedule would come to. */
export type FeeChangePreview = {
  __typename?: 'FeeChangePreview';
  after: PreviewedSchedule;
  before: PreviewedSchedule;
  moved: Array<MovedTotal>;
};

/** The preview, or what is wrong with the change. */
export type FeeChangePreviewResult = FeeChangePreview | Refusal;

/** How often a fee is due. */
export type FeeFrequency =
  | 'once'
  | 'session';

/** One fee. */
export type FeeLine = {
  __typename?: 'FeeLine';
  amount: Scalars['Naira']['output'];
  code: Scalars['String']['output'];
  frequency: FeeFrequency;
  label: Scalars['String']['output'];
};

/** A line of the fee schedule as it is to be. */
export type FeeLineInput = {
  /** A line of 0 takes one away from a department that all others have. */
  amount: Scalars['Naira']['input'];
  code: Scalars['String']['input'];
  department?: InputMaybe<Scalars['String']['input']>;
  frequency: FeeFrequency;
  label: Scalars['String']['input'];
  /** The same for all lines of a stage's section. */
  paidAt: PlaceOfPayment;
  position: Scalars['Int']['input'];
  residency?: InputMaybe<FeeResidency>;
  section: Scalars['String']['input'];
  stage: FeeStage;
};

/** A line of the fee schedule. */
export type FeeLineRecord = {
  __typename?: 'FeeLineRecord';
  amount: Scalars['Naira']['output'];
  /** What makes lines of several departments and residencies one: the most particular one counts. */
  code: Scalars['String']['output'];
  /** Part of a department's name; null if it is for every department. */
  department?: Maybe<Scalars['String']['output']>;
  frequency: FeeFrequency;
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  paidAt: PlaceOfPayment;
  position: Scalars['Int']['output'];
  /** Null if everybody pays the same. */
  residency?: Maybe<FeeResidency>;
  revision: Scalars['Int']['output'];
  /** A, B or C. */
  section: Scalars['String']['output'];
  stage: FeeStage;
};

/** What the college charges, for the fee office. */
export type FeeOffice = {
  __typename?: 'FeeOffice';
  departments: Array<Scalars['String']['output']>;
  lines: Array<FeeLineRecord>;
  linesExport: ExportLinks;
  /** Of every stage and section. */
  sections: Array<FeeSectionRecord>;
  /** Newest session first. */
  sessionFees: Array<SessionFees>;
  /** Newest first. */
  sessions: Array<Scalars['String']['output']>;
  tuitionRecords: Array<TuitionRecord>;
  tuitionRecordsExport: ExportLinks;
};

/** Whether a student is from the home state. */
export type FeeResidency =
  | 'indigene'
  | 'non_indigene';

/** One section of the schedule and where it is paid. */
export type FeeSection = {
  __typename?: 'FeeSection';
  lines: Array<FeeLine>;
  /** `A`, `B`, `C`. */
  name: Scalars['String']['output'];
  paidAt: PlaceOfPayment;
  /** What is outstanding of it, if students may pay it online as well; else null. */
  payableOnline?: Maybe<Scalars['Naira']['output']>;
  title: Scalars['String']['output'];
  total: Scalars['Naira']['output'];
};

/** How a section of the fee schedule is paid. */
export type FeeSectionRecord = {
  __typename?: 'FeeSectionRecord';
  /** Whether students may pay it online as well. Tuition is paid in the portal anyway. */
  isPaidOnline: Scalars['Boolean']['output'];
  /** 0 until it is first changed. */
  revision: Scalars['Int']['output'];
  section: ScheduleSection;
  stage: FeeStage;
};

/** `FIRST_YEAR` is level 100, `RETURNING` every other level. */
export type FeeStage =
  | 'first_year'
  | 'returning';

/** What is wrong with one input field. */
export type FieldRefusal = {
  __typename?: 'FieldRefusal';
  /** The input field's name: `otp`, `phone`, `passport`. */
  field: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** What figures, balances and receipts can be narrowed to. */
export type FigureChoices = {
  __typename?: 'FigureChoices';
  departments: Array<NamedDepartment>;
  /** The current one. */
  session?: Maybe<Scalars['String']['output']>;
  /** Newest first. */
  sessions: Array<Scalars['String']['output']>;
  sponsors: Array<NamedSponsor>;
};

/** What figures are narrowed to. */
export type FigureFilter = {
  /** Billed and outstanding are null then. */
  channel?: InputMaybe<PaymentChannel>;
  department?: InputMaybe<Scalars['ID']['input']>;
  /** First and last day. */
  from?: InputMaybe<Scalars['Date']['input']>;
  level?: InputMaybe<Scalars['Int']['input']>;
  payer?: InputMaybe<PayerKind>;
  section?: InputMaybe<ChargeSection>;
  /** The current one if none is named. */
  session?: InputMaybe<Scalars['String']['input']>;
  sponsor?: InputMaybe<Scalars['ID']['input']>;
  /** Whether a sponsor covers the charges. */
  sponsored?: InputMaybe<Scalars['Boolean']['input']>;
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** What figures can be divided by. */
export type FigureGrouping =
  /** How the money came in. Billed and outstanding have no channel. */
  | 'channel'
  /** Billed on the day of the charge, received on the day the money was paid, outstanding at the end of the day. */
  | 'day'
  /** That students are in now; applicants are in none. */
  | 'department'
  /** Of students in the session; applicants have none. */
  | 'level'
  | 'section'
  /** Whose list of the session has the student and covers the section: an open list first, then the newest. */
  | 'sponsor';

/** One row of figures. */
export type FigureRow = {
  __typename?: 'FigureRow';
  /** Charged in the range of days; null by channel. Behind it: `balances` with the same filters. */
  billed?: Maybe<Scalars['Naira']['output']>;
  /**
   * The value of the filter that narrows a list to it: a day, level, a channel or section in capitals, or the id of a department or
   * sponsor. `applicants` (`payer: APPLICANT`) have no department and no level; `none` (`sponsored: false`) is what no sponsor covers.
   */
  key: Scalars['String']['output'];
  /** In plain words; a day as the key has it. */
  label: Scalars['String']['output'];
  /**
   * Open at the end of the range, of all that was charged till then; null by channel. Behind it: `balances` with the same filters but
   * `from`.
   */
  outstanding?: Maybe<Scalars['Naira']['output']>;
  /** What is paid at the end of the range of all that was charged till then, rounded down; null if that is nothing. */
  percent?: Maybe<Scalars['Int']['output']>;
  /**
   * What of money that was paid in the range pays charges of the session. Behind it: `receipts` with the same filters and the
   * session.
   */
  received: Scalars['Naira']['output'];
};

/** The sum of all rows. */
export type FigureTotal = {
  __typename?: 'FigureTotal';
  billed?: Maybe<Scalars['Naira']['output']>;
  outstanding?: Maybe<Scalars['Naira']['output']>;
  percent?: Maybe<Scalars['Int']['output']>;
  received: Scalars['Naira']['output'];
};

/** An applicant whom a search found. */
export type FoundApplicant = {
  __typename?: 'FoundApplicant';
  applicationNo: Scalars['String']['output'];
  department: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Surname first. */
  name: Scalars['String']['output'];
};

/** A course that a search found. */
export type FoundCourse = {
  __typename?: 'FoundCourse';
  code: Scalars['String']['output'];
  /** Who teaches it. */
  department: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** A student whom a search found. */
export type FoundStudent = {
  __typename?: 'FoundStudent';
  department: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  level: Scalars['Int']['output'];
  matricNumber: Scalars['String']['output'];
  /** Surname first. */
  name: Scalars['String']['output'];
};

/** A free bed that a student can be moved to. */
export type FreeBedChoice = {
  __typename?: 'FreeBedChoice';
  bed: Scalars['Int']['output'];
  floor: Scalars['Int']['output'];
  hostel: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  room: Scalars['String']['output'];
};

/** How many came how far. Who came to a step came to those before it. */
export type FunnelCounts = {
  __typename?: 'FunnelCounts';
  accepted: Scalars['Int']['output'];
  admitted: Scalars['Int']['output'];
  /** Accepted and not withdrawn since, so the matric number is valid. */
  matriculated: Scalars['Int']['output'];
  /** Of the screening fee. */
  paid: Scalars['Int']['output'];
  signedUp: Scalars['Int']['output'];
  submitted: Scalars['Int']['output'];
  tested: Scalars['Int']['output'];
  verified: Scalars['Int']['output'];
};

/** An application session as a choice. */
export type FunnelSession = {
  __typename?: 'FunnelSession';
  /** `2025/2026`, the one that is admitted into. */
  academicSession: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** A grade of the college's scale. */
export type GradeStep = {
  __typename?: 'GradeStep';
  /** The least total that earns it, of 100. */
  from: Scalars['Int']['output'];
  isPassed: Scalars['Boolean']['output'];
  /** `AB` */
  letter: Scalars['String']['output'];
  /** `3.5` */
  points: Scalars['Float']['output'];
};

/** Whether a student meets the requirements for graduation. */
export type GraduationAudit = {
  __typename?: 'GraduationAudit';
  /** The class of award that the CGPA earns as it is now: `Upper Credit`; null where it earns none. */
  classOfAward?: Maybe<Scalars['String']['output']>;
  isMet: Scalars['Boolean']['output'];
  requirements: Array<GraduationRequirement>;
};

/** One requirement for graduation, and how the student stands with it. */
export type GraduationRequirement = {
  __typename?: 'GraduationRequirement';
  /** What is met or lacking, without amounts of money: `ANA 101 is not passed yet.` */
  detail: Scalars['String']['output'];
  requirement: GraduationRequirementKind;
  state: RequirementState;
};

/** What a student must meet to graduate. */
export type GraduationRequirementKind =
  /** Every course that was failed is passed since. */
  | 'carryovers'
  /** The least CGPA that the programme asks for. */
  | 'cgpa'
  /** The papers asked for when the offer was accepted; left out where none were. */
  | 'clearance'
  /** The required courses and electives of the programme; left out where it names none. */
  | 'courses'
  /** Nothing that was charged is owed. */
  | 'fees'
  /** Every registered course has a result, and none is withheld. */
  | 'results';

/** A bed in a hostel, as far as it has come. */
export type Hostel = {
  __typename?: 'Hostel';
  /** The student's application; null if there is none. */
  application?: Maybe<HostelApplication>;
  availableBeds: Scalars['Int']['output'];
  availableRooms: Scalars['Int']['output'];
  /** True when `selectBed` may be taken: paid, open, nothing applied for, or after a rejection. */
  canSelectBed: Scalars['Boolean']['output'];
  /** True when `joinHostelWaitingList` may be taken: nothing is free, and the college keeps a list. */
  canWait: Scalars['Boolean']['output'];
  /** The college's clock when it answered, for a countdown on devices whose own is wrong; null if it does not tell. */
  currentTime?: Maybe<Scalars['DateTime']['output']>;
  deadline?: Maybe<Scalars['DateTime']['output']>;
  hasPaid: Scalars['Boolean']['output'];
  /** Of the student; one page's cache entry. */
  id: Scalars['ID']['output'];
  /** True while beds can be applied for, on the college's clock. */
  isApplicationOpen: Scalars['Boolean']['output'];
  /** Rooms of the student's own kind with a place left. */
  rooms: Array<HostelRoom>;
  /** Null while the student is not waiting. */
  waiting?: Maybe<HostelWaiting>;
};

/** The state of an application for a bed. */
export type HostelApplication = {
  __typename?: 'HostelApplication';
  approvedAt?: Maybe<Scalars['DateTime']['output']>;
  approvedBy?: Maybe<Scalars['String']['output']>;
  bed?: Maybe<Scalars['String']['output']>;
  /** Path of the PDF printout on this gateway; null unless approved. */
  printoutUrl?: Maybe<Scalars['String']['output']>;
  /** Why it was rejected or released. */
  reason?: Maybe<Scalars['String']['output']>;
  room?: Maybe<Scalars['String']['output']>;
  state: HostelApplicationState;
  /** As the college words it: `pending`. */
  status: Scalars['String']['output'];
};

/** Which hostel applications are asked for. */
export type HostelApplicationFilter = {
  department?: InputMaybe<Scalars['ID']['input']>;
  floor?: InputMaybe<Scalars['Int']['input']>;
  hostel?: InputMaybe<Scalars['ID']['input']>;
  level?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<HostelApplicationStatus>;
};

/** A page of hostel applications. */
export type HostelApplicationPage = {
  __typename?: 'HostelApplicationPage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<HostelApplicationRecord>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** A hostel application of the running session. */
export type HostelApplicationRecord = {
  __typename?: 'HostelApplicationRecord';
  appliedAt: Scalars['DateTime']['output'];
  bed: Scalars['Int']['output'];
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  department: Scalars['String']['output'];
  floor: Scalars['Int']['output'];
  hostel: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  level: Scalars['Int']['output'];
  matricNumber: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Why it was rejected or released. */
  reason?: Maybe<Scalars['String']['output']>;
  room: Scalars['String']['output'];
  status: HostelApplicationStatus;
  studentId: Scalars['ID']['output'];
};

/** What hostel applications can be sorted by. */
export type HostelApplicationSort =
  | 'applied_at'
  | 'matric_number'
  | 'name'
  | 'room';

/** What an application's status means. */
export type HostelApplicationState =
  | 'APPROVED'
  /** Any other status of the college. */
  | 'OTHER'
  | 'PENDING'
  | 'REJECTED';

/** The state of a hostel application, for the office. */
export type HostelApplicationStatus =
  | 'approved'
  | 'pending'
  | 'rejected'
  | 'released';

/** Free beds of the viewer's kind: all at first, then changes. */
export type HostelAvailability = {
  __typename?: 'HostelAvailability';
  /** Every free bed, in the first event; null in the others. */
  free?: Maybe<Array<Scalars['ID']['output']>>;
  /** Freed since the event before. */
  freed: Array<Scalars['ID']['output']>;
  isApplicationOpen: Scalars['Boolean']['output'];
  /** Taken since the event before. */
  taken: Array<Scalars['ID']['output']>;
};

/** A free bed. */
export type HostelBed = {
  __typename?: 'HostelBed';
  id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  roomNumber: Scalars['String']['output'];
};

/** A bed, as the office keeps it. */
export type HostelBedPlace = {
  __typename?: 'HostelBedPlace';
  id: Scalars['ID']['output'];
  number: Scalars['Int']['output'];
  /** Why it is out of use. */
  reason?: Maybe<Scalars['String']['output']>;
  state: HostelBedState;
  /** Who has it, or is offered it. */
  student?: Maybe<HostelBedStudent>;
};

/** What becomes of a bed in the running session. */
export type HostelBedState =
  | 'approved'
  | 'free'
  /** Held for a while for somebody on the waiting list. */
  | 'offered'
  | 'out_of_use'
  | 'pending';

/** Who has a bed. */
export type HostelBedStudent = {
  __typename?: 'HostelBedStudent';
  id: Scalars['ID']['output'];
  matricNumber: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** The beds of one hostel. Usable ones are pending, approved, offered or free. */
export type HostelBeds = {
  __typename?: 'HostelBeds';
  approved: Scalars['Int']['output'];
  beds: Scalars['Int']['output'];
  free: Scalars['Int']['output'];
  /** The hostel's. */
  id: Scalars['ID']['output'];
  kind: HostelKind;
  name: Scalars['String']['output'];
  /** Held for a while for somebody on the waiting list. */
  offered: Scalars['Int']['output'];
  /** Held by an application that is not decided. */
  pending: Scalars['Int']['output'];
  rooms: Scalars['Int']['output'];
  /** Those that are not out of use. */
  usable: Scalars['Int']['output'];
};

/** The hostel page as it is now. */
export type HostelChanged = {
  __typename?: 'HostelChanged';
  /** Null, with an error, where the change stands and the college could not tell the rest. */
  hostel?: Maybe<Hostel>;
  message: Scalars['String']['output'];
};

/** What the office decides. */
export type HostelDecision =
  | 'approve'
  | 'reject'
  /** Takes back the bed of a pending or approved application. */
  | 'release';

/** One of them, and what would come of it. */
export type HostelDecisionRow = {
  __typename?: 'HostelDecisionRow';
  id: Scalars['ID']['output'];
  matricNumber: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** `bed 2 in room A-101, Queen Amina Hall` */
  place: Scalars['String']['output'];
  /** Why it cannot be done; null if it can. */
  problem?: Maybe<Scalars['String']['output']>;
  status: HostelApplicationStatus;
};

/** Many applications to be decided at once. */
export type HostelDecisionsInput = {
  decision: HostelDecision;
  dryRun: Scalars['Boolean']['input'];
  ids: Array<Scalars['ID']['input']>;
  /** For the audit log, and shown to a student who loses a bed. Not needed for a dry run. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Decided, or what would be. */
export type HostelDecisionsMade = {
  __typename?: 'HostelDecisionsMade';
  decided: Scalars['Int']['output'];
  message: Scalars['String']['output'];
  problems: Scalars['Int']['output'];
  /** Of a dry run, by matric number. */
  rows: Array<HostelDecisionRow>;
};

/** Decided, or why not; `PREVIEW_OUTDATED` where one of them cannot be any more. */
export type HostelDecisionsResult = HostelDecisionsMade | Refusal;

/** What a place in a hostel costs this session. */
export type HostelFee = {
  __typename?: 'HostelFee';
  amount: Scalars['Naira']['output'];
  /** True when `startHostelPayment` would open a payment: tuition, or the share of it that opens the hostel, is paid and this is not. */
  canPay: Scalars['Boolean']['output'];
  isPaid: Scalars['Boolean']['output'];
  /** Why it cannot be paid yet, in a sentence that names the share of tuition if there is a plan; null if it can, or is paid. */
  obstacle?: Maybe<Scalars['String']['output']>;
};

/** A hostel, as the office keeps it. */
export type HostelHouse = {
  __typename?: 'HostelHouse';
  beds: Scalars['Int']['output'];
  /** Floors that have rooms, from the lowest; 0 is the ground floor. */
  floors: Array<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  kind: HostelKind;
  name: Scalars['String']['output'];
  revision: Scalars['Int']['output'];
  rooms: Scalars['Int']['output'];
};

/** A hostel. */
export type HostelInput = {
  /** Can change while the hostel has no rooms. */
  kind: HostelKind;
  name: Scalars['String']['input'];
};

/** Whom a hostel is for. */
export type HostelKind =
  | 'Female'
  | 'Male';

/** The beds of the running session. */
export type HostelOccupancy = {
  __typename?: 'HostelOccupancy';
  deadline?: Maybe<Scalars['DateTime']['output']>;
  hostels: Array<HostelBeds>;
  isApplicationOpen: Scalars['Boolean']['output'];
  /** The running academic session; null between two. */
  session?: Maybe<Scalars['String']['output']>;
  /** The waiting lists: one of each kind, not of each hostel. */
  waiting: Array<HostelWaitingCount>;
};

/** A bed held for somebody who waited; `selectBed` takes it. */
export type HostelOffer = {
  __typename?: 'HostelOffer';
  bed: HostelBed;
  expiresAt: Scalars['DateTime']['output'];
};

/** A bed that is held for somebody who waits. */
export type HostelOfferRecord = {
  __typename?: 'HostelOfferRecord';
  bed: Scalars['Int']['output'];
  expiresAt: Scalars['DateTime']['output'];
  floor: Scalars['Int']['output'];
  hostel: Scalars['String']['output'];
  room: Scalars['String']['output'];
};

/** The hostel office: the hostels, and when beds can be applied for. */
export type HostelOffice = {
  __typename?: 'HostelOffice';
  export: ExportLinks;
  hostels: Array<HostelHouse>;
  /** Of the running session; null between two. */
  settings?: Maybe<HostelSettings>;
};

/** The current bed behind a genuine hostel printout. */
export type HostelPrintoutConfirmation = {
  __typename?: 'HostelPrintoutConfirmation';
  approvedAt: Scalars['DateTime']['output'];
  bed: Scalars['String']['output'];
  hostel: Scalars['String']['output'];
  matricNumber: Scalars['String']['output'];
  name: Scalars['String']['output'];
  room: Scalars['String']['output'];
  session: Scalars['String']['output'];
};

/**
 * Done, or why not: `APPLICATIONS_CLOSED`, `ALREADY_APPLIED`, `NO_KIND`, `BEDS_FREE`, `HOSTEL_UNPAID`, `NOT_AVAILABLE`, `REFUSED` (for
 * another reason).
 */
export type HostelResult = HostelChanged | Refusal;

/** A room with a place left. */
export type HostelRoom = {
  __typename?: 'HostelRoom';
  availableBeds: Scalars['Int']['output'];
  /** The free beds; fewer than `availableBeds` where the college does not list them all. */
  beds: Array<HostelBed>;
  /** 0 is the ground floor; null if the college does not report it. */
  floor?: Maybe<Scalars['Int']['output']>;
  /** The hostel it is in; null if the college does not report it. */
  hostel?: Maybe<Scalars['String']['output']>;
  /** Its own in the whole college: `A-101`. */
  number: Scalars['String']['output'];
  totalBeds: Scalars['Int']['output'];
};

/** Which rooms are asked for. */
export type HostelRoomFilter = {
  floor?: InputMaybe<Scalars['Int']['input']>;
  hostel?: InputMaybe<Scalars['ID']['input']>;
  /** Rooms with a bed in this state. */
  state?: InputMaybe<HostelBedState>;
};

/** A room's number and floor. */
export type HostelRoomInput = {
  floor: Scalars['Int']['input'];
  number: Scalars['String']['input'];
};

/** A page of rooms. */
export type HostelRoomPage = {
  __typename?: 'HostelRoomPage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<HostelRoomPlace>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** A room with its beds. */
export type HostelRoomPlace = {
  __typename?: 'HostelRoomPlace';
  beds: Array<HostelBedPlace>;
  floor: Scalars['Int']['output'];
  hostel: Scalars['String']['output'];
  hostelId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  kind: HostelKind;
  number: Scalars['String']['output'];
  revision: Scalars['Int']['output'];
};

/** What rooms can be sorted by. */
export type HostelRoomSort =
  | 'floor'
  | 'hostel'
  | 'number';

/** Rooms to be added. */
export type HostelRoomsInput = {
  /** Beds of each, 1 to 20. */
  beds: Scalars['Int']['input'];
  /** 1 to 100. */
  count: Scalars['Int']['input'];
  /** The first one's number, `A-101`; a range counts on from its last digits. */
  first: Scalars['String']['input'];
  floor: Scalars['Int']['input'];
  hostelId: Scalars['ID']['input'];
};

/** When beds of the running session can be applied for. */
export type HostelSettings = {
  __typename?: 'HostelSettings';
  /** The first instant at which nothing is accepted; null if none is set. */
  deadline?: Maybe<Scalars['DateTime']['output']>;
  isApplicationOpen: Scalars['Boolean']['output'];
  /** Counts the times they were saved; sent back with a change. */
  revision: Scalars['Int']['output'];
  session: Scalars['String']['output'];
};

/** When beds can be applied for. */
export type HostelSettingsInput = {
  deadline?: InputMaybe<Scalars['DateTime']['input']>;
  isApplicationOpen: Scalars['Boolean']['input'];
  /** The one that was seen. */
  revision: Scalars['Int']['input'];
};

/** A place on the waiting list. */
export type HostelWaiting = {
  __typename?: 'HostelWaiting';
  joinedAt: Scalars['DateTime']['output'];
  offer?: Maybe<HostelOffer>;
  /** 1 is next; null while a bed is offered. */
  position?: Maybe<Scalars['Int']['output']>;
};

/** How many wait for a bed and are offered none. */
export type HostelWaitingCount = {
  __typename?: 'HostelWaitingCount';
  kind: HostelKind;
  waiting: Scalars['Int']['output'];
};

/** Who of the waiting list is asked for. */
export type HostelWaitingFilter = {
  isOffered?: InputMaybe<Scalars['Boolean']['input']>;
  kind?: InputMaybe<HostelKind>;
};

/** A page of the waiting list. */
export type HostelWaitingPage = {
  __typename?: 'HostelWaitingPage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<HostelWaitingRecord>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** Somebody who waits for a bed. */
export type HostelWaitingRecord = {
  __typename?: 'HostelWaitingRecord';
  department: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  joinedAt: Scalars['DateTime']['output'];
  kind?: Maybe<HostelKind>;
  level: Scalars['Int']['output'];
  matricNumber: Scalars['String']['output'];
  name: Scalars['String']['output'];
  offer?: Maybe<HostelOfferRecord>;
  /** 1 is next of the kind; null while a bed is offered. */
  position?: Maybe<Scalars['Int']['output']>;
  studentId: Scalars['ID']['output'];
};

/** What the waiting list can be sorted by. */
export type HostelWaitingSort =
  | 'joined_at'
  | 'matric_number'
  | 'name';

/** What waits for ICT support. */
export type IctDashboard = {
  __typename?: 'IctDashboard';
  changeRequests: Backlog;
  /** Opened an hour ago or more and still without an outcome. */
  stuckPayments: Backlog;
  /** Applicants whose email address is not verified. */
  unverifiedEmails: Backlog;
};

/** What a genuine ID card says, and whether it is valid. */
export type IdCardConfirmation = {
  __typename?: 'IdCardConfirmation';
  department: Scalars['String']['output'];
  /** False once a newer card was issued. */
  isLatest: Scalars['Boolean']['output'];
  /** Whether its owner is a student of the college now. */
  isStudent: Scalars['Boolean']['output'];
  issuedAt: Scalars['DateTime']['output'];
  level: Scalars['Int']['output'];
  matricNumber: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** 1 for the first; every other is a reissue. */
  number: Scalars['Int']['output'];
};

/** The ID card was replaced. */
export type IdCardReissued = {
  __typename?: 'IdCardReissued';
  /** Of the new card. */
  number: Scalars['Int']['output'];
};

/** What came of the file, or why it cannot be read. */
export type ImportCoursesResult = ImportReport | Refusal;

/** Read, or why not. */
export type ImportIndexNumbersResult = IndexNumbersImport | Refusal;

/** An error in one row of an imported file. */
export type ImportProblem = {
  __typename?: 'ImportProblem';
  /** The heading of the cell that is wrong; null if the row as a whole is. */
  column?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  /** Its line in the file, as a spreadsheet counts: the headings are line 1. */
  row: Scalars['Int']['output'];
};

/** Read, or why not. */
export type ImportRemittanceSharesResult = Refusal | RemittanceSharesImport;

/**
 * What reading a file of records came to. With `errors` nothing was imported, whether asked to or not, unless wrong rows were to be left out; a
 * trial run imports nothing either.
 */
export type ImportReport = {
  __typename?: 'ImportReport';
  dryRun: Scalars['Boolean']['output'];
  errorCount: Scalars['Int']['output'];
  /** The first 200 of them, by row. */
  errors: Array<ImportProblem>;
  imported: Scalars['Int']['output'];
  /** The rows of the file, its headings not counted. */
  rowCount: Scalars['Int']['output'];
};

/** Read, or why not. */
export type ImportSponsoredStudentsResult = Refusal | SponsoredStudentsImport;

/** What came of an import of students. Refusals: `INVALID_INPUT` (`file`, `reason`), `FILE_TOO_LARGE`. */
export type ImportStudentsResult = ImportReport | Refusal;

/** A row of the council's numbers. */
export type IndexNumberPreview = {
  __typename?: 'IndexNumberPreview';
  indexNumber: Scalars['String']['output'];
  matricNumber: Scalars['String']['output'];
  /** As the college has it; empty where the number is unknown. */
  name: Scalars['String']['output'];
};

/** The council's numbers, as they were read. */
export type IndexNumbersImport = {
  __typename?: 'IndexNumbersImport';
  /** The first 50 rows. */
  preview: Array<IndexNumberPreview>;
  /** Stands for the rows that can be taken. */
  previewMark: Scalars['String']['output'];
  report: ImportReport;
};

/** Changed, or why not. */
export type IndexingChangeResult = IndexingChanged | Refusal;

/** Some students were changed. */
export type IndexingChanged = {
  __typename?: 'IndexingChanged';
  changed: Scalars['Int']['output'];
  /** Why the others were left out, in sentences. */
  leftOut: Array<Scalars['String']['output']>;
};

/** A column of the table for a council. */
export type IndexingColumn = {
  __typename?: 'IndexingColumn';
  /** As the council calls it. */
  heading: Scalars['String']['output'];
  value: IndexingValue;
};

/** A column as the office enters it. */
export type IndexingColumnInput = {
  heading: Scalars['String']['input'];
  value: IndexingValue;
};

/** How many students of a round are how far. */
export type IndexingCounts = {
  __typename?: 'IndexingCounts';
  held: Scalars['Int']['output'];
  indexed: Scalars['Int']['output'];
  notReady: Scalars['Int']['output'];
  ready: Scalars['Int']['output'];
};

/** What a student lacks for the council. */
export type IndexingGap =
  /** Nobody has compared the name with the certificate. */
  | 'certificate_unchecked'
  /** It is another name since it was compared. */
  | 'name_changed'
  | 'no_birth_date'
  | 'no_photo'
  /** A sitting of the application is not verified. */
  | 'olevel_unchecked';

/** What rounds of indexing can be narrowed to. */
export type IndexingRoundFilter = {
  /** Whether students can still be handed in. */
  open?: InputMaybe<Scalars['Boolean']['input']>;
  programmeId?: InputMaybe<Scalars['ID']['input']>;
};

/** A round as the office enters it. */
export type IndexingRoundInput = {
  closesOn: Scalars['String']['input'];
  columns: Array<IndexingColumnInput>;
  quota: Scalars['Float']['input'];
};

/** A round was opened. */
export type IndexingRoundOpened = {
  __typename?: 'IndexingRoundOpened';
  id: Scalars['ID']['output'];
  message: Scalars['String']['output'];
};

/** A page of the rounds of indexing. */
export type IndexingRoundPage = {
  __typename?: 'IndexingRoundPage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<IndexingRoundRow>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** One round of a council's indexing. */
export type IndexingRoundRecord = {
  __typename?: 'IndexingRoundRecord';
  closesOn: Scalars['Date']['output'];
  /** The table that the council asks for. */
  columns: Array<IndexingColumn>;
  council?: Maybe<Scalars['String']['output']>;
  daysLeft: Scalars['Int']['output'];
  /** Where the table and the photos are downloaded, a ZIP of everybody who is ready. */
  filesUrl: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  programme: Scalars['String']['output'];
  quota: Scalars['Int']['output'];
  revision: Scalars['Int']['output'];
  session: Scalars['String']['output'];
  students: IndexingCounts;
};

/** A council's indexing of those who began a programme in a session. */
export type IndexingRoundRow = {
  __typename?: 'IndexingRoundRow';
  /** The last day for handing in. */
  closesOn: Scalars['Date']['output'];
  /** Null where the programme names none. */
  council?: Maybe<Scalars['String']['output']>;
  /** Until then: 0 on the last day, negative after it. */
  daysLeft: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** With its department, where that has several. */
  programme: Scalars['String']['output'];
  quota: Scalars['Int']['output'];
  /** In which the students began. */
  session: Scalars['String']['output'];
  students: IndexingCounts;
};

/** What rounds of indexing can be sorted by. */
export type IndexingRoundSort =
  | 'closes'
  | 'session';

/** How far a student's indexing is. */
export type IndexingState =
  /** Not put forward. */
  | 'held'
  | 'indexed'
  | 'not_ready'
  /** Lacks nothing and waits for the council's number. */
  | 'ready';

/** A student of a round. */
export type IndexingStudent = {
  __typename?: 'IndexingStudent';
  /** The application, with the certificates; null for who has none in the portal. */
  applicantId?: Maybe<Scalars['ID']['output']>;
  /** What is missing; empty once indexed. */
  gaps: Array<IndexingGap>;
  /** Why the student is held back. */
  heldReason?: Maybe<Scalars['String']['output']>;
  /** Of the student. */
  id: Scalars['ID']['output'];
  indexNumber?: Maybe<Scalars['String']['output']>;
  matricNumber: Scalars['String']['output'];
  /** Surname first. */
  name: Scalars['String']['output'];
  state: IndexingState;
};

/** What the students of a round can be narrowed to. */
export type IndexingStudentFilter = {
  gap?: InputMaybe<IndexingGap>;
  state?: InputMaybe<IndexingState>;
};

/** A page of the students of a round. */
export type IndexingStudentPage = {
  __typename?: 'IndexingStudentPage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<IndexingStudent>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** What the students of a round can be sorted by. */
export type IndexingStudentSort =
  | 'matric_number'
  | 'name';

/** What a column of the table for a council holds. */
export type IndexingValue =
  | 'address'
  | 'date_of_birth'
  | 'email'
  | 'entry_session'
  | 'first_name'
  | 'full_name'
  | 'lga'
  | 'matric_number'
  | 'nationality'
  | 'other_name'
  | 'o_level'
  | 'phone'
  /** The name of the student's file. */
  | 'photo'
  | 'programme'
  | 'serial'
  | 'sex'
  | 'state_of_origin'
  | 'surname';

/** An active student with an instalment plan. */
export type Instalment = {
  __typename?: 'Instalment';
  /** Tuition without the late fee. */
  charged: Scalars['Naira']['output'];
  department: Scalars['String']['output'];
  /** Of the student. */
  id: Scalars['ID']['output'];
  level: Scalars['Int']['output'];
  matricNumber: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Null if every share is paid. */
  next?: Maybe<NextInstalment>;
  paid: Scalars['Naira']['output'];
  planId: Scalars['ID']['output'];
  state: InstalmentState;
};

/** How the students of a session's plans pay. */
export type InstalmentFigures = {
  __typename?: 'InstalmentFigures';
  departments: Array<NamedDepartment>;
  plans: Array<PlanFigures>;
  session: Scalars['String']['output'];
  /** Newest first. */
  sessions: Array<Scalars['String']['output']>;
  sponsors: Array<PlanSponsor>;
};

/** What instalments are narrowed to. */
export type InstalmentFilter = {
  department?: InputMaybe<Scalars['ID']['input']>;
  level?: InputMaybe<Scalars['Int']['input']>;
  plan?: InputMaybe<Scalars['ID']['input']>;
  /** The current one if none is named. */
  session?: InputMaybe<Scalars['String']['input']>;
  /** The number of the next share. */
  share?: InputMaybe<Scalars['Int']['input']>;
  /** On its list of the session, whichever plan counts. */
  sponsor?: InputMaybe<Scalars['ID']['input']>;
  state?: InputMaybe<InstalmentState>;
};

/** A page of students with an instalment plan. */
export type InstalmentPage = {
  __typename?: 'InstalmentPage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<Instalment>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** What instalments are sorted by. */
export type InstalmentSort =
  /** Of the next share. */
  | 'due_date'
  | 'matric_number'
  | 'name'
  /** Of the next share. */
  | 'outstanding';

/** How far a student's payments reach. */
export type InstalmentState =
  /** A share is to be paid, in time. */
  | 'due'
  /** The date of a share has passed. */
  | 'overdue'
  /** Every share is paid. */
  | 'paid';

/** An ID card that was issued to a student. */
export type IssuedIdCard = {
  __typename?: 'IssuedIdCard';
  issuedAt: Scalars['DateTime']['output'];
  /** The member of staff who reissued it; null for the first, which the student prints. */
  issuedBy?: Maybe<Scalars['String']['output']>;
  /** 1 for the first; every other is a reissue. */
  number: Scalars['Int']['output'];
  /** Why it was reissued; null for the first. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** A payment slip as the office sees it. */
export type IssuedSlip = {
  __typename?: 'IssuedSlip';
  amount: Scalars['Naira']['output'];
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  issuedAt: Scalars['DateTime']['output'];
  /** When the money that completed it was paid in. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  received: Scalars['Naira']['output'];
  reference: Scalars['String']['output'];
  /** What is still to be paid with it: what did not come, as far as its items are still owed. */
  rest: Scalars['Naira']['output'];
  state: PaymentSlipState;
  student: ReceiptStudent;
};

/** A payment slip with its items. */
export type IssuedSlipFile = {
  __typename?: 'IssuedSlipFile';
  /** What it pays, in this order. */
  lines: Array<SlipLine>;
  /** The rows of statements that name it, the oldest first; also what was not credited. */
  rows: Array<BankRow>;
  slip: IssuedSlip;
};

/** What slips are narrowed to. */
export type IssuedSlipFilter = {
  amountFrom?: InputMaybe<Scalars['Naira']['input']>;
  amountUntil?: InputMaybe<Scalars['Naira']['input']>;
  /** First and last day on which they were made. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Only those for which money came, and not all of it. */
  isPartPaid?: InputMaybe<Scalars['Boolean']['input']>;
  state?: InputMaybe<PaymentSlipState>;
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** A page of payment slips. */
export type IssuedSlipPage = {
  __typename?: 'IssuedSlipPage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<IssuedSlip>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** What slips are sorted by. */
export type IssuedSlipSort =
  | 'amount'
  | 'expires_at'
  | 'issued_at'
  | 'received';

/** JAMB details as they are saved. */
export type JambDetails = {
  __typename?: 'JambDetails';
  /** Empty if JAMB was not sat. */
  jambNo: Scalars['String']['output'];
  /** 0 to 400; empty if there is none. */
  jambScore: Scalars['String']['output'];
  /** Counts the times it was saved; sent back with a change. */
  revision: Scalars['Int']['output'];
};

/** The JAMB section whole. */
export type JambDetailsInput = {
  jambNo: Scalars['String']['input'];
  jambScore: Scalars['String']['input'];
  /** The revision that this replaces, 0 where there was none; left out, whatever is stored is replaced. */
  revision?: InputMaybe<Scalars['Int']['input']>;
};

/** What the offices decided on a student who leaves. */
export type LeavingClearance = {
  __typename?: 'LeavingClearance';
  department: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  level: Scalars['Int']['output'];
  matricNumber: Scalars['String']['output'];
  /** Surname first. */
  name: Scalars['String']['output'];
  /** What the student owes; null for a caller who does not decide for the bursary. */
  owed?: Maybe<Scalars['Naira']['output']>;
  standing: LeavingStanding;
  /** Where the statement of result is downloaded as PDF; null for a caller who may not have it, and for a student who withdrew. */
  statementUrl?: Maybe<Scalars['String']['output']>;
  units: Array<UnitDecision>;
};

/** On which students the office decided. */
export type LeavingClearanceDecided = {
  __typename?: 'LeavingClearanceDecided';
  changed: Scalars['Int']['output'];
  /** Why it did not on others, a sentence each. */
  leftOut: Array<Scalars['String']['output']>;
};

/** What they can be narrowed to. */
export type LeavingClearanceFilter = {
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  standing?: InputMaybe<LeavingStanding>;
  state?: InputMaybe<ClearanceState>;
  /** The office that `state` is of. Without it `CLEARED` means by every office, the others by any. */
  unit?: InputMaybe<ClearanceUnit>;
};

/** A page of students who leave. */
export type LeavingClearancePage = {
  __typename?: 'LeavingClearancePage';
  /** The offices that the caller decides for. */
  decidable: Array<ClearanceUnit>;
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<LeavingStudent>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** What the students who leave can be sorted by. */
export type LeavingClearanceSort =
  | 'department'
  | 'matric_number'
  | 'name';

/** Why a student leaves. */
export type LeavingStanding =
  | 'graduated'
  | 'withdrawn';

/** A student who leaves. */
export type LeavingStudent = {
  __typename?: 'LeavingStudent';
  department: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  level: Scalars['Int']['output'];
  matricNumber: Scalars['String']['output'];
  /** Surname first. */
  name: Scalars['String']['output'];
  standing: LeavingStanding;
  /** Of every office, in the order that they are shown in. */
  units: Array<UnitState>;
};

/** A student, as the caller saw the office's decision. */
export type LeavingStudentInput = {
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
};

/** The signed-in lecturer's running semester. */
export type LecturerDashboard = {
  __typename?: 'LecturerDashboard';
  courses: Array<TaughtCourse>;
  /** Those to come, the soonest first. */
  deadlines: Array<Deadline>;
  /** The last day on which its results are to be submitted; null while none is set. */
  resultsDueOn?: Maybe<Scalars['Date']['output']>;
  /** Null while none runs. */
  semester?: Maybe<Semester>;
  /** The running semester's id, for the addresses of its sheets; null while none runs. */
  semesterId?: Maybe<Scalars['ID']['output']>;
  session?: Maybe<Scalars['String']['output']>;
};

/** Everything that was paid until the end of the days, as it is now. */
export type LedgerBalance = {
  __typename?: 'LedgerBalance';
  credit: Scalars['Naira']['output'];
  /** Received less the others: 0, unless the ledger is broken. */
  difference: Scalars['Float']['output'];
  /** What pays charges. */
  paid: Scalars['Naira']['output'];
  received: Scalars['Naira']['output'];
  /** Given back, or reserved for a refund. */
  refunded: Scalars['Naira']['output'];
};

/** What the college credited. */
export type LedgerEntry = {
  __typename?: 'LedgerEntry';
  amount: Scalars['Naira']['output'];
  /** Where anybody can confirm the receipt. */
  confirmationPath: Scalars['String']['output'];
  creditedAt: Scalars['DateTime']['output'];
  paidAt: Scalars['DateTime']['output'];
  /** Where the receipt can be downloaded. */
  receiptUrl: Scalars['String']['output'];
  /** What of it is given back, or reserved for an approved refund. */
  refunded: Scalars['Naira']['output'];
};

/** Of everybody and all sessions, whatever the filters: what was received is paid, refunded and credit together. */
export type LedgerFigures = {
  __typename?: 'LedgerFigures';
  /** What of it pays nothing yet. */
  credit: Scalars['Naira']['output'];
  /** What of it pays charges. */
  paid: Scalars['Naira']['output'];
  /** All receipts that are not voided. */
  received: Scalars['Naira']['output'];
  /** What of it is given back, or reserved for an approved refund. */
  refunded: Scalars['Naira']['output'];
};

/** Why a row is a leftover. */
export type LeftoverReason =
  | 'no_reference'
  /** The narration has another student's matric number. */
  | 'other_student'
  /** It names several slips. */
  | 'several_slips'
  | 'slip_cancelled'
  /** The slip was paid before. */
  | 'slip_paid'
  /** More than a receipt can be. */
  | 'too_large'
  /** No slip has the reference. */
  | 'unknown_reference'
  /** Its receipt was voided. */
  | 'voided'
  | 'wrong_check_digit';

/** How a link reaches its owner: by mail, or from the member of staff who sees it. */
export type LinkDelivery =
  | 'mailed'
  | 'shown';

/** Marks of one sheet. */
export type MarkAttendanceInput = {
  courseId: Scalars['ID']['input'];
  marks: Array<AttendanceMarkInput>;
  semesterId: Scalars['ID']['input'];
};

/** Refusals: `INVALID_INPUT`, `NOT_OPEN`. */
export type MarkAttendanceResult = AttendanceMarked | Refusal;

/**
 * `MATCHED`: both have it, at one amount. `DIFFERS`: at two. `MISSING_IN_LEDGER`: the provider took the money and nothing is
 * credited yet. `REFUSED`: known, and not credited. `MISSING_AT_PROVIDER`: credited, and the provider does not report it as paid.
 * `UNKNOWN`: the college never opened it.
 */
export type MatchState =
  | 'differs'
  | 'matched'
  | 'missing_at_provider'
  | 'missing_in_ledger'
  | 'refused'
  | 'unknown';

/** How many transactions compare like this, and what they come to. */
export type MatchTotal = {
  __typename?: 'MatchTotal';
  amount: Scalars['Naira']['output'];
  count: Scalars['Int']['output'];
  state: MatchState;
};

/** A step of the application's way. */
export type Milestone = {
  __typename?: 'Milestone';
  name: MilestoneName;
  /** When it was reached; null if it was not reached or the time is unknown. */
  reachedAt?: Maybe<Scalars['DateTime']['output']>;
  state: MilestoneState;
};

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

/** A total that a change of the schedule moves. */
export type MovedTotal = {
  __typename?: 'MovedTotal';
  after: Scalars['Naira']['output'];
  before: Scalars['Naira']['output'];
  department: Scalars['String']['output'];
  residency: FeeResidency;
  stage: FeeStage;
};

/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds a hostel, without rooms. */
  addHostel: AcknowledgementResult;
  /** Adds beds to a room, numbered on from its last. */
  addHostelBeds: AcknowledgementResult;
  /** Adds one room or a range of them, all or none; their beds are offered to those who wait. */
  addHostelRooms: AcknowledgementResult;
  /** Adds a semester to an academic session. */
  addSemester: CatalogueResult;
  /** Adds a test batch to a round. */
  addTestBatch: CatalogueResult;
  /**
   * Amends published results by a new version, or shows what each would become. `CHANGED_ELSEWHERE`: the current version is not
   * the one that was read; `OWN_SHEET`: the viewer teaches the course.
   */
  amendSheet: SheetAmendmentResult;
  /** Accepts or declines the offer of admission. Accepting makes the applicant a student; repeating the same answer has no effect. */
  answerOffer: AnswerOfferResult;
  /** Approves a submitted result sheet. One's own sheet is refused with `OWN_SHEET`. */
  approveSheet: SheetResult;
  /**
   * Asks to lower charges of a student or to take them back; nothing changes until a second person approves it. What is wrong with a line
   * is at the field `lines.12`, by its charge. Refuses with `ADJUSTMENT_OPEN` while another one of these charges waits, with
   * `CHARGE_CHANGED` where one was taken back meanwhile, and with `KEY_REUSED`.
   */
  askAdjustment: AdjustmentResult;
  /** Asks to give credit of a student's account back. Refuses with `KEY_REUSED`. */
  askCreditRefund: RefundResult;
  /**
   * Asks to give the money of a refused payment back, all that the provider took; the reason has 5 characters at least. Refuses with
   * `REFUND_OPEN` while a refund of it is asked for or approved, and with `OTHER_CURRENCY` or `AMOUNT_UNKNOWN`.
   */
  askPaymentRefund: RefundResult;
  /** Asks to void a receipt of the counter, in 5 characters at least. It counts until somebody else approves. */
  askReceiptVoid: ReceiptVoidResult;
  /** Asks to void the receipt of a row, in 5 characters at least. It counts until somebody else approves. */
  askRowVoid: BankRowResult;
  /** Asks to void a student's receipt of a sponsor, in 5 characters at least. It counts until somebody else approves. */
  askSponsorReceiptVoid: SponsorReceiptResult;
  /**
   * Assigns courses to one lecturer in addition to the current lecturers, all or none. The real run needs the dry run's
   * `preview`; if something changed since, it does nothing and refuses with `PREVIEW_OUTDATED`.
   */
  assignCourses: AssignCoursesResult;
  /** Says who teaches a course in the session of a semester. A past session is the refusal `PAST_SESSION`. */
  assignLecturers: CatalogueResult;
  /** Bars students, at most 100, from the examinations of courses whose classes they missed, with the figures as the reason. */
  barForAttendance: BarForAttendanceResult;
  /** Bars a student from an examination, or lifts the bar. */
  barStudent: BarStudentResult;
  /** Cancels an adjustment that waits. Refuses everybody but the person who asked with `NOT_YOURS`. */
  cancelAdjustment: AdjustmentResult;
  /** Cancels a slip for which no money came. Refuses with `CHANGED_ELSEWHERE`. */
  cancelPaymentSlip: PaymentSlipResult;
  /** Cancels a refund that is not paid out. Reserved credit is free again, and pays what is owed. */
  cancelRefund: RefundResult;
  /** Changes an announcement. */
  changeAnnouncement: AcknowledgementResult;
  /** Changes an account. Refuses with `CHANGED_ELSEWHERE`. */
  changeBankAccount: AcknowledgementResult;
  /** Takes a bed out of use, or back. A bed that is held is not taken; an offer of it is taken back. */
  changeBedUse: AcknowledgementResult;
  /** Gives somebody more or less time for their papers, and informs them. Refusal: `CLEARED`. */
  changeEntryDeadline: EntryClearanceResult;
  /** Changes a line. Another revision than the newest is the refusal `CHANGED_ELSEWHERE`; so for all that carry one. */
  changeFeeLine: AcknowledgementResult;
  /**
   * Lets students pay a section online as well, or no longer. What is charged, paid or opened stays as it is. Refuses a section that is
   * tuition.
   */
  changeFeeSection: AcknowledgementResult;
  /** Renames a hostel, or changes its kind while it has no rooms. */
  changeHostel: AcknowledgementResult;
  /** Gives a room another number or floor. */
  changeHostelRoom: AcknowledgementResult;
  /** Opens or closes hostel applications, and sets their deadline. */
  changeHostelSettings: AcknowledgementResult;
  /** Changes the last day, the quota or the council's table. Refusal: `CHANGED_ELSEWHERE`. */
  changeIndexingRound: AcknowledgementResult;
  /** Chooses a new password while signed in. An account on its default password must do this before anything else. */
  changePassword: AcknowledgementResult;
  /** Changes the shares of a plan. What is paid stays paid, and is compared with the new shares. */
  changePaymentPlan: CatalogueResult;
  /** Changes one's own draft. `WRONG_STATE`: it is none any more; so for all that changes a draft. */
  changeRemittance: RemittanceResult;
  /** Changes what a draft brings single students, 500 at most. A share of nothing is taken out. */
  changeRemittanceShares: RemittanceResult;
  /** Changes a semester's dates, registration window or limits of credits. */
  changeSemester: CatalogueResult;
  /** Sets the hostel fee and the late fee of a session. What is charged, paid or opened stays as it is. */
  changeSessionFees: AcknowledgementResult;
  /** Changes a sponsor. One that is not active gets no new list; its lists stay. */
  changeSponsor: SponsorSavedResult;
  /** Changes a list. What is covered stays once money was credited: `WRONG_STATE`. */
  changeSponsorship: SponsorSavedResult;
  /** Chooses another password of one's own; every other session of the account ends. */
  changeStaffPassword: AcknowledgementResult;
  /**
   * Gives a colleague another role, which takes effect at once. Somebody else's change meanwhile is a `Refusal` of the code
   * `CHANGED_ELSEWHERE`.
   */
  changeStaffRole: AcknowledgementResult;
  /** Moves a student to another programme, or corrects the session in which the studies began. */
  changeStudentProgramme: CatalogueResult;
  /** Defers students, lets them withdraw, or restores them; previews and refuses as `promoteStudents` does. */
  changeStudentStanding: StudentActionResult;
  /** Changes a test batch; the applicants assigned to it get the new time by mail. */
  changeTestBatch: CatalogueResult;
  /** Opens or closes a level's tuition, or moves the day of the late fee. */
  changeTuitionRecord: AcknowledgementResult;
  /** Notes that the names of students, as they were seen, were compared with their certificates: 100 at most. */
  checkCertificates: IndexingChangeResult;
  /** Verifies a sitting, or queries it: the applicant is informed and may send the file again. */
  checkSitting: SittingCheckResult;
  /** Sets a new password with a link, once; every sign-in of the account ends. */
  choosePassword: AcknowledgementResult;
  /** Closes a cash book with the cash that was counted. A count that differs from the book needs a note. */
  closeCashBook: CloseCashBookResult;
  /** Sets a new password with the emailed code and ends the account's sessions. */
  confirmPasswordReset: AcknowledgementResult;
  /** Turns the second factor on with a code of the app; the recovery codes are shown only once. */
  confirmSecondFactor: RecoveryCodesResult;
  /** Notes that the applicant has seen when their aptitude test is. */
  confirmTestNotice: TestNoticeConfirmed;
  /** Copies the plans of one session to another, with their dates moved by the years between. Plans that are there stay. */
  copyPaymentPlans: CatalogueResult;
  /** Corrects a profile, in the application and the student's record alike. */
  correctProfile: AcknowledgementResult;
  /**
   * Corrects a sitting to what its certificate says: the applicant is informed of the differences. What is refused is named by
   * its place: `examNumber`, `subjects.0.grade`.
   */
  correctSitting: SittingCheckResult;
  /** Adds an academic session, such as `2026/2027`. */
  createAcademicSession: CatalogueResult;
  /** Announces something. */
  createAnnouncement: AcknowledgementResult;
  /** Adds an account that students pay into. */
  createBankAccount: AcknowledgementResult;
  /** Adds a line to the fee schedule; what was paid or opened stays as it was. */
  createFeeLine: AcknowledgementResult;
  /** Adds an instalment plan. Refuses a second one for the same session, department and level with `INVALID_INPUT`. */
  createPaymentPlan: CatalogueResult;
  /**
   * Makes a payment slip for chosen items, or gets the open one for the same. Refuses with `TOO_MANY_SLIPS`, and with
   * `NO_BANK_ACCOUNT`.
   */
  createPaymentSlip: PaymentSlipResult;
  /** Adds a sponsor. */
  createSponsor: SponsorSavedResult;
  /** Begins a sponsor's list of a session. */
  createSponsorship: SponsorSavedResult;
  /** Makes tuition payable for a level in a session. */
  createTuitionRecord: AcknowledgementResult;
  /**
   * Approves or declines an adjustment that somebody else asked for; declining needs a note. An approved one changes the account at once: what
   * was paid of its charges pays the new amounts first, and is credit otherwise. Refuses the person who asked with `SECOND_PERSON`, and with
   * `CHARGE_CHANGED` or `STILL_ACTIVE`.
   */
  decideAdjustment: AdjustmentResult;
  /** Approves a request, which makes the correction, or refuses it with a reason. */
  decideChangeRequest: AcknowledgementResult;
  /** Accepts a paper, returns it with a reason, or notes that the original was seen. Refusals: `CHANGED_ELSEWHERE`, `CLEARED`, `EMAIL_IN_USE`. */
  decideEntryPaper: EntryClearanceResult;
  /** Approves, rejects or releases many applications, all of them or none. With `dryRun` nothing is written. */
  decideHostelApplications: HostelDecisionsResult;
  /**
   * Signs students who leave off for an office, holds them, or takes that back; at most 100, each independent of the others. Only an
   * office's own staff decide for it.
   */
  decideLeavingClearance: DecideLeavingClearanceResult;
  /** Decides on one application; over the quota only with a reason. */
  decideOnApplicant: ApplicantChangeResult;
  /**
   * Decides on many applications, all of them or none. With `dryRun` nothing is written, and every row shows its outcome; the
   * real run sends the dry run's `preview`. Somebody else's change since is the refusal `PREVIEW_OUTDATED`, going over a quota
   * without saying why `QUOTA_EXCEEDED`.
   */
  decideOnApplicants: BulkDecisionResult;
  /**
   * Approves or declines a void that somebody else asked for; declining needs a note. What a voided receipt paid is owed again.
   * Refuses the person who asked with `SECOND_PERSON`.
   */
  decideReceiptVoid: ReceiptVoidResult;
  /**
   * Approves or declines a refund that somebody else asked for; declining needs a note. Credit that an approved refund gives back pays
   * nothing else. Refuses the person who asked with `SECOND_PERSON`, and with `CREDIT_GONE` where the credit has paid something since.
   */
  decideRefund: RefundResult;
  /**
   * Approves a waiting remittance, which writes one receipt for each student, or declines it with a note. Refuses the person who entered it with
   * `SECOND_PERSON`.
   */
  decideRemittance: RemittanceResult;
  /**
   * Approves or declines what somebody else proposed; declining needs a note. An approval writes the receipt. Refuses the person who
   * proposed it with `SECOND_PERSON`.
   */
  decideRow: BankRowResult;
  /**
   * Approves or declines a void that somebody else asked for; declining needs a note. The row is a leftover again, and what it paid is
   * owed. Refuses the person who asked with `SECOND_PERSON`.
   */
  decideRowVoid: BankRowResult;
  /**
   * Approves a list as a second person, and informs its graduates, or declines it with a note. Refusals: `CHANGED_ELSEWHERE` (it does not
   * wait any more), `SECOND_PERSON`, `LIST_OUTDATED` (what it says of a graduate is not so any more).
   */
  decideSenateList: DecideSenateListResult;
  /** Approves or declines such a void as `decideReceiptVoid` does. */
  decideSponsorReceiptVoid: SponsorReceiptResult;
  /** Deletes a round that nobody applied in, otherwise the refusal is `IN_USE`. */
  deleteApplicationSession: CatalogueResult;
  /** Deletes a class that was recorded by mistake. Refusals: `NOT_OPEN`, `NOT_ASSIGNED`, `CHANGED_ELSEWHERE`. */
  deleteClassMeeting: AcknowledgementResult;
  /** Deletes a course that nobody ever registered and no other needs, otherwise the refusal is `IN_USE`. */
  deleteCourse: CatalogueResult;
  /** Deletes a department that nothing uses, otherwise the refusal is `IN_USE`. */
  deleteDepartment: CatalogueResult;
  /** Deletes a round in which nobody is indexed. Refusals: `CHANGED_ELSEWHERE`, `IN_USE`. */
  deleteIndexingRound: AcknowledgementResult;
  /** Removes a plan. If somebody would have something locked without it, the refusal is `IN_USE`. */
  deletePaymentPlan: CatalogueResult;
  /** Deletes a programme that nobody is in and that is not its department's only one, otherwise the refusal is `IN_USE`. */
  deleteProgramme: CatalogueResult;
  /** Takes rules back, so that their cohorts go by the rules before them. Refusal: `RESULTS_PUBLISHED`. */
  deleteProgrammeRules: CatalogueResult;
  /** Deletes a test batch that nobody is assigned to, otherwise the refusal is `IN_USE`. */
  deleteTestBatch: CatalogueResult;
  /** Discards one's own draft. */
  discardRemittance: AcknowledgementResult;
  /** Drops a registered course, by the registration's id, until the drop deadline. Dropping it twice is harmless. */
  dropCourse: RegisterCoursesResult;
  /** Hands out a link by which a person chooses a new password: mailed to them, or shown here once. */
  handOutPasswordLink: PasswordLinkHandedOutResult;
  /** Holds students back from the council, or puts them forward again: 100 at most, with a reason. */
  holdBackStudents: IndexingChangeResult;
  /** Adds the courses of a file, all of them or none, without prerequisites and lecturers; a dry run adds none. */
  importCourses: ImportCoursesResult;
  /**
   * Takes in the council's numbers, from CSV or Excel with the columns `matric_number` and `index_number`, and `name` where the council gives it.
   * Reports and previews as `importSponsoredStudents` does.
   */
  importIndexNumbers: ImportIndexNumbersResult;
  /**
   * Replaces the shares of a draft by the sponsor's schedule, CSV or Excel with the columns `matric_number` and `amount`. Reports and previews as
   * `importSponsoredStudents` does.
   */
  importRemittanceShares: ImportRemittanceSharesResult;
  /**
   * Enters the marks of a file into a result sheet, all of its rows or none; a dry run enters none and says what would be overwritten. Its
   * `preview`, sent back, has the import refused (`PREVIEW_OUTDATED`) where other cells would be overwritten by now.
   */
  importScores: SheetImportResult;
  /**
   * Puts students on a list by their matric numbers, from CSV or Excel with the column `matric_number`. Wrong rows are reported;
   * `leaveOutWrong` takes the others and needs the `previewMark` of the dry run. If that would answer otherwise now, it does nothing and refuses with
   * `PREVIEW_OUTDATED`.
   */
  importSponsoredStudents: ImportSponsoredStudentsResult;
  /**
   * Imports a bank's statement: each row becomes a receipt or a leftover, once. A dry run writes nothing. A file that was imported, in
   * part or whole, can be sent again. Refuses with `IMPORT_RUNS` while another statement of the account is imported.
   */
  importStatement: StatementImportResult;
  /** Imports students, with an account each, or tries it. */
  importStudents: ImportStudentsResult;
  /** Records the scores of a file with the columns `application_no` and `score`, all rows or none. */
  importTestScores: ScoreImportResult;
  /** Invites somebody to the staff, by a link in a mail. */
  inviteStaff: AcknowledgementResult;
  /** Waits for a bed where none of the viewer's kind is free. Joining twice has no further effect. */
  joinHostelWaitingList: HostelResult;
  /** Stops waiting, and turns an offered bed down. Leaving twice is harmless. */
  leaveHostelWaitingList: HostelResult;
  /**
   * Moves the college into a semester, and so into its session, at one moment. It always has consequences to confirm.
   * `insteadOf` is the semester that runs, as the viewer saw it; another one is the refusal `CHANGED_ELSEWHERE`.
   */
  makeSemesterCurrent: CatalogueResult;
  /** Marks students present or absent, at most 2,000: each unless the mark changed since it was read, independent of the others. */
  markAttendance: MarkAttendanceResult;
  /** Moves an applicant to another aptitude test; they are informed by mail. */
  moveToTestBatch: ApplicantChangeResult;
  /** Opens the indexing of those who began a programme in a session. */
  openIndexingRound: OpenIndexingRoundResult;
  /**
   * Records that an approved refund was paid out, with the reference of the bank transfer or of the provider's refund, 3 to 60 characters.
   * Refuses with `NOT_COVERED` if its receipt was voided since.
   */
  payOutRefund: RefundResult;
  /**
   * Puts a programme's graduates of a session on a list for the senate: all who are on no approved one, and those whose class of award
   * differs from the approved one since a result was amended. Refusals: `NO_GRADUATES`, `LIST_WAITING`.
   */
  prepareSenateList: PrepareSenateListResult;
  /**
   * Promotes students from a session to their next level, or shows the outcome. The real run needs the dry run's `preview`; if
   * something changed since, it does nothing and refuses with `PREVIEW_OUTDATED`.
   */
  promoteStudents: StudentActionResult;
  /**
   * Says whose money a leftover is, or that it is not the college's, with a note of 5 characters at least. A second person must
   * approve. Refuses with `CHANGED_ELSEWHERE`; so for all that is done to a row.
   */
  proposeRow: BankRowResult;
  /**
   * Publishes approved result sheets of a semester, all or none, or shows the outcome. The real run needs the dry run's
   * `preview`; if something changed since, it does nothing and refuses with `PREVIEW_OUTDATED`. What is published already stays
   * as it is: publishing twice is harmless. `OWN_SHEET`: the viewer teaches one of the courses.
   */
  publishSheets: SheetsPublicationResult;
  /** Reads the columns of a bank's statement, and which of them holds what. Nothing is kept. */
  readStatementColumns: StatementColumnsResult;
  /**
   * Records money that a student paid at the counter, with a numbered receipt. Refuses with `CASH_BOOK_CLOSED` once today's book is
   * closed, with `CASH_BOOK_LEFT_OPEN` while the officer's book of an earlier day is open, and with `KEY_REUSED`.
   */
  recordCounterReceipt: RecordCounterReceiptResult;
  /**
   * Enters a sponsor's transfer for a list. It begins as a draft with the share of each student for whom something is outstanding, and credits nothing
   * until a second person approves.
   */
  recordRemittance: RemittanceResult;
  /**
   * Records what an applicant scored in the aptitude test, in percent, or corrects it. With the score that was seen, null for
   * none, another one is not overwritten: `CHANGED_ELSEWHERE`.
   */
  recordTestScore: ApplicantChangeResult;
  /**
   * Adds courses to the running semester's registration, all of them or none; registering one again has no effect. A
   * `RegistrationRefused` names required courses and limits.
   */
  registerCourses: RegisterCoursesResult;
  /** Makes a student's ID card worthless, so that the next print is of a new one. */
  reissueIdCard: ReissueIdCardResult;
  /** Moves a student to another free bed of the same kind; they are informed with the reason. */
  relocateStudent: AcknowledgementResult;
  /** Removes a line from the schedule; what was charged for it stays. */
  removeFeeLine: AcknowledgementResult;
  /** Takes a student off the waiting list; they are informed with the reason, and an offered bed goes to the next. */
  removeFromHostelWaiting: AcknowledgementResult;
  /** Removes a bed that nobody ever applied for. */
  removeHostelBed: AcknowledgementResult;
  /** Removes a room whose beds nobody ever applied for. */
  removeHostelRoom: AcknowledgementResult;
  /** Takes back an index number that was wrong, with a reason, which unlocks the student's name. Refusal: `NOT_INDEXED`. */
  removeIndexNumber: AcknowledgementResult;
  /** Takes a student off a list, with a reason. `IN_USE`: a remittance names the student. */
  removeSponsoredStudent: AcknowledgementResult;
  /** Makes new recovery codes; the old ones are worth nothing then. */
  renewRecoveryCodes: RecoveryCodesResult;
  /** Asks the provider about a payment now, and settles it as the provider's own notice would. */
  requeryPayment: RequeryPaymentResult;
  /** The same for up to 50, with a reason; a dry run, which needs none, tells which would be asked about. */
  requeryPayments: RequeryPaymentsResult;
  /** Asks for a correction of the signed-in person's profile, with the document that shows it. */
  requestCorrection: CorrectionResult;
  /** Emails a one-time code. Known and unknown emails answer the same. */
  requestPasswordReset: AcknowledgementResult;
  /** Sends the file of a sitting again that the college asks about, after submission too. `sitting` is 1 or 2. */
  resendResult: SaveSectionResult;
  /** Mails a new link, which takes the place of the old one. */
  resendStaffInvitation: AcknowledgementResult;
  /** Mails an applicant a new link that verifies the email address. */
  resendVerificationLink: ApplicantChangeResult;
  /** Turns off the second factor of a colleague who lost app and recovery codes; their sessions end. */
  resetStaffSecondFactor: AcknowledgementResult;
  /** Says how money that was taken and not credited was dealt with. It credits nothing. */
  resolvePayment: AcknowledgementResult;
  /** Lets a suspended colleague sign in again. */
  restoreStaff: AcknowledgementResult;
  /** Gives a result sheet back to its lecturers, with the reason. */
  returnSheet: SheetResult;
  /** Takes an invitation back: its link is worth nothing then. */
  revokeStaffInvitation: AcknowledgementResult;
  /**
   * Saves the O-level sittings, one or two; saving one removes a stored second. A result file (PDF, JPEG, PNG or WebP, at most 5
   * MB) that is left out keeps the stored one. What is refused is named by its place: `sittings.1.examNumber`.
   */
  saveAcademicQualifications: SaveSectionResult;
  /** Sets how many applicants each department admits from a round. `revision` is the round's. */
  saveAdmissionQuotas: CatalogueResult;
  /** Saves a round of admission, a new one where `id` is null. Payments stay valid if the fee changes. */
  saveApplicationSession: CatalogueResult;
  /** Records who attended a class, or changes it. The same class sent again is recorded once. */
  saveClassMeeting: SaveClassMeetingResult;
  /** Saves a course, a new one where `id` is null. */
  saveCourse: CatalogueResult;
  /** Saves a department's code and name, a new one where `id` is null. */
  saveDepartment: CatalogueResult;
  /** Saves the JAMB details; both empty means that JAMB was not sat. */
  saveJambDetails: SaveSectionResult;
  /** Sets a department's O-level requirement; null for none. */
  saveOlevelRequirement: CatalogueResult;
  /**
   * Saves personal details: fields left out keep their value, an empty text clears one; `passport` replaces the photo (JPEG, PNG
   * or WebP, at most 2 MB). Once the application is submitted, contact, address, emergency contact, parent or guardian and the
   * photo alone can change.
   */
  savePersonalDetails: SaveSectionResult;
  /** Saves a programme, a new one of the department where `id` is null. */
  saveProgramme: CatalogueResult;
  /** Sets what a programme asks of the cohorts from a session on. Refusal, once one of them has a published result: `RESULTS_PUBLISHED`. */
  saveProgrammeRules: CatalogueResult;
  /** Saves cells of a result sheet, at most 2,000: each unless it changed since it was read, independent of the others. */
  saveScores: SaveScoresResult;
  /**
   * Claims a bed: of several students at once exactly one gets it, and the others are told by `BedTaken` which free ones are
   * nearest. Sent again with the same `requestKey` (8 to 100 characters, chosen by the caller), it answers what the
   * first came to.
   */
  selectBed: SelectBedResult;
  /**
   * Hands in a paper after an offer is accepted, in place of the file before: a PDF, JPEG, PNG or WebP of at most 5 MB. `number` is the
   * paper's, from 1. Refusals: `FILE_TOO_LARGE`, `NOT_A_DOCUMENT`, `STORAGE_FULL`, `ACCEPTED` (by the college already).
   */
  sendEntryPaper: SendEntryPaperResult;
  /** Mails a colleague who forgot the password a link to choose another. */
  sendStaffPasswordLink: AcknowledgementResult;
  /** Emails a new verification link to an application number's or an email's owner. Known and unknown ones answer the same. */
  sendVerificationLink: AcknowledgementResult;
  /**
   * Signs in and sets the session cookie; a session that came with the request is ended first. A wrong number or password
   * is a `Refusal`; too many tries is the error code `RATE_LIMITED`.
   */
  signIn: SignInResult;
  /**
   * Signs a member of staff in. If a second factor is on, a correct password is answered with `SecondFactorRequired`. The same
   * input with a code of the app or a recovery code then signs in. A wrong email, password or code is a `Refusal`
   * (`WRONG_CREDENTIALS`, `WRONG_CODE`, `ACCOUNT_SUSPENDED`).
   */
  signInStaff: StaffSignInResult;
  /** Ends the session here and at the college. Signing out twice is harmless. */
  signOut: Scalars['Boolean']['output'];
  /** Opens an application and emails the link that verifies the address. A closed session is a `Refusal` that names its dates. */
  signUp: SignUpResult;
  /** Opens the session's hostel fee with the payment provider, or reuses the open payment. */
  startHostelPayment: StartPaymentResult;
  /** Opens the pre-admission screening fee with the payment provider, or reuses the open payment. */
  startScreeningPayment: StartPaymentResult;
  /** Makes a secret for an authenticator app. Nothing is asked for at sign-in until `confirmSecondFactor`. */
  startSecondFactor: StartSecondFactorResult;
  /**
   * Opens what is outstanding of a section that students may pay online as well, or reuses the open payment. Without `session`
   * the current one is meant. Refuses with `NOT_ONLINE` where the college takes the section elsewhere alone.
   */
  startSectionPayment: StartPaymentResult;
  /**
   * Opens the session's tuition with the payment provider, or reuses the open payment. Without `tuitionFeeId` the college's
   * active tuition record is meant. With an instalment plan, `NEXT` opens its next share alone; without one both are the same.
   */
  startTuitionPayment: StartPaymentResult;
  /**
   * Agrees to the declaration and submits; the sections are locked from then on. What is missing is a `Refusal` of the code
   * `INCOMPLETE` whose fields name section and field: `personal.phone`, `academic.sittings.0.subjects`. Submitting twice is harmless.
   */
  submitApplication: SubmitApplicationResult;
  /** Hands a draft to a second person. The shares come to the amount, or to less with a note. */
  submitRemittance: RemittanceResult;
  /** Submits a result sheet to the exam office. The refusal `INCOMPLETE` names the students without marks. */
  submitSheet: SheetResult;
  /** Suspends an account, whose sign-ins end at once, or restores it. */
  suspendProfile: AcknowledgementResult;
  /** Suspends a colleague: their sessions end at once, and the invitations they sent. */
  suspendStaff: AcknowledgementResult;
  /** Ends an announcement now; one that has not begun is gone. */
  takeDownAnnouncement: AcknowledgementResult;
  /** Turns the second factor off, with password and code. */
  turnSecondFactorOff: AcknowledgementResult;
  /** Changes the viewer's own profile. Fields left out keep their value; `passport` replaces the photo (JPEG, PNG or WebP, at most 2 MB). */
  updateProfile: UpdateProfileResult;
  /** Sets the password that a mailed link is for; somebody invited is a member of the staff then. The link is used up. */
  useStaffLink: AcknowledgementResult;
  /** Verifies an applicant's email address with the token of the emailed link, once. */
  verifyEmail: VerifyEmailResult;
  /** Withdraws the open request. */
  withdrawCorrection: CorrectionResult;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationAddHostelArgs = {
  input: HostelInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationAddHostelBedsArgs = {
  count: Scalars['Int']['input'];
  roomId: Scalars['ID']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationAddHostelRoomsArgs = {
  input: HostelRoomsInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationAddSemesterArgs = {
  input: SemesterInput;
  number: Semester;
  sessionId: Scalars['ID']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationAddTestBatchArgs = {
  input: TestBatchInput;
  sessionId: Scalars['ID']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationAmendSheetArgs = {
  input: AmendSheetInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationAnswerOfferArgs = {
  accept: Scalars['Boolean']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationApproveSheetArgs = {
  input: SheetStepInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationAskAdjustmentArgs = {
  input: AskAdjustmentInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationAskCreditRefundArgs = {
  input: AskCreditRefundInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationAskPaymentRefundArgs = {
  paymentId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationAskReceiptVoidArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationAskRowVoidArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationAskSponsorReceiptVoidArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationAssignCoursesArgs = {
  input: AssignCoursesInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationAssignLecturersArgs = {
  input: AssignLecturersInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationBarForAttendanceArgs = {
  shortfallIds: Array<Scalars['ID']['input']>;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationBarStudentArgs = {
  input: BarStudentInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationCancelAdjustmentArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationCancelPaymentSlipArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationCancelRefundArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationChangeAnnouncementArgs = {
  id: Scalars['ID']['input'];
  input: AnnouncementInput;
  revision: Scalars['Int']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationChangeBankAccountArgs = {
  id: Scalars['ID']['input'];
  input: BankAccountInput;
  revision: Scalars['Int']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationChangeBedUseArgs = {
  id: Scalars['ID']['input'];
  isUsable: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationChangeEntryDeadlineArgs = {
  dueOn: Scalars['Date']['input'];
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationChangeFeeLineArgs = {
  id: Scalars['ID']['input'];
  input: FeeLineInput;
  revision: Scalars['Int']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationChangeFeeSectionArgs = {
  isPaidOnline: Scalars['Boolean']['input'];
  revision: Scalars['Int']['input'];
  section: ScheduleSection;
  stage: FeeStage;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationChangeHostelArgs = {
  id: Scalars['ID']['input'];
  input: HostelInput;
  revision: Scalars['Int']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationChangeHostelRoomArgs = {
  id: Scalars['ID']['input'];
  input: HostelRoomInput;
  revision: Scalars['Int']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationChangeHostelSettingsArgs = {
  input: HostelSettingsInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationChangeIndexingRoundArgs = {
  id: Scalars['ID']['input'];
  input: IndexingRoundInput;
  revision: Scalars['Int']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationChangePaymentPlanArgs = {
  id: Scalars['ID']['input'];
  isConfirmed?: Scalars['Boolean']['input'];
  revision: Scalars['Int']['input'];
  shares: Array<PlanShareInput>;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationChangeRemittanceArgs = {
  id: Scalars['ID']['input'];
  input: RemittanceInput;
  revision: Scalars['Int']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationChangeRemittanceSharesArgs = {
  id: Scalars['ID']['input'];
  shares: Array<RemittanceShareInput>;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationChangeSemesterArgs = {
  id: Scalars['ID']['input'];
  input: SemesterInput;
  revision: Scalars['Int']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationChangeSessionFeesArgs = {
  hostelFee: Scalars['Naira']['input'];
  id: Scalars['ID']['input'];
  lateFee: Scalars['Naira']['input'];
  revision: Scalars['Int']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationChangeSponsorArgs = {
  id: Scalars['ID']['input'];
  input: SponsorInput;
  isActive: Scalars['Boolean']['input'];
  revision: Scalars['Int']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationChangeSponsorshipArgs = {
  id: Scalars['ID']['input'];
  input: SponsorshipInput;
  isClosed: Scalars['Boolean']['input'];
  revision: Scalars['Int']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationChangeStaffPasswordArgs = {
  input: ChangePasswordInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationChangeStaffRoleArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  revision: Scalars['Int']['input'];
  role: StaffRole;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationChangeStudentProgrammeArgs = {
  id: Scalars['ID']['input'];
  input: StudentProgrammeInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationChangeStudentStandingArgs = {
  input: StudentStandingInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationChangeTestBatchArgs = {
  id: Scalars['ID']['input'];
  input: TestBatchInput;
  revision: Scalars['Int']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationChangeTuitionRecordArgs = {
  id: Scalars['ID']['input'];
  isActive: Scalars['Boolean']['input'];
  lateFrom?: InputMaybe<Scalars['Date']['input']>;
  revision: Scalars['Int']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationCheckCertificatesArgs = {
  roundId: Scalars['ID']['input'];
  students: Array<SeenNameInput>;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationCheckSittingArgs = {
  input: SittingCheckInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationChoosePasswordArgs = {
  newPassword: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationCloseCashBookArgs = {
  counted: Scalars['Naira']['input'];
  id: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationConfirmPasswordResetArgs = {
  input: ConfirmPasswordResetInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationConfirmSecondFactorArgs = {
  code: Scalars['String']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationCopyPaymentPlansArgs = {
  from: Scalars['String']['input'];
  isConfirmed?: Scalars['Boolean']['input'];
  to: Scalars['String']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationCorrectProfileArgs = {
  evidence?: InputMaybe<Scalars['Upload']['input']>;
  input: CorrectProfileInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationCorrectSittingArgs = {
  input: SittingCorrectionInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationCreateAcademicSessionArgs = {
  name: Scalars['String']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationCreateAnnouncementArgs = {
  input: AnnouncementInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationCreateBankAccountArgs = {
  input: BankAccountInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationCreateFeeLineArgs = {
  input: FeeLineInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationCreatePaymentPlanArgs = {
  input: PaymentPlanInput;
  isConfirmed?: Scalars['Boolean']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationCreatePaymentSlipArgs = {
  items: Array<Scalars['String']['input']>;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationCreateSponsorArgs = {
  input: SponsorInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationCreateSponsorshipArgs = {
  input: SponsorshipInput;
  session: Scalars['String']['input'];
  sponsorId: Scalars['ID']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationCreateTuitionRecordArgs = {
  isActive: Scalars['Boolean']['input'];
  lateFrom?: InputMaybe<Scalars['Date']['input']>;
  level: Scalars['Int']['input'];
  session: Scalars['String']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationDecideAdjustmentArgs = {
  id: Scalars['ID']['input'];
  isApproved: Scalars['Boolean']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationDecideChangeRequestArgs = {
  approve: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationDecideEntryPaperArgs = {
  input: EntryPaperDecisionInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationDecideHostelApplicationsArgs = {
  input: HostelDecisionsInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationDecideLeavingClearanceArgs = {
  input: DecideLeavingClearanceInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationDecideOnApplicantArgs = {
  applicantId: Scalars['ID']['input'];
  input: ApplicantDecisionInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationDecideOnApplicantsArgs = {
  input: BulkDecisionInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationDecideReceiptVoidArgs = {
  id: Scalars['ID']['input'];
  isApproved: Scalars['Boolean']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationDecideRefundArgs = {
  id: Scalars['ID']['input'];
  isApproved: Scalars['Boolean']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationDecideRemittanceArgs = {
  id: Scalars['ID']['input'];
  isApproved: Scalars['Boolean']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationDecideRowArgs = {
  id: Scalars['ID']['input'];
  isApproved: Scalars['Boolean']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  proposalId: Scalars['ID']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationDecideRowVoidArgs = {
  id: Scalars['ID']['input'];
  isApproved: Scalars['Boolean']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationDecideSenateListArgs = {
  id: Scalars['ID']['input'];
  isApproved: Scalars['Boolean']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationDecideSponsorReceiptVoidArgs = {
  id: Scalars['ID']['input'];
  isApproved: Scalars['Boolean']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationDeleteApplicationSessionArgs = {
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationDeleteClassMeetingArgs = {
  input: DeleteClassMeetingInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationDeleteCourseArgs = {
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationDeleteDepartmentArgs = {
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationDeleteIndexingRoundArgs = {
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationDeletePaymentPlanArgs = {
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationDeleteProgrammeArgs = {
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationDeleteProgrammeRulesArgs = {
  fromSessionId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationDeleteTestBatchArgs = {
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationDiscardRemittanceArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationDropCourseArgs = {
  registrationId: Scalars['ID']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationHandOutPasswordLinkArgs = {
  delivery: LinkDelivery;
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationHoldBackStudentsArgs = {
  ids: Array<Scalars['ID']['input']>;
  isHeld: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
  roundId: Scalars['ID']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationImportCoursesArgs = {
  dryRun: Scalars['Boolean']['input'];
  file: Scalars['Upload']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationImportIndexNumbersArgs = {
  dryRun: Scalars['Boolean']['input'];
  file: Scalars['Upload']['input'];
  leaveOutWrong?: Scalars['Boolean']['input'];
  preview?: InputMaybe<Scalars['String']['input']>;
  roundId: Scalars['ID']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationImportRemittanceSharesArgs = {
  dryRun: Scalars['Boolean']['input'];
  file: Scalars['Upload']['input'];
  id: Scalars['ID']['input'];
  leaveOutWrong?: Scalars['Boolean']['input'];
  preview?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationImportScoresArgs = {
  courseId: Scalars['ID']['input'];
  dryRun: Scalars['Boolean']['input'];
  file: Scalars['Upload']['input'];
  preview?: InputMaybe<Scalars['String']['input']>;
  semesterId: Scalars['ID']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationImportSponsoredStudentsArgs = {
  dryRun: Scalars['Boolean']['input'];
  file: Scalars['Upload']['input'];
  leaveOutWrong?: Scalars['Boolean']['input'];
  preview?: InputMaybe<Scalars['String']['input']>;
  sponsorshipId: Scalars['ID']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationImportStatementArgs = {
  accountId: Scalars['ID']['input'];
  columns: StatementColumnsInput;
  dryRun: Scalars['Boolean']['input'];
  file: Scalars['Upload']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationImportStudentsArgs = {
  dryRun: Scalars['Boolean']['input'];
  file: Scalars['Upload']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationImportTestScoresArgs = {
  dryRun: Scalars['Boolean']['input'];
  file: Scalars['Upload']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationInviteStaffArgs = {
  input: StaffInvitationInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationMakeSemesterCurrentArgs = {
  id: Scalars['ID']['input'];
  insteadOf?: InputMaybe<Scalars['ID']['input']>;
  isConfirmed?: Scalars['Boolean']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationMarkAttendanceArgs = {
  input: MarkAttendanceInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationMoveToTestBatchArgs = {
  applicantId: Scalars['ID']['input'];
  testBatchId: Scalars['ID']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationOpenIndexingRoundArgs = {
  entrySessionId: Scalars['ID']['input'];
  input: IndexingRoundInput;
  programmeId: Scalars['ID']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationPayOutRefundArgs = {
  id: Scalars['ID']['input'];
  reference: Scalars['String']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationPrepareSenateListArgs = {
  programmeId: Scalars['ID']['input'];
  session: Scalars['String']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationPromoteStudentsArgs = {
  input: PromoteStudentsInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationProposeRowArgs = {
  id: Scalars['ID']['input'];
  input: RowProposalInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationPublishSheetsArgs = {
  input: PublishSheetsInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationReadStatementColumnsArgs = {
  accountId: Scalars['ID']['input'];
  file: Scalars['Upload']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationRecordCounterReceiptArgs = {
  input: RecordCounterReceiptInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationRecordRemittanceArgs = {
  input: RemittanceInput;
  sponsorshipId: Scalars['ID']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationRecordTestScoreArgs = {
  applicantId: Scalars['ID']['input'];
  score: Scalars['Int']['input'];
  seenScore?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationRegisterCoursesArgs = {
  courseIds: Array<Scalars['ID']['input']>;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationReissueIdCardArgs = {
  input: ReissueIdCardInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationRelocateStudentArgs = {
  applicationId: Scalars['ID']['input'];
  bedId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationRemoveFeeLineArgs = {
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationRemoveFromHostelWaitingArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationRemoveHostelBedArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationRemoveHostelRoomArgs = {
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationRemoveIndexNumberArgs = {
  reason: Scalars['String']['input'];
  roundId: Scalars['ID']['input'];
  studentId: Scalars['ID']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationRemoveSponsoredStudentArgs = {
  reason: Scalars['String']['input'];
  sponsorshipId: Scalars['ID']['input'];
  studentId: Scalars['ID']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationRenewRecoveryCodesArgs = {
  input: SecondFactorInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationRequeryPaymentArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationRequeryPaymentsArgs = {
  dryRun: Scalars['Boolean']['input'];
  ids: Array<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationRequestCorrectionArgs = {
  evidence?: InputMaybe<Scalars['Upload']['input']>;
  explanation: Scalars['String']['input'];
  input: CorrectionInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
  role?: SignInRole;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationResendResultArgs = {
  result: Scalars['Upload']['input'];
  sitting: Scalars['Int']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationResendStaffInvitationArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationResendVerificationLinkArgs = {
  applicantId: Scalars['ID']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationResetStaffSecondFactorArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationResolvePaymentArgs = {
  id: Scalars['ID']['input'];
  note: Scalars['String']['input'];
  way: ResolutionWay;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationRestoreStaffArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationReturnSheetArgs = {
  input: ReturnSheetInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationRevokeStaffInvitationArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationSaveAcademicQualificationsArgs = {
  firstResult?: InputMaybe<Scalars['Upload']['input']>;
  input: AcademicQualificationsInput;
  secondResult?: InputMaybe<Scalars['Upload']['input']>;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationSaveAdmissionQuotasArgs = {
  id: Scalars['ID']['input'];
  isConfirmed?: Scalars['Boolean']['input'];
  programmeQuotas?: Array<ProgrammeQuotaInput>;
  quotas: Array<AdmissionQuotaInput>;
  revision: Scalars['Int']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationSaveApplicationSessionArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  input: ApplicationSessionInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationSaveClassMeetingArgs = {
  input: SaveClassMeetingInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationSaveCourseArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  input: CourseInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationSaveDepartmentArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  input: DepartmentInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationSaveJambDetailsArgs = {
  input: JambDetailsInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationSaveOlevelRequirementArgs = {
  id: Scalars['ID']['input'];
  requirement?: InputMaybe<OlevelRequirementInput>;
  revision: Scalars['Int']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationSavePersonalDetailsArgs = {
  input: PersonalDetailsInput;
  passport?: InputMaybe<Scalars['Upload']['input']>;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationSaveProgrammeArgs = {
  departmentId: Scalars['ID']['input'];
  id?: InputMaybe<Scalars['ID']['input']>;
  input: ProgrammeInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationSaveProgrammeRulesArgs = {
  id: Scalars['ID']['input'];
  input: ProgrammeRulesInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationSaveScoresArgs = {
  input: SaveScoresInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationSelectBedArgs = {
  bedId: Scalars['ID']['input'];
  requestKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationSendEntryPaperArgs = {
  number: Scalars['Int']['input'];
  paper: Scalars['Upload']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationSendStaffPasswordLinkArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationSendVerificationLinkArgs = {
  identifier: Scalars['String']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationSignInStaffArgs = {
  input: StaffSignInInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationStartSecondFactorArgs = {
  password: Scalars['String']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationStartSectionPaymentArgs = {
  section: ScheduleSection;
  session?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationStartTuitionPaymentArgs = {
  share?: TuitionShare;
  tuitionFeeId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationSubmitRemittanceArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationSubmitSheetArgs = {
  input: SheetStepInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationSuspendProfileArgs = {
  id: Scalars['ID']['input'];
  isSuspended: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationSuspendStaffArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationTakeDownAnnouncementArgs = {
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationTurnSecondFactorOffArgs = {
  input: SecondFactorInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationUpdateProfileArgs = {
  input: ProfileInput;
  passport?: InputMaybe<Scalars['Upload']['input']>;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationUseStaffLinkArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationVerifyEmailArgs = {
  input: VerifyEmailInput;
};

/** Something to choose, by its name. */
export type NamedChoice = {
  __typename?: 'NamedChoice';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** A course by its code and title. */
export type NamedCourse = {
  __typename?: 'NamedCourse';
  code: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** A department by its code and name. */
export type NamedDepartment = {
  __typename?: 'NamedDepartment';
  code: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** Somebody who teaches, or can be chosen to. */
export type NamedLecturer = {
  __typename?: 'NamedLecturer';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** A programme, as it is named in a choice of the staff. */
export type NamedProgramme = {
  __typename?: 'NamedProgramme';
  code: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** A sponsor to choose. */
export type NamedSponsor = {
  __typename?: 'NamedSponsor';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  shortName: Scalars['String']['output'];
};

/** The first share of a student that is not paid. */
export type NextInstalment = {
  __typename?: 'NextInstalment';
  dueDate: Scalars['Date']['output'];
  number: Scalars['Int']['output'];
  outstanding: Scalars['Naira']['output'];
};

/** What the applicant answered. */
export type OfferAnswer =
  | 'accepted'
  | 'declined';

/** Answered; the applicant as they are now. */
export type OfferAnswered = {
  __typename?: 'OfferAnswered';
  applicant: Applicant;
  message: Scalars['String']['output'];
};

/** A course that is offered to the department of a programme. */
export type OfferedProgrammeCourse = {
  __typename?: 'OfferedProgrammeCourse';
  code: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isRequired: Scalars['Boolean']['output'];
};

/** The academic sessions, as the office keeps them. */
export type OfficeCalendar = {
  __typename?: 'OfficeCalendar';
  /** A row for each semester. */
  export: ExportLinks;
  /** The name of the session after the latest, which is the next to be added; null if there is none yet. */
  nextSession?: Maybe<Scalars['String']['output']>;
  sessions: Array<AcademicSessionRecord>;
};

/** A department's O-level requirement. */
export type OlevelRequirement = {
  __typename?: 'OlevelRequirement';
  /** How many subjects at C6 or better. */
  credits: Scalars['Int']['output'];
  /** From at most so many sittings. */
  sittings: Scalars['Int']['output'];
  /** Groups of subjects; one of each must be among them. */
  subjects: Array<Array<Scalars['String']['output']>>;
};

/** At least `credits` subjects at C6 or better, one of each group among them, from at most `sittings` sittings. */
export type OlevelRequirementInput = {
  credits: Scalars['Int']['input'];
  sittings: Scalars['Int']['input'];
  subjects: Array<Array<Scalars['String']['input']>>;
};

/** One O-level sitting as it is saved. */
export type OlevelSitting = {
  __typename?: 'OlevelSitting';
  examNumber: Scalars['String']['output'];
  /** `WAEC`, `NECO` or `NABTEB`. */
  examType: Scalars['String']['output'];
  /** What the college asks about it, until its file is sent again; null if it asks nothing. */
  query?: Maybe<Scalars['String']['output']>;
  /** `application/pdf` or `image/jpeg`; null if there is no result. */
  resultMediaType?: Maybe<Scalars['String']['output']>;
  /** Path of the uploaded result on this gateway; null if there is none. */
  resultUrl?: Maybe<Scalars['String']['output']>;
  /** Counts the times it was saved; sent back with a change. */
  revision: Scalars['Int']['output'];
  schoolName: Scalars['String']['output'];
  subjects: Array<SubjectGrade>;
  year: Scalars['String']['output'];
};

/** One O-level sitting. */
export type OlevelSittingInput = {
  examNumber: Scalars['String']['input'];
  examType: Scalars['String']['input'];
  /** The revision that this replaces, 0 where there was none; left out, whatever is stored is replaced. */
  revision?: InputMaybe<Scalars['Int']['input']>;
  schoolName: Scalars['String']['input'];
  subjects: Array<SubjectGradeInput>;
  year: Scalars['String']['input'];
};

/** Opened, or why not. */
export type OpenIndexingRoundResult = IndexingRoundOpened | Refusal;

/** A person's other account. */
export type OtherAccount = {
  __typename?: 'OtherAccount';
  id: Scalars['ID']['output'];
  kind: PersonKind;
  number: Scalars['String']['output'];
  recordId: Scalars['ID']['output'];
};

/** A decision to narrow a list by, or none yet. */
export type OutcomeFilter =
  | 'admitted'
  | 'decided'
  | 'not_admitted'
  | 'undecided'
  | 'waiting_list';

/** A course that was failed and not passed since. */
export type OutstandingCarryover = {
  __typename?: 'OutstandingCarryover';
  code: Scalars['String']['output'];
  courseId: Scalars['ID']['output'];
  creditLoad: Scalars['Int']['output'];
  /** The semester in which it is taught: 1, 2 or 3. */
  semester: Scalars['Int']['output'];
  /** In which it was last failed. */
  session: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** A student whose marks a file overwrites. */
export type OverwrittenScores = {
  __typename?: 'OverwrittenScores';
  after: EnteredScores;
  before: EnteredScores;
  matricNumber: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** The viewer's own cash book of today, or an earlier one that is still open. */
export type OwnCashBook = {
  __typename?: 'OwnCashBook';
  day: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  status: CashBookStatus;
};

/** A student's own attendance of the classes of the running semester. */
export type OwnClassAttendance = {
  __typename?: 'OwnClassAttendance';
  /** Registered courses with recorded classes, by code. */
  courses: Array<OwnCourseAttendance>;
  /** What has to be attended, in percent; 0 where the college asks for none. */
  minimumPercent: Scalars['Int']['output'];
};

/** What the signed-in person asked to have corrected. */
export type OwnCorrections = {
  __typename?: 'OwnCorrections';
  /** Why no correction can be requested now; null if one can. */
  obstacle?: Maybe<Scalars['String']['output']>;
  /** The last ten, newest first. */
  requests: Array<CorrectionRequest>;
};

/** A student's own attendance of a course's classes. */
export type OwnCourseAttendance = {
  __typename?: 'OwnCourseAttendance';
  absent: Scalars['Int']['output'];
  /** Why the exam office does not let the student sit the examination; null where it does. */
  barredReason?: Maybe<Scalars['String']['output']>;
  code: Scalars['String']['output'];
  excused: Scalars['Int']['output'];
  /** Of the classes that count, rounded down; null while there is none. */
  percent?: Maybe<Scalars['Int']['output']>;
  present: Scalars['Int']['output'];
  state: ClassAttendanceState;
  title: Scalars['String']['output'];
};

/** What a lecturer's own courses can be narrowed to. */
export type OwnCourseFilter = {
  level?: InputMaybe<Scalars['Int']['input']>;
  semester?: InputMaybe<Semester>;
};

/** A student's own ID card. */
export type OwnIdCard = {
  __typename?: 'OwnIdCard';
  /** The valid card; null while none was printed. */
  card?: Maybe<ValidIdCard>;
  /** Where the card is downloaded as PDF; null where there is none. */
  fileUrl?: Maybe<Scalars['String']['output']>;
  /** Why there is none: `Your profile has no photo. Add one first.`; null where it can be printed. */
  obstacle?: Maybe<Scalars['String']['output']>;
};

/** Which offices have signed a student off who leaves. */
export type OwnLeavingClearance = {
  __typename?: 'OwnLeavingClearance';
  /** Why there is no statement of result: `The library has not signed you off yet.`; null where it can be printed. */
  obstacle?: Maybe<Scalars['String']['output']>;
  /** Where the statement of result is downloaded as PDF; null where there is none. */
  statementUrl?: Maybe<Scalars['String']['output']>;
  units: Array<OwnUnitDecision>;
};

/** How a student stands with an office. */
export type OwnUnitDecision = {
  __typename?: 'OwnUnitDecision';
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What is owed or to be brought back; null where nothing is held. */
  note?: Maybe<Scalars['String']['output']>;
  state: ClearanceState;
  unit: ClearanceUnit;
};

/** Which page of a list: counted from 1, of 10 to 100 rows. */
export type PageInput = {
  number?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
};

/** A fee that a student paid. */
export type PaidFee = {
  __typename?: 'PaidFee';
  amount: Scalars['Naira']['output'];
  /** Of the payment, `paymentRecord(id:)`. */
  id: Scalars['ID']['output'];
  paidAt: Scalars['DateTime']['output'];
  purpose: PaymentPurpose;
  reference: Scalars['String']['output'];
  /** If the purpose is a section: which. */
  section?: Maybe<ScheduleSection>;
  session: Scalars['String']['output'];
};

/** Whose password a link sets. */
export type PasswordLink = {
  __typename?: 'PasswordLink';
  expiresAt: Scalars['DateTime']['output'];
  firstName: Scalars['String']['output'];
  kind: PersonKind;
  /** What is signed in with. */
  number: Scalars['String']['output'];
};

/** A link to a new password. */
export type PasswordLinkHandedOut = {
  __typename?: 'PasswordLinkHandedOut';
  expiresAt: Scalars['DateTime']['output'];
  /** Null if it was mailed. It is shown only here and only once. */
  link?: Maybe<Scalars['String']['output']>;
};

/** A link, or why none is handed out: `ACCOUNT_SUSPENDED`, `REFUSED` after five within an hour, `INVALID_INPUT` (`reason`). */
export type PasswordLinkHandedOutResult = PasswordLinkHandedOut | Refusal;

/** Whose password a link sets, or why it does not: `LINK_USED`, `LINK_EXPIRED`, `LINK_UNKNOWN`, `ACCOUNT_SUSPENDED`. */
export type PasswordLinkResult = PasswordLink | Refusal;

/** The level a student had in a session that is over. */
export type PastLevel = {
  __typename?: 'PastLevel';
  level: Scalars['Int']['output'];
  session: Scalars['String']['output'];
};

/** What a student can pay outside the portal. */
export type PayableItem = {
  __typename?: 'PayableItem';
  /** Names the item in `recordCounterReceipt`, `createPaymentSlip` and `proposeRow`. */
  key: Scalars['String']['output'];
  label: Scalars['String']['output'];
  outstanding: Scalars['Naira']['output'];
  section: ChargeSection;
  /** `2025/2026` */
  session: Scalars['String']['output'];
};

/** Who pays. */
export type Payer = {
  __typename?: 'Payer';
  email: Scalars['String']['output'];
  /** The applicant's or the student's. */
  id: Scalars['ID']['output'];
  kind: PayerKind;
  name: Scalars['String']['output'];
  /** Application or matric number. */
  number: Scalars['String']['output'];
};

/** The kind of payer. */
export type PayerKind =
  | 'applicant'
  | 'student';

/** A settled payment. */
export type Payment = {
  __typename?: 'Payment';
  amount: Scalars['Naira']['output'];
  /** Unique over all payments of the viewer: `tuition-12`. */
  id: Scalars['ID']['output'];
  /** `Tuition Fee`, `Hostel Fee` or `Section A Fees`. */
  item: Scalars['String']['output'];
  paidAt: Scalars['DateTime']['output'];
  purpose: PaymentPurpose;
  /** Path of the PDF receipt on this gateway. */
  receiptUrl: Scalars['String']['output'];
  reference: Scalars['String']['output'];
};

/** Something that staff did about a payment. */
export type PaymentAction = {
  __typename?: 'PaymentAction';
  action: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  by: Scalars['String']['output'];
  outcome?: Maybe<Scalars['String']['output']>;
  reason?: Maybe<Scalars['String']['output']>;
};

/** How money came in. */
export type PaymentChannel =
  /** At a bank; found on an imported statement. */
  | 'bank'
  /** At the bursary's counter. */
  | 'counter'
  /** Through the portal and its payment provider. */
  | 'online'
  /** Through Remita; found on an imported statement. */
  | 'remita'
  /** By a sponsor, who pays for many students. */
  | 'sponsor';

/** One payment whole. */
export type PaymentFile = {
  __typename?: 'PaymentFile';
  /** Of the payment and its refunds; newest first, 50 at most. */
  actions: Array<PaymentAction>;
  /** Whether the viewer may ask to give refused money back. */
  canAskRefund: Scalars['Boolean']['output'];
  /** Whether the viewer may ask the provider about it now. */
  canRequery: Scalars['Boolean']['output'];
  /** Whether the viewer may say how refused money was dealt with; not while a refund of it is open. */
  canResolve: Scalars['Boolean']['output'];
  /** How often the college has asked the provider automatically, and when it asks next. */
  checks: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
  /** The provider's last answer. */
  gatewayResponse?: Maybe<Scalars['String']['output']>;
  ledger?: Maybe<LedgerEntry>;
  lines: Array<PaymentLine>;
  nextCheckAt?: Maybe<Scalars['DateTime']['output']>;
  payment: PaymentRecord;
  /** The newest refund of the refused money; for staff who do not read refunds, too. */
  refund?: Maybe<RefundShown>;
  refused?: Maybe<RefusedMoney>;
  resolution?: Maybe<PaymentResolution>;
};

/** A part of what a payment was opened for. */
export type PaymentLine = {
  __typename?: 'PaymentLine';
  amount: Scalars['Naira']['output'];
  label: Scalars['String']['output'];
};

/** The provider's report of a payment, limited to what a result page shows. */
export type PaymentOutcome = {
  __typename?: 'PaymentOutcome';
  amount?: Maybe<Scalars['Naira']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  /** The provider's status: `Successful`, `Declined`. */
  gatewayResponse: Scalars['String']['output'];
  /** True while the provider has neither accepted nor refused the payment: worth asking again. */
  isPending: Scalars['Boolean']['output'];
  /** True when the money has arrived and is credited. */
  isSuccessful: Scalars['Boolean']['output'];
  /** What was paid for; null at a college that does not say. */
  item?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  paymentId: Scalars['String']['output'];
  reference: Scalars['String']['output'];
  session?: Maybe<Scalars['String']['output']>;
  surname?: Maybe<Scalars['String']['output']>;
};

/** The outcome of a payment, or why it is not known. */
export type PaymentOutcomeResult = PaymentOutcome | Refusal;

/**
 * An instalment plan of a session. Of several plans for one student the most particular counts: one of a
 * sponsor before one of none, then department and level, department, level, all. Of two sponsors, the one with an open list, then
 * the one on whose list the student has been longer.
 */
export type PaymentPlan = {
  __typename?: 'PaymentPlan';
  /** Null if it is for every department. */
  department?: Maybe<NamedDepartment>;
  id: Scalars['ID']['output'];
  /** Null if it is for every level. */
  level?: Maybe<Scalars['Int']['output']>;
  revision: Scalars['Int']['output'];
  session: Scalars['String']['output'];
  shares: Array<PlanShare>;
  /** For the students on its list of the session, closed or not. Null if it is for those without a sponsor, too. */
  sponsor?: Maybe<PlanSponsor>;
  /** Active students that it is for: nobody whom a more particular plan is for. */
  students: Scalars['Int']['output'];
};

/** A change of the plans, to be previewed. */
export type PaymentPlanChangeInput = {
  /** The plan to change or remove; none to add one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The plan as it is to be; none to remove it. */
  plan?: InputMaybe<PaymentPlanInput>;
};

/** An instalment plan as it is to be. Wrong fields are named `department`, `level`, `shares`, `shares.0.percent`, `shares.0.dueDate`, `shares.0.unlocks`. */
export type PaymentPlanInput = {
  /** None for every department. */
  department?: InputMaybe<Scalars['ID']['input']>;
  /** None for every level. */
  level?: InputMaybe<Scalars['Float']['input']>;
  session: Scalars['String']['input'];
  shares: Array<PlanShareInput>;
  /** None for those with a sponsor and without. */
  sponsor?: InputMaybe<Scalars['ID']['input']>;
};

/** What a change of a plan would come to. */
export type PaymentPlanPreview = {
  __typename?: 'PaymentPlanPreview';
  /** One sentence for each of these, as saving asks to confirm them. */
  consequences: Array<Scalars['String']['output']>;
  /** Students who would be charged the late fee. */
  late: Scalars['Int']['output'];
  /** Only what concerns anybody. */
  locked: Array<PlanLock>;
  /** Active students whom the plan is, or would be, for. */
  students: Scalars['Int']['output'];
};

/** The preview, or what is wrong with the plan. */
export type PaymentPlanPreviewResult = PaymentPlanPreview | Refusal;

/** The instalment plans of a session. */
export type PaymentPlans = {
  __typename?: 'PaymentPlans';
  /** Whether the viewer may change plans. */
  canEdit: Scalars['Boolean']['output'];
  /** Every department that a plan can be for. */
  departments: Array<NamedDepartment>;
  plans: Array<PaymentPlan>;
  session: Scalars['String']['output'];
  /** Newest first. */
  sessions: Array<Scalars['String']['output']>;
  /** Active ones, which a plan can be for. */
  sponsors: Array<PlanSponsor>;
};

/** What a payment is for. */
export type PaymentPurpose =
  | 'hostel'
  /** An applicant's pre-admission screening fee. */
  | 'screening'
  /** A section of the fee schedule that is not tuition, and that students may pay online as well. */
  | 'section'
  | 'tuition';

/** A payment as the office sees it. */
export type PaymentRecord = {
  __typename?: 'PaymentRecord';
  amount: Scalars['Naira']['output'];
  id: Scalars['ID']['output'];
  /** Whether a refund of the refused money is approved and not paid out yet. */
  isInRefund: Scalars['Boolean']['output'];
  openedAt: Scalars['DateTime']['output'];
  /** Of a credited one: when the provider took the money. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  payer?: Maybe<Payer>;
  purpose: PaymentPurpose;
  reference: Scalars['String']['output'];
  refusal?: Maybe<PaymentRefusal>;
  resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** If the purpose is a section: which. */
  section?: Maybe<ScheduleSection>;
  session: Scalars['String']['output'];
  status: PaymentStatus;
};

/** What payments are narrowed to. */
export type PaymentRecordFilter = {
  amountFrom?: InputMaybe<Scalars['Naira']['input']>;
  amountUntil?: InputMaybe<Scalars['Naira']['input']>;
  /** First and last day on which they were opened. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Of refused money: whether a refund of it is approved and not paid out yet. */
  inRefund?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those pending for longer. */
  pendingMinutes?: InputMaybe<Scalars['Int']['input']>;
  purpose?: InputMaybe<PaymentPurpose>;
  refusal?: InputMaybe<PaymentRefusal>;
  /** Of refused money: whether it has been resolved. */
  resolved?: InputMaybe<Scalars['Boolean']['input']>;
  /** `2025/2026`. */
  session?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<PaymentStatus>;
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** A page of payments. */
export type PaymentRecordPage = {
  __typename?: 'PaymentRecordPage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<PaymentRecord>;
  /** The sessions that a filter can name, newest first. */
  sessions: Array<Scalars['String']['output']>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
  /** Of all that the filter shows. */
  totals: Array<PaymentTotal>;
};

/** What payments are sorted by. */
export type PaymentRecordSort =
  | 'amount'
  | 'opened_at';

/** Why money that the provider took is not credited. */
export type PaymentRefusal =
  | 'already_paid'
  | 'amount'
  | 'currency'
  | 'owner'
  | 'purpose'
  | 'reference';

/** The provider was asked; the message reports the outcome. */
export type PaymentRequeried = {
  __typename?: 'PaymentRequeried';
  message: Scalars['String']['output'];
  outcome: RequeryOutcome;
};

/** How refused money was dealt with. */
export type PaymentResolution = {
  __typename?: 'PaymentResolution';
  at: Scalars['DateTime']['output'];
  by: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

/** What a student wants to pay at a bank, under a reference that the bank's statement repeats. */
export type PaymentSlip = {
  __typename?: 'PaymentSlip';
  amount: Scalars['Naira']['output'];
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  issuedAt: Scalars['DateTime']['output'];
  /** What it pays, in this order. */
  lines: Array<SlipLine>;
  /** When the money that completed it was paid in. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** What came in for it so far: less than the amount where a part is still awaited. */
  received: Scalars['Naira']['output'];
  /** 12 digits, the last two of which check the others; shown in groups of four. */
  reference: Scalars['String']['output'];
  /** What is still to be paid with it: what did not come, as far as its items are still owed. */
  rest: Scalars['Naira']['output'];
  /** Where it is downloaded as PDF; null of one that is not open. */
  slipUrl?: Maybe<Scalars['String']['output']>;
  state: PaymentSlipState;
};

/** The slip, or why not. */
export type PaymentSlipResult = PaymentSlip | Refusal;

/** What became of a payment slip. */
export type PaymentSlipState =
  | 'cancelled'
  /** 30 days have passed. Money that comes later pays it still. */
  | 'expired'
  | 'open'
  /** All of the money came. */
  | 'paid'
  /** Its items were paid in another way. Nothing is to be paid; money that comes all the same is its student's credit. */
  | 'settled';

/** What a student can pay at a bank, and the slips they made. */
export type PaymentSlips = {
  __typename?: 'PaymentSlips';
  /** The accounts that a slip is paid into; none while the college takes no money at a bank. */
  accounts: Array<BankAccount>;
  /** What is owed, the oldest first, and the hostel fee where the student may pay it. */
  items: Array<PayableItem>;
  /** Newest first, 50 at most. */
  slips: Array<PaymentSlip>;
};

/** Open at the payment provider. */
export type PaymentStarted = {
  __typename?: 'PaymentStarted';
  /** The provider's page, where the person pays. */
  authorizationUrl: Scalars['String']['output'];
};

/** What became of a payment; `REFUSED`: the provider took money that does not match what was owed, and nothing is credited. */
export type PaymentStatus =
  | 'abandoned'
  | 'failed'
  | 'pending'
  | 'refused'
  | 'succeeded';

/** What the payments of a filter come to, of one status. */
export type PaymentTotal = {
  __typename?: 'PaymentTotal';
  amount: Scalars['Naira']['output'];
  count: Scalars['Int']['output'];
  status: PaymentStatus;
};

/** What asking about each came to, in the order asked. */
export type PaymentsRequeried = {
  __typename?: 'PaymentsRequeried';
  results: Array<RequeriedPayment>;
};

/** Whose account it is. One person may have both: an application lives on beside the student. */
export type PersonKind =
  | 'applicant'
  | 'student';

/** A field left out keeps its value; an empty string clears it. */
export type PersonalDetailsInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  bloodGroup?: InputMaybe<Scalars['String']['input']>;
  dateOfBirth?: InputMaybe<Scalars['String']['input']>;
  emergencyContact?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lga?: InputMaybe<Scalars['String']['input']>;
  maidenName?: InputMaybe<Scalars['String']['input']>;
  maritalStatus?: InputMaybe<Scalars['String']['input']>;
  nationality?: InputMaybe<Scalars['String']['input']>;
  otherName?: InputMaybe<Scalars['String']['input']>;
  parentAddress?: InputMaybe<Scalars['String']['input']>;
  parentName?: InputMaybe<Scalars['String']['input']>;
  parentPhone?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  religion?: InputMaybe<Scalars['String']['input']>;
  sex?: InputMaybe<Scalars['String']['input']>;
  stateOfOrigin?: InputMaybe<Scalars['String']['input']>;
  surname?: InputMaybe<Scalars['String']['input']>;
};

/** Where a part of the fees is paid; the portal charges only its own. */
export type PlaceOfPayment =
  /** At the college's bursary. */
  | 'bursary'
  /** On an external online platform. */
  | 'external'
  /** Here. */
  | 'portal';

/** How the students of one plan pay. Each figure is a filter of `instalments` by plan, share and state. */
export type PlanFigures = {
  __typename?: 'PlanFigures';
  charged: Scalars['Naira']['output'];
  /** Null if it is for every department. */
  department?: Maybe<Scalars['String']['output']>;
  /** Of the plan. */
  id: Scalars['ID']['output'];
  level?: Maybe<Scalars['Int']['output']>;
  /** Students who have paid every share. */
  paid: Scalars['Int']['output'];
  received: Scalars['Naira']['output'];
  shares: Array<ShareFigures>;
  /** Its short name; null if it is for those without a sponsor, too. */
  sponsor?: Maybe<Scalars['String']['output']>;
  students: Scalars['Int']['output'];
};

/** How many students a change of a plan would lock something for. */
export type PlanLock = {
  __typename?: 'PlanLock';
  students: Scalars['Int']['output'];
  unlock: PlanUnlock;
};

/** A share of a plan. */
export type PlanShare = {
  __typename?: 'PlanShare';
  /** The last day on which it is in time. */
  dueDate: Scalars['Date']['output'];
  /** From 1. */
  number: Scalars['Int']['output'];
  percent: Scalars['Int']['output'];
  unlocks: Array<PlanUnlock>;
};

/** A share of a plan as it is to be. */
export type PlanShareInput = {
  /** Later than the date of the share before. */
  dueDate: Scalars['String']['input'];
  /** Whole, above 0. All together are 100. */
  percent: Scalars['Float']['input'];
  /** Each of the three is opened by one share; what none opens, the last one does. */
  unlocks: Array<PlanUnlock>;
};

/** How far a share of tuition is. */
export type PlanShareState =
  /** After the next one, or after an overdue one. */
  | 'later'
  /** The first that is not paid, before its date has passed. */
  | 'next'
  /** Not paid, and its date has passed. */
  | 'overdue'
  | 'paid';

/** A sponsor as a plan and the filters of its list name it. */
export type PlanSponsor = {
  __typename?: 'PlanSponsor';
  id: Scalars['ID']['output'];
  shortName: Scalars['String']['output'];
};

/** What a share of tuition can open. */
export type PlanUnlock =
  /** Sitting examinations. */
  | 'examination'
  /** Paying the hostel fee, and so applying for a bed. */
  | 'hostel'
  /** Course registration. */
  | 'registration';

/** The college this portal belongs to. */
export type Portal = {
  __typename?: 'Portal';
  collegeName: Scalars['String']['output'];
  collegeShortName: Scalars['String']['output'];
  currencySymbol: Scalars['String']['output'];
  homeState: Scalars['String']['output'];
  logoUrl: Scalars['String']['output'];
  /** The college's public site, outside the portal. */
  siteUrl: Scalars['String']['output'];
  supportEmail: Scalars['String']['output'];
  supportPhone: Scalars['String']['output'];
  supportWhatsapp: Scalars['String']['output'];
  testVenue: Scalars['String']['output'];
  /** IANA time zone in which every date is shown. */
  timeZone: Scalars['String']['output'];
  /** `1.1.3`; a client that was built as another version reloads. */
  version: Scalars['String']['output'];
};

/** Prepared, or why not. */
export type PrepareSenateListResult = Refusal | SenateListPrepared;

/** A row of a file, as the import finds it. */
export type PreviewRow = {
  __typename?: 'PreviewRow';
  amount?: Maybe<Scalars['Naira']['output']>;
  /** Null of a row that cannot be read. */
  day?: Maybe<Scalars['Date']['output']>;
  kind: BankRowKind;
  /** As a spreadsheet counts. */
  line: Scalars['Int']['output'];
  /** Whether the narration has a name, and it is not the student's. A warning only. */
  nameDiffers: Scalars['Boolean']['output'];
  narration: Scalars['String']['output'];
  /** Why it cannot be read, in a sentence. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Of a leftover. */
  reason?: Maybe<LeftoverReason>;
  /** Also of a leftover, where it names one. */
  slip?: Maybe<PreviewSlip>;
};

/** The slip that a row of a file names. */
export type PreviewSlip = {
  __typename?: 'PreviewSlip';
  reference: Scalars['String']['output'];
  /** What was awaited for it before this row. */
  rest: Scalars['Naira']['output'];
  student: ReceiptStudent;
};

/** One fee of a previewed schedule. */
export type PreviewedLine = {
  __typename?: 'PreviewedLine';
  amount: Scalars['Naira']['output'];
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

/** A student's schedule as it is or would be. */
export type PreviewedSchedule = {
  __typename?: 'PreviewedSchedule';
  /** What of it the portal charges as tuition, without a late fee. */
  portalTotal: Scalars['Naira']['output'];
  sections: Array<PreviewedSection>;
  total: Scalars['Naira']['output'];
};

/** One section of a previewed schedule. */
export type PreviewedSection = {
  __typename?: 'PreviewedSection';
  lines: Array<PreviewedLine>;
  paidAt: PlaceOfPayment;
  section: Scalars['String']['output'];
  title: Scalars['String']['output'];
  total: Scalars['Naira']['output'];
};

/** The profile fields applicants and students share; null if nothing was given. */
export type Profile = {
  __typename?: 'Profile';
  address?: Maybe<Scalars['String']['output']>;
  bloodGroup?: Maybe<Scalars['String']['output']>;
  dateOfBirth?: Maybe<Scalars['Date']['output']>;
  emergencyContact?: Maybe<Scalars['String']['output']>;
  lga?: Maybe<Scalars['String']['output']>;
  maidenName?: Maybe<Scalars['String']['output']>;
  maritalStatus?: Maybe<Scalars['String']['output']>;
  nationality?: Maybe<Scalars['String']['output']>;
  parentAddress?: Maybe<Scalars['String']['output']>;
  parentName?: Maybe<Scalars['String']['output']>;
  parentPhone?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  religion?: Maybe<Scalars['String']['output']>;
  sex?: Maybe<Scalars['String']['output']>;
  stateOfOrigin?: Maybe<Scalars['String']['output']>;
};

/** One person's profile as the staff sees it. */
export type ProfileFile = {
  __typename?: 'ProfileFile';
  address?: Maybe<Scalars['String']['output']>;
  bloodGroup?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  dateOfBirth?: Maybe<Scalars['Date']['output']>;
  /** Of an applicant the preferred course. */
  department: Scalars['String']['output'];
  email: Scalars['String']['output'];
  emergencyContact?: Maybe<Scalars['String']['output']>;
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Null of a student, whose address the college entered. */
  isEmailVerified?: Maybe<Scalars['Boolean']['output']>;
  isSuspended: Scalars['Boolean']['output'];
  kind: PersonKind;
  lastSignInAt?: Maybe<Scalars['DateTime']['output']>;
  level?: Maybe<Scalars['Int']['output']>;
  lga?: Maybe<Scalars['String']['output']>;
  maidenName?: Maybe<Scalars['String']['output']>;
  maritalStatus?: Maybe<Scalars['String']['output']>;
  mustChangePassword: Scalars['Boolean']['output'];
  nationality?: Maybe<Scalars['String']['output']>;
  number: Scalars['String']['output'];
  /** The same person's other account, of an applicant who became a student. */
  other?: Maybe<OtherAccount>;
  otherName?: Maybe<Scalars['String']['output']>;
  parentAddress?: Maybe<Scalars['String']['output']>;
  parentName?: Maybe<Scalars['String']['output']>;
  parentPhone?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  photoUrl?: Maybe<Scalars['String']['output']>;
  /** Of the applicant, or the student. */
  recordId: Scalars['ID']['output'];
  religion?: Maybe<Scalars['String']['output']>;
  /** Newest first. */
  requests: Array<CorrectionRequest>;
  /** Tells this state of what can be corrected from any other. */
  revision: Scalars['Int']['output'];
  sex?: Maybe<Scalars['String']['output']>;
  stateOfOrigin?: Maybe<Scalars['String']['output']>;
  surname: Scalars['String']['output'];
};

/** All of what is given must hold. */
export type ProfileFilter = {
  isSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  kind?: InputMaybe<PersonKind>;
};

/** A field left out keeps its value; an empty string clears it. */
export type ProfileInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  bloodGroup?: InputMaybe<Scalars['String']['input']>;
  emergencyContact?: InputMaybe<Scalars['String']['input']>;
  lga?: InputMaybe<Scalars['String']['input']>;
  maidenName?: InputMaybe<Scalars['String']['input']>;
  maritalStatus?: InputMaybe<Scalars['String']['input']>;
  nationality?: InputMaybe<Scalars['String']['input']>;
  parentAddress?: InputMaybe<Scalars['String']['input']>;
  parentName?: InputMaybe<Scalars['String']['input']>;
  parentPhone?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  religion?: InputMaybe<Scalars['String']['input']>;
};

/** Somebody whose personal details the college keeps: an applicant or a student. */
export type ProfileOwner = {
  id: Scalars['ID']['output'];
  profile: Profile;
};

/** A page of the profiles. */
export type ProfilePage = {
  __typename?: 'ProfilePage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<ProfileRecord>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** An account as the staff lists it. */
export type ProfileRecord = {
  __typename?: 'ProfileRecord';
  createdAt: Scalars['DateTime']['output'];
  dateOfBirth?: Maybe<Scalars['Date']['output']>;
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isSuspended: Scalars['Boolean']['output'];
  kind: PersonKind;
  /** The application or matric number. */
  number: Scalars['String']['output'];
  otherName?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  surname: Scalars['String']['output'];
};

/** What profiles are sorted by. */
export type ProfileSort =
  | 'created_at'
  | 'name'
  | 'number';

/** Changed; the student as they are now. */
export type ProfileUpdated = {
  __typename?: 'ProfileUpdated';
  student: Student;
};

/** An award within a department, as it is named in a choice. */
export type ProgrammeChoice = {
  __typename?: 'ProgrammeChoice';
  /** `CHEW` */
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** Every programme by department, and the sessions in which studies can begin. */
export type ProgrammeChoices = {
  __typename?: 'ProgrammeChoices';
  /** By name. */
  departments: Array<DepartmentProgrammes>;
  /** The latest first. */
  sessions: Array<EntrySession>;
};

/** A course that a programme asks for, or offers as an elective. */
export type ProgrammeCourse = {
  __typename?: 'ProgrammeCourse';
  code: Scalars['String']['output'];
  creditLoad: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  isRequired: Scalars['Boolean']['output'];
  level: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

/** What the college asks where a programme says nothing. Averages are in hundredths. */
export type ProgrammeDefaults = {
  __typename?: 'ProgrammeDefaults';
  caMaximum: Scalars['Int']['output'];
  classes: Array<AwardClass>;
  graduationCgpa: Scalars['Int']['output'];
  passMark: Scalars['Int']['output'];
  standingCarryoverCredits: Scalars['Int']['output'];
  standingCgpa: Scalars['Int']['output'];
};

/** A programme as its form holds it; an empty text for what is not set. */
export type ProgrammeInput = {
  award: Scalars['String']['input'];
  code: Scalars['String']['input'];
  council: Scalars['String']['input'];
  /** What who accepts an offer hands in; null for the usual papers, empty for none. */
  entryPapers?: InputMaybe<Array<Scalars['String']['input']>>;
  isConfirmed?: Scalars['Boolean']['input'];
  isOpen: Scalars['Boolean']['input'];
  name: Scalars['String']['input'];
  /** As it was seen; left out for a new programme. */
  revision?: InputMaybe<Scalars['Int']['input']>;
  years: Scalars['Float']['input'];
};

/** A programme's places in a round of admission. */
export type ProgrammePlaces = {
  __typename?: 'ProgrammePlaces';
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Null if no quota is set. */
  quota?: Maybe<Scalars['Int']['output']>;
  /** Offers that stand. */
  taken: Scalars['Int']['output'];
};

/** How many of its department's places a programme may take. */
export type ProgrammeQuota = {
  __typename?: 'ProgrammeQuota';
  /** How many were offered a place and have not turned it down. */
  admitted: Scalars['Int']['output'];
  /** How many chose it. */
  applicants: Scalars['Int']['output'];
  /** Null if there is no limit. */
  places?: Maybe<Scalars['Int']['output']>;
  programme: Scalars['String']['output'];
  programmeId: Scalars['ID']['output'];
};

/** How many a programme takes; null lifts its limit. */
export type ProgrammeQuotaInput = {
  places?: InputMaybe<Scalars['Int']['input']>;
  programmeId: Scalars['ID']['input'];
};

/** A programme as the office keeps it. Averages are in hundredths: 350 for 3.50. */
export type ProgrammeRecord = {
  __typename?: 'ProgrammeRecord';
  applicants: Scalars['Int']['output'];
  award?: Maybe<Scalars['String']['output']>;
  code: Scalars['String']['output'];
  council?: Maybe<Scalars['String']['output']>;
  /** What counts for the cohorts before the first rules. */
  defaults: ProgrammeDefaults;
  department: Scalars['String']['output'];
  departmentId: Scalars['ID']['output'];
  /** What who accepts an offer hands in; null for the usual papers. */
  entryPapers?: Maybe<Array<Scalars['String']['output']>>;
  id: Scalars['ID']['output'];
  isOpen: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** What is offered to the department now, by code: where a list of courses begins. */
  offered: Array<OfferedProgrammeCourse>;
  revision: Scalars['Int']['output'];
  /** The latest first. */
  rules: Array<CohortRules>;
  /** The sessions from which rules can count, the latest first. */
  sessions: Array<EntrySession>;
  students: Scalars['Int']['output'];
  /** What the college asks for where a programme names nothing. */
  usualPapers: Array<Scalars['String']['output']>;
  years: Scalars['Int']['output'];
};

/** An award within a department. */
export type ProgrammeRow = {
  __typename?: 'ProgrammeRow';
  applicants: Scalars['Int']['output'];
  /** `Diploma in Community Health`; null where papers name the department alone. */
  award?: Maybe<Scalars['String']['output']>;
  /** `CHEW` */
  code: Scalars['String']['output'];
  /** The professional council that regulates it. */
  council?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Whether applicants can choose it. */
  isOpen: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** Active ones. */
  students: Scalars['Int']['output'];
  /** How many levels it has. */
  years: Scalars['Int']['output'];
};

/** Rules as their form holds them. Averages are in hundredths: 350 for 3.50. */
export type ProgrammeRulesInput = {
  caMaximum: Scalars['Float']['input'];
  /** The best first. */
  classes: Array<AwardClassInput>;
  electiveCourseIds: Array<Scalars['ID']['input']>;
  electiveCredits: Array<ElectiveCreditsInput>;
  fromSessionId: Scalars['ID']['input'];
  graduationCgpa: Scalars['Float']['input'];
  passMark: Scalars['Float']['input'];
  requiredCourseIds: Array<Scalars['ID']['input']>;
  /** Of the programme, as it was seen. */
  revision: Scalars['Int']['input'];
  standingCarryoverCredits: Scalars['Float']['input'];
  standingCgpa: Scalars['Float']['input'];
};

/** Students by how much they have registered. */
export type ProgressCounts = {
  __typename?: 'ProgressCounts';
  /** The semester's least, or more. */
  complete: Scalars['Int']['output'];
  /** Registered credits of all of them. */
  credits: Scalars['Int']['output'];
  /** Some credits, fewer than the semester's least. */
  inProgress: Scalars['Int']['output'];
  none: Scalars['Int']['output'];
  students: Scalars['Int']['output'];
};

/** The progress of the students of a department and level. */
export type ProgressGroup = {
  __typename?: 'ProgressGroup';
  counts: ProgressCounts;
  department: Scalars['String']['output'];
  departmentId: Scalars['ID']['output'];
  /** 100, 200, 300… */
  level: Scalars['Int']['output'];
};

/** The students to promote, from which session, and who graduates. */
export type PromoteStudentsInput = {
  dryRun: Scalars['Boolean']['input'];
  /** Who has this level, or a higher one, graduates if the requirements are met. Default: the last level of each student's programme. */
  finalLevel?: InputMaybe<Scalars['Int']['input']>;
  /** At most 5,000. */
  ids: Array<Scalars['ID']['input']>;
  /** Whether who has not paid the session's tuition moves on too. */
  includeUnpaid?: Scalars['Boolean']['input'];
  /**
   * Whether who does not meet the requirements for graduation graduates all the same, and whose academic standing is against it
   * moves on to the next level. The audit log says so.
   */
  overrideRequirements?: Scalars['Boolean']['input'];
  preview?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  /** The session they leave, `2025/2026`. */
  session: Scalars['String']['input'];
};

/** What is to be published. `courseIds` are those of the sheets. */
export type PublishSheetsInput = {
  courseIds: Array<Scalars['ID']['input']>;
  dryRun: Scalars['Boolean']['input'];
  preview?: InputMaybe<Scalars['String']['input']>;
  /** At least five characters; a preview needs none. */
  reason: Scalars['String']['input'];
  semesterId: Scalars['ID']['input'];
};

/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type Query = {
  __typename?: 'Query';
  /** How the students of a department's level stand at the end of a session. */
  academicStandings: AcademicStandingList;
  /** One adjustment whole; null if there is none. */
  adjustment?: Maybe<AdjustmentFile>;
  /** What new amounts of charges would make of a student's account. Refuses as `askAdjustment` does. */
  adjustmentPreview: AdjustmentPreviewResult;
  /** Adjustments of charges in every state. A search finds students by number, name or email. */
  adjustments: AdjustmentPage;
  /** The admin's dashboard; the funnel of an application session, the latest unless one is named. */
  adminDashboard: AdminDashboard;
  /** The open sessions and courses; null if the college does not report them. */
  admission?: Maybe<Admission>;
  /** A round of admission by department, the latest unless one is named. */
  admissionRound: AdmissionRound;
  /** Ranks the candidates of departments and tells who would be admitted. Writes nothing. */
  admissionSimulation: SimulationResult;
  /** Null if there is none. */
  announcementRecord?: Maybe<AnnouncementRecord>;
  /** Every announcement; a search finds words of title and text. */
  announcementRecords: AnnouncementPage;
  /**
   * The current announcements for the caller, newest first, at most 20, cached for some seconds. Empty if the college's service
   * has none.
   */
  announcements?: Maybe<Array<Announcement>>;
  /** What the applicants can be narrowed to. */
  applicantChoices: ApplicantChoices;
  /** One applicant's whole file; null if there is none. */
  applicantRecord?: Maybe<ApplicantFile>;
  /** The ids of everybody a search and filters find; null if there are more than 5,000. */
  applicantRecordIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** The applicants. A search finds numbers, names by their beginning, emails and phone numbers. */
  applicantRecords: ApplicantRecordPage;
  /** One round of admission with its quotas and test batches. */
  applicationSessionRecord: ApplicationSessionRecord;
  /** The rounds of admission, as the office keeps them. */
  applicationSessionRecords: ApplicationSessionPage;
  /** Who may sit the examination of a course, and who did. */
  attendanceSheet: AttendanceSheet;
  /** Students who attended less of a course's classes than the college asks for, in a semester, by default the running one. */
  attendanceShortfalls: AttendanceShortfallPage;
  /** Every change the staff made: who, what, before, after, when, newest first. */
  auditLog: AuditPage;
  /**
   * Students and applicants with what a session charged them: what is behind billed and outstanding. A search finds numbers, names and
   * emails.
   */
  balances: BalancePage;
  /** The college's accounts that students pay into, active ones first. */
  bankAccounts: Array<BankAccountRecord>;
  /** One row of a statement whole; null if there is none. */
  bankRow?: Maybe<BankRowFile>;
  /**
   * The rows of imported statements, leftovers among them. A search finds words of a narration, slips, receipts, transactions, and
   * students by number.
   */
  bankRows: BankRowPage;
  /** One statement whole; null if there is none. */
  bankStatement?: Maybe<BankStatementFile>;
  /** The bank statements that were imported. */
  bankStatements: BankStatementPage;
  /** The results of a department's level in a semester, by default the running one: what is entered so far, or published alone. */
  broadsheet: Broadsheet;
  /** What was charged and received, and what waits for the bursary. */
  bursaryDashboard: BursaryDashboard;
  /** What a session, the current one if none is named, billed and received and what is outstanding. Days are the college's. */
  bursaryFigures: BursaryFigures;
  /** The courses that active students failed, by what is published, and have not passed since. */
  carryovers: CarryoverPage;
  /** One day's cash book with its receipts; null if there is none. */
  cashBook?: Maybe<CashBookFile>;
  /** What each officer took at the counter, day by day. */
  cashBooks: CashBookPage;
  /** One of them; null if there is none. */
  changeRequest?: Maybe<ChangeRequestFile>;
  /** What people ask to have corrected in their profiles. */
  changeRequests: ChangeRequestPage;
  /** The ledger of some days, 31 at most, beside cash books, slips, statements and sponsors' transfers, channel by channel. */
  channelReconciliation: ChannelReconciliationResult;
  /** The recorded classes of a course, and who attended them; NOT_FOUND for a lecturer who does not teach it. */
  classAttendance: CourseClassAttendance;
  /** One recorded class with its marks; NOT_FOUND as above. */
  classMeeting: ClassMeetingMarks;
  /** One receipt of the counter whole; null if there is none. */
  counterReceipt?: Maybe<CounterReceiptFile>;
  /** The receipts of the counter. A search finds their numbers, slips, and students by number or name. */
  counterReceipts: CounterReceiptPage;
  /** A student at the bursary's counter; null if there is no such student. */
  counterStudent?: Maybe<CounterStudent>;
  /** What a course's form and the list's filters choose from. */
  courseChoices: CourseChoices;
  /** One course, with what its form needs. */
  courseRecord: CourseRecord;
  /** The courses with their lecturers and how many registered them. */
  courseRecords: CoursePage;
  /** Who registered a course in a semester, by default the running one: for a lecturer only their own courses. */
  courseRoster: CourseRoster;
  /** One department: what it asks of applicants, and the fees its students pay by. */
  departmentRecord: DepartmentRecord;
  /** The departments, as the office keeps them. */
  departmentRecords: DepartmentPage;
  /** Confirms that an application printout, test schedule or admission letter is genuine, by the code its QR leads to; null when it is not. */
  documentConfirmation?: Maybe<DocumentConfirmation>;
  /** The papers of one who accepted an offer, by the applicant's id; null if there are none. */
  entryClearance?: Maybe<EntryClearanceFile>;
  /** Who accepted an offer, and how far their papers are. */
  entryClearances: EntryClearancePage;
  /** Confirms that an examination card is genuine, by the signed code its QR leads to; null when it is not. */
  examCardConfirmation?: Maybe<ExamCardConfirmation>;
  /** The exam officer's dashboard. */
  examOfficerDashboard: ExamOfficerDashboard;
  /** What a change of the fee schedule would come to. Nothing is changed. */
  feeChangePreview: FeeChangePreviewResult;
  /** What the college charges. */
  feeOffice: FeeOffice;
  /** What figures, balances and receipts can be narrowed to. */
  figureChoices: FigureChoices;
  /** The free beds that the student of an application can be moved to. */
  freeBedChoices: Array<FreeBedChoice>;
  /** The ids of all of them that match; null above 5,000. */
  hostelApplicationIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** The hostel applications of the running session. */
  hostelApplications: HostelApplicationPage;
  /** The hostels, and when beds can be applied for. */
  hostelOffice: HostelOffice;
  /** Confirms that a hostel printout is genuine and the bed still the student's, by the code its QR leads to; null when not. */
  hostelPrintoutConfirmation?: Maybe<HostelPrintoutConfirmation>;
  /** The rooms with their beds, and who has them in the running session. */
  hostelRooms: HostelRoomPage;
  /** Who waits for a bed in the running session. */
  hostelWaitingStudents: HostelWaitingPage;
  /** ICT support's dashboard. */
  ictDashboard: IctDashboard;
  /** Confirms that a student's ID card is genuine, by the signed code its QR leads to; null when it is not. */
  idCardConfirmation?: Maybe<IdCardConfirmation>;
  /** One round of a council's indexing; null if there is none. */
  indexingRound?: Maybe<IndexingRoundRecord>;
  /** The indexing of each programme's students by its council. */
  indexingRounds: IndexingRoundPage;
  /** The students of a round, and what each lacks. */
  indexingStudents: IndexingStudentPage;
  /** How many students of each plan of a session, the current one if none is named, have paid, owe or are overdue. */
  instalmentFigures: InstalmentFigures;
  /**
   * Students with an instalment plan, and how far their payments reach. A search finds matric numbers, and names by their
   * beginning.
   */
  instalments: InstalmentPage;
  /** One payment slip with its items and what banks said of it; null if there is none. */
  issuedSlip?: Maybe<IssuedSlipFile>;
  /** The payment slips of all students. A search finds references, and students by name and number. */
  issuedSlips: IssuedSlipPage;
  /** What each office decided on a student who leaves; null for any other student. */
  leavingClearance?: Maybe<LeavingClearance>;
  /** Students who leave, and which offices have signed them off. */
  leavingClearances: LeavingClearancePage;
  /** The signed-in lecturer's own dashboard. */
  lecturerDashboard: LecturerDashboard;
  /** The academic sessions, newest first, with their semesters. */
  officeCalendar: OfficeCalendar;
  /** The corrections that the signed-in person has requested; null if the college does not offer it. */
  ownCorrections?: Maybe<OwnCorrections>;
  /** The courses that the viewer teaches in the running session. */
  ownCourses: CoursePage;
  /** Whose password a link that ICT support handed out sets, or why it does not work any more. */
  passwordLink: PasswordLinkResult;
  /**
   * The outcome of a payment, for the page the provider returns to. Asking settles it: a payment the provider reports as
   * successful is credited, once. Public, for the reference is unguessable, and so it tells only what a result page shows.
   */
  paymentOutcome: PaymentOutcomeResult;
  /** Whom a new, changed or removed plan would lock something that is open for them now. Nothing is changed. */
  paymentPlanPreview: PaymentPlanPreviewResult;
  /** The instalment plans of a session, the current one if none is named. */
  paymentPlans: PaymentPlans;
  /** One payment whole; null if there is none. */
  paymentRecord?: Maybe<PaymentFile>;
  /** Payments of everybody. A search finds references, numbers, emails, and names by their beginning. */
  paymentRecords: PaymentRecordPage;
  /** The college's identity: name, contacts, time zone. */
  portal: Portal;
  /** One person's profile, by the number of the account; null if there is none. */
  profile?: Maybe<ProfileFile>;
  /** Everybody who applied or studies, an account each. */
  profiles: ProfilePage;
  /** Every programme by department, and the sessions in which studies can begin. */
  programmeChoices: ProgrammeChoices;
  /** One programme with its rules for every cohort. */
  programmeRecord: ProgrammeRecord;
  /** Confirms that a receipt is genuine, by the code its QR leads to; null when the college issued no such receipt. */
  receiptConfirmation?: Maybe<ReceiptConfirmation>;
  /**
   * Money that came in by every channel: what is behind received. A search finds references, receipt numbers, and people by number,
   * name or email.
   */
  receipts: ReceiptPage;
  /** The provider's books of some days, 31 at most, beside the college's ledger. */
  reconciliation: ReconciliationResult;
  /** One refund whole; null if there is none. */
  refund?: Maybe<RefundFile>;
  /** Refunds in every state. A search finds their references, those of refused payments, and people by number, name or email. */
  refunds: RefundPage;
  /** Confirms that a course registration slip is genuine, by the code its QR leads to; null when it is not. */
  registrationSlipConfirmation?: Maybe<RegistrationSlipConfirmation>;
  /** What a sponsor's transfer brings each student. */
  remittanceShares: RemittanceSharePage;
  /** The semesters whose results can be viewed, the newest first. */
  resultSemesters: Array<ResultSemester>;
  /** The results of a course in a semester; NOT_FOUND for a lecturer who does not teach it. */
  resultSheet: ResultSheet;
  /** The courses of all sheets that match; null above 5,000. */
  resultSheetIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** The published versions of a result sheet, newest first; NOT_FOUND for a lecturer who does not teach it. */
  resultSheetVersions: Array<SheetVersion>;
  /** The result sheets of a semester, by default the running one: of a lecturer's own courses, or of all. */
  resultSheets: ResultSheetPage;
  /** The ids of all courses that match, on all pages, for `assignCourses`; null above 5,000. */
  semesterCourseIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** The courses of a semester, by default the running one, with their lecturers, students and attendance. */
  semesterCourses: SemesterCoursePage;
  /** One list of graduates for the senate; null if there is none. */
  senateList?: Maybe<SenateListRecord>;
  /** The lists of graduates for the senate. */
  senateLists: SenateListPage;
  /** One sitting with what is claimed, its file and its check; null if there is none. */
  sittingRecord?: Maybe<SittingFile>;
  /** The O-level sittings of submitted applications, for who holds them beside the certificates. */
  sittingRecords: SittingRecordPage;
  /** One sponsor with its lists; null if there is none. */
  sponsor?: Maybe<SponsorFile>;
  /** A student's receipt of a sponsor's transfer; null if there is none. */
  sponsorReceipt?: Maybe<SponsorReceipt>;
  /** One transfer of a sponsor; null if there is none. */
  sponsorRemittance?: Maybe<SponsorRemittanceFile>;
  /** The sponsors' transfers. A search finds the bank's reference. */
  sponsorRemittances: SponsorRemittancePage;
  /** Confirms that a statement for a sponsor is genuine, by the code its QR leads to; null when it is not. */
  sponsorStatementConfirmation?: Maybe<SponsorStatementConfirmation>;
  /** The students of a list: what is claimed and paid for each, and what is missing. */
  sponsoredStudents: SponsoredStudentPage;
  /** Those who pay fees for many students. A search finds their names by the beginning. */
  sponsors: SponsorPage;
  /** A sponsor's list of a session; null if there is none. */
  sponsorship?: Maybe<SponsorshipFile>;
  /** Who was invited to the staff. */
  staffInvitations: StaffInvitationPage;
  /** The owner of a password link mailed to a member of staff, or why the link no longer works. */
  staffLink: StaffLinkResult;
  /** Everybody on the staff. */
  staffMembers: StaffMemberPage;
  /**
   * Applicants, students and courses by the beginning of a name or by number, for the top bar: what the caller's role may
   * read of them. A text of less than 2 characters finds nothing.
   */
  staffSearch: StaffSearch;
  /** Confirms that a statement of account is genuine, by the code its QR leads to; null when it is not. */
  statementConfirmation?: Maybe<StatementConfirmation>;
  /** Confirms that a graduate's statement of result is genuine, by the code its QR leads to; null when it is not. */
  statementOfResultConfirmation?: Maybe<StatementOfResultConfirmation>;
  /** The ID cards that were issued to a student, the valid one first. */
  studentIdCards: Array<IssuedIdCard>;
  /** The ids of all students that match; null above 5,000. */
  studentIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** One student's complete record; null if there is none. */
  studentRecord?: Maybe<StudentFile>;
  /** A student's account, as the student sees it; null if there is no such student. */
  studentRecordAccount?: Maybe<StudentRecordAccount>;
  /** A student's published results, as the student sees them; null if there is no such student. */
  studentRecordResults?: Maybe<StudentRecordResults>;
  /** The students. */
  studentRecords: StudentRecordPage;
  /** What the courses of a semester can be narrowed and assigned to. */
  teachingChoices: TeachingChoices;
  /** The lecturers' workload in a semester, by default the running one. */
  teachingWorkload: WorkloadPage;
  /** Confirms that a transcript is genuine, by the code its QR leads to; null when it is not. */
  transcriptConfirmation?: Maybe<TranscriptConfirmation>;
  /** Who graduated and is on no approved list, counted by programme and session: the latest session first. */
  unlistedGraduates: Array<UnlistedGraduates>;
  /** Applicants who have not verified their email address. */
  unverifiedEmails: UnverifiedPage;
  /** The signed-in person; null when nobody is signed in. */
  viewer?: Maybe<Viewer>;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryAcademicStandingsArgs = {
  departmentId: Scalars['ID']['input'];
  level: Scalars['Int']['input'];
  session: Scalars['String']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryAdjustmentArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryAdjustmentPreviewArgs = {
  lines: Array<AdjustmentLineInput>;
  studentId: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryAdjustmentsArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<AdjustmentFilter>;
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: AdjustmentSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryAdminDashboardArgs = {
  applicationSessionId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryAdmissionRoundArgs = {
  applicationSessionId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryAdmissionSimulationArgs = {
  input: SimulationInput;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryAnnouncementRecordArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryAnnouncementRecordsArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<AnnouncementFilter>;
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: AnnouncementSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryApplicantRecordArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryApplicantRecordIdsArgs = {
  filter?: InputMaybe<ApplicantFilter>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryApplicantRecordsArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<ApplicantFilter>;
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: ApplicantSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryApplicationSessionRecordArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryApplicationSessionRecordsArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<ApplicationSessionFilter>;
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: ApplicationSessionSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryAttendanceSheetArgs = {
  courseId: Scalars['ID']['input'];
  semesterId: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryAttendanceShortfallsArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<AttendanceShortfallFilter>;
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: AttendanceShortfallSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryAuditLogArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<AuditFilter>;
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: AuditSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryBalancesArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<BalanceFilter>;
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: BalanceSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryBankRowArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryBankRowsArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<BankRowFilter>;
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: BankRowSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryBankStatementArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryBankStatementsArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<BankStatementFilter>;
  page?: PageInput;
  sort?: BankStatementSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryBroadsheetArgs = {
  departmentId: Scalars['ID']['input'];
  level: Scalars['Int']['input'];
  programmeId?: InputMaybe<Scalars['ID']['input']>;
  publishedOnly?: Scalars['Boolean']['input'];
  semesterId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryBursaryFiguresArgs = {
  by?: FigureGrouping;
  filter?: InputMaybe<FigureFilter>;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryCarryoversArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<CarryoverFilter>;
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: CarryoverSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryCashBookArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryCashBooksArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<CashBookFilter>;
  page?: PageInput;
  sort?: CashBookSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryChangeRequestArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryChangeRequestsArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<ChangeRequestFilter>;
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryChannelReconciliationArgs = {
  from: Scalars['Date']['input'];
  until: Scalars['Date']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryClassAttendanceArgs = {
  courseId: Scalars['ID']['input'];
  semesterId: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryClassMeetingArgs = {
  courseId: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  semesterId: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryCounterReceiptArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryCounterReceiptsArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<CounterReceiptFilter>;
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: CounterReceiptSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryCounterStudentArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryCourseRecordArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryCourseRecordsArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<CourseFilter>;
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: CourseSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryCourseRosterArgs = {
  courseId: Scalars['ID']['input'];
  semesterId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryDepartmentRecordArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryDepartmentRecordsArgs = {
  descending?: Scalars['Boolean']['input'];
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: DepartmentSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryDocumentConfirmationArgs = {
  code: Scalars['String']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryEntryClearanceArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryEntryClearancesArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<EntryClearanceFilter>;
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: EntryClearanceSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryExamCardConfirmationArgs = {
  code: Scalars['String']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryFeeChangePreviewArgs = {
  input: FeeChangeInput;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryFreeBedChoicesArgs = {
  applicationId: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryHostelApplicationIdsArgs = {
  filter?: InputMaybe<HostelApplicationFilter>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryHostelApplicationsArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<HostelApplicationFilter>;
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: HostelApplicationSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryHostelPrintoutConfirmationArgs = {
  code: Scalars['String']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryHostelRoomsArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<HostelRoomFilter>;
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: HostelRoomSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryHostelWaitingStudentsArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<HostelWaitingFilter>;
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: HostelWaitingSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryIdCardConfirmationArgs = {
  code: Scalars['String']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryIndexingRoundArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryIndexingRoundsArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<IndexingRoundFilter>;
  page?: PageInput;
  sort?: IndexingRoundSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryIndexingStudentsArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<IndexingStudentFilter>;
  page?: PageInput;
  roundId: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: IndexingStudentSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryInstalmentFiguresArgs = {
  session?: InputMaybe<Scalars['String']['input']>;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryInstalmentsArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<InstalmentFilter>;
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InstalmentSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryIssuedSlipArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryIssuedSlipsArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<IssuedSlipFilter>;
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: IssuedSlipSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryLeavingClearanceArgs = {
  studentId: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryLeavingClearancesArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<LeavingClearanceFilter>;
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: LeavingClearanceSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryOwnCoursesArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<OwnCourseFilter>;
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: CourseSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryPasswordLinkArgs = {
  token: Scalars['String']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryPaymentOutcomeArgs = {
  purpose: PaymentPurpose;
  reference: Scalars['String']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryPaymentPlanPreviewArgs = {
  input: PaymentPlanChangeInput;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryPaymentPlansArgs = {
  session?: InputMaybe<Scalars['String']['input']>;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryPaymentRecordArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryPaymentRecordsArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<PaymentRecordFilter>;
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: PaymentRecordSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryProfileArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryProfilesArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<ProfileFilter>;
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: ProfileSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryProgrammeRecordArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryReceiptConfirmationArgs = {
  code: Scalars['String']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryReceiptsArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<ReceiptFilter>;
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: ReceiptSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryReconciliationArgs = {
  from: Scalars['Date']['input'];
  until: Scalars['Date']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryRefundArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryRefundsArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<RefundFilter>;
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: RefundSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryRegistrationSlipConfirmationArgs = {
  code: Scalars['String']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryRemittanceSharesArgs = {
  descending?: Scalars['Boolean']['input'];
  filter: RemittanceShareFilter;
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: RemittanceShareSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryResultSheetArgs = {
  courseId: Scalars['ID']['input'];
  semesterId: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryResultSheetIdsArgs = {
  filter?: InputMaybe<ResultSheetFilter>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryResultSheetVersionsArgs = {
  courseId: Scalars['ID']['input'];
  semesterId: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryResultSheetsArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<ResultSheetFilter>;
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: ResultSheetSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QuerySemesterCourseIdsArgs = {
  filter?: InputMaybe<SemesterCourseFilter>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QuerySemesterCoursesArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<SemesterCourseFilter>;
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: SemesterCourseSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QuerySenateListArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QuerySenateListsArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<SenateListFilter>;
  page?: PageInput;
  sort?: SenateListSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QuerySittingRecordArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QuerySittingRecordsArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<SittingFilter>;
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: SittingSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QuerySponsorArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QuerySponsorReceiptArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QuerySponsorRemittanceArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QuerySponsorRemittancesArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<SponsorRemittanceFilter>;
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: SponsorRemittanceSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QuerySponsorStatementConfirmationArgs = {
  code: Scalars['String']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QuerySponsoredStudentsArgs = {
  descending?: Scalars['Boolean']['input'];
  filter: SponsoredStudentFilter;
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: SponsoredStudentSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QuerySponsorsArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<SponsorFilter>;
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: SponsorSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QuerySponsorshipArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryStaffInvitationsArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<StaffInvitationFilter>;
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: StaffInvitationSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryStaffLinkArgs = {
  token: Scalars['String']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryStaffMembersArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<StaffMemberFilter>;
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: StaffMemberSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryStaffSearchArgs = {
  text: Scalars['String']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryStatementConfirmationArgs = {
  code: Scalars['String']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryStatementOfResultConfirmationArgs = {
  code: Scalars['String']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryStudentIdCardsArgs = {
  studentId: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryStudentIdsArgs = {
  filter?: InputMaybe<StudentFilter>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryStudentRecordArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryStudentRecordAccountArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryStudentRecordResultsArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryStudentRecordsArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<StudentFilter>;
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: StudentSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryTeachingWorkloadArgs = {
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<WorkloadFilter>;
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: WorkloadSort;
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryTranscriptConfirmationArgs = {
  code: Scalars['String']['input'];
};


/**
 * All queries. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_REQUIRED`, `INVALID_REQUEST`,
 * `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a sentence for the person.
 */
export type QueryUnverifiedEmailsArgs = {
  descending?: Scalars['Boolean']['input'];
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: UnverifiedSort;
};

/** What a bulk decision makes of a department's places. */
export type QuotaUse = {
  __typename?: 'QuotaUse';
  after: Scalars['Int']['output'];
  department: Scalars['String']['output'];
  /** By how many that is over the quota. */
  over: Scalars['Int']['output'];
  /** Null if no quota is set. */
  quota?: Maybe<Scalars['Int']['output']>;
  taken: Scalars['Int']['output'];
};

/** What a sponsor asks for, and a student can lack. */
export type ReadinessGap =
  /** Date of birth, phone or state of origin. */
  | 'incomplete_profile'
  | 'not_active'
  /** Nothing that the sponsor covers is charged yet. */
  | 'not_charged'
  /** Tuition is paid, and no course is registered in the session. Nobody registers before. */
  | 'not_registered'
  | 'no_photo';

/** Money that came in. */
export type Receipt = {
  __typename?: 'Receipt';
  amount: Scalars['Naira']['output'];
  channel: PaymentChannel;
  /** What of it pays nothing yet. */
  credit: Scalars['Naira']['output'];
  id: Scalars['ID']['output'];
  /** What of it pays charges, those that the filter names: of a session, a section, a sponsor. Nothing of a voided one. */
  paid: Scalars['Naira']['output'];
  paidAt: Scalars['DateTime']['output'];
  /** For whom. */
  payer?: Maybe<Payer>;
  /**
   * Where it is kept: the id of the payment if online, of the statement's row if at a bank or by Remita, else of the receipt itself at the
   * counter or of a sponsor.
   */
  recordId: Scalars['ID']['output'];
  /** The payment's reference, or the number of the counter's, the bank's or the sponsor's receipt. */
  reference: Scalars['String']['output'];
  /** What of it is given back, or reserved for an approved refund. */
  refunded: Scalars['Naira']['output'];
  /** Who paid; null unless a sponsor did. */
  sponsor?: Maybe<Scalars['String']['output']>;
  state: ReceiptState;
};

/** The content of a genuine receipt. */
export type ReceiptConfirmation = {
  __typename?: 'ReceiptConfirmation';
  amount: Scalars['Naira']['output'];
  item: Scalars['String']['output'];
  paidAt: Scalars['DateTime']['output'];
  payer: Scalars['String']['output'];
  reference: Scalars['String']['output'];
  /** What of it is given back, or reserved for an approved refund. */
  refunded: Scalars['Naira']['output'];
  session: Scalars['String']['output'];
  /** Of a receipt that was voided since. */
  voidedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What receipts are narrowed to. With a session, section or sponsor: those that pay such charges, and voided ones that did. */
export type ReceiptFilter = {
  channel?: InputMaybe<PaymentChannel>;
  department?: InputMaybe<Scalars['ID']['input']>;
  /** First and last day on which the money was paid. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** In the session; without one the level now. */
  level?: InputMaybe<Scalars['Int']['input']>;
  payer?: InputMaybe<PayerKind>;
  section?: InputMaybe<ChargeSection>;
  /** Every session if none is named. */
  session?: InputMaybe<Scalars['String']['input']>;
  /** Whose list covers the charges that it pays, whoever paid. */
  sponsor?: InputMaybe<Scalars['ID']['input']>;
  /** Whether a sponsor covers the charges that it pays. */
  sponsored?: InputMaybe<Scalars['Boolean']['input']>;
  state?: InputMaybe<ReceiptState>;
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** What a receipt paid when it was written, or what a slip or a proposal is to pay. */
export type ReceiptLine = {
  __typename?: 'ReceiptLine';
  amount: Scalars['Naira']['output'];
  label: Scalars['String']['output'];
  session: Scalars['String']['output'];
};

/** A page of receipts. */
export type ReceiptPage = {
  __typename?: 'ReceiptPage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<Receipt>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
  /** Of all pages. */
  totals: ReceiptTotals;
};

/** What receipts are sorted by. */
export type ReceiptSort =
  | 'amount'
  | 'paid_at';

/** Whether a receipt counts. */
export type ReceiptState =
  | 'valid'
  | 'voided';

/** The student of a receipt. */
export type ReceiptStudent = {
  __typename?: 'ReceiptStudent';
  id: Scalars['ID']['output'];
  matricNumber: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** What all receipts of a filter come to, without voided ones. */
export type ReceiptTotals = {
  __typename?: 'ReceiptTotals';
  amount: Scalars['Naira']['output'];
  credit: Scalars['Naira']['output'];
  paid: Scalars['Naira']['output'];
  refunded: Scalars['Naira']['output'];
};

/** A request to void a receipt. */
export type ReceiptVoid = {
  __typename?: 'ReceiptVoid';
  askedAt: Scalars['DateTime']['output'];
  askedBy: Scalars['String']['output'];
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  decidedBy?: Maybe<Scalars['String']['output']>;
  /** Null until a second person decides. */
  isApproved?: Maybe<Scalars['Boolean']['output']>;
  note?: Maybe<Scalars['String']['output']>;
  reason: Scalars['String']['output'];
};

/** The receipt afterwards, or why not. */
export type ReceiptVoidResult = CounterReceiptFile | Refusal;

/** An account of the college that students pay into. */
export type ReconciledAccount = {
  __typename?: 'ReconciledAccount';
  accountNumber: Scalars['String']['output'];
  bank: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

/** How money came in, the counter by method, and refunds, by which it went out. */
export type ReconciledChannel =
  | 'bank'
  | 'cash'
  | 'online'
  | 'pos'
  | 'refund'
  | 'remita'
  | 'sponsor'
  | 'teller';

/** One transaction in both books. */
export type ReconciledPayment = {
  __typename?: 'ReconciledPayment';
  /** Whether asking the provider about it again may credit it. */
  canSettle: Scalars['Boolean']['output'];
  ledgerAmount?: Maybe<Scalars['Naira']['output']>;
  ledgerPaidAt?: Maybe<Scalars['DateTime']['output']>;
  payer?: Maybe<Scalars['String']['output']>;
  /** Null if the college never opened it. */
  paymentId?: Maybe<Scalars['ID']['output']>;
  providerAmount?: Maybe<Scalars['Naira']['output']>;
  providerCurrency?: Maybe<Scalars['String']['output']>;
  providerPaidAt?: Maybe<Scalars['DateTime']['output']>;
  purpose?: Maybe<PaymentPurpose>;
  reference: Scalars['String']['output'];
  /** If the purpose is a section: which. */
  section?: Maybe<ScheduleSection>;
  state: MatchState;
};

/** The provider's successful transactions of some days beside the college's ledger. */
export type Reconciliation = {
  __typename?: 'Reconciliation';
  export: ExportLinks;
  from: Scalars['Date']['output'];
  ledger: BookTotal;
  provider: BookTotal;
  /** What does not match first; 500 at most, the export has all. */
  rows: Array<ReconciledPayment>;
  states: Array<MatchTotal>;
  total: Scalars['Int']['output'];
  until: Scalars['Date']['output'];
};

/** The books, or why they cannot be compared. */
export type ReconciliationResult = Reconciliation | Refusal;

/** What somebody has to deal with. */
export type ReconciliationWaiting =
  | 'approved'
  /** Of refunds, of any day. */
  | 'asked'
  | 'declined'
  /** Of sponsors' remittances. */
  | 'draft'
  | 'import_unfinished'
  | 'pending'
  /** A leftover whose receipt was voided. */
  | 'receipt_voided'
  | 'refused'
  | 'void_asked'
  | 'waiting';

/** Money at the counter. It pays the items in their order, the hostel fee first, which is paid whole. */
export type RecordCounterReceiptInput = {
  /** No more than the items come to. */
  amount: Scalars['Naira']['input'];
  items: Array<Scalars['String']['input']>;
  method: CounterMethod;
  /** Chosen by the client, 8 to 100 characters: the same request, sent again, records nothing new and returns the first receipt. */
  requestKey: Scalars['String']['input'];
  /** Of a POS slip or a teller. */
  slipNumber?: InputMaybe<Scalars['String']['input']>;
  studentId: Scalars['ID']['input'];
};

/** Recorded, or why not. */
export type RecordCounterReceiptResult = CounterReceipt | Refusal;

/** What a member of staff did to a record. */
export type RecordedChange = {
  __typename?: 'RecordedChange';
  /** `student.standing`. */
  action: Scalars['String']['output'];
  actor: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  reason?: Maybe<Scalars['String']['output']>;
};

/** Codes that stand in for the app, once each. They are shown only once. */
export type RecoveryCodes = {
  __typename?: 'RecoveryCodes';
  codes: Array<Scalars['String']['output']>;
};

/** Recovery codes, or why not. */
export type RecoveryCodesResult = RecoveryCodes | Refusal;

/** A refund. */
export type Refund = {
  __typename?: 'Refund';
  amount: Scalars['Naira']['output'];
  askedAt: Scalars['DateTime']['output'];
  /** Who asked for it. */
  askedBy: Scalars['String']['output'];
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  kind: RefundKind;
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  payer?: Maybe<Payer>;
  /** The refused payment, `paymentRecord(id:)`; null of credit. */
  paymentId?: Maybe<Scalars['ID']['output']>;
  paymentReference?: Maybe<Scalars['String']['output']>;
  /** Of the pay-out: the bank transfer's, or the provider's. */
  reference?: Maybe<Scalars['String']['output']>;
  source: RefundSource;
  state: RefundState;
};

/** One refund whole. */
export type RefundFile = {
  __typename?: 'RefundFile';
  /** Newest first, 50 at most. */
  actions: Array<PaymentAction>;
  canCancel: Scalars['Boolean']['output'];
  /** Whether the viewer may do so now. */
  canDecide: Scalars['Boolean']['output'];
  canPayOut: Scalars['Boolean']['output'];
  cancelledAt?: Maybe<Scalars['DateTime']['output']>;
  cancelledBy?: Maybe<Scalars['String']['output']>;
  decidedBy?: Maybe<Scalars['String']['output']>;
  /** False of an approved one whose receipt was voided since: it cannot be paid out. */
  isCovered: Scalars['Boolean']['output'];
  /** The receipts whose money it gives back; none of a refused payment, which has no receipt. */
  lines: Array<RefundLine>;
  /** Why it was declined. */
  note?: Maybe<Scalars['String']['output']>;
  paidBy?: Maybe<Scalars['String']['output']>;
  reason: Scalars['String']['output'];
  refund: Refund;
};

/** What refunds are narrowed to. */
export type RefundFilter = {
  /** First and last day on which they were asked for. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Whether they wait for a decision or for their pay-out. */
  isOpen?: InputMaybe<Scalars['Boolean']['input']>;
  kind?: InputMaybe<RefundKind>;
  /** First and last day on which they were paid out. */
  paidFrom?: InputMaybe<Scalars['Date']['input']>;
  paidUntil?: InputMaybe<Scalars['Date']['input']>;
  source?: InputMaybe<RefundSource>;
  state?: InputMaybe<RefundState>;
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** Why money is given back. Of a refused payment of a fee that was paid, `PAID_TWICE`; of other refused payments, `OTHER`. */
export type RefundKind =
  | 'other'
  | 'overpaid'
  | 'paid_twice'
  | 'withdrawn';

/** What a refund takes of a receipt. */
export type RefundLine = {
  __typename?: 'RefundLine';
  amount: Scalars['Naira']['output'];
  channel: PaymentChannel;
  /** Of the receipt; with `COUNTER`, `counterReceipt(id:)`. */
  id: Scalars['ID']['output'];
  /** The payment's reference, or the number of the receipt. */
  reference: Scalars['String']['output'];
};

/** A page of refunds. */
export type RefundPage = {
  __typename?: 'RefundPage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<Refund>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** The refund afterwards, or why not. */
export type RefundResult = RefundFile | Refusal;

/** A refund as an account and a payment show it. */
export type RefundShown = {
  __typename?: 'RefundShown';
  amount: Scalars['Naira']['output'];
  askedAt: Scalars['DateTime']['output'];
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Of the refund, `refund(id:)`. */
  id: Scalars['ID']['output'];
  kind: RefundKind;
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** Of the refused payment. */
  paymentReference?: Maybe<Scalars['String']['output']>;
  /** Of the pay-out: the bank transfer's, or the provider's. */
  reference?: Maybe<Scalars['String']['output']>;
  source: RefundSource;
  state: RefundState;
};

/** What refunds are sorted by. */
export type RefundSort =
  | 'amount'
  | 'asked_at';

/** Where the money of a refund is. */
export type RefundSource =
  /** The credit of a student's account. */
  | 'credit'
  /** A refused payment, which was never credited. */
  | 'payment';

/** Whether a refund waits for a second person (`ASKED`) or for its pay-out (`APPROVED`). The others are final. */
export type RefundState =
  | 'approved'
  | 'asked'
  | 'cancelled'
  | 'declined'
  | 'paid';

/**
 * An expected refusal: something the person can read, and mend or accept. Failures (signed out, college down, not allowed)
 * are errors with `extensions.code` instead.
 */
export type Refusal = {
  __typename?: 'Refusal';
  /**
   * A stable code. Anything: `INVALID_INPUT` (with `fields`), `NOT_AVAILABLE` (not at this college). Signing in:
   * `WRONG_CREDENTIALS`, `ACCOUNT_SUSPENDED`. Profile: `FILE_TOO_LARGE`, `NOT_AN_IMAGE`, `STORAGE_FULL`. Starting a payment:
   * `TUITION_UNPAID`, `ALREADY_PAID`, `SHARE_PAID` (a payment of a share arrived only now: look again), `PAYMENT_IN_PROGRESS`, `NO_TUITION_FEES`, `NOT_ONLINE`, `PAYMENT_NOT_STARTED`, `PROVIDER_UNAVAILABLE`. A payment's
   * outcome: `MISSING_REFERENCE`, `UNKNOWN_REFERENCE`, `PAYMENT_MISMATCH`, `PAYMENT_REFUNDED`, `PROVIDER_UNAVAILABLE`, `NO_DATA`,
   * `VERIFICATION_FAILED`.
   * Signing up: `SESSION_CLOSED`, `ALREADY_APPLIED`. Verifying: `UNKNOWN_APPLICATION`, `LINK_USED`, `LINK_EXPIRED`, `LINK_UNKNOWN`. An
   * applicant signing in: `EMAIL_NOT_VERIFIED`. A section: `SCREENING_UNPAID`, `SUBMITTED`, `SESSION_CLOSED`, `CHANGED_ELSEWHERE`,
   * `FILE_TOO_LARGE`, `NOT_AN_IMAGE`, `NOT_A_DOCUMENT`, `STORAGE_FULL`. Submitting: `INCOMPLETE`, `SCREENING_UNPAID`, `SESSION_CLOSED`,
   * `NO_TEST_BATCH` (every aptitude test is full; nothing is lost). An offer: `OFFER_ANSWERED`, `OFFER_EXPIRED`, `NO_OFFER`, `EMAIL_IN_USE` (by another student). The screening
   * fee: `SESSION_CLOSED`. Reading what can be registered: `TUITION_UNPAID`. A bed in a hostel: `HOSTEL_UNPAID`, `APPLICATIONS_CLOSED`,
   * `ALREADY_APPLIED`, `NO_KIND` (the student's record does not say which), `WRONG_KIND` (of hostel), `KEY_REUSED` (for another bed),
   * `UNKNOWN_BED`, `BEDS_FREE` (to choose from). Deleting a record: `IN_USE`. Staff signing in: `WRONG_CODE`. The
   * staff's accounts: `OWN_ACCOUNT` (nobody changes their own), `LAST_SUPER_ADMIN`, `ALREADY_INVITED`, `NOT_OPEN` (accepted or
   * revoked), `EMAIL_IN_USE`, `ALREADY_ON`, `NOT_ON` (the second factor). Deciding on applicants: `PREVIEW_OUTDATED` (look again),
   * `QUOTA_EXCEEDED` (say why). A result sheet: `OWN_SHEET`, `NOT_ASSIGNED` (to the course), `WRONG_STATE`, `INCOMPLETE`,
   * `CHANGED_ELSEWHERE`, `PREVIEW_OUTDATED`. Assigning courses:
   * `PAST_SESSION`; an attendance sheet: `IS_PRESENT`; a class: `SAME_DAY`. The counter: `CASH_BOOK_CLOSED`, `CASH_BOOK_LEFT_OPEN`, `KEY_REUSED` (for another
   * payment), `SECOND_PERSON` (nobody decides what they asked for), `REFUNDED` (money of the receipt was paid out). Refunds: `REFUND_OPEN`,
   * `OTHER_CURRENCY`, `AMOUNT_UNKNOWN`, `CREDIT_GONE` (it has paid something else), `NOT_COVERED` (its receipt was voided). Adjustments:
   * `ADJUSTMENT_OPEN` (another one of the charge waits), `CHARGE_CHANGED`, `STILL_ACTIVE`, `NOT_YOURS`. Payment slips:
   * `TOO_MANY_SLIPS` (10 are open), `NO_BANK_ACCOUNT` (the college takes no money at a bank now). Bank statements: `IMPORT_RUNS` (of the same
   * account), `WRONG_STATE` (the remittance that a row is proposed as is not approved). A sponsor's list: `IN_USE`, `PREVIEW_OUTDATED`, `WRONG_STATE` (closed, or credited); a remittance: `WRONG_STATE` (no draft of one's
   * own), `SECOND_PERSON`. Leaving clearance: `OTHER_OFFICE` (decides for it). A programme's rules: `RESULTS_PUBLISHED`.
   * Papers after an offer: `ACCEPTED`, `CLEARED`. Senate lists: `NO_GRADUATES`, `LIST_WAITING`, `LIST_OUTDATED`. Council indexing:
   * `IN_USE` (somebody is indexed in the round), `NOT_INDEXED`. A correction of a name: `INDEXED` (a council has the student under it). Anything: `REFUSED` (for another reason).
   */
  code: Scalars['String']['output'];
  /** The input fields it concerns; empty if it concerns none. */
  fields: Array<FieldRefusal>;
  /** One message for the person, the college's own if it sends one. */
  message: Scalars['String']['output'];
};

/** Money that the provider took and the college did not credit, in the currency's smallest unit. */
export type RefusedMoney = {
  __typename?: 'RefusedMoney';
  amount?: Maybe<Scalars['Float']['output']>;
  currency?: Maybe<Scalars['String']['output']>;
};

/** Registered or dropped, or why not. */
export type RegisterCoursesResult = CoursesRegistered | RegistrationRefused;

/** A course that can be registered. */
export type RegistrableCourse = {
  __typename?: 'RegistrableCourse';
  /** False if a prerequisite is missing. */
  canRegister: Scalars['Boolean']['output'];
  /** `CHE 211` */
  code: Scalars['String']['output'];
  creditLoad: Scalars['Int']['output'];
  /** Who teaches it; null if the college does not report it. */
  department?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isCompulsory: Scalars['Boolean']['output'];
  /** True while it is registered, and nothing is to be done about it. */
  isRegistered: Scalars['Boolean']['output'];
  /** Empty if the college does not report it. */
  lecturers: Array<Scalars['String']['output']>;
  level: Scalars['String']['output'];
  prerequisites: Array<CoursePrerequisite>;
  title: Scalars['String']['output'];
};

/** What can be registered in a semester, and what is. */
export type RegistrationCourses = {
  __typename?: 'RegistrationCourses';
  /** Failed before and not passed since; registered ones too. */
  carryovers: Array<RegistrableCourse>;
  /** Of the student's department and level; registered ones too. */
  newCourses: Array<RegistrableCourse>;
  registered: Array<CourseRegistered>;
  /** Path of the PDF slip on this gateway; null if nothing is registered or the college makes none. */
  slipUrl?: Maybe<Scalars['String']['output']>;
  status: RegistrationStatus;
};

/** What can be registered and what is, or why not. */
export type RegistrationCoursesResult = Refusal | RegistrationCourses;

/** How far active students are with registering the running semester's courses. */
export type RegistrationProgress = {
  __typename?: 'RegistrationProgress';
  groups: Array<ProgressGroup>;
  minCredits?: Maybe<Scalars['Int']['output']>;
  /** Null while none runs; nobody has registered anything then. */
  semester?: Maybe<Semester>;
  /** The running academic session; null between two. */
  session?: Maybe<Scalars['String']['output']>;
  total: ProgressCounts;
};

/** Why courses were not registered or dropped. */
export type RegistrationRefused = {
  __typename?: 'RegistrationRefused';
  /** Carryovers that must be registered too: to be added to the selection. */
  carryoverCourseIds: Array<Scalars['ID']['output']>;
  /**
   * `CLOSED`, `WRONG_SEMESTER`, `UNKNOWN_COURSE`, `PREREQUISITE`, `CARRYOVER_REQUIRED`, `COMPULSORY_REQUIRED`, `TOO_MANY_CREDITS`,
   * `TOO_FEW_CREDITS`, `DEADLINE_PASSED`, `RESULT_PUBLISHED`, `TUITION_UNPAID`, `UNKNOWN_REGISTRATION`, `NOT_AVAILABLE`, `REFUSED` (for another reason).
   */
  code: Scalars['String']['output'];
  /** The courses it is about. */
  courseIds: Array<Scalars['ID']['output']>;
  message: Scalars['String']['output'];
};

/** The current registration behind a genuine slip. */
export type RegistrationSlipConfirmation = {
  __typename?: 'RegistrationSlipConfirmation';
  courses: Array<SlipCourse>;
  department: Scalars['String']['output'];
  level: Scalars['Int']['output'];
  matricNumber: Scalars['String']['output'];
  name: Scalars['String']['output'];
  semester?: Maybe<Semester>;
  session: Scalars['String']['output'];
  totalCredits: Scalars['Int']['output'];
};

/** How far the registration is. */
export type RegistrationStatus = {
  __typename?: 'RegistrationStatus';
  carryoverCourses: Scalars['Int']['output'];
  /** Nothing that must be registered is missing, and the credits are within the limits. */
  isComplete: Scalars['Boolean']['output'];
  newCourses: Scalars['Int']['output'];
  totalCourses: Scalars['Int']['output'];
  totalCredits: Scalars['Int']['output'];
};

/** Which ID card is to be replaced, and why. */
export type ReissueIdCardInput = {
  /** Lost, stolen, another name. */
  reason: Scalars['String']['input'];
  /** The number of the valid card as it was seen. */
  seen: Scalars['Int']['input'];
  studentId: Scalars['ID']['input'];
};

/** Refusals: `INVALID_INPUT`, `CHANGED_ELSEWHERE`. */
export type ReissueIdCardResult = IdCardReissued | Refusal;

/** A sponsor's transfer as it was sent. */
export type RemittanceInput = {
  amount: Scalars['Naira']['input'];
  /** Taken once by sponsor, unless the remittance was declined. */
  bankReference: Scalars['String']['input'];
  /** Needed where the shares do not come to the amount. */
  note?: InputMaybe<Scalars['String']['input']>;
  paidOn: Scalars['Date']['input'];
};

/** The remittance afterwards, or why not. */
export type RemittanceResult = Refusal | SponsorRemittanceFile;

/** What of a remittance is for a student. */
export type RemittanceShare = {
  __typename?: 'RemittanceShare';
  amount: Scalars['Naira']['output'];
  department: Scalars['String']['output'];
  level: Scalars['Int']['output'];
  matricNumber: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** What is outstanding of the claim now. */
  outstanding: Scalars['Naira']['output'];
  /** Null before the receipt is written. */
  receiptId?: Maybe<Scalars['ID']['output']>;
  receiptNumber?: Maybe<Scalars['String']['output']>;
  /** Where the receipt is downloaded as PDF. */
  receiptUrl?: Maybe<Scalars['String']['output']>;
  state: RemittanceShareState;
  /** Of the student. */
  studentId: Scalars['ID']['output'];
};

/** What shares are narrowed to. */
export type RemittanceShareFilter = {
  /** Only those whose share is not what is outstanding of the claim, or is. */
  differs?: InputMaybe<Scalars['Boolean']['input']>;
  remittance: Scalars['ID']['input'];
  state?: InputMaybe<RemittanceShareState>;
};

/** What a remittance brings a student. */
export type RemittanceShareInput = {
  amount: Scalars['Naira']['input'];
  studentId: Scalars['ID']['input'];
};

/** A page of shares. */
export type RemittanceSharePage = {
  __typename?: 'RemittanceSharePage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<RemittanceShare>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** A row of a sponsor's schedule, as it was read. */
export type RemittanceSharePreview = {
  __typename?: 'RemittanceSharePreview';
  /** As the file has it. */
  amount: Scalars['String']['output'];
  matricNumber: Scalars['String']['output'];
  /** Empty where the number is not on the list. */
  name: Scalars['String']['output'];
  /** Of the claim; null for a wrong row. */
  outstanding?: Maybe<Scalars['Naira']['output']>;
};

/** What shares are sorted by. */
export type RemittanceShareSort =
  | 'amount'
  | 'matric_number'
  | 'name';

/** Where a student's share of a remittance stands. */
export type RemittanceShareState =
  /** The student has a receipt. */
  | 'credited'
  | 'planned'
  | 'voided'
  /** Somebody asked to void the receipt, and a second person has not decided yet. It counts. */
  | 'void_asked';

/** What reading a sponsor's schedule came to. */
export type RemittanceSharesImport = {
  __typename?: 'RemittanceSharesImport';
  /** The first 50 rows. */
  preview: Array<RemittanceSharePreview>;
  /** Stands for the rows that can be taken. */
  previewMark: Scalars['String']['output'];
  report: ImportReport;
};

/** Where a remittance stands. */
export type RemittanceState =
  /** Each student of it has a receipt. */
  | 'credited'
  /** Approved, and the receipts are being written. */
  | 'crediting'
  /** It credits nothing. */
  | 'declined'
  | 'draft'
  /** For a second person. */
  | 'waiting';

/** One of several payments that were asked about. */
export type RequeriedPayment = {
  __typename?: 'RequeriedPayment';
  id: Scalars['ID']['output'];
  message: Scalars['String']['output'];
  outcome: RequeryOutcome;
  reference: Scalars['String']['output'];
};

/** What asking the provider came to. */
export type RequeryOutcome =
  | 'abandoned'
  | 'already_credited'
  | 'already_refused'
  | 'credited'
  | 'failed'
  | 'in_progress'
  /** The provider did not answer in time; the college asks again automatically. */
  | 'not_reached'
  | 'open'
  | 'refused'
  | 'unknown'
  /** Of a preview. */
  | 'would_ask';

/** Asked, or why not. */
export type RequeryPaymentResult = PaymentRequeried | Refusal;

/** Asked, or why not. */
export type RequeryPaymentsResult = PaymentsRequeried | Refusal;

/** How a student stands with a requirement. */
export type RequirementState =
  /** The college has still to publish what decides. */
  | 'in_progress'
  | 'met'
  | 'missing';

/** What was done with refused money. */
export type ResolutionWay =
  | 'given_back'
  | 'handled';

/** A student's marks and remark as they are to be, as a whole. */
export type ResultAmendmentInput = {
  ca?: InputMaybe<Scalars['Int']['input']>;
  exam?: InputMaybe<Scalars['Int']['input']>;
  remark?: InputMaybe<ScoreRemark>;
  studentId: Scalars['ID']['input'];
};

/** A student on a result sheet. */
export type ResultRow = {
  __typename?: 'ResultRow';
  ca?: Maybe<Scalars['Int']['output']>;
  /** How many of the 100 marks are for continuous assessment, by the student's programme. */
  caMaximum: Scalars['Int']['output'];
  exam?: Maybe<Scalars['Int']['output']>;
  /** Null while marks are missing, or while it is withheld. */
  grade?: Maybe<Scalars['String']['output']>;
  isCarryover: Scalars['Boolean']['output'];
  /** Dropped the course: what was entered stays, cannot be changed and counts nowhere. */
  isDropped: Scalars['Boolean']['output'];
  isPassed?: Maybe<Scalars['Boolean']['output']>;
  matricNumber: Scalars['String']['output'];
  /** Surname first. */
  name: Scalars['String']['output'];
  /** The least total that passes, by the student's programme. */
  passMark: Scalars['Int']['output'];
  remark?: Maybe<ScoreRemark>;
  /** The current standing. A student who is not active may have marks and needs none. A publication leaves the student out unless the marks are complete. */
  standing: StudentStanding;
  studentId: Scalars['ID']['output'];
  /** Of 100; null while marks are missing. */
  total?: Maybe<Scalars['Int']['output']>;
};

/** A semester whose results can be viewed. */
export type ResultSemester = {
  __typename?: 'ResultSemester';
  id: Scalars['ID']['output'];
  /** True for the running one. */
  isCurrent: Scalars['Boolean']['output'];
  /** The last day on which results are to be submitted; null while none is set. */
  resultsDueOn?: Maybe<Scalars['Date']['output']>;
  semester: Semester;
  /** `2025/2026` */
  session: Scalars['String']['output'];
};

/** The results of a course in a semester. */
export type ResultSheet = {
  __typename?: 'ResultSheet';
  canAmend: Scalars['Boolean']['output'];
  canApprove: Scalars['Boolean']['output'];
  canEnter: Scalars['Boolean']['output'];
  canPublish: Scalars['Boolean']['output'];
  canReturn: Scalars['Boolean']['output'];
  /** True even if marks are missing; submitting then names the students. */
  canSubmit: Scalars['Boolean']['output'];
  code: Scalars['String']['output'];
  courseId: Scalars['ID']['output'];
  creditLoad: Scalars['Int']['output'];
  department: Scalars['String']['output'];
  /** The last day on which results are to be submitted; null while none is set. */
  dueOn?: Maybe<Scalars['Date']['output']>;
  /** What happened to it, the latest last. */
  events: Array<SheetEvent>;
  /** A file with the columns that the import reads. */
  export: ExportLinks;
  /** What is odd about it, for a person to look at. */
  flags: Array<SheetFlag>;
  isOverdue: Scalars['Boolean']['output'];
  /** The viewer teaches it, or ever entered or submitted something here: then others approve, publish and amend it. */
  isOwn: Scalars['Boolean']['output'];
  /** Names of those who teach it in the semester's session. */
  lecturers: Array<Scalars['String']['output']>;
  level: Scalars['Int']['output'];
  /** The college's usual ones; each row says what its student's programme has. */
  maxima: ScoreMaxima;
  /** Why a member of the exam office may not do what the sheet's state allows: it is their own sheet. */
  refusedBecause?: Maybe<Scalars['String']['output']>;
  /** Counts the changes of its state; sent back with each of them. */
  revision: Scalars['Int']['output'];
  /** By matric number. For a published sheet, the current version. */
  rows: Array<ResultRow>;
  /** From the best grade to the worst, which begins at 0. */
  scale: Array<GradeStep>;
  semester: Semester;
  semesterId: Scalars['ID']['output'];
  /** `2025/2026` */
  session: Scalars['String']['output'];
  state: ResultSheetState;
  title: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

/** What the result sheets can be narrowed to. */
export type ResultSheetFilter = {
  /** Whose students take the course. */
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  /** Something about it is odd. */
  flagged?: InputMaybe<Scalars['Boolean']['input']>;
  /** The member of staff who teaches it in the semester's session. */
  lecturerId?: InputMaybe<Scalars['ID']['input']>;
  level?: InputMaybe<Scalars['Int']['input']>;
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** The running semester where it is left out. */
  semesterId?: InputMaybe<Scalars['ID']['input']>;
  state?: InputMaybe<ResultSheetState>;
};

/** A page of result sheets. */
export type ResultSheetPage = {
  __typename?: 'ResultSheetPage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<ResultSheetRow>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** A result sheet in a list of one semester's. */
export type ResultSheetRow = {
  __typename?: 'ResultSheetRow';
  /** Of those entered who sat the examination; null if nobody is. */
  averageTotal?: Maybe<Scalars['Float']['output']>;
  /** `CHE 211` */
  code: Scalars['String']['output'];
  /** The row's id, too. */
  courseId: Scalars['ID']['output'];
  creditLoad: Scalars['Int']['output'];
  /** Who teaches it: a department, or a unit such as General Studies. */
  department: Scalars['String']['output'];
  /** The last day on which it is to be submitted; null while none is set. */
  dueOn?: Maybe<Scalars['Date']['output']>;
  /** Those of them for whom nothing more is to be entered. */
  entered: Scalars['Int']['output'];
  /** How many things about it are odd. */
  flagCount: Scalars['Int']['output'];
  /** Still with the lecturers after that day. */
  isOverdue: Scalars['Boolean']['output'];
  /** Names of those who teach it in the semester's session. */
  lecturers: Array<Scalars['String']['output']>;
  level: Scalars['Int']['output'];
  /** In percent of those entered, the absent among them and the withheld not; null if nobody is. */
  passRate?: Maybe<Scalars['Float']['output']>;
  /** Students with a valid registration. */
  registered: Scalars['Int']['output'];
  /** Why it was returned, while it is; else null. */
  returnReason?: Maybe<Scalars['String']['output']>;
  semesterId: Scalars['ID']['output'];
  state: ResultSheetState;
  title: Scalars['String']['output'];
  /** The current published version; 0 before the first. */
  version: Scalars['Int']['output'];
};

/** What the result sheets can be sorted by. */
export type ResultSheetSort =
  | 'average_total'
  | 'code'
  | 'entered'
  | 'level'
  | 'pass_rate'
  | 'registered'
  | 'state'
  | 'title';

/** How far a result sheet has come: with the lecturers, with the exam office, approved, seen by students. */
export type ResultSheetState =
  /** Published, and corrected since. */
  | 'amended'
  /** Waits for release. */
  | 'approved'
  | 'draft'
  | 'published'
  /** Given back to the lecturers. */
  | 'returned'
  | 'submitted';

/** A sheet to be given back, as it was seen. */
export type ReturnSheetInput = {
  courseId: Scalars['ID']['input'];
  /** For its lecturers. */
  reason: Scalars['String']['input'];
  revision: Scalars['Int']['input'];
  semesterId: Scalars['ID']['input'];
};

/** What was paid. */
export type Revenue = {
  __typename?: 'Revenue';
  /** The last 31 days in the college's time zone, today last; without gaps. */
  days: Array<RevenueDay>;
  /** In the running session, every item. */
  items: Array<RevenueItem>;
  /** The running academic session; null between two. */
  session?: Maybe<Scalars['String']['output']>;
  today: Scalars['Naira']['output'];
  /** In the running session. */
  total: Scalars['Naira']['output'];
};

/** What was paid on one day. */
export type RevenueDay = {
  __typename?: 'RevenueDay';
  day: Scalars['Date']['output'];
  /** Every item, also those for which nothing was paid. */
  items: Array<RevenueItem>;
  total: Scalars['Naira']['output'];
};

/** What was paid for one item. */
export type RevenueItem = {
  __typename?: 'RevenueItem';
  amount: Scalars['Naira']['output'];
  payments: Scalars['Int']['output'];
  purpose: RevenuePurpose;
};

/** What revenue is divided into. */
export type RevenuePurpose =
  | 'hostel'
  /** The sections of the fee schedule that are not tuition, wherever they are paid. */
  | 'other'
  | 'screening'
  | 'tuition';

/** A semester in which the course was registered or is taught. */
export type RosterSemester = {
  __typename?: 'RosterSemester';
  id: Scalars['ID']['output'];
  isCurrent: Scalars['Boolean']['output'];
  semester: Semester;
  session: Scalars['String']['output'];
};

/** Somebody who registered a course. */
export type RosterStudent = {
  __typename?: 'RosterStudent';
  department: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isCarryover: Scalars['Boolean']['output'];
  /** Registered, dropped, and not registered again. */
  isDropped: Scalars['Boolean']['output'];
  level: Scalars['Int']['output'];
  matricNumber: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** A round of admission, as it is named in a choice. */
export type RoundOfAdmission = {
  __typename?: 'RoundOfAdmission';
  academicSession: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** What somebody said of a leftover. */
export type RowProposal = {
  __typename?: 'RowProposal';
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  decidedBy?: Maybe<Scalars['String']['output']>;
  decisionNote?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Null until a second person decides. */
  isApproved?: Maybe<Scalars['Boolean']['output']>;
  /** What it is to pay; what that leaves over is credit. Empty: all of it is credit. */
  lines: Array<ReceiptLine>;
  note: Scalars['String']['output'];
  proposedAt: Scalars['DateTime']['output'];
  proposedBy: Scalars['String']['output'];
  /** Null unless it is a sponsor's transfer. */
  remittance?: Maybe<RowRemittance>;
  /** Null unless a student is credited. */
  student?: Maybe<ReceiptStudent>;
  way: RowWay;
};

/** Whose money a leftover is. */
export type RowProposalInput = {
  /** Of `counterStudent`, paid in their order; without any, the money is the student's credit. */
  items?: InputMaybe<Array<Scalars['String']['input']>>;
  note: Scalars['String']['input'];
  /** Needed of a sponsor's transfer: a remittance that waits or is approved, of which statements do not show this much yet. */
  remittanceId?: InputMaybe<Scalars['ID']['input']>;
  /** Needed to credit a student. */
  studentId?: InputMaybe<Scalars['ID']['input']>;
  way: RowWay;
};

/** A sponsor's remittance, as rows of statements name it. */
export type RowRemittance = {
  __typename?: 'RowRemittance';
  amount: Scalars['Naira']['output'];
  bankReference: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  paidOn: Scalars['Date']['output'];
  /** The sponsor's short name. */
  sponsor: Scalars['String']['output'];
};

/** What can be said of a leftover. */
export type RowWay =
  | 'credit_student'
  /** It is not the college's, and goes back to the bank. */
  | 'return'
  /** It is the money of a sponsor's remittance, which credits the students. */
  | 'sponsor_transfer';

/** A class as it is to be recorded. */
export type SaveClassMeetingInput = {
  courseId: Scalars['ID']['input'];
  heldOn: Scalars['Date']['input'];
  /** Whether this is another class of a day that has one already. */
  isConfirmed?: Scalars['Boolean']['input'];
  /** Up to 32 hexadecimal digits, chosen by the client at random. */
  key: Scalars['ID']['input'];
  /** At most 2,000. Who is not named does not have the class counted. */
  marks: Array<ClassMeetingMarkInput>;
  /** The revision seen; 0 for a new class. */
  revision: Scalars['Int']['input'];
  semesterId: Scalars['ID']['input'];
  /** At most 200 characters; may be empty. */
  topic: Scalars['String']['input'];
};

/** Refusals: `INVALID_INPUT`, `NOT_OPEN`, `NOT_ASSIGNED`, `CHANGED_ELSEWHERE`, `SAME_DAY`. */
export type SaveClassMeetingResult = ClassMeetingSaved | Refusal;

/** Cells of one result sheet. */
export type SaveScoresInput = {
  cells: Array<ScoreCellInput>;
  courseId: Scalars['ID']['input'];
  semesterId: Scalars['ID']['input'];
};

/** What became of the cells. */
export type SaveScoresResult = Refusal | SavedScores;

/** Saved, or why not. */
export type SaveSectionResult = Refusal | SectionSaved;

/** The cells that were judged one by one. */
export type SavedScores = {
  __typename?: 'SavedScores';
  /** Cells that somebody changed since they were read. They keep that person's value. */
  conflicts: Array<ScoreConflict>;
  /** Students for whom nothing more is to be entered. */
  entered: Scalars['Int']['output'];
  /** Cells with an invalid value. They are unchanged. */
  problems: Array<ScoreProblem>;
  /** Cells that hold what was sent. */
  saved: Scalars['Int']['output'];
};

/** A section of the fee schedule. */
export type ScheduleSection =
  | 'A'
  | 'B'
  | 'C';

/** A cell, as it was typed and as it was before. */
export type ScoreCellInput = {
  field: ScoreField;
  /** What it held when it was changed, in the same words. */
  seen: Scalars['String']['input'];
  studentId: Scalars['ID']['input'];
  /** `35`, `absent`, `withheld`; empty for nothing. */
  value: Scalars['String']['input'];
};

/** A cell that somebody else changed. */
export type ScoreConflict = {
  __typename?: 'ScoreConflict';
  /** Who wrote it, by name; null if it was the viewer, or nobody. */
  by?: Maybe<Scalars['String']['output']>;
  field: ScoreField;
  studentId: Scalars['ID']['output'];
  /** What it holds: `35`, `absent`, or nothing. */
  value: Scalars['String']['output'];
};

/** What is entered for a student. */
export type ScoreField =
  /** Continuous assessment. */
  | 'ca'
  | 'exam'
  | 'remark';

/** The report on a file of scores, or why it could not be read. */
export type ScoreImportResult = ImportReport | Refusal;

/** How the 100 marks are divided. */
export type ScoreMaxima = {
  __typename?: 'ScoreMaxima';
  ca: Scalars['Int']['output'];
  exam: Scalars['Int']['output'];
};

/** A cell with an invalid value. */
export type ScoreProblem = {
  __typename?: 'ScoreProblem';
  field: ScoreField;
  message: Scalars['String']['output'];
  studentId: Scalars['ID']['output'];
};

/** Why a student has no examination mark. */
export type ScoreRemark =
  /** Did not sit it: failed. */
  | 'absent'
  /** Held back: no result until the sheet is amended. */
  | 'withheld';

/** The pre-admission screening fee. */
export type ScreeningFee = {
  __typename?: 'ScreeningFee';
  amount: Scalars['Naira']['output'];
  /** True when `startScreeningPayment` would open a payment. */
  canPay: Scalars['Boolean']['output'];
  /** Null if the college does not report it. */
  isPaid?: Maybe<Scalars['Boolean']['output']>;
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** Path of the PDF receipt on this gateway; null until it is paid. */
  receiptUrl?: Maybe<Scalars['String']['output']>;
  reference?: Maybe<Scalars['String']['output']>;
};

/** Codes of an app, asked for beside the password. */
export type SecondFactor = {
  __typename?: 'SecondFactor';
  isOn: Scalars['Boolean']['output'];
  /** How many of the codes are unused that stand in for the app. */
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** The password, and a code of the app or a recovery code. */
export type SecondFactorInput = {
  code?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
  recoveryCode?: InputMaybe<Scalars['String']['input']>;
};

/** Email and password are right, and a code is needed too. */
export type SecondFactorRequired = {
  __typename?: 'SecondFactorRequired';
  message: Scalars['String']['output'];
};

/** The data for an authenticator app. */
export type SecondFactorSetup = {
  __typename?: 'SecondFactorSetup';
  /** Base32, for those who type it in. */
  secret: Scalars['String']['output'];
  /** `otpauth://…`, for a QR code. */
  uri: Scalars['String']['output'];
};

/** Saved; the applicant as they are now. */
export type SectionSaved = {
  __typename?: 'SectionSaved';
  applicant: Applicant;
};

/** How far a section is filled in. */
export type SectionState =
  | 'complete'
  | 'in_progress'
  | 'not_started';

/** What a section of the fee schedule charged and received in a session. */
export type SectionSums = {
  __typename?: 'SectionSums';
  charged: Scalars['Naira']['output'];
  outstanding: Scalars['Naira']['output'];
  paid: Scalars['Naira']['output'];
  section: ChargeSection;
};

/** A student's name as it was seen. */
export type SeenNameInput = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};

/**
 * Claimed, taken by another, or why not: `APPLICATIONS_CLOSED`, `ALREADY_APPLIED`, `WRONG_KIND`, `NO_KIND`, `KEY_REUSED`,
 * `HOSTEL_UNPAID`, `UNKNOWN_BED`, `INVALID_INPUT` (the `requestKey`), `REFUSED` (for another reason).
 */
export type SelectBedResult = BedSelected | BedTaken | Refusal;

/** A semester of an academic session; any beyond the second is `THIRD`. */
export type Semester =
  | 'FIRST'
  | 'SECOND'
  | 'THIRD';

/** A course in a semester. */
export type SemesterCourse = {
  __typename?: 'SemesterCourse';
  absent: Scalars['Int']['output'];
  barred: Scalars['Int']['output'];
  code: Scalars['String']['output'];
  courseId: Scalars['ID']['output'];
  creditLoad: Scalars['Int']['output'];
  /** Who teaches it in the semester's session, by name. */
  lecturers: Array<CourseLecturer>;
  level: Scalars['Int']['output'];
  present: Scalars['Int']['output'];
  /** How many registered it and have not dropped it, and how many of them were marked and barred. */
  registered: Scalars['Int']['output'];
  teachingDepartment: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** What the courses of a semester can be narrowed to. */
export type SemesterCourseFilter = {
  /** Whose students take it. */
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  lecturerId?: InputMaybe<Scalars['ID']['input']>;
  level?: InputMaybe<Scalars['Int']['input']>;
  /** The running one where it is left out. */
  semesterId?: InputMaybe<Scalars['ID']['input']>;
  withoutLecturer?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A page of the courses of a semester. */
export type SemesterCoursePage = {
  __typename?: 'SemesterCoursePage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<SemesterCourse>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** What the courses of a semester can be sorted by. */
export type SemesterCourseSort =
  | 'code'
  | 'credit_load'
  /** How many lecturers it has: those that nobody teaches first. */
  | 'lecturers'
  | 'level'
  | 'present'
  | 'registered'
  | 'title';

/** Days are `2026-03-10`, times the college's own, `2026-03-10T09:00`; an empty text for what is not set. */
export type SemesterInput = {
  dropDeadline: Scalars['String']['input'];
  endsOn: Scalars['String']['input'];
  isConfirmed?: Scalars['Boolean']['input'];
  maxCredits: Scalars['Float']['input'];
  minCredits: Scalars['Float']['input'];
  registrationEnd: Scalars['String']['input'];
  registrationStart: Scalars['String']['input'];
  resultsDueOn: Scalars['String']['input'];
  startsOn: Scalars['String']['input'];
};

/** A semester as the office keeps it. */
export type SemesterRecord = {
  __typename?: 'SemesterRecord';
  /** Without one, courses can be dropped until registration ends. */
  dropDeadline?: Maybe<Scalars['DateTime']['output']>;
  endsOn: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  isCurrent: Scalars['Boolean']['output'];
  maxCredits: Scalars['Int']['output'];
  minCredits: Scalars['Int']['output'];
  number: Semester;
  registrationEnd?: Maybe<Scalars['DateTime']['output']>;
  registrationStart?: Maybe<Scalars['DateTime']['output']>;
  /** The last day on which a result sheet of the semester is in time. */
  resultsDueOn?: Maybe<Scalars['Date']['output']>;
  revision: Scalars['Int']['output'];
  startsOn: Scalars['Date']['output'];
};

/** The results of a semester. */
export type SemesterResults = {
  __typename?: 'SemesterResults';
  /** How many registered courses have no published result yet. */
  awaited: Scalars['Int']['output'];
  /** After this semester. */
  cgpa?: Maybe<Scalars['Float']['output']>;
  /** By code. */
  courses: Array<CourseResult>;
  creditsPassed: Scalars['Int']['output'];
  creditsRegistered: Scalars['Int']['output'];
  gpa?: Maybe<Scalars['Float']['output']>;
  /** 1, 2 or 3. */
  number: Scalars['Int']['output'];
};

/** What the senate approved for a graduate. */
export type SenateApproval = {
  __typename?: 'SenateApproval';
  approvedAt: Scalars['DateTime']['output'];
  /** Null where the CGPA earned none. */
  classOfAward?: Maybe<Scalars['String']['output']>;
};

/** A list was approved or declined. */
export type SenateListDecided = {
  __typename?: 'SenateListDecided';
  /** As it is now. */
  list?: Maybe<SenateListRecord>;
  message: Scalars['String']['output'];
};

/** A graduate on a list for the senate, as it was when the list was prepared. */
export type SenateListEntry = {
  __typename?: 'SenateListEntry';
  cgpa?: Maybe<Scalars['Float']['output']>;
  /** Something is different now: the results, the class, or the student is no graduate of the programme any more. */
  changedSince: Scalars['Boolean']['output'];
  /** Null where the CGPA earns none. */
  classOfAward?: Maybe<Scalars['String']['output']>;
  /** The class on that list. */
  correctedClass?: Maybe<Scalars['String']['output']>;
  /** Whether it corrects what an approved list says. */
  isCorrection: Scalars['Boolean']['output'];
  /** Of an approved list: a later one has corrected the class. */
  isSuperseded: Scalars['Boolean']['output'];
  matricNumber: Scalars['String']['output'];
  /** Surname first. */
  name: Scalars['String']['output'];
  /** Of an approved list: the class is another one now, which a later list can correct. */
  needsCorrection: Scalars['Boolean']['output'];
  studentId: Scalars['ID']['output'];
  /** Requirements for graduation that were not met, in sentences. */
  unmet: Array<Scalars['String']['output']>;
};

/** What lists for the senate can be narrowed to. */
export type SenateListFilter = {
  programmeId?: InputMaybe<Scalars['ID']['input']>;
  session?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<SenateListState>;
};

/** A page of the lists for the senate. */
export type SenateListPage = {
  __typename?: 'SenateListPage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<SenateListRow>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** A list was prepared. */
export type SenateListPrepared = {
  __typename?: 'SenateListPrepared';
  id: Scalars['ID']['output'];
  message: Scalars['String']['output'];
};

/** A list of graduates for the senate, with what it says of each. */
export type SenateListRecord = {
  __typename?: 'SenateListRecord';
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  decidedBy?: Maybe<Scalars['String']['output']>;
  /** By class of award, the best first, then by name; at most 5,000. */
  entries: Array<SenateListEntry>;
  export: ExportLinks;
  graduates: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Whether the caller prepared it, and so cannot approve it. */
  isOwn: Scalars['Boolean']['output'];
  /** Why it was declined. */
  note?: Maybe<Scalars['String']['output']>;
  preparedAt: Scalars['DateTime']['output'];
  preparedBy: Scalars['String']['output'];
  /** Where the list is downloaded as PDF, to be signed. */
  printUrl: Scalars['String']['output'];
  programme: Scalars['String']['output'];
  programmeId: Scalars['ID']['output'];
  session: Scalars['String']['output'];
  state: SenateListState;
};

/** A list of graduates for the senate. */
export type SenateListRow = {
  __typename?: 'SenateListRow';
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  decidedBy?: Maybe<Scalars['String']['output']>;
  graduates: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  preparedAt: Scalars['DateTime']['output'];
  preparedBy: Scalars['String']['output'];
  /** With its department, where that has several. */
  programme: Scalars['String']['output'];
  /** The session with which the studies ended. */
  session: Scalars['String']['output'];
  state: SenateListState;
};

/** What lists for the senate can be sorted by. */
export type SenateListSort =
  | 'prepared'
  | 'session';

/** How far a list for the senate is. */
export type SenateListState =
  | 'approved'
  | 'declined'
  /** For a second person. */
  | 'waiting';

/** Handed in, or why not. */
export type SendEntryPaperResult = EntryPaperSent | Refusal;

/** §9: what a session charges beside its schedule. */
export type SessionFees = {
  __typename?: 'SessionFees';
  hostelFee: Scalars['Naira']['output'];
  /** Of the session. */
  id: Scalars['ID']['output'];
  lateFee: Scalars['Naira']['output'];
  /** 0 while the session has the specified amounts. */
  revision: Scalars['Int']['output'];
  session: Scalars['String']['output'];
};

/** The results of a session. */
export type SessionResults = {
  __typename?: 'SessionResults';
  /** At the end of the session; null at a college that does not judge it. */
  academicStanding?: Maybe<AcademicStanding>;
  /** Newest first. */
  semesters: Array<SemesterResults>;
  /** `2025/2026` */
  session: Scalars['String']['output'];
};

/** How many students pay a share. */
export type ShareFigures = {
  __typename?: 'ShareFigures';
  /** Students whose next share it is, in time. */
  due: Scalars['Int']['output'];
  dueDate: Scalars['Date']['output'];
  number: Scalars['Int']['output'];
  /** What these students owe of it. */
  outstanding: Scalars['Naira']['output'];
  /** Students whose next share it is, after its date. */
  overdue: Scalars['Int']['output'];
  percent: Scalars['Int']['output'];
};

/** What an amendment came to, or would. */
export type SheetAmendment = {
  __typename?: 'SheetAmendment';
  changed: Scalars['Int']['output'];
  message: Scalars['String']['output'];
  /** How many of those sent cannot be taken. */
  problems: Scalars['Int']['output'];
  /** Of a dry run, by matric number. */
  rows: Array<AmendedResult>;
  /** The current version. */
  version: Scalars['Int']['output'];
};

/** What an amendment came to, or would. */
export type SheetAmendmentResult = Refusal | SheetAmendment;

/** A sheet after it changed its state. */
export type SheetChanged = {
  __typename?: 'SheetChanged';
  /** One sentence for the person. */
  message: Scalars['String']['output'];
  sheet: ResultSheet;
};

/** Something that happened to a result sheet. */
export type SheetEvent = {
  __typename?: 'SheetEvent';
  at: Scalars['DateTime']['output'];
  /** Whose doing it was, by name. */
  by: Scalars['String']['output'];
  /** Why it was returned or amended. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The state it came to. */
  state: ResultSheetState;
  /** The version that it published; null if it published none. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** Something odd about a result sheet. */
export type SheetFlag = {
  __typename?: 'SheetFlag';
  message: Scalars['String']['output'];
  /** Whom it concerns; empty if it concerns the sheet as a whole. */
  studentIds: Array<Scalars['ID']['output']>;
};

/** What reading a file of marks came to: an `ImportReport`, and what the file overwrites. */
export type SheetImportReport = {
  __typename?: 'SheetImportReport';
  dryRun: Scalars['Boolean']['output'];
  errorCount: Scalars['Int']['output'];
  /** The first 200 of them, by row. */
  errors: Array<ImportProblem>;
  imported: Scalars['Int']['output'];
  /** Students with such cells, the first fifty. */
  overwrites: Array<OverwrittenScores>;
  /** How many cells hold another value. */
  overwritten: Scalars['Int']['output'];
  /** Stands for the cells that would be overwritten: sent back with the import itself. */
  preview: Scalars['String']['output'];
  rowCount: Scalars['Int']['output'];
};

/** The report on a file of marks, or why it could not be read. */
export type SheetImportResult = Refusal | SheetImportReport;

/** One sheet of a publication: what would become of it. */
export type SheetPublicationRow = {
  __typename?: 'SheetPublicationRow';
  /** Null if nothing changes. */
  after?: Maybe<Scalars['String']['output']>;
  before: Scalars['String']['output'];
  code: Scalars['String']['output'];
  /** The course's. */
  id: Scalars['ID']['output'];
  /** Why nothing changes, though nothing is wrong. */
  note?: Maybe<Scalars['String']['output']>;
  /** Why it cannot be published. */
  problem?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

/** What became of the sheet. */
export type SheetResult = Refusal | SheetChanged;

/** How many result sheets are in a state. */
export type SheetStateCount = {
  __typename?: 'SheetStateCount';
  count: Scalars['Int']['output'];
  state: ResultSheetState;
};

/** A sheet, as it was seen. */
export type SheetStepInput = {
  courseId: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  semesterId: Scalars['ID']['input'];
};

/** One publication of a sheet. */
export type SheetVersion = {
  __typename?: 'SheetVersion';
  at: Scalars['DateTime']['output'];
  by: Scalars['String']['output'];
  /** Against the version before it; empty of the first. */
  changes: Array<VersionChange>;
  reason?: Maybe<Scalars['String']['output']>;
  /** How many results it has. */
  results: Scalars['Int']['output'];
  version: Scalars['Int']['output'];
};

/** What publishing came to, or would. */
export type SheetsPublication = {
  __typename?: 'SheetsPublication';
  changed: Scalars['Int']['output'];
  message: Scalars['String']['output'];
  /** To be sent with the real run. */
  preview: Scalars['String']['output'];
  /** How many stand in the way. */
  problems: Scalars['Int']['output'];
  /** Of a dry run. */
  rows: Array<SheetPublicationRow>;
};

/** What publishing came to, or would. */
export type SheetsPublicationResult = Refusal | SheetsPublication;

/** What is typed at the login. */
export type SignInInput = {
  /** Case does not matter for students and applicants. */
  password: Scalars['String']['input'];
  role: SignInRole;
  /** Registration ID: a student's matric number, an applicant's application number. */
  username: Scalars['String']['input'];
};

/** Signed in, or why not. */
export type SignInResult = Refusal | SignedIn;

/** The kind of account that signs in. */
export type SignInRole =
  | 'APPLICANT'
  | 'STUDENT';

/** A new application. */
export type SignUpInput = {
  courseCode: Scalars['String']['input'];
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  otherName?: InputMaybe<Scalars['String']['input']>;
  /** Case does not matter. */
  password: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  /** Of a course with several programmes; the office chooses where it is left out. */
  programmeCode?: InputMaybe<Scalars['String']['input']>;
  /** Of the application session. */
  sessionId: Scalars['ID']['input'];
  surname: Scalars['String']['input'];
};

/** Signed up, or why not. */
export type SignUpResult = Refusal | SignedUp;

/** Signed in; the session cookie is set. */
export type SignedIn = {
  __typename?: 'SignedIn';
  viewer: Viewer;
};

/** The application is opened; the link that verifies the address is on its way to it. */
export type SignedUp = {
  __typename?: 'SignedUp';
  applicationNo: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** One candidate by rank, and what would be decided. */
export type SimulatedCandidate = {
  __typename?: 'SimulatedCandidate';
  applicationNo: Scalars['String']['output'];
  /** What is decided already: a place on the waiting list. */
  decided?: Maybe<AdmissionOutcome>;
  id: Scalars['ID']['output'];
  jambScore?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  outcome: AdmissionOutcome;
  rank: Scalars['Int']['output'];
  score: Scalars['Int']['output'];
};

/** What a plan would come to in one department. */
export type SimulatedDepartment = {
  __typename?: 'SimulatedDepartment';
  admitted: Scalars['Int']['output'];
  /** The best first. */
  candidates: Array<SimulatedCandidate>;
  code: Scalars['String']['output'];
  /** The candidates under this plan. */
  export: ExportLinks;
  name: Scalars['String']['output'];
  notAdmitted: Scalars['Int']['output'];
  /** By how many the plan goes over the quota. */
  over: Scalars['Int']['output'];
  quota?: Maybe<Scalars['Int']['output']>;
  taken: Scalars['Int']['output'];
  waitingList: Scalars['Int']['output'];
};

/** What plans would come to. */
export type Simulation = {
  __typename?: 'Simulation';
  departments: Array<SimulatedDepartment>;
};

/** Which departments of a round to simulate, and how. */
export type SimulationInput = {
  applicationSessionId: Scalars['ID']['input'];
  departments: Array<DepartmentPlanInput>;
};

/** Simulated, or why not. */
export type SimulationResult = Refusal | Simulation;

/** What was found of a sitting. */
export type SittingCheckInput = {
  isVerified: Scalars['Boolean']['input'];
  /** What does not match, in words for the applicant; needed unless it is verified. */
  query?: InputMaybe<Scalars['String']['input']>;
  /** Of the sitting as it was looked at. */
  revision: Scalars['Int']['input'];
  sittingId: Scalars['ID']['input'];
};

/** Checked or corrected, or why not. */
export type SittingCheckResult = Refusal | SittingChecked;

/** A sitting was verified, queried or corrected. */
export type SittingChecked = {
  __typename?: 'SittingChecked';
  message: Scalars['String']['output'];
  sitting?: Maybe<SittingFile>;
};

/** What a certificate says of a sitting, in place of what was entered. */
export type SittingCorrectionInput = {
  examNumber: Scalars['String']['input'];
  examType: Scalars['String']['input'];
  /** Whether the sitting matches its certificate now; otherwise it is still to be checked. */
  isVerified: Scalars['Boolean']['input'];
  /** At least 5 characters; kept in the audit log, and not told to the applicant. */
  reason: Scalars['String']['input'];
  /** Of the sitting as it was looked at. */
  revision: Scalars['Int']['input'];
  schoolName: Scalars['String']['input'];
  sittingId: Scalars['ID']['input'];
  /** All of them; rows left empty are left out. */
  subjects: Array<SubjectGradeInput>;
  year: Scalars['String']['input'];
};

/** One sitting, to be held beside its certificate. */
export type SittingFile = {
  __typename?: 'SittingFile';
  applicantId: Scalars['ID']['output'];
  applicationNo: Scalars['String']['output'];
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  checkedBy?: Maybe<Scalars['String']['output']>;
  dateOfBirth?: Maybe<Scalars['Date']['output']>;
  department: Scalars['String']['output'];
  examNumber: Scalars['String']['output'];
  examType: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** The next to be checked. */
  nextId?: Maybe<Scalars['ID']['output']>;
  number: Scalars['Int']['output'];
  olevelRequirement?: Maybe<OlevelRequirement>;
  /** The applicant's other sitting. */
  otherId?: Maybe<Scalars['ID']['output']>;
  /** What was asked last. */
  query?: Maybe<Scalars['String']['output']>;
  resultMediaType?: Maybe<Scalars['String']['output']>;
  /** Path of the result on this gateway, for display; null if there is none. */
  resultUrl?: Maybe<Scalars['String']['output']>;
  revision: Scalars['Int']['output'];
  schoolName: Scalars['String']['output'];
  state: SittingState;
  subjects: Array<SubjectGrade>;
  year: Scalars['String']['output'];
};

/** What the sittings can be narrowed by. */
export type SittingFilter = {
  applicationSessionId?: InputMaybe<Scalars['ID']['input']>;
  departmentCode?: InputMaybe<Scalars['String']['input']>;
  /** `WAEC` */
  examType?: InputMaybe<Scalars['String']['input']>;
  hasFile?: InputMaybe<Scalars['Boolean']['input']>;
  state?: InputMaybe<SittingState>;
};

/** One row of the list of sittings. */
export type SittingRecord = {
  __typename?: 'SittingRecord';
  applicantId: Scalars['ID']['output'];
  applicationNo: Scalars['String']['output'];
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  checkedBy?: Maybe<Scalars['String']['output']>;
  department: Scalars['String']['output'];
  examNumber: Scalars['String']['output'];
  examType: Scalars['String']['output'];
  hasFile: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** 1 or 2. */
  number: Scalars['Int']['output'];
  state: SittingState;
  submittedAt: Scalars['DateTime']['output'];
  year: Scalars['String']['output'];
};

/** A page of the sittings. */
export type SittingRecordPage = {
  __typename?: 'SittingRecordPage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<SittingRecord>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** What the sittings can be sorted by. */
export type SittingSort =
  | 'checked'
  | 'number'
  | 'submitted'
  | 'surname';

/** What came of holding a result beside the claimed grades. `CHANGED`: the applicant sent something new since. */
export type SittingState =
  | 'changed'
  | 'queried'
  | 'unchecked'
  | 'verified';

/** A course on a registration slip. */
export type SlipCourse = {
  __typename?: 'SlipCourse';
  code: Scalars['String']['output'];
  creditLoad: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

/** An item of a payment slip. */
export type SlipLine = {
  __typename?: 'SlipLine';
  amount: Scalars['Naira']['output'];
  label: Scalars['String']['output'];
  /** What is owed of it by now, whoever paid the rest. */
  outstanding: Scalars['Naira']['output'];
  session: Scalars['String']['output'];
};

/** Somebody who pays fees for many students. */
export type Sponsor = {
  __typename?: 'Sponsor';
  contactEmail?: Maybe<Scalars['String']['output']>;
  contactPhone?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  /** How many lists it has. */
  lists: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** As accounts and receipts show it: `NELFUND`. */
  shortName: Scalars['String']['output'];
  /** How many of its remittances wait for a second person. */
  waitingRemittances: Scalars['Int']['output'];
};

/** One sponsor whole. */
export type SponsorFile = {
  __typename?: 'SponsorFile';
  /** Whether the viewer may do so at all. */
  canChange: Scalars['Boolean']['output'];
  canKeepLists: Scalars['Boolean']['output'];
  /** The sessions for which a list can be begun. */
  openSessions: Array<Scalars['String']['output']>;
  revision: Scalars['Int']['output'];
  sponsor: Sponsor;
  /** The newest session first. */
  sponsorships: Array<Sponsorship>;
};

/** What sponsors are narrowed to. */
export type SponsorFilter = {
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A sponsor's names and contacts. */
export type SponsorInput = {
  /** Empty for none, as the phone. */
  contactEmail: Scalars['String']['input'];
  contactPhone: Scalars['String']['input'];
  name: Scalars['String']['input'];
  shortName: Scalars['String']['input'];
};

/** A page of sponsors. */
export type SponsorPage = {
  __typename?: 'SponsorPage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<Sponsor>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** A student's receipt of a sponsor's transfer. */
export type SponsorReceipt = {
  __typename?: 'SponsorReceipt';
  amount: Scalars['Naira']['output'];
  bankReference: Scalars['String']['output'];
  /** Whether the viewer may do so now. */
  canAskVoid: Scalars['Boolean']['output'];
  canDecideVoid: Scalars['Boolean']['output'];
  /** The public page that confirms it. */
  confirmationPath: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** What it paid when it was written; what was over is `Credit`. */
  lines: Array<ReceiptLine>;
  /** `S0012-000345`: of remittance and share. */
  number: Scalars['String']['output'];
  paidOn: Scalars['Date']['output'];
  /** Where it is downloaded as PDF. */
  receiptUrl: Scalars['String']['output'];
  /** What of it is given back, or reserved for an approved refund. */
  refunded: Scalars['Naira']['output'];
  remittanceId: Scalars['ID']['output'];
  /** The sponsor's short name. */
  sponsor: Scalars['String']['output'];
  state: CounterReceiptState;
  student: ReceiptStudent;
  /** The newest first. */
  voids: Array<ReceiptVoid>;
};

/** The receipt afterwards, or why not. */
export type SponsorReceiptResult = Refusal | SponsorReceipt;

/** A transfer of a sponsor. */
export type SponsorRemittance = {
  __typename?: 'SponsorRemittance';
  /** The sum of the students' shares. */
  allocated: Scalars['Naira']['output'];
  amount: Scalars['Naira']['output'];
  bankReference: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The day of the transfer. */
  paidOn: Scalars['Date']['output'];
  recordedAt: Scalars['DateTime']['output'];
  recordedBy: Scalars['String']['output'];
  session: Scalars['String']['output'];
  /** The sponsor's short name. */
  sponsor: Scalars['String']['output'];
  sponsorId: Scalars['ID']['output'];
  sponsorshipId: Scalars['ID']['output'];
  state: RemittanceState;
  students: Scalars['Int']['output'];
  /** In naira: the amount less the shares, negative while these exceed it. */
  unallocated: Scalars['Float']['output'];
  /** Receipts of it that somebody asked to void. */
  waitingVoids: Scalars['Int']['output'];
};

/** One remittance whole. */
export type SponsorRemittanceFile = {
  __typename?: 'SponsorRemittanceFile';
  /** Whether the viewer may do so now. */
  canChange: Scalars['Boolean']['output'];
  canDecide: Scalars['Boolean']['output'];
  /** When the last receipt was written. */
  creditedAt?: Maybe<Scalars['DateTime']['output']>;
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null until a second person decides. */
  decidedBy?: Maybe<Scalars['String']['output']>;
  /** Why it was declined. */
  decisionNote?: Maybe<Scalars['String']['output']>;
  /** Why the shares do not come to the amount. */
  note?: Maybe<Scalars['String']['output']>;
  remittance: SponsorRemittance;
  revision: Scalars['Int']['output'];
};

/** What remittances are narrowed to. */
export type SponsorRemittanceFilter = {
  /** First and last day of the transfer. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Only those with receipts that somebody asked to void, or without. */
  hasWaitingVoids?: InputMaybe<Scalars['Boolean']['input']>;
  sponsor?: InputMaybe<Scalars['ID']['input']>;
  sponsorship?: InputMaybe<Scalars['ID']['input']>;
  state?: InputMaybe<RemittanceState>;
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** A page of remittances. */
export type SponsorRemittancePage = {
  __typename?: 'SponsorRemittancePage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<SponsorRemittance>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** What remittances are sorted by. */
export type SponsorRemittanceSort =
  | 'paid_on'
  | 'recorded_at';

/** A sponsor or a list was saved. */
export type SponsorSaved = {
  __typename?: 'SponsorSaved';
  /** Of what was saved. */
  id: Scalars['ID']['output'];
  message: Scalars['String']['output'];
};

/** Saved, or why not. */
export type SponsorSavedResult = Refusal | SponsorSaved;

/** What sponsors are sorted by. */
export type SponsorSort =
  | 'name';

/** The content of a genuine statement for a sponsor when it was issued. */
export type SponsorStatementConfirmation = {
  __typename?: 'SponsorStatementConfirmation';
  claimed: Scalars['Naira']['output'];
  /** False once a student, a claim or a payment changed. */
  isCurrent: Scalars['Boolean']['output'];
  issuedAt: Scalars['DateTime']['output'];
  outstanding: Scalars['Naira']['output'];
  paid: Scalars['Naira']['output'];
  session: Scalars['String']['output'];
  sponsor: Scalars['String']['output'];
  students: Scalars['Int']['output'];
};

/** A sponsor's remittance, and whether a statement shows its transfer. */
export type SponsorTransfer = {
  __typename?: 'SponsorTransfer';
  amount: Scalars['Naira']['output'];
  bankReference: Scalars['String']['output'];
  paidOn: Scalars['Date']['output'];
  remittanceId: Scalars['ID']['output'];
  /** The first row that it is, or may be. */
  rowId?: Maybe<Scalars['ID']['output']>;
  seen: TransferSighting;
  /** What the matched rows come to, or the likely one. */
  seenAmount?: Maybe<Scalars['Naira']['output']>;
  session: Scalars['String']['output'];
  sponsor: Scalars['String']['output'];
  state: RemittanceState;
  unallocated: Scalars['Naira']['output'];
};

/** What of the fees a sponsor can cover; never a late fee. */
export type SponsoredSection =
  | 'A'
  | 'B'
  | 'C'
  | 'hostel';

/** A student of a sponsor's list. */
export type SponsoredStudent = {
  __typename?: 'SponsoredStudent';
  /** False once a remittance names the student. */
  canRemove: Scalars['Boolean']['output'];
  claimed: Scalars['Naira']['output'];
  department: Scalars['String']['output'];
  level: Scalars['Int']['output'];
  matricNumber: Scalars['String']['output'];
  /** Empty for a student who is ready. */
  missing: Array<ReadinessGap>;
  name: Scalars['String']['output'];
  outstanding: Scalars['Naira']['output'];
  paid: Scalars['Naira']['output'];
  /** The day of the last transfer that paid; null before. */
  paidOn?: Maybe<Scalars['Date']['output']>;
  standing: StudentStanding;
  /** Of the student. */
  studentId: Scalars['ID']['output'];
};

/** What students of a list are narrowed to. */
export type SponsoredStudentFilter = {
  isReady?: InputMaybe<Scalars['Boolean']['input']>;
  missing?: InputMaybe<ReadinessGap>;
  sponsorship: Scalars['ID']['input'];
};

/** A page of the students of a list. */
export type SponsoredStudentPage = {
  __typename?: 'SponsoredStudentPage';
  /** What is missing, claimed, paid and outstanding by student. */
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<SponsoredStudent>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** A row of a file of students, as it was read. */
export type SponsoredStudentPreview = {
  __typename?: 'SponsoredStudentPreview';
  /** What the sponsor would be asked for; null for a wrong row. */
  claimed?: Maybe<Scalars['Naira']['output']>;
  matricNumber: Scalars['String']['output'];
  /** Empty where the number is unknown. */
  name: Scalars['String']['output'];
};

/** What students of a list are sorted by. */
export type SponsoredStudentSort =
  | 'department'
  | 'level'
  | 'matric_number'
  | 'name';

/** What reading a file of students came to. */
export type SponsoredStudentsImport = {
  __typename?: 'SponsoredStudentsImport';
  /** The first 50 rows. */
  preview: Array<SponsoredStudentPreview>;
  /** Stands for the rows that can be taken. */
  previewMark: Scalars['String']['output'];
  report: ImportReport;
};

/** A sponsor's list of a session, and what it comes to. */
export type Sponsorship = {
  __typename?: 'Sponsorship';
  /** What the sponsor is to pay by the coverage. */
  claimed: Scalars['Naira']['output'];
  coverage: CoverageKind;
  deadline: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  /** By student; null unless the coverage is at most an amount. */
  most?: Maybe<Scalars['Naira']['output']>;
  outstanding: Scalars['Naira']['output'];
  paid: Scalars['Naira']['output'];
  /** 1 to 100; null unless the coverage is a percentage. */
  percentage?: Maybe<Scalars['Int']['output']>;
  /** Students for whom nothing is missing. */
  ready: Scalars['Int']['output'];
  sections: Array<SponsoredSection>;
  /** `2025/2026` */
  session: Scalars['String']['output'];
  state: SponsorshipState;
  students: Scalars['Int']['output'];
  /** What its approved remittances brought beyond the students' shares. */
  unallocated: Scalars['Naira']['output'];
};

/** One list whole. */
export type SponsorshipFile = {
  __typename?: 'SponsorshipFile';
  /** Whether the viewer keeps lists and enters remittances at all. */
  canKeep: Scalars['Boolean']['output'];
  /** What is covered changes only before money was credited. */
  isCredited: Scalars['Boolean']['output'];
  revision: Scalars['Int']['output'];
  sponsorId: Scalars['ID']['output'];
  sponsorName: Scalars['String']['output'];
  sponsorShortName: Scalars['String']['output'];
  sponsorship: Sponsorship;
  /** Where the statement for the sponsor is downloaded as PDF. */
  statementUrl: Scalars['String']['output'];
  waitingRemittances: Scalars['Int']['output'];
};

/** What a list covers. */
export type SponsorshipInput = {
  coverage: CoverageKind;
  deadline: Scalars['Date']['input'];
  /** Of at most an amount. */
  most?: InputMaybe<Scalars['Naira']['input']>;
  /** Of a percentage: 1 to 100. */
  percentage?: InputMaybe<Scalars['Float']['input']>;
  sections: Array<SponsoredSection>;
};

/** Whether a list takes claims. */
export type SponsorshipState =
  /** Nothing more is expected of the sponsor. */
  | 'closed'
  | 'open'
  /** The sponsor takes no claims any more; its money may still come. */
  | 'past_deadline';

/** A member of staff, as they see themself. Role and permissions are the college's word of this very moment. */
export type Staff = Viewer & {
  __typename?: 'Staff';
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** False: who is invited to the staff chooses a password then. */
  mustChangePassword: Scalars['Boolean']['output'];
  /** Null: the staff have no photos. */
  passportUrl?: Maybe<Scalars['String']['output']>;
  permissions: StaffPermissions;
  role: StaffRole;
  secondFactor: SecondFactor;
  surname: Scalars['String']['output'];
};

/** Somebody invited to the staff. */
export type StaffInvitation = {
  __typename?: 'StaffInvitation';
  /** True while it can be sent again or taken back. */
  canChange: Scalars['Boolean']['output'];
  email: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  invitedAt: Scalars['DateTime']['output'];
  invitedBy: Scalars['String']['output'];
  role: StaffRole;
  state: StaffInvitationState;
  surname: Scalars['String']['output'];
};

/** Which invitations are asked for. */
export type StaffInvitationFilter = {
  state?: InputMaybe<StaffInvitationState>;
};

/** Somebody to invite to the staff. */
export type StaffInvitationInput = {
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  role: StaffRole;
  surname: Scalars['String']['input'];
};

/** A page of invitations. */
export type StaffInvitationPage = {
  __typename?: 'StaffInvitationPage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<StaffInvitation>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** What invitations can be sorted by. */
export type StaffInvitationSort =
  | 'invited_at'
  | 'name';

/** The state of an invitation. */
export type StaffInvitationState =
  | 'accepted'
  | 'expired'
  | 'open'
  | 'revoked';

/** Whose password a mailed link sets. */
export type StaffLink = {
  __typename?: 'StaffLink';
  email: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  firstName: Scalars['String']['output'];
  purpose: StaffLinkPurpose;
  role: StaffRole;
  surname: Scalars['String']['output'];
};

/** What a mailed link is for. */
export type StaffLinkPurpose =
  /** Joining the staff. */
  | 'join'
  /** Another password of a member's. */
  | 'new_password';

/** Whose password a link sets, or why none (`LINK_UNKNOWN`, `LINK_USED`, `LINK_EXPIRED`). */
export type StaffLinkResult = Refusal | StaffLink;

/** A colleague, as super admins see them. */
export type StaffMember = {
  __typename?: 'StaffMember';
  /** False for oneself: nobody changes their own role, suspends themself or resets their own second factor. */
  canChange: Scalars['Boolean']['output'];
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  hasSecondFactor: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  joinedAt: Scalars['DateTime']['output'];
  /** Sent back with a change of the role. */
  revision: Scalars['Int']['output'];
  role: StaffRole;
  surname: Scalars['String']['output'];
  /** Null for who is not suspended. */
  suspendedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Who of the staff is asked for. */
export type StaffMemberFilter = {
  role?: InputMaybe<StaffRole>;
  status?: InputMaybe<StaffStatus>;
};

/** A page of colleagues. */
export type StaffMemberPage = {
  __typename?: 'StaffMemberPage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<StaffMember>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** What colleagues can be sorted by. */
export type StaffMemberSort =
  | 'email'
  | 'joined_at'
  | 'name'
  | 'role';

/** The permissions of a member of staff. Screens show actions by them; the college decides each call. */
export type StaffPermissions = {
  __typename?: 'StaffPermissions';
  canDecideAdmissions: Scalars['Boolean']['output'];
  canEditProfiles: Scalars['Boolean']['output'];
  canImportBankStatements: Scalars['Boolean']['output'];
  /** Keeps the sponsors' lists and enters their remittances. */
  canKeepSponsorships: Scalars['Boolean']['output'];
  canManageAnnouncements: Scalars['Boolean']['output'];
  canManageApplicationSessions: Scalars['Boolean']['output'];
  canManageBankAccounts: Scalars['Boolean']['output'];
  canManageCalendar: Scalars['Boolean']['output'];
  canManageCourses: Scalars['Boolean']['output'];
  canManageDepartments: Scalars['Boolean']['output'];
  canManageFees: Scalars['Boolean']['output'];
  canManageHostels: Scalars['Boolean']['output'];
  canManageRefunds: Scalars['Boolean']['output'];
  canManageSponsors: Scalars['Boolean']['output'];
  canManageStaff: Scalars['Boolean']['output'];
  canManageStudents: Scalars['Boolean']['output'];
  canPublishResults: Scalars['Boolean']['output'];
  canReadApplicants: Scalars['Boolean']['output'];
  canReadAuditLog: Scalars['Boolean']['output'];
  canReadBankStatements: Scalars['Boolean']['output'];
  canReadCounterReceipts: Scalars['Boolean']['output'];
  canReadCourses: Scalars['Boolean']['output'];
  canReadPayments: Scalars['Boolean']['output'];
  canReadProfiles: Scalars['Boolean']['output'];
  canReadSponsors: Scalars['Boolean']['output'];
  canReadStudents: Scalars['Boolean']['output'];
  canRecordCounterReceipts: Scalars['Boolean']['output'];
  canRequeryPayments: Scalars['Boolean']['output'];
  canResendVerification: Scalars['Boolean']['output'];
  canResetPasswords: Scalars['Boolean']['output'];
  canResolvePayments: Scalars['Boolean']['output'];
  canVerifySsce: Scalars['Boolean']['output'];
};

/** The role of a member of staff. */
export type StaffRole =
  | 'BURSARY_OFFICER'
  | 'EXAM_OFFICER'
  | 'ICT_SUPPORT'
  | 'LECTURER'
  | 'SUPER_ADMIN';

/** What a search of the top bar finds: at most five of each. */
export type StaffSearch = {
  __typename?: 'StaffSearch';
  /** Empty for a role that may not read applicants. The same holds for the other lists. */
  applicants: Array<FoundApplicant>;
  /** Of a lecturer, those they teach in the running session. */
  courses: Array<FoundCourse>;
  students: Array<FoundStudent>;
};

/** The input of the staff login. The code or the recovery code only if one is required. */
export type StaffSignInInput = {
  /** The six digits an app shows; spaces do not matter. */
  code?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  /** Case counts. */
  password: Scalars['String']['input'];
  /** Stands in for the app, once. */
  recoveryCode?: InputMaybe<Scalars['String']['input']>;
};

/** Signed in, asked for a second factor, or why neither. */
export type StaffSignInResult = Refusal | SecondFactorRequired | SignedIn;

/** Whether somebody can sign in. */
export type StaffStatus =
  | 'active'
  | 'suspended';

/** Open at the provider, or why not. */
export type StartPaymentResult = PaymentStarted | Refusal;

/** A secret for the app, or why not. */
export type StartSecondFactorResult = Refusal | SecondFactorSetup;

/** A column of a statement. */
export type StatementColumn = {
  __typename?: 'StatementColumn';
  heading: Scalars['String']['output'];
  /** Its first three values that are not empty. */
  samples: Array<Scalars['String']['output']>;
};

/** The columns of a statement, and which of them holds what by the last import or a guess. */
export type StatementColumns = {
  __typename?: 'StatementColumns';
  columns: Array<StatementColumn>;
  creditColumn?: Maybe<Scalars['String']['output']>;
  /** Headings; null where no column seems to be it. */
  dateColumn?: Maybe<Scalars['String']['output']>;
  dateFormat: StatementDateFormat;
  /** The line of the headings, as a spreadsheet counts. */
  headingLine: Scalars['Int']['output'];
  idColumn?: Maybe<Scalars['String']['output']>;
  /** Whether it is the map of the last import, and all its columns are there. */
  isSaved: Scalars['Boolean']['output'];
  narrationColumn?: Maybe<Scalars['String']['output']>;
  payerColumn?: Maybe<Scalars['String']['output']>;
};

/** Which column of a statement holds what, by the headings of the file. */
export type StatementColumnsInput = {
  /** What was paid in. */
  creditColumn: Scalars['String']['input'];
  dateColumn: Scalars['String']['input'];
  dateFormat: StatementDateFormat;
  /** The bank's own number of a transaction, where it has one. */
  idColumn?: InputMaybe<Scalars['String']['input']>;
  narrationColumn: Scalars['String']['input'];
  /** Who paid, where the narration does not say it. */
  payerColumn?: InputMaybe<Scalars['String']['input']>;
};

/** The columns, or why the file cannot be read. Refusals: `INVALID_INPUT` (`file`), `FILE_TOO_LARGE`. */
export type StatementColumnsResult = Refusal | StatementColumns;

/** The content of a genuine statement of account when it was issued. */
export type StatementConfirmation = {
  __typename?: 'StatementConfirmation';
  charged: Scalars['Naira']['output'];
  credit: Scalars['Naira']['output'];
  department: Scalars['String']['output'];
  /** False once something was charged, paid, refunded or taken back since. */
  isCurrent: Scalars['Boolean']['output'];
  issuedAt: Scalars['DateTime']['output'];
  matricNumber: Scalars['String']['output'];
  name: Scalars['String']['output'];
  outstanding: Scalars['Naira']['output'];
  paid: Scalars['Naira']['output'];
  refunded: Scalars['Naira']['output'];
};

/** How dates of a statement are written; `2026-11-25`, `25-Nov-2026` and the dates of a workbook are read always. */
export type StatementDateFormat =
  /** `25/11/2026` */
  | 'day_first'
  /** `2026-11-25` */
  | 'iso';

/** Days that no imported statement has. */
export type StatementGap = {
  __typename?: 'StatementGap';
  from: Scalars['Date']['output'];
  until: Scalars['Date']['output'];
};

/** What an import came to, or would. */
export type StatementImport = {
  __typename?: 'StatementImport';
  dryRun: Scalars['Boolean']['output'];
  rowCount: Scalars['Int']['output'];
  /** The first 200 of each kind, by line. */
  rows: Array<PreviewRow>;
  /** Null after a dry run. */
  statementId?: Maybe<Scalars['ID']['output']>;
  /** Every kind, in their order. */
  sums: Array<StatementSum>;
};

/** The import, or why not. Refusals: `INVALID_INPUT` (`file`, a column), `FILE_TOO_LARGE`, `IMPORT_RUNS`. */
export type StatementImportResult = Refusal | StatementImport;

/** The content of a genuine statement of result when it was issued. */
export type StatementOfResultConfirmation = {
  __typename?: 'StatementOfResultConfirmation';
  /** The award of the programme; null where the paper names the department alone. */
  award?: Maybe<Scalars['String']['output']>;
  cgpa?: Maybe<Scalars['Float']['output']>;
  /** Null where no class is given. */
  classOfAward?: Maybe<Scalars['String']['output']>;
  creditsPassed: Scalars['Int']['output'];
  department: Scalars['String']['output'];
  /** False once results were published or amended since, or its holder is no graduate any more. */
  isCurrent: Scalars['Boolean']['output'];
  issuedAt: Scalars['DateTime']['output'];
  matricNumber: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** How many rows of a statement came to something, and how much they are. */
export type StatementSum = {
  __typename?: 'StatementSum';
  amount: Scalars['Naira']['output'];
  kind: BankRowKind;
  rows: Scalars['Int']['output'];
};

/** A student, as the student sees themself. */
export type Student = ProfileOwner & Viewer & {
  __typename?: 'Student';
  /** All that they were charged and have paid; null if the college keeps no accounts. */
  account?: Maybe<StudentAccount>;
  /** What the college announces to them now: as `Query.announcements`. */
  announcements?: Maybe<Array<Announcement>>;
  /** The academic calendar; null if the college has none. */
  calendar?: Maybe<AcademicCalendar>;
  /** Of the running semester; null at a college that records no class attendance. */
  classAttendance?: Maybe<OwnClassAttendance>;
  /** Null where the student's cohort is not indexed by a council. */
  councilIndexing?: Maybe<CouncilIndexing>;
  /** Course registration in the running semester; null if none runs. */
  courseRegistration?: Maybe<CourseRegistration>;
  /** The running semester; null if the college does not report it. */
  currentSemester?: Maybe<Semester>;
  /** The academic session now running, `2025/2026`. */
  currentSession?: Maybe<Scalars['String']['output']>;
  department?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  /** Their examination card of the running semester; null if none runs, nothing is registered in it, or the college makes none. */
  examCard?: Maybe<ExamCard>;
  /** What sponsors are expected to pay for them; null if the college has no sponsors. */
  expectedSponsorships?: Maybe<Array<ExpectedSponsorship>>;
  /** What the student owes and has paid this session; null if the college does not offer fee schedules. */
  fees?: Maybe<StudentFees>;
  firstName: Scalars['String']['output'];
  /** A bed in a hostel this session; null, with an error, while the college cannot tell. */
  hostel?: Maybe<Hostel>;
  id: Scalars['ID']['output'];
  /** The student's ID card; null at a college that makes none. */
  idCard?: Maybe<OwnIdCard>;
  /** Who signs them off; null for a student who does not leave, and at a college that does not do this here. */
  leavingClearance?: Maybe<OwnLeavingClearance>;
  /** 100, 200, 300… */
  level?: Maybe<Scalars['Int']['output']>;
  matricNumber: Scalars['String']['output'];
  mustChangePassword: Scalars['Boolean']['output'];
  otherName?: Maybe<Scalars['String']['output']>;
  passportUrl?: Maybe<Scalars['String']['output']>;
  /** What they can pay at a bank, and the payment slips they made; null if the college takes no money so. */
  paymentSlips?: Maybe<PaymentSlips>;
  /** Settled payments, newest first; null, with an error, while the college cannot list them. */
  payments?: Maybe<Array<Payment>>;
  profile: Profile;
  /** The award within the department, which may have its name; null if the college does not report it. */
  programme?: Maybe<Scalars['String']['output']>;
  /** Their published results; null if the college publishes none. */
  results?: Maybe<StudentResults>;
  surname: Scalars['String']['output'];
};

/**
 * All that was charged to a student and what paid it, without what was taken back. What receipts come to is what was paid, refunded and
 * credit together.
 */
export type StudentAccount = {
  __typename?: 'StudentAccount';
  /** Approved ones, the newest first. */
  adjustments: Array<AdjustmentShown>;
  /** Outstanding of sessions before the current one. */
  arrears: Scalars['Naira']['output'];
  charged: Scalars['Naira']['output'];
  /** Money that pays nothing yet; the next charge that the portal takes uses it. */
  credit: Scalars['Naira']['output'];
  outstanding: Scalars['Naira']['output'];
  paid: Scalars['Naira']['output'];
  /** All money that came in, the newest first. */
  receipts: Array<AccountReceipt>;
  /** Money of the receipts that is given back, or reserved for an approved refund. */
  refunded: Scalars['Naira']['output'];
  /** Of credit and of refused payments, in every state; the newest first. */
  refunds: Array<RefundShown>;
  /** Newest first. */
  sessions: Array<AccountSession>;
  /** Where the statement is downloaded. */
  statementUrl: Scalars['String']['output'];
};

/** What a bulk action came to, or would. */
export type StudentAction = {
  __typename?: 'StudentAction';
  changed: Scalars['Int']['output'];
  message: Scalars['String']['output'];
  /** To be sent with the real run. */
  preview: Scalars['String']['output'];
  /** How many stand in the way. */
  problems: Scalars['Int']['output'];
  /** Of a dry run. */
  rows: Array<StudentActionRow>;
};

/** What came of a bulk action. Refusals: `INVALID_INPUT`, `PREVIEW_OUTDATED`. */
export type StudentActionResult = Refusal | StudentAction;

/** One student of a bulk action: what would become of them. */
export type StudentActionRow = {
  __typename?: 'StudentActionRow';
  /** Null if nothing changes. */
  after?: Maybe<Scalars['String']['output']>;
  before: Scalars['String']['output'];
  department: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  matricNumber: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Why the student stays as they are, though nothing is wrong. */
  note?: Maybe<Scalars['String']['output']>;
  /** Why it cannot be done. */
  problem?: Maybe<Scalars['String']['output']>;
};

/** A student's current attendance of an examination. */
export type StudentBarred = {
  __typename?: 'StudentBarred';
  barredReason?: Maybe<Scalars['String']['output']>;
  obstacle?: Maybe<Scalars['String']['output']>;
  studentId: Scalars['ID']['output'];
};

/** The fee schedule of the student's department and level for the current session. */
export type StudentFees = {
  __typename?: 'StudentFees';
  hostel: HostelFee;
  /** Empty if no schedule exists for the department. */
  sections: Array<FeeSection>;
  session: Scalars['String']['output'];
  tuition?: Maybe<TuitionFee>;
};

/** One student's complete record. */
export type StudentFile = {
  __typename?: 'StudentFile';
  /** The application they came from; null of who was entered by the college. */
  applicantId?: Maybe<Scalars['ID']['output']>;
  applicationNo?: Maybe<Scalars['String']['output']>;
  /** Hostel applications, newest first. */
  beds: Array<BedHistory>;
  /** The last fifty changes that the staff made, newest first. */
  changes: Array<RecordedChange>;
  /** Courses registered and not dropped, newest semester first. */
  courses: Array<CourseHistory>;
  /** The session in which the studies began, which decides the programme's rules; null where it is not known. */
  entrySession?: Maybe<Scalars['String']['output']>;
  entrySessionId?: Maybe<Scalars['ID']['output']>;
  /** By which the council of the programme knows the student; null before the indexing. */
  indexNumber?: Maybe<Scalars['String']['output']>;
  /** The level they had in sessions that are over, oldest first. */
  levels: Array<PastLevel>;
  /** What was paid online, newest first; the account has what was paid at the counter, too. */
  payments: Array<PaidFee>;
  programmeId: Scalars['ID']['output'];
  revision: Scalars['Int']['output'];
  student: StudentRecord;
};

/** All of what is given must hold. What is paid, taken and registered is of the session, or the semester, now running. */
export type StudentFilter = {
  /** A department's code. */
  department?: InputMaybe<Scalars['String']['input']>;
  hasBed?: InputMaybe<Scalars['Boolean']['input']>;
  hasPaidTuition?: InputMaybe<Scalars['Boolean']['input']>;
  hasRegistered?: InputMaybe<Scalars['Boolean']['input']>;
  isSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  level?: InputMaybe<Scalars['Int']['input']>;
  /** A programme's code. */
  programme?: InputMaybe<Scalars['String']['input']>;
  standing?: InputMaybe<StudentStanding>;
};

/** A student's programme as it is to be. */
export type StudentProgrammeInput = {
  /** Null where it is not known: the college's defaults count then. */
  entrySessionId?: InputMaybe<Scalars['ID']['input']>;
  isConfirmed?: Scalars['Boolean']['input'];
  programmeId: Scalars['ID']['input'];
  /** For the audit log. */
  reason: Scalars['String']['input'];
  /** Of the student, as it was seen. */
  revision: Scalars['Int']['input'];
};

/** A student as the office lists them. */
export type StudentRecord = {
  __typename?: 'StudentRecord';
  /** Credit units registered in the semester now running. */
  credits: Scalars['Int']['output'];
  department: Scalars['String']['output'];
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  hasBed: Scalars['Boolean']['output'];
  hasPaidHostel: Scalars['Boolean']['output'];
  hasPaidTuition: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  isSuspended: Scalars['Boolean']['output'];
  level: Scalars['Int']['output'];
  matricNumber: Scalars['String']['output'];
  otherName?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  /** Of the profile, `profile(id:)`. */
  profileId: Scalars['ID']['output'];
  /** The award within the department, which may have its name. */
  programme: Scalars['String']['output'];
  sex?: Maybe<Scalars['String']['output']>;
  standing: StudentStanding;
  surname: Scalars['String']['output'];
};

/** A student's account for the office. */
export type StudentRecordAccount = {
  __typename?: 'StudentRecordAccount';
  account: StudentAccount;
  /** Whether the viewer may ask to adjust charges. */
  canAdjust: Scalars['Boolean']['output'];
  /** Whether the viewer may ask to give free credit back. */
  canAskRefund: Scalars['Boolean']['output'];
  /** Credit that no refund is asked for: the most that another one can give back. */
  freeCredit: Scalars['Naira']['output'];
  matricNumber: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Adjustments that wait for a second person; nothing has changed by them. */
  waitingAdjustments: Array<AdjustmentShown>;
};

/** A page of the students. */
export type StudentRecordPage = {
  __typename?: 'StudentRecordPage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<StudentRecord>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** A student and their results, for the office. */
export type StudentRecordResults = {
  __typename?: 'StudentRecordResults';
  department: Scalars['String']['output'];
  level: Scalars['Int']['output'];
  matricNumber: Scalars['String']['output'];
  name: Scalars['String']['output'];
  results: StudentResults;
};

/** A student's published results, and what they come to. */
export type StudentResults = {
  __typename?: 'StudentResults';
  /** Courses failed and not passed since; they come into the next registration of their semester by themselves. */
  carryovers: Array<OutstandingCarryover>;
  /** Null without a result that counts. */
  cgpa?: Maybe<Scalars['Float']['output']>;
  cgpaPolicy: CgpaPolicy;
  creditsPassed: Scalars['Int']['output'];
  creditsRegistered: Scalars['Int']['output'];
  /** What the student must meet to graduate, as of now; null at a college that does not judge it. */
  graduation?: Maybe<GraduationAudit>;
  /** By which results are graded now. */
  scale: Array<GradeStep>;
  /** What the senate approved for a graduate; null where it approved nothing. */
  senateApproval?: Maybe<SenateApproval>;
  /** Newest first. */
  sessions: Array<SessionResults>;
  /** Where the transcript is downloaded; null without a result, and for who may not have it. */
  transcriptUrl?: Maybe<Scalars['String']['output']>;
};

/** What students are sorted by; names by surname, departments with their levels. */
export type StudentSort =
  | 'department'
  | 'level'
  | 'matric_number'
  | 'name';

/** A student's standing with the college. Only active students register, pay and take a bed. */
export type StudentStanding =
  | 'active'
  /** Takes part in nothing until restored. */
  | 'deferred'
  | 'graduated'
  | 'withdrawn';

/** Who is deferred, recorded as withdrawn, or restored. */
export type StudentStandingInput = {
  dryRun: Scalars['Boolean']['input'];
  /** At most 5,000. */
  ids: Array<Scalars['ID']['input']>;
  preview?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  /** Not `GRADUATED`: that comes with promotion. */
  standing: StudentStanding;
};

/** A subject and the grade in it, `A1` to `F9`. */
export type SubjectGrade = {
  __typename?: 'SubjectGrade';
  grade: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** A subject and the grade in it. */
export type SubjectGradeInput = {
  grade: Scalars['String']['input'];
  name: Scalars['String']['input'];
};

/** Submitted, or why not. */
export type SubmitApplicationResult = ApplicationSubmitted | Refusal;

/** Subscriptions, over server-sent events: the same path and header as everything else, `accept: text/event-stream`. */
export type Subscription = {
  __typename?: 'Subscription';
  /**
   * Which beds of the viewer's kind are free: all of them first, then what changes, within two seconds. One poll of the college
   * serves everybody. It ends with the session; an error `NOT_AVAILABLE` says that this college cannot be watched.
   */
  hostelAvailability: HostelAvailability;
};

/** A course that the lecturer teaches. */
export type TaughtCourse = {
  __typename?: 'TaughtCourse';
  code: Scalars['String']['output'];
  creditLoad: Scalars['Int']['output'];
  /** Those of them for whom nothing more is to be entered in the result sheet. */
  entered: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  level: Scalars['Int']['output'];
  /** Students with a valid registration. */
  registered: Scalars['Int']['output'];
  sheetState: ResultSheetState;
  title: Scalars['String']['output'];
};

/** What the courses of a semester can be narrowed and assigned to. */
export type TeachingChoices = {
  __typename?: 'TeachingChoices';
  departments: Array<NamedChoice>;
  /** Those who can be assigned: lecturers by their role who are not suspended. */
  lecturers: Array<CourseLecturer>;
  /** The newest first. */
  semesters: Array<TeachingSemester>;
};

/** A semester that courses are taught in. */
export type TeachingSemester = {
  __typename?: 'TeachingSemester';
  id: Scalars['ID']['output'];
  isCurrent: Scalars['Boolean']['output'];
  /** Its session runs or is still to come: lecturers can be assigned. */
  isOpen: Scalars['Boolean']['output'];
  semester: Semester;
  session: Scalars['String']['output'];
};

/** A sitting of the aptitude test. */
export type TestBatch = {
  __typename?: 'TestBatch';
  assigned: Scalars['Int']['output'];
  capacity: Scalars['Int']['output'];
  endsAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  revision: Scalars['Int']['output'];
  startsAt: Scalars['DateTime']['output'];
  /** How many of them have a score. */
  tested: Scalars['Int']['output'];
};

/** An aptitude test that an applicant could be moved to. */
export type TestBatchChoice = {
  __typename?: 'TestBatchChoice';
  date: Scalars['Date']['output'];
  endTime: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  placesLeft: Scalars['Int']['output'];
  startTime: Scalars['String']['output'];
};

/** Times are the college's own, without an offset: `2026-03-10T09:00`. */
export type TestBatchInput = {
  capacity: Scalars['Float']['input'];
  endsAt: Scalars['String']['input'];
  isConfirmed?: Scalars['Boolean']['input'];
  startsAt: Scalars['String']['input'];
};

/** Noted; the applicant as they are now. */
export type TestNoticeConfirmed = {
  __typename?: 'TestNoticeConfirmed';
  applicant: Applicant;
};

/** The content of a genuine transcript when it was issued. */
export type TranscriptConfirmation = {
  __typename?: 'TranscriptConfirmation';
  /** The award of the programme; null where the paper names the department alone. */
  award?: Maybe<Scalars['String']['output']>;
  cgpa?: Maybe<Scalars['Float']['output']>;
  /** Of a graduate; null where no class is given. */
  classOfAward?: Maybe<Scalars['String']['output']>;
  creditsPassed: Scalars['Int']['output'];
  department: Scalars['String']['output'];
  /** False once results were published or amended since, or a course of them was renamed. */
  isCurrent: Scalars['Boolean']['output'];
  issuedAt: Scalars['DateTime']['output'];
  matricNumber: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** Whether a statement shows a sponsor's transfer. */
export type TransferSighting =
  /** A leftover has its reference, or its amount some days around. */
  | 'likely'
  /** Two people said which row it is. */
  | 'matched'
  | 'not_seen';

/** What the portal charges for tuition now. */
export type TuitionFee = {
  __typename?: 'TuitionFee';
  /** The late fee included. */
  amount: Scalars['Naira']['output'];
  /** True when `startTuitionPayment` would open a payment. */
  canPay: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  isPaid: Scalars['Boolean']['output'];
  /** Part of `amount`; 0 until the late date has passed. */
  lateFee: Scalars['Naira']['output'];
  lateFrom?: Maybe<Scalars['Date']['output']>;
  /** Null if tuition is paid at once. */
  plan?: Maybe<TuitionPlan>;
};

/** How a student pays tuition in shares. All shares together are tuition without the late fee, which is paid with the last. */
export type TuitionPlan = {
  __typename?: 'TuitionPlan';
  /** What `startTuitionPayment(share: NEXT)` opens a payment of; null once every share is paid. */
  nextAmount?: Maybe<Scalars['Naira']['output']>;
  shares: Array<TuitionPlanShare>;
  /** What the payments so far open. */
  unlocked: Array<PlanUnlock>;
};

/** A share of a student's tuition. It is paid when the sum of all payments reaches it and the shares before it. */
export type TuitionPlanShare = {
  __typename?: 'TuitionPlanShare';
  /** Of this share alone. */
  amount: Scalars['Naira']['output'];
  /** The last day on which it is in time. The late fee is charged from the day after. */
  dueDate: Scalars['Date']['output'];
  /** `Instalment 1 of 2` */
  label: Scalars['String']['output'];
  /** From 1. */
  number: Scalars['Int']['output'];
  /** What is still to pay of it. */
  outstanding: Scalars['Naira']['output'];
  percent: Scalars['Int']['output'];
  state: PlanShareState;
  /** What opens once it is paid. */
  unlocks: Array<PlanUnlock>;
};

/** §3: what makes tuition payable for a level in a session. */
export type TuitionRecord = {
  __typename?: 'TuitionRecord';
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  /** First day of the late fee. */
  lateFrom?: Maybe<Scalars['Date']['output']>;
  level: Scalars['Int']['output'];
  revision: Scalars['Int']['output'];
  session: Scalars['String']['output'];
};

/** Which part of tuition a payment is opened for. */
export type TuitionShare =
  /** All that is owed, the late fee included. */
  | 'all'
  /** The next share of the instalment plan. */
  | 'next';

/** A course that nobody teaches this session. */
export type UnassignedCourse = {
  __typename?: 'UnassignedCourse';
  code: Scalars['String']['output'];
  department: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** What an office decided on a student who leaves. */
export type UnitDecision = {
  __typename?: 'UnitDecision';
  /** Whether the caller decides for this office. */
  canDecide: Scalars['Boolean']['output'];
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The member of staff. */
  decidedBy?: Maybe<Scalars['String']['output']>;
  /** What is owed or to be brought back; null besides for a caller who does not decide for this office. */
  note?: Maybe<Scalars['String']['output']>;
  /** 0 while the office has not decided. */
  revision: Scalars['Int']['output'];
  state: ClearanceState;
  unit: ClearanceUnit;
};

/** How a student stands with an office. */
export type UnitState = {
  __typename?: 'UnitState';
  /** 0 while the office has not decided. */
  revision: Scalars['Int']['output'];
  state: ClearanceState;
  unit: ClearanceUnit;
};

/** Graduates of a programme and a session who are on no approved list. */
export type UnlistedGraduates = {
  __typename?: 'UnlistedGraduates';
  graduates: Scalars['Int']['output'];
  programme: Scalars['String']['output'];
  programmeId: Scalars['ID']['output'];
  session: Scalars['String']['output'];
  /** The list that waits for a decision; null without one. */
  waitingListId?: Maybe<Scalars['ID']['output']>;
};

/** A row of a file that could not be read, and was not imported. */
export type UnreadableRow = {
  __typename?: 'UnreadableRow';
  line: Scalars['Int']['output'];
  problem: Scalars['String']['output'];
};

/** An applicant who has not verified the email address. */
export type UnverifiedEmail = {
  __typename?: 'UnverifiedEmail';
  applicationNo: Scalars['String']['output'];
  email: Scalars['String']['output'];
  /** Of the applicant. */
  id: Scalars['ID']['output'];
  lastLinkAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  profileId: Scalars['ID']['output'];
  signedUpAt: Scalars['DateTime']['output'];
};

/** A page of the unverified email addresses. */
export type UnverifiedPage = {
  __typename?: 'UnverifiedPage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<UnverifiedEmail>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** What unverified email addresses are sorted by. */
export type UnverifiedSort =
  | 'name'
  | 'signed_up_at';

/** Changed, or why not. */
export type UpdateProfileResult = ProfileUpdated | Refusal;

/** The valid ID card of a student. */
export type ValidIdCard = {
  __typename?: 'ValidIdCard';
  issuedAt: Scalars['DateTime']['output'];
  /** 1 for the first; every other is a reissue. */
  number: Scalars['Int']['output'];
};

/** What the emailed link holds. */
export type VerifyEmailInput = {
  applicationNo: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

/** Verified, or why not. */
export type VerifyEmailResult = EmailVerified | Refusal;

/** What a version changed for one student. */
export type VersionChange = {
  __typename?: 'VersionChange';
  after?: Maybe<VersionedResult>;
  /** Null for who was added. */
  before?: Maybe<VersionedResult>;
  matricNumber: Scalars['String']['output'];
  name: Scalars['String']['output'];
  studentId: Scalars['ID']['output'];
};

/** A student's result as a version of the sheet has it. */
export type VersionedResult = {
  __typename?: 'VersionedResult';
  ca?: Maybe<Scalars['Int']['output']>;
  exam?: Maybe<Scalars['Int']['output']>;
  /** Null while it is withheld. */
  grade?: Maybe<Scalars['String']['output']>;
  remark?: Maybe<ScoreRemark>;
  total?: Maybe<Scalars['Int']['output']>;
};

/** Somebody signed in. */
export type Viewer = {
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** True while the account still has its default password; no other field is readable until it is changed. */
  mustChangePassword: Scalars['Boolean']['output'];
  /** Path of the passport photo on this gateway; null if there is none. */
  passportUrl?: Maybe<Scalars['String']['output']>;
  surname: Scalars['String']['output'];
};

/** Leftovers of a statement that wait. */
export type WaitingRows = {
  __typename?: 'WaitingRows';
  amount: Scalars['Naira']['output'];
  rows: Scalars['Int']['output'];
};

/** What waits for the office to decide. */
export type WaitingWork = {
  __typename?: 'WaitingWork';
  /** Refunds that wait for their pay-out. */
  approvedRefunds: Scalars['Int']['output'];
  /** Refunds that wait for a second person. */
  askedRefunds: Scalars['Int']['output'];
  changeRequests: Scalars['Int']['output'];
  /** Those that were sent again after a check. */
  changedSittings: Scalars['Int']['output'];
  pendingHostelApplications: Scalars['Int']['output'];
  /** Refused money that is not resolved and in no approved refund. */
  refusedPayments: Scalars['Int']['output'];
  /** O-level sittings of submitted applications that nobody has checked. */
  uncheckedSittings: Scalars['Int']['output'];
  /** Applicants with a score and without a decision. */
  undecided: Scalars['Int']['output'];
  /** Applicants whose aptitude test is over and who have neither a score nor a decision. */
  untested: Scalars['Int']['output'];
  /** Rows of bank statements that somebody must deal with: leftovers, and credited ones with a void asked for. */
  waitingRows: Scalars['Int']['output'];
  /** Receipts of the counter that somebody asked to void. */
  waitingVoids: Scalars['Int']['output'];
};

/** What a member of the staff has to teach in a semester. */
export type Workload = {
  __typename?: 'Workload';
  /** Codes. */
  courses: Array<Scalars['String']['output']>;
  /** The sum of their credit loads. */
  creditLoad: Scalars['Int']['output'];
  isSuspended: Scalars['Boolean']['output'];
  lecturerId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** The sum of those who registered each of them. */
  students: Scalars['Int']['output'];
};

/** What the workload can be narrowed to. */
export type WorkloadFilter = {
  isTeaching?: InputMaybe<Scalars['Boolean']['input']>;
  /** The running one where it is left out. */
  semesterId?: InputMaybe<Scalars['ID']['input']>;
};

/** A page of the lecturers' workload. */
export type WorkloadPage = {
  __typename?: 'WorkloadPage';
  export: ExportLinks;
  number: Scalars['Int']['output'];
  rows: Array<Workload>;
  size: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** What workloads can be sorted by. */
export type WorkloadSort =
  | 'courses'
  | 'credit_load'
  | 'name'
  | 'students';
