import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { StudentSource } from '../viewer/student-source.ts';
import type { GatewayContext } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
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

/** Done; the message says what happens next. */
export type Acknowledgement = {
  __typename?: 'Acknowledgement';
  message: Scalars['String']['output'];
};

/** Done, or why not. */
export type AcknowledgementResult = Acknowledgement | Refusal;

/** The kinds of people an `@access` rule can name. */
export type Audience =
  | 'APPLICANT'
  | 'EXAM_OFFICER'
  | 'ICT_SUPPORT'
  | 'LECTURER'
  /** Anybody, signed in or not. */
  | 'PUBLIC'
  | 'STUDENT'
  | 'SUPER_ADMIN';

/** The password as it is, and as it is to be. */
export type ChangePasswordInput = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};

/** The emailed code and the password it is to set. */
export type ConfirmPasswordResetInput = {
  email: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
  otp: Scalars['String']['input'];
};

/** How often a fee is due. */
export type FeeFrequency =
  | 'ONCE'
  | 'PER_SESSION';

/** One fee. */
export type FeeLine = {
  __typename?: 'FeeLine';
  amount: Scalars['Naira']['output'];
  code: Scalars['String']['output'];
  frequency: FeeFrequency;
  label: Scalars['String']['output'];
};

/** One section of the schedule and where it is paid. */
export type FeeSection = {
  __typename?: 'FeeSection';
  lines: Array<FeeLine>;
  /** `A`, `B`, `C`. */
  name: Scalars['String']['output'];
  paidAt: PlaceOfPayment;
  title: Scalars['String']['output'];
  total: Scalars['Naira']['output'];
};

