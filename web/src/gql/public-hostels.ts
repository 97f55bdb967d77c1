/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HostelPrintoutConfirmationQuery_hostelPrintoutConfirmation = { __typename: 'HostelPrintoutConfirmation', matricNumber: string, name: string, session: string, hostel: string, room: string, bed: string, approvedAt: string };

export type HostelPrintoutConfirmationQuery = { hostelPrintoutConfirmation: HostelPrintoutConfirmationQuery_hostelPrintoutConfirmation | null };


export type HostelPrintoutConfirmationQueryVariables = Exact<{
  code: string;
}>;


export const HostelPrintoutConfirmationDocument = {"__meta__":{"id":"d5a3c5e1a09744ac2069b8e4bd0051bed6cd57ad5645f47398aa8163fc8ad37b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HostelPrintoutConfirmation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hostelPrintoutConfirmation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"hostel"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"bed"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}}]}}]}}]} as unknown as DocumentNode<HostelPrintoutConfirmationQuery, HostelPrintoutConfirmationQueryVariables>;