/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** All of what is given must hold. */
export type ChangeRequestFilter = {
  status?: ChangeRequestStatus | null | undefined;
};

/** What became of a request for a correction. */
export type ChangeRequestStatus =
  | 'APPROVED'
  | 'PENDING'
  | 'REFUSED'
  | 'WITHDRAWN';

/** A correction of one profile, based on the state that was seen. */
export type CorrectProfileInput = {
  changes: CorrectionInput;
  id: string | number;
  reason: string;
  /** Of the profile that was seen. */
  revision: number;
};

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

/** Which page of a list: counted from 1, of 10 to 100 rows. */
export type PageInput = {
  number?: number;
  size?: number;
};

/** Whose account it is. One person may have both: an application lives on beside the student. */
export type PersonKind =
  | 'APPLICANT'
  | 'STUDENT';

/** All of what is given must hold. */
export type ProfileFilter = {
  isSuspended?: boolean | null | undefined;
  kind?: PersonKind | null | undefined;
};

/** What profiles are sorted by. */
export type ProfileSort =
  | 'CREATED_AT'
  | 'NAME'
  | 'NUMBER';

export type ProfilesQuery_profiles_rows = { __typename: 'ProfileRecord', id: string, kind: PersonKind, number: string, surname: string, firstName: string, otherName: string | null, email: string, phone: string | null, dateOfBirth: string | null, isSuspended: boolean, createdAt: string };

export type ProfilesQuery_profiles_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type ProfilesQuery_profiles = { __typename: 'ProfilePage', total: number, rows: Array<ProfilesQuery_profiles_rows>, export: ProfilesQuery_profiles_export };

export type ProfilesQuery = { profiles: ProfilesQuery_profiles };


export type ProfilesQueryVariables = Exact<{
  page: PageInput;
  sort: ProfileSort;
  descending: boolean;
  search?: string | null | undefined;
  filter?: ProfileFilter | null | undefined;
}>;

export type ProfileFileQuery_profile_other = { __typename: 'OtherAccount', id: string, kind: PersonKind, number: string, recordId: string };

export type ProfileFileQuery_profile = (
  { __typename: 'ProfileFile', id: string, kind: PersonKind, number: string, recordId: string, surname: string, firstName: string, otherName: string | null, email: string, department: string, level: number | null, photoUrl: string | null, phone: string | null, sex: string | null, dateOfBirth: string | null, maritalStatus: string | null, nationality: string | null, stateOfOrigin: string | null, lga: string | null, bloodGroup: string | null, emergencyContact: string | null, address: string | null, religion: string | null, parentName: string | null, parentPhone: string | null, parentAddress: string | null, maidenName: string | null, revision: number, isSuspended: boolean, mustChangePassword: boolean, isEmailVerified: boolean | null, createdAt: string, lastSignInAt: string | null, other: ProfileFileQuery_profile_other | null }
  & { ' $fragmentRefs'?: { 'RequestList_ProfileFragment': RequestList_ProfileFragment } }
);

export type ProfileFileQuery_viewer_Staff_permissions = { __typename: 'StaffPermissions', canManageStudents: boolean, canEditProfiles: boolean, canResetPasswords: boolean };

export type ProfileFileQuery_viewer_Applicant = { __typename: 'Applicant', id: string };

export type ProfileFileQuery_viewer_Staff = { __typename: 'Staff', id: string, permissions: ProfileFileQuery_viewer_Staff_permissions };

export type ProfileFileQuery_viewer_Student = { __typename: 'Student', id: string };

export type ProfileFileQuery_viewer =
  | ProfileFileQuery_viewer_Applicant
  | ProfileFileQuery_viewer_Staff
  | ProfileFileQuery_viewer_Student
;

export type ProfileFileQuery = { profile: ProfileFileQuery_profile | null, viewer: ProfileFileQuery_viewer | null };


export type ProfileFileQueryVariables = Exact<{
  id: string | number;
}>;

