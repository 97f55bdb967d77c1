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
  /** What it means. */
  readonly children?: ReactNode;
  /** On the button that does it. */
  readonly action: string;
  /** Does it; answers the server's refusal, or null when it is done. */
  readonly onConfirm: (reason: string) => Promise<Refusal | null>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for the reason of something that is kept in the audit log, and does it. */
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
          <Button look="secondary" onClick={onClose}>
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
