import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { formTexts } from "./form-texts.ts";
import styles from "./SectionForm.module.css";
import { useLoadForm } from "./use-load-form.ts";

interface ConflictNoticeProps {
  /** The form now shows what is saved: what is typed may go. */
  readonly onLoaded: () => void;
  readonly onSaveMine: () => void;
}

/** Another window saved the section after this one began: the person says which of the two is to stay. */
export const ConflictNotice = ({ onLoaded, onSaveMine }: ConflictNoticeProps) => {
  const { load, loading } = useLoadForm();
  const loadSaved = async () => {
    if (await load()) onLoaded();
  };
  return (
    <Notice kind="warning" title={formTexts.changedElsewhereTitle}>
      <p>{formTexts.changedElsewhere}</p>
      <div className={styles.notice}>
        <Button look="secondary" busy={loading} onClick={() => void loadSaved()}>
          {formTexts.loadSaved}
        </Button>
        <Button look="secondary" onClick={onSaveMine}>
          {formTexts.saveMine}
        </Button>
      </div>
    </Notice>
  );
};
