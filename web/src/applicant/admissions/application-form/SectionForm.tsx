import { Alert, Button, Flex } from "antd";
import type { FormEvent, ReactNode } from "react";
import { AdjacentSectionLinks } from "./AdjacentSectionLinks.tsx";
import { ConflictNotice } from "./ConflictNotice.tsx";
import { formTexts } from "./form-texts.ts";
import { RefusalNotice } from "./RefusalNotice.tsx";
import styles from "./SectionForm.module.css";
import { SectionHeading } from "./SectionHeading.tsx";
import type { SavedSection } from "./sections.ts";
import type { SectionSave } from "./use-section-save.ts";

/** The state that all saved sections share. */
export interface SectionState {
  readonly saving: SectionSave;
  readonly isUnsaved: boolean;
  readonly wasRestored: boolean;
  /** Whether something else was saved since the editing began. */
  readonly isOutdated: boolean;
  /** False if the college does not return what is saved. */
  readonly hasSavedValues: boolean;
  readonly discard: () => void;
}

interface SectionFormProps {
  readonly section: SavedSection;
  readonly work: SectionState;
  /** Whether the section still prepares something for the save. */
  readonly preparing?: boolean;
  readonly children: ReactNode;
}

/** The frame of a section: heading, notices, fields and navigation. */
export const SectionForm = ({ section, work, preparing = false, children }: SectionFormProps) => {
  const { saving, isUnsaved, isOutdated } = work;
  const wasRefusedForIt = saving.refusal?.code === "CHANGED_ELSEWHERE";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!preparing) saving.submit();
  };
  const discard = () => {
    work.discard();
    saving.reset();
  };
  const conflictNotice = (
    <ConflictNotice onLoaded={discard} onSaveMine={() => saving.submit(true)} />
  );
  return (
    <form className={styles.section} noValidate onSubmit={submit}>
      <SectionHeading section={section} />
      {!work.hasSavedValues && !isUnsaved && (
        <Alert role="status" type="info" showIcon title={formTexts.notReturned} />
      )}
      {isOutdated && !wasRefusedForIt && conflictNotice}
      {work.wasRestored && isUnsaved && !isOutdated && (
        <Alert role="status" type="info" showIcon title={formTexts.restored} />
      )}
      {children}
      <div className={styles.end}>
        {saving.refusal && <RefusalNotice section={section} refusal={saving.refusal} />}
        {/* Shown at the button. Above the fields of a long section it would be out of sight. */}
        {wasRefusedForIt && conflictNotice}
        {isUnsaved && (
          <Alert
            role="none"
            type="warning"
            showIcon
            title={formTexts.notSaved}
            action={
              <Button type="link" onClick={discard}>
                {formTexts.discard}
              </Button>
            }
          />
        )}
      </div>
      <Flex wrap gap="small" className={styles.buttons}>
        <Button
          type="primary"
          htmlType="submit"
          aria-disabled={saving.busy || preparing || undefined}
        >
          {saving.busy ? formTexts.saving : formTexts.save}
        </Button>
        <AdjacentSectionLinks section={section} />
      </Flex>
    </form>
  );
};
