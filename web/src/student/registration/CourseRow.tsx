import { useId } from "react";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./CourseRow.module.css";
import { CourseTags } from "./CourseTags.tsx";
import { registrationTexts } from "./registration-texts.ts";
import type { ShownCourse } from "./semester-offer.ts";

const labels = registrationTexts.select;

interface CourseRowProps {
  readonly course: ShownCourse;
  readonly isSelected: boolean;
  /** A press has no effect but shows the reason. */
  readonly isLocked: boolean;
  /** Why the last press had no effect. */
  readonly problem: string | null;
  readonly onToggle: () => void;
}

/** One course with its checkbox. The whole card is clickable. */
export const CourseRow = ({ course, isSelected, isLocked, problem, onToggle }: CourseRowProps) => {
  const id = useId();
  const { record } = course;
  return (
    <div className={styles.course} data-locked={isLocked}>
      <input
        id={id}
        type="checkbox"
        className={styles.box}
        checked={isSelected}
        // Not `disabled`: a press explains the lock, and the keyboard reaches it.
        aria-disabled={isLocked || undefined}
        aria-describedby={`${id}-details`}
        onChange={onToggle}
      />
      <label htmlFor={id} className={styles.name}>
        <span className={styles.code}>{record.code}</span> <span>{record.title}</span>
      </label>
      <div id={`${id}-details`} className={styles.details}>
        <span className={styles.credits}>{registrationTexts.credits(record.creditLoad)}</span>
        <CourseTags {...course} />
        <Prerequisites course={course} />
        {record.department && <span>{record.department}</span>}
        {record.lecturers.length > 0 && (
          <span>{labels.lecturers(record.lecturers.join(", "))}</span>
        )}
        {problem !== null && (
          <span className={styles.problem}>
            <Icon name="warning" size={16} />
            {problem}
          </span>
        )}
      </div>
    </div>
  );
};

/** The prerequisites and whether they are passed. Renders nothing if there are none. */
const Prerequisites = ({ course }: { course: ShownCourse }) => {
  const { record, isCarryover, isRegistered, missingPrerequisites: missing } = course;
  if (isCarryover || isRegistered || record.prerequisites.length === 0) return null;
  const passed = record.prerequisites.filter(({ isPassed }) => isPassed).map(({ code }) => code);
  return (
    <>
      {missing.length > 0 && (
        <span className={styles.waiting}>
          <Icon name="warning" size={16} />
          {labels.passFirst(missing.join(", "))}
        </span>
      )}
      {passed.length > 0 && <span>{labels.passed(passed.join(", "))}</span>}
    </>
  );
};
