import { Alert, Button, Form } from "antd";
import type { ReactNode } from "react";
import type { Refusal } from "../../lib/refusal.ts";
import { useFormSubmit } from "../../ui/use-form-submit.ts";
import { kitTexts } from "./kit-texts.ts";
import { DialogActions, StaffDialog } from "./StaffDialog.tsx";

/** The refusal with its most exact message first, unless that shows at one of the form's fields. */
export const withFirstMessage = (refusal: Refusal, names: readonly string[]): Refusal =>
  refusal.fields.some(({ field }) => names.includes(field))
    ? refusal
    : { message: refusal.fields[0]?.message ?? refusal.message, fields: [] };

interface ConfirmStepProps<Values> {
  readonly title: string;
  /** The label of the confirm button. */
  readonly action: string;
  /** What the step does, and the fields of what it asks for. */
  readonly children?: ReactNode;
  /** Takes the step. Resolves to the server's refusal or null. */
  readonly onConfirm: (values: Values) => Promise<Refusal | null>;
  readonly onClose: () => void;
}

/** Asks before a step of a record, and shows why it is refused. */
export const ConfirmStep = <Values extends object>({
  title,
  action,
  children,
  onConfirm,
  onClose,
}: ConfirmStepProps<Values>) => {
  const { form, props, banner, busy } = useFormSubmit<Values>({
    submit: async (values): Promise<Refusal | null> => {
      const refusal = await onConfirm(values);
      return refusal && withFirstMessage(refusal, Object.keys(form.getFieldsValue()));
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
