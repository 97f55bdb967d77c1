import type { ReactNode } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { kitTexts } from "../kit-texts.ts";
import { DialogActions } from "../StaffDialog.tsx";
import { EditConflict } from "./EditConflict.tsx";
import styles from "./RecordForm.module.css";
import type { RecordValues } from "./record-values.ts";
import type { RecordForm as Form } from "./use-record-form.ts";

interface RecordFormProps<Values extends RecordValues> {
  readonly form: Form<Values>;
  /** The label of the submit button. Default: `Save`. */
  readonly action?: string;
  readonly onCancel?: () => void;
  readonly children: ReactNode;
}

/** The frame of a record's form: the form-level error, fields and buttons. */
export const RecordForm = <Values extends RecordValues>(props: RecordFormProps<Values>) => {
  const { form, action = kitTexts.save, onCancel, children } = props;
  return (
    <form ref={form.element} className={styles.form} onSubmit={form.onSubmit} noValidate>
      {form.isOutdated && <EditConflict form={form} />}
      {form.banner && <Notice kind="error">{form.banner}</Notice>}
      {children}
      <DialogActions>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {kitTexts.cancel}
          </Button>
        )}
        <Button type="submit" busy={form.busy} disabled={form.isOutdated}>
          {form.busy ? kitTexts.saving : action}
        </Button>
      </DialogActions>
    </form>
  );
};

/** Fields side by side if there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
