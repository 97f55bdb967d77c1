import styles from "./Results.module.css";
import { resultsTexts } from "./results-texts.ts";
import type { CourseResult } from "./results-types.ts";

const texts = resultsTexts.course;

export const ResultLine = ({ course }: { course: CourseResult }) => {
  const { code, title, creditLoad, remark, grade, isPassed, isRepeat, counts } = course;
  const isWithheld = remark === "WITHHELD";
  return (
    <li className={styles.line} data-failed={isPassed === false}>
      <p className={styles.code}>{code}</p>
      <p className={styles.grade}>
        {isWithheld ? (
          texts.withheld
        ) : (
          <>
            <span className="visually-hidden">{texts.grade} </span>
            {grade}
            <span className={styles.outcome}>{isPassed ? texts.passed : texts.failed}</span>
          </>
        )}
      </p>
      <p className={styles.title}>
        {title}, {resultsTexts.credits(creditLoad)}
      </p>
      {isWithheld ? <p className={styles.note}>{texts.withheldHint}</p> : <Marks course={course} />}
      {isRepeat && <p className={styles.note}>{texts.repeat}</p>}
      {!isWithheld && !counts && <p className={styles.note}>{texts.notCounted}</p>}
    </li>
  );
};

const Marks = ({ course }: { course: CourseResult }) => {
  const { ca, exam, remark, total, points } = course;
  const marks = [
    [texts.ca, ca],
    [texts.exam, remark === "ABSENT" ? texts.absent : exam],
    [texts.total, total],
    [texts.points, points?.toFixed(2)],
  ] as const;
  return (
    <dl className={styles.marks}>
      {marks.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? texts.none}</dd>
        </div>
      ))}
    </dl>
  );
};
