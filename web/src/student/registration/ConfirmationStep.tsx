import { paths } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { CourseLines } from "./CourseLines.tsx";
import styles from "./Registration.module.css";
import { RegistrationStatus } from "./RegistrationStatus.tsx";
import { registrationTexts } from "./registration-texts.ts";
import type { Courses } from "./registration-types.ts";
import { SlipButton } from "./SlipButton.tsx";

const labels = registrationTexts.confirmation;

interface ConfirmationStepProps {
  readonly courses: Courses;
  /** The college's success message; null without a registration. */
  readonly message: string | null;
  readonly onMore: () => void;
}

/** The third step: the registered courses, the slip and a link to register more. */
export const ConfirmationStep = ({ courses, message, onMore }: ConfirmationStepProps) => {
  const { status, registered, slipUrl } = courses;
  // The list may still lack the courses registered just now.
  const isKnown = registered.length > 0;
  const lines = registered.map(({ isCarryover, course }) => ({
    id: course.id,
    isCarryover,
    isCompulsory: course.isCompulsory,
    record: course,
  }));
  return (
    <div className={styles.stack}>
      <h2 tabIndex={-1}>{registrationTexts.steps.names.confirmation}</h2>
      {message && <Notice kind="success" title={message} />}
      {isKnown && <RegistrationStatus status={status} />}
      {isKnown && !status.isComplete && <p>{labels.incomplete}</p>}
      <div className={styles.actions}>
        {slipUrl && <SlipButton path={slipUrl} />}
        <Button variant="secondary" onClick={onMore}>
          {labels.more}
        </Button>
        <ButtonLink variant="secondary" to={paths.student.registeredCourses}>
          {labels.toRegistered}
        </ButtonLink>
      </div>
      <CourseLines title={labels.registered} courses={lines} />
    </div>
  );
};
