/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which page of a list: counted from 1, of 10 to 100 rows. */
export type PageInput = {
  number?: number;
  size?: number;
};

/** Which invitations are asked for. */
export type StaffInvitationFilter = {
  state?: StaffInvitationState | null | undefined;
};

/** Somebody to invite to the staff. */
export type StaffInvitationInput = {
  email: string;
  firstName: string;
  role: StaffRole;
  surname: string;
};

/** What invitations can be sorted by. */
export type StaffInvitationSort =
  | 'INVITED_AT'
  | 'NAME';

/** The state of an invitation. */
export type StaffInvitationState =
  | 'ACCEPTED'
  | 'EXPIRED'
  | 'OPEN'
  | 'REVOKED';

/** Who of the staff is asked for. */
export type StaffMemberFilter = {
  role?: StaffRole | null | undefined;
  status?: StaffStatus | null | undefined;
};

/** What colleagues can be sorted by. */
export type StaffMemberSort =
  | 'EMAIL'
  | 'JOINED_AT'
  | 'NAME'
  | 'ROLE';

/** The role of a member of staff. */
export type StaffRole =
  | 'BURSARY_OFFICER'
  | 'EXAM_OFFICER'
  | 'ICT_SUPPORT'
  | 'LECTURER'
  | 'SUPER_ADMIN';

/** Whether somebody can sign in. */
export type StaffStatus =
  | 'ACTIVE'
  | 'SUSPENDED';

export type StaffMembersQuery_staffMembers_rows = (
  { __typename: 'StaffMember', id: string, email: string, surname: string, firstName: string, role: StaffRole, suspendedAt: string | null, hasSecondFactor: boolean, joinedAt: string, revision: number, canChange: boolean }
  & { ' $fragmentRefs'?: { 'MemberDialog_MemberFragment': MemberDialog_MemberFragment } }
);

export type StaffMembersQuery_staffMembers_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type StaffMembersQuery_staffMembers = { __typename: 'StaffMemberPage', total: number, rows: Array<StaffMembersQuery_staffMembers_rows>, export: StaffMembersQuery_staffMembers_export };

export type StaffMembersQuery = { staffMembers: StaffMembersQuery_staffMembers };


export type StaffMembersQueryVariables = Exact<{
  page: PageInput;
  sort: StaffMemberSort;
  descending: boolean;
  search?: string | null | undefined;
  filter?: StaffMemberFilter | null | undefined;
}>;

export type StaffInvitationsQuery_staffInvitations_rows = { __typename: 'StaffInvitation', id: string, email: string, surname: string, firstName: string, role: StaffRole, state: StaffInvitationState, invitedBy: string, invitedAt: string, expiresAt: string, canChange: boolean };

export type StaffInvitationsQuery_staffInvitations_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type StaffInvitationsQuery_staffInvitations = { __typename: 'StaffInvitationPage', total: number, rows: Array<StaffInvitationsQuery_staffInvitations_rows>, export: StaffInvitationsQuery_staffInvitations_export };

export type StaffInvitationsQuery = { staffInvitations: StaffInvitationsQuery_staffInvitations };


export type StaffInvitationsQueryVariables = Exact<{
  page: PageInput;
  sort: StaffInvitationSort;
  descending: boolean;
  search?: string | null | undefined;
  filter?: StaffInvitationFilter | null | undefined;
}>;

export type InviteStaffMutation_inviteStaff_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type InviteStaffMutation_inviteStaff_Acknowledgement = { __typename: 'Acknowledgement', message: string };

export type InviteStaffMutation_inviteStaff_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<InviteStaffMutation_inviteStaff_Refusal_fields> };

export type InviteStaffMutation_inviteStaff =
  | InviteStaffMutation_inviteStaff_Acknowledgement
  | InviteStaffMutation_inviteStaff_Refusal
;

export type InviteStaffMutation = { inviteStaff: InviteStaffMutation_inviteStaff };


export type InviteStaffMutationVariables = Exact<{
  input: StaffInvitationInput;
}>;

export type ResendStaffInvitationMutation_resendStaffInvitation_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type ResendStaffInvitationMutation_resendStaffInvitation_Acknowledgement = { __typename: 'Acknowledgement', message: string };

export type ResendStaffInvitationMutation_resendStaffInvitation_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<ResendStaffInvitationMutation_resendStaffInvitation_Refusal_fields> };

