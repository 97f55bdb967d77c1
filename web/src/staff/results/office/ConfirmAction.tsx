import { type ReactNode, useState } from "react";
import { failureOf } from "../../../lib/failure.ts";
import type { Refusal } from "../../../lib/refusal.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { kitTexts } from "../../kit/kit-texts.ts";
import { DialogActions, StaffDialog } from "../../kit/StaffDialog.tsx";

interface ConfirmActionProps {
  readonly title: string;
  /** The explanation of the action. */
  readonly children: ReactNode;
  /** The label of the confirm button. */
  readonly action: string;
  /** Runs the action. Resolves to the server's refusal or null. */
  readonly onConfirm: () => Promise<Refusal | null>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Explains and confirms an action that needs no reason. */
export const ConfirmAction = (props: ConfirmActionProps) => {
  const { title, children, action, onConfirm, onDone, onClose } = props;
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const confirm = () => {
    setBusy(true);
    setRefused(null);
    onConfirm()
      .then((refusal) => (refusal ? setRefused(refusal.message) : onDone()))
      .catch((cause: unknown) => setRefused(failureOf(cause).message))
      .finally(() => setBusy(false));
  };
  return (
    <StaffDialog title={title} onClose={onClose}>
      {refused && <Notice kind="error">{refused}</Notice>}
      {children}
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {kitTexts.cancel}
        </Button>
        <Button busy={busy} onClick={confirm}>
          {action}
        </Button>
      </DialogActions>
    </StaffDialog>
  );
};
