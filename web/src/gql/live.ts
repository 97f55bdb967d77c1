/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HostelAvailabilitySubscription_hostelAvailability = { __typename: 'HostelAvailability', isApplicationOpen: boolean, free: Array<string> | null, taken: Array<string>, freed: Array<string> };

export type HostelAvailabilitySubscription = { hostelAvailability: HostelAvailabilitySubscription_hostelAvailability };


export type HostelAvailabilitySubscriptionVariables = Exact<{ [key: string]: never; }>;


export const HostelAvailabilityDocument = {"__meta__":{"id":"d25e83f661fc923208e1c85d44834235841b28c2c2a7c13f87838784d4c59b8a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"HostelAvailability"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hostelAvailability"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApplicationOpen"}},{"kind":"Field","name":{"kind":"Name","value":"free"}},{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"freed"}}]}}]}}]} as unknown as DocumentNode<HostelAvailabilitySubscription, HostelAvailabilitySubscriptionVariables>;