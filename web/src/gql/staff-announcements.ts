/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whom an announcement is for. */
export type AnnouncementAudience =
  | 'APPLICANTS'
  /** Those who have not signed in too. */
  | 'EVERYBODY'
  | 'STAFF'
  | 'STUDENTS';

/** What announcements are narrowed to. */
export type AnnouncementFilter = {
  audience?: AnnouncementAudience | null | undefined;
  state?: AnnouncementState | null | undefined;
};

/** An announcement as it is to be. */
export type AnnouncementInput = {
  audience: AnnouncementAudience;
  body: string;
  /** Default: until it is taken down. */
  endsAt?: string | null | undefined;
  /** Default: now. */
  startsAt?: string | null | undefined;
  title: string;
};

/** What announcements are sorted by. */
export type AnnouncementSort =
  | 'STARTS_AT'
  | 'TITLE';

/** Whether an announcement is shown now, will be, or was. */
export type AnnouncementState =
  | 'CURRENT'
  | 'PAST'
  | 'PLANNED';

/** Which page of a list: counted from 1, of 10 to 100 rows. */
export type PageInput = {
  number?: number;
  size?: number;
};

export type RefusedFragment_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type RefusedFragment = { __typename: 'Refusal', code: string, message: string, fields: Array<RefusedFragment_fields> } & { ' $fragmentName'?: 'RefusedFragment' };

export type AnnouncementRecordsQuery_announcementRecords_rows = (
  { __typename: 'AnnouncementRecord', id: string, title: string, audience: AnnouncementAudience, startsAt: string, endsAt: string | null, state: AnnouncementState, createdBy: string, revision: number }
  & { ' $fragmentRefs'?: { 'AnnouncementDialog_AnnouncementFragment': AnnouncementDialog_AnnouncementFragment } }
);

export type AnnouncementRecordsQuery_announcementRecords_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type AnnouncementRecordsQuery_announcementRecords = { __typename: 'AnnouncementPage', total: number, rows: Array<AnnouncementRecordsQuery_announcementRecords_rows>, export: AnnouncementRecordsQuery_announcementRecords_export };

export type AnnouncementRecordsQuery = { announcementRecords: AnnouncementRecordsQuery_announcementRecords };


export type AnnouncementRecordsQueryVariables = Exact<{
  page: PageInput;
  sort: AnnouncementSort;
  descending: boolean;
  search?: string | null | undefined;
  filter?: AnnouncementFilter | null | undefined;
}>;

export type AnnouncementRecordQuery_announcementRecord = (
  { __typename: 'AnnouncementRecord', id: string }
  & { ' $fragmentRefs'?: { 'AnnouncementDialog_AnnouncementFragment': AnnouncementDialog_AnnouncementFragment } }
);

export type AnnouncementRecordQuery = { announcementRecord: AnnouncementRecordQuery_announcementRecord | null };


export type AnnouncementRecordQueryVariables = Exact<{
  id: string | number;
}>;

export type CreateAnnouncementMutation_result_Acknowledgement = (
  { __typename: 'Acknowledgement' }
  & { ' $fragmentRefs'?: { 'Saved_Acknowledgement_Fragment': Saved_Acknowledgement_Fragment } }
);

export type CreateAnnouncementMutation_result_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'Saved_Refusal_Fragment': Saved_Refusal_Fragment } }
);

export type CreateAnnouncementMutation_result =
  | CreateAnnouncementMutation_result_Acknowledgement
  | CreateAnnouncementMutation_result_Refusal
;

export type CreateAnnouncementMutation = { result: CreateAnnouncementMutation_result };


export type CreateAnnouncementMutationVariables = Exact<{
  input: AnnouncementInput;
}>;

export type ChangeAnnouncementMutation_result_Acknowledgement = (
  { __typename: 'Acknowledgement' }
  & { ' $fragmentRefs'?: { 'Saved_Acknowledgement_Fragment': Saved_Acknowledgement_Fragment } }
);

export type ChangeAnnouncementMutation_result_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'Saved_Refusal_Fragment': Saved_Refusal_Fragment } }
);

