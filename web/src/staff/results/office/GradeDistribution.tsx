import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import styles from "./Office.module.css";
import { type OfficeSheet, standingRows } from "./office-sheet.ts";
import { formatCount, officeTexts } from "./texts.ts";

const texts = officeTexts.sheet;

/** The grade of whoever was absent, which no scale has. */
const absent = "ABS";

/** How many have each grade. */
export const GradeDistribution = ({ sheet }: { sheet: OfficeSheet }) => {
  const rows = standingRows(sheet);
  const graded = rows.filter(({ grade }) => grade !== null).length;
  const countOf = (letter: string) => rows.filter(({ grade }) => grade === letter).length;
  const letters = [...sheet.scale.map(({ letter }) => letter), absent];
  const most = Math.max(1, ...letters.map(countOf));
  return (
    <SectionCard title={texts.distribution}>
      {graded === 0 ? (
        <p>{texts.distributionNone}</p>
      ) : (
        <FigureTable
          label={texts.distribution}
          columns={[texts.grade, texts.students, texts.share, texts.picture]}
          rows={letters.map((letter) => {
            const count = countOf(letter);
            return {
              key: letter,
              cells: [
                letter,
                formatCount(count),
                officeTexts.percent((count * 100) / graded),
                <span key="bar" className={styles.track} aria-hidden="true">
                  <span className={styles.bar} style={{ width: `${(count * 100) / most}%` }} />
                </span>,
              ],
            };
          })}
        />
      )}
      {graded > 0 && graded < rows.length && (
        <p className={styles.note}>{texts.withoutGrade(rows.length - graded)}</p>
      )}
    </SectionCard>
  );
};
