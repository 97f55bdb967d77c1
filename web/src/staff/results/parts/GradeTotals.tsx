import { Progress } from "antd";
import { formatCount } from "../../kit/format-count.ts";
import { SectionCard } from "../../kit/SectionCard.tsx";
import styles from "./GradeTotals.module.css";
import { countOf } from "./texts.ts";

interface GradeTotalsProps {
  /** The grades from best to worst. */
  readonly scale: readonly { readonly letter: string; readonly from: number }[];
  /** The students per grade. Absent students have one that is not in the scale. */
  readonly counts: ReadonlyMap<string, number>;
  readonly passed: number;
  readonly without: number;
}

export const GradeTotals = ({ scale, counts, passed, without }: GradeTotalsProps) => {
  const known = scale.map(({ letter, from }) => ({ letter, label: `${letter} (from ${from})` }));
  const others = [...counts.keys()]
    .filter((grade) => scale.every(({ letter }) => letter !== grade))
    .map((letter) => ({ letter, label: letter }));
  const graded = [...counts.values()].reduce((sum, students) => sum + students, 0);
  return (
    <SectionCard title="Totals by grade">
      {graded === 0 ? (
        <p>No result is complete yet.</p>
      ) : (
        <>
          <p>
            {countOf(graded, "student")} with a grade, {formatCount(passed)} passed.
            {without > 0 &&
              ` ${countOf(without, "student")} without a grade: marks are missing, or the result is withheld.`}
          </p>
          <ul className={styles.grades} aria-label="Totals by grade">
            {[...known, ...others].map(({ letter, label }) => {
              const students = counts.get(letter) ?? 0;
              const share = (students * 100) / graded;
              return (
                <li key={letter}>
                  <span>{label}</span>{" "}
                  <span aria-hidden="true">
                    <Progress size="small" percent={share} showInfo={false} />
                  </span>{" "}
                  <span>
                    {countOf(students, "student")}, {Math.round(share)}%
                  </span>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </SectionCard>
  );
};
