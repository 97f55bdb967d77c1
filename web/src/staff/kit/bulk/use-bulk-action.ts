import { useEffect, useEffectEvent, useState } from "react";
import { failureOf } from "../../../lib/failure.ts";
import type { BulkPreview, BulkResult, BulkRow } from "./bulk-types.ts";

interface BulkActionOptions {
  readonly ids: readonly string[];
  readonly preview: (ids: readonly string[]) => Promise<BulkPreview>;
  readonly run: (ids: readonly string[], reason: string) => Promise<BulkResult>;
  /** Called with the success message. */
  readonly onDone: (done: string) => void;
}

/** The state of a bulk action from preview to result. It applies to all previewed rows or none. */
export const useBulkAction = ({ ids, preview, run, onDone }: BulkActionOptions) => {
  const [rows, setRows] = useState<readonly BulkRow[] | null>(null);
  const [outdated, setOutdated] = useState(false);
  const [failureMessage, setFailureMessage] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const attempt = (work: () => Promise<void>) => {
    setBusy(true);
    setFailureMessage(null);
    work()
      .catch((error: unknown) => setFailureMessage(failureOf(error).message))
      .finally(() => setBusy(false));
  };
  const loadPreview = (chosen: readonly string[]) =>
    attempt(async () => {
      const answer = await preview(chosen);
      if ("refusal" in answer) setFailureMessage(answer.refusal.message);
      else setRows(answer.rows);
    });
  const begin = useEffectEvent(() => loadPreview(ids));
  useEffect(() => begin(), []);

  const allowedRows = rows?.filter(({ problem }) => problem === null) ?? [];
  const start = (reason: string) =>
    attempt(async () => {
      const answer = await run(
        allowedRows.map(({ id }) => id),
        reason,
      );
      if ("done" in answer) onDone(answer.done);
      else if ("outdated" in answer) {
        setOutdated(true);
        setRows(answer.outdated);
      } else setFailureMessage(answer.refusal.fields[0]?.message ?? answer.refusal.message);
    });

  return {
    rows,
    allowedRows,
    blockedRows: rows?.filter(({ problem }) => problem !== null) ?? [],
    outdated,
    failureMessage,
    busy,
    /** Repeats the preview with only the rows that can be changed. */
    leaveOut: () => loadPreview(allowedRows.map(({ id }) => id)),
    retry: () => loadPreview(ids),
    start,
  };
};
