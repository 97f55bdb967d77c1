/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What an application's status means. */
export type HostelApplicationState =
  | 'APPROVED'
  /** Any other status of the college. */
  | 'OTHER'
  | 'PENDING'
  | 'REJECTED';

/** The role of a member of staff. */
export type StaffRole =
  | 'BURSARY_OFFICER'
  | 'EXAM_OFFICER'
  | 'ICT_SUPPORT'
  | 'LECTURER'
  | 'SUPER_ADMIN';

type SessionViewer_Applicant_Fragment = { __typename: 'Applicant', isSubmitted: boolean, departmentAdmitted: string | null, id: string, surname: string, firstName: string, passportUrl: string | null, mustChangePassword: boolean } & { ' $fragmentName'?: 'SessionViewer_Applicant_Fragment' };

type SessionViewer_Staff_Fragment = { __typename: 'Staff', role: StaffRole, id: string, surname: string, firstName: string, passportUrl: string | null, mustChangePassword: boolean } & { ' $fragmentName'?: 'SessionViewer_Staff_Fragment' };

type SessionViewer_Student_Fragment = { __typename: 'Student', id: string, surname: string, firstName: string, passportUrl: string | null, mustChangePassword: boolean } & { ' $fragmentName'?: 'SessionViewer_Student_Fragment' };

export type SessionViewerFragment =
  | SessionViewer_Applicant_Fragment
  | SessionViewer_Staff_Fragment
  | SessionViewer_Student_Fragment
;

export type StudentHostelQuery_viewer_Student_hostel = (
  { __typename: 'Hostel', id: string }
  & { ' $fragmentRefs'?: { 'Hostel_PageFragment': Hostel_PageFragment } }
);

export type StudentHostelQuery_viewer_Applicant = (
  { __typename: 'Applicant' }
  & { ' $fragmentRefs'?: { 'SessionViewer_Applicant_Fragment': SessionViewer_Applicant_Fragment } }
);

export type StudentHostelQuery_viewer_Staff = (
  { __typename: 'Staff' }
  & { ' $fragmentRefs'?: { 'SessionViewer_Staff_Fragment': SessionViewer_Staff_Fragment } }
);

export type StudentHostelQuery_viewer_Student = (
  { __typename: 'Student', id: string, hostel: StudentHostelQuery_viewer_Student_hostel | null }
  & { ' $fragmentRefs'?: { 'SessionViewer_Student_Fragment': SessionViewer_Student_Fragment } }
);

export type StudentHostelQuery_viewer =
  | StudentHostelQuery_viewer_Applicant
  | StudentHostelQuery_viewer_Staff
  | StudentHostelQuery_viewer_Student
;

export type StudentHostelQuery = { viewer: StudentHostelQuery_viewer | null };


export type StudentHostelQueryVariables = Exact<{ [key: string]: never; }>;

export type Hostel_PageFragment_application = { __typename: 'HostelApplication', state: HostelApplicationState };

export type Hostel_PageFragment_rooms_beds = { __typename: 'HostelBed', id: string, number: string, roomNumber: string };

export type Hostel_PageFragment_rooms = { __typename: 'HostelRoom', number: string, hostel: string | null, floor: number | null, totalBeds: number, availableBeds: number, beds: Array<Hostel_PageFragment_rooms_beds> };

export type Hostel_PageFragment_waiting_offer_bed = { __typename: 'HostelBed', id: string };

export type Hostel_PageFragment_waiting_offer = { __typename: 'HostelOffer', bed: Hostel_PageFragment_waiting_offer_bed };

export type Hostel_PageFragment_waiting = { __typename: 'HostelWaiting', offer: Hostel_PageFragment_waiting_offer | null };

export type Hostel_PageFragment = (
  { __typename: 'Hostel', id: string, hasPaid: boolean, isApplicationOpen: boolean, deadline: string | null, currentTime: string | null, canSelectBed: boolean, application: Hostel_PageFragment_application | null, rooms: Array<Hostel_PageFragment_rooms>, waiting: Hostel_PageFragment_waiting | null }
  & { ' $fragmentRefs'?: { 'ApplicationStatus_HostelFragment': ApplicationStatus_HostelFragment;'WaitingList_HostelFragment': WaitingList_HostelFragment } }
) & { ' $fragmentName'?: 'Hostel_PageFragment' };

