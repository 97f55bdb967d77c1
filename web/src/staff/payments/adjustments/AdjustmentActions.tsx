import { Button } from "antd";
import { useState } from "react";
import {
  type AdjustmentFileQuery_adjustment,
  CancelAdjustmentDocument,
  DecideAdjustmentDocument,
} from "../../../gql/staff-payments.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { ConfirmStep } from "../../kit/ConfirmStep.tsx";
import { DecideActions } from "../../kit/DecideActions.tsx";
import { useStep } from "../../kit/use-step.ts";

interface AdjustmentActionsProps {
  readonly file: AdjustmentFileQuery_adjustment;
  /** Called after each answer, to reload the adjustment. */
  readonly onAnswered: () => void;
}

/** The viewer's actions on an adjustment: decide, cancel. */
export const AdjustmentActions = ({ file, onAnswered }: AdjustmentActionsProps) => {
  const { toast } = useFeedback();
  const [isCancelling, setCancelling] = useState(false);
  const decide = useStep(DecideAdjustmentDocument, (data) => data.decideAdjustment, onAnswered);
  const cancel = useStep(CancelAdjustmentDocument, (data) => data.cancelAdjustment, onAnswered);
  const { id } = file.adjustment;
  const close = () => setCancelling(false);
  return (
    <>
      {file.canCancel && (
        <Button onClick={() => setCancelling(true)}>Cancel the adjustment…</Button>
      )}
      <DecideActions
        subject="adjustment"
        canDecide={file.canDecide}
        canApprove={!file.isOutdated}
        consequence={
          <p>
            The account changes at once. What was paid of these charges pays the new amounts first.
            The rest is credit, which pays what is open in the portal, or is refunded.
          </p>
        }
        noteLabel="Why it is declined"
        approved="The charges are adjusted. The student gets a mail."
        decide={(decision) => decide({ id, ...decision })}
      />
      {isCancelling && (
        <ConfirmStep
          title="Cancel the adjustment?"
          action="Cancel the adjustment"
          onConfirm={async () => {
            const refusal = await cancel({ id });
            if (refusal) return refusal;
            toast("success", "The adjustment is cancelled.");
            close();
            return null;
          }}
          onClose={close}
        >
          <p>Nothing changes. It can be asked for again.</p>
        </ConfirmStep>
      )}
    </>
  );
};
