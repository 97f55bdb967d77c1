import { useState } from "react";
import { failureOf } from "../../../lib/failure.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { formatCount } from "../format-count.ts";
import type { FilterKinds } from "./list-params.ts";
import type { ListState } from "./use-list-state.ts";

/** The limit of one bulk action. */
const maxSelected = 5000;

export interface Selection<Row> {
  readonly ids: readonly string[];
  /** The row's name in the checkbox label. */
  readonly name: (row: Row) => string;
  readonly choose: (ids: readonly string[]) => void;
  readonly clear: () => void;
  /** Selects all matching rows on all pages; null if the list does not support it. */
  readonly chooseAll: (() => void) | null;
  readonly choosingAll: boolean;
}

interface SelectionOptions<Row> {
  readonly name: (row: Row) => string;
  /** Loads the ids of all matching rows; null if there are more than one action takes. */
  readonly allIds?: () => Promise<readonly string[] | null>;
}

/** The selected rows. They persist across pages and are cleared when search or filters change. */
export const useSelection = <Row, Sort extends string, Kinds extends FilterKinds>(
  { narrowing }: ListState<Sort, Kinds>,
  { name, allIds }: SelectionOptions<Row>,
): Selection<Row> => {
  const { alert } = useFeedback();
  const [chosen, setChosen] = useState<{ of: string; ids: readonly string[] }>({
    of: narrowing,
    ids: [],
  });
  const [choosingAll, setChoosingAll] = useState(false);
  const choose = (ids: readonly string[]) => setChosen({ of: narrowing, ids });
  const chooseAll = () => {
    if (!allIds || choosingAll) return;
    setChoosingAll(true);
    allIds()
      .then((ids) =>
        ids === null || ids.length > maxSelected
          ? alert(
              `At most ${formatCount(maxSelected)} can be changed at once. Narrow the list first.`,
            )
          : choose(ids),
      )
      .catch((error: unknown) => alert(failureOf(error).message))
      .finally(() => setChoosingAll(false));
  };
  return {
    ids: chosen.of === narrowing ? chosen.ids : [],
    name,
    choose,
    clear: () => choose([]),
    chooseAll: allIds ? chooseAll : null,
    choosingAll,
  };
};