export type RequestList_ProfileFragment_requests_changes = { __typename: 'CorrectedField', field: string, before: string, after: string };

export type RequestList_ProfileFragment_requests = { __typename: 'CorrectionRequest', id: string, status: ChangeRequestStatus, explanation: string, requestedAt: string, reason: string | null, changes: Array<RequestList_ProfileFragment_requests_changes> };

export type RequestList_ProfileFragment = { __typename: 'ProfileFile', id: string, requests: Array<RequestList_ProfileFragment_requests> } & { ' $fragmentName'?: 'RequestList_ProfileFragment' };

export type CorrectProfileMutation_correctProfile_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type CorrectProfileMutation_correctProfile_Acknowledgement = { __typename: 'Acknowledgement', message: string };

export type CorrectProfileMutation_correctProfile_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<CorrectProfileMutation_correctProfile_Refusal_fields> };

export type CorrectProfileMutation_correctProfile =
  | CorrectProfileMutation_correctProfile_Acknowledgement
  | CorrectProfileMutation_correctProfile_Refusal
;

export type CorrectProfileMutation = { correctProfile: CorrectProfileMutation_correctProfile };


export type CorrectProfileMutationVariables = Exact<{
  input: CorrectProfileInput;
  evidence?: File | null | undefined;
}>;

export type SuspendProfileMutation_suspendProfile_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type SuspendProfileMutation_suspendProfile_Acknowledgement = { __typename: 'Acknowledgement', message: string };

export type SuspendProfileMutation_suspendProfile_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<SuspendProfileMutation_suspendProfile_Refusal_fields> };

export type SuspendProfileMutation_suspendProfile =
  | SuspendProfileMutation_suspendProfile_Acknowledgement
  | SuspendProfileMutation_suspendProfile_Refusal
;

export type SuspendProfileMutation = { suspendProfile: SuspendProfileMutation_suspendProfile };


export type SuspendProfileMutationVariables = Exact<{
  id: string | number;
  isSuspended: boolean;
  reason: string;
}>;

export type ChangeRequestsQuery_changeRequests_rows = { __typename: 'ChangeRequestRecord', id: string, status: ChangeRequestStatus, requestedAt: string, decidedAt: string | null, kind: PersonKind, number: string, name: string, fields: Array<string> };

export type ChangeRequestsQuery_changeRequests_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type ChangeRequestsQuery_changeRequests = { __typename: 'ChangeRequestPage', total: number, rows: Array<ChangeRequestsQuery_changeRequests_rows>, export: ChangeRequestsQuery_changeRequests_export };

export type ChangeRequestsQuery = { changeRequests: ChangeRequestsQuery_changeRequests };


export type ChangeRequestsQueryVariables = Exact<{
  page: PageInput;
  descending: boolean;
  search?: string | null | undefined;
  filter?: ChangeRequestFilter | null | undefined;
}>;

export type ChangeRequestFileQuery_changeRequest_request_changes = { __typename: 'CorrectedField', field: string, before: string, after: string };

export type ChangeRequestFileQuery_changeRequest_request = { __typename: 'CorrectionRequest', id: string, status: ChangeRequestStatus, explanation: string, requestedAt: string, decidedAt: string | null, reason: string | null, changes: Array<ChangeRequestFileQuery_changeRequest_request_changes> };

export type ChangeRequestFileQuery_changeRequest = { __typename: 'ChangeRequestFile', profileId: string, kind: PersonKind, number: string, name: string, email: string, changedSince: Array<string>, decidedBy: string | null, evidenceUrl: string | null, request: ChangeRequestFileQuery_changeRequest_request };

export type ChangeRequestFileQuery = { changeRequest: ChangeRequestFileQuery_changeRequest | null };


export type ChangeRequestFileQueryVariables = Exact<{
  id: string | number;
}>;

