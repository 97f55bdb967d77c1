/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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
  /** At the bursary's counter. */
  | 'COUNTER'
  /** Through the portal and its payment provider. */
  | 'ONLINE'
  /** By a sponsor, who pays for many students. */
  | 'SPONSOR';

/** What a payment is for. */
export type PaymentPurpose =
  | 'HOSTEL'
  /** An applicant's pre-admission screening fee. */
  | 'SCREENING'
  | 'TUITION';

/** Where a part of the fees is paid; the portal charges only its own. */
export type PlaceOfPayment =
  /** At the college's bursary. */
  | 'BURSARY'
  /** On an external online platform. */
  | 'EXTERNAL'
  /** Here. */
  | 'PORTAL';

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

export type HostelCard_StudentFragment = { __typename: 'Student', id: string, fees: { __typename: 'StudentFees', session: string, hostel: { __typename: 'HostelFee', amount: number, isPaid: boolean, canPay: boolean } } | null } & { ' $fragmentName'?: 'HostelCard_StudentFragment' };

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
      { __typename: 'Student', id: string }
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
      { __typename: 'Student', id: string, account: { __typename: 'StudentAccount', charged: number, paid: number, outstanding: number, arrears: number, credit: number, statementUrl: string, sessions: Array<{ __typename: 'AccountSession', session: string, outstanding: number, charged: number, paid: number, sections: Array<{ __typename: 'AccountSection', section: ChargeSection, charges: Array<{ __typename: 'AccountCharge', id: string, label: string, charged: number, outstanding: number, payments: Array<{ __typename: 'ChargePayment', channel: PaymentChannel, reference: string, amount: number, paidAt: string }> }> }> }>, receipts: Array<{ __typename: 'AccountReceipt', id: string, channel: PaymentChannel, reference: string, amount: number, paidAt: string, voidedAt: string | null, receiptUrl: string | null }> } | null }
      & { ' $fragmentRefs'?: { 'SessionViewer_Student_Fragment': SessionViewer_Student_Fragment } }
    )
   | null };

export type SessionAccount_SessionFragment = { __typename: 'AccountSession', charged: number, paid: number, outstanding: number, sections: Array<{ __typename: 'AccountSection', section: ChargeSection, charges: Array<{ __typename: 'AccountCharge', id: string, label: string, charged: number, outstanding: number, payments: Array<{ __typename: 'ChargePayment', channel: PaymentChannel, reference: string, amount: number, paidAt: string }> }> }> } & { ' $fragmentName'?: 'SessionAccount_SessionFragment' };

export type Receipts_ReceiptFragment = { __typename: 'AccountReceipt', id: string, channel: PaymentChannel, reference: string, amount: number, paidAt: string, voidedAt: string | null, receiptUrl: string | null } & { ' $fragmentName'?: 'Receipts_ReceiptFragment' };

export type PaymentHistory_StudentFragment = { __typename: 'Student', id: string, payments: Array<(
    { __typename: 'Payment', id: string }
    & { ' $fragmentRefs'?: { 'PaymentHistory_PaymentFragment': PaymentHistory_PaymentFragment } }
  )> | null } & { ' $fragmentName'?: 'PaymentHistory_StudentFragment' };

export type PaymentHistory_PaymentFragment = { __typename: 'Payment', id: string, purpose: PaymentPurpose, item: string, amount: number, paidAt: string, reference: string, receiptUrl: string } & { ' $fragmentName'?: 'PaymentHistory_PaymentFragment' };

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
      )> | null, fees: { __typename: 'StudentFees', session: string, sections: Array<{ __typename: 'FeeSection', name: string, title: string, paidAt: PlaceOfPayment, total: number, lines: Array<{ __typename: 'FeeLine', code: string, label: string, amount: number, frequency: FeeFrequency }> }>, tuition: { __typename: 'TuitionFee', id: string, amount: number, lateFee: number, lateFrom: string | null, isPaid: boolean, canPay: boolean } | null } | null }
      & { ' $fragmentRefs'?: { 'SessionViewer_Student_Fragment': SessionViewer_Student_Fragment } }
    )
   | null };

export type TuitionReferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type TuitionReferencesQuery = { viewer:
    | { __typename: 'Applicant' }
    | { __typename: 'Staff' }
    | { __typename: 'Student', id: string, account: { __typename: 'StudentAccount', sessions: Array<{ __typename: 'AccountSession', session: string, sections: Array<{ __typename: 'AccountSection', charges: Array<{ __typename: 'AccountCharge', id: string, payments: Array<{ __typename: 'ChargePayment', reference: string }> }> }> }> } | null }
   | null };

