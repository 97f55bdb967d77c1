/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StaffSearchQuery_staffSearch_applicants = { __typename: 'FoundApplicant', id: string, applicationNo: string, name: string, department: string };

export type StaffSearchQuery_staffSearch_students = { __typename: 'FoundStudent', id: string, matricNumber: string, name: string, department: string, level: number };

export type StaffSearchQuery_staffSearch_courses = { __typename: 'FoundCourse', id: string, code: string, title: string, department: string };

export type StaffSearchQuery_staffSearch = { __typename: 'StaffSearch', applicants: Array<StaffSearchQuery_staffSearch_applicants>, students: Array<StaffSearchQuery_staffSearch_students>, courses: Array<StaffSearchQuery_staffSearch_courses> };

export type StaffSearchQuery = { staffSearch: StaffSearchQuery_staffSearch };


export type StaffSearchQueryVariables = Exact<{
  text: string;
}>;

export type WaitingBadgesQuery_adminDashboard_waiting = { __typename: 'WaitingWork', untested: number, undecided: number, uncheckedSittings: number, changedSittings: number, pendingHostelApplications: number, refusedPayments: number, waitingVoids: number, askedRefunds: number, approvedRefunds: number, waitingRows: number, changeRequests: number };

export type WaitingBadgesQuery_adminDashboard = { __typename: 'AdminDashboard', waiting: WaitingBadgesQuery_adminDashboard_waiting | null };

export type WaitingBadgesQuery = { adminDashboard: WaitingBadgesQuery_adminDashboard };


export type WaitingBadgesQueryVariables = Exact<{ [key: string]: never; }>;


export const StaffSearchDocument = {"__meta__":{"id":"96c4a0be95dabac3a2c4a831cd70df2e4e240cf91897a1e4ed231cb9c8160e57"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}},{"kind":"Field","name":{"kind":"Name","value":"students"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]}}]}}]} as unknown as DocumentNode<StaffSearchQuery, StaffSearchQueryVariables>;
export const WaitingBadgesDocument = {"__meta__":{"id":"6676c1beabcccf53ae08d802793871505bea5e83adbd9b52f0094f47be377309"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingBadges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminDashboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applicationSessionId"},"value":{"kind":"NullValue"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"untested"}},{"kind":"Field","name":{"kind":"Name","value":"undecided"}},{"kind":"Field","name":{"kind":"Name","value":"uncheckedSittings"}},{"kind":"Field","name":{"kind":"Name","value":"changedSittings"}},{"kind":"Field","name":{"kind":"Name","value":"pendingHostelApplications"}},{"kind":"Field","name":{"kind":"Name","value":"refusedPayments"}},{"kind":"Field","name":{"kind":"Name","value":"waitingVoids"}},{"kind":"Field","name":{"kind":"Name","value":"askedRefunds"}},{"kind":"Field","name":{"kind":"Name","value":"approvedRefunds"}},{"kind":"Field","name":{"kind":"Name","value":"waitingRows"}},{"kind":"Field","name":{"kind":"Name","value":"changeRequests"}}]}}]}}]}}]} as unknown as DocumentNode<WaitingBadgesQuery, WaitingBadgesQueryVariables>;