import { Alert, Button, Card, Flex } from "antd";
import { formatClosing, formatMoment } from "../../lib/dates.ts";
import { useTabReturn } from "../../lib/use-tab-return.ts";
import { paths } from "../../paths.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import styles from "./Registration.module.css";
import { TuitionUnpaid } from "./RegistrationBoundary.tsx";
import { RegistrationHeader } from "./RegistrationHeader.tsx";
import { registrationTexts } from "./registration-texts.ts";
import type { Registration } from "./semester-offer.ts";

const closedReason = (
  { opensAt, closesAt }: Registration,
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
  readonly registration: Registration;
  readonly reload: () => void;
  readonly reloading: boolean;
}

/** Says that registration is closed, since when or until when, and lists the registered courses. */
export const RegistrationClosed = (props: RegistrationClosedProps) => {
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
              {registrationTexts.toRegistered}
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
