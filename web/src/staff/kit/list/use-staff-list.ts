import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { type StaffQuery, useStaffQuery } from "../use-staff-query.ts";

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

export interface StaffListQuery<Page> extends Omit<StaffQuery<Page>, "data"> {
  /** The last result. It stays until the next one arrives. Null before the first response. */
  readonly page: Page | null;
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