/** What is wrong with one input field. */
export type FieldRefusal = {
  __typename?: 'FieldRefusal';
  /** The input field's name: `otp`, `phone`, `passport`. */
  field: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** What a place in a hostel costs this session. */
export type HostelFee = {
  __typename?: 'HostelFee';
  amount: Scalars['Naira']['output'];
  /** True when `startHostelPayment` would open a payment: tuition is paid and this is not. */
  canPay: Scalars['Boolean']['output'];
  isPaid: Scalars['Boolean']['output'];
};

/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Chooses a new password while signed in. An account on its default password must do this before anything else. */
  changePassword: AcknowledgementResult;
  /** Sets a new password with the emailed code and ends the account's sessions. */
  confirmPasswordReset: AcknowledgementResult;
  /** Emails a one-time code. Known and unknown emails answer the same. */
  requestPasswordReset: AcknowledgementResult;
  /**
   * Signs in and sets the session cookie; a session that came with the request is ended first. A wrong number or password
   * is a `Refusal`; too many tries is the error code `RATE_LIMITED`.
   */
  signIn: SignInResult;
  /** Ends the session here and at the college. Signing out twice is harmless. */
  signOut: Scalars['Boolean']['output'];
  /** Opens the session's hostel fee with the payment provider, or reuses the open payment. */
  startHostelPayment: StartPaymentResult;
  /**
   * Opens the session's tuition with the payment provider, or reuses the open payment. Without `tuitionFeeId` the college's
   * active tuition record is meant.
   */
  startTuitionPayment: StartPaymentResult;
  /** Changes the viewer's own profile. Fields left out keep their value; `passport` replaces the photo (JPEG, PNG or WebP, at most 2 MB). */
  updateProfile: UpdateProfileResult;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationConfirmPasswordResetArgs = {
  input: ConfirmPasswordResetInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationStartTuitionPaymentArgs = {
  tuitionFeeId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be done. What a person can mend or accept is answered as a `Refusal`, not as an error. */
export type MutationUpdateProfileArgs = {
  input: ProfileInput;
  passport?: InputMaybe<Scalars['Upload']['input']>;
};

/** A settled payment. */
export type Payment = {
  __typename?: 'Payment';
  amount: Scalars['Naira']['output'];
  /** Unique over all payments of the viewer: `tuition-12`. */
  id: Scalars['ID']['output'];
  /** `Tuition Fee` or `Hostel Fee`. */
  item: Scalars['String']['output'];
  paidAt: Scalars['DateTime']['output'];
  purpose: PaymentPurpose;
  /** Path of the PDF receipt on this gateway. */
  receiptUrl: Scalars['String']['output'];
  reference: Scalars['String']['output'];
};

/** What the provider says of a payment, and no more than a result page shows. */
export type PaymentOutcome = {
  __typename?: 'PaymentOutcome';
  amount?: Maybe<Scalars['Naira']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  /** The provider's words: `Successful`, `Declined`. */
  gatewayResponse: Scalars['String']['output'];
  /** True while the provider has neither accepted nor refused the payment: worth asking again. */
  isPending: Scalars['Boolean']['output'];
  /** True when the money has arrived and is credited. */
  isSuccessful: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  paymentId: Scalars['String']['output'];
  reference: Scalars['String']['output'];
  session?: Maybe<Scalars['String']['output']>;
  surname?: Maybe<Scalars['String']['output']>;
};

/** What became of a payment, or why that cannot be told. */
export type PaymentOutcomeResult = PaymentOutcome | Refusal;

/** What a payment is for. */
export type PaymentPurpose =
  | 'HOSTEL'
  | 'TUITION';

/** Open at the payment provider. */
export type PaymentStarted = {
  __typename?: 'PaymentStarted';
  /** The provider's page, where the person pays. */
  authorizationUrl: Scalars['String']['output'];
};

/** Where a part of the fees is paid; the portal charges only its own. */
export type PlaceOfPayment =
  /** At the college's bursary. */
  | 'BURSARY'
  /** On an external online platform. */
  | 'EXTERNAL'
  /** Here. */
  | 'PORTAL';

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

/** The profile fields applicants and students share; null where nothing was given. */
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

/** Changed; the student as they are now. */
export type ProfileUpdated = {
  __typename?: 'ProfileUpdated';
  student: Student;
};

/**
 * Everything that can be asked. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `INVALID_REQUEST`, `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a
 * sentence for the person.
 */
export type Query = {
  __typename?: 'Query';
  /**
   * The outcome of a payment, for the page the provider returns to. Asking settles it: a payment the provider reports as
   * successful is credited, once. Public, for the reference is unguessable, and so it tells only what a result page shows.
   */
  paymentOutcome: PaymentOutcomeResult;
  /** What makes this portal one college's: name, contacts, time zone. */
  portal: Portal;
  /** Confirms that a receipt is genuine, by the code its QR leads to; null when the college issued no such receipt. */
  receiptConfirmation?: Maybe<ReceiptConfirmation>;
  /** The signed-in person; null when nobody is signed in. */
  viewer?: Maybe<Viewer>;
};


/**
 * Everything that can be asked. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `INVALID_REQUEST`, `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a
 * sentence for the person.
 */
export type QueryPaymentOutcomeArgs = {
  purpose: PaymentPurpose;
  reference: Scalars['String']['input'];
};


/**
 * Everything that can be asked. A request must carry the header `x-portal-request`.
 *
 * What fails is an error whose `extensions.code` is one of `SIGNED_OUT`, `SESSION_EXPIRED`, `FORBIDDEN`,
 * `PASSWORD_CHANGE_REQUIRED`, `ACCOUNT_SUSPENDED`, `TOKEN_REFUSED`, `RATE_LIMITED` (with `retryAfterSeconds`),
 * `COLLEGE_UNAVAILABLE`, `COLLEGE_TIMEOUT`, `COLLEGE_FAULT`, `NOT_AVAILABLE`, `NOT_FOUND`, `CROSS_SITE_REQUEST`,
 * `REQUEST_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `INVALID_REQUEST`, `UNAVAILABLE`, `INTERNAL` (with `requestId`); its message is a
 * sentence for the person.
 */
export type QueryReceiptConfirmationArgs = {
  code: Scalars['String']['input'];
};

/** What a genuine receipt says. */
export type ReceiptConfirmation = {
  __typename?: 'ReceiptConfirmation';
  amount: Scalars['Naira']['output'];
  item: Scalars['String']['output'];
  paidAt: Scalars['DateTime']['output'];
  payer: Scalars['String']['output'];
  reference: Scalars['String']['output'];
  session: Scalars['String']['output'];
};

/**
 * An expected refusal: something the person can read, and mend or accept. Failures (signed out, college down, not allowed)
 * are errors with `extensions.code` instead.
 */
export type Refusal = {
  __typename?: 'Refusal';
  /**
   * A stable code. Anything: `INVALID_INPUT` (with `fields`), `NOT_AVAILABLE` (not at this college). Signing in:
   * `WRONG_CREDENTIALS`, `ACCOUNT_SUSPENDED`. Profile: `FILE_TOO_LARGE`, `NOT_AN_IMAGE`, `STORAGE_FULL`. Starting a payment:
   * `TUITION_UNPAID`, `ALREADY_PAID`, `PAYMENT_IN_PROGRESS`, `NO_TUITION_FEES`, `PAYMENT_NOT_STARTED`, `PROVIDER_UNAVAILABLE`. A payment's
   * outcome: `MISSING_REFERENCE`, `UNKNOWN_REFERENCE`, `PAYMENT_MISMATCH`, `PROVIDER_UNAVAILABLE`, `NO_DATA`, `VERIFICATION_FAILED`.
   */
  code: Scalars['String']['output'];
  /** The input fields it concerns; empty where it concerns none. */
  fields: Array<FieldRefusal>;
  /** One sentence for the person, as the college worded it where it worded one. */
  message: Scalars['String']['output'];
};

/** A semester of an academic session; any beyond the second is `THIRD`. */
export type Semester =
  | 'FIRST'
  | 'SECOND'
  | 'THIRD';

/** What is typed at the login. */
export type SignInInput = {
  /** Case does not matter for students. */
  password: Scalars['String']['input'];
  role: SignInRole;
  /** Registration ID: a student's matric number. */
  username: Scalars['String']['input'];
};

/** Signed in, or why not. */
export type SignInResult = Refusal | SignedIn;

/** As whom somebody signs in. */
export type SignInRole =
  | 'STUDENT';

/** Signed in; the session cookie is set. */
export type SignedIn = {
  __typename?: 'SignedIn';
  viewer: Viewer;
};

/** Open at the provider, or why not. */
export type StartPaymentResult = PaymentStarted | Refusal;

/** A student, as the student sees themself. */
export type Student = Viewer & {
  __typename?: 'Student';
  /** The academic calendar; null where the college has none. */
  calendar?: Maybe<AcademicCalendar>;
  /** The semester now running; null where the college does not say. */
  currentSemester?: Maybe<Semester>;
  /** The academic session now running, `2025/2026`. */
  currentSession?: Maybe<Scalars['String']['output']>;
  department?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  /** What the student owes and has paid this session; null where the college does not offer fee schedules. */
  fees?: Maybe<StudentFees>;
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** 100, 200, 300… */
  level?: Maybe<Scalars['Int']['output']>;
  matricNumber: Scalars['String']['output'];
  mustChangePassword: Scalars['Boolean']['output'];
  otherName?: Maybe<Scalars['String']['output']>;
  passportUrl?: Maybe<Scalars['String']['output']>;
  /** Settled payments, newest first; null, with an error, while the college cannot list them. */
  payments?: Maybe<Array<Payment>>;
  profile: Profile;
  surname: Scalars['String']['output'];
};

/** The fee schedule of the student's department and level for the current session. */
export type StudentFees = {
  __typename?: 'StudentFees';
  hostel: HostelFee;
  /** Empty where no schedule exists for the department. */
  sections: Array<FeeSection>;
  session: Scalars['String']['output'];
  tuition?: Maybe<TuitionFee>;
};

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
};

/** Changed, or why not. */
export type UpdateProfileResult = ProfileUpdated | Refusal;

/** Somebody signed in. */
export type Viewer = {
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** True while the account still has its default password; nothing else answers until it is changed. */
  mustChangePassword: Scalars['Boolean']['output'];
  /** Path of the passport photo on this gateway; null where there is none. */
  passportUrl?: Maybe<Scalars['String']['output']>;
  surname: Scalars['String']['output'];
};



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
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

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
    | ( Acknowledgement )
    | ( Refusal )
  ;
  PaymentOutcomeResult:
    | ( PaymentOutcome )
    | ( Refusal )
  ;
  SignInResult:
    | ( Refusal )
    | ( Omit<SignedIn, 'viewer'> & { viewer: _RefType['Viewer'] } )
  ;
  StartPaymentResult:
    | ( PaymentStarted )
    | ( Refusal )
  ;
  UpdateProfileResult:
    | ( Omit<ProfileUpdated, 'student'> & { student: _RefType['Student'] } )
    | ( Refusal )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcademicCalendar: ResolverTypeWrapper<AcademicCalendar>;
  Acknowledgement: ResolverTypeWrapper<Acknowledgement>;
  AcknowledgementResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AcknowledgementResult']>;
  Audience: Audience;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ChangePasswordInput: ChangePasswordInput;
  ConfirmPasswordResetInput: ConfirmPasswordResetInput;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  FeeFrequency: FeeFrequency;
  FeeLine: ResolverTypeWrapper<FeeLine>;
  FeeSection: ResolverTypeWrapper<FeeSection>;
  FieldRefusal: ResolverTypeWrapper<FieldRefusal>;
  HostelFee: ResolverTypeWrapper<HostelFee>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Naira: ResolverTypeWrapper<Scalars['Naira']['output']>;
  Payment: ResolverTypeWrapper<Payment>;
  PaymentOutcome: ResolverTypeWrapper<PaymentOutcome>;
  PaymentOutcomeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PaymentOutcomeResult']>;
  PaymentPurpose: PaymentPurpose;
  PaymentStarted: ResolverTypeWrapper<PaymentStarted>;
  PlaceOfPayment: PlaceOfPayment;
  Portal: ResolverTypeWrapper<Portal>;
  Profile: ResolverTypeWrapper<Profile>;
  ProfileInput: ProfileInput;
  ProfileUpdated: ResolverTypeWrapper<Omit<ProfileUpdated, 'student'> & { student: ResolversTypes['Student'] }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReceiptConfirmation: ResolverTypeWrapper<ReceiptConfirmation>;
  Refusal: ResolverTypeWrapper<Refusal>;
  Semester: Semester;
  SignInInput: SignInInput;
  SignInResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignInResult']>;
  SignInRole: SignInRole;
  SignedIn: ResolverTypeWrapper<Omit<SignedIn, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  StartPaymentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartPaymentResult']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Student: ResolverTypeWrapper<StudentSource>;
  StudentFees: ResolverTypeWrapper<StudentFees>;
  TuitionFee: ResolverTypeWrapper<TuitionFee>;
  UpdateProfileResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateProfileResult']>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  Viewer: ResolverTypeWrapper<StudentSource>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcademicCalendar: AcademicCalendar;
  Acknowledgement: Acknowledgement;
  AcknowledgementResult: ResolversUnionTypes<ResolversParentTypes>['AcknowledgementResult'];
  Boolean: Scalars['Boolean']['output'];
  ChangePasswordInput: ChangePasswordInput;
  ConfirmPasswordResetInput: ConfirmPasswordResetInput;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  FeeLine: FeeLine;
  FeeSection: FeeSection;
  FieldRefusal: FieldRefusal;
  HostelFee: HostelFee;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Mutation: Record<PropertyKey, never>;
  Naira: Scalars['Naira']['output'];
  Payment: Payment;
  PaymentOutcome: PaymentOutcome;
  PaymentOutcomeResult: ResolversUnionTypes<ResolversParentTypes>['PaymentOutcomeResult'];
  PaymentStarted: PaymentStarted;
  Portal: Portal;
  Profile: Profile;
  ProfileInput: ProfileInput;
  ProfileUpdated: Omit<ProfileUpdated, 'student'> & { student: ResolversParentTypes['Student'] };
  Query: Record<PropertyKey, never>;
  ReceiptConfirmation: ReceiptConfirmation;
  Refusal: Refusal;
  SignInInput: SignInInput;
  SignInResult: ResolversUnionTypes<ResolversParentTypes>['SignInResult'];
  SignedIn: Omit<SignedIn, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  StartPaymentResult: ResolversUnionTypes<ResolversParentTypes>['StartPaymentResult'];
  String: Scalars['String']['output'];
  Student: StudentSource;
  StudentFees: StudentFees;
  TuitionFee: TuitionFee;
  UpdateProfileResult: ResolversUnionTypes<ResolversParentTypes>['UpdateProfileResult'];
  Upload: Scalars['Upload']['output'];
  Viewer: StudentSource;
};

export type AccessDirectiveArgs = {
  to: Array<Audience>;
  whilePasswordIsDue?: Maybe<Scalars['Boolean']['input']>;
};

export type AccessDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = AccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AcademicCalendarResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AcademicCalendar'] = ResolversParentTypes['AcademicCalendar']> = {
  isRegistrationOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  registrationEnd?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  registrationStart?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  semester?: Resolver<Maybe<ResolversTypes['Semester']>, ParentType, ContextType>;
  semesterEnd?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  semesterStart?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AcknowledgementResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Acknowledgement'] = ResolversParentTypes['Acknowledgement']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AcknowledgementResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AcknowledgementResult'] = ResolversParentTypes['AcknowledgementResult']> = {
  __resolveType: TypeResolveFn<'Acknowledgement' | 'Refusal', ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type FeeLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FeeLine'] = ResolversParentTypes['FeeLine']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['FeeFrequency'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeeSectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FeeSection'] = ResolversParentTypes['FeeSection']> = {
  lines?: Resolver<Array<ResolversTypes['FeeLine']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidAt?: Resolver<ResolversTypes['PlaceOfPayment'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
};

export type FieldRefusalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FieldRefusal'] = ResolversParentTypes['FieldRefusal']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HostelFeeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HostelFee'] = ResolversParentTypes['HostelFee']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  canPay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  changePassword?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  confirmPasswordReset?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<MutationConfirmPasswordResetArgs, 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['AcknowledgementResult'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'email'>>;
  signIn?: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startHostelPayment?: Resolver<ResolversTypes['StartPaymentResult'], ParentType, ContextType>;
  startTuitionPayment?: Resolver<ResolversTypes['StartPaymentResult'], ParentType, ContextType, Partial<MutationStartTuitionPaymentArgs>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfileResult'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
};