export type ResendStaffInvitationMutation_resendStaffInvitation =
  | ResendStaffInvitationMutation_resendStaffInvitation_Acknowledgement
  | ResendStaffInvitationMutation_resendStaffInvitation_Refusal
;

export type ResendStaffInvitationMutation = { resendStaffInvitation: ResendStaffInvitationMutation_resendStaffInvitation };


export type ResendStaffInvitationMutationVariables = Exact<{
  id: string | number;
}>;

export type RevokeStaffInvitationMutation_revokeStaffInvitation_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type RevokeStaffInvitationMutation_revokeStaffInvitation_Acknowledgement = { __typename: 'Acknowledgement', message: string };

export type RevokeStaffInvitationMutation_revokeStaffInvitation_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<RevokeStaffInvitationMutation_revokeStaffInvitation_Refusal_fields> };

export type RevokeStaffInvitationMutation_revokeStaffInvitation =
  | RevokeStaffInvitationMutation_revokeStaffInvitation_Acknowledgement
  | RevokeStaffInvitationMutation_revokeStaffInvitation_Refusal
;

export type RevokeStaffInvitationMutation = { revokeStaffInvitation: RevokeStaffInvitationMutation_revokeStaffInvitation };


export type RevokeStaffInvitationMutationVariables = Exact<{
  id: string | number;
}>;

export type ChangeStaffRoleMutation_changeStaffRole_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type ChangeStaffRoleMutation_changeStaffRole_Acknowledgement = { __typename: 'Acknowledgement', message: string };

export type ChangeStaffRoleMutation_changeStaffRole_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<ChangeStaffRoleMutation_changeStaffRole_Refusal_fields> };

export type ChangeStaffRoleMutation_changeStaffRole =
  | ChangeStaffRoleMutation_changeStaffRole_Acknowledgement
  | ChangeStaffRoleMutation_changeStaffRole_Refusal
;

export type ChangeStaffRoleMutation = { changeStaffRole: ChangeStaffRoleMutation_changeStaffRole };


export type ChangeStaffRoleMutationVariables = Exact<{
  id: string | number;
  role: StaffRole;
  revision: number;
  reason: string;
}>;

export type SuspendStaffMutation_suspendStaff_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type SuspendStaffMutation_suspendStaff_Acknowledgement = { __typename: 'Acknowledgement', message: string };

export type SuspendStaffMutation_suspendStaff_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<SuspendStaffMutation_suspendStaff_Refusal_fields> };

export type SuspendStaffMutation_suspendStaff =
  | SuspendStaffMutation_suspendStaff_Acknowledgement
  | SuspendStaffMutation_suspendStaff_Refusal
;

export type SuspendStaffMutation = { suspendStaff: SuspendStaffMutation_suspendStaff };


export type SuspendStaffMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;

export type RestoreStaffMutation_restoreStaff_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type RestoreStaffMutation_restoreStaff_Acknowledgement = { __typename: 'Acknowledgement', message: string };

export type RestoreStaffMutation_restoreStaff_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<RestoreStaffMutation_restoreStaff_Refusal_fields> };

export type RestoreStaffMutation_restoreStaff =
  | RestoreStaffMutation_restoreStaff_Acknowledgement
  | RestoreStaffMutation_restoreStaff_Refusal
;

export type RestoreStaffMutation = { restoreStaff: RestoreStaffMutation_restoreStaff };


export type RestoreStaffMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;

export type ResetStaffSecondFactorMutation_resetStaffSecondFactor_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type ResetStaffSecondFactorMutation_resetStaffSecondFactor_Acknowledgement = { __typename: 'Acknowledgement', message: string };

export type ResetStaffSecondFactorMutation_resetStaffSecondFactor_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<ResetStaffSecondFactorMutation_resetStaffSecondFactor_Refusal_fields> };

export type ResetStaffSecondFactorMutation_resetStaffSecondFactor =
  | ResetStaffSecondFactorMutation_resetStaffSecondFactor_Acknowledgement
  | ResetStaffSecondFactorMutation_resetStaffSecondFactor_Refusal
;

export type ResetStaffSecondFactorMutation = { resetStaffSecondFactor: ResetStaffSecondFactorMutation_resetStaffSecondFactor };


export type ResetStaffSecondFactorMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;

