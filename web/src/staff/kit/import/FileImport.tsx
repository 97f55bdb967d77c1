import { UploadOutlined } from "@ant-design/icons";
import { Alert, Button, Form, Input, Upload } from "antd";
import { type ReactNode, useId, useRef, useState } from "react";
import { failureOf } from "../../../lib/failure.ts";
import { kitTexts } from "../kit-texts.ts";
import { DialogActions, StaffDialog } from "../StaffDialog.tsx";
import { fileProblem, wrongKind } from "./file-problem.ts";
import { ImportErrors, rowsOf } from "./ImportErrors.tsx";
import type { ImportAnswer, ImportResult } from "./import-types.ts";
import { pastedFile } from "./pasted-file.ts";

export interface FileImportProps {
  readonly title: string;
  /** The required headings of the file: `application_no, score`. */
  readonly columns: string;
  /** More about the import. */
  readonly children?: ReactNode;
  /** The only column, if its values can be pasted instead of a file. */
  readonly pasted?: { readonly heading: string; readonly label: string };
  /** Sends the file. A dry run saves nothing. */
  readonly send: (file: File, dryRun: boolean, leaveOutWrong: boolean) => Promise<ImportResult>;
  /** True where `send` can import the other rows without the wrong ones. */
  readonly canLeaveOutWrong?: boolean;
  /** Called with the success message. */
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
}

/** How many rows have no error; null if not all errors are known. */
const goodRows = ({ rowCount, errorCount, errors }: ImportAnswer): number | null =>
  errors.length < errorCount ? null : rowCount - new Set(errors.map(({ row }) => row)).size;

/**
 * Imports a file: a dry run reports errors row by row, then the whole file is saved or nothing, unless wrong rows are
 * left out.
 */
export const FileImport = (props: FileImportProps) => {
  const { title, columns, children, pasted, send, canLeaveOutWrong = false } = props;
  const { onDone, onClose } = props;
  const [chosen, setChosen] = useState<File | null>(null);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [failureMessage, setFailureMessage] = useState<string | null>(null);
  const [report, setReport] = useState<ImportAnswer | null>(null);
  const [busy, setBusy] = useState(false);
  // An answer about what is not chosen any more is ignored.
  const sent = useRef<File | null>(null);
  const inputId = useId();
  const pasteId = useId();
  const isFine = report?.errorCount === 0;
  const good = report && goodRows(report);
  const canLeaveOut = canLeaveOutWrong && report !== null && !isFine && good !== 0;

  const choose = (file: File | null) => {
    sent.current = null;
    setChosen(file);
    setText("");
    setProblem(file && fileProblem(file));
    setReport(null);
    setFailureMessage(null);
  };
  const paste = (values: string) => {
    choose(null);
    setText(values);
  };
  const submit = (dryRun: boolean) => {
    if (busy) return;
    const file = pasted && text.trim() !== "" ? pastedFile(pasted.heading, text) : chosen;
    if (!file || problem) {
      setProblem(problem ?? wrongKind);
      return;
    }
    sent.current = file;
    setBusy(true);
    setFailureMessage(null);
    const leavesOut = canLeaveOut && !dryRun;
    send(file, dryRun, leavesOut)
      .then((result) => {
        if (dryRun && sent.current !== file) return;
        if ("refusal" in result) {
          setReport(null);
          setFailureMessage(result.refusal.fields[0]?.message ?? result.refusal.message);
        } else if (dryRun || (result.report.errorCount > 0 && !leavesOut)) setReport(result.report);
        else onDone(`${rowsOf(result.report.imported)} imported.`);
      })
      .catch((error: unknown) => setFailureMessage(failureOf(error).message))
      .finally(() => setBusy(false));
  };
  const importLabel = () => {
    if (!report || isFine) return `Import ${rowsOf(report?.rowCount ?? 0)}`;
    return good === null
      ? "Import the rows without an error"
      : `Import the ${rowsOf(good)} without an error`;
  };
  return (
    <StaffDialog title={title} onClose={onClose}>
      <Form layout="vertical">
        {children && <Form.Item>{children}</Form.Item>}
        {pasted && (
          <Form.Item label={pasted.label} htmlFor={pasteId}>
            <Input.TextArea
              id={pasteId}
              rows={4}
              spellCheck={false}
              value={text}
              onChange={(event) => paste(event.currentTarget.value)}
            />
          </Form.Item>
        )}
        <Form.Item
          label={pasted ? "Or a file" : "File"}
          htmlFor={inputId}
          extra={`CSV (UTF-8) or XLSX, at most 5 MB and 10,000 rows. First row: ${columns}.`}
          validateStatus={problem ? "error" : ""}
          help={problem ?? undefined}
        >
          <Upload
            id={inputId}
            accept=".csv,.xlsx"
            maxCount={1}
            fileList={chosen ? [{ uid: "file", name: chosen.name }] : []}
            beforeUpload={(file) => {
              choose(file);
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
      {report && !isFine && <ImportErrors report={report} canLeaveOut={canLeaveOut} />}
      {report?.preview}
      <DialogActions>
        <Button onClick={onClose}>{kitTexts.cancel}</Button>
        {isFine || canLeaveOut ? (
          <Button type="primary" loading={busy} onClick={() => submit(false)}>
            {importLabel()}
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
