import { Alert } from "antd";
import {
  checkRequirement,
  type OlevelRequirement,
} from "../../../../../../rules/admissions/olevel-requirement.ts";
import { formTexts } from "../form-texts.ts";
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
    <Alert
      role="none"
      type={isMet ? "success" : "warning"}
      showIcon
      title={formTexts.academic.requirement(course)}
      description={
        <>
          <div role="status">
            <p>
              <strong>{isMet ? requirementMet : requirementUnmet}</strong>
            </p>
            <p>{message}</p>
          </div>
          {!isMet && <p>{requirementNote}</p>}
        </>
      }
    />
  );
};
