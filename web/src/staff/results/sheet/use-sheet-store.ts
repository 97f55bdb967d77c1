import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { useUnloadWarning } from "../../../lib/use-unload-warning.ts";
import { isSignedIn } from "../../../session/session-cache.ts";
import { useSession } from "../../../session/use-session.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { useUnsavedChanges } from "../../shell/unsaved-changes.ts";
import { countOf } from "../parts/texts.ts";
import { cellDrafts, sheetDrafts } from "./cells/cell-drafts.ts";
import { sendScores } from "./cells/send-scores.ts";
import { SheetStore, type SheetSummary } from "./cells/sheet-store.ts";
import { type Sheet, sheetRules, storedRows } from "./sheet.ts";

const keptNote = (amount: number): string => {
  const them = amount === 1 ? "it" : "them";
  return `${countOf(amount, "cell")} ${amount === 1 ? "is" : "are"} not saved. This browser keeps ${them} and sends ${them} when you open the sheet again.`;
};

/**
 * The store of a sheet while its screen is shown. It sends the drafts of an earlier visit, sends at once when the
 * network or the tab returns or the tab is hidden, lets the browser ask before unsaved cells are closed, and reports
 * cells that stay unsaved.
 */
export const useSheetStore = (sheet: Sheet): SheetStore => {
  const client = useApolloClient();
  const session = useSession();
  const { toast } = useFeedback();
  const owner = session.status === "signedIn" ? session.viewer.id : "";
  const { semesterId, courseId, canEnter } = sheet;
  const [work] = useState(
    () =>
      new SheetStore({
        rows: storedRows(sheet),
        rules: sheetRules(sheet),
        drafts: cellDrafts(owner, `${semesterId}:${courseId}`),
        send: sendScores(client, { semesterId, courseId }),
      }),
  );

  const loaded = useRef(sheet);
  useEffect(() => {
    if (loaded.current !== sheet) work.load(storedRows(sheet));
    loaded.current = sheet;
  }, [work, sheet]);

  const leave = useEffectEvent(() => {
    if (!isSignedIn(client)) {
      work.stop();
      return;
    }
    const { waiting, troubled } = work.close();
    if (waiting + troubled > 0) toast("info", keptNote(waiting + troubled));
  });
  useEffect(() => {
    if (canEnter) work.open();
  }, [work, canEnter]);
  useEffect(() => () => leave(), []);

  useUnsavedChanges({
    drafts: sheetDrafts(`${semesterId}:${courseId}`),
    send: async () => {
      if (canEnter) await work.send();
    },
    unsent: () => {
      const { waiting, troubled } = work.summary();
      return waiting + troubled.length;
    },
  });

  useUnloadWarning(() => {
    if (!canEnter) return false;
    work.flush();
    const { waiting, troubled } = work.summary();
    return waiting + troubled.length > 0;
  });
  useEffect(() => {
    if (!canEnter) return;
    const flush = () => work.flush();
    window.addEventListener("online", flush);
    document.addEventListener("visibilitychange", flush);
    return () => {
      window.removeEventListener("online", flush);
      document.removeEventListener("visibilitychange", flush);
    };
  }, [work, canEnter]);
  return work;
};

/** A part of the sheet's state. `select` returns a primitive or an object of the summary. */
export const useSheetSummary = <Part>(
  work: SheetStore,
  select: (summary: SheetSummary) => Part,
): Part => useSyncExternalStore(work.watch, () => select(work.summary()));
