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

export type ExamCardConfirmationQuery_examCardConfirmation_courses = { __typename: 'ExamCardCourse', code: string, title: string, maySit: boolean };

export type ExamCardConfirmationQuery_examCardConfirmation = { __typename: 'ExamCardConfirmation', matricNumber: string, name: string, department: string, level: number, session: string, semester: Semester, issuedAt: string, isRunning: boolean, courses: Array<ExamCardConfirmationQuery_examCardConfirmation_courses> };

export type ExamCardConfirmationQuery = { examCardConfirmation: ExamCardConfirmationQuery_examCardConfirmation | null };


export type ExamCardConfirmationQueryVariables = Exact<{
  code: string;
}>;

export type StatementOfResultConfirmationQuery_statementOfResultConfirmation = { __typename: 'StatementOfResultConfirmation', matricNumber: string, name: string, department: string, award: string | null, classOfAward: string | null, issuedAt: string, creditsPassed: number, cgpa: number | null, isCurrent: boolean };

export type StatementOfResultConfirmationQuery = { statementOfResultConfirmation: StatementOfResultConfirmationQuery_statementOfResultConfirmation | null };


export type StatementOfResultConfirmationQueryVariables = Exact<{
  code: string;
}>;

export type TranscriptConfirmationQuery_transcriptConfirmation = { __typename: 'TranscriptConfirmation', matricNumber: string, name: string, department: string, award: string | null, classOfAward: string | null, issuedAt: string, creditsPassed: number, cgpa: number | null, isCurrent: boolean };

export type TranscriptConfirmationQuery = { transcriptConfirmation: TranscriptConfirmationQuery_transcriptConfirmation | null };


export type TranscriptConfirmationQueryVariables = Exact<{
  code: string;
}>;


export const ExamCardConfirmationDocument = {"__meta__":{"id":"665e675c8a8237159bf12956bf95762be373695ce2985ace0f8e33079e887140"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExamCardConfirmation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examCardConfirmation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"semester"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"maySit"}}]}}]}}]}}]} as unknown as DocumentNode<ExamCardConfirmationQuery, ExamCardConfirmationQueryVariables>;
export const StatementOfResultConfirmationDocument = {"__meta__":{"id":"fb813324f98c3860e463d8b71b3e077686a2860acab7d74a2f2f34475b8c0ae6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatementOfResultConfirmation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statementOfResultConfirmation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"award"}},{"kind":"Field","name":{"kind":"Name","value":"classOfAward"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"creditsPassed"}},{"kind":"Field","name":{"kind":"Name","value":"cgpa"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]}}]} as unknown as DocumentNode<StatementOfResultConfirmationQuery, StatementOfResultConfirmationQueryVariables>;
export const TranscriptConfirmationDocument = {"__meta__":{"id":"e95203958c80d99d0b4a2176c8c64f6b28a2ef87ebf3b505be4f07dfbdd2864a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TranscriptConfirmation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transcriptConfirmation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"award"}},{"kind":"Field","name":{"kind":"Name","value":"classOfAward"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"creditsPassed"}},{"kind":"Field","name":{"kind":"Name","value":"cgpa"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]}}]} as unknown as DocumentNode<TranscriptConfirmationQuery, TranscriptConfirmationQueryVariables>;