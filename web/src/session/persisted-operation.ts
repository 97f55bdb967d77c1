import { PersistedQueryLink } from "@apollo/client/link/persisted-queries";
import type { DocumentNode } from "graphql";

/** The id of a document of `web/src/gql`. The gateway knows the text (`gateway/src/generated/persisted-operations.ts`). */
export const idOf = (
  document: DocumentNode & { readonly __meta__?: { readonly id?: string } },
): string => document.__meta__?.id ?? "";

/** Sends an operation's id, and its text only to a gateway that does not know the id: one of another version. */
export const persistedOperationLink = (): PersistedQueryLink =>
  new PersistedQueryLink({ generateHash: idOf });

export const notPersisted = "PERSISTED_QUERY_NOT_FOUND";
