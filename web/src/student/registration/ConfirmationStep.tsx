import { Alert, Button, Card, Flex } from "antd";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { PdfButton } from "../../ui/PdfButton.tsx";
import { CourseLines } from "./CourseLines.tsx";
import styles from "./Registration.module.css";
import { RegistrationStatus } from "./RegistrationHeader.tsx";
import { registrationTexts } from "./registration-texts.ts";
import type { Courses } from "./semester-offer.ts";

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
    <Card>
      <div className={styles.stack}>
        <h2 tabIndex={-1}>{registrationTexts.steps.confirmation}</h2>
        {message && <Alert type="success" showIcon role="status" title={message} />}
        {isKnown && <RegistrationStatus status={status} />}
        {isKnown && !status.isComplete && (
          <p>This is not all that is asked of you yet. Register more courses to complete it.</p>
        )}
        <Flex wrap gap="small">
          {slipUrl && <PdfButton path={slipUrl} {...registrationTexts.slip} />}
          <Button onClick={onMore}>{registrationTexts.more}</Button>
          <ButtonLink to={paths.student.registeredCourses}>
            {registrationTexts.toRegistered}
          </ButtonLink>
        </Flex>
        <CourseLines title="Your registered courses" courses={lines} />
      </div>
    </Card>
  );
};
