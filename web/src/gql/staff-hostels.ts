/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which hostel applications are asked for. */
export type HostelApplicationFilter = {
  department?: string | number | null | undefined;
  floor?: number | null | undefined;
  hostel?: string | number | null | undefined;
  level?: number | null | undefined;
  status?: HostelApplicationStatus | null | undefined;
};

/** What hostel applications can be sorted by. */
export type HostelApplicationSort =
  | 'APPLIED_AT'
  | 'MATRIC_NUMBER'
  | 'NAME'
  | 'ROOM';

/** The state of a hostel application, for the office. */
export type HostelApplicationStatus =
  | 'APPROVED'
  | 'PENDING'
  | 'REJECTED'
  | 'RELEASED';

/** What becomes of a bed in the running session. */
export type HostelBedState =
  | 'APPROVED'
  | 'FREE'
  /** Held for a while for somebody on the waiting list. */
  | 'OFFERED'
  | 'OUT_OF_USE'
  | 'PENDING';

/** What the office decides. */
export type HostelDecision =
  | 'APPROVE'
  | 'REJECT'
  /** Takes back the bed of a pending or approved application. */
  | 'RELEASE';

/** Many applications to be decided at once. */
export type HostelDecisionsInput = {
  decision: HostelDecision;
  dryRun: boolean;
  ids: Array<string | number>;
  /** For the audit log, and shown to a student who loses a bed. Not needed for a dry run. */
  reason?: string | null | undefined;
};

/** A hostel. */
export type HostelInput = {
  /** Can change while the hostel has no rooms. */
  kind: HostelKind;
  name: string;
};

/** Whom a hostel is for. */
export type HostelKind =
  | 'FEMALE'
  | 'MALE';

/** Which rooms are asked for. */
export type HostelRoomFilter = {
  floor?: number | null | undefined;
  hostel?: string | number | null | undefined;
  /** Rooms with a bed in this state. */
  state?: HostelBedState | null | undefined;
};

/** A room's number and floor. */
export type HostelRoomInput = {
  floor: number;
  number: string;
};

/** What rooms can be sorted by. */
export type HostelRoomSort =
  | 'FLOOR'
  | 'HOSTEL'
  | 'NUMBER';

/** Rooms to be added. */
export type HostelRoomsInput = {
  /** Beds of each, 1 to 20. */
  beds: number;
  /** 1 to 100. */
  count: number;
  /** The first one's number, `A-101`; a range counts on from its last digits. */
  first: string;
  floor: number;
  hostelId: string | number;
};

/** When beds can be applied for. */
export type HostelSettingsInput = {
  deadline?: string | null | undefined;
  isApplicationOpen: boolean;
  /** The one that was seen. */
  revision: number;
};

/** Who of the waiting list is asked for. */
export type HostelWaitingFilter = {
  isOffered?: boolean | null | undefined;
  kind?: HostelKind | null | undefined;
};

/** What the waiting list can be sorted by. */
export type HostelWaitingSort =
  | 'JOINED_AT'
  | 'MATRIC_NUMBER'
  | 'NAME';

/** Which page of a list: counted from 1, of 10 to 100 rows. */
export type PageInput = {
  number?: number;
  size?: number;
};

export type HostelApplicationsQuery_hostelApplications_rows = { __typename: 'HostelApplicationRecord', id: string, status: HostelApplicationStatus, studentId: string, matricNumber: string, name: string, department: string, level: number, hostel: string, room: string, bed: number, appliedAt: string };

export type HostelApplicationsQuery_hostelApplications_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type HostelApplicationsQuery_hostelApplications = { __typename: 'HostelApplicationPage', total: number, rows: Array<HostelApplicationsQuery_hostelApplications_rows>, export: HostelApplicationsQuery_hostelApplications_export };

export type HostelApplicationsQuery = { hostelApplications: HostelApplicationsQuery_hostelApplications };


export type HostelApplicationsQueryVariables = Exact<{
  page: PageInput;
  sort: HostelApplicationSort;
  descending: boolean;
  search?: string | null | undefined;
  filter?: HostelApplicationFilter | null | undefined;
}>;

export type HostelApplicationIdsQuery = { hostelApplicationIds: Array<string> | null };


export type HostelApplicationIdsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: HostelApplicationFilter | null | undefined;
}>;

