import { Alert, Button, Flex, Form } from "antd";
import { type ReactNode, useEffect, useRef } from "react";
import { kitTexts } from "../kit-texts.ts";
import { DialogActions } from "../StaffDialog.tsx";
import styles from "./RecordForm.module.css";
import type { RecordForm as FormState } from "./use-record-form.ts";

interface EditConflictProps {
  readonly form: Pick<FormState<object>, "loadNewer" | "keepMine" | "busy">;
}

/**
 * The choice between the newer record and the typed values. It takes the focus, because the pressed button is disabled.
 */
const EditConflict = ({ form }: EditConflictProps) => {
  const choice = useRef<HTMLFieldSetElement>(null);
  useEffect(() => choice.current?.focus(), []);
  return (
    <fieldset
      ref={choice}
      className={styles.choice}
      aria-label={kitTexts.changedElsewhere}
      tabIndex={-1}
    >
      <Alert
        type="warning"
        role="status"
        showIcon
        title={kitTexts.changedElsewhere}
        description={
          <Flex wrap gap="small">
            <p>{kitTexts.changedElsewhereHint}</p>
            <Button onClick={form.loadNewer}>{kitTexts.loadNewer}</Button>
            <Button loading={form.busy} onClick={form.keepMine}>
              {kitTexts.keepMine}
            </Button>
          </Flex>
        }
      />
    </fieldset>
  );
};

interface RecordFormProps<Values extends object> {
  readonly form: FormState<Values>;
  /** The label of the submit button. Default: `Save`. */
  readonly action?: string;
  readonly onCancel?: () => void;
  readonly children: ReactNode;
}

/** The frame of a record's form: the form-level error, fields and buttons. */
export const RecordForm = <Values extends object>(props: RecordFormProps<Values>) => {
  const { form, action = kitTexts.save, onCancel, children } = props;
  return (
    <Form {...form.props}>
      {form.isOutdated && <EditConflict form={form} />}
      {form.banner && <Alert type="error" showIcon title={form.banner} />}
      {children}
      <DialogActions>
        {onCancel && <Button onClick={onCancel}>{kitTexts.cancel}</Button>}
        <Button type="primary" htmlType="submit" loading={form.busy} disabled={form.isOutdated}>
          {action}
        </Button>
      </DialogActions>
    </Form>
  );
};

/** Fields side by side if there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
