import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { SubmitSheetDocument } from "../../../gql/staff-results.ts";
import { failureOf } from "../../../lib/failure.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { kitTexts } from "../../kit/kit-texts.ts";
import { DialogActions, StaffDialog } from "../../kit/StaffDialog.tsx";
import type { SheetStore } from "./cells/sheet-store.ts";
import styles from "./Sheet.module.css";
import type { Sheet, SheetStudent } from "./sheet.ts";
import { sheetTexts } from "./texts.ts";
import { useSheetSummary } from "./use-sheet-store.ts";

const labels = sheetTexts.submit;

/** The number of names shown. */
const named = 5;

interface SubmitDialogProps {
  readonly sheet: Sheet;
  readonly students: readonly SheetStudent[];
  readonly work: SheetStore;
  /** Focuses a student's row. */
  readonly onJump: (studentId: string) => void;
  /** Called after the submission with the college's message. */
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
}

/** Submits the sheet. While marks are missing or unsaved it lists the students and links to them. */
export const SubmitDialog = (props: SubmitDialogProps) => {
  const { sheet, students, work, onJump, onDone, onClose } = props;
  const { semesterId, courseId, revision, code } = sheet;
  const { waiting, troubled, incomplete, registered } = useSheetSummary(work);
  const [submitSheet] = useMutation(SubmitSheetDocument, { fetchPolicy: "no-cache" });
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const unsaved = waiting + troubled.length;
  const missing = students.filter(({ studentId }) => incomplete.includes(studentId));
  const first = troubled[0]?.studentId ?? missing[0]?.studentId;

  const submit = () => {
    setBusy(true);
    setRefused([]);
    submitSheet({ variables: { input: { semesterId, courseId, revision } } })
      .then(({ data }) => {
        const answer = data?.submitSheet;
        if (!answer) throw new Error("The mutation returned no data.");
        if (answer.__typename === "SheetChanged") onDone(answer.message);
        else setRefused([answer.message, ...answer.fields.map(({ message }) => message)]);
      })
      .catch((error: unknown) => setRefused([failureOf(error).message]))
      .finally(() => setBusy(false));
  };
  return (
    <StaffDialog title={labels.title(code)} onClose={onClose}>
      <div className={styles.dialog}>
        {refused.length > 0 && (
          <Notice kind="error">
            {[...new Set(refused)].map((message) => (
              <p key={message}>{message}</p>
            ))}
          </Notice>
        )}
        {unsaved > 0 && <Notice kind="warning">{labels.unsaved(unsaved)}</Notice>}
        {missing.length > 0 && (
          <div>
            <p>{labels.missing(missing.length)}</p>
            <ul className={styles.missing}>
              {missing.slice(0, named).map(({ studentId, name, matricNumber }) => (
                <li key={studentId}>
                  {name}, {matricNumber}
                </li>
              ))}
              {missing.length > named && <li>{labels.andMore(missing.length - named)}</li>}
            </ul>
          </div>
        )}
        {first && (
          <Button variant="secondary" onClick={() => onJump(first)}>
            {labels.jump}
          </Button>
        )}
        {unsaved === 0 && missing.length === 0 && <p>{labels.question(registered)}</p>}
      </div>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {kitTexts.cancel}
        </Button>
        {unsaved === 0 && missing.length === 0 && (
          <Button busy={busy} onClick={submit}>
            {labels.action}
          </Button>
        )}
      </DialogActions>
    </StaffDialog>
  );
};
