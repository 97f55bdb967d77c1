import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { Failure } from "../../../lib/failure.ts";
import { useStaffQuery } from "../use-staff-query.ts";

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

export interface StaffListQuery<Page> {
  /** The last result. It stays until the next one arrives. Null before the first response. */
  readonly page: Page | null;
  /** True while a request is running. */
  readonly loading: boolean;
  readonly failure: Failure | null;
  readonly reload: () => void;
}

/** The query of a list screen. `pick` selects the list's page from the result. */
export const useStaffList = <
  Data,
  Variables extends OperationVariables,
  Page extends ListPage<unknown>,
>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  pick: (data: NoInfer<Data>) => Page,
): StaffListQuery<Page> => {
  const { data, ...rest } = useStaffQuery(document, variables);
  return { page: data === null ? null : pick(data), ...rest };
};
