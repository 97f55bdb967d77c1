import { UploadOutlined } from "@ant-design/icons";
import { Alert, Button, Form, Upload } from "antd";
import { type ReactNode, useId, useState } from "react";
import { failureOf } from "../../../lib/failure.ts";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { formatCount } from "../format-count.ts";
import { kitTexts } from "../kit-texts.ts";
import { DialogActions, StaffDialog } from "../StaffDialog.tsx";
import { fileProblem, wrongKind } from "./file-problem.ts";
import type { ImportAnswer, ImportResult } from "./import-types.ts";

const rowsOf = (count: number): string => (count === 1 ? "1 row" : `${formatCount(count)} rows`);

interface FileImportProps {
  readonly title: string;
  /** The required headings of the file: `application_no, score`. */
  readonly columns: string;
  /** More about the import. */
  readonly children?: ReactNode;
  /** Sends the file. A dry run saves nothing. */
  readonly send: (file: File, dryRun: boolean) => Promise<ImportResult>;
  /** Called with the success message. */
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
}

/** The errors of a file, row by row. */
const ImportErrors = ({ report }: { report: ImportAnswer }) => (
  <>
    <Alert
      type="error"
      showIcon
      title={`${formatCount(report.errorCount)} ${report.errorCount === 1 ? "error" : "errors"} in ${rowsOf(report.rowCount)}. Nothing was saved: mend the file and choose it again.`}
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

/** Imports a file: a dry run reports errors row by row, then the whole file is saved or nothing. */
export const FileImport = (props: FileImportProps) => {
  const { title, columns, children, send, onDone, onClose } = props;
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [failureMessage, setFailureMessage] = useState<string | null>(null);
  const [report, setReport] = useState<ImportAnswer | null>(null);
  const [busy, setBusy] = useState(false);
  const inputId = useId();
  const isFine = report?.errorCount === 0;

  const choose = (chosen: File | null) => {
    setFile(chosen);
    setProblem(chosen && fileProblem(chosen));
    setReport(null);
    setFailureMessage(null);
  };
  const submit = (dryRun: boolean) => {
    if (busy) return;
    if (!file || problem) {
      setProblem(problem ?? wrongKind);
      return;
    }
    setBusy(true);
    setFailureMessage(null);
    send(file, dryRun)
      .then((result) => {
        if ("refusal" in result) {
          setReport(null);
          setFailureMessage(result.refusal.fields[0]?.message ?? result.refusal.message);
        } else if (dryRun || result.report.errorCount > 0) setReport(result.report);
        else onDone(`${rowsOf(result.report.imported)} imported.`);
      })
      .catch((error: unknown) => setFailureMessage(failureOf(error).message))
      .finally(() => setBusy(false));
  };
  return (
    <StaffDialog title={title} onClose={onClose}>
      {children}
      <Form layout="vertical">
        <Form.Item
          label="File"
          htmlFor={inputId}
          extra={`CSV (UTF-8) or XLSX, at most 5 MB and 10,000 rows. First row: ${columns}.`}
          validateStatus={problem ? "error" : ""}
          help={problem ?? undefined}
        >
          <Upload
            id={inputId}
            accept=".csv,.xlsx"
            maxCount={1}
            fileList={file ? [{ uid: "file", name: file.name }] : []}
            beforeUpload={(chosen) => {
              choose(chosen);
              return false;
            }}
            onRemove={() => choose(null)}
          >
            <Button icon={<UploadOutlined aria-hidden />}>Choose a file</Button>
          </Upload>
        </Form.Item>
      </Form>
      {failureMessage && <Alert type="error" showIcon title={failureMessage} />}
      {report && isFine && (
        <Alert
          type="success"
          role="status"
          showIcon
          title={`${rowsOf(report.rowCount)} read, nothing wrong with ${report.rowCount === 1 ? "it" : "them"}. Nothing is saved yet.`}
        />
      )}
      {report && !isFine && <ImportErrors report={report} />}
      {report?.preview}
      <DialogActions>
        <Button onClick={onClose}>{kitTexts.cancel}</Button>
        {report && isFine ? (
          <Button type="primary" loading={busy} onClick={() => submit(false)}>
            Import {rowsOf(report.rowCount)}
          </Button>
        ) : (
          <Button type="primary" loading={busy} onClick={() => submit(true)}>
            Check the file
          </Button>
        )}
      </DialogActions>
    </StaffDialog>
  );
};
