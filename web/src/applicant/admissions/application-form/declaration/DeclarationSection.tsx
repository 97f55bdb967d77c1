import { Alert, Button, Checkbox, type CheckboxRef, Flex, Form } from "antd";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { AdjacentSectionLinks } from "../AdjacentSectionLinks.tsx";
import { formTexts } from "../form-texts.ts";
import { RefusalNotice } from "../RefusalNotice.tsx";
import { Review } from "../review/Review.tsx";
import formStyles from "../SectionForm.module.css";
import { SectionHeading } from "../SectionHeading.tsx";
import type { FormApplicant, FormApplication } from "../saved-section.ts";
import { type SavedSection, sectionLink } from "../sections.ts";
import styles from "./Declaration.module.css";
import { MissingList } from "./MissingList.tsx";
import { missingFieldsOf, parseMissingFields } from "./missing-fields.ts";
import { useSubmission } from "./use-submission.ts";

interface DeclarationSectionProps {
  readonly applicant: FormApplicant;
  readonly application: FormApplication;
  /** The sections with unsaved changes. */
  readonly unsaved: readonly SavedSection[];
  readonly agreed: boolean;
  readonly onAgree: (agreed: boolean) => void;
  readonly onSubmitted: () => void;
}

/** The review of all sections, the missing details, the declaration and the submit button. */
export const DeclarationSection = (props: DeclarationSectionProps) => {
  const { applicant, application, unsaved, agreed, onAgree, onSubmitted } = props;
  const { busy, refusal, submit } = useSubmission(onSubmitted);
  const [asksToAgree, setAsksToAgree] = useState(false);
  const checkbox = useRef<CheckboxRef>(null);
  const missingHeading = useRef<HTMLHeadingElement>(null);
  const unsavedHeading = useRef<HTMLHeadingElement>(null);
  const errorId = useId();

  const isUnanswered = asksToAgree && !agreed;
  const isIncomplete = refusal?.code === "INCOMPLETE" && refusal.fields.length > 0;
  const missing = isIncomplete ? parseMissingFields(refusal.fields) : missingFieldsOf(application);
  useEffect(() => {
    if (isIncomplete) missingHeading.current?.focus();
  }, [isIncomplete]);

  const press = (event: FormEvent) => {
    event.preventDefault();
    setAsksToAgree(!agreed);
    if (!agreed) checkbox.current?.focus();
    else if (unsaved.length > 0) unsavedHeading.current?.focus();
    else void submit();
  };
  return (
    <form className={formStyles.section} noValidate onSubmit={press}>
      <SectionHeading section="declaration" />
      {unsaved.length > 0 && (
        <Alert
          role="status"
          type="warning"
          showIcon
          title={
            <h3 ref={unsavedHeading} tabIndex={-1} className={styles.heading}>
              {formTexts.declaration.unsavedTitle}
            </h3>
          }
          description={
            <div className={styles.missing}>
              <p>{formTexts.declaration.unsaved}</p>
              <ul>
                {unsaved.map((section) => (
                  <li key={section}>
                    <Link to={sectionLink(section)}>{formTexts.sections[section]}</Link>
                  </li>
                ))}
              </ul>
            </div>
          }
        />
      )}
      {missing.length > 0 && <MissingList missing={missing} heading={missingHeading} />}
      <Review applicant={applicant} application={application} canEdit />
      <div className={formStyles.end}>
        <Form.Item
          help={isUnanswered && <span id={errorId}>{formTexts.declaration.agreeFirst}</span>}
          validateStatus={isUnanswered ? "error" : ""}
        >
          <Checkbox
            ref={checkbox}
            name="agreed"
            checked={agreed}
            aria-invalid={isUnanswered || undefined}
            aria-describedby={isUnanswered ? errorId : undefined}
            onChange={(event) => onAgree(event.target.checked)}
          >
            {formTexts.declaration.agree}
          </Checkbox>
        </Form.Item>
        {refusal && (
          <RefusalNotice
            section="declaration"
            refusal={{ ...refusal, fields: isIncomplete ? [] : refusal.fields, isPlaced: false }}
          />
        )}
        <p className={styles.final}>{formTexts.declaration.final}</p>
      </div>
      <Flex wrap gap="small" className={formStyles.buttons}>
        <Button type="primary" htmlType="submit" aria-disabled={busy || undefined}>
          {busy ? formTexts.declaration.submitting : formTexts.declaration.submit}
        </Button>
        <AdjacentSectionLinks section="declaration" />
      </Flex>
    </form>
  );
};
