import { useId } from "react";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import styles from "./Results.module.css";
import { resultsTexts } from "./results-texts.ts";
import type { Results } from "./results-types.ts";

const texts = resultsTexts.carryovers;

/** The courses to repeat, with an explanation. Renders nothing without carryovers. */
export const Carryovers = ({ courses }: { courses: Results["carryovers"] }) => {
  const titleId = useId();
  if (courses.length === 0) return null;
  return (
    <Card labelledBy={titleId}>
      <div className={styles.stack}>
        <h2 id={titleId}>{texts.title}</h2>
        <p>{texts.lead}</p>
        <ul className={styles.lines}>
          {courses.map(({ courseId, code, title, creditLoad, semester, session }) => (
            <li key={courseId} className={styles.line}>
              <p className={styles.code}>{code}</p>
              <p className={styles.grade}>{resultsTexts.credits(creditLoad)}</p>
              <p className={styles.title}>{title}</p>
              <p className={styles.note}>{texts.when(semester, session)}</p>
            </li>
          ))}
        </ul>
        <ButtonLink variant="secondary" to={paths.student.courseRegistration}>
          {texts.toRegistration}
        </ButtonLink>
      </div>
    </Card>
  );
};
