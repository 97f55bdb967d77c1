import { DownOutlined, UpOutlined, WarningOutlined } from "@ant-design/icons";
import { Button, Checkbox } from "antd";
import { useId, useState } from "react";
import { classNames } from "../../lib/class-names.ts";
import { creditCount } from "../counts.ts";
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
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {hint && <p className={styles.muted}>{hint}</p>}
      <ul className={styles.lines}>
        {courses.map((course) => (
          <CourseRow
            key={course.id}
            course={course}
            isSelected={selection.has(course.id)}
            isLocked={isLocked(course)}
            problem={problemOf(course)}
            onToggle={() => onToggle(course)}
          />
        ))}
      </ul>
    </section>
  );
};

interface CourseRowProps {
  readonly course: ShownCourse;
  readonly isSelected: boolean;
  /** A press has no effect but shows the reason. */
  readonly isLocked: boolean;
  /** Why the last press had no effect. */
  readonly problem: string | null;
  readonly onToggle: () => void;
}

/** One course with its checkbox. All but code, title and credits is folded away. */
const CourseRow = ({ course, isSelected, isLocked, problem, onToggle }: CourseRowProps) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { code, title, creditLoad } = course.record;
  const details = detailsOf(course);
  return (
    <li className={styles.course}>
      <Checkbox
        className={classNames(styles.box)}
        checked={isSelected}
        // Not `disabled`: a press explains the lock, and the keyboard reaches it.
        aria-disabled={isLocked || undefined}
        aria-describedby={`${id}-credits ${id}-problem`}
        onChange={onToggle}
      >
        <span className={styles.code}>{code}</span> <span>{title}</span>
      </Checkbox>
      <span id={`${id}-credits`} className={styles.credits}>
        {creditCount(creditLoad)}
      </span>
      {details.length > 0 && (
        <Button
          type="text"
          icon={isOpen ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
          aria-label={`Details of ${code}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      )}
      {isOpen && (
        <ul className={styles.more}>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      <p id={`${id}-problem`} className={styles.problem}>
        {problem !== null && (
          <>
            <WarningOutlined aria-hidden /> {problem}
          </>
        )}
      </p>
    </li>
  );
};

const detailsOf = (course: ShownCourse): readonly string[] => {
  const { record, isCarryover, isRegistered, missingPrerequisites: missing } = course;
  const needsNone = isCarryover || isRegistered;
  const passed = record.prerequisites.filter(({ isPassed }) => isPassed).map(({ code }) => code);
  return [
    isRegistered && "Registered",
    !needsNone && missing.length > 0 && `Pass ${missing.join(", ")} first`,
    !needsNone && passed.length > 0 && `Needs ${passed.join(", ")} (passed)`,
    record.department,
    record.lecturers.length > 0 && `Taught by ${record.lecturers.join(", ")}`,
  ].filter((detail): detail is string => typeof detail === "string");
};
