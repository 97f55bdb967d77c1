import { Alert, Button, Flex, Form } from "antd";
import { type ReactNode, useEffect, useRef } from "react";
import { kitTexts } from "../kit-texts.ts";
import { DialogActions } from "../StaffDialog.tsx";
import styles from "./RecordForm.module.css";
import type { RecordForm as FormState } from "./use-record-form.ts";

const changedElsewhere = "Somebody else changed this meanwhile";

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
    <fieldset ref={choice} className={styles.choice} aria-label={changedElsewhere} tabIndex={-1}>
      <Alert
        type="warning"
        role="status"
        showIcon
        title={changedElsewhere}
        description={
          <Flex wrap gap="small">
            <p>
              What you typed is still here. Fields that differ say what is there now. Load the newer
              one, or save yours over it.
            </p>
            <Button onClick={form.loadNewer}>{kitTexts.loadNewer}</Button>
            <Button loading={form.busy} onClick={form.keepMine}>
              Save mine over it
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
  const { form, action = "Save", onCancel, children } = props;
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
