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

export type HostelCard_StudentFragment = { __typename: 'Student', id: string, fees: { __typename: 'StudentFees', session: string, hostel: { __typename: 'HostelFee', amount: number, isPaid: boolean, canPay: boolean, obstacle: string | null } } | null } & { ' $fragmentName'?: 'HostelCard_StudentFragment' };

export type StartHostelPaymentMutationVariables = Exact<{ [key: string]: never; }>;


export type StartHostelPaymentMutation = { startHostelPayment:
    | { __typename: 'PaymentStarted', authorizationUrl: string }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type StudentPaymentQueryVariables = Exact<{ [key: string]: never; }>;


export type StudentPaymentQuery = { viewer:
    | (
      { __typename: 'Applicant' }
      & { ' $fragmentRefs'?: { 'SessionViewer_Applicant_Fragment': SessionViewer_Applicant_Fragment } }
    )
    | (
      { __typename: 'Staff' }
      & { ' $fragmentRefs'?: { 'SessionViewer_Staff_Fragment': SessionViewer_Staff_Fragment } }
    )
    | (
      { __typename: 'Student', id: string, fees: { __typename: 'StudentFees', tuition: { __typename: 'TuitionFee', isPaid: boolean, plan: { __typename: 'TuitionPlan', nextAmount: number | null, shares: Array<{ __typename: 'TuitionPlanShare', number: number, label: string, percent: number, amount: number, outstanding: number, dueDate: string, state: PlanShareState, unlocks: Array<PlanUnlock> }> } | null } | null } | null, account: { __typename: 'StudentAccount', refunds: Array<{ __typename: 'RefundShown', id: string, source: RefundSource, state: RefundState, kind: RefundKind, amount: number, askedAt: string, decidedAt: string | null, paidAt: string | null, reference: string | null, paymentReference: string | null }> } | null }
      & { ' $fragmentRefs'?: { 'HostelCard_StudentFragment': HostelCard_StudentFragment;'PaymentHistory_StudentFragment': PaymentHistory_StudentFragment;'SessionViewer_Student_Fragment': SessionViewer_Student_Fragment } }
    )
   | null };

export type StudentAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type StudentAccountQuery = { viewer:
    | (
      { __typename: 'Applicant' }
      & { ' $fragmentRefs'?: { 'SessionViewer_Applicant_Fragment': SessionViewer_Applicant_Fragment } }
    )
    | (
      { __typename: 'Staff' }
      & { ' $fragmentRefs'?: { 'SessionViewer_Staff_Fragment': SessionViewer_Staff_Fragment } }
    )
    | (
      { __typename: 'Student', id: string, expectedSponsorships: Array<{ __typename: 'ExpectedSponsorship', sponsor: string, session: string, amount: number }> | null, account: { __typename: 'StudentAccount', charged: number, paid: number, outstanding: number, arrears: number, credit: number, refunded: number, statementUrl: string, sessions: Array<{ __typename: 'AccountSession', session: string, charged: number, paid: number, outstanding: number, sections: Array<{ __typename: 'AccountSection', section: ChargeSection, payableOnline: number | null, charges: Array<{ __typename: 'AccountCharge', id: string, label: string, charged: number, outstanding: number, adjusted: { __typename: 'ChargeAdjusted', from: number, at: string } | null, payments: Array<{ __typename: 'ChargePayment', channel: PaymentChannel, sponsor: string | null, reference: string, amount: number, paidAt: string }> }> }> }>, receipts: Array<{ __typename: 'AccountReceipt', id: string, channel: PaymentChannel, sponsor: string | null, reference: string, bank: string | null, amount: number, paidAt: string, voidedAt: string | null, refunded: number, receiptUrl: string | null }>, refunds: Array<{ __typename: 'RefundShown', id: string, source: RefundSource, state: RefundState, kind: RefundKind, amount: number, askedAt: string, decidedAt: string | null, paidAt: string | null, reference: string | null, paymentReference: string | null }>, adjustments: Array<{ __typename: 'AdjustmentShown', id: string, kind: AdjustmentKind, askedAt: string, decidedAt: string | null, lines: Array<{ __typename: 'AdjustmentLine', chargeId: string, session: string, label: string, from: number, to: number }> }> } | null }
      & { ' $fragmentRefs'?: { 'SessionViewer_Student_Fragment': SessionViewer_Student_Fragment } }
    )
   | null };

export type SessionAccount_SessionFragment = { __typename: 'AccountSession', session: string, charged: number, paid: number, outstanding: number, sections: Array<{ __typename: 'AccountSection', section: ChargeSection, payableOnline: number | null, charges: Array<{ __typename: 'AccountCharge', id: string, label: string, charged: number, outstanding: number, adjusted: { __typename: 'ChargeAdjusted', from: number, at: string } | null, payments: Array<{ __typename: 'ChargePayment', channel: PaymentChannel, sponsor: string | null, reference: string, amount: number, paidAt: string }> }> }> } & { ' $fragmentName'?: 'SessionAccount_SessionFragment' };

export type Receipts_ReceiptFragment = { __typename: 'AccountReceipt', id: string, channel: PaymentChannel, sponsor: string | null, reference: string, bank: string | null, amount: number, paidAt: string, voidedAt: string | null, refunded: number, receiptUrl: string | null } & { ' $fragmentName'?: 'Receipts_ReceiptFragment' };

export type Refunds_RefundFragment = { __typename: 'RefundShown', id: string, source: RefundSource, state: RefundState, kind: RefundKind, amount: number, askedAt: string, decidedAt: string | null, paidAt: string | null, reference: string | null, paymentReference: string | null } & { ' $fragmentName'?: 'Refunds_RefundFragment' };

export type Adjustments_AdjustmentFragment = { __typename: 'AdjustmentShown', id: string, kind: AdjustmentKind, askedAt: string, decidedAt: string | null, lines: Array<{ __typename: 'AdjustmentLine', chargeId: string, session: string, label: string, from: number, to: number }> } & { ' $fragmentName'?: 'Adjustments_AdjustmentFragment' };

export type PaymentHistory_StudentFragment = { __typename: 'Student', id: string, payments: Array<(
    { __typename: 'Payment', id: string }
    & { ' $fragmentRefs'?: { 'PaymentHistory_PaymentFragment': PaymentHistory_PaymentFragment } }
  )> | null } & { ' $fragmentName'?: 'PaymentHistory_StudentFragment' };

export type PaymentHistory_PaymentFragment = { __typename: 'Payment', id: string, purpose: PaymentPurpose, item: string, amount: number, paidAt: string, reference: string, receiptUrl: string } & { ' $fragmentName'?: 'PaymentHistory_PaymentFragment' };

export type TuitionPlan_PlanFragment = { __typename: 'TuitionPlan', nextAmount: number | null, shares: Array<{ __typename: 'TuitionPlanShare', number: number, label: string, percent: number, amount: number, outstanding: number, dueDate: string, state: PlanShareState, unlocks: Array<PlanUnlock> }> } & { ' $fragmentName'?: 'TuitionPlan_PlanFragment' };

export type StartSectionPaymentMutationVariables = Exact<{
  section: ScheduleSection;
  session?: string | null | undefined;
}>;


export type StartSectionPaymentMutation = { startSectionPayment:
    | { __typename: 'PaymentStarted', authorizationUrl: string }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type PaymentSlipsQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentSlipsQuery = { viewer:
    | (
      { __typename: 'Applicant' }
      & { ' $fragmentRefs'?: { 'SessionViewer_Applicant_Fragment': SessionViewer_Applicant_Fragment } }
    )
    | (
      { __typename: 'Staff' }
      & { ' $fragmentRefs'?: { 'SessionViewer_Staff_Fragment': SessionViewer_Staff_Fragment } }
    )
    | (
      { __typename: 'Student', id: string, paymentSlips: { __typename: 'PaymentSlips', items: Array<{ __typename: 'PayableItem', key: string, session: string, section: ChargeSection, label: string, outstanding: number }>, slips: Array<{ __typename: 'PaymentSlip', id: string, reference: string, state: PaymentSlipState, amount: number, received: number, rest: number, issuedAt: string, expiresAt: string, paidAt: string | null, slipUrl: string | null, lines: Array<{ __typename: 'SlipLine', session: string, label: string, amount: number, outstanding: number }> }>, accounts: Array<{ __typename: 'BankAccount', id: string, channel: BankChannel, bank: string, accountName: string, accountNumber: string }> } | null }
      & { ' $fragmentRefs'?: { 'SessionViewer_Student_Fragment': SessionViewer_Student_Fragment } }
    )
   | null };

export type PaymentSlips_SlipFragment = { __typename: 'PaymentSlip', id: string, reference: string, state: PaymentSlipState, amount: number, received: number, rest: number, issuedAt: string, expiresAt: string, paidAt: string | null, slipUrl: string | null, lines: Array<{ __typename: 'SlipLine', session: string, label: string, amount: number, outstanding: number }> } & { ' $fragmentName'?: 'PaymentSlips_SlipFragment' };

export type CreatePaymentSlipMutationVariables = Exact<{
  items: Array<string> | string;
}>;


export type CreatePaymentSlipMutation = { createPaymentSlip:
    | { __typename: 'PaymentSlip', id: string, reference: string }
    | { __typename: 'Refusal', message: string, fields: Array<{ __typename: 'FieldRefusal', field: string, message: string }> }
   };

export type CancelPaymentSlipMutationVariables = Exact<{
  id: string | number;
}>;


export type CancelPaymentSlipMutation = { cancelPaymentSlip:
    | { __typename: 'PaymentSlip', id: string, state: PaymentSlipState }
    | { __typename: 'Refusal', message: string, fields: Array<{ __typename: 'FieldRefusal', field: string, message: string }> }
   };

export type Expected_SponsorshipFragment = { __typename: 'ExpectedSponsorship', sponsor: string, session: string, amount: number } & { ' $fragmentName'?: 'Expected_SponsorshipFragment' };

export type StudentTuitionQueryVariables = Exact<{ [key: string]: never; }>;


export type StudentTuitionQuery = { viewer:
    | (
      { __typename: 'Applicant' }
      & { ' $fragmentRefs'?: { 'SessionViewer_Applicant_Fragment': SessionViewer_Applicant_Fragment } }
    )
    | (
      { __typename: 'Staff' }
      & { ' $fragmentRefs'?: { 'SessionViewer_Staff_Fragment': SessionViewer_Staff_Fragment } }
    )
    | (
      { __typename: 'Student', id: string, department: string | null, level: number | null, payments: Array<(
        { __typename: 'Payment', id: string, purpose: PaymentPurpose, reference: string }
        & { ' $fragmentRefs'?: { 'TuitionReceipt_PaymentFragment': TuitionReceipt_PaymentFragment } }
      )> | null, expectedSponsorships: Array<{ __typename: 'ExpectedSponsorship', sponsor: string, session: string, amount: number }> | null, fees: { __typename: 'StudentFees', session: string, sections: Array<{ __typename: 'FeeSection', name: string, title: string, paidAt: PlaceOfPayment, payableOnline: number | null, total: number, lines: Array<{ __typename: 'FeeLine', code: string, label: string, amount: number, frequency: FeeFrequency }> }>, tuition: { __typename: 'TuitionFee', id: string, amount: number, lateFee: number, lateFrom: string | null, isPaid: boolean, canPay: boolean, plan: { __typename: 'TuitionPlan', nextAmount: number | null, shares: Array<{ __typename: 'TuitionPlanShare', number: number, label: string, percent: number, amount: number, outstanding: number, dueDate: string, state: PlanShareState, unlocks: Array<PlanUnlock> }> } | null } | null } | null }
      & { ' $fragmentRefs'?: { 'SessionViewer_Student_Fragment': SessionViewer_Student_Fragment } }
    )
   | null };

export type TuitionReferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type TuitionReferencesQuery = { viewer:
    | { __typename: 'Applicant' }
    | { __typename: 'Staff' }
    | { __typename: 'Student', id: string, account: { __typename: 'StudentAccount', sessions: Array<{ __typename: 'AccountSession', session: string, sections: Array<{ __typename: 'AccountSection', charges: Array<{ __typename: 'AccountCharge', id: string, payments: Array<{ __typename: 'ChargePayment', reference: string }> }> }> }> } | null }
   | null };

export type FeeSection_SectionFragment = { __typename: 'FeeSection', name: string, title: string, paidAt: PlaceOfPayment, payableOnline: number | null, total: number, lines: Array<{ __typename: 'FeeLine', code: string, label: string, amount: number, frequency: FeeFrequency }> } & { ' $fragmentName'?: 'FeeSection_SectionFragment' };

export type TuitionReceipt_PaymentFragment = { __typename: 'Payment', id: string, purpose: PaymentPurpose, item: string, paidAt: string, reference: string, receiptUrl: string } & { ' $fragmentName'?: 'TuitionReceipt_PaymentFragment' };

export type StartTuitionPaymentMutationVariables = Exact<{
  tuitionFeeId: string | number;
  share: TuitionShare;
}>;


export type StartTuitionPaymentMutation = { startTuitionPayment:
    | { __typename: 'PaymentStarted', authorizationUrl: string }
    | { __typename: 'Refusal', code: string, message: string }
   };

export const SessionViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"departmentAdmitted"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<SessionViewerFragment, unknown>;
export const HostelCard_StudentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HostelCard_student"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"hostel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"canPay"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}}]}}]}}]}}]} as unknown as DocumentNode<HostelCard_StudentFragment, unknown>;
export const SessionAccount_SessionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionAccount_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"payableOnline"}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"adjusted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"sponsor"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SessionAccount_SessionFragment, unknown>;
export const Receipts_ReceiptFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Receipts_receipt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountReceipt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"sponsor"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"voidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}}]}}]} as unknown as DocumentNode<Receipts_ReceiptFragment, unknown>;
export const Refunds_RefundFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refunds_refund"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RefundShown"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}}]}}]} as unknown as DocumentNode<Refunds_RefundFragment, unknown>;
export const Adjustments_AdjustmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Adjustments_adjustment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdjustmentShown"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargeId"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<Adjustments_AdjustmentFragment, unknown>;
export const PaymentHistory_PaymentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentHistory_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}}]}}]} as unknown as DocumentNode<PaymentHistory_PaymentFragment, unknown>;
export const PaymentHistory_StudentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentHistory_student"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentHistory_payment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentHistory_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}}]}}]} as unknown as DocumentNode<PaymentHistory_StudentFragment, unknown>;
export const TuitionPlan_PlanFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TuitionPlan_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TuitionPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextAmount"}},{"kind":"Field","name":{"kind":"Name","value":"shares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"unlocks"}}]}}]}}]} as unknown as DocumentNode<TuitionPlan_PlanFragment, unknown>;
export const PaymentSlips_SlipFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentSlips_slip"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentSlip"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"rest"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"slipUrl"}}]}}]} as unknown as DocumentNode<PaymentSlips_SlipFragment, unknown>;
export const Expected_SponsorshipFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Expected_sponsorship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExpectedSponsorship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sponsor"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]} as unknown as DocumentNode<Expected_SponsorshipFragment, unknown>;
export const FeeSection_SectionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeeSection_section"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FeeSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"payableOnline"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}}]}}]}}]} as unknown as DocumentNode<FeeSection_SectionFragment, unknown>;
export const TuitionReceipt_PaymentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TuitionReceipt_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}}]}}]} as unknown as DocumentNode<TuitionReceipt_PaymentFragment, unknown>;
export const StartHostelPaymentDocument = {"__meta__":{"id":"8d6203eaa144001d66d8dadb9ff868b84fdf375fae2c230927ac1d79c3f63d8a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartHostelPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startHostelPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentStarted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorizationUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<StartHostelPaymentMutation, StartHostelPaymentMutationVariables>;
export const StudentPaymentDocument = {"__meta__":{"id":"ce1e3db57e4216f6a69329c60ecc5128af7350647543533d034241d6dc5914bc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionViewer"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tuition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TuitionPlan_plan"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HostelCard_student"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentHistory_student"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refunds_refund"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentHistory_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"departmentAdmitted"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TuitionPlan_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TuitionPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextAmount"}},{"kind":"Field","name":{"kind":"Name","value":"shares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"unlocks"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HostelCard_student"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"hostel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"canPay"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentHistory_student"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentHistory_payment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refunds_refund"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RefundShown"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}}]}}]} as unknown as DocumentNode<StudentPaymentQuery, StudentPaymentQueryVariables>;
export const StudentAccountDocument = {"__meta__":{"id":"c21932f4d30c392032d5729d30fddfc612783db04b8d7bf81a110cf331423687"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionViewer"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"expectedSponsorships"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Expected_sponsorship"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"arrears"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"statementUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionAccount_session"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"receipts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Receipts_receipt"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refunds_refund"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"adjustments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Adjustments_adjustment"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"departmentAdmitted"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Expected_sponsorship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExpectedSponsorship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sponsor"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionAccount_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"payableOnline"}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"adjusted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"sponsor"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Receipts_receipt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountReceipt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"sponsor"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"voidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refunds_refund"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RefundShown"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Adjustments_adjustment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdjustmentShown"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargeId"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<StudentAccountQuery, StudentAccountQueryVariables>;
export const StartSectionPaymentDocument = {"__meta__":{"id":"c7e7184b3067d812306f36c067e28165f1297271dc2f1b40a9ee7426dfccd4b2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartSectionPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"section"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleSection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"session"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startSectionPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"section"},"value":{"kind":"Variable","name":{"kind":"Name","value":"section"}}},{"kind":"Argument","name":{"kind":"Name","value":"session"},"value":{"kind":"Variable","name":{"kind":"Name","value":"session"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentStarted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorizationUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<StartSectionPaymentMutation, StartSectionPaymentMutationVariables>;
export const PaymentSlipsDocument = {"__meta__":{"id":"704066a185173a2746e250f2cbb59480cb5df02685d8a77048c0f32ba84078a0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentSlips"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionViewer"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"paymentSlips"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"slips"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentSlips_slip"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"departmentAdmitted"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentSlips_slip"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentSlip"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"rest"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"slipUrl"}}]}}]} as unknown as DocumentNode<PaymentSlipsQuery, PaymentSlipsQueryVariables>;
export const CreatePaymentSlipDocument = {"__meta__":{"id":"49b39b20e338d86ee6fc234233b2e537f350bb601fe72eb50e2500bd0f2ade1d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePaymentSlip"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"items"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPaymentSlip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"items"},"value":{"kind":"Variable","name":{"kind":"Name","value":"items"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentSlip"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CreatePaymentSlipMutation, CreatePaymentSlipMutationVariables>;
export const CancelPaymentSlipDocument = {"__meta__":{"id":"7184811a1bfcceddca7394b791c95aa76e864f411249908de2b13ce66877a923"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelPaymentSlip"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelPaymentSlip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentSlip"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CancelPaymentSlipMutation, CancelPaymentSlipMutationVariables>;
export const StudentTuitionDocument = {"__meta__":{"id":"bdfd9491e5e7f28e54befb39933edcb258ad9bdd5911ea7d7241638489c42c62"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentTuition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionViewer"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TuitionReceipt_payment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expectedSponsorships"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Expected_sponsorship"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"fees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeeSection_section"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"tuition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"lateFee"}},{"kind":"Field","name":{"kind":"Name","value":"lateFrom"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"canPay"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TuitionPlan_plan"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"departmentAdmitted"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TuitionReceipt_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Expected_sponsorship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExpectedSponsorship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sponsor"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeeSection_section"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FeeSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"payableOnline"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TuitionPlan_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TuitionPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextAmount"}},{"kind":"Field","name":{"kind":"Name","value":"shares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"unlocks"}}]}}]}}]} as unknown as DocumentNode<StudentTuitionQuery, StudentTuitionQueryVariables>;
export const TuitionReferencesDocument = {"__meta__":{"id":"f4e9e5b7125963c1b3a7c27235155db45c5d1f158df3ffd3e9df06dfdb453671"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TuitionReferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}}]}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<TuitionReferencesQuery, TuitionReferencesQueryVariables>;
export const StartTuitionPaymentDocument = {"__meta__":{"id":"f2a4e604c850309afbf48a8c9fc8479e11faf02079c21f6d13af017f91b6ceed"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartTuitionPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tuitionFeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"share"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TuitionShare"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTuitionPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tuitionFeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tuitionFeeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"share"},"value":{"kind":"Variable","name":{"kind":"Name","value":"share"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentStarted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorizationUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<StartTuitionPaymentMutation, StartTuitionPaymentMutationVariables>;