import { useApolloClient } from "@apollo/client/react";
import { type ResultSheetFilter, ResultSheetIdsDocument } from "../../../gql/staff-results.ts";
import type { FilterKinds } from "../../kit/list/list-params.ts";
import type { ListState } from "../../kit/list/use-list-state.ts";
import { type Selection, useSelection } from "../../kit/list/use-selection.ts";
import type { SheetRow } from "./sheet-columns.tsx";

/** The selection of sheets, identified by their courses. */
export const useSheetSelection = <Sort extends string, Kinds extends FilterKinds>(
  list: ListState<Sort, Kinds>,
  filter: ResultSheetFilter,
): Selection<SheetRow> => {
  const client = useApolloClient();
  return useSelection(list, {
    name: ({ code }: SheetRow) => code,
    allIds: async () => {
      const { data } = await client.query({
        query: ResultSheetIdsDocument,
        variables: { search: list.variables.search, filter },
        fetchPolicy: "no-cache",
      });
      return data?.resultSheetIds ?? null;
    },
  });
};