export type SendStaffPasswordLinkMutation_sendStaffPasswordLink_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type SendStaffPasswordLinkMutation_sendStaffPasswordLink_Acknowledgement = { __typename: 'Acknowledgement', message: string };

export type SendStaffPasswordLinkMutation_sendStaffPasswordLink_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<SendStaffPasswordLinkMutation_sendStaffPasswordLink_Refusal_fields> };

export type SendStaffPasswordLinkMutation_sendStaffPasswordLink =
  | SendStaffPasswordLinkMutation_sendStaffPasswordLink_Acknowledgement
  | SendStaffPasswordLinkMutation_sendStaffPasswordLink_Refusal
;

export type SendStaffPasswordLinkMutation = { sendStaffPasswordLink: SendStaffPasswordLinkMutation_sendStaffPasswordLink };


export type SendStaffPasswordLinkMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;

export type MemberDialog_MemberFragment = { __typename: 'StaffMember', id: string, email: string, surname: string, firstName: string, role: StaffRole, suspendedAt: string | null, hasSecondFactor: boolean, revision: number } & { ' $fragmentName'?: 'MemberDialog_MemberFragment' };

export const MemberDialog_MemberFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberDialog_member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<MemberDialog_MemberFragment, unknown>;
export const StaffMembersDocument = {"__meta__":{"id":"4c027510d1f5a2a57b9e35ecc81f88638ffd54edd5ce54b998cd98d688731354"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMemberSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMemberFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"canChange"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberDialog_member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberDialog_member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<StaffMembersQuery, StaffMembersQueryVariables>;
export const StaffInvitationsDocument = {"__meta__":{"id":"c74a66d41e76374e9b73a88a2979974f94949a3ecc22fb3b5c9409c9ee24b7e2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffInvitations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffInvitationSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffInvitationFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffInvitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"canChange"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}}]}}]} as unknown as DocumentNode<StaffInvitationsQuery, StaffInvitationsQueryVariables>;
export const InviteStaffDocument = {"__meta__":{"id":"6811addee48a8465f9c59650a138f57bbaa4a36fc93621f93be15db81a823935"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteStaff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteStaff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<InviteStaffMutation, InviteStaffMutationVariables>;
export const ResendStaffInvitationDocument = {"__meta__":{"id":"de2dbca9c90c4ffdb2fc3257840664e7275c5d9ed81b941576346c7842a6e29e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendStaffInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendStaffInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ResendStaffInvitationMutation, ResendStaffInvitationMutationVariables>;
export const RevokeStaffInvitationDocument = {"__meta__":{"id":"596bff3db1021e878144758e7821d73fb4ed3630547ee4dfcc50f295b9318639"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeStaffInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeStaffInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RevokeStaffInvitationMutation, RevokeStaffInvitationMutationVariables>;
export const ChangeStaffRoleDocument = {"__meta__":{"id":"5b29edfb210e1ba0cd15a2b38744fa330f0976f8d22e7bcadb639b2ed08361b7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeStaffRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffRole"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeStaffRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ChangeStaffRoleMutation, ChangeStaffRoleMutationVariables>;
export const SuspendStaffDocument = {"__meta__":{"id":"e7906556e35b6090c1191fffb403aa05191d844c2c1fe93384b235d8ab9d3152"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SuspendStaff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suspendStaff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SuspendStaffMutation, SuspendStaffMutationVariables>;
export const RestoreStaffDocument = {"__meta__":{"id":"633663c86bd7d1a481623614517dff37143d6b432ba846f376c62aa9092d9b20"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreStaff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreStaff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RestoreStaffMutation, RestoreStaffMutationVariables>;
export const ResetStaffSecondFactorDocument = {"__meta__":{"id":"e100cb0ae3821e9bf31a630241b7ce6340fa5e5927ae0e3266cc4e40a9320945"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetStaffSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetStaffSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ResetStaffSecondFactorMutation, ResetStaffSecondFactorMutationVariables>;
export const SendStaffPasswordLinkDocument = {"__meta__":{"id":"4a8b00f2da6ffc8e66e2f18554d6590f1cd65e7a7c9f65f56ea834efb3ead1ea"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendStaffPasswordLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendStaffPasswordLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SendStaffPasswordLinkMutation, SendStaffPasswordLinkMutationVariables>;