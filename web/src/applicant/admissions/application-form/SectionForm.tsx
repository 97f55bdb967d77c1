import { Alert, Button, Flex } from "antd";
import { type ReactNode, type Ref, useRef } from "react";
import { type Preparation, useSubmitWhenReady } from "../../../lib/use-submit-when-ready.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { DraftForm } from "../../../ui/DraftForm.tsx";
import { focusFirst } from "../../../ui/focus-field.ts";
import { formTexts } from "./form-texts.ts";
import styles from "./SectionForm.module.css";
import {
  type SavedSection,
  type Section,
  sectionAfter,
  sectionBefore,
  sectionLink,
} from "./sections.ts";
import { useLoadForm } from "./use-load-form.ts";
import type { Problems, SectionSave, ShownRefusal } from "./use-section-save.ts";

interface SectionHeadingProps {
  readonly section: Section;
  readonly ref?: Ref<HTMLHeadingElement>;
}

/** The section's title and lead. The heading takes the focus on arrival from another section. */
export const SectionHeading = ({ section, ref }: SectionHeadingProps) => (
  <div>
    <h2 ref={ref} tabIndex={-1}>
      {formTexts.names[section]}
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
      {before && <ButtonLink to={sectionLink(before)}>Previous</ButtonLink>}
      {after && <ButtonLink to={sectionLink(after)}>Next</ButtonLink>}
    </>
  );
};

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
              Load the form again
            </Button>
          )}
        </>
      }
    />
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
      title="This section was saved somewhere else meanwhile"
      description={
        <Flex vertical gap="small">
          <p>
            Another window or device saved it after you started typing. What you typed is still
            here, and not saved.
          </p>
          <Flex wrap gap="small">
            <Button loading={loading} onClick={() => void loadSaved()}>
              Load what was saved
            </Button>
            <Button onClick={onSaveMine}>Save mine anyway</Button>
          </Flex>
        </Flex>
      }
    />
  );
};

interface SectionFormProps {
  readonly section: SavedSection;
  /** The state that all saved sections share. */
  readonly work: {
    readonly saving: SectionSave;
    readonly isUnsaved: boolean;
    readonly wasRestored: boolean;
    /** Whether something else was saved since the editing began. */
    readonly isOutdated: boolean;
    /** False if the college does not return what is saved. */
    readonly hasSavedValues: boolean;
    readonly discard: () => void;
  };
  /** The values of the fields, by the names of their items. */
  readonly values: Readonly<Record<string, string>>;
  /** Default: the problems of the save. */
  readonly problems?: Problems;
  readonly onChange: (field: string, value: string) => void;
  /** What the section prepares for the save. `problems`: the fields whose file could not be prepared. */
  readonly preparation?: Preparation & { readonly problems: readonly string[] };
  readonly children: ReactNode;
}

/**
 * The frame of a section: heading, notices, fields and navigation. The fields' values and problems live in `work`, so
 * that they outlive the section on the screen.
 */
export const SectionForm = (props: SectionFormProps) => {
  const { section, work, values, onChange, preparation, children } = props;
  const { saving, isUnsaved, isOutdated } = work;
  const heading = useRef<HTMLHeadingElement>(null);
  const wasRefusedForIt = saving.refusal?.code === "CHANGED_ELSEWHERE";
  const { submit, isWaiting } = useSubmitWhenReady(saving.submit, preparation, () =>
    focusFirst(heading.current?.closest("form") ?? null, preparation?.problems ?? []),
  );
  const isSaving = saving.busy || isWaiting;
  const discard = () => {
    work.discard();
    saving.reset();
    // The button that was pressed disappears.
    heading.current?.focus({ preventScroll: true });
  };
  const conflictNotice = <ConflictNotice onLoaded={discard} onSaveMine={() => submit(true)} />;
  return (
    <DraftForm
      name={section}
      className={styles.section}
      problems={props.problems ?? saving.problems}
      {...{ values, onChange }}
      onFinish={() => submit()}
    >
      <SectionHeading ref={heading} section={section} />
      {!work.hasSavedValues && !isUnsaved && (
        <Alert
          role="status"
          type="info"
          showIcon
          title="This college does not tell what you saved here before, so it cannot be shown. What you save now replaces it."
        />
      )}
      {isOutdated && !wasRefusedForIt && conflictNotice}
      {work.wasRestored && isUnsaved && !isOutdated && (
        <Alert
          role="status"
          type="info"
          showIcon
          title="What you typed before is back. It is not saved yet."
        />
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
            title="You have changes here that are not saved yet."
            action={
              <Button type="link" onClick={discard}>
                Discard changes
              </Button>
            }
          />
        )}
      </div>
      <div className={styles.buttons} data-action-bar>
        <Button type="primary" htmlType="submit" aria-disabled={isSaving || undefined}>
          {isSaving ? "Saving..." : "Save and continue"}
        </Button>
        <AdjacentSectionLinks section={section} />
      </div>
    </DraftForm>
  );
};
