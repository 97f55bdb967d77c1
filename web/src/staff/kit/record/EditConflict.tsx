import { useEffect, useRef } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { kitTexts } from "../kit-texts.ts";
import styles from "./RecordForm.module.css";
import type { RecordValues } from "./record-values.ts";
import type { RecordForm } from "./use-record-form.ts";

interface EditConflictProps<Values extends RecordValues> {
  readonly form: RecordForm<Values>;
}

/**
 * The choice between the newer record and the typed values. It takes the focus, because the pressed button is disabled.
 */
export const EditConflict = <Values extends RecordValues>({ form }: EditConflictProps<Values>) => {
  const choice = useRef<HTMLFieldSetElement>(null);
  useEffect(() => choice.current?.focus(), []);
  return (
    <fieldset
      ref={choice}
      className={styles.choice}
      aria-label={kitTexts.changedElsewhere}
      tabIndex={-1}
    >
      <Notice kind="warning" title={kitTexts.changedElsewhere}>
        <div className={styles.outdated}>
          <p>{kitTexts.changedElsewhereHint}</p>
          <Button variant="secondary" onClick={form.loadNewer}>
            {kitTexts.loadNewer}
          </Button>
          <Button variant="secondary" busy={form.busy} onClick={form.keepMine}>
            {kitTexts.keepMine}
          </Button>
        </div>
      </Notice>
    </fieldset>
  );
};
