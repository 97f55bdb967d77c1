import type { ApolloClient } from "@apollo/client";
import { SessionDocument, type SessionViewerFragment } from "../gql/everywhere.ts";

/** The fields that stay: the portal's own, and the viewer, who is written anew. */
const kept = ["portal", "viewer"];

/**
 * Replaces the viewer in the cache and drops the data of the previous one. Guarded screens watch the viewer and follow
 * at once. The store is not cleared, because that would end their watching.
 *
 * What staff read beside the viewer goes at the next sign-in, when none of their screens is shown: a screen that still is would
 * ask for it again.
 */
export const setCachedViewer = (
  client: ApolloClient,
  viewer: SessionViewerFragment | null,
): void => {
  client.writeQuery({ query: SessionDocument, data: { viewer: null } });
  if (viewer) {
    client.cache.modify({
      id: "ROOT_QUERY",
      fields: (value, { fieldName, DELETE }) => (kept.includes(fieldName) ? value : DELETE),
    });
  }
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
