/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What became of a request for a correction. */
export type ChangeRequestStatus =
  | 'APPROVED'
  | 'PENDING'
  | 'REFUSED'
  | 'WITHDRAWN';

/** What can be corrected; a field that is left out keeps its value. */
export type CorrectionInput = {
  dateOfBirth?: string | null | undefined;
  firstName?: string | null | undefined;
  lga?: string | null | undefined;
  maidenName?: string | null | undefined;
  maritalStatus?: string | null | undefined;
  nationality?: string | null | undefined;
  otherName?: string | null | undefined;
  sex?: string | null | undefined;
  stateOfOrigin?: string | null | undefined;
  surname?: string | null | undefined;
};

/** The role of a member of staff. */
export type StaffRole =
  | 'EXAM_OFFICER'
  | 'ICT_SUPPORT'
  | 'LECTURER'
  | 'SUPER_ADMIN';

export type OwnCorrectionsFragment = { __typename: 'OwnCorrections', obstacle: string | null, requests: Array<{ __typename: 'CorrectionRequest', id: string, status: ChangeRequestStatus, requestedAt: string, reason: string | null, changes: Array<{ __typename: 'CorrectedField', field: string, before: string, after: string }> }> } & { ' $fragmentName'?: 'OwnCorrectionsFragment' };

export type CorrectedProfileFragment = { __typename: 'Profile', sex: string | null, dateOfBirth: string | null, maritalStatus: string | null, nationality: string | null, stateOfOrigin: string | null, lga: string | null, maidenName: string | null } & { ' $fragmentName'?: 'CorrectedProfileFragment' };

export type CorrectionsQueryVariables = Exact<{ [key: string]: never; }>;


export type CorrectionsQuery = { viewer:
    | (
      { __typename: 'Applicant', surname: string, firstName: string, otherName: string | null, profile: { __typename: 'Profile', sex: string | null, dateOfBirth: string | null, maritalStatus: string | null, nationality: string | null, stateOfOrigin: string | null, lga: string | null, maidenName: string | null } }
      & { ' $fragmentRefs'?: { 'SessionViewer_Applicant_Fragment': SessionViewer_Applicant_Fragment } }
    )
    | (
      { __typename: 'Staff' }
      & { ' $fragmentRefs'?: { 'SessionViewer_Staff_Fragment': SessionViewer_Staff_Fragment } }
    )
    | (
      { __typename: 'Student', surname: string, firstName: string, otherName: string | null, profile: { __typename: 'Profile', sex: string | null, dateOfBirth: string | null, maritalStatus: string | null, nationality: string | null, stateOfOrigin: string | null, lga: string | null, maidenName: string | null } }
      & { ' $fragmentRefs'?: { 'SessionViewer_Student_Fragment': SessionViewer_Student_Fragment } }
    )
   | null, ownCorrections: { __typename: 'OwnCorrections', obstacle: string | null, requests: Array<{ __typename: 'CorrectionRequest', id: string, status: ChangeRequestStatus, requestedAt: string, reason: string | null, changes: Array<{ __typename: 'CorrectedField', field: string, before: string, after: string }> }> } | null };

export type RequestCorrectionMutationVariables = Exact<{
  input: CorrectionInput;
  explanation: string;
  evidence?: File | null | undefined;
}>;


export type RequestCorrectionMutation = { requestCorrection:
    | { __typename: 'OwnCorrections', obstacle: string | null, requests: Array<{ __typename: 'CorrectionRequest', id: string, status: ChangeRequestStatus, requestedAt: string, reason: string | null, changes: Array<{ __typename: 'CorrectedField', field: string, before: string, after: string }> }> }
    | { __typename: 'Refusal', message: string, fields: Array<{ __typename: 'FieldRefusal', field: string, message: string }> }
   };

export type WithdrawCorrectionMutationVariables = Exact<{ [key: string]: never; }>;


export type WithdrawCorrectionMutation = { withdrawCorrection:
    | { __typename: 'OwnCorrections', obstacle: string | null, requests: Array<{ __typename: 'CorrectionRequest', id: string, status: ChangeRequestStatus, requestedAt: string, reason: string | null, changes: Array<{ __typename: 'CorrectedField', field: string, before: string, after: string }> }> }
    | { __typename: 'Refusal', message: string, fields: Array<{ __typename: 'FieldRefusal', field: string, message: string }> }
   };

type SessionViewer_Applicant_Fragment = { __typename: 'Applicant', isSubmitted: boolean, departmentAdmitted: string | null, id: string, surname: string, firstName: string, passportUrl: string | null, mustChangePassword: boolean } & { ' $fragmentName'?: 'SessionViewer_Applicant_Fragment' };

type SessionViewer_Staff_Fragment = { __typename: 'Staff', role: StaffRole, id: string, surname: string, firstName: string, passportUrl: string | null, mustChangePassword: boolean } & { ' $fragmentName'?: 'SessionViewer_Staff_Fragment' };

type SessionViewer_Student_Fragment = { __typename: 'Student', id: string, surname: string, firstName: string, passportUrl: string | null, mustChangePassword: boolean } & { ' $fragmentName'?: 'SessionViewer_Student_Fragment' };

export type SessionViewerFragment =
  | SessionViewer_Applicant_Fragment
  | SessionViewer_Staff_Fragment
  | SessionViewer_Student_Fragment
;

export const OwnCorrectionsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnCorrections"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnCorrections"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"requests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]} as unknown as DocumentNode<OwnCorrectionsFragment, unknown>;
export const CorrectedProfileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorrectedProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"stateOfOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"lga"}},{"kind":"Field","name":{"kind":"Name","value":"maidenName"}}]}}]} as unknown as DocumentNode<CorrectedProfileFragment, unknown>;
export const SessionViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"departmentAdmitted"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<SessionViewerFragment, unknown>;
export const CorrectionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Corrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionViewer"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"otherName"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorrectedProfile"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"otherName"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorrectedProfile"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownCorrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnCorrections"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"departmentAdmitted"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorrectedProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"stateOfOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"lga"}},{"kind":"Field","name":{"kind":"Name","value":"maidenName"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnCorrections"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnCorrections"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"requests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]} as unknown as DocumentNode<CorrectionsQuery, CorrectionsQueryVariables>;
export const RequestCorrectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestCorrection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectionInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"explanation"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"evidence"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestCorrection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"explanation"},"value":{"kind":"Variable","name":{"kind":"Name","value":"explanation"}}},{"kind":"Argument","name":{"kind":"Name","value":"evidence"},"value":{"kind":"Variable","name":{"kind":"Name","value":"evidence"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnCorrections"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnCorrections"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnCorrections"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"requests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]} as unknown as DocumentNode<RequestCorrectionMutation, RequestCorrectionMutationVariables>;
export const WithdrawCorrectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawCorrection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawCorrection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnCorrections"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnCorrections"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnCorrections"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"requests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]} as unknown as DocumentNode<WithdrawCorrectionMutation, WithdrawCorrectionMutationVariables>;