/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why charges are lowered or taken back. */
export type AdjustmentKind =
  | 'OTHER'
  | 'WAIVED'
  /** Of students who are not active. What was taken back is charged again if they are active again in the same session. */
  | 'WITHDRAWN'
  | 'WRONGLY_CHARGED';

/** Where students pay in outside the portal. */
export type BankChannel =
  | 'BANK'
  | 'REMITA';

/** Where a charge belongs: to a section of the fee schedule, or beside it. */
export type ChargeSection =
  | 'A'
  | 'B'
  | 'C'
  | 'HOSTEL'
  /** The late payment fee. */
  | 'LATE'
  | 'SCREENING';

/** How often a fee is due. */
export type FeeFrequency =
  | 'ONCE'
  | 'PER_SESSION';

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

/** What became of a payment slip. */
export type PaymentSlipState =
  | 'CANCELLED'
  /** 30 days have passed. Money that comes later pays it still. */
  | 'EXPIRED'
  | 'OPEN'
  /** All of the money came. */
  | 'PAID'
  /** Its items were paid in another way. Nothing is to be paid; money that comes all the same is its student's credit. */
  | 'SETTLED';

/** Where a part of the fees is paid; the portal charges only its own. */
export type PlaceOfPayment =
  /** At the college's bursary. */
  | 'BURSARY'
  /** On an external online platform. */
  | 'EXTERNAL'
  /** Here. */
  | 'PORTAL';

/** How far a share of tuition is. */
export type PlanShareState =
  /** After the next one, or after an overdue one. */
  | 'LATER'
  /** The first that is not paid, before its date has passed. */
  | 'NEXT'
  /** Not paid, and its date has passed. */
  | 'OVERDUE'
  | 'PAID';

/** What a share of tuition can open. */
export type PlanUnlock =
  /** Sitting examinations. */
  | 'EXAMINATION'
  /** Paying the hostel fee, and so applying for a bed. */
  | 'HOSTEL'
  /** Course registration. */
  | 'REGISTRATION';

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

/** A section of the fee schedule. */
export type ScheduleSection =
  | 'A'
  | 'B'
  | 'C';

/** The role of a member of staff. */
export type StaffRole =
  | 'BURSARY_OFFICER'
  | 'EXAM_OFFICER'
  | 'ICT_SUPPORT'
  | 'LECTURER'
  | 'SUPER_ADMIN';

/** Which part of tuition a payment is opened for. */
export type TuitionShare =
  /** All that is owed, the late fee included. */
  | 'ALL'
  /** The next share of the instalment plan. */
  | 'NEXT';

type SessionViewer_Applicant_Fragment = { __typename: 'Applicant', isSubmitted: boolean, departmentAdmitted: string | null, id: string, surname: string, firstName: string, passportUrl: string | null, mustChangePassword: boolean } & { ' $fragmentName'?: 'SessionViewer_Applicant_Fragment' };

type SessionViewer_Staff_Fragment = { __typename: 'Staff', role: StaffRole, id: string, surname: string, firstName: string, passportUrl: string | null, mustChangePassword: boolean } & { ' $fragmentName'?: 'SessionViewer_Staff_Fragment' };

type SessionViewer_Student_Fragment = { __typename: 'Student', id: string, surname: string, firstName: string, passportUrl: string | null, mustChangePassword: boolean } & { ' $fragmentName'?: 'SessionViewer_Student_Fragment' };

export type SessionViewerFragment =
  | SessionViewer_Applicant_Fragment
  | SessionViewer_Staff_Fragment
  | SessionViewer_Student_Fragment
;

export type HostelCard_StudentFragment_fees_hostel = { __typename: 'HostelFee', amount: number, isPaid: boolean, canPay: boolean, obstacle: string | null };

export type HostelCard_StudentFragment_fees = { __typename: 'StudentFees', session: string, hostel: HostelCard_StudentFragment_fees_hostel };

export type HostelCard_StudentFragment = { __typename: 'Student', id: string, fees: HostelCard_StudentFragment_fees | null } & { ' $fragmentName'?: 'HostelCard_StudentFragment' };

export type StartHostelPaymentMutation_startHostelPayment_PaymentStarted = { __typename: 'PaymentStarted', authorizationUrl: string };

