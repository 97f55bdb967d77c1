import { Alert } from "antd";
import type { Ref } from "react";
import { Link } from "react-router-dom";
import { formTexts } from "../form-texts.ts";
import { sectionLink } from "../sections.ts";
import styles from "./Declaration.module.css";
import { type Missing, savedSections } from "./missing-fields.ts";

interface MissingListProps {
  readonly missing: readonly Missing[];
  /** The heading, which can take the focus. */
  readonly heading: Ref<HTMLHeadingElement>;
}

/** The missing details by section. Each line links to its field. */
export const MissingList = ({ missing, heading }: MissingListProps) => {
  const fieldsOutsideForm = missing.filter(({ section }) => section === undefined);
  return (
    <Alert
      role="status"
      type="warning"
      showIcon
      title={
        <h3 ref={heading} tabIndex={-1} className={styles.heading}>
          {formTexts.declaration.missingTitle}
        </h3>
      }
      description={
        <>
          <p>{formTexts.declaration.missing}</p>
          <div className={styles.missing}>
            {savedSections.map((section) => {
              const lines = missing.filter((line) => line.section === section);
              return (
                lines.length > 0 && (
                  <div key={section}>
                    <h4>{formTexts.sections[section]}</h4>
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
