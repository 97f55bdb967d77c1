import { formatClosing, formatMoment } from "../../lib/dates.ts";
import { useTabReturn } from "../../lib/use-tab-return.ts";
import { paths } from "../../paths.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./Registration.module.css";
import { RegistrationHeader } from "./RegistrationHeader.tsx";
import { registrationTexts } from "./registration-texts.ts";
import type { Registration } from "./registration-types.ts";
import { TuitionUnpaid } from "./TuitionUnpaid.tsx";

const labels = registrationTexts.closed;

const closedReason = (
  { opensAt, closesAt }: Registration,
  timeZone: string,
  now: number,
): string => {
  if (opensAt !== null && Date.parse(opensAt) > now) {
    return labels.opens(formatMoment(opensAt, timeZone));
  }
  return closesAt !== null && Date.parse(closesAt) <= now
    ? labels.closed(formatClosing(closesAt, timeZone))
    : labels.unknown;
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
        <div className={styles.closed}>
          <h2 className={styles.closedTitle}>
            <Icon name="clock" size={28} />
            {labels.title}
          </h2>
          <p>{closedReason(registration, timeZone, Date.now())}</p>
          <div className={styles.actions}>
            <ButtonLink to={paths.student.registeredCourses}>{labels.toRegistered}</ButtonLink>
            <Button variant="secondary" busy={reloading} onClick={reload}>
              {reloading ? labels.checking : labels.checkAgain}
            </Button>
          </div>
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