export type ApplicationStatus_HostelFragment_application = { __typename: 'HostelApplication', state: HostelApplicationState, status: string, room: string | null, bed: string | null, approvedAt: string | null, approvedBy: string | null, reason: string | null, printoutUrl: string | null };

export type ApplicationStatus_HostelFragment = { __typename: 'Hostel', id: string, application: ApplicationStatus_HostelFragment_application | null } & { ' $fragmentName'?: 'ApplicationStatus_HostelFragment' };

export type WaitingList_HostelFragment_waiting_offer_bed = { __typename: 'HostelBed', id: string, number: string, roomNumber: string };

export type WaitingList_HostelFragment_waiting_offer = { __typename: 'HostelOffer', expiresAt: string, bed: WaitingList_HostelFragment_waiting_offer_bed };

export type WaitingList_HostelFragment_waiting = { __typename: 'HostelWaiting', position: number | null, joinedAt: string, offer: WaitingList_HostelFragment_waiting_offer | null };

export type WaitingList_HostelFragment = { __typename: 'Hostel', id: string, currentTime: string | null, canWait: boolean, waiting: WaitingList_HostelFragment_waiting | null } & { ' $fragmentName'?: 'WaitingList_HostelFragment' };

export type SelectBedMutation_selectBed_hostel_waiting_offer_bed = { __typename: 'HostelBed', id: string, number: string, roomNumber: string };

export type SelectBedMutation_selectBed_hostel_waiting_offer = { __typename: 'HostelOffer', expiresAt: string, bed: SelectBedMutation_selectBed_hostel_waiting_offer_bed };

export type SelectBedMutation_selectBed_hostel_waiting = { __typename: 'HostelWaiting', position: number | null, joinedAt: string, offer: SelectBedMutation_selectBed_hostel_waiting_offer | null };

export type SelectBedMutation_selectBed_hostel_application = { __typename: 'HostelApplication', state: HostelApplicationState };

export type SelectBedMutation_selectBed_hostel = (
  { __typename: 'Hostel', id: string, canSelectBed: boolean, canWait: boolean, waiting: SelectBedMutation_selectBed_hostel_waiting | null, application: SelectBedMutation_selectBed_hostel_application | null }
  & { ' $fragmentRefs'?: { 'ApplicationStatus_HostelFragment': ApplicationStatus_HostelFragment } }
);

export type SelectBedMutation_selectBed_BedTaken_nearest = { __typename: 'HostelBed', id: string, number: string, roomNumber: string };

export type SelectBedMutation_selectBed_BedSelected = { __typename: 'BedSelected', hostel: SelectBedMutation_selectBed_hostel | null };

export type SelectBedMutation_selectBed_BedTaken = { __typename: 'BedTaken', message: string, nearest: Array<SelectBedMutation_selectBed_BedTaken_nearest> };

export type SelectBedMutation_selectBed_Refusal = { __typename: 'Refusal', code: string, message: string };

export type SelectBedMutation_selectBed =
  | SelectBedMutation_selectBed_BedSelected
  | SelectBedMutation_selectBed_BedTaken
  | SelectBedMutation_selectBed_Refusal
;

export type SelectBedMutation = { selectBed: SelectBedMutation_selectBed };


export type SelectBedMutationVariables = Exact<{
  bedId: string | number;
  requestKey: string;
}>;

export type JoinHostelWaitingListMutation_joinHostelWaitingList_hostel = (
  { __typename: 'Hostel', id: string }
  & { ' $fragmentRefs'?: { 'Hostel_PageFragment': Hostel_PageFragment } }
);

export type JoinHostelWaitingListMutation_joinHostelWaitingList_HostelChanged = { __typename: 'HostelChanged', message: string, hostel: JoinHostelWaitingListMutation_joinHostelWaitingList_hostel | null };

export type JoinHostelWaitingListMutation_joinHostelWaitingList_Refusal = { __typename: 'Refusal', code: string, message: string };

export type JoinHostelWaitingListMutation_joinHostelWaitingList =
  | JoinHostelWaitingListMutation_joinHostelWaitingList_HostelChanged
  | JoinHostelWaitingListMutation_joinHostelWaitingList_Refusal
;

