import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { SaveScoresDocument, type ScoreField } from "../../../gql/staff-results.ts";
import { persistentDrafts } from "../../../lib/drafts.ts";
import { countOf } from "../parts/texts.ts";
import { useKeptWork, useOwner } from "../parts/use-kept-work.ts";
import type { SheetField } from "./cells/cell.ts";
import { SheetStore, type SheetSummary } from "./cells/sheet-store.ts";
import { type Sheet, storedRows } from "./sheet.ts";

const schemaFields = { ca: "CA", exam: "EXAM", remark: "REMARK" } as const;
const fields: Readonly<Record<ScoreField, SheetField>> = {
  CA: "ca",
  EXAM: "exam",
  REMARK: "remark",
};

/** The store of a sheet while its screen is shown. */
export const useSheetStore = (sheet: Sheet): SheetStore => {
  const client = useApolloClient();
  const owner = useOwner();
  const { semesterId, courseId, code, canEnter } = sheet;
  // The prefix of the sheet's draft names.
  const drafts = `result-sheet:${semesterId}:${courseId}`;
  const [work] = useState(
    () =>
      new SheetStore({
        rows: storedRows(sheet),
        drafts: persistentDrafts(owner, drafts),
        send: async (sent) => {
          const cells = sent.map(({ field, ...cell }) => ({ ...cell, field: schemaFields[field] }));
          const { data } = await client.mutate({
            mutation: SaveScoresDocument,
            variables: { input: { semesterId, courseId, cells } },
          });
          if (!data) throw new Error("The mutation returned no data.");
          const answer = data.saveScores;
          if (answer.__typename === "Refusal") return answer;
          const named = <Cell extends { readonly field: ScoreField }>(cell: Cell) => ({
            ...cell,
            field: fields[cell.field],
          });
          return { conflicts: answer.conflicts.map(named), problems: answer.problems.map(named) };
        },
      }),
  );
  const loaded = useRef(sheet);
  useEffect(() => {
    if (loaded.current !== sheet) work.load(storedRows(sheet));
    loaded.current = sheet;
  }, [work, sheet]);
  useKeptWork({
    work,
    drafts,
    canSend: canEnter,
    countOf: (amount) => `${countOf(amount, "cell")} of ${code}`,
  });
  return work;
};

/** A part of the sheet's state. `select` returns a primitive or an object of the summary. */
export const useSheetSummary = <Part>(
  work: SheetStore,
  select: (summary: SheetSummary) => Part,
): Part => useSyncExternalStore(work.watch, () => select(work.summary()));
