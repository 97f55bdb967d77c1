import { Alert, Button, Card, Empty, Flex } from "antd";
import { useEffect, useRef, useState } from "react";
import { Navigate, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { useMedia, widths } from "../../lib/use-media.ts";
import { paths } from "../../paths.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { StepCount } from "../../ui/StepCount.tsx";
import { StepList } from "../../ui/StepList.tsx";
import { CourseLines } from "./CourseLines.tsx";
import { CreditBar } from "./CreditBar.tsx";
import { noFilter } from "./course-filter.ts";
import styles from "./Registration.module.css";
import { RegistrationStatus, SlipButton } from "./RegistrationHeader.tsx";
import { SelectStep } from "./SelectStep.tsx";
import type { SemesterOffer } from "./semester-offer.ts";
import { type Selection, useSelection } from "./use-selection.ts";
import { useSubmission } from "./use-submission.ts";

const steps = ["select", "review", "confirmation"] as const;

const stepNames = {
  select: "Select Courses",
  review: "Review Selection",
  confirmation: "Confirmation",
} as const;

type Step = (typeof steps)[number];

const stepLink = (step: Step) => ({ search: `?${new URLSearchParams({ step })}` });

interface RegistrationWizardProps {
  readonly owner: string;
  readonly offer: SemesterOffer;
  readonly reload: () => void;
}

/**
 * Selection, review and confirmation. The selection lives here, above the steps, so that moving between them keeps it.
 */
export const RegistrationWizard = (props: RegistrationWizardProps) => {
  const { owner, offer, reload } = props;
  const [search] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const container = useRef<HTMLDivElement>(null);
  const arrived = useRef(key);
  const [filter, setFilter] = useState(noFilter);
  const work = useSelection(owner, offer);
  const submission = useSubmission({ offer, work, reload });
  // On arrival from another step.
  useEffect(() => {
    if (arrived.current === key) return;
    arrived.current = key;
    window.scrollTo(0, 0);
    container.current?.querySelector("h2")?.focus({ preventScroll: true });
  }, [key]);

  const goTo = (step: Step) => void navigate(stepLink(step));
  const asked = steps.find((step) => step === search.get("step")) ?? "select";
  // Between the response and the next step there is nothing left to review.
  const step = submission.done !== null && asked === "review" ? "confirmation" : asked;
  const isAtNothing =
    (step === "review" && work.selection.size === 0) ||
    (step === "confirmation" && submission.done === null && offer.own.registered.length === 0);
  if (isAtNothing) return <Navigate replace to={stepLink("select")} />;
  if (offer.courses.length === 0) return <EmptyOffer />;

  const openReview = () => {
    if (submission.check()) goTo("review");
  };
  const more = () => {
    submission.begin();
    goTo("select");
  };
  return (
    <>
      <WizardSteps current={step} />
      <Flex vertical gap="middle" ref={container} data-step={step}>
        {step === "select" && (
          <SelectStep
            {...{ offer, work, filter }}
            onFilter={setFilter}
            problem={submission.problem}
            onToggle={submission.begin}
            onNext={openReview}
          />
        )}
        {step === "review" && (
          <ReviewStep
            {...{ offer, work, submission }}
            onBack={() => goTo("select")}
            onSubmitted={() => void navigate(stepLink("confirmation"), { replace: true })}
          />
        )}
        {step === "confirmation" && (
          <ConfirmationStep offer={offer} message={submission.done} onMore={more} />
        )}
      </Flex>
    </>
  );
};

/** The three steps with the current and the completed ones. A phone has room for the count only. */
const WizardSteps = ({ current }: { current: Step }) => {
  const isPhone = useMedia(widths.narrow);
  const at = steps.indexOf(current);
  if (isPhone) return <StepCount step={at + 1} count={steps.length} />;
  return (
    <StepList
      size="small"
      current={at}
      items={steps.map((step) => ({ key: step, title: stepNames[step] }))}
      aria-label="Steps of the registration"
    />
  );
};

const EmptyOffer = () => {
  const { supportEmail } = usePortal();
  return (
    <Card>
      <Empty description="There are no courses to register">
        <p>
          The college offers no courses for your department and level this semester. Contact support
          if you expected some.
        </p>
        <Flex wrap gap="small" justify="center">
          <Button href={`mailto:${supportEmail}`}>Contact support</Button>
          <ButtonLink to={paths.student.dashboard}>Go to dashboard</ButtonLink>
        </Flex>
      </Empty>
    </Card>
  );
};

interface ReviewStepProps {
  readonly offer: SemesterOffer;
  readonly work: Selection;
  readonly submission: ReturnType<typeof useSubmission>;
  readonly onBack: () => void;
  readonly onSubmitted: () => void;
}

const ReviewStep = ({ offer, work, submission, onBack, onSubmitted }: ReviewStepProps) => {
  const { problem, busy, submit } = submission;
  const registered = offer.courses.filter(({ isRegistered }) => isRegistered);
  return (
    <>
      <Card size="small">
        <Flex vertical gap="middle">
          <div>
            <h2 tabIndex={-1}>{stepNames.review}</h2>
            <p className={styles.muted}>
              {work.selected.length === 0
                ? "Everything you selected is registered already."
                : "Check the courses below, then submit."}
            </p>
          </div>
          <CourseLines title="To be registered" courses={work.selected} />
          <CourseLines title="Registered already" courses={registered} />
        </Flex>
      </Card>
      <CreditBar
        {...{ offer, problem }}
        selection={work.selection}
        action={(isOver) => (
          <>
            {problem?.code === "TUITION_UNPAID" && (
              <ButtonLink to={paths.student.tuitionPayment}>Go to tuition payment</ButtonLink>
            )}
            <Button onClick={onBack}>Back</Button>
            <Button
              type="primary"
              disabled={isOver}
              aria-disabled={busy || undefined}
              onClick={() => void submit(onSubmitted)}
            >
              {busy ? "Submitting..." : "Submit Registration"}
            </Button>
          </>
        )}
      />
    </>
  );
};

interface ConfirmationStepProps {
  readonly offer: SemesterOffer;
  readonly message: string | null;
  readonly onMore: () => void;
}

const ConfirmationStep = ({ offer, message, onMore }: ConfirmationStepProps) => {
  const { status, registered, slipUrl } = offer.own;
  // The list may still lack the courses registered just now.
  const isKnown = registered.length > 0;
  const lines = registered.map(({ isCarryover, course }) => ({
    id: course.id,
    isCarryover,
    isCompulsory: course.isCompulsory,
    record: course,
  }));
  return (
    <Card>
      <Flex vertical gap="middle">
        <h2 tabIndex={-1}>{stepNames.confirmation}</h2>
        {message && <Alert type="success" showIcon role="status" title={message} />}
        {isKnown && <RegistrationStatus offer={offer} />}
        {isKnown && !status.isComplete && (
          <p>This is not all that is asked of you yet. Register more courses to complete it.</p>
        )}
        <Flex wrap gap="small">
          <SlipButton path={slipUrl} />
          <Button onClick={onMore}>Register More Courses</Button>
          <ButtonLink to={paths.student.registeredCourses}>Registered courses</ButtonLink>
        </Flex>
        <CourseLines title="Your registered courses" courses={lines} />
      </Flex>
    </Card>
  );
};