export type FreeBedChoicesQuery_freeBedChoices = { __typename: 'FreeBedChoice', id: string, hostel: string, room: string, bed: number };

export type FreeBedChoicesQuery = { freeBedChoices: Array<FreeBedChoicesQuery_freeBedChoices> };


export type FreeBedChoicesQueryVariables = Exact<{
  applicationId: string | number;
}>;

export type DecideHostelApplicationsMutation_decideHostelApplications_rows = { __typename: 'HostelDecisionRow', id: string, matricNumber: string, name: string, place: string, problem: string | null };

export type DecideHostelApplicationsMutation_decideHostelApplications_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type DecideHostelApplicationsMutation_decideHostelApplications_HostelDecisionsMade = { __typename: 'HostelDecisionsMade', message: string, rows: Array<DecideHostelApplicationsMutation_decideHostelApplications_rows> };

export type DecideHostelApplicationsMutation_decideHostelApplications_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<DecideHostelApplicationsMutation_decideHostelApplications_Refusal_fields> };

export type DecideHostelApplicationsMutation_decideHostelApplications =
  | DecideHostelApplicationsMutation_decideHostelApplications_HostelDecisionsMade
  | DecideHostelApplicationsMutation_decideHostelApplications_Refusal
;

export type DecideHostelApplicationsMutation = { decideHostelApplications: DecideHostelApplicationsMutation_decideHostelApplications };


export type DecideHostelApplicationsMutationVariables = Exact<{
  input: HostelDecisionsInput;
}>;

export type RelocateStudentMutation_relocateStudent_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type RelocateStudentMutation_relocateStudent_Acknowledgement = { __typename: 'Acknowledgement', message: string };

export type RelocateStudentMutation_relocateStudent_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<RelocateStudentMutation_relocateStudent_Refusal_fields> };

export type RelocateStudentMutation_relocateStudent =
  | RelocateStudentMutation_relocateStudent_Acknowledgement
  | RelocateStudentMutation_relocateStudent_Refusal
;

export type RelocateStudentMutation = { relocateStudent: RelocateStudentMutation_relocateStudent };


export type RelocateStudentMutationVariables = Exact<{
  applicationId: string | number;
  bedId: string | number;
  reason: string;
}>;

export type HostelChoicesQuery_hostelOffice_hostels = { __typename: 'HostelHouse', id: string, name: string, kind: HostelKind, floors: Array<number> };

export type HostelChoicesQuery_hostelOffice = { __typename: 'HostelOffice', hostels: Array<HostelChoicesQuery_hostelOffice_hostels> };

export type HostelChoicesQuery_departmentRecords_rows = { __typename: 'DepartmentRow', id: string, name: string };

export type HostelChoicesQuery_departmentRecords = { __typename: 'DepartmentPage', rows: Array<HostelChoicesQuery_departmentRecords_rows> };

export type HostelChoicesQuery = { hostelOffice: HostelChoicesQuery_hostelOffice, departmentRecords: HostelChoicesQuery_departmentRecords };


export type HostelChoicesQueryVariables = Exact<{ [key: string]: never; }>;

export type HostelOfficeQuery_hostelOffice_settings = { __typename: 'HostelSettings', session: string, isApplicationOpen: boolean, deadline: string | null, revision: number };

export type HostelOfficeQuery_hostelOffice_hostels = { __typename: 'HostelHouse', id: string, name: string, kind: HostelKind, rooms: number, beds: number, floors: Array<number>, revision: number };

export type HostelOfficeQuery_hostelOffice_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type HostelOfficeQuery_hostelOffice = { __typename: 'HostelOffice', settings: HostelOfficeQuery_hostelOffice_settings | null, hostels: Array<HostelOfficeQuery_hostelOffice_hostels>, export: HostelOfficeQuery_hostelOffice_export };

export type HostelOfficeQuery = { hostelOffice: HostelOfficeQuery_hostelOffice };


export type HostelOfficeQueryVariables = Exact<{ [key: string]: never; }>;

export type AddHostelMutation_addHostel_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type AddHostelMutation_addHostel_Acknowledgement = { __typename: 'Acknowledgement', message: string };

export type AddHostelMutation_addHostel_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<AddHostelMutation_addHostel_Refusal_fields> };