export type StartHostelPaymentMutation_startHostelPayment_Refusal = { __typename: 'Refusal', code: string, message: string };

export type StartHostelPaymentMutation_startHostelPayment =
  | StartHostelPaymentMutation_startHostelPayment_PaymentStarted
  | StartHostelPaymentMutation_startHostelPayment_Refusal
;

export type StartHostelPaymentMutation = { startHostelPayment: StartHostelPaymentMutation_startHostelPayment };


export type StartHostelPaymentMutationVariables = Exact<{ [key: string]: never; }>;

export type StudentPaymentQuery_viewer_Student_account_refunds = (
  { __typename: 'RefundShown', id: string }
  & { ' $fragmentRefs'?: { 'Refunds_RefundFragment': Refunds_RefundFragment } }
);

export type StudentPaymentQuery_viewer_Student_account = { __typename: 'StudentAccount', refunds: Array<StudentPaymentQuery_viewer_Student_account_refunds> };

export type StudentPaymentQuery_viewer_Applicant = (
  { __typename: 'Applicant' }
  & { ' $fragmentRefs'?: { 'SessionViewer_Applicant_Fragment': SessionViewer_Applicant_Fragment } }
);

export type StudentPaymentQuery_viewer_Staff = (
  { __typename: 'Staff' }
  & { ' $fragmentRefs'?: { 'SessionViewer_Staff_Fragment': SessionViewer_Staff_Fragment } }
);

export type StudentPaymentQuery_viewer_Student = (
  { __typename: 'Student', id: string, account: StudentPaymentQuery_viewer_Student_account | null }
  & { ' $fragmentRefs'?: { 'HostelCard_StudentFragment': HostelCard_StudentFragment;'PlanCard_StudentFragment': PlanCard_StudentFragment;'PaymentHistory_StudentFragment': PaymentHistory_StudentFragment;'SessionViewer_Student_Fragment': SessionViewer_Student_Fragment } }
);

export type StudentPaymentQuery_viewer =
  | StudentPaymentQuery_viewer_Applicant
  | StudentPaymentQuery_viewer_Staff
  | StudentPaymentQuery_viewer_Student
;

export type StudentPaymentQuery = { viewer: StudentPaymentQuery_viewer | null };


export type StudentPaymentQueryVariables = Exact<{ [key: string]: never; }>;

export type StudentAccountQuery_viewer_Student_expectedSponsorships = { __typename: 'ExpectedSponsorship', sponsor: string, session: string, amount: number };

export type StudentAccountQuery_viewer_Student_account_sessions_sections_charges_adjusted = { __typename: 'ChargeAdjusted', from: number, at: string };

export type StudentAccountQuery_viewer_Student_account_sessions_sections_charges_payments = { __typename: 'ChargePayment', channel: PaymentChannel, sponsor: string | null, reference: string, amount: number, paidAt: string };

export type StudentAccountQuery_viewer_Student_account_sessions_sections_charges = { __typename: 'AccountCharge', id: string, label: string, charged: number, outstanding: number, adjusted: StudentAccountQuery_viewer_Student_account_sessions_sections_charges_adjusted | null, payments: Array<StudentAccountQuery_viewer_Student_account_sessions_sections_charges_payments> };

export type StudentAccountQuery_viewer_Student_account_sessions_sections = { __typename: 'AccountSection', section: ChargeSection, payableOnline: number | null, charges: Array<StudentAccountQuery_viewer_Student_account_sessions_sections_charges> };

export type StudentAccountQuery_viewer_Student_account_sessions = { __typename: 'AccountSession', session: string, charged: number, paid: number, outstanding: number, sections: Array<StudentAccountQuery_viewer_Student_account_sessions_sections> };

export type StudentAccountQuery_viewer_Student_account_receipts = { __typename: 'AccountReceipt', id: string, channel: PaymentChannel, sponsor: string | null, reference: string, bank: string | null, amount: number, paidAt: string, voidedAt: string | null, refunded: number, receiptUrl: string | null };

export type StudentAccountQuery_viewer_Student_account_refunds = (
  { __typename: 'RefundShown', id: string }
  & { ' $fragmentRefs'?: { 'Refunds_RefundFragment': Refunds_RefundFragment } }
);

