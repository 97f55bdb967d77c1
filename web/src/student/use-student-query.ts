import { NetworkStatus, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { type Failure, failureOf } from "../lib/failure.ts";

interface StudentQuery<Viewer> {
  /** Null while it is first loaded, when that failed, and while the guard leads away from a lost session. */
  readonly student: NonNullable<Viewer> | null;
  /** Why the student, or a part of them, could not be loaded. */
  readonly failure: Failure | null;
  readonly reload: () => void;
  readonly reloading: boolean;
}

/**
 * A page's one query. What the cache has is shown at once and brought up to date; a part that the college failed to
 * give arrives as null, with the rest.
 */
export const useStudentQuery = <Viewer>(
  query: TypedDocumentNode<{ viewer: Viewer }, Record<string, never>>,
): StudentQuery<Viewer> => {
  const { data, previousData, error, refetch, networkStatus } = useQuery(query, {
    fetchPolicy: "cache-and-network",
    errorPolicy: "all",
    notifyOnNetworkStatusChange: true,
  });
  return {
    // Without an answer there is no data; what was shown before stays.
    student: (data ?? previousData)?.viewer ?? null,
    failure: error ? failureOf(error) : null,
    // What it fails with is in `error` already.
    reload: () => void refetch().catch(() => undefined),
    reloading: networkStatus === NetworkStatus.refetch,
  };
};
