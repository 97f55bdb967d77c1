import { Link } from "react-router-dom";
import { Icon } from "../../../ui/Icon.tsx";
import { formTexts } from "./form-texts.ts";
import styles from "./Steps.module.css";
import type { FormApplication } from "./saved-section.ts";
import { type SavedSection, type Section, sectionLink, sections } from "./sections.ts";

interface StepsProps {
  readonly current: Section;
  readonly application: FormApplication;
  /** The sections with unsaved changes. */
  readonly unsaved: readonly SavedSection[];
}

/** The sections in order, each with its progress. Each can be opened at any time. */
export const Steps = ({ current, application, unsaved }: StepsProps) => (
  <nav aria-label={formTexts.steps}>
    <ol className={styles.steps}>
      {sections.map((section, index) => {
        const { state } = application[section];
        const isUnsaved = unsaved.some((one) => one === section);
        return (
          <li key={section}>
            <Link
              to={sectionLink(section)}
              className={styles.step}
              aria-current={section === current ? "step" : undefined}
            >
              <span className={styles.mark} data-state={state} aria-hidden="true">
                {state === "COMPLETE" ? <Icon name="check" size={18} /> : index + 1}
              </span>
              <span className={styles.name}>{formTexts.shortNames[section]}</span>
              <span className={styles.states}>
                {state && <span>{formTexts.states[state]}</span>}
                {isUnsaved && <span className={styles.unsaved}>{formTexts.unsaved}</span>}
              </span>
            </Link>
          </li>
        );
      })}
    </ol>
  </nav>
);
