import { creditBalance } from "../../../../rules/registration/credit-balance.ts";
import { formatClosing } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { Card } from "../../ui/Card.tsx";
import styles from "./Registration.module.css";
import { RegistrationStatus } from "./RegistrationStatus.tsx";
import { registrationTexts } from "./registration-texts.ts";
import type { Courses, Registration } from "./registration-types.ts";
import { offerOf } from "./semester-offer.ts";

interface RegistrationHeadProps {
  readonly registration: Registration;
  readonly courses: Courses;
  /** False on the page that lists the registered courses. */
  readonly hasLink?: boolean;
}

/** The semester, the deadline, the limits and the progress. */
export const RegistrationHeader = ({
  registration,
  courses,
  hasLink = true,
}: RegistrationHeadProps) => {
  const { timeZone } = usePortal();
  const { session, semester, isOpen, closesAt } = registration;
  const { minimum, maximum } = creditBalance(offerOf(registration, courses), new Set());
  const facts = [
    [registrationTexts.session, session],
    [registrationTexts.semester, semester && registrationTexts.semesters[semester]],
    [registrationTexts.limits, registrationTexts.limitsOf(minimum, maximum)],
    [registrationTexts.closesAt, isOpen && closesAt && formatClosing(closesAt, timeZone)],
  ] as const;
  return (
    <Card>
      <div className={styles.head}>
        <dl className={styles.facts}>
          {facts.map(
            ([label, value]) =>
              value !== false && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value || registrationTexts.none}</dd>
                </div>
              ),
          )}
        </dl>
        <RegistrationStatus status={courses.status} hasLink={hasLink} />
      </div>
    </Card>
  );
};
