/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The password as it is, and as it is to be. */
export type ChangePasswordInput = {
  currentPassword: string;
  newPassword: string;
};

/** How a link reaches its owner: by mail, or from the member of staff who sees it. */
export type LinkDelivery =
  | 'MAILED'
  | 'SHOWN';

/** Which page of a list: counted from 1, of 10 to 100 rows. */
export type PageInput = {
  number?: number;
  size?: number;
};

/** The password, and a code of the app or a recovery code. */
export type SecondFactorInput = {
  code?: string | null | undefined;
  password: string;
  recoveryCode?: string | null | undefined;
};

/** What a mailed link is for. */
export type StaffLinkPurpose =
  /** Joining the staff. */
  | 'JOIN'
  /** Another password of a member's. */
  | 'NEW_PASSWORD';

/** The role of a member of staff. */
export type StaffRole =
  | 'BURSARY_OFFICER'
  | 'EXAM_OFFICER'
  | 'ICT_SUPPORT'
  | 'LECTURER'
  | 'SUPER_ADMIN';

/** The input of the staff login. The code or the recovery code only if one is required. */
export type StaffSignInInput = {
  /** The six digits an app shows; spaces do not matter. */
  code?: string | null | undefined;
  email: string;
  /** Case counts. */
  password: string;
  /** Stands in for the app, once. */
  recoveryCode?: string | null | undefined;
};

/** What unverified email addresses are sorted by. */
export type UnverifiedSort =
  | 'NAME'
  | 'SIGNED_UP_AT';

type SessionViewer_Applicant_Fragment = { __typename: 'Applicant', isSubmitted: boolean, departmentAdmitted: string | null, id: string, surname: string, firstName: string, passportUrl: string | null, mustChangePassword: boolean } & { ' $fragmentName'?: 'SessionViewer_Applicant_Fragment' };

type SessionViewer_Staff_Fragment = { __typename: 'Staff', role: StaffRole, id: string, surname: string, firstName: string, passportUrl: string | null, mustChangePassword: boolean } & { ' $fragmentName'?: 'SessionViewer_Staff_Fragment' };

type SessionViewer_Student_Fragment = { __typename: 'Student', id: string, surname: string, firstName: string, passportUrl: string | null, mustChangePassword: boolean } & { ' $fragmentName'?: 'SessionViewer_Student_Fragment' };

export type SessionViewerFragment =
  | SessionViewer_Applicant_Fragment
  | SessionViewer_Staff_Fragment
  | SessionViewer_Student_Fragment
;

export type UnverifiedEmailsQuery_unverifiedEmails_rows = { __typename: 'UnverifiedEmail', id: string, profileId: string, applicationNo: string, name: string, email: string, phone: string, signedUpAt: string, lastLinkAt: string | null };

export type UnverifiedEmailsQuery_unverifiedEmails_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type UnverifiedEmailsQuery_unverifiedEmails = { __typename: 'UnverifiedPage', total: number, rows: Array<UnverifiedEmailsQuery_unverifiedEmails_rows>, export: UnverifiedEmailsQuery_unverifiedEmails_export };

export type UnverifiedEmailsQuery = { unverifiedEmails: UnverifiedEmailsQuery_unverifiedEmails };


export type UnverifiedEmailsQueryVariables = Exact<{
  page: PageInput;
  sort: UnverifiedSort;
  descending: boolean;
  search?: string | null | undefined;
}>;

export type ResendVerificationMutation_resendVerificationLink_ApplicantChanged = { __typename: 'ApplicantChanged' };

export type ResendVerificationMutation_resendVerificationLink_Refusal = { __typename: 'Refusal', message: string };

export type ResendVerificationMutation_resendVerificationLink =
  | ResendVerificationMutation_resendVerificationLink_ApplicantChanged
  | ResendVerificationMutation_resendVerificationLink_Refusal
;

export type ResendVerificationMutation = { resendVerificationLink: ResendVerificationMutation_resendVerificationLink };


export type ResendVerificationMutationVariables = Exact<{
  applicantId: string | number;
}>;

export type HandOutPasswordLinkMutation_handOutPasswordLink_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type HandOutPasswordLinkMutation_handOutPasswordLink_PasswordLinkHandedOut = { __typename: 'PasswordLinkHandedOut', link: string | null, expiresAt: string };

