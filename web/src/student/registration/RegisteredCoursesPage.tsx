import { Card, Empty, Flex } from "antd";
import { useEffect, useRef, useState } from "react";
import { formatClosing } from "../../lib/dates.ts";
import { paths } from "../../paths.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { titles } from "../../titles.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { useFeedback } from "../../ui/Feedback.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { PdfButton } from "../../ui/PdfButton.tsx";
import { DropDialog } from "./DropDialog.tsx";
import { RegisteredRow } from "./RegisteredRow.tsx";
import styles from "./Registration.module.css";
import { RegistrationBoundary, TuitionUnpaid } from "./RegistrationBoundary.tsx";
import { RegistrationHeader } from "./RegistrationHeader.tsx";
import { registrationTexts } from "./registration-texts.ts";
import { type Courses, offerOf, type Registration } from "./semester-offer.ts";

/** The registered courses of the running semester, to be printed or dropped. */
export default function RegisteredCoursesPage() {
  return (
    <>
      <PageHeading>{titles.registeredCourses}</PageHeading>
      <RegistrationBoundary failed="Failed to fetch registered courses">
        {({ registration, reload }) =>
          registration.courses.__typename === "Refusal" ? (
            <TuitionUnpaid message={registration.courses.message} />
          ) : (
            <RegisteredCourses {...{ registration, courses: registration.courses, reload }} />
          )
        }
      </RegistrationBoundary>
    </>
  );
}

interface RegisteredCoursesProps {
  readonly registration: Registration;
  readonly courses: Courses;
  readonly reload: () => void;
}

const RegisteredCourses = ({ registration, courses, reload }: RegisteredCoursesProps) => {
  const { isOpen } = registration;
  const { registered, slipUrl } = courses;
  const { toast } = useFeedback();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<Courses["registered"][number] | null>(null);
  const [dropped, setDropped] = useState(0);
  // The pressed button and its dialog are gone.
  useEffect(() => {
    if (dropped > 0) heading.current?.focus();
  }, [dropped]);
  const offer = offerOf(registration, courses);
  const onDropped = (message: string, isShown: boolean) => {
    toast("success", message);
    setAsked(null);
    setDropped((count) => count + 1);
    if (!isShown) reload();
  };
  return (
    <>
      <RegistrationHeader registration={registration} courses={courses} hasLink={false} />
      <Card>
        <div className={styles.stack}>
          <h2 ref={heading} tabIndex={-1}>
            Your courses
          </h2>
          {registered.length === 0 ? (
            <Empty description="No Course Registered Yet">
              <p>
                {isOpen
                  ? "Select your courses for this semester and register them."
                  : "Course registration is not open now."}
              </p>
              {isOpen && (
                <ButtonLink type="primary" to={paths.student.courseRegistration}>
                  Register courses
                </ButtonLink>
              )}
            </Empty>
          ) : (
            <>
              <Flex wrap gap="small">
                {slipUrl && <PdfButton path={slipUrl} {...registrationTexts.slip} />}
                {isOpen && (
                  <ButtonLink to={paths.student.courseRegistration}>
                    {registrationTexts.more}
                  </ButtonLink>
                )}
              </Flex>
              <DropDeadline registration={registration} />
              <ul className={styles.lines}>
                {registered.map((one) => (
                  <RegisteredRow
                    key={one.id}
                    registered={one}
                    {...{ offer, isOpen }}
                    onDrop={() => setAsked(one)}
                  />
                ))}
              </ul>
            </>
          )}
        </div>
      </Card>
      {asked && (
        <DropDialog
          registered={asked}
          {...{ isOpen, onDropped, reload }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
};

/** The drop deadline, past or future. Renders nothing if the college sets none. */
const DropDeadline = ({ registration }: { registration: Registration }) => {
  const { timeZone } = usePortal();
  const { canDrop, dropDeadline, closesAt } = registration;
  const deadline = dropDeadline ?? closesAt;
  if (deadline === null) return null;
  return (
    <p className={styles.muted}>
      {`Courses ${canDrop ? "can" : "could"} be dropped until ${formatClosing(deadline, timeZone)}.`}
    </p>
  );
};
