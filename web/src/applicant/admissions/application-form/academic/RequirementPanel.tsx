import { Alert } from "antd";
import {
  checkRequirement,
  type OlevelRequirement,
} from "../../../../../../rules/admissions/olevel-requirement.ts";
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
  return (
    <Alert
      role="none"
      type={isMet ? "success" : "warning"}
      showIcon
      title={`What ${course} asks for`}
      description={
        <>
          <div role="status">
            <p>
              <strong>{isMet ? "Requirement met" : "Requirement not met yet"}</strong>
            </p>
            <p>{message}</p>
          </div>
          {!isMet && <p>You can save and submit all the same; the college decides.</p>}
        </>
      }
    />
  );
};