export interface NairaScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Naira'], any> {
  name: 'Naira';
}

export type PaymentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['PaymentPurpose'], ParentType, ContextType>;
  receiptUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentOutcomeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentOutcome'] = ResolversParentTypes['PaymentOutcome']> = {
  amount?: Resolver<Maybe<ResolversTypes['Naira']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gatewayResponse?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isPending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSuccessful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  surname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentOutcomeResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentOutcomeResult'] = ResolversParentTypes['PaymentOutcomeResult']> = {
  __resolveType: TypeResolveFn<'PaymentOutcome' | 'Refusal', ParentType, ContextType>;
};

export type PaymentStartedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentStarted'] = ResolversParentTypes['PaymentStarted']> = {
  authorizationUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

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

export type ProfileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bloodGroup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  emergencyContact?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lga?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maidenName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maritalStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nationality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  religion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sex?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stateOfOrigin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProfileUpdatedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProfileUpdated'] = ResolversParentTypes['ProfileUpdated']> = {
  student?: Resolver<ResolversTypes['Student'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  paymentOutcome?: Resolver<ResolversTypes['PaymentOutcomeResult'], ParentType, ContextType, RequireFields<QueryPaymentOutcomeArgs, 'purpose' | 'reference'>>;
  portal?: Resolver<ResolversTypes['Portal'], ParentType, ContextType>;
  receiptConfirmation?: Resolver<Maybe<ResolversTypes['ReceiptConfirmation']>, ParentType, ContextType, RequireFields<QueryReceiptConfirmationArgs, 'code'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ReceiptConfirmationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReceiptConfirmation'] = ResolversParentTypes['ReceiptConfirmation']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  payer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RefusalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Refusal'] = ResolversParentTypes['Refusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['FieldRefusal']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignInResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignInResult'] = ResolversParentTypes['SignInResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SignedIn', ParentType, ContextType>;
};

