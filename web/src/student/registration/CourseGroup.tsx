import { useId } from "react";
import { CourseRow } from "./CourseRow.tsx";
import styles from "./Registration.module.css";
import type { ShownCourse } from "./semester-offer.ts";

interface CourseGroupProps {
  readonly title: string;
  readonly hint?: string;
  readonly courses: readonly ShownCourse[];
  readonly selection: ReadonlySet<string>;
  readonly onToggle: (course: ShownCourse) => void;
  readonly isLocked: (course: ShownCourse) => boolean;
  /** Why the last press on the course had no effect; null if it had one. */
  readonly problemOf: (course: ShownCourse) => string | null;
}

/** Courses of one kind under a heading. Renders nothing without courses. */
export const CourseGroup = (props: CourseGroupProps) => {
  const { title, hint, courses, selection, onToggle, isLocked, problemOf } = props;
  const titleId = useId();
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.group}>
      <div>
        <h3 id={titleId}>{title}</h3>
        {hint && <p className={styles.muted}>{hint}</p>}
      </div>
      <ul className={styles.courses}>
        {courses.map((course) => (
          <li key={course.id}>
            <CourseRow
              course={course}
              isSelected={selection.has(course.id)}
              isLocked={isLocked(course)}
              problem={problemOf(course)}
              onToggle={() => onToggle(course)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