export type AddHostelMutation_addHostel =
  | AddHostelMutation_addHostel_Acknowledgement
  | AddHostelMutation_addHostel_Refusal
;

export type AddHostelMutation = { addHostel: AddHostelMutation_addHostel };


export type AddHostelMutationVariables = Exact<{
  input: HostelInput;
}>;

export type ChangeHostelMutation_changeHostel_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type ChangeHostelMutation_changeHostel_Acknowledgement = { __typename: 'Acknowledgement', message: string };

export type ChangeHostelMutation_changeHostel_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<ChangeHostelMutation_changeHostel_Refusal_fields> };

export type ChangeHostelMutation_changeHostel =
  | ChangeHostelMutation_changeHostel_Acknowledgement
  | ChangeHostelMutation_changeHostel_Refusal
;

export type ChangeHostelMutation = { changeHostel: ChangeHostelMutation_changeHostel };


export type ChangeHostelMutationVariables = Exact<{
  id: string | number;
  revision: number;
  input: HostelInput;
}>;

export type ChangeHostelSettingsMutation_changeHostelSettings_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type ChangeHostelSettingsMutation_changeHostelSettings_Acknowledgement = { __typename: 'Acknowledgement', message: string };

export type ChangeHostelSettingsMutation_changeHostelSettings_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<ChangeHostelSettingsMutation_changeHostelSettings_Refusal_fields> };

export type ChangeHostelSettingsMutation_changeHostelSettings =
  | ChangeHostelSettingsMutation_changeHostelSettings_Acknowledgement
  | ChangeHostelSettingsMutation_changeHostelSettings_Refusal
;

export type ChangeHostelSettingsMutation = { changeHostelSettings: ChangeHostelSettingsMutation_changeHostelSettings };


export type ChangeHostelSettingsMutationVariables = Exact<{
  input: HostelSettingsInput;
}>;

export type HostelRoomsQuery_hostelRooms_rows_beds = (
  { __typename: 'HostelBedPlace', id: string, number: number, state: HostelBedState }
  & { ' $fragmentRefs'?: { 'BedDialog_BedFragment': BedDialog_BedFragment } }
);

export type HostelRoomsQuery_hostelRooms_rows = { __typename: 'HostelRoomPlace', id: string, number: string, floor: number, hostel: string, revision: number, beds: Array<HostelRoomsQuery_hostelRooms_rows_beds> };

export type HostelRoomsQuery_hostelRooms_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type HostelRoomsQuery_hostelRooms = { __typename: 'HostelRoomPage', total: number, rows: Array<HostelRoomsQuery_hostelRooms_rows>, export: HostelRoomsQuery_hostelRooms_export };

export type HostelRoomsQuery = { hostelRooms: HostelRoomsQuery_hostelRooms };


export type HostelRoomsQueryVariables = Exact<{
  page: PageInput;
  sort: HostelRoomSort;
  descending: boolean;
  search?: string | null | undefined;
  filter?: HostelRoomFilter | null | undefined;
}>;

export type AddHostelRoomsMutation_addHostelRooms_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type AddHostelRoomsMutation_addHostelRooms_Acknowledgement = { __typename: 'Acknowledgement', message: string };

export type AddHostelRoomsMutation_addHostelRooms_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<AddHostelRoomsMutation_addHostelRooms_Refusal_fields> };

export type AddHostelRoomsMutation_addHostelRooms =
  | AddHostelRoomsMutation_addHostelRooms_Acknowledgement
  | AddHostelRoomsMutation_addHostelRooms_Refusal
;

export type AddHostelRoomsMutation = { addHostelRooms: AddHostelRoomsMutation_addHostelRooms };


export type AddHostelRoomsMutationVariables = Exact<{
  input: HostelRoomsInput;
}>;

export type ChangeHostelRoomMutation_changeHostelRoom_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type ChangeHostelRoomMutation_changeHostelRoom_Acknowledgement = { __typename: 'Acknowledgement', message: string };

export type ChangeHostelRoomMutation_changeHostelRoom_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<ChangeHostelRoomMutation_changeHostelRoom_Refusal_fields> };

export type ChangeHostelRoomMutation_changeHostelRoom =
  | ChangeHostelRoomMutation_changeHostelRoom_Acknowledgement
  | ChangeHostelRoomMutation_changeHostelRoom_Refusal
;

