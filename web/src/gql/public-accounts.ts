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

/** The emailed code and the password it is to set. */
export type ConfirmPasswordResetInput = {
  email: string;
  newPassword: string;
  otp: string;
  role?: SignInRole;
};

/** Whose account it is. One person may have both: an application lives on beside the student. */
export type PersonKind =
  | 'APPLICANT'
  | 'STUDENT';

/** What is typed at the login. */
export type SignInInput = {
  /** Case does not matter for students and applicants. */
  password: string;
  role: SignInRole;
  /** Registration ID: a student's matric number, an applicant's application number. */
  username: string;
};

/** The kind of account that signs in. */
export type SignInRole =
  | 'APPLICANT'
  | 'STUDENT';

/** The role of a member of staff. */
export type StaffRole =
  | 'BURSARY_OFFICER'
  | 'EXAM_OFFICER'
  | 'ICT_SUPPORT'
  | 'LECTURER'
  | 'SUPER_ADMIN';

export type ChangePasswordMutation_changePassword_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type ChangePasswordMutation_changePassword_Acknowledgement = { __typename: 'Acknowledgement', message: string };

export type ChangePasswordMutation_changePassword_Refusal = { __typename: 'Refusal', message: string, fields: Array<ChangePasswordMutation_changePassword_Refusal_fields> };

export type ChangePasswordMutation_changePassword =
  | ChangePasswordMutation_changePassword_Acknowledgement
  | ChangePasswordMutation_changePassword_Refusal
;

export type ChangePasswordMutation = { changePassword: ChangePasswordMutation_changePassword };


export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;

export type PublicAnnouncementsQuery_announcements = { __typename: 'Announcement', id: string, title: string, body: string };

export type PublicAnnouncementsQuery = { announcements: Array<PublicAnnouncementsQuery_announcements> | null };


export type PublicAnnouncementsQueryVariables = Exact<{ [key: string]: never; }>;

export type SignInMutation_signIn_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type SignInMutation_signIn_SignedIn_viewer_Applicant = (
  { __typename: 'Applicant' }
  & { ' $fragmentRefs'?: { 'SessionViewer_Applicant_Fragment': SessionViewer_Applicant_Fragment } }
);

export type SignInMutation_signIn_SignedIn_viewer_Staff = (
  { __typename: 'Staff' }
  & { ' $fragmentRefs'?: { 'SessionViewer_Staff_Fragment': SessionViewer_Staff_Fragment } }
);

export type SignInMutation_signIn_SignedIn_viewer_Student = (
  { __typename: 'Student' }
  & { ' $fragmentRefs'?: { 'SessionViewer_Student_Fragment': SessionViewer_Student_Fragment } }
);

export type SignInMutation_signIn_SignedIn_viewer =
  | SignInMutation_signIn_SignedIn_viewer_Applicant
  | SignInMutation_signIn_SignedIn_viewer_Staff
  | SignInMutation_signIn_SignedIn_viewer_Student
;

export type SignInMutation_signIn_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<SignInMutation_signIn_fields> };

export type SignInMutation_signIn_SignedIn = { __typename: 'SignedIn', viewer: SignInMutation_signIn_SignedIn_viewer };

export type SignInMutation_signIn =
  | SignInMutation_signIn_Refusal
  | SignInMutation_signIn_SignedIn
;

export type SignInMutation = { signIn: SignInMutation_signIn };


export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;

export type PasswordLinkQuery_passwordLink_PasswordLink = { __typename: 'PasswordLink', kind: PersonKind, firstName: string, number: string };

export type PasswordLinkQuery_passwordLink_Refusal = { __typename: 'Refusal', message: string };

export type PasswordLinkQuery_passwordLink =
  | PasswordLinkQuery_passwordLink_PasswordLink
  | PasswordLinkQuery_passwordLink_Refusal
;

export type PasswordLinkQuery = { passwordLink: PasswordLinkQuery_passwordLink };


export type PasswordLinkQueryVariables = Exact<{
  token: string;
}>;

export type ChoosePasswordMutation_choosePassword_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type ChoosePasswordMutation_choosePassword_Acknowledgement = { __typename: 'Acknowledgement', message: string };

export type ChoosePasswordMutation_choosePassword_Refusal = { __typename: 'Refusal', message: string, fields: Array<ChoosePasswordMutation_choosePassword_Refusal_fields> };

export type ChoosePasswordMutation_choosePassword =
  | ChoosePasswordMutation_choosePassword_Acknowledgement
  | ChoosePasswordMutation_choosePassword_Refusal
;

export type ChoosePasswordMutation = { choosePassword: ChoosePasswordMutation_choosePassword };


