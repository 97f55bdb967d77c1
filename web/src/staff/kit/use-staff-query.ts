import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { type Failure, failureOf } from "../../lib/failure.ts";

export interface StaffQuery<Data> {
  /** The last result. It stays until the next one arrives. Null before the first response. */
  readonly data: Data | null;
  /** True while a request is running. */
  readonly loading: boolean;
  /** The failure of the last request or of a part of it. */
  readonly failure: Failure | null;
  readonly reload: () => void;
}

/**
 * The query of a staff screen. With `parts`, a part that the college failed to return is null, beside the rest and a
 * failure. Without it, a failure returns no data. Cached data is shown at once and then refreshed.
 */
export const useStaffQuery = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  { parts = false }: { readonly parts?: boolean } = {},
): StaffQuery<Data> => {
  const { data, previousData, error, loading, refetch } = useQuery<Data, OperationVariables>(
    document,
    {
      variables,
      fetchPolicy: "cache-and-network",
      errorPolicy: parts ? "all" : "none",
      notifyOnNetworkStatusChange: true,
    },
  );
  return {
    data: ((data ?? previousData) as Data | undefined) ?? null,
    loading,
    failure: error && !loading ? failureOf(error) : null,
    // The error is already in `error`.
    reload: () => void refetch().catch(() => undefined),
  };
};
