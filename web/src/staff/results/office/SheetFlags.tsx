import { SectionCard } from "../../kit/SectionCard.tsx";
import styles from "./Office.module.css";
import type { OfficeSheet } from "./office-sheet.ts";
import { officeTexts } from "./texts.ts";

const texts = officeTexts.sheet;

/** The number of students named. The table marks all of them. */
const maxNamed = 8;

/** The sheet's flags with the students they concern. */
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
