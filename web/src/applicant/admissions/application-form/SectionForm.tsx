import { Alert, Button, Flex } from "antd";
import { type ReactNode, type Ref, useRef } from "react";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { DraftForm } from "../../../ui/DraftForm.tsx";
import { formTexts } from "./form-texts.ts";
import { RefusalNotice } from "./RefusalNotice.tsx";
import styles from "./SectionForm.module.css";
import {
  type SavedSection,
  type Section,
  sectionAfter,
  sectionBefore,
  sectionLink,
} from "./sections.ts";
import { useLoadForm } from "./use-load-form.ts";
import type { Problems, SectionSave } from "./use-section-save.ts";

interface SectionHeadingProps {
  readonly section: Section;
  readonly ref?: Ref<HTMLHeadingElement>;
}

/** The section's title and lead. The heading takes the focus on arrival from another section. */
export const SectionHeading = ({ section, ref }: SectionHeadingProps) => (
  <div>
    <h2 ref={ref} tabIndex={-1}>
      {formTexts.sections[section]}
    </h2>
    <p className={styles.lead}>{formTexts.leads[section]}</p>
  </div>
);

/** Links to the previous and next section. They do not save, and drafts are kept. */
export const AdjacentSectionLinks = ({ section }: { section: Section }) => {
  const before = sectionBefore(section);
  const after = sectionAfter(section);
  return (
    <>
      {before && <ButtonLink to={sectionLink(before)}>{formTexts.previous}</ButtonLink>}
      {after && <ButtonLink to={sectionLink(after)}>{formTexts.next}</ButtonLink>}
    </>
  );
};

interface ConflictNoticeProps {
  /** Called when the form shows the saved values and the typed ones may be dropped. */
  readonly onLoaded: () => void;
  readonly onSaveMine: () => void;
}

/** An edit conflict: another window saved the section in between. The person chooses which version to keep. */
const ConflictNotice = ({ onLoaded, onSaveMine }: ConflictNoticeProps) => {
  const { load, loading } = useLoadForm();
  const loadSaved = async () => {
    if (await load()) onLoaded();
  };
  return (
    <Alert
      role="status"
      type="warning"
      showIcon
      title={formTexts.changedElsewhereTitle}
      description={
        <Flex vertical gap="small">
          <p>{formTexts.changedElsewhere}</p>
          <Flex wrap gap="small">
            <Button loading={loading} onClick={() => void loadSaved()}>
              {formTexts.loadSaved}
            </Button>
            <Button onClick={onSaveMine}>{formTexts.saveMine}</Button>
          </Flex>
        </Flex>
      }
    />
  );
};

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
  const heading = useRef<HTMLHeadingElement>(null);
  const wasRefusedForIt = saving.refusal?.code === "CHANGED_ELSEWHERE";
  const discard = () => {
    work.discard();
    saving.reset();
    // The button that was pressed disappears.
    heading.current?.focus({ preventScroll: true });
  };
  const conflictNotice = (
    <ConflictNotice onLoaded={discard} onSaveMine={() => saving.submit(true)} />
  );
  return (
    <DraftForm
      name={section}
      className={styles.section}
      {...{ values, problems, onChange }}
      onFinish={() => {
        if (!preparing) saving.submit();
      }}
    >
      <SectionHeading ref={heading} section={section} />
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
      <div className={styles.buttons} data-action-bar>
        <Button
          type="primary"
          htmlType="submit"
          aria-disabled={saving.busy || preparing || undefined}
        >
          {saving.busy ? formTexts.saving : formTexts.save}
        </Button>
        <AdjacentSectionLinks section={section} />
      </div>
    </DraftForm>
  );
};
