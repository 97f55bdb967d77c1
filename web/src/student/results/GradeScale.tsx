import { useId } from "react";
import styles from "./Results.module.css";
import { resultsTexts } from "./results-texts.ts";
import type { Results } from "./results-types.ts";

const texts = resultsTexts.scale;

interface GradeScaleProps {
  readonly scale: Results["scale"];
  readonly policy: Results["cgpaPolicy"];
}

/** The grade scale and the calculation of the averages, collapsed at first. */
export const GradeScale = ({ scale, policy }: GradeScaleProps) => {
  const titleId = useId();
  return (
    <details className={styles.session}>
      <summary>
        <h2 id={titleId}>{texts.title}</h2>
      </summary>
      <table className={styles.scale} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{texts.letter}</th>
            <th scope="col">{texts.from}</th>
            <th scope="col">{texts.points}</th>
          </tr>
        </thead>
        <tbody>
          {scale.map(({ letter, from, points }) => (
            <tr key={letter}>
              <th scope="row">{letter}</th>
              <td>{from}</td>
              <td>{points.toFixed(2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{texts.absent}</p>
      <p className={styles.note}>{texts.gpa}</p>
      <p className={styles.note}>{texts.policies[policy]}</p>
    </details>
  );
};
