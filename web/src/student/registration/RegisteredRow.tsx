import { Button } from "antd";
import { dropProblem } from "../../../../rules/registration/course-drop.ts";
import { formatDay } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { creditCount } from "../counts.ts";
import { CourseTags } from "./CourseLines.tsx";
import styles from "./Registration.module.css";
import type { Courses, SemesterOffer } from "./semester-offer.ts";

interface RegisteredRowProps {
  readonly registered: Courses["registered"][number];
  readonly offer: SemesterOffer;
  readonly isOpen: boolean;
  readonly onDrop: () => void;
}

/** One registered course with its drop button, or why it cannot be dropped. */
export const RegisteredRow = ({ registered, offer, isOpen, onDrop }: RegisteredRowProps) => {
  const { course, isCarryover, registeredAt, canDrop } = registered;
  const { timeZone } = usePortal();
  const offered = offer.courses.find(({ id }) => id === course.id);
  const problem = offered ? dropProblem(offer, offered, { isOpen }) : null;
  return (
    <li className={styles.line}>
      <div className={styles.name}>
        <p>
          <span className={styles.code}>{course.code}</span> {course.title}
        </p>
        <div className={styles.details}>
          <span>{creditCount(course.creditLoad)}</span>
          <CourseTags isCarryover={isCarryover} isCompulsory={course.isCompulsory} />
          {registeredAt && <span>{`Registered ${formatDay(registeredAt, timeZone)}`}</span>}
          {canDrop && problem && <span className={styles.whole}>{problem.message}</span>}
        </div>
      </div>
      {canDrop && !problem && (
        <Button aria-label={`Drop ${course.code}`} onClick={onDrop}>
          Drop
        </Button>
      )}
    </li>
  );
};