export type StudentAccountQuery_viewer_Student_account_adjustments_lines = { __typename: 'AdjustmentLine', chargeId: string, session: string, label: string, from: number, to: number };

export type StudentAccountQuery_viewer_Student_account_adjustments = { __typename: 'AdjustmentShown', id: string, kind: AdjustmentKind, askedAt: string, decidedAt: string | null, lines: Array<StudentAccountQuery_viewer_Student_account_adjustments_lines> };

export type StudentAccountQuery_viewer_Student_account = { __typename: 'StudentAccount', charged: number, paid: number, outstanding: number, arrears: number, credit: number, refunded: number, statementUrl: string, sessions: Array<StudentAccountQuery_viewer_Student_account_sessions>, receipts: Array<StudentAccountQuery_viewer_Student_account_receipts>, refunds: Array<StudentAccountQuery_viewer_Student_account_refunds>, adjustments: Array<StudentAccountQuery_viewer_Student_account_adjustments> };

export type StudentAccountQuery_viewer_Applicant = (
  { __typename: 'Applicant' }
  & { ' $fragmentRefs'?: { 'SessionViewer_Applicant_Fragment': SessionViewer_Applicant_Fragment } }
);

export type StudentAccountQuery_viewer_Staff = (
  { __typename: 'Staff' }
  & { ' $fragmentRefs'?: { 'SessionViewer_Staff_Fragment': SessionViewer_Staff_Fragment } }
);

export type StudentAccountQuery_viewer_Student = (
  { __typename: 'Student', id: string, expectedSponsorships: Array<StudentAccountQuery_viewer_Student_expectedSponsorships> | null, account: StudentAccountQuery_viewer_Student_account | null }
  & { ' $fragmentRefs'?: { 'SessionViewer_Student_Fragment': SessionViewer_Student_Fragment } }
);

export type StudentAccountQuery_viewer =
  | StudentAccountQuery_viewer_Applicant
  | StudentAccountQuery_viewer_Staff
  | StudentAccountQuery_viewer_Student
;

export type StudentAccountQuery = { viewer: StudentAccountQuery_viewer | null };


export type StudentAccountQueryVariables = Exact<{ [key: string]: never; }>;

export type Refunds_RefundFragment = { __typename: 'RefundShown', id: string, source: RefundSource, state: RefundState, kind: RefundKind, amount: number, askedAt: string, decidedAt: string | null, paidAt: string | null, reference: string | null, paymentReference: string | null } & { ' $fragmentName'?: 'Refunds_RefundFragment' };

export type PaymentHistory_StudentFragment_payments = (
  { __typename: 'Payment', id: string }
  & { ' $fragmentRefs'?: { 'PaymentHistory_PaymentFragment': PaymentHistory_PaymentFragment } }
);

export type PaymentHistory_StudentFragment = { __typename: 'Student', id: string, payments: Array<PaymentHistory_StudentFragment_payments> | null } & { ' $fragmentName'?: 'PaymentHistory_StudentFragment' };

export type PaymentHistory_PaymentFragment = { __typename: 'Payment', id: string, purpose: PaymentPurpose, item: string, amount: number, paidAt: string, reference: string, receiptUrl: string } & { ' $fragmentName'?: 'PaymentHistory_PaymentFragment' };

export type PlanCard_StudentFragment_fees_tuition_plan_shares = { __typename: 'TuitionPlanShare', number: number, label: string, percent: number, amount: number, outstanding: number, dueDate: string, state: PlanShareState, unlocks: Array<PlanUnlock> };

export type PlanCard_StudentFragment_fees_tuition_plan = { __typename: 'TuitionPlan', shares: Array<PlanCard_StudentFragment_fees_tuition_plan_shares> };

export type PlanCard_StudentFragment_fees_tuition = { __typename: 'TuitionFee', isPaid: boolean, plan: PlanCard_StudentFragment_fees_tuition_plan | null };

export type PlanCard_StudentFragment_fees = { __typename: 'StudentFees', tuition: PlanCard_StudentFragment_fees_tuition | null };

export type PlanCard_StudentFragment = { __typename: 'Student', id: string, fees: PlanCard_StudentFragment_fees | null } & { ' $fragmentName'?: 'PlanCard_StudentFragment' };

