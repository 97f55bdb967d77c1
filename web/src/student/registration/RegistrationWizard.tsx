import { useRef, useState } from "react";
import { Navigate, useNavigate, useSearchParams } from "react-router-dom";
import { Card } from "../../ui/Card.tsx";
import { ConfirmationStep } from "./ConfirmationStep.tsx";
import { noFilter } from "./course-filter.ts";
import { EmptyOffer } from "./EmptyOffer.tsx";
import { ReviewStep } from "./ReviewStep.tsx";
import type { Courses, Registration } from "./registration-types.ts";
import { SelectStep } from "./SelectStep.tsx";
import { offerOf } from "./semester-offer.ts";
import { type Step, stepIn, stepLink } from "./steps.ts";
import { useSelection } from "./use-selection.ts";
import { useArrival } from "./use-step-focus.ts";
import { useSubmission } from "./use-submission.ts";
import { useUnsavedChangesGuard } from "./use-unsaved-changes-guard.ts";
import { WizardSteps } from "./WizardSteps.tsx";

interface RegistrationWizardProps {
  /** The student's id. */
  readonly owner: string;
  readonly registration: Registration;
  readonly courses: Courses;
  readonly reload: () => void;
}

/**
 * Selection, review and confirmation. The selection lives here, above the steps, so that moving between them keeps it.
 */
export const RegistrationWizard = (props: RegistrationWizardProps) => {
  const { owner, registration, courses, reload } = props;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const container = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState(noFilter);
  const offer = offerOf(registration, courses);
  const work = useSelection(owner, registration.id, offer);
  const submission = useSubmission({ offer, work, reload });
  useArrival(container);
  useUnsavedChangesGuard(owner, work.draft, work.isUnregistered);

  const goTo = (step: Step) => void navigate(stepLink(step));
  const asked = stepIn(search);
  // Between the response and the next step there is nothing left to review.
  const step = submission.done !== null && asked === "review" ? "confirmation" : asked;
  const isAtNothing =
    (step === "review" && work.selection.size === 0) ||
    (step === "confirmation" && submission.done === null && courses.registered.length === 0);
  if (isAtNothing) return <Navigate replace to={stepLink("select")} />;
  if (offer.courses.length === 0) return <EmptyOffer />;

  const openReview = () => {
    if (submission.check()) goTo("review");
  };
  const submit = async () => {
    if (await submission.submit()) void navigate(stepLink("confirmation"), { replace: true });
  };
  const more = () => {
    submission.begin();
    goTo("select");
  };
  return (
    <>
      <WizardSteps current={step} />
      <div ref={container} data-step={step}>
        {step === "select" && (
          <SelectStep
            {...{ registration, courses, offer, work, filter }}
            onFilter={setFilter}
            problem={submission.problem}
            onToggle={submission.begin}
            onNext={openReview}
          />
        )}
        {step === "review" && (
          <ReviewStep
            {...{ offer, work }}
            problem={submission.problem}
            busy={submission.busy}
            onBack={() => goTo("select")}
            onSubmit={() => void submit()}
          />
        )}
        {step === "confirmation" && (
          <Card>
            <ConfirmationStep courses={courses} message={submission.done} onMore={more} />
          </Card>
        )}
      </div>
    </>
  );
};
