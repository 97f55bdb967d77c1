import { useRef } from "react";
import { formatClosing } from "../../lib/dates.ts";
import { paths } from "../../paths.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { useFeedback } from "../../ui/Feedback.tsx";
import { RegisteredRow } from "./RegisteredRow.tsx";
import styles from "./Registration.module.css";
import { RegistrationHeader } from "./RegistrationHeader.tsx";
import { registrationTexts } from "./registration-texts.ts";
import type { Courses, Registration } from "./registration-types.ts";
import { SlipButton } from "./SlipButton.tsx";
import { offerOf } from "./semester-offer.ts";

const labels = registrationTexts.registered;

interface RegisteredCoursesProps {
  readonly registration: Registration;
  readonly courses: Courses;
  readonly reload: () => void;
}

/** The registered courses, or a note that there are none, with the next step. */
export const RegisteredCourses = ({ registration, courses, reload }: RegisteredCoursesProps) => {
  const { isOpen } = registration;
  const { registered, slipUrl } = courses;
  const { toast } = useFeedback();
  const heading = useRef<HTMLHeadingElement>(null);
  const offer = offerOf(registration, courses);
  const onDropped = (message: string, isShown: boolean) => {
    toast("success", message);
    // The pressed button is removed.
    heading.current?.focus();
    if (!isShown) reload();
  };
  return (
    <>
      <RegistrationHeader registration={registration} courses={courses} hasLink={false} />
      <Card>
        <div className={styles.stack}>
          <h2 ref={heading} tabIndex={-1}>
            {labels.listTitle}
          </h2>
          {registered.length === 0 ? (
            <EmptyState icon="courses" title={labels.empty}>
              <p>{isOpen ? labels.emptyOpen : labels.emptyClosed}</p>
              {isOpen && (
                <ButtonLink to={paths.student.courseRegistration}>
                  {labels.toRegistration}
                </ButtonLink>
              )}
            </EmptyState>
          ) : (
            <>
              <div className={styles.actions}>
                {slipUrl && <SlipButton path={slipUrl} />}
                {isOpen && (
                  <ButtonLink variant="secondary" to={paths.student.courseRegistration}>
                    {labels.more}
                  </ButtonLink>
                )}
              </div>
              <DropDeadline registration={registration} />
              <ul className={styles.courses}>
                {registered.map((one) => (
                  <li key={one.id}>
                    <RegisteredRow registered={one} {...{ offer, isOpen, onDropped, reload }} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </Card>
    </>
  );
};

/** The drop deadline, past or future. Renders nothing if the college sets none. */
const DropDeadline = ({ registration }: { registration: Registration }) => {
  const { timeZone } = usePortal();
  const { canDrop, dropDeadline, closesAt } = registration;
  const deadline = dropDeadline ?? closesAt;
  if (deadline === null) return null;
  const moment = formatClosing(deadline, timeZone);
  return (
    <p className={styles.muted}>{canDrop ? labels.dropUntil(moment) : labels.dropEnded(moment)}</p>
  );
};
