import { Facts } from "../../ui/Facts.tsx";
import { ResultLine } from "./ResultLine.tsx";
import styles from "./Results.module.css";
import { resultsTexts } from "./results-texts.ts";
import type { SemesterOfResults, SessionOfResults } from "./results-types.ts";

interface SessionResultsProps {
  readonly session: SessionOfResults;
  /** Whether it is open at first. */
  readonly isOpen: boolean;
}

/** A collapsible session with its semesters. */
export const SessionResults = ({ session, isOpen }: SessionResultsProps) => (
  <details className={styles.session} open={isOpen}>
    <summary>
      <h2>{resultsTexts.session(session.session)}</h2>
    </summary>
    {session.semesters.map((semester) => (
      <Semester key={semester.number} semester={semester} session={session.session} />
    ))}
  </details>
);

interface SemesterProps {
  readonly semester: SemesterOfResults;
  readonly session: string;
}

const Semester = ({ semester, session }: SemesterProps) => {
  const title = resultsTexts.semester(semester.number);
  return (
    <section className={styles.semester} aria-label={`${title}, ${session}`}>
      <h3>{title}</h3>
      <Facts
        facts={[
          [resultsTexts.gpa, resultsTexts.average(semester.gpa)],
          [resultsTexts.cgpaAfter, resultsTexts.average(semester.cgpa)],
          [
            resultsTexts.creditsPassed,
            resultsTexts.passedOf(semester.creditsPassed, semester.creditsRegistered),
          ],
        ]}
      />
      {semester.awaited > 0 && (
        <p className={styles.note}>{resultsTexts.awaited(semester.awaited)}</p>
      )}
      <ul className={styles.lines}>
        {semester.courses.map((course) => (
          <ResultLine key={course.courseId} course={course} />
        ))}
      </ul>
    </section>
  );
};
