import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { type Failure, failureOf } from "../../lib/failure.ts";

export interface StaffQuery<Data> {
  /** What was answered last; what was shown before stays until it is. Null until the first answer. */
  readonly data: Data | null;
  /** True while an answer is on its way. */
  readonly loading: boolean;
  /** Why the last answer, or a part of it, did not come. */
  readonly failure: Failure | null;
  readonly reload: () => void;
}

/**
 * A screen's one query. With `parts`, what the college failed to give arrives as null, with the rest and a failure;
 * without, a failure leaves nothing. What the cache has is shown at once and brought up to date.
 */
export const useStaffQuery = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  { parts = false }: { readonly parts?: boolean } = {},
): StaffQuery<Data> => {
  const { data, error, loading, refetch } = useQuery<Data, OperationVariables>(document, {
    variables,
    fetchPolicy: "cache-and-network",
    errorPolicy: parts ? "all" : "none",
    notifyOnNetworkStatusChange: true,
  });
  const [shown, setShown] = useState<Data | null>(null);
  const answered = data === undefined ? null : (data as Data);
  if (answered !== null && answered !== shown) setShown(answered);
  return {
    data: answered ?? shown,
    loading,
    failure: error && !loading ? failureOf(error) : null,
    // What it fails with is in `error` already.
    reload: () => void refetch().catch(() => undefined),
  };
};
