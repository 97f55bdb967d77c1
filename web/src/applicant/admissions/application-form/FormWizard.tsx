import type { FragmentType } from "@apollo/client";
import { Card } from "antd";
import { type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router-dom";
import type { ApplicationForm_ApplicantFragment } from "../../../gql/applicant-admissions.ts";
import { whenIdle } from "../../../lib/when-idle.ts";
import { useUnsavedChangesGuard } from "../../../person/use-unsaved-changes-guard.ts";
import { focusField, focusFirstControl } from "../../../ui/focus-field.ts";
import { LoadingLines } from "../../../ui/LoadingLines.tsx";
import { useAcademic } from "./academic/use-academic.ts";
import { useJamb } from "./jamb/use-jamb.ts";
import { usePersonal } from "./personal/use-personal.ts";
import { Steps } from "./Steps.tsx";
import {
  AcademicSection,
  DeclarationSection,
  JambSection,
  loadSections,
  PersonalSection,
} from "./section-parts.ts";
import { savedSections, sectionIn, sectionLink, sections } from "./sections.ts";
import { type LoadedForm, useLoadedForm } from "./use-load-form.ts";

const drafts = [
  "application-personal",
  "application-academic",
  "application-results",
  "application-jamb",
  "profile-photo",
];

/** Loads the other sections' code behind the first, so that a lost network does not keep the person from them. */
const usePrefetchedSections = (): void => {
  useEffect(() => whenIdle(loadSections), []);
};

interface ArrivalProps {
  readonly container: RefObject<HTMLElement | null>;
  /** The key of the last location whose section was shown. */
  readonly arrived: RefObject<string>;
}

/**
 * Moves the focus when a section has arrived: to the field in the address, else, after another section, to the section's
 * heading.
 */
const Arrival = ({ container, arrived }: ArrivalProps) => {
  const { key, hash } = useLocation();
  useEffect(() => {
    const isElsewhere = arrived.current !== key;
    arrived.current = key;
    if (hash) {
      // An earlier answer hides the field, so the section's first question takes the focus.
      if (!focusField(container.current, hash.slice(1))) focusFirstControl(container.current);
      return;
    }
    if (!isElsewhere) return;
    window.scrollTo(0, 0);
    container.current?.querySelector("h2")?.focus({ preventScroll: true });
  }, [key, hash, container, arrived]);
  return null;
};

interface FormWizardProps {
  readonly from: FragmentType<ApplicationForm_ApplicantFragment>;
  readonly initial: LoadedForm;
  readonly onSubmitted: () => void;
}

/** The editable form. The drafts live here, above the sections, so that moving between sections keeps them. */
export const FormWizard = ({ from, initial, onSubmitted }: FormWizardProps) => {
  const { applicant, application } = useLoadedForm(from, initial);
  const [search] = useSearchParams();
  const container = useRef<HTMLDivElement>(null);
  const section = sectionIn(search);
  const personal = usePersonal(applicant, container, section === "personal");
  const academic = useAcademic(applicant, application, container);
  const jamb = useJamb(applicant, application, container);
  const [agreed, setAgreed] = useState(false);
  const work = { personal, academic, jamb };
  const unsaved = savedSections.filter((name) => work[name].isUnsaved);
  const arrived = useRef(useLocation().key);
  usePrefetchedSections();
  useUnsavedChangesGuard({
    owner: applicant.id,
    isUnsaved: unsaved.length > 0,
    drafts,
    kept: "What you typed is kept in this tab until you log out, but it is not saved yet.",
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
          <Suspense key={section} fallback={<LoadingLines rows={10} />}>
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
            <Arrival container={container} arrived={arrived} />
          </Suspense>
        </div>
      </Card>
    </>
  );
};