export type ChoosePasswordMutationVariables = Exact<{
  token: string;
  newPassword: string;
}>;

export type ConfirmPasswordResetMutation_confirmPasswordReset_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type ConfirmPasswordResetMutation_confirmPasswordReset_Acknowledgement = { __typename: 'Acknowledgement', message: string };

export type ConfirmPasswordResetMutation_confirmPasswordReset_Refusal = { __typename: 'Refusal', message: string, fields: Array<ConfirmPasswordResetMutation_confirmPasswordReset_Refusal_fields> };

export type ConfirmPasswordResetMutation_confirmPasswordReset =
  | ConfirmPasswordResetMutation_confirmPasswordReset_Acknowledgement
  | ConfirmPasswordResetMutation_confirmPasswordReset_Refusal
;

export type ConfirmPasswordResetMutation = { confirmPasswordReset: ConfirmPasswordResetMutation_confirmPasswordReset };


export type ConfirmPasswordResetMutationVariables = Exact<{
  input: ConfirmPasswordResetInput;
}>;

export type RequestPasswordResetMutation_requestPasswordReset_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type RequestPasswordResetMutation_requestPasswordReset_Acknowledgement = { __typename: 'Acknowledgement', message: string };

export type RequestPasswordResetMutation_requestPasswordReset_Refusal = { __typename: 'Refusal', message: string, fields: Array<RequestPasswordResetMutation_requestPasswordReset_Refusal_fields> };

export type RequestPasswordResetMutation_requestPasswordReset =
  | RequestPasswordResetMutation_requestPasswordReset_Acknowledgement
  | RequestPasswordResetMutation_requestPasswordReset_Refusal
;

export type RequestPasswordResetMutation = { requestPasswordReset: RequestPasswordResetMutation_requestPasswordReset };


export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
  role: SignInRole;
}>;

type SessionViewer_Applicant_Fragment = { __typename: 'Applicant', isSubmitted: boolean, departmentAdmitted: string | null, id: string, surname: string, firstName: string, passportUrl: string | null, mustChangePassword: boolean } & { ' $fragmentName'?: 'SessionViewer_Applicant_Fragment' };

type SessionViewer_Staff_Fragment = { __typename: 'Staff', role: StaffRole, id: string, surname: string, firstName: string, passportUrl: string | null, mustChangePassword: boolean } & { ' $fragmentName'?: 'SessionViewer_Staff_Fragment' };

type SessionViewer_Student_Fragment = { __typename: 'Student', id: string, surname: string, firstName: string, passportUrl: string | null, mustChangePassword: boolean } & { ' $fragmentName'?: 'SessionViewer_Student_Fragment' };

export type SessionViewerFragment =
  | SessionViewer_Applicant_Fragment
  | SessionViewer_Staff_Fragment
  | SessionViewer_Student_Fragment
;

export const SessionViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"departmentAdmitted"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<SessionViewerFragment, unknown>;
export const ChangePasswordDocument = {"__meta__":{"id":"e93aad68c3dc7455df4dd51cc135ff839ad337e617dbbd48ac4c2d000108b02f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const PublicAnnouncementsDocument = {"__meta__":{"id":"4fb29d8db2196fb5fd9278915cac4972632e264c4ab6391bbadefb7db7dd8940"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicAnnouncements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"announcements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]}}]} as unknown as DocumentNode<PublicAnnouncementsQuery, PublicAnnouncementsQueryVariables>;
export const SignInDocument = {"__meta__":{"id":"0c0950a4278d2d3a3c248b2ba3d530b98032e0fcd53d842ef5a96dd9e229d057"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionViewer"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"departmentAdmitted"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const PasswordLinkDocument = {"__meta__":{"id":"7b258482152b9232397c51444565764d3fc4accb7cab4ae3a9b81830dc030f01"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PasswordLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwordLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<PasswordLinkQuery, PasswordLinkQueryVariables>;
export const ChoosePasswordDocument = {"__meta__":{"id":"2d4d6ec232fe92444b6f8f1ed2b9189565fba1a74621440ad99e623fdf33a576"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChoosePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choosePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"newPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ChoosePasswordMutation, ChoosePasswordMutationVariables>;
export const ConfirmPasswordResetDocument = {"__meta__":{"id":"b52d9488654a7b96c292aafe13087b1125453cba5d9bb8a39d986617247897a5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmPasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmPasswordResetMutation, ConfirmPasswordResetMutationVariables>;
export const RequestPasswordResetDocument = {"__meta__":{"id":"abbdbf1e44ef506a53d2e39f5c5689cf78bc6d378eb12c5d49ae47cadea745aa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInRole"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;