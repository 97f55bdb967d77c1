import { Grid } from "antd";
import { Suspense } from "react";
import { lazyPartOr } from "../../lib/lazy-part.ts";
import { creditCount } from "../counts.ts";
import { type CourseResult, marksOf, notesOf, type Semester } from "./course-result.ts";
import { Grade } from "./Grade.tsx";
import styles from "./Results.module.css";
import type { ResultTableProps } from "./ResultTable.tsx";

const ResultLine = ({ course }: { course: CourseResult }) => {
  const { code, title, creditLoad, remark } = course;
  const { ca, exam, total, points } = marksOf(course);
  const marks = [
    ["CA", ca],
    ["Exam", exam],
    ["Total", total],
    ["Points", points],
  ] as const;
  return (
    <li className={styles.line}>
      <p className={styles.title}>
        <span className={styles.code}>{code}</span> {title}, {creditCount(creditLoad)}
      </p>
      <Grade course={course} />
      {remark !== "WITHHELD" && (
        <dl className={styles.marks}>
          {marks.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {notesOf(course).map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </li>
  );
};

const ResultLines = ({ courses }: Pick<ResultTableProps, "courses">) => (
  <ul className={styles.lines}>
    {courses.map((course) => (
      <ResultLine key={course.courseId} course={course} />
    ))}
  </ul>
);

// Ant Design's Table weighs more than the rest of the page, and a phone shows a list.
const ResultTable = lazyPartOr(ResultLines, () => import("./ResultTable.tsx"));

interface SemesterResultsProps {
  /** `First semester, 2026/2027` */
  readonly name: string;
  readonly semester: Semester;
}

/** The results of one semester: a table, or a list on a phone. */
export const SemesterResults = ({ name, semester }: SemesterResultsProps) => {
  const { md } = Grid.useBreakpoint();
  const { awaited, courses } = semester;
  const list = <ResultLines courses={courses} />;
  return (
    <section aria-label={name}>
      {awaited > 0 && (
        <p className={styles.note}>
          {awaited === 1
            ? "The result of 1 course is still to come; these figures are without it."
            : `The results of ${awaited} courses are still to come; these figures are without them.`}
        </p>
      )}
      {md ? (
        <Suspense fallback={list}>
          <ResultTable label={name} courses={courses} />
        </Suspense>
      ) : (
        list
      )}
    </section>
  );
};
