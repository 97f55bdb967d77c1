import { Alert, Button, Card, Flex } from "antd";
import type { CourseRegistration_RegistrationFragment } from "../../gql/student-registration.ts";
import { formatClosing, formatMoment } from "../../lib/dates.ts";
import { useTabReturn } from "../../lib/use-tab-return.ts";
import { paths } from "../../paths.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { titles } from "../../titles.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import styles from "./Registration.module.css";
import { RegistrationBoundary, TuitionUnpaid } from "./RegistrationBoundary.tsx";
import { RegistrationHeader } from "./RegistrationHeader.tsx";
import { RegistrationWizard } from "./RegistrationWizard.tsx";

/** The course registration of the running semester. */
export default function CourseRegistrationPage() {
  return (
    <>
      <PageHeading>{titles.courseRegistration}</PageHeading>
      <RegistrationBoundary failed="Failed to load registration information">
        {({ owner, registration, reload, reloading }) => {
          const { id, isOpen, courses } = registration;
          if (!isOpen) return <RegistrationClosed {...{ registration, reload, reloading }} />;
          if (courses.__typename === "Refusal") return <TuitionUnpaid message={courses.message} />;
          return (
            <RegistrationWizard
              key={`${owner} ${id}`}
              {...{ owner, registration, courses, reload }}
            />
          );
        }}
      </RegistrationBoundary>
    </>
  );
}

const closedReason = (
  { opensAt, closesAt }: CourseRegistration_RegistrationFragment,
  timeZone: string,
  now: number,
): string => {
  if (opensAt !== null && Date.parse(opensAt) > now) {
    return `Course registration opens on ${formatMoment(opensAt, timeZone)}.`;
  }
  return closesAt !== null && Date.parse(closesAt) <= now
    ? `Course registration closed on ${formatClosing(closesAt, timeZone)}.`
    : "Course registration is not open now. The dates have not been announced.";
};

interface RegistrationClosedProps {
  readonly registration: CourseRegistration_RegistrationFragment;
  readonly reload: () => void;
  readonly reloading: boolean;
}

/** Says that registration is closed, since when or until when, and lists the registered courses. */
const RegistrationClosed = (props: RegistrationClosedProps) => {
  const { registration, reload, reloading } = props;
  const { timeZone } = usePortal();
  const { courses } = registration;
  useTabReturn(reload);
  return (
    <>
      <Card>
        <div className={styles.stack}>
          <h2>Registration Closed</h2>
          <Alert
            type="info"
            showIcon
            role="none"
            title={closedReason(registration, timeZone, Date.now())}
          />
          <Flex wrap gap="small">
            <ButtonLink type="primary" to={paths.student.registeredCourses}>
              Registered courses
            </ButtonLink>
            <Button loading={reloading} onClick={reload}>
              Check again
            </Button>
          </Flex>
        </div>
      </Card>
      {courses.__typename === "Refusal" ? (
        <TuitionUnpaid message={courses.message} />
      ) : (
        <RegistrationHeader registration={registration} courses={courses} />
      )}
    </>
  );
};
