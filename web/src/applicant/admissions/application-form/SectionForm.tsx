import { Alert, Button, Flex, Form } from "antd";
import type { ReactNode } from "react";
import { useDraftForm } from "../../../ui/use-draft-form.ts";
import { AdjacentSectionLinks } from "./AdjacentSectionLinks.tsx";
import { ConflictNotice } from "./ConflictNotice.tsx";
import { formTexts } from "./form-texts.ts";
import { RefusalNotice } from "./RefusalNotice.tsx";
import styles from "./SectionForm.module.css";
import { SectionHeading } from "./SectionHeading.tsx";
import type { SavedSection } from "./sections.ts";
import type { Problems, SectionSave } from "./use-section-save.ts";

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
  /** The values of the fields, by the names of their items. */
  readonly values: Readonly<Record<string, string>>;
  /** Default: the problems of the save. */
  readonly problems?: Problems;
  readonly onChange: (field: string, value: string) => void;
  /** Whether the section still prepares something for the save. */
  readonly preparing?: boolean;
  readonly children: ReactNode;
}

/**
 * The frame of a section: heading, notices, fields and navigation. The fields' values and problems live in `work`, so
 * that they outlive the section on the screen.
 */
export const SectionForm = (props: SectionFormProps) => {
  const { section, work, values, onChange, preparing = false, children } = props;
  const { saving, isUnsaved, isOutdated } = work;
  const problems = props.problems ?? saving.problems;
  const form = useDraftForm({ name: section, values, problems, onChange });
  const wasRefusedForIt = saving.refusal?.code === "CHANGED_ELSEWHERE";
  const discard = () => {
    work.discard();
    saving.reset();
  };
  const conflictNotice = (
    <ConflictNotice onLoaded={discard} onSaveMine={() => saving.submit(true)} />
  );
  return (
    <Form
      {...form}
      className={styles.section ?? ""}
      onFinish={() => {
        if (!preparing) saving.submit();
      }}
    >
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
    </Form>
  );
};