export type ChangeHostelRoomMutation = { changeHostelRoom: ChangeHostelRoomMutation_changeHostelRoom };


export type ChangeHostelRoomMutationVariables = Exact<{
  id: string | number;
  revision: number;
  input: HostelRoomInput;
}>;

export type RemoveHostelRoomMutation_removeHostelRoom_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type RemoveHostelRoomMutation_removeHostelRoom_Acknowledgement = { __typename: 'Acknowledgement', message: string };

export type RemoveHostelRoomMutation_removeHostelRoom_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<RemoveHostelRoomMutation_removeHostelRoom_Refusal_fields> };

export type RemoveHostelRoomMutation_removeHostelRoom =
  | RemoveHostelRoomMutation_removeHostelRoom_Acknowledgement
  | RemoveHostelRoomMutation_removeHostelRoom_Refusal
;

export type RemoveHostelRoomMutation = { removeHostelRoom: RemoveHostelRoomMutation_removeHostelRoom };


export type RemoveHostelRoomMutationVariables = Exact<{
  id: string | number;
  revision: number;
}>;

export type AddHostelBedsMutation_addHostelBeds_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type AddHostelBedsMutation_addHostelBeds_Acknowledgement = { __typename: 'Acknowledgement', message: string };

export type AddHostelBedsMutation_addHostelBeds_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<AddHostelBedsMutation_addHostelBeds_Refusal_fields> };

export type AddHostelBedsMutation_addHostelBeds =
  | AddHostelBedsMutation_addHostelBeds_Acknowledgement
  | AddHostelBedsMutation_addHostelBeds_Refusal
;

export type AddHostelBedsMutation = { addHostelBeds: AddHostelBedsMutation_addHostelBeds };


export type AddHostelBedsMutationVariables = Exact<{
  roomId: string | number;
  count: number;
}>;

export type RemoveHostelBedMutation_removeHostelBed_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type RemoveHostelBedMutation_removeHostelBed_Acknowledgement = { __typename: 'Acknowledgement', message: string };

export type RemoveHostelBedMutation_removeHostelBed_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<RemoveHostelBedMutation_removeHostelBed_Refusal_fields> };

export type RemoveHostelBedMutation_removeHostelBed =
  | RemoveHostelBedMutation_removeHostelBed_Acknowledgement
  | RemoveHostelBedMutation_removeHostelBed_Refusal
;

export type RemoveHostelBedMutation = { removeHostelBed: RemoveHostelBedMutation_removeHostelBed };


export type RemoveHostelBedMutationVariables = Exact<{
  id: string | number;
}>;

export type ChangeBedUseMutation_changeBedUse_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type ChangeBedUseMutation_changeBedUse_Acknowledgement = { __typename: 'Acknowledgement', message: string };

export type ChangeBedUseMutation_changeBedUse_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<ChangeBedUseMutation_changeBedUse_Refusal_fields> };

export type ChangeBedUseMutation_changeBedUse =
  | ChangeBedUseMutation_changeBedUse_Acknowledgement
  | ChangeBedUseMutation_changeBedUse_Refusal
;

export type ChangeBedUseMutation = { changeBedUse: ChangeBedUseMutation_changeBedUse };


export type ChangeBedUseMutationVariables = Exact<{
  id: string | number;
  isUsable: boolean;
  reason: string;
}>;

export type BedDialog_BedFragment_student = { __typename: 'HostelBedStudent', id: string, matricNumber: string, name: string };

export type BedDialog_BedFragment = { __typename: 'HostelBedPlace', id: string, number: number, state: HostelBedState, reason: string | null, student: BedDialog_BedFragment_student | null } & { ' $fragmentName'?: 'BedDialog_BedFragment' };

export type HostelWaitingStudentsQuery_hostelWaitingStudents_rows_offer = { __typename: 'HostelOfferRecord', hostel: string, room: string, bed: number, expiresAt: string };

export type HostelWaitingStudentsQuery_hostelWaitingStudents_rows = { __typename: 'HostelWaitingRecord', id: string, studentId: string, matricNumber: string, name: string, department: string, kind: HostelKind | null, joinedAt: string, position: number | null, offer: HostelWaitingStudentsQuery_hostelWaitingStudents_rows_offer | null };

