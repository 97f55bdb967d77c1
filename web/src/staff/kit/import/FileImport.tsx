import { type ReactNode, useState } from "react";
import { failureOf } from "../../../lib/failure.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { kitTexts } from "../kit-texts.ts";
import { DialogActions, StaffDialog } from "../StaffDialog.tsx";
import { fileProblem } from "./file-problem.ts";
import { ImportErrors } from "./ImportErrors.tsx";
import type { ImportAnswer, ImportResult } from "./import-types.ts";

const labels = kitTexts.import;

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

/** Imports a file: a dry run reports errors row by row, then the whole file is saved or nothing. */
export const FileImport = (props: FileImportProps) => {
  const { title, columns, children, send, onDone, onClose } = props;
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [failureMessage, setFailureMessage] = useState<string | null>(null);
  const [report, setReport] = useState<ImportAnswer | null>(null);
  const [busy, setBusy] = useState(false);
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
      setProblem(problem ?? labels.wrongKind);
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
        else onDone(labels.done(result.report.imported));
      })
      .catch((error: unknown) => setFailureMessage(failureOf(error).message))
      .finally(() => setBusy(false));
  };
  return (
    <StaffDialog title={title} onClose={onClose}>
      {children}
      <Field label={labels.choose} hint={labels.hint(columns)} error={problem ?? undefined}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,.xlsx"
            onChange={(event) => choose(event.currentTarget.files?.[0] ?? null)}
          />
        )}
      </Field>
      {failureMessage && <Notice kind="error">{failureMessage}</Notice>}
      {report && isFine && <Notice kind="success">{labels.noErrors(report.rowCount)}</Notice>}
      {report && !isFine && <ImportErrors report={report} />}
      {report?.preview}
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {kitTexts.cancel}
        </Button>
        {report && isFine ? (
          <Button busy={busy} onClick={() => submit(false)}>
            {busy ? labels.importing : labels.confirm(report.rowCount)}
          </Button>
        ) : (
          <Button busy={busy} onClick={() => submit(true)}>
            {busy ? labels.checking : labels.check}
          </Button>
        )}
      </DialogActions>
    </StaffDialog>
  );
};
