import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { formTexts } from "./form-texts.ts";
import styles from "./SectionForm.module.css";
import { useLoadForm } from "./use-load-form.ts";

interface ConflictNoticeProps {
  /** Called when the form shows the saved values and the typed ones may be dropped. */
  readonly onLoaded: () => void;
  readonly onSaveMine: () => void;
}

/** An edit conflict: another window saved the section in between. The person chooses which version to keep. */
export const ConflictNotice = ({ onLoaded, onSaveMine }: ConflictNoticeProps) => {
  const { load, loading } = useLoadForm();
  const loadSaved = async () => {
    if (await load()) onLoaded();
  };
  return (
    <Notice kind="warning" title={formTexts.changedElsewhereTitle}>
      <p>{formTexts.changedElsewhere}</p>
      <div className={styles.notice}>
        <Button variant="secondary" busy={loading} onClick={() => void loadSaved()}>
          {formTexts.loadSaved}
        </Button>
        <Button variant="secondary" onClick={onSaveMine}>
          {formTexts.saveMine}
        </Button>
      </div>
    </Notice>
  );
};