export type HandOutPasswordLinkMutation_handOutPasswordLink_Refusal = { __typename: 'Refusal', message: string, fields: Array<HandOutPasswordLinkMutation_handOutPasswordLink_Refusal_fields> };

export type HandOutPasswordLinkMutation_handOutPasswordLink =
  | HandOutPasswordLinkMutation_handOutPasswordLink_PasswordLinkHandedOut
  | HandOutPasswordLinkMutation_handOutPasswordLink_Refusal
;

export type HandOutPasswordLinkMutation = { handOutPasswordLink: HandOutPasswordLinkMutation_handOutPasswordLink };


export type HandOutPasswordLinkMutationVariables = Exact<{
  id: string | number;
  delivery: LinkDelivery;
  reason: string;
}>;

export type SignInStaffMutation_signInStaff_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type SignInStaffMutation_signInStaff_SignedIn_viewer_Applicant = (
  { __typename: 'Applicant' }
  & { ' $fragmentRefs'?: { 'SessionViewer_Applicant_Fragment': SessionViewer_Applicant_Fragment } }
);

export type SignInStaffMutation_signInStaff_SignedIn_viewer_Staff = (
  { __typename: 'Staff' }
  & { ' $fragmentRefs'?: { 'SessionViewer_Staff_Fragment': SessionViewer_Staff_Fragment } }
);

export type SignInStaffMutation_signInStaff_SignedIn_viewer_Student = (
  { __typename: 'Student' }
  & { ' $fragmentRefs'?: { 'SessionViewer_Student_Fragment': SessionViewer_Student_Fragment } }
);

export type SignInStaffMutation_signInStaff_SignedIn_viewer =
  | SignInStaffMutation_signInStaff_SignedIn_viewer_Applicant
  | SignInStaffMutation_signInStaff_SignedIn_viewer_Staff
  | SignInStaffMutation_signInStaff_SignedIn_viewer_Student
;

export type SignInStaffMutation_signInStaff_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<SignInStaffMutation_signInStaff_fields> };

export type SignInStaffMutation_signInStaff_SecondFactorRequired = { __typename: 'SecondFactorRequired', message: string };

export type SignInStaffMutation_signInStaff_SignedIn = { __typename: 'SignedIn', viewer: SignInStaffMutation_signInStaff_SignedIn_viewer };

export type SignInStaffMutation_signInStaff =
  | SignInStaffMutation_signInStaff_Refusal
  | SignInStaffMutation_signInStaff_SecondFactorRequired
  | SignInStaffMutation_signInStaff_SignedIn
;

export type SignInStaffMutation = { signInStaff: SignInStaffMutation_signInStaff };


export type SignInStaffMutationVariables = Exact<{
  input: StaffSignInInput;
}>;

export type StaffLinkQuery_staffLink_Refusal = { __typename: 'Refusal', code: string, message: string };

export type StaffLinkQuery_staffLink_StaffLink = { __typename: 'StaffLink', purpose: StaffLinkPurpose, email: string, surname: string, firstName: string, role: StaffRole, expiresAt: string };

export type StaffLinkQuery_staffLink =
  | StaffLinkQuery_staffLink_Refusal
  | StaffLinkQuery_staffLink_StaffLink
;

export type StaffLinkQuery = { staffLink: StaffLinkQuery_staffLink };


export type StaffLinkQueryVariables = Exact<{
  token: string;
}>;

export type UseStaffLinkMutation_useStaffLink_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type UseStaffLinkMutation_useStaffLink_Acknowledgement = { __typename: 'Acknowledgement', message: string };

export type UseStaffLinkMutation_useStaffLink_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<UseStaffLinkMutation_useStaffLink_Refusal_fields> };

export type UseStaffLinkMutation_useStaffLink =
  | UseStaffLinkMutation_useStaffLink_Acknowledgement
  | UseStaffLinkMutation_useStaffLink_Refusal
;

export type UseStaffLinkMutation = { useStaffLink: UseStaffLinkMutation_useStaffLink };


export type UseStaffLinkMutationVariables = Exact<{
  token: string;
  password: string;
}>;

export type OwnAccountQuery_viewer_Staff_secondFactor = { __typename: 'SecondFactor', isOn: boolean, recoveryCodesLeft: number };

export type OwnAccountQuery_viewer_Applicant = { __typename: 'Applicant', id: string };

