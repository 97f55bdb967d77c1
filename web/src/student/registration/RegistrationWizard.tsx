import { Button, Card, Empty, Flex, Grid, Progress, Typography } from "antd";
import { useEffect, useRef, useState } from "react";
import { Navigate, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { paths } from "../../paths.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { StepList } from "../../ui/StepList.tsx";
import { ConfirmationStep } from "./ConfirmationStep.tsx";
import { noFilter } from "./course-filter.ts";
import styles from "./Registration.module.css";
import { ReviewStep } from "./ReviewStep.tsx";
import { registrationTexts } from "./registration-texts.ts";
import { SelectStep } from "./SelectStep.tsx";
import { type Courses, offerOf, type Registration } from "./semester-offer.ts";
import { useSelection } from "./use-selection.ts";
import { useSubmission } from "./use-submission.ts";

const steps = ["select", "review", "confirmation"] as const;

/** A step of the registration as in its address. */
type Step = (typeof steps)[number];

const stepLink = (step: Step) => ({ search: `?${new URLSearchParams({ step })}` });

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
  const { key } = useLocation();
  const navigate = useNavigate();
  const container = useRef<HTMLDivElement>(null);
  const arrived = useRef(key);
  const [filter, setFilter] = useState(noFilter);
  const offer = offerOf(registration, courses);
  const work = useSelection(owner, registration.id, offer);
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
      <div ref={container} data-step={step} className={styles.stack}>
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
          <ConfirmationStep courses={courses} message={submission.done} onMore={more} />
        )}
      </div>
    </>
  );
};

/** The three steps with the current and the completed ones. A phone has room for the count only. */
const WizardSteps = ({ current }: { current: Step }) => {
  const isPhone = Grid.useBreakpoint().xs === true;
  const at = steps.indexOf(current);
  if (isPhone) {
    const count = `Step ${at + 1} of ${steps.length}`;
    return (
      <Flex vertical>
        <Typography.Text strong>{count}</Typography.Text>
        <Progress
          percent={((at + 1) / steps.length) * 100}
          steps={steps.length}
          showInfo={false}
          aria-label={count}
        />
      </Flex>
    );
  }
  return (
    <StepList
      size="small"
      current={at}
      items={steps.map((step) => ({ key: step, title: registrationTexts.steps[step] }))}
      aria-label="Steps of the registration"
    />
  );
};

/** Replaces the courses if there are none to register. */
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
