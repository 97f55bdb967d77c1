import { type FormEvent, type ReactNode, useState } from "react";
import { failureOf } from "../../lib/failure.ts";
import type { Refusal } from "../../lib/refusal.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { TextAreaField } from "../../ui/TextAreaField.tsx";
import { kitTexts } from "./kit-texts.ts";
import { maxReasonLength, reasonProblem } from "./reason.ts";
import { DialogActions, StaffDialog } from "./StaffDialog.tsx";

interface ConfirmWithReasonProps {
  readonly title: string;
  /** The explanation of the action. */
  readonly children?: ReactNode;
  /** The label of the confirm button. */
  readonly action: string;
  /** Runs the action. Resolves to the server's refusal or null. */
  readonly onConfirm: (reason: string) => Promise<Refusal | null>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for a reason, which the audit log keeps, and runs the action. */
export const ConfirmWithReason = (props: ConfirmWithReasonProps) => {
  const { title, children, action, onConfirm, onDone, onClose } = props;
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const problem = reasonProblem(reason);
    setError(problem);
    if (problem) return;
    setBusy(true);
    setRefused(null);
    onConfirm(reason.trim())
      .then((refusal) => {
        if (!refusal) return onDone();
        const ofReason = refusal.fields.find(({ field }) => field === "reason");
        if (ofReason) setError(ofReason.message);
        else setRefused(refusal.fields[0]?.message ?? refusal.message);
      })
      .catch((cause: unknown) => setRefused(failureOf(cause).message))
      .finally(() => setBusy(false));
  };
  return (
    <StaffDialog title={title} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        {refused && <Notice kind="error">{refused}</Notice>}
        {children}
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
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {kitTexts.cancel}
          </Button>
          <Button type="submit" busy={busy}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </StaffDialog>
  );
};
