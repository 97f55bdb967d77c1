import { Notice } from "../../../ui/Notice.tsx";
import styles from "../bulk/Bulk.module.css";
import { kitTexts } from "../kit-texts.ts";
import type { ImportAnswer } from "./import-types.ts";

const labels = kitTexts.import;

/** The errors of a file, row by row. */
export const ImportErrors = ({ report }: { report: ImportAnswer }) => (
  <div className={styles.part}>
    <Notice kind="error">{labels.errors(report.errorCount, report.rowCount)}</Notice>
    {report.errors.length < report.errorCount && (
      <p className={styles.more}>{labels.firstErrors(report.errors.length)}</p>
    )}
    <div className={styles.rows}>
      <table aria-label={labels.errorTable}>
        <thead>
          <tr>
            <th scope="col">{labels.columns.row}</th>
            <th scope="col">{labels.columns.column}</th>
            <th scope="col">{labels.columns.message}</th>
          </tr>
        </thead>
        <tbody>
          {report.errors.map(({ row, column, message }) => (
            <tr key={`${row} ${column} ${message}`}>
              <td>{row}</td>
              <td>{column ?? "–"}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </div>
);
