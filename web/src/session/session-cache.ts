import type { ApolloClient } from "@apollo/client";
import { SessionDocument, type SessionViewerFragment } from "../gql/everywhere.ts";

/**
 * Replaces the viewer in the cache and drops the data of the previous one. Guarded screens watch the viewer and follow
 * at once. The store is not cleared, because that would end their watching.
 */
export const setCachedViewer = (
  client: ApolloClient,
  viewer: SessionViewerFragment | null,
): void => {
  client.writeQuery({ query: SessionDocument, data: { viewer: null } });
  client.cache.gc();
  if (viewer) client.writeQuery({ query: SessionDocument, data: { viewer } });
};

export const clearCachedViewer = (client: ApolloClient): void => setCachedViewer(client, null);

/**
 * Whether somebody is signed in. Effect cleanups use it: at a sign-out the viewer is removed before the screen
 * unmounts.
 */
export const isSignedIn = (client: ApolloClient): boolean =>
  Boolean(client.readQuery({ query: SessionDocument })?.viewer);
