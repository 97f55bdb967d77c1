import { Alert, Table } from "antd";
import { kitTexts } from "../kit-texts.ts";
import type { ImportAnswer } from "./import-types.ts";

const labels = kitTexts.import;

const columns = [
  { title: labels.columns.row, dataIndex: "row" },
  {
    title: labels.columns.column,
    dataIndex: "column",
    render: (column: string | null) => column ?? "–",
  },
  { title: labels.columns.message, dataIndex: "message" },
];

/** The errors of a file, row by row. */
export const ImportErrors = ({ report }: { report: ImportAnswer }) => (
  <>
    <Alert
      type="error"
      showIcon
      title={labels.errors(report.errorCount, report.rowCount)}
      description={
        report.errors.length < report.errorCount && labels.firstErrors(report.errors.length)
      }
    />
    <Table
      aria-label={labels.errorTable}
      size="small"
      columns={columns}
      dataSource={[...report.errors]}
      rowKey={({ row, column, message }) => `${row} ${column} ${message}`}
      pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
    />
  </>
);
