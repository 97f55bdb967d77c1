/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new application. */
export type SignUpInput = {
  courseCode: string;
  email: string;
  firstName: string;
  otherName?: string | null | undefined;
  /** Case does not matter. */
  password: string;
  phone: string;
  /** Of a course with several programmes; the office chooses where it is left out. */
  programmeCode?: string | null | undefined;
  /** Of the application session. */
  sessionId: string | number;
  surname: string;
};

/** What the emailed link holds. */
export type VerifyEmailInput = {
  applicationNo: string;
  token: string;
};

export type SignUpMutation_signUp_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type SignUpMutation_signUp_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<SignUpMutation_signUp_fields> };

export type SignUpMutation_signUp_SignedUp = { __typename: 'SignedUp', applicationNo: string };

export type SignUpMutation_signUp =
  | SignUpMutation_signUp_Refusal
  | SignUpMutation_signUp_SignedUp
;

export type SignUpMutation = { signUp: SignUpMutation_signUp };


export type SignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;

export type SignUpOptionsQuery_admission_sessions = { __typename: 'ApplicationSession', id: string, name: string, title: string, opensAt: string, closesAt: string, isOpen: boolean, screeningFee: number, announcement: string };

export type SignUpOptionsQuery_admission_courses_olevelRequirement = { __typename: 'OlevelRequirement', credits: number, subjects: Array<Array<string>>, sittings: number };

export type SignUpOptionsQuery_admission_courses_programmes = { __typename: 'ProgrammeChoice', code: string, name: string };

export type SignUpOptionsQuery_admission_courses = { __typename: 'Course', code: string, name: string, olevelRequirement: SignUpOptionsQuery_admission_courses_olevelRequirement | null, programmes: Array<SignUpOptionsQuery_admission_courses_programmes> };

export type SignUpOptionsQuery_admission = { __typename: 'Admission', sessions: Array<SignUpOptionsQuery_admission_sessions>, courses: Array<SignUpOptionsQuery_admission_courses> };

export type SignUpOptionsQuery = { admission: SignUpOptionsQuery_admission | null };


export type SignUpOptionsQueryVariables = Exact<{ [key: string]: never; }>;

export type SendVerificationLinkMutation_sendVerificationLink_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type SendVerificationLinkMutation_sendVerificationLink_Acknowledgement = { __typename: 'Acknowledgement', message: string };

export type SendVerificationLinkMutation_sendVerificationLink_Refusal = { __typename: 'Refusal', message: string, fields: Array<SendVerificationLinkMutation_sendVerificationLink_Refusal_fields> };

export type SendVerificationLinkMutation_sendVerificationLink =
  | SendVerificationLinkMutation_sendVerificationLink_Acknowledgement
  | SendVerificationLinkMutation_sendVerificationLink_Refusal
;

export type SendVerificationLinkMutation = { sendVerificationLink: SendVerificationLinkMutation_sendVerificationLink };


export type SendVerificationLinkMutationVariables = Exact<{
  identifier: string;
}>;

export type VerifyEmailMutation_verifyEmail_EmailVerified = { __typename: 'EmailVerified', applicationNo: string, message: string };

export type VerifyEmailMutation_verifyEmail_Refusal = { __typename: 'Refusal', code: string, message: string };

export type VerifyEmailMutation_verifyEmail =
  | VerifyEmailMutation_verifyEmail_EmailVerified
  | VerifyEmailMutation_verifyEmail_Refusal
;

export type VerifyEmailMutation = { verifyEmail: VerifyEmailMutation_verifyEmail };


export type VerifyEmailMutationVariables = Exact<{
  input: VerifyEmailInput;
}>;


export const SignUpDocument = {"__meta__":{"id":"20e36037daa08ff3f1b2454358ce674d008f1352c1ebbe59224c5119da5c45b9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedUp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationNo"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SignUpMutation, SignUpMutationVariables>;
export const SignUpOptionsDocument = {"__meta__":{"id":"7c7287efe978e816780a7e0d7bf4a64be1e15dc864f1d9ca0fe8344bd47130d7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignUpOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"screeningFee"}},{"kind":"Field","name":{"kind":"Name","value":"announcement"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"olevelRequirement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"sittings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"programmes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SignUpOptionsQuery, SignUpOptionsQueryVariables>;
export const SendVerificationLinkDocument = {"__meta__":{"id":"3c0780d1040f865bd780d9ace444349c400571ce7026ae99bea92c768f07fdcc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendVerificationLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"identifier"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendVerificationLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"identifier"},"value":{"kind":"Variable","name":{"kind":"Name","value":"identifier"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SendVerificationLinkMutation, SendVerificationLinkMutationVariables>;
export const VerifyEmailDocument = {"__meta__":{"id":"c30306f2f25f490dcbb45a1f574d5f197df6d11871a72c8e33189f91f5bb1c90"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailVerified"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationNo"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<VerifyEmailMutation, VerifyEmailMutationVariables>;