import { Button } from "antd";
import { Dialog } from "../../../../ui/Dialog.tsx";
import { RadioGroup } from "../RadioGroup.tsx";
import { SectionForm } from "../SectionForm.tsx";
import type { FormApplicant, FormApplication } from "../saved-section.ts";
import { fieldValues, usedSittings } from "./academic-values.ts";
import { RequirementPanel } from "./RequirementPanel.tsx";
import { resultNames, SittingFields } from "./SittingFields.tsx";
import type { AcademicState } from "./use-academic.ts";

const counts = [
  ["1", "One sitting"],
  ["2", "Two sittings"],
] as const;

interface AcademicSectionProps {
  readonly work: AcademicState;
  readonly applicant: FormApplicant;
  readonly application: FormApplication;
}

/** The O-level results of one or two sittings. */
const AcademicSection = ({ work, applicant, application }: AcademicSectionProps) => {
  const { values, results, saving } = work;
  const { olevelRequirement, sittings } = application;
  const requirement = olevelRequirement && (
    <RequirementPanel
      course={applicant.preferredCourse ?? ""}
      requirement={olevelRequirement}
      sittings={usedSittings(values).map(({ subjects }) => subjects)}
    />
  );
  return (
    <SectionForm
      section="academic"
      work={work}
      values={fieldValues(values)}
      problems={work.problems}
      onChange={work.setField}
      preparation={{
        preparing: results.preparing.includes(true),
        setbacks: results.setbacks,
        problems: resultNames.filter((_, index) => results.problems[index]),
      }}
    >
      <RadioGroup
        legend="How many sittings do you use?"
        name="numberOfSittings"
        value={values.count}
        choices={counts}
        error={saving.problems.numberOfSittings}
        onChange={work.setCount}
      />
      <SittingFields index={0} work={work} stored={sittings?.[0]}>
        {values.count !== "2" && requirement}
      </SittingFields>
      {values.count === "2" && (
        <SittingFields index={1} work={work} stored={sittings?.[1]}>
          {requirement}
        </SittingFields>
      )}
      {work.isDropping && (
        <Dialog
          title="Remove the second sitting?"
          onClose={work.keepSecond}
          actions={
            <>
              <Button onClick={work.keepSecond}>Keep it</Button>
              <Button type="primary" onClick={work.dropSecond}>
                Remove it
              </Button>
            </>
          }
        >
          What you entered for the second sitting is removed from this form, and from your
          application once you save.
        </Dialog>
      )}
    </SectionForm>
  );
};

export default AcademicSection;
