import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useRef } from "react";
import { type Failure, failureOf } from "../../../lib/failure.ts";

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

export interface StaffListQuery<Page> {
  /** What was answered last; what was shown before stays until it is. Null until the first answer. */
  readonly page: Page | null;
  /** True while an answer is on its way. */
  readonly loading: boolean;
  readonly failure: Failure | null;
  readonly reload: () => void;
}

/** The query of a list's screen; `pick` takes the list's page out of its answer. */
export const useStaffList = <
  Data,
  Variables extends OperationVariables,
  Page extends ListPage<unknown>,
>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  pick: (data: NoInfer<Data>) => Page,
): StaffListQuery<Page> => {
  const { data, error, loading, refetch } = useQuery<Data, OperationVariables>(document, {
    variables,
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const shown = useRef<Page | null>(null);
  if (data !== undefined) shown.current = pick(data as Data);
  return {
    page: shown.current,
    loading,
    failure: error && !loading ? failureOf(error) : null,
    // What it fails with is in `error` already.
    reload: () => void refetch().catch(() => undefined),
  };
};
