import {
  checkRequirement,
  type OlevelRequirement,
} from "../../../../../../rules/admissions/olevel-requirement.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { formTexts } from "../form-texts.ts";
import styles from "./Academic.module.css";
import type { SubjectRow } from "./academic-values.ts";

interface RequirementPanelProps {
  readonly course: string;
  readonly requirement: OlevelRequirement;
  /** The subject rows of each sitting in use. */
  readonly sittings: readonly (readonly SubjectRow[])[];
}

/** Says whether the results meet the requirements of the preferred course, and what is missing. */
export const RequirementPanel = ({ course, requirement, sittings }: RequirementPanelProps) => {
  const { isMet, message } = checkRequirement(requirement, sittings);
  const { requirementMet, requirementUnmet, requirementNote } = formTexts.academic;
  return (
    <div className={styles.requirement} data-met={isMet}>
      <h3>
        <Icon name={isMet ? "check" : "info"} />
        {formTexts.academic.requirement(course)}
      </h3>
      <div role="status">
        <p className={styles.verdict}>{isMet ? requirementMet : requirementUnmet}</p>
        <p>{message}</p>
      </div>
      {!isMet && <p className={styles.note}>{requirementNote}</p>}
    </div>
  );
};