export type StartSectionPaymentMutation_startSectionPayment_PaymentStarted = { __typename: 'PaymentStarted', authorizationUrl: string };

export type StartSectionPaymentMutation_startSectionPayment_Refusal = { __typename: 'Refusal', code: string, message: string };

export type StartSectionPaymentMutation_startSectionPayment =
  | StartSectionPaymentMutation_startSectionPayment_PaymentStarted
  | StartSectionPaymentMutation_startSectionPayment_Refusal
;

export type StartSectionPaymentMutation = { startSectionPayment: StartSectionPaymentMutation_startSectionPayment };


export type StartSectionPaymentMutationVariables = Exact<{
  section: ScheduleSection;
  session?: string | null | undefined;
}>;

export type PaymentSlipsQuery_viewer_Student_paymentSlips_items = { __typename: 'PayableItem', key: string, session: string, section: ChargeSection, label: string, outstanding: number };

export type PaymentSlipsQuery_viewer_Student_paymentSlips_slips_lines = { __typename: 'SlipLine', session: string, label: string, amount: number, outstanding: number };

export type PaymentSlipsQuery_viewer_Student_paymentSlips_slips = { __typename: 'PaymentSlip', id: string, reference: string, state: PaymentSlipState, amount: number, received: number, rest: number, issuedAt: string, expiresAt: string, paidAt: string | null, slipUrl: string | null, lines: Array<PaymentSlipsQuery_viewer_Student_paymentSlips_slips_lines> };

export type PaymentSlipsQuery_viewer_Student_paymentSlips_accounts = { __typename: 'BankAccount', id: string, channel: BankChannel, bank: string, accountName: string, accountNumber: string };

export type PaymentSlipsQuery_viewer_Student_paymentSlips = { __typename: 'PaymentSlips', items: Array<PaymentSlipsQuery_viewer_Student_paymentSlips_items>, slips: Array<PaymentSlipsQuery_viewer_Student_paymentSlips_slips>, accounts: Array<PaymentSlipsQuery_viewer_Student_paymentSlips_accounts> };

export type PaymentSlipsQuery_viewer_Applicant = (
  { __typename: 'Applicant' }
  & { ' $fragmentRefs'?: { 'SessionViewer_Applicant_Fragment': SessionViewer_Applicant_Fragment } }
);

export type PaymentSlipsQuery_viewer_Staff = (
  { __typename: 'Staff' }
  & { ' $fragmentRefs'?: { 'SessionViewer_Staff_Fragment': SessionViewer_Staff_Fragment } }
);

export type PaymentSlipsQuery_viewer_Student = (
  { __typename: 'Student', id: string, paymentSlips: PaymentSlipsQuery_viewer_Student_paymentSlips | null }
  & { ' $fragmentRefs'?: { 'SessionViewer_Student_Fragment': SessionViewer_Student_Fragment } }
);

export type PaymentSlipsQuery_viewer =
  | PaymentSlipsQuery_viewer_Applicant
  | PaymentSlipsQuery_viewer_Staff
  | PaymentSlipsQuery_viewer_Student
;

export type PaymentSlipsQuery = { viewer: PaymentSlipsQuery_viewer | null };


export type PaymentSlipsQueryVariables = Exact<{ [key: string]: never; }>;

export type CreatePaymentSlipMutation_createPaymentSlip_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type CreatePaymentSlipMutation_createPaymentSlip_PaymentSlip = { __typename: 'PaymentSlip', id: string, reference: string };

export type CreatePaymentSlipMutation_createPaymentSlip_Refusal = { __typename: 'Refusal', message: string, fields: Array<CreatePaymentSlipMutation_createPaymentSlip_Refusal_fields> };

export type CreatePaymentSlipMutation_createPaymentSlip =
  | CreatePaymentSlipMutation_createPaymentSlip_PaymentSlip
  | CreatePaymentSlipMutation_createPaymentSlip_Refusal
;

export type CreatePaymentSlipMutation = { createPaymentSlip: CreatePaymentSlipMutation_createPaymentSlip };


export type CreatePaymentSlipMutationVariables = Exact<{
  items: Array<string> | string;
}>;

