import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { TextAreaField } from "../../../ui/TextAreaField.tsx";
import { Waiting } from "../../../ui/Waiting.tsx";
import { kitTexts } from "../kit-texts.ts";
import { maxReasonLength, reasonProblem } from "../reason.ts";
import { DialogActions, StaffDialog } from "../StaffDialog.tsx";
import { BulkRows } from "./BulkRows.tsx";
import type { BulkPreview, BulkResult } from "./bulk-types.ts";
import { useBulkAction } from "./use-bulk-action.ts";

const labels = kitTexts.bulk;

export interface BulkDialogProps {
  readonly title: string;
  /** The label of the confirm button. */
  readonly action: string;
  /** The explanation of the action, if the rows alone are not enough. */
  readonly meaning?: string | undefined;
  readonly ids: readonly string[];
  /** The dry run. */
  readonly preview: (ids: readonly string[]) => Promise<BulkPreview>;
  readonly run: (ids: readonly string[], reason: string) => Promise<BulkResult>;
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
}

/** Previews a bulk action row by row, asks for the reason and runs it for all rows or none. */
export const BulkDialog = ({ title, action, meaning, onClose, ...options }: BulkDialogProps) => {
  const bulk = useBulkAction(options);
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string | null>(null);
  const { rows, allowedRows, blockedRows } = bulk;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (bulk.busy) return;
    const problem = reasonProblem(reason);
    setError(problem);
    if (!problem) bulk.start(reason.trim());
  };
  if (!rows) {
    return (
      <StaffDialog title={title} onClose={onClose}>
        {bulk.failureMessage ? (
          <ErrorState message={bulk.failureMessage} onRetry={bulk.retry} retrying={bulk.busy} />
        ) : (
          <Waiting text={labels.previewing} />
        )}
      </StaffDialog>
    );
  }
  return (
    <StaffDialog title={title} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        {bulk.failureMessage && (
          <Notice kind="error" title={labels.refused}>
            {bulk.failureMessage}
          </Notice>
        )}
        {bulk.outdated && !bulk.failureMessage && <Notice kind="warning">{labels.outdated}</Notice>}
        {blockedRows.length > 0 && (
          <BulkRows
            title={labels.blockedRows(blockedRows.length)}
            kind="blocked"
            rows={blockedRows}
          >
            {allowedRows.length > 0 && (
              <Button variant="secondary" busy={bulk.busy} onClick={bulk.leaveOut}>
                {labels.leaveOut(blockedRows.length)}
              </Button>
            )}
          </BulkRows>
        )}
        {allowedRows.length > 0 ? (
          <BulkRows
            title={labels.allowedRows(allowedRows.length)}
            kind="allowed"
            rows={allowedRows}
          />
        ) : (
          <p>{labels.none}</p>
        )}
        {meaning && <p>{meaning}</p>}
        {allowedRows.length > 0 && (
          <TextAreaField
            label={kitTexts.reason}
            hint={kitTexts.reasonHint}
            error={error ?? undefined}
            value={reason}
            maxLength={maxReasonLength}
            onChange={(text) => {
              setReason(text);
              setError(null);
            }}
          />
        )}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {kitTexts.cancel}
          </Button>
          <Button
            type="submit"
            busy={bulk.busy}
            disabled={allowedRows.length === 0 || blockedRows.length > 0}
          >
            {bulk.busy ? labels.working : action}
          </Button>
        </DialogActions>
      </form>
    </StaffDialog>
  );
};