export type SignedInResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignedIn'] = ResolversParentTypes['SignedIn']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StartPaymentResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StartPaymentResult'] = ResolversParentTypes['StartPaymentResult']> = {
  __resolveType: TypeResolveFn<'PaymentStarted' | 'Refusal', ParentType, ContextType>;
};

export type StudentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Student'] = ResolversParentTypes['Student']> = {
  calendar?: Resolver<Maybe<ResolversTypes['AcademicCalendar']>, ParentType, ContextType>;
  currentSemester?: Resolver<Maybe<ResolversTypes['Semester']>, ParentType, ContextType>;
  currentSession?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fees?: Resolver<Maybe<ResolversTypes['StudentFees']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  matricNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mustChangePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  otherName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passportUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payments?: Resolver<Maybe<Array<ResolversTypes['Payment']>>, ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  surname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StudentFeesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StudentFees'] = ResolversParentTypes['StudentFees']> = {
  hostel?: Resolver<ResolversTypes['HostelFee'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['FeeSection']>, ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tuition?: Resolver<Maybe<ResolversTypes['TuitionFee']>, ParentType, ContextType>;
};

export type TuitionFeeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TuitionFee'] = ResolversParentTypes['TuitionFee']> = {
  amount?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  canPay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lateFee?: Resolver<ResolversTypes['Naira'], ParentType, ContextType>;
  lateFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type UpdateProfileResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateProfileResult'] = ResolversParentTypes['UpdateProfileResult']> = {
  __resolveType: TypeResolveFn<'ProfileUpdated' | 'Refusal', ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type ViewerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  __resolveType: TypeResolveFn<'Student', ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  AcademicCalendar?: AcademicCalendarResolvers<ContextType>;
  Acknowledgement?: AcknowledgementResolvers<ContextType>;
  AcknowledgementResult?: AcknowledgementResultResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  FeeLine?: FeeLineResolvers<ContextType>;
  FeeSection?: FeeSectionResolvers<ContextType>;
  FieldRefusal?: FieldRefusalResolvers<ContextType>;
  HostelFee?: HostelFeeResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Naira?: GraphQLScalarType;
  Payment?: PaymentResolvers<ContextType>;
  PaymentOutcome?: PaymentOutcomeResolvers<ContextType>;
  PaymentOutcomeResult?: PaymentOutcomeResultResolvers<ContextType>;
  PaymentStarted?: PaymentStartedResolvers<ContextType>;
  Portal?: PortalResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  ProfileUpdated?: ProfileUpdatedResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReceiptConfirmation?: ReceiptConfirmationResolvers<ContextType>;
  Refusal?: RefusalResolvers<ContextType>;
  SignInResult?: SignInResultResolvers<ContextType>;
  SignedIn?: SignedInResolvers<ContextType>;
  StartPaymentResult?: StartPaymentResultResolvers<ContextType>;
  Student?: StudentResolvers<ContextType>;
  StudentFees?: StudentFeesResolvers<ContextType>;
  TuitionFee?: TuitionFeeResolvers<ContextType>;
  UpdateProfileResult?: UpdateProfileResultResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  Viewer?: ViewerResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GatewayContext> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
};
