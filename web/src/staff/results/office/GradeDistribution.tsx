import { SectionCard } from "../../kit/SectionCard.tsx";
import styles from "./Office.module.css";
import { activeRows, type OfficeSheet } from "./office-sheet.ts";
import { formatCount, officeTexts } from "./texts.ts";

const texts = officeTexts.sheet;

/** The grade of absent students, which no scale contains. */
const absent = "ABS";

/** The number of students per grade. */
export const GradeDistribution = ({ sheet }: { sheet: OfficeSheet }) => {
  const rows = activeRows(sheet);
  const graded = rows.filter(({ grade }) => grade !== null).length;
  const countOf = (letter: string) => rows.filter(({ grade }) => grade === letter).length;
  const letters = [...sheet.scale.map(({ letter }) => letter), absent];
  const most = Math.max(1, ...letters.map(countOf));
  return (
    <SectionCard title={texts.distribution}>
      {graded === 0 ? (
        <p>{texts.distributionNone}</p>
      ) : (
        <table className={styles.grades} aria-label={texts.distribution}>
          <thead>
            <tr>
              <th scope="col">{texts.grade}</th>
              <th scope="col" className={styles.figure}>
                {texts.students}
              </th>
              <th scope="col" className={styles.figure}>
                {texts.share}
              </th>
              <td />
            </tr>
          </thead>
          <tbody>
            {letters.map((letter) => (
              <tr key={letter}>
                <th scope="row">{letter}</th>
                <td className={styles.figure}>{formatCount(countOf(letter))}</td>
                <td className={styles.figure}>
                  {officeTexts.percent((countOf(letter) * 100) / graded)}
                </td>
                <td aria-hidden="true">
                  <span
                    className={styles.bar}
                    style={{ width: `${(countOf(letter) * 100) / most}%` }}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {graded > 0 && graded < rows.length && (
        <p className={styles.note}>{texts.withoutGrade(rows.length - graded)}</p>
      )}
    </SectionCard>
  );
};
