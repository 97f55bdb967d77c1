import { useState } from "react";
import { dropProblem } from "../../../../rules/registration/course-drop.ts";
import { formatDay } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { CourseTags } from "./CourseTags.tsx";
import { DropDialog } from "./DropDialog.tsx";
import styles from "./RegisteredRow.module.css";
import { registrationTexts } from "./registration-texts.ts";
import type { RegisteredCourse } from "./registration-types.ts";
import type { SemesterOffer } from "./semester-offer.ts";

const labels = registrationTexts.registered;

interface RegisteredRowProps {
  readonly registered: RegisteredCourse;
  readonly offer: SemesterOffer;
  readonly isOpen: boolean;
  readonly onDropped: (message: string, isShown: boolean) => void;
  readonly reload: () => void;
}

/** One registered course with its drop button, or why it cannot be dropped. */
export const RegisteredRow = (props: RegisteredRowProps) => {
  const { registered, offer, isOpen, onDropped, reload } = props;
  const { course, isCarryover, registeredAt, canDrop } = registered;
  const { timeZone } = usePortal();
  const [isAsking, setAsking] = useState(false);
  const offered = offer.courses.find(({ id }) => id === course.id);
  const problem = offered ? dropProblem(offer, offered, { isOpen }) : null;
  return (
    <div className={styles.course}>
      <p className={styles.name}>
        <span className={styles.code}>{course.code}</span> {course.title}
      </p>
      <div className={styles.details}>
        <span className={styles.credits}>{registrationTexts.credits(course.creditLoad)}</span>
        <CourseTags isCarryover={isCarryover} isCompulsory={course.isCompulsory} />
        {registeredAt && <span>{labels.registeredOn(formatDay(registeredAt, timeZone))}</span>}
        {canDrop && problem && <span className={styles.why}>{problem.message}</span>}
      </div>
      {canDrop && !problem && (
        <div className={styles.drop}>
          <Button
            variant="secondary"
            aria-label={labels.dropOf(course.code)}
            onClick={() => setAsking(true)}
          >
            {labels.drop}
          </Button>
        </div>
      )}
      {isAsking && (
        <DropDialog
          {...{ registered, isOpen, reload }}
          onClose={() => setAsking(false)}
          onDropped={(message, isShown) => {
            setAsking(false);
            onDropped(message, isShown);
          }}
        />
      )}
    </div>
  );
};
