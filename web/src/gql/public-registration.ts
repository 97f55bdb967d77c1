/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A semester of an academic session; any beyond the second is `THIRD`. */
export type Semester =
  | 'FIRST'
  | 'SECOND'
  | 'THIRD';

export type RegistrationSlipConfirmationQuery_registrationSlipConfirmation_courses = { __typename: 'SlipCourse', code: string, title: string, creditLoad: number };

export type RegistrationSlipConfirmationQuery_registrationSlipConfirmation = { __typename: 'RegistrationSlipConfirmation', matricNumber: string, name: string, department: string, level: number, session: string, semester: Semester | null, totalCredits: number, courses: Array<RegistrationSlipConfirmationQuery_registrationSlipConfirmation_courses> };

export type RegistrationSlipConfirmationQuery = { registrationSlipConfirmation: RegistrationSlipConfirmationQuery_registrationSlipConfirmation | null };


export type RegistrationSlipConfirmationQueryVariables = Exact<{
  code: string;
}>;


export const RegistrationSlipConfirmationDocument = {"__meta__":{"id":"07bfee2fd34493bde3d44c5e43140fdcdd98ff851665e242bd2a35a9548f4aea"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RegistrationSlipConfirmation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrationSlipConfirmation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"semester"}},{"kind":"Field","name":{"kind":"Name","value":"totalCredits"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"creditLoad"}}]}}]}}]}}]} as unknown as DocumentNode<RegistrationSlipConfirmationQuery, RegistrationSlipConfirmationQueryVariables>;