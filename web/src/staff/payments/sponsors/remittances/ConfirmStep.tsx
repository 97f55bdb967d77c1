import { Alert, Button, Form } from "antd";
import type { ReactNode } from "react";
import type { Refusal } from "../../../../lib/refusal.ts";
import { useFormSubmit } from "../../../../ui/use-form-submit.ts";
import { withFirstMessage } from "../../../kit/ConfirmWithReason.tsx";
import { kitTexts } from "../../../kit/kit-texts.ts";
import { DialogActions, StaffDialog } from "../../../kit/StaffDialog.tsx";

interface ConfirmStepProps {
  readonly title: string;
  readonly action: string;
  /** What the step does. */
  readonly children: ReactNode;
  /** Takes the step. Resolves to the refusal or null. */
  readonly onConfirm: () => Promise<Refusal | null>;
  readonly onClose: () => void;
}

/** Asks before a step of a remittance, and shows why it is refused. */
export const ConfirmStep = ({ title, action, children, onConfirm, onClose }: ConfirmStepProps) => {
  const { props, banner, busy } = useFormSubmit({
    submit: async () => {
      const refusal = await onConfirm();
      return refusal && withFirstMessage(refusal);
    },
  });
  return (
    <StaffDialog title={title} onClose={onClose}>
      <Form {...props}>
        {banner && <Alert type="error" showIcon title={banner} />}
        {children}
        <DialogActions>
          <Button onClick={onClose}>{kitTexts.cancel}</Button>
          <Button type="primary" htmlType="submit" loading={busy}>
            {action}
          </Button>
        </DialogActions>
      </Form>
    </StaffDialog>
  );
};
