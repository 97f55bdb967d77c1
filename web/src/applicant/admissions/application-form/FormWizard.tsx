import { Card } from "antd";
import { useRef, useState } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { useUnsavedChangesGuard } from "../../../person/use-unsaved-changes-guard.ts";
import { AcademicSection } from "./academic/AcademicSection.tsx";
import { useAcademic } from "./academic/use-academic.ts";
import { DeclarationSection } from "./declaration/DeclarationSection.tsx";
import { savedSections } from "./declaration/missing-fields.ts";
import { formTexts } from "./form-texts.ts";
import { JambSection } from "./jamb/JambSection.tsx";
import { useJamb } from "./jamb/use-jamb.ts";
import { PersonalSection } from "./personal/PersonalSection.tsx";
import { usePersonal } from "./personal/use-personal.ts";
import { Steps } from "./Steps.tsx";
import type { FormApplicant, FormApplication } from "./saved-section.ts";
import { sectionIn, sectionLink, sections } from "./sections.ts";
import { useArrival } from "./use-section-focus.ts";

const drafts = [
  "application-personal",
  "application-academic",
  "application-results",
  "application-jamb",
  "profile-photo",
];

interface FormWizardProps {
  readonly applicant: FormApplicant;
  readonly application: FormApplication;
  readonly onSubmitted: () => void;
}

/** The editable form. The drafts live here, above the sections, so that moving between sections keeps them. */
export const FormWizard = ({ applicant, application, onSubmitted }: FormWizardProps) => {
  const [search] = useSearchParams();
  const container = useRef<HTMLDivElement>(null);
  const personal = usePersonal(applicant, container);
  const academic = useAcademic(applicant, application, container);
  const jamb = useJamb(applicant, application, container);
  const [agreed, setAgreed] = useState(false);
  const section = sectionIn(search);
  const work = { personal, academic, jamb };
  const unsaved = savedSections.filter((name) => work[name].isUnsaved);
  useArrival(container);
  useUnsavedChangesGuard({
    owner: applicant.id,
    isUnsaved: unsaved.length > 0,
    drafts,
    kept: formTexts.kept,
  });

  if (!section) {
    const first = sections.find((name) => application[name].state !== "COMPLETE") ?? "personal";
    return <Navigate replace to={sectionLink(first)} />;
  }
  return (
    <>
      <Steps current={section} application={application} unsaved={unsaved} />
      <Card>
        <div ref={container} data-section={section}>
          {section === "personal" && <PersonalSection work={personal} applicant={applicant} />}
          {section === "academic" && (
            <AcademicSection work={academic} {...{ applicant, application }} />
          )}
          {section === "jamb" && <JambSection work={jamb} />}
          {section === "declaration" && (
            <DeclarationSection
              {...{ applicant, application, unsaved, agreed, onSubmitted }}
              onAgree={setAgreed}
            />
          )}
        </div>
      </Card>
    </>
  );
};