export type ChangeAnnouncementMutation_result =
  | ChangeAnnouncementMutation_result_Acknowledgement
  | ChangeAnnouncementMutation_result_Refusal
;

export type ChangeAnnouncementMutation = { result: ChangeAnnouncementMutation_result };


export type ChangeAnnouncementMutationVariables = Exact<{
  id: string | number;
  revision: number;
  input: AnnouncementInput;
}>;

export type TakeDownAnnouncementMutation_result_Acknowledgement = (
  { __typename: 'Acknowledgement' }
  & { ' $fragmentRefs'?: { 'Saved_Acknowledgement_Fragment': Saved_Acknowledgement_Fragment } }
);

export type TakeDownAnnouncementMutation_result_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'Saved_Refusal_Fragment': Saved_Refusal_Fragment } }
);

export type TakeDownAnnouncementMutation_result =
  | TakeDownAnnouncementMutation_result_Acknowledgement
  | TakeDownAnnouncementMutation_result_Refusal
;

export type TakeDownAnnouncementMutation = { result: TakeDownAnnouncementMutation_result };


export type TakeDownAnnouncementMutationVariables = Exact<{
  id: string | number;
  revision: number;
}>;

export type AnnouncementDialog_AnnouncementFragment = { __typename: 'AnnouncementRecord', id: string, title: string, body: string, audience: AnnouncementAudience, startsAt: string, endsAt: string | null, revision: number } & { ' $fragmentName'?: 'AnnouncementDialog_AnnouncementFragment' };

type Saved_Acknowledgement_Fragment = { __typename: 'Acknowledgement', message: string } & { ' $fragmentName'?: 'Saved_Acknowledgement_Fragment' };

type Saved_Refusal_Fragment = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
) & { ' $fragmentName'?: 'Saved_Refusal_Fragment' };

export type SavedFragment =
  | Saved_Acknowledgement_Fragment
  | Saved_Refusal_Fragment
;

export const AnnouncementDialog_AnnouncementFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnnouncementDialog_announcement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnnouncementRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<AnnouncementDialog_AnnouncementFragment, unknown>;
export const RefusedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RefusedFragment, unknown>;
export const SavedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Saved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AcknowledgementResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SavedFragment, unknown>;
export const AnnouncementRecordsDocument = {"__meta__":{"id":"759637ef9e3263ca92e3dab788603c02f3e91b1f33ea48e4fc0972dc14e3cda2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnnouncementRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnnouncementSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AnnouncementFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"announcementRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnnouncementDialog_announcement"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnnouncementDialog_announcement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnnouncementRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<AnnouncementRecordsQuery, AnnouncementRecordsQueryVariables>;
export const AnnouncementRecordDocument = {"__meta__":{"id":"482c0542843d9d891ea06daeee5a1eeacfa68d5bb4befd6cb52545863864d0a8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnnouncementRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"announcementRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnnouncementDialog_announcement"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnnouncementDialog_announcement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnnouncementRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<AnnouncementRecordQuery, AnnouncementRecordQueryVariables>;
export const CreateAnnouncementDocument = {"__meta__":{"id":"65775a2c5d29622fb2a2efc91309479cb2bdc680370ea5be204239c0c21dab94"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAnnouncement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnnouncementInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"createAnnouncement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Saved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Saved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AcknowledgementResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]} as unknown as DocumentNode<CreateAnnouncementMutation, CreateAnnouncementMutationVariables>;
export const ChangeAnnouncementDocument = {"__meta__":{"id":"394380094b398e20ce164b72707e1350cd4275dc1c65df2ca06737c04c0c9f12"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeAnnouncement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnnouncementInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"changeAnnouncement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Saved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Saved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AcknowledgementResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]} as unknown as DocumentNode<ChangeAnnouncementMutation, ChangeAnnouncementMutationVariables>;
export const TakeDownAnnouncementDocument = {"__meta__":{"id":"1bc09de660b7316c0df30dedb8f1368d28b5f07790200e9e4d2ab83c39c0e2fc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeDownAnnouncement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"takeDownAnnouncement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Saved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Saved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AcknowledgementResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]} as unknown as DocumentNode<TakeDownAnnouncementMutation, TakeDownAnnouncementMutationVariables>;