export type HostelWaitingStudentsQuery_hostelWaitingStudents_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type HostelWaitingStudentsQuery_hostelWaitingStudents = { __typename: 'HostelWaitingPage', total: number, rows: Array<HostelWaitingStudentsQuery_hostelWaitingStudents_rows>, export: HostelWaitingStudentsQuery_hostelWaitingStudents_export };

export type HostelWaitingStudentsQuery = { hostelWaitingStudents: HostelWaitingStudentsQuery_hostelWaitingStudents };


export type HostelWaitingStudentsQueryVariables = Exact<{
  page: PageInput;
  sort: HostelWaitingSort;
  descending: boolean;
  search?: string | null | undefined;
  filter?: HostelWaitingFilter | null | undefined;
}>;

export type RemoveFromHostelWaitingMutation_removeFromHostelWaiting_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type RemoveFromHostelWaitingMutation_removeFromHostelWaiting_Acknowledgement = { __typename: 'Acknowledgement', message: string };

export type RemoveFromHostelWaitingMutation_removeFromHostelWaiting_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<RemoveFromHostelWaitingMutation_removeFromHostelWaiting_Refusal_fields> };

export type RemoveFromHostelWaitingMutation_removeFromHostelWaiting =
  | RemoveFromHostelWaitingMutation_removeFromHostelWaiting_Acknowledgement
  | RemoveFromHostelWaitingMutation_removeFromHostelWaiting_Refusal
;

export type RemoveFromHostelWaitingMutation = { removeFromHostelWaiting: RemoveFromHostelWaitingMutation_removeFromHostelWaiting };


export type RemoveFromHostelWaitingMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;

