import { Alert, Button, Form } from "antd";
import { useState } from "react";
import { type FeeLineFragment, RemoveFeeLineDocument } from "../../../gql/staff-payments.ts";
import { failureOf } from "../../../lib/failure.ts";
import { useSave } from "../../../lib/use-save.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { kitTexts } from "../../kit/kit-texts.ts";
import { DialogActions, StaffDialog } from "../../kit/StaffDialog.tsx";
import { refusalOf } from "../save-refusal.ts";
import { FeeEffect } from "./FeeEffect.tsx";
import { feeTexts as texts } from "./texts.ts";

interface RemoveFeeProps {
  readonly line: FeeLineFragment;
  readonly departments: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Confirms the removal of a fee and shows its effect. */
export const RemoveFee = ({ line, departments, onClose, onDone }: RemoveFeeProps) => {
  const { toast } = useFeedback();
  const [mutate] = useSave(RemoveFeeLineDocument);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const remove = () => {
    if (busy) return;
    setBusy(true);
    mutate({ id: line.id, revision: line.revision })
      .then(({ removeFeeLine }) => {
        const refusal = refusalOf(removeFeeLine);
        if (refusal) return setTrouble(refusal.message);
        toast("success", texts.removed);
        onDone();
      })
      .catch((error: unknown) => setTrouble(failureOf(error).message))
      .finally(() => setBusy(false));
  };
  return (
    <StaffDialog title={texts.removeTitle(line.label)} onClose={onClose}>
      {trouble && <Alert type="error" showIcon title={trouble} />}
      <p>{texts.removeLead}</p>
      <Form layout="vertical" component={false}>
        <FeeEffect change={{ id: line.id, line: null }} departments={departments} />
      </Form>
      <DialogActions>
        <Button onClick={onClose}>{kitTexts.cancel}</Button>
        <Button type="primary" loading={busy} onClick={remove}>
          {busy ? texts.removing : texts.removeAction}
        </Button>
      </DialogActions>
    </StaffDialog>
  );
};