export type DecideChangeRequestMutation_decideChangeRequest_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type DecideChangeRequestMutation_decideChangeRequest_Acknowledgement = { __typename: 'Acknowledgement', message: string };

export type DecideChangeRequestMutation_decideChangeRequest_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<DecideChangeRequestMutation_decideChangeRequest_Refusal_fields> };

export type DecideChangeRequestMutation_decideChangeRequest =
  | DecideChangeRequestMutation_decideChangeRequest_Acknowledgement
  | DecideChangeRequestMutation_decideChangeRequest_Refusal
;

export type DecideChangeRequestMutation = { decideChangeRequest: DecideChangeRequestMutation_decideChangeRequest };


export type DecideChangeRequestMutationVariables = Exact<{
  id: string | number;
  approve: boolean;
  reason?: string | null | undefined;
}>;

export const RequestList_ProfileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestList_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"requests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]} as unknown as DocumentNode<RequestList_ProfileFragment, unknown>;
export const ProfilesDocument = {"__meta__":{"id":"f7dd2db9c94f3b5b18030c320c256624330e3cc965558d90b1649efe686d41f9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Profiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"otherName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"isSuspended"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}}]}}]} as unknown as DocumentNode<ProfilesQuery, ProfilesQueryVariables>;
export const ProfileFileDocument = {"__meta__":{"id":"d118df08884c3a162c5112dd69b4ec90ff8a70a5dc4099547aa555232429f8e7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfileFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"otherName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"stateOfOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"lga"}},{"kind":"Field","name":{"kind":"Name","value":"bloodGroup"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"religion"}},{"kind":"Field","name":{"kind":"Name","value":"parentName"}},{"kind":"Field","name":{"kind":"Name","value":"parentPhone"}},{"kind":"Field","name":{"kind":"Name","value":"parentAddress"}},{"kind":"Field","name":{"kind":"Name","value":"maidenName"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"isSuspended"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"other"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestList_profile"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"canManageStudents"}},{"kind":"Field","name":{"kind":"Name","value":"canEditProfiles"}},{"kind":"Field","name":{"kind":"Name","value":"canResetPasswords"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestList_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"requests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]} as unknown as DocumentNode<ProfileFileQuery, ProfileFileQueryVariables>;
export const CorrectProfileDocument = {"__meta__":{"id":"2ae0f745267a7d015cae219b0ed4c735d48d823bb0f93c4a7a096e4ad2b1ef6e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectProfileInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"evidence"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"evidence"},"value":{"kind":"Variable","name":{"kind":"Name","value":"evidence"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CorrectProfileMutation, CorrectProfileMutationVariables>;
export const SuspendProfileDocument = {"__meta__":{"id":"3a950c90c80d907d328383051c5bf312a13165423fa5a58fb0298f15c0947dcd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SuspendProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isSuspended"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suspendProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isSuspended"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSuspended"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SuspendProfileMutation, SuspendProfileMutationVariables>;
export const ChangeRequestsDocument = {"__meta__":{"id":"e0223a6adf42579688f7a7121b2373ee2f6df4bb77e89c053dc0ba698d9adc9b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChangeRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeRequestFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeRequestsQuery, ChangeRequestsQueryVariables>;
export const ChangeRequestFileDocument = {"__meta__":{"id":"33b2a688d8a1ec1adb2b79393c3124f5372fc5de219fdfed896db348d9e23ecd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChangeRequestFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"request"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"profileId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"changedSince"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceUrl"}}]}}]}}]} as unknown as DocumentNode<ChangeRequestFileQuery, ChangeRequestFileQueryVariables>;
export const DecideChangeRequestDocument = {"__meta__":{"id":"7620f64beae0de996f8c67b99c6f7eefaccd3fb864be3be01523706d4729c5da"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideChangeRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"approve"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideChangeRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"approve"},"value":{"kind":"Variable","name":{"kind":"Name","value":"approve"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DecideChangeRequestMutation, DecideChangeRequestMutationVariables>;