import { Link } from "react-router-dom";
import { useMedia, widths } from "../../../lib/use-media.ts";
import { StepCount } from "../../../ui/StepCount.tsx";
import { StepList } from "../../../ui/StepList.tsx";
import { formTexts } from "./form-texts.ts";
import styles from "./Steps.module.css";
import type { FormApplication } from "./saved-section.ts";
import { type SavedSection, type Section, sectionLink, sections } from "./sections.ts";

const names = {
  personal: "Personal",
  academic: "Academic",
  jamb: "JAMB",
  declaration: "Declaration",
} as const;

const states = {
  NOT_STARTED: "Not started",
  IN_PROGRESS: "In progress",
  COMPLETE: "Complete",
} as const;

interface StepsProps {
  readonly current: Section;
  readonly application: FormApplication;
  /** The sections with unsaved changes. */
  readonly unsaved: readonly SavedSection[];
}

/** The sections in order, each with its progress. Each can be opened at any time. A phone has room for the count only. */
export const Steps = ({ current, application, unsaved }: StepsProps) => {
  const isPhone = useMedia(widths.narrow);
  const number = sections.indexOf(current) + 1;
  if (isPhone) return <StepCount step={number} count={sections.length} />;
  const items = sections.map((section) => {
    const { state } = application[section];
    const isUnsaved = unsaved.some((one) => one === section);
    return {
      key: section,
      status: state === "COMPLETE" ? "finish" : section === current ? "process" : "wait",
      title: (
        <Link to={sectionLink(section)} className={styles.step}>
          <span className={styles.name}>{names[section]}</span>
          {state && <span className={styles.state}>{states[state]}</span>}
          {isUnsaved && <span className={styles.unsaved}>{formTexts.unsaved}</span>}
        </Link>
      ),
    } as const;
  });
  return (
    <nav aria-label="Sections of the form">
      <StepList size="small" titlePlacement="vertical" current={number - 1} items={items} />
    </nav>
  );
};