export type FeeSection_SectionFragment = { __typename: 'FeeSection', name: string, title: string, paidAt: PlaceOfPayment, total: number, lines: Array<{ __typename: 'FeeLine', code: string, label: string, amount: number, frequency: FeeFrequency }> } & { ' $fragmentName'?: 'FeeSection_SectionFragment' };

export type TuitionReceipt_PaymentFragment = { __typename: 'Payment', id: string, purpose: PaymentPurpose, item: string, paidAt: string, reference: string, receiptUrl: string } & { ' $fragmentName'?: 'TuitionReceipt_PaymentFragment' };

export type StartTuitionPaymentMutationVariables = Exact<{
  tuitionFeeId: string | number;
}>;


export type StartTuitionPaymentMutation = { startTuitionPayment:
    | { __typename: 'PaymentStarted', authorizationUrl: string }
    | { __typename: 'Refusal', code: string, message: string }
   };

export const SessionViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"departmentAdmitted"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<SessionViewerFragment, unknown>;
export const HostelCard_StudentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HostelCard_student"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"hostel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"canPay"}}]}}]}}]}}]} as unknown as DocumentNode<HostelCard_StudentFragment, unknown>;
export const SessionAccount_SessionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionAccount_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SessionAccount_SessionFragment, unknown>;
export const Receipts_ReceiptFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Receipts_receipt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountReceipt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"voidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}}]}}]} as unknown as DocumentNode<Receipts_ReceiptFragment, unknown>;
export const PaymentHistory_PaymentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentHistory_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}}]}}]} as unknown as DocumentNode<PaymentHistory_PaymentFragment, unknown>;
export const PaymentHistory_StudentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentHistory_student"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentHistory_payment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentHistory_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}}]}}]} as unknown as DocumentNode<PaymentHistory_StudentFragment, unknown>;
export const FeeSection_SectionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeeSection_section"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FeeSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}}]}}]}}]} as unknown as DocumentNode<FeeSection_SectionFragment, unknown>;
export const TuitionReceipt_PaymentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TuitionReceipt_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}}]}}]} as unknown as DocumentNode<TuitionReceipt_PaymentFragment, unknown>;
export const StartHostelPaymentDocument = {"__meta__":{"id":"8d6203eaa144001d66d8dadb9ff868b84fdf375fae2c230927ac1d79c3f63d8a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartHostelPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startHostelPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentStarted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorizationUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<StartHostelPaymentMutation, StartHostelPaymentMutationVariables>;
export const StudentPaymentDocument = {"__meta__":{"id":"c2a8b6baf3cff0a3dde58ebdbcc2f5bcea266385b2d19f1582f5a4a97fb95559"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionViewer"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HostelCard_student"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentHistory_student"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentHistory_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"departmentAdmitted"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HostelCard_student"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"hostel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"canPay"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentHistory_student"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentHistory_payment"}}]}}]}}]} as unknown as DocumentNode<StudentPaymentQuery, StudentPaymentQueryVariables>;
export const StudentAccountDocument = {"__meta__":{"id":"6bfc7fce08c3b7b2ee0aba0ac020a27f7dac1bbbd92e36fa364baeda7c5fcb7d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionViewer"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"arrears"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"statementUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionAccount_session"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"receipts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Receipts_receipt"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"departmentAdmitted"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionAccount_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Receipts_receipt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountReceipt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"voidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}}]}}]} as unknown as DocumentNode<StudentAccountQuery, StudentAccountQueryVariables>;
export const StudentTuitionDocument = {"__meta__":{"id":"59a5b13b16e34848d2e8eb194e41ff3cc0f5933a9b93660b79fde2e5e2c972b6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentTuition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionViewer"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TuitionReceipt_payment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeeSection_section"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"tuition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"lateFee"}},{"kind":"Field","name":{"kind":"Name","value":"lateFrom"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"canPay"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"departmentAdmitted"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TuitionReceipt_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeeSection_section"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FeeSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}}]}}]}}]} as unknown as DocumentNode<StudentTuitionQuery, StudentTuitionQueryVariables>;
export const TuitionReferencesDocument = {"__meta__":{"id":"f4e9e5b7125963c1b3a7c27235155db45c5d1f158df3ffd3e9df06dfdb453671"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TuitionReferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}}]}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<TuitionReferencesQuery, TuitionReferencesQueryVariables>;
export const StartTuitionPaymentDocument = {"__meta__":{"id":"4330ee39b4c1bdea45468395331d0386fce8c230a05cd7cc92189f980a3da05b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartTuitionPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tuitionFeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTuitionPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tuitionFeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tuitionFeeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentStarted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorizationUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<StartTuitionPaymentMutation, StartTuitionPaymentMutationVariables>;