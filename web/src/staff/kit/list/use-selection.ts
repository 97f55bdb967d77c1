import { useState } from "react";
import { failureOf } from "../../../lib/failure.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import type { FilterKinds } from "./list-params.ts";
import { listTexts } from "./list-texts.ts";
import type { ListState } from "./use-list-state.ts";

/** As many as one bulk action takes. */
const maxSelected = 5000;

export interface Selection<Row> {
  readonly ids: readonly string[];
  /** What a row is called in its checkbox's name. */
  readonly name: (row: Row) => string;
  readonly choose: (ids: readonly string[]) => void;
  readonly clear: () => void;
  /** Selects whatever matches, on other pages too; null where the list cannot. */
  readonly chooseAll: (() => void) | null;
  readonly choosingAll: boolean;
}

interface SelectionOptions<Row> {
  readonly name: (row: Row) => string;
  /** Asks for the ids of all that match the list's search and filters; null where they are more than one action takes. */
  readonly allIds?: () => Promise<readonly string[] | null>;
}

/** The rows that are ticked. They stay so from page to page, and are forgotten when the list is narrowed otherwise. */
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
          ? alert(listTexts.tooMany(maxSelected))
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
