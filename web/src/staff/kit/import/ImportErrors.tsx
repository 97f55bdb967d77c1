import { Alert } from "antd";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { formatCount } from "../format-count.ts";
import type { ImportAnswer } from "./import-types.ts";

/** `1 row`, `1,204 rows`. */
export const rowsOf = (count: number): string =>
  count === 1 ? "1 row" : `${formatCount(count)} rows`;

interface ImportErrorsProps {
  readonly report: ImportAnswer;
  /** True where the other rows can be imported without the wrong ones. */
  readonly canLeaveOut: boolean;
}

/** The errors of a file, row by row. */
export const ImportErrors = ({ report, canLeaveOut }: ImportErrorsProps) => (
  <>
    <Alert
      type="error"
      showIcon
      title={`${formatCount(report.errorCount)} ${report.errorCount === 1 ? "error" : "errors"} in ${rowsOf(report.rowCount)}. Nothing was saved: mend the file and choose it again${canLeaveOut ? ", or leave the wrong rows out" : ""}.`}
      description={
        report.errors.length < report.errorCount &&
        `The first ${formatCount(report.errors.length)}:`
      }
    />
    <FigureTable
      label="Errors of the file"
      textColumns={3}
      columns={["Row", "Column", "What is wrong"]}
      pageSize={10}
      rows={report.errors.map(({ row, column, message }) => ({
        key: `${row} ${column} ${message}`,
        cells: [row, column ?? "–", message],
      }))}
    />
  </>
);
