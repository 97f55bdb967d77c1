import { Alert, Button, Form } from "antd";
import type { ReactNode } from "react";
import type { Refusal } from "../../lib/refusal.ts";
import { useFormSubmit } from "../../ui/use-form-submit.ts";
import { kitTexts } from "./kit-texts.ts";
import { ReasonField } from "./ReasonField.tsx";
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

/** The refusal with its most exact message first, because only a reason's message can show at its field. */
export const withFirstMessage = (refusal: Refusal): Refusal =>
  refusal.fields.some(({ field }) => field === "reason")
    ? refusal
    : { message: refusal.fields[0]?.message ?? refusal.message, fields: [] };

/** Asks for a reason, which the audit log keeps, and runs the action. */
export const ConfirmWithReason = (props: ConfirmWithReasonProps) => {
  const { title, children, action, onConfirm, onDone, onClose } = props;
  const {
    props: form,
    banner,
    busy,
  } = useFormSubmit<{ reason: string }>({
    submit: async ({ reason }) => {
      const refusal = await onConfirm(reason);
      if (refusal) return withFirstMessage(refusal);
      onDone();
      return null;
    },
  });
  return (
    <StaffDialog title={title} onClose={onClose}>
      <Form {...form}>
        {banner && <Alert type="error" showIcon title={banner} />}
        {children}
        <ReasonField />
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