export type JoinHostelWaitingListMutation = { joinHostelWaitingList: JoinHostelWaitingListMutation_joinHostelWaitingList };


export type JoinHostelWaitingListMutationVariables = Exact<{ [key: string]: never; }>;

export type LeaveHostelWaitingListMutation_leaveHostelWaitingList_hostel = (
  { __typename: 'Hostel', id: string }
  & { ' $fragmentRefs'?: { 'Hostel_PageFragment': Hostel_PageFragment } }
);

export type LeaveHostelWaitingListMutation_leaveHostelWaitingList_HostelChanged = { __typename: 'HostelChanged', message: string, hostel: LeaveHostelWaitingListMutation_leaveHostelWaitingList_hostel | null };

export type LeaveHostelWaitingListMutation_leaveHostelWaitingList_Refusal = { __typename: 'Refusal', code: string, message: string };

export type LeaveHostelWaitingListMutation_leaveHostelWaitingList =
  | LeaveHostelWaitingListMutation_leaveHostelWaitingList_HostelChanged
  | LeaveHostelWaitingListMutation_leaveHostelWaitingList_Refusal
;

export type LeaveHostelWaitingListMutation = { leaveHostelWaitingList: LeaveHostelWaitingListMutation_leaveHostelWaitingList };


export type LeaveHostelWaitingListMutationVariables = Exact<{ [key: string]: never; }>;

export type HostelObstacleQuery_viewer_Student_fees_tuition_plan = { __typename: 'TuitionPlan', nextAmount: number | null };

export type HostelObstacleQuery_viewer_Student_fees_tuition = { __typename: 'TuitionFee', plan: HostelObstacleQuery_viewer_Student_fees_tuition_plan | null };

export type HostelObstacleQuery_viewer_Student_fees_hostel = { __typename: 'HostelFee', obstacle: string | null };

export type HostelObstacleQuery_viewer_Student_fees = { __typename: 'StudentFees', tuition: HostelObstacleQuery_viewer_Student_fees_tuition | null, hostel: HostelObstacleQuery_viewer_Student_fees_hostel };

export type HostelObstacleQuery_viewer_Applicant = { __typename: 'Applicant', id: string };

export type HostelObstacleQuery_viewer_Staff = { __typename: 'Staff', id: string };

export type HostelObstacleQuery_viewer_Student = { __typename: 'Student', id: string, fees: HostelObstacleQuery_viewer_Student_fees | null };

export type HostelObstacleQuery_viewer =
  | HostelObstacleQuery_viewer_Applicant
  | HostelObstacleQuery_viewer_Staff
  | HostelObstacleQuery_viewer_Student
;

export type HostelObstacleQuery = { viewer: HostelObstacleQuery_viewer | null };


export type HostelObstacleQueryVariables = Exact<{ [key: string]: never; }>;

