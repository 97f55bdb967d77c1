/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The documents that a QR code confirms. */
export type ApplicationDocument =
  | 'ADMISSION_LETTER'
  /** The application printout or the test schedule. */
  | 'APPLICATION';

export type DocumentConfirmationQuery_documentConfirmation = { __typename: 'DocumentConfirmation', document: ApplicationDocument, applicationNo: string, name: string, session: string, course: string, issuedAt: string };

export type DocumentConfirmationQuery = { documentConfirmation: DocumentConfirmationQuery_documentConfirmation | null };


export type DocumentConfirmationQueryVariables = Exact<{
  code: string;
}>;

export type ReceiptConfirmationQuery_receiptConfirmation = { __typename: 'ReceiptConfirmation', payer: string, item: string, amount: number, session: string, reference: string, paidAt: string, voidedAt: string | null, refunded: number };

export type ReceiptConfirmationQuery = { receiptConfirmation: ReceiptConfirmationQuery_receiptConfirmation | null };


export type ReceiptConfirmationQueryVariables = Exact<{
  code: string;
}>;


export const DocumentConfirmationDocument = {"__meta__":{"id":"2fb5be17bd69bf201049542c6e8c16dfe10669db4372c4d0e61e3f773cd8dcc4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentConfirmation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentConfirmation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}}]}}]}}]} as unknown as DocumentNode<DocumentConfirmationQuery, DocumentConfirmationQueryVariables>;
export const ReceiptConfirmationDocument = {"__meta__":{"id":"4f1f27756ff13550d31820afda20a84a817bc33e047debcafae099e3fc01a16a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReceiptConfirmation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiptConfirmation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payer"}},{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"voidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}}]}}]}}]} as unknown as DocumentNode<ReceiptConfirmationQuery, ReceiptConfirmationQueryVariables>;