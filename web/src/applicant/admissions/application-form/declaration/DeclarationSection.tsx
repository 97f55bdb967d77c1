import { useMutation } from "@apollo/client/react";
import { Alert, Button, Checkbox, type CheckboxRef, Form } from "antd";
import { type FormEvent, type Ref, useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { declarationText } from "../../../../../../rules/admissions/declaration.ts";
import { SubmitApplicationDocument } from "../../../../gql/applicant-admissions.ts";
import { formTexts } from "../form-texts.ts";
import { Review } from "../review/Review.tsx";
import formStyles from "../SectionForm.module.css";
import { AdjacentSectionLinks, RefusalNotice, SectionHeading } from "../SectionForm.tsx";
import {
  type FormApplicant,
  type FormApplication,
  refusalOf,
  type SectionRefusal,
} from "../saved-section.ts";
import { type SavedSection, savedSections, sectionLink } from "../sections.ts";
import styles from "./Declaration.module.css";

/** A missing field and its message. */
interface Missing {
  /** Undefined if no section of the form has the field. */
  readonly section: SavedSection | undefined;
  readonly field: string;
  readonly message: string;
}

/** The missing fields that the college reports, section by section. */
const missingFieldsOf = (application: FormApplication): readonly Missing[] =>
  savedSections.flatMap((section) =>
    application[section].missing.map(({ field, message }) => ({ section, field, message })),
  );

/** Parses the field paths of a refused submission, such as `personal.phone`. */
const parseMissingFields = ({ fields }: SectionRefusal): readonly Missing[] =>
  fields.map(({ field, message }) => {
    const section = savedSections.find((name) => field === name || field.startsWith(`${name}.`));
    return { section, field: section ? field.slice(section.length + 1) : field, message };
  });

interface MissingListProps {
  readonly missing: readonly Missing[];
  /** The heading, which can take the focus. */
  readonly heading: Ref<HTMLHeadingElement>;
}

/** The missing details by section. Each line links to its field. */
const MissingList = ({ missing, heading }: MissingListProps) => {
  const fieldsOutsideForm = missing.filter(({ section }) => section === undefined);
  return (
    <Alert
      role="status"
      type="warning"
      showIcon
      title={
        <h3 ref={heading} tabIndex={-1} className={styles.heading}>
          Still missing
        </h3>
      }
      description={
        <>
          <p>Each line leads to the place where it is filled in.</p>
          <div className={styles.missing}>
            {savedSections.map((section) => {
              const lines = missing.filter((line) => line.section === section);
              return (
                lines.length > 0 && (
                  <div key={section}>
                    <h4>{formTexts.names[section]}</h4>
                    <ul>
                      {lines.map(({ field, message }) => (
                        <li key={field}>
                          <Link to={sectionLink(section, field)}>{message}</Link>
                        </li>
                      ))}
                    </ul>
                  </div>
                )
              );
            })}
            {fieldsOutsideForm.map(({ field, message }) => (
              <p key={field}>{message}</p>
            ))}
          </div>
        </>
      }
    />
  );
};

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
const DeclarationSection = (props: DeclarationSectionProps) => {
  const { applicant, application, unsaved, agreed, onAgree, onSubmitted } = props;
  const [mutate, { loading }] = useMutation(SubmitApplicationDocument);
  const [refusal, setRefusal] = useState<SectionRefusal | null>(null);
  const [asksToAgree, setAsksToAgree] = useState(false);
  const checkbox = useRef<CheckboxRef>(null);
  const missingHeading = useRef<HTMLHeadingElement>(null);
  const unsavedHeading = useRef<HTMLHeadingElement>(null);
  const errorId = useId();

  const isUnanswered = asksToAgree && !agreed;
  const isIncomplete = refusal?.code === "INCOMPLETE" && refusal.fields.length > 0;
  const missing = isIncomplete ? parseMissingFields(refusal) : missingFieldsOf(application);
  useEffect(() => {
    if (isIncomplete) missingHeading.current?.focus();
  }, [isIncomplete]);

  const send = async (): Promise<SectionRefusal | null> => {
    try {
      const answer = (await mutate()).data?.submitApplication;
      if (answer?.__typename === "ApplicationSubmitted") return null;
      return answer ?? refusalOf(null);
    } catch (error) {
      return refusalOf(error);
    }
  };
  const submit = async () => {
    if (loading) return;
    setRefusal(null);
    const refused = await send();
    setRefusal(refused);
    if (!refused) onSubmitted();
  };
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
              {formTexts.unsaved}
            </h3>
          }
          description={
            <div className={styles.missing}>
              <p>Only what is saved is submitted. Save or discard these changes first:</p>
              <ul>
                {unsaved.map((section) => (
                  <li key={section}>
                    <Link to={sectionLink(section)}>{formTexts.names[section]}</Link>
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
          help={
            isUnanswered && <span id={errorId}>Agree to the declaration before you submit.</span>
          }
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
            {declarationText}
          </Checkbox>
        </Form.Item>
        {refusal && (
          <RefusalNotice
            section="declaration"
            refusal={{ ...refusal, fields: isIncomplete ? [] : refusal.fields, isPlaced: false }}
          />
        )}
        <p className={styles.final}>After you submit, the form can no longer be changed.</p>
      </div>
      <div className={formStyles.buttons} data-action-bar>
        <Button type="primary" htmlType="submit" aria-disabled={loading || undefined}>
          {loading ? "Submitting..." : "Submit Application"}
        </Button>
        <AdjacentSectionLinks section="declaration" />
      </div>
    </form>
  );
};

export default DeclarationSection;
