import { NetworkStatus, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { type Failure, failureOf } from "../lib/failure.ts";
import type { ViewerRole } from "./login-path.ts";

interface Person {
  readonly __typename: ViewerRole | "Staff";
}

export interface ViewerQuery<Viewer> {
  /**
   * Null while loading, after a failure, and while the guard redirects a person who is signed out or has another role.
   */
  readonly viewer: Viewer | null;
  /** True while a request is running, whatever is shown. */
  readonly loading: boolean;
  /** The failure to load the viewer or a part of it. */
  readonly failure: Failure | null;
  readonly reload: () => void;
  readonly reloading: boolean;
}

const isOf = <Viewer extends Person, Role extends ViewerRole>(
  viewer: Viewer,
  roles: Role | readonly Role[],
): viewer is Extract<Viewer, { readonly __typename: Role }> =>
  [roles].flat().some((role) => role === viewer.__typename);

/**
 * The query of a guarded page for viewers of `roles`. Cached data is shown at once and then refreshed, unless
 * `fetchPolicy` says otherwise. A part that the college failed to return is null.
 */
export const useViewerQuery = <Viewer extends Person, Role extends ViewerRole>(
  query: TypedDocumentNode<{ viewer: Viewer | null }, Record<string, never>>,
  roles: Role | readonly Role[],
  fetchPolicy: "cache-and-network" | "network-only" | "cache-first" = "cache-and-network",
): ViewerQuery<Extract<Viewer, { readonly __typename: Role }>> => {
  const { data, previousData, error, loading, refetch, networkStatus } = useQuery(query, {
    fetchPolicy,
    errorPolicy: "all",
    notifyOnNetworkStatusChange: true,
  });
  // Without a response there is no data, so the previous data stays.
  const viewer = (data ?? previousData)?.viewer ?? null;
  return {
    viewer: viewer && isOf(viewer, roles) ? viewer : null,
    loading,
    failure: error ? failureOf(error) : null,
    // The error is already in `error`.
    reload: () => void refetch().catch(() => undefined),
    reloading: networkStatus === NetworkStatus.refetch,
  };
};
