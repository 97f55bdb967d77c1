import { NetworkStatus, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { type Failure, failureOf } from "../lib/failure.ts";
import type { ViewerRole } from "./login-path.ts";

interface Person {
  readonly __typename: ViewerRole | "Staff";
}

export interface ViewerQuery<Viewer> {
  /**
   * Null while it is first loaded, when that failed, and while the guard leads somebody away: who is signed out, or signed
   * in as another role.
   */
  readonly viewer: Viewer | null;
  /** True while an answer is on its way, whatever is shown meanwhile. */
  readonly loading: boolean;
  /** Why the viewer, or a part of them, could not be loaded. */
  readonly failure: Failure | null;
  readonly reload: () => void;
  readonly reloading: boolean;
}

const isOf = <Viewer extends Person, Role extends ViewerRole>(
  viewer: Viewer,
  role: Role,
): viewer is Extract<Viewer, { readonly __typename: Role }> => viewer.__typename === role;

/**
 * A guarded page's one query, as far as it concerns a viewer of `role`. What the cache has is shown at once and brought
 * up to date, or left as it is where `fetchPolicy` says so; a part that the college failed to give arrives as null,
 * with the rest.
 */
export const useViewerQuery = <Viewer extends Person, Role extends ViewerRole>(
  query: TypedDocumentNode<{ viewer: Viewer | null }, Record<string, never>>,
  role: Role,
  fetchPolicy: "cache-and-network" | "network-only" | "cache-first" = "cache-and-network",
): ViewerQuery<Extract<Viewer, { readonly __typename: Role }>> => {
  const { data, previousData, error, loading, refetch, networkStatus } = useQuery(query, {
    fetchPolicy,
    errorPolicy: "all",
    notifyOnNetworkStatusChange: true,
  });
  // Without an answer there is no data; what was shown before stays.
  const viewer = (data ?? previousData)?.viewer ?? null;
  return {
    viewer: viewer && isOf(viewer, role) ? viewer : null,
    loading,
    failure: error ? failureOf(error) : null,
    // What it fails with is in `error` already.
    reload: () => void refetch().catch(() => undefined),
    reloading: networkStatus === NetworkStatus.refetch,
  };
};
