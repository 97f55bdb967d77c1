import type { ReactNode } from "react";
import type { Refusal } from "../../lib/refusal.ts";
import { ConfirmStep } from "./ConfirmStep.tsx";
import { ReasonField } from "./ReasonField.tsx";

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
  const { children, onConfirm, onDone, ...dialog } = props;
  return (
    <ConfirmStep<{ reason: string }>
      {...dialog}
      onConfirm={async ({ reason }) => {
        const refusal = await onConfirm(reason);
        if (!refusal) onDone();
        return refusal;
      }}
    >
      {children}
      <ReasonField />
    </ConfirmStep>
  );
};