export type OwnAccountQuery_viewer_Staff = { __typename: 'Staff', surname: string, firstName: string, email: string, role: StaffRole, id: string, secondFactor: OwnAccountQuery_viewer_Staff_secondFactor };

export type OwnAccountQuery_viewer_Student = { __typename: 'Student', id: string };

export type OwnAccountQuery_viewer =
  | OwnAccountQuery_viewer_Applicant
  | OwnAccountQuery_viewer_Staff
  | OwnAccountQuery_viewer_Student
;

export type OwnAccountQuery = { viewer: OwnAccountQuery_viewer | null };


export type OwnAccountQueryVariables = Exact<{ [key: string]: never; }>;

export type ChangeOwnPasswordMutation_changeStaffPassword_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type ChangeOwnPasswordMutation_changeStaffPassword_Acknowledgement = { __typename: 'Acknowledgement', message: string };

export type ChangeOwnPasswordMutation_changeStaffPassword_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<ChangeOwnPasswordMutation_changeStaffPassword_Refusal_fields> };

export type ChangeOwnPasswordMutation_changeStaffPassword =
  | ChangeOwnPasswordMutation_changeStaffPassword_Acknowledgement
  | ChangeOwnPasswordMutation_changeStaffPassword_Refusal
;

export type ChangeOwnPasswordMutation = { changeStaffPassword: ChangeOwnPasswordMutation_changeStaffPassword };


export type ChangeOwnPasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;

export type StartSecondFactorMutation_startSecondFactor_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type StartSecondFactorMutation_startSecondFactor_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<StartSecondFactorMutation_startSecondFactor_fields> };

export type StartSecondFactorMutation_startSecondFactor_SecondFactorSetup = { __typename: 'SecondFactorSetup', secret: string, uri: string };

export type StartSecondFactorMutation_startSecondFactor =
  | StartSecondFactorMutation_startSecondFactor_Refusal
  | StartSecondFactorMutation_startSecondFactor_SecondFactorSetup
;

export type StartSecondFactorMutation = { startSecondFactor: StartSecondFactorMutation_startSecondFactor };


export type StartSecondFactorMutationVariables = Exact<{
  password: string;
}>;

export type ConfirmSecondFactorMutation_confirmSecondFactor_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type ConfirmSecondFactorMutation_confirmSecondFactor_RecoveryCodes = { __typename: 'RecoveryCodes', codes: Array<string> };

export type ConfirmSecondFactorMutation_confirmSecondFactor_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<ConfirmSecondFactorMutation_confirmSecondFactor_Refusal_fields> };

export type ConfirmSecondFactorMutation_confirmSecondFactor =
  | ConfirmSecondFactorMutation_confirmSecondFactor_RecoveryCodes
  | ConfirmSecondFactorMutation_confirmSecondFactor_Refusal
;

export type ConfirmSecondFactorMutation = { confirmSecondFactor: ConfirmSecondFactorMutation_confirmSecondFactor };


export type ConfirmSecondFactorMutationVariables = Exact<{
  code: string;
}>;

export type TurnSecondFactorOffMutation_turnSecondFactorOff_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type TurnSecondFactorOffMutation_turnSecondFactorOff_Acknowledgement = { __typename: 'Acknowledgement', message: string };

export type TurnSecondFactorOffMutation_turnSecondFactorOff_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<TurnSecondFactorOffMutation_turnSecondFactorOff_Refusal_fields> };

export type TurnSecondFactorOffMutation_turnSecondFactorOff =
  | TurnSecondFactorOffMutation_turnSecondFactorOff_Acknowledgement
  | TurnSecondFactorOffMutation_turnSecondFactorOff_Refusal
;

export type TurnSecondFactorOffMutation = { turnSecondFactorOff: TurnSecondFactorOffMutation_turnSecondFactorOff };


export type TurnSecondFactorOffMutationVariables = Exact<{
  input: SecondFactorInput;
}>;

export type RenewRecoveryCodesMutation_renewRecoveryCodes_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type RenewRecoveryCodesMutation_renewRecoveryCodes_RecoveryCodes = { __typename: 'RecoveryCodes', codes: Array<string> };

export type RenewRecoveryCodesMutation_renewRecoveryCodes_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<RenewRecoveryCodesMutation_renewRecoveryCodes_Refusal_fields> };