export type CancelPaymentSlipMutation_cancelPaymentSlip_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type CancelPaymentSlipMutation_cancelPaymentSlip_PaymentSlip = { __typename: 'PaymentSlip', id: string, state: PaymentSlipState };

export type CancelPaymentSlipMutation_cancelPaymentSlip_Refusal = { __typename: 'Refusal', message: string, fields: Array<CancelPaymentSlipMutation_cancelPaymentSlip_Refusal_fields> };

export type CancelPaymentSlipMutation_cancelPaymentSlip =
  | CancelPaymentSlipMutation_cancelPaymentSlip_PaymentSlip
  | CancelPaymentSlipMutation_cancelPaymentSlip_Refusal
;

export type CancelPaymentSlipMutation = { cancelPaymentSlip: CancelPaymentSlipMutation_cancelPaymentSlip };


export type CancelPaymentSlipMutationVariables = Exact<{
  id: string | number;
}>;

export type StudentTuitionQuery_viewer_Student_payments = (
  { __typename: 'Payment', id: string, purpose: PaymentPurpose, reference: string }
  & { ' $fragmentRefs'?: { 'TuitionReceipt_PaymentFragment': TuitionReceipt_PaymentFragment } }
);

export type StudentTuitionQuery_viewer_Student_expectedSponsorships = { __typename: 'ExpectedSponsorship', sponsor: string, session: string, amount: number };

export type StudentTuitionQuery_viewer_Student_fees_sections_lines = { __typename: 'FeeLine', code: string, label: string, amount: number, frequency: FeeFrequency };

export type StudentTuitionQuery_viewer_Student_fees_sections = { __typename: 'FeeSection', name: string, title: string, paidAt: PlaceOfPayment, payableOnline: number | null, total: number, lines: Array<StudentTuitionQuery_viewer_Student_fees_sections_lines> };

export type StudentTuitionQuery_viewer_Student_fees_tuition_plan_shares = { __typename: 'TuitionPlanShare', label: string, dueDate: string, state: PlanShareState, unlocks: Array<PlanUnlock> };

export type StudentTuitionQuery_viewer_Student_fees_tuition_plan = { __typename: 'TuitionPlan', nextAmount: number | null, shares: Array<StudentTuitionQuery_viewer_Student_fees_tuition_plan_shares> };

export type StudentTuitionQuery_viewer_Student_fees_tuition = { __typename: 'TuitionFee', id: string, amount: number, lateFee: number, lateFrom: string | null, isPaid: boolean, canPay: boolean, plan: StudentTuitionQuery_viewer_Student_fees_tuition_plan | null };

export type StudentTuitionQuery_viewer_Student_fees = { __typename: 'StudentFees', session: string, sections: Array<StudentTuitionQuery_viewer_Student_fees_sections>, tuition: StudentTuitionQuery_viewer_Student_fees_tuition | null };

export type StudentTuitionQuery_viewer_Applicant = (
  { __typename: 'Applicant' }
  & { ' $fragmentRefs'?: { 'SessionViewer_Applicant_Fragment': SessionViewer_Applicant_Fragment } }
);

export type StudentTuitionQuery_viewer_Staff = (
  { __typename: 'Staff' }
  & { ' $fragmentRefs'?: { 'SessionViewer_Staff_Fragment': SessionViewer_Staff_Fragment } }
);

export type StudentTuitionQuery_viewer_Student = (
  { __typename: 'Student', id: string, department: string | null, level: number | null, payments: Array<StudentTuitionQuery_viewer_Student_payments> | null, expectedSponsorships: Array<StudentTuitionQuery_viewer_Student_expectedSponsorships> | null, fees: StudentTuitionQuery_viewer_Student_fees | null }
  & { ' $fragmentRefs'?: { 'PlanCard_StudentFragment': PlanCard_StudentFragment;'SessionViewer_Student_Fragment': SessionViewer_Student_Fragment } }
);

export type StudentTuitionQuery_viewer =
  | StudentTuitionQuery_viewer_Applicant
  | StudentTuitionQuery_viewer_Staff
  | StudentTuitionQuery_viewer_Student
;

export type StudentTuitionQuery = { viewer: StudentTuitionQuery_viewer | null };


export type StudentTuitionQueryVariables = Exact<{ [key: string]: never; }>;

