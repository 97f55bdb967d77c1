import { Button } from "../../../../ui/Button.tsx";
import { Dialog } from "../../../../ui/Dialog.tsx";
import { formTexts } from "../form-texts.ts";
import { RadioGroup } from "../RadioGroup.tsx";
import { SectionForm } from "../SectionForm.tsx";
import type { FormApplicant, FormApplication } from "../saved-section.ts";
import { usedSittings } from "./academic-values.ts";
import { RequirementPanel } from "./RequirementPanel.tsx";
import { SittingFields } from "./SittingFields.tsx";
import type { AcademicState } from "./use-academic.ts";

const texts = formTexts.academic;

const counts = [
  ["1", texts.counts["1"]],
  ["2", texts.counts["2"]],
] as const;

interface AcademicSectionProps {
  readonly work: AcademicState;
  readonly applicant: FormApplicant;
  readonly application: FormApplication;
}

/** The O-level results of one or two sittings. */
export const AcademicSection = ({ work, applicant, application }: AcademicSectionProps) => {
  const { values, results, saving } = work;
  const { olevelRequirement, sittings } = application;
  return (
    <SectionForm section="academic" work={work} preparing={results.preparing.includes(true)}>
      <RadioGroup
        legend={texts.count}
        name="numberOfSittings"
        value={values.count}
        choices={counts}
        error={saving.problems.numberOfSittings}
        onChange={work.setCount}
      />
      <SittingFields index={0} work={work} stored={sittings?.[0]} />
      {values.count === "2" && <SittingFields index={1} work={work} stored={sittings?.[1]} />}
      {olevelRequirement && (
        <RequirementPanel
          course={applicant.preferredCourse ?? ""}
          requirement={olevelRequirement}
          sittings={usedSittings(values).map(({ subjects }) => subjects)}
        />
      )}
      {work.isDropping && (
        <Dialog
          title={texts.dropTitle}
          onClose={work.keepSecond}
          actions={
            <>
              <Button variant="secondary" onClick={work.keepSecond}>
                {texts.keepSecond}
              </Button>
              <Button onClick={work.dropSecond}>{texts.dropSecond}</Button>
            </>
          }
        >
          {texts.drop}
        </Dialog>
      )}
    </SectionForm>
  );
};
