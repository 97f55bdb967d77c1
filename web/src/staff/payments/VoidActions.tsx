import { Button } from "antd";
import { useState } from "react";
import { useFeedback } from "../../ui/Feedback.tsx";
import { ConfirmWithReason } from "../kit/ConfirmWithReason.tsx";
import { DecideActions, type DecideActionsProps } from "../kit/DecideActions.tsx";
import type { RecordRefusal } from "../kit/record/use-record-form.ts";

export interface VoidActionsProps extends Pick<DecideActionsProps, "decide"> {
  /** The number of the receipt. */
  readonly number: string;
  readonly canAskVoid: boolean;
  readonly canDecideVoid: boolean;
  /** What an approval does. */
  readonly consequence: string;
  /** Sends the request. Resolves to the refusal or null. */
  readonly ask: (reason: string) => Promise<RecordRefusal | null>;
}

/** The viewer's actions on a receipt: ask to void it, or decide when somebody else asked. */
export const VoidActions = (props: VoidActionsProps) => {
  const { number, canAskVoid, canDecideVoid, consequence, ask, decide } = props;
  const { toast } = useFeedback();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      {canAskVoid && <Button onClick={() => setAsking(true)}>Ask to void…</Button>}
      {isAsking && (
        <ConfirmWithReason
          title={`Ask to void ${number}`}
          action="Ask"
          onConfirm={ask}
          onDone={() => {
            close();
            toast("success", "You have asked. The receipt counts until somebody else approves.");
          }}
          onClose={close}
        >
          <p>Somebody else has to approve. The receipt counts until then.</p>
        </ConfirmWithReason>
      )}
      <DecideActions
        subject="void"
        canDecide={canDecideVoid}
        consequence={<p>{consequence}</p>}
        noteLabel="Why it stays valid"
        approved="The receipt is voided."
        decide={decide}
      />
    </>
  );
};
