import { SectionCard } from "../../kit/SectionCard.tsx";
import styles from "./Office.module.css";
import type { OfficeSheet } from "./office-sheet.ts";
import { officeTexts } from "./texts.ts";

const texts = officeTexts.sheet;

/** As many are named; the table of students marks them all. */
const maxNamed = 8;

/** What looks odd about the sheet, with whom it concerns. */
export const SheetFlags = ({ sheet: { flags, rows } }: { sheet: OfficeSheet }) => {
  const nameOf = (id: string) => {
    const row = rows.find(({ studentId }) => studentId === id);
    return row ? `${row.matricNumber} ${row.name}` : id;
  };
  return (
    <SectionCard title={texts.flags}>
      {flags.length === 0 ? (
        <p>{texts.noFlags}</p>
      ) : (
        <ul className={styles.flags}>
          {flags.map(({ message, studentIds }) => (
            <li key={message}>
              {message}
              {studentIds.length > 0 && (
                <p className={styles.concerned}>
                  {studentIds.slice(0, maxNamed).map(nameOf).join(", ")}
                  {studentIds.length > maxNamed && ` ${texts.more(studentIds.length - maxNamed)}`}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
};
