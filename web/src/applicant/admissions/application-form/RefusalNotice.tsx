import { Alert, Button } from "antd";
import { formTexts } from "./form-texts.ts";
import styles from "./SectionForm.module.css";
import type { Section } from "./sections.ts";
import { useLoadForm } from "./use-load-form.ts";
import type { ShownRefusal } from "./use-section-save.ts";

/** Refusals that mean that the shown form is out of date. */
const isStale = new Set(["SUBMITTED", "SESSION_CLOSED", "SCREENING_UNPAID"]);

interface RefusalNoticeProps {
  readonly section: Section;
  readonly refusal: ShownRefusal;
}

/** Says that a section was not saved or the form not submitted, and why, unless a field or another notice says it. */
export const RefusalNotice = ({ section, refusal }: RefusalNoticeProps) => {
  const { load, loading } = useLoadForm();
  const { code, message, fields, isPlaced } = refusal;
  return (
    <Alert
      type="error"
      showIcon
      title={formTexts.failed[section]}
      description={
        <>
          {!isPlaced && code !== "CHANGED_ELSEWHERE" && <p>{message}</p>}
          {fields.length > 0 && (
            <ul className={styles.problems}>
              {fields.map((field) => (
                <li key={field.field}>{field.message}</li>
              ))}
            </ul>
          )}
          {isStale.has(code) && (
            <Button loading={loading} onClick={() => void load()}>
              {formTexts.loadAgain}
            </Button>
          )}
        </>
      }
    />
  );
};
