import type { ApolloClient } from "@apollo/client";
import { SessionDocument } from "../gql/public.ts";

/** Forgets everything that was read for the person who was signed in; guarded screens then lead to the login. */
export const forgetViewer = async (client: ApolloClient): Promise<void> => {
  await client.clearStore();
  client.writeQuery({ query: SessionDocument, data: { viewer: null } });
};
