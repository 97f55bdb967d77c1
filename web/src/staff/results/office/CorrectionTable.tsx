import { ScrollBox } from "../../kit/ScrollBox.tsx";
import { CorrectionRow } from "./CorrectionRow.tsx";
import { type AmendedSheet, scaleOf } from "./correction.ts";
import styles from "./Office.module.css";
import { officeTexts } from "./texts.ts";
import type { Corrections } from "./use-corrections.ts";

const texts = officeTexts.amend;
const { columns } = texts;

interface CorrectionTableProps {
  readonly sheet: AmendedSheet;
  readonly corrections: Corrections;
  readonly isValidated: boolean;
}

/** The selected students with their typed marks. */
export const CorrectionTable = ({ sheet, corrections, isValidated }: CorrectionTableProps) => {
  const { picked, change, drop } = corrections;
  if (picked.length === 0) return <p className={styles.note}>{texts.nobody}</p>;
  const scale = scaleOf(sheet);
  return (
    <ScrollBox className={styles.corrections}>
      <table className={styles.table} aria-label={texts.picked}>
        <thead>
          <tr>
            <th scope="col">{columns.student}</th>
            <th scope="col">{columns.ca}</th>
            <th scope="col">{columns.exam}</th>
            <th scope="col">{columns.remark}</th>
            <th scope="col">{columns.result}</th>
            <th scope="col">
              <span className="visually-hidden">{texts.remove}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {picked.map(({ correction, row }) => (
            <CorrectionRow
              key={row.studentId}
              correction={correction}
              row={row}
              maxima={sheet.maxima}
              scale={scale}
              isValidated={isValidated}
              onChange={(fields) => change(row.studentId, fields)}
              onDrop={() => drop(row.studentId)}
            />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
};
