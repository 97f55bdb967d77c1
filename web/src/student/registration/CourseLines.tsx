import { useId } from "react";
import styles from "./CourseLines.module.css";
import { CourseTags } from "./CourseTags.tsx";
import { registrationTexts } from "./registration-texts.ts";

interface Line {
  readonly id: string;
  readonly isCarryover: boolean;
  readonly isCompulsory: boolean;
  readonly record: { readonly code: string; readonly title: string; readonly creditLoad: number };
}

interface CourseLinesProps {
  readonly title: string;
  readonly courses: readonly Line[];
}

/** A read-only list of courses with their credits. Renders nothing without courses. */
export const CourseLines = ({ title, courses }: CourseLinesProps) => {
  const titleId = useId();
  if (courses.length === 0) return null;
  const total = courses.reduce((credits, { record }) => credits + record.creditLoad, 0);
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId}>{title}</h3>
        <p>
          {registrationTexts.courses(courses.length)}, {registrationTexts.credits(total)}
        </p>
      </div>
      <ul className={styles.lines}>
        {courses.map(({ id, record, ...kind }) => (
          <li key={id} className={styles.line}>
            <p className={styles.code}>{record.code}</p>
            <p className={styles.credits}>{registrationTexts.credits(record.creditLoad)}</p>
            <p className={styles.title}>{record.title}</p>
            <p className={styles.tags}>
              <CourseTags isCarryover={kind.isCarryover} isCompulsory={kind.isCompulsory} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};