export type TuitionReferencesQuery_viewer_Student_account_sessions_sections_charges_payments = { __typename: 'ChargePayment', reference: string };

export type TuitionReferencesQuery_viewer_Student_account_sessions_sections_charges = { __typename: 'AccountCharge', id: string, payments: Array<TuitionReferencesQuery_viewer_Student_account_sessions_sections_charges_payments> };

export type TuitionReferencesQuery_viewer_Student_account_sessions_sections = { __typename: 'AccountSection', charges: Array<TuitionReferencesQuery_viewer_Student_account_sessions_sections_charges> };

export type TuitionReferencesQuery_viewer_Student_account_sessions = { __typename: 'AccountSession', session: string, sections: Array<TuitionReferencesQuery_viewer_Student_account_sessions_sections> };

export type TuitionReferencesQuery_viewer_Student_account = { __typename: 'StudentAccount', sessions: Array<TuitionReferencesQuery_viewer_Student_account_sessions> };

export type TuitionReferencesQuery_viewer_Applicant = { __typename: 'Applicant', id: string };

export type TuitionReferencesQuery_viewer_Staff = { __typename: 'Staff', id: string };

export type TuitionReferencesQuery_viewer_Student = { __typename: 'Student', id: string, account: TuitionReferencesQuery_viewer_Student_account | null };

export type TuitionReferencesQuery_viewer =
  | TuitionReferencesQuery_viewer_Applicant
  | TuitionReferencesQuery_viewer_Staff
  | TuitionReferencesQuery_viewer_Student
;

export type TuitionReferencesQuery = { viewer: TuitionReferencesQuery_viewer | null };


export type TuitionReferencesQueryVariables = Exact<{ [key: string]: never; }>;

export type TuitionReceipt_PaymentFragment = { __typename: 'Payment', id: string, purpose: PaymentPurpose, item: string, paidAt: string, reference: string, receiptUrl: string } & { ' $fragmentName'?: 'TuitionReceipt_PaymentFragment' };

export type StartTuitionPaymentMutation_startTuitionPayment_PaymentStarted = { __typename: 'PaymentStarted', authorizationUrl: string };

export type StartTuitionPaymentMutation_startTuitionPayment_Refusal = { __typename: 'Refusal', code: string, message: string };

export type StartTuitionPaymentMutation_startTuitionPayment =
  | StartTuitionPaymentMutation_startTuitionPayment_PaymentStarted
  | StartTuitionPaymentMutation_startTuitionPayment_Refusal
;

export type StartTuitionPaymentMutation = { startTuitionPayment: StartTuitionPaymentMutation_startTuitionPayment };


export type StartTuitionPaymentMutationVariables = Exact<{
  tuitionFeeId: string | number;
  share: TuitionShare;
}>;

