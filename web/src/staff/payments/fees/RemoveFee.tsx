import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { RemoveFeeLineDocument } from "../../../gql/staff-payments.ts";
import { failureOf } from "../../../lib/failure.ts";
import { Button } from "../../../ui/Button.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { kitTexts } from "../../kit/kit-texts.ts";
import { DialogActions, StaffDialog } from "../../kit/StaffDialog.tsx";
import { refusalOf } from "../save-refusal.ts";
import { FeeEffect } from "./FeeEffect.tsx";
import type { FeeLine } from "./fee-line.ts";
import { feeTexts as texts } from "./texts.ts";

interface RemoveFeeProps {
  readonly line: FeeLine;
  readonly departments: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Confirms the removal of a fee and shows its effect. */
export const RemoveFee = ({ line, departments, onClose, onDone }: RemoveFeeProps) => {
  const { toast } = useFeedback();
  const [mutate] = useMutation(RemoveFeeLineDocument);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const remove = () => {
    if (busy) return;
    setBusy(true);
    mutate({ variables: { id: line.id, revision: line.revision } })
      .then(({ data }) => {
        const refusal = refusalOf(data?.removeFeeLine);
        if (refusal) return setTrouble(refusal.message);
        toast("success", texts.removed);
        onDone();
      })
      .catch((error: unknown) => setTrouble(failureOf(error).message))
      .finally(() => setBusy(false));
  };
  return (
    <StaffDialog title={texts.removeTitle(line.label)} onClose={onClose}>
      {trouble && <Notice kind="error">{trouble}</Notice>}
      <p>{texts.removeLead}</p>
      <FeeEffect change={{ id: line.id, line: null }} departments={departments} />
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {kitTexts.cancel}
        </Button>
        <Button busy={busy} onClick={remove}>
          {busy ? texts.removing : texts.removeAction}
        </Button>
      </DialogActions>
    </StaffDialog>
  );
};