export const BedDialog_BedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BedDialog_bed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HostelBedPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<BedDialog_BedFragment, unknown>;
export const HostelApplicationsDocument = {"__meta__":{"id":"198e8f58e5e5cd05e8804d4ed7a8f1fce5d05256db032bce9cdd7a0de2f9a5e9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HostelApplications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HostelApplicationSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"HostelApplicationFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hostelApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"hostel"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"bed"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}}]}}]} as unknown as DocumentNode<HostelApplicationsQuery, HostelApplicationsQueryVariables>;
export const HostelApplicationIdsDocument = {"__meta__":{"id":"468e86a0353f62e55cce92531ea11bcf28145cacfbda605023b327eef27c5f28"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HostelApplicationIds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"HostelApplicationFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hostelApplicationIds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}]}]}}]} as unknown as DocumentNode<HostelApplicationIdsQuery, HostelApplicationIdsQueryVariables>;
export const FreeBedChoicesDocument = {"__meta__":{"id":"7c7be72577eb100291b0aa6514c60aa81e5b9e1fd730edd3523609b2d6bb5a1a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FreeBedChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freeBedChoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hostel"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"bed"}}]}}]}}]} as unknown as DocumentNode<FreeBedChoicesQuery, FreeBedChoicesQueryVariables>;
export const DecideHostelApplicationsDocument = {"__meta__":{"id":"44450b089ed65ab974aac6d33094069875263287237c33ea0b6c0f3c43d78305"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideHostelApplications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HostelDecisionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideHostelApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HostelDecisionsMade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DecideHostelApplicationsMutation, DecideHostelApplicationsMutationVariables>;
export const RelocateStudentDocument = {"__meta__":{"id":"17d7583d8332556344f3fed6f401b90fd0200bbf5f81d7aaffe8c8eb44f6d6fc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RelocateStudent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bedId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"relocateStudent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}}},{"kind":"Argument","name":{"kind":"Name","value":"bedId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bedId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RelocateStudentMutation, RelocateStudentMutationVariables>;
export const HostelChoicesDocument = {"__meta__":{"id":"2c2d4bbc1e399edd88538a76e11a9bf040f795670efaf4ca78b48d124250b924"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HostelChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hostelOffice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hostels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"floors"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"departmentRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"100"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<HostelChoicesQuery, HostelChoicesQueryVariables>;
export const HostelOfficeDocument = {"__meta__":{"id":"0af9cf948b29a33bb3a936ddd811850fd505ebb2fb8fc411ec6d679c6cec7b92"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HostelOffice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hostelOffice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"isApplicationOpen"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hostels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"rooms"}},{"kind":"Field","name":{"kind":"Name","value":"beds"}},{"kind":"Field","name":{"kind":"Name","value":"floors"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}}]}}]} as unknown as DocumentNode<HostelOfficeQuery, HostelOfficeQueryVariables>;
export const AddHostelDocument = {"__meta__":{"id":"22f84b002061f7739a55646ac39b9d8d4b995b96f4f7d9405aaea2deec8c9569"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddHostel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HostelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addHostel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AddHostelMutation, AddHostelMutationVariables>;
export const ChangeHostelDocument = {"__meta__":{"id":"996f38c9ee3c7a14f8f393d7ac90f82db1b7dde8c5a4b8555a9e36ad769a9e4b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeHostel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HostelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeHostel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ChangeHostelMutation, ChangeHostelMutationVariables>;
export const ChangeHostelSettingsDocument = {"__meta__":{"id":"dc9c2d63e4d289c719e805dd7306958020d9f9bbf11385fb978c592ecf154a42"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeHostelSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HostelSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeHostelSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ChangeHostelSettingsMutation, ChangeHostelSettingsMutationVariables>;
export const HostelRoomsDocument = {"__meta__":{"id":"cde29f74ea005d096c3462ae387523ec287986442fe298de3bbb958757afdf03"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HostelRooms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HostelRoomSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"HostelRoomFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hostelRooms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"hostel"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"beds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BedDialog_bed"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BedDialog_bed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HostelBedPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<HostelRoomsQuery, HostelRoomsQueryVariables>;
export const AddHostelRoomsDocument = {"__meta__":{"id":"918358c4d1b621b75c58cfd9f490b28ad2450e417a25822e41aee3a4291cbdda"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddHostelRooms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HostelRoomsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addHostelRooms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AddHostelRoomsMutation, AddHostelRoomsMutationVariables>;
export const ChangeHostelRoomDocument = {"__meta__":{"id":"60b0c0fb1bce60122fc300ded0387ad43ac55d17c6c14367704cbdc408b7f556"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeHostelRoom"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HostelRoomInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeHostelRoom"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ChangeHostelRoomMutation, ChangeHostelRoomMutationVariables>;
export const RemoveHostelRoomDocument = {"__meta__":{"id":"6e2b8ff0dea0d5c41592c54a3809427bb964315319f935040975154da197541f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveHostelRoom"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeHostelRoom"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RemoveHostelRoomMutation, RemoveHostelRoomMutationVariables>;
export const AddHostelBedsDocument = {"__meta__":{"id":"aab3b3025b422f6a1ae33ab7f971d3fd0917ed94d77eb4660ebb692c812b02cb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddHostelBeds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roomId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"count"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addHostelBeds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"roomId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roomId"}}},{"kind":"Argument","name":{"kind":"Name","value":"count"},"value":{"kind":"Variable","name":{"kind":"Name","value":"count"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AddHostelBedsMutation, AddHostelBedsMutationVariables>;
export const RemoveHostelBedDocument = {"__meta__":{"id":"a4ace69cf3f9ccf22d7af5a4f3572957adce3f8031223f2690d5e6ca1adea6c5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveHostelBed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeHostelBed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RemoveHostelBedMutation, RemoveHostelBedMutationVariables>;
export const ChangeBedUseDocument = {"__meta__":{"id":"be76a1344d8b1ef9afbb037fdf7725e1bea879acb6ab6373180f0f40a096751c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeBedUse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isUsable"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeBedUse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isUsable"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isUsable"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ChangeBedUseMutation, ChangeBedUseMutationVariables>;
export const HostelWaitingStudentsDocument = {"__meta__":{"id":"933d1cc44f2d03eac7815376b5f57bcd6ef69a961abe4e182575475f4d7c1c82"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HostelWaitingStudents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HostelWaitingSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"HostelWaitingFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hostelWaitingStudents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hostel"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"bed"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}}]}}]} as unknown as DocumentNode<HostelWaitingStudentsQuery, HostelWaitingStudentsQueryVariables>;
export const RemoveFromHostelWaitingDocument = {"__meta__":{"id":"36fc7113e9d38cb011984317bdcf4c8fddfaa3c376c809cbd53b4b9e65a970ec"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveFromHostelWaiting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeFromHostelWaiting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RemoveFromHostelWaitingMutation, RemoveFromHostelWaitingMutationVariables>;