export type RenewRecoveryCodesMutation_renewRecoveryCodes =
  | RenewRecoveryCodesMutation_renewRecoveryCodes_RecoveryCodes
  | RenewRecoveryCodesMutation_renewRecoveryCodes_Refusal
;

export type RenewRecoveryCodesMutation = { renewRecoveryCodes: RenewRecoveryCodesMutation_renewRecoveryCodes };


export type RenewRecoveryCodesMutationVariables = Exact<{
  input: SecondFactorInput;
}>;

export const SessionViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"departmentAdmitted"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<SessionViewerFragment, unknown>;
export const UnverifiedEmailsDocument = {"__meta__":{"id":"4af1399de946f9baebbbbccc35d23b49821217cdccac25e9fec13981d9f8afc8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnverifiedEmails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnverifiedSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unverifiedEmails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profileId"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"signedUpAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLinkAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}}]}}]} as unknown as DocumentNode<UnverifiedEmailsQuery, UnverifiedEmailsQueryVariables>;
export const ResendVerificationDocument = {"__meta__":{"id":"53d16e8c7e0ad879fa7faa245d567254c0b94b6f1f3df7e1d6c5113ce8ab02da"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendVerification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"applicantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendVerificationLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applicantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"applicantId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ResendVerificationMutation, ResendVerificationMutationVariables>;
export const HandOutPasswordLinkDocument = {"__meta__":{"id":"bb5214a1abd4adc3b5db6b0df361d3811183b3388f5087c3e149c5d5ee08f036"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HandOutPasswordLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"delivery"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LinkDelivery"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handOutPasswordLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"delivery"},"value":{"kind":"Variable","name":{"kind":"Name","value":"delivery"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordLinkHandedOut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<HandOutPasswordLinkMutation, HandOutPasswordLinkMutationVariables>;
export const SignInStaffDocument = {"__meta__":{"id":"a3f5796fd3166bf3b29c37fe1c2f457111c7e8ab21b4975c5e07fa5302fef8fe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInStaff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInStaff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionViewer"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorRequired"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"departmentAdmitted"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<SignInStaffMutation, SignInStaffMutationVariables>;
export const StaffLinkDocument = {"__meta__":{"id":"811247ccaa297c7d7c1211d44543767cd6658a6b0b7e55efcb71981ccdf7f5a4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<StaffLinkQuery, StaffLinkQueryVariables>;
export const UseStaffLinkDocument = {"__meta__":{"id":"c8f067daa8a318591587e16408fae812d1f7fb3f3216f9dfde9b9cb3e8944252"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UseStaffLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"useStaffLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UseStaffLinkMutation, UseStaffLinkMutationVariables>;
export const OwnAccountDocument = {"__meta__":{"id":"2daf0a3452c1fe624cf5a7ac629c3a9fc63065707aa27fa94e1dcfffb3f2959a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OwnAccountQuery, OwnAccountQueryVariables>;
export const ChangeOwnPasswordDocument = {"__meta__":{"id":"48badf1f13d09f0a3bcf864ee6c7a7163a389538333377b5b7a7a5e98b82f4e6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeOwnPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeStaffPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ChangeOwnPasswordMutation, ChangeOwnPasswordMutationVariables>;
export const StartSecondFactorDocument = {"__meta__":{"id":"2dab4bef93e4f3f810877b6de3238f7fc96672aeb349c108c976cea70ac2a291"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorSetup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<StartSecondFactorMutation, StartSecondFactorMutationVariables>;
export const ConfirmSecondFactorDocument = {"__meta__":{"id":"9630b0272327c0cb011ce1d06ae02bfecb42b088562817b0d02739eb51052065"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecoveryCodes"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codes"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>;
export const TurnSecondFactorOffDocument = {"__meta__":{"id":"1d48252122b3c4e99bf5b2abec0860d698a52eb20772867523896f1047152163"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TurnSecondFactorOff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"turnSecondFactorOff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TurnSecondFactorOffMutation, TurnSecondFactorOffMutationVariables>;
export const RenewRecoveryCodesDocument = {"__meta__":{"id":"79c365dbd6343e97564b3086744228d83b014afbd9e5c9ffb99c32ceff73bd75"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewRecoveryCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewRecoveryCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecoveryCodes"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codes"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;