import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { Failure } from "../../../lib/failure.ts";
import { useStaffQuery } from "../use-staff-query.ts";

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
  const { data, ...rest } = useStaffQuery(document, variables);
  return { page: data === null ? null : pick(data), ...rest };
};