export const SessionViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"departmentAdmitted"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<SessionViewerFragment, unknown>;
export const HostelCard_StudentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HostelCard_student"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"hostel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"canPay"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}}]}}]}}]}}]} as unknown as DocumentNode<HostelCard_StudentFragment, unknown>;
export const Refunds_RefundFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refunds_refund"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RefundShown"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}}]}}]} as unknown as DocumentNode<Refunds_RefundFragment, unknown>;
export const PaymentHistory_PaymentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentHistory_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}}]}}]} as unknown as DocumentNode<PaymentHistory_PaymentFragment, unknown>;
export const PaymentHistory_StudentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentHistory_student"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentHistory_payment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentHistory_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}}]}}]} as unknown as DocumentNode<PaymentHistory_StudentFragment, unknown>;
export const PlanCard_StudentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCard_student"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tuition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"unlocks"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<PlanCard_StudentFragment, unknown>;
export const TuitionReceipt_PaymentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TuitionReceipt_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}}]}}]} as unknown as DocumentNode<TuitionReceipt_PaymentFragment, unknown>;
export const StartHostelPaymentDocument = {"__meta__":{"id":"8d6203eaa144001d66d8dadb9ff868b84fdf375fae2c230927ac1d79c3f63d8a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartHostelPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startHostelPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentStarted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorizationUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<StartHostelPaymentMutation, StartHostelPaymentMutationVariables>;
export const StudentPaymentDocument = {"__meta__":{"id":"189657f8d127f874d705732da70fbb75c7022dd71586408feb3f85d6b44d224c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionViewer"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HostelCard_student"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanCard_student"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentHistory_student"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refunds_refund"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentHistory_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"departmentAdmitted"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HostelCard_student"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"hostel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"canPay"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCard_student"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tuition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"unlocks"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentHistory_student"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentHistory_payment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refunds_refund"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RefundShown"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}}]}}]} as unknown as DocumentNode<StudentPaymentQuery, StudentPaymentQueryVariables>;
export const StudentAccountDocument = {"__meta__":{"id":"ef45a95927adbc246b560ab8a58a1daafc9846e93ed73961851e7ac6bc9ed577"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionViewer"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"expectedSponsorships"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sponsor"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"arrears"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"statementUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"payableOnline"}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"adjusted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"sponsor"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"receipts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"sponsor"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"voidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refunds_refund"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adjustments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargeId"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"departmentAdmitted"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refunds_refund"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RefundShown"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}}]}}]} as unknown as DocumentNode<StudentAccountQuery, StudentAccountQueryVariables>;
export const StartSectionPaymentDocument = {"__meta__":{"id":"c7e7184b3067d812306f36c067e28165f1297271dc2f1b40a9ee7426dfccd4b2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartSectionPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"section"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleSection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"session"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startSectionPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"section"},"value":{"kind":"Variable","name":{"kind":"Name","value":"section"}}},{"kind":"Argument","name":{"kind":"Name","value":"session"},"value":{"kind":"Variable","name":{"kind":"Name","value":"session"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentStarted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorizationUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<StartSectionPaymentMutation, StartSectionPaymentMutationVariables>;
export const PaymentSlipsDocument = {"__meta__":{"id":"3c13b1472a3a52a99f51a8d625d21c899b1fce0a8614229b97eae32207e06ade"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentSlips"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionViewer"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"paymentSlips"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"slips"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"rest"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"slipUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"departmentAdmitted"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<PaymentSlipsQuery, PaymentSlipsQueryVariables>;
export const CreatePaymentSlipDocument = {"__meta__":{"id":"49b39b20e338d86ee6fc234233b2e537f350bb601fe72eb50e2500bd0f2ade1d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePaymentSlip"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"items"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPaymentSlip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"items"},"value":{"kind":"Variable","name":{"kind":"Name","value":"items"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentSlip"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CreatePaymentSlipMutation, CreatePaymentSlipMutationVariables>;
export const CancelPaymentSlipDocument = {"__meta__":{"id":"7184811a1bfcceddca7394b791c95aa76e864f411249908de2b13ce66877a923"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelPaymentSlip"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelPaymentSlip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentSlip"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CancelPaymentSlipMutation, CancelPaymentSlipMutationVariables>;
export const StudentTuitionDocument = {"__meta__":{"id":"25329c32d8bf7ee4e92cc0c0e3e80a608e11288816ef737b4e8aad0cb51121fe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentTuition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionViewer"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanCard_student"}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TuitionReceipt_payment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expectedSponsorships"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sponsor"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"payableOnline"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"tuition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"lateFee"}},{"kind":"Field","name":{"kind":"Name","value":"lateFrom"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"canPay"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextAmount"}},{"kind":"Field","name":{"kind":"Name","value":"shares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"unlocks"}}]}}]}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"departmentAdmitted"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCard_student"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tuition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"unlocks"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TuitionReceipt_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}}]}}]} as unknown as DocumentNode<StudentTuitionQuery, StudentTuitionQueryVariables>;
export const TuitionReferencesDocument = {"__meta__":{"id":"cf9fd61f43d70d31f94740fc8c32b293406de41bf84dfeb2c071f4f6e1dc0ce3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TuitionReferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}}]}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<TuitionReferencesQuery, TuitionReferencesQueryVariables>;
export const StartTuitionPaymentDocument = {"__meta__":{"id":"f2a4e604c850309afbf48a8c9fc8479e11faf02079c21f6d13af017f91b6ceed"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartTuitionPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tuitionFeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"share"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TuitionShare"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTuitionPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tuitionFeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tuitionFeeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"share"},"value":{"kind":"Variable","name":{"kind":"Name","value":"share"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentStarted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorizationUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<StartTuitionPaymentMutation, StartTuitionPaymentMutationVariables>;