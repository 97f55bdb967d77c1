import type { ApolloClient } from "@apollo/client";
import { SessionDocument, type SessionQuery } from "../gql/public.ts";

/**
 * Puts `viewer` in the place of whoever was signed in, and drops everything that was read for them. Guarded screens
 * follow at once, for they watch this; the store is not cleared, which would end their watching.
 */
const replaceViewer = (client: ApolloClient, viewer: SessionQuery["viewer"]): void => {
  client.writeQuery({ query: SessionDocument, data: { viewer: null } });
  client.cache.gc();
  if (viewer) client.writeQuery({ query: SessionDocument, data: { viewer } });
};

export const setCachedViewer = (
  client: ApolloClient,
  viewer: NonNullable<SessionQuery["viewer"]>,
): void => replaceViewer(client, viewer);

export const clearCachedViewer = (client: ApolloClient): void => replaceViewer(client, null);

/** Whether somebody is signed in, for what ends with a screen: at a sign-out the viewer goes before the screen does. */
export const isSignedIn = (client: ApolloClient): boolean =>
  Boolean(client.readQuery({ query: SessionDocument })?.viewer);