export const SessionViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"departmentAdmitted"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<SessionViewerFragment, unknown>;
export const ApplicationStatus_HostelFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationStatus_hostel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hostel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"bed"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"approvedBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"printoutUrl"}}]}}]}}]} as unknown as DocumentNode<ApplicationStatus_HostelFragment, unknown>;
export const WaitingList_HostelFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingList_hostel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hostel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currentTime"}},{"kind":"Field","name":{"kind":"Name","value":"canWait"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"bed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"roomNumber"}}]}}]}}]}}]}}]} as unknown as DocumentNode<WaitingList_HostelFragment, unknown>;
export const Hostel_PageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Hostel_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hostel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasPaid"}},{"kind":"Field","name":{"kind":"Name","value":"isApplicationOpen"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"currentTime"}},{"kind":"Field","name":{"kind":"Name","value":"canSelectBed"}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"hostel"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"totalBeds"}},{"kind":"Field","name":{"kind":"Name","value":"availableBeds"}},{"kind":"Field","name":{"kind":"Name","value":"beds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"roomNumber"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationStatus_hostel"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingList_hostel"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationStatus_hostel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hostel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"bed"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"approvedBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"printoutUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingList_hostel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hostel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currentTime"}},{"kind":"Field","name":{"kind":"Name","value":"canWait"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"bed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"roomNumber"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Hostel_PageFragment, unknown>;
export const StudentHostelDocument = {"__meta__":{"id":"5697b6102b05b05bd2f182e017e47043ce777374f15dfda7150e27a8e4f174d1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentHostel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionViewer"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hostel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Hostel_page"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationStatus_hostel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hostel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"bed"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"approvedBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"printoutUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingList_hostel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hostel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currentTime"}},{"kind":"Field","name":{"kind":"Name","value":"canWait"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"bed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"roomNumber"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"departmentAdmitted"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Hostel_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hostel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasPaid"}},{"kind":"Field","name":{"kind":"Name","value":"isApplicationOpen"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"currentTime"}},{"kind":"Field","name":{"kind":"Name","value":"canSelectBed"}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"hostel"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"totalBeds"}},{"kind":"Field","name":{"kind":"Name","value":"availableBeds"}},{"kind":"Field","name":{"kind":"Name","value":"beds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"roomNumber"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationStatus_hostel"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingList_hostel"}}]}}]} as unknown as DocumentNode<StudentHostelQuery, StudentHostelQueryVariables>;
export const SelectBedDocument = {"__meta__":{"id":"5212adde804dcb4759a4d44bfd1a6b90e64ad4e0cc62f664d3dcdd106c7dd674"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SelectBed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bedId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"selectBed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bedId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bedId"}}},{"kind":"Argument","name":{"kind":"Name","value":"requestKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BedSelected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hostel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"canSelectBed"}},{"kind":"Field","name":{"kind":"Name","value":"canWait"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"bed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"roomNumber"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationStatus_hostel"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BedTaken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"nearest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"roomNumber"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationStatus_hostel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hostel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"bed"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"approvedBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"printoutUrl"}}]}}]}}]} as unknown as DocumentNode<SelectBedMutation, SelectBedMutationVariables>;
export const JoinHostelWaitingListDocument = {"__meta__":{"id":"36bb1cf12999a0a4493240a9fce564b880630ce74b9f5db968d658eeacdb7f73"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinHostelWaitingList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinHostelWaitingList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HostelChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hostel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Hostel_page"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationStatus_hostel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hostel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"bed"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"approvedBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"printoutUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingList_hostel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hostel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currentTime"}},{"kind":"Field","name":{"kind":"Name","value":"canWait"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"bed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"roomNumber"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Hostel_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hostel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasPaid"}},{"kind":"Field","name":{"kind":"Name","value":"isApplicationOpen"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"currentTime"}},{"kind":"Field","name":{"kind":"Name","value":"canSelectBed"}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"hostel"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"totalBeds"}},{"kind":"Field","name":{"kind":"Name","value":"availableBeds"}},{"kind":"Field","name":{"kind":"Name","value":"beds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"roomNumber"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationStatus_hostel"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingList_hostel"}}]}}]} as unknown as DocumentNode<JoinHostelWaitingListMutation, JoinHostelWaitingListMutationVariables>;
export const LeaveHostelWaitingListDocument = {"__meta__":{"id":"9fc0be2c6ab7f02906e201c2a8299c347c86ae534d65ec9a101a395244f50d72"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveHostelWaitingList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveHostelWaitingList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HostelChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hostel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Hostel_page"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationStatus_hostel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hostel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"bed"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"approvedBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"printoutUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingList_hostel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hostel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currentTime"}},{"kind":"Field","name":{"kind":"Name","value":"canWait"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"bed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"roomNumber"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Hostel_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hostel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasPaid"}},{"kind":"Field","name":{"kind":"Name","value":"isApplicationOpen"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"currentTime"}},{"kind":"Field","name":{"kind":"Name","value":"canSelectBed"}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"hostel"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"totalBeds"}},{"kind":"Field","name":{"kind":"Name","value":"availableBeds"}},{"kind":"Field","name":{"kind":"Name","value":"beds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"roomNumber"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationStatus_hostel"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingList_hostel"}}]}}]} as unknown as DocumentNode<LeaveHostelWaitingListMutation, LeaveHostelWaitingListMutationVariables>;
export const HostelObstacleDocument = {"__meta__":{"id":"26b2c375e74b50f519355aa08d959f371705e0b694d16899272635b0bee7076c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HostelObstacle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tuition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextAmount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hostel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"obstacle"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<HostelObstacleQuery, HostelObstacleQueryVariables>;