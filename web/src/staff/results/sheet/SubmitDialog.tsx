import { Alert, Button, Flex } from "antd";
import { useState } from "react";
import { SubmitSheetDocument } from "../../../gql/staff-results.ts";
import { failureOf } from "../../../lib/failure.ts";
import { useSave } from "../../../lib/use-save.ts";
import { kitTexts } from "../../kit/kit-texts.ts";
import { DialogActions, StaffDialog } from "../../kit/StaffDialog.tsx";
import { countOf } from "../parts/texts.ts";
import type { SheetStore } from "./cells/sheet-store.ts";
import type { Sheet, SheetStudent } from "./sheet.ts";
import { useSheetSummary } from "./use-sheet-store.ts";

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
  /** Called after a refusal. The sheet may have changed. */
  readonly onRefused: () => void;
  readonly onClose: () => void;
}

/** Submits the sheet. While marks are missing or unsaved it lists the students and links to them. */
export const SubmitDialog = (props: SubmitDialogProps) => {
  const { sheet, students, work, onJump, onDone, onRefused, onClose } = props;
  const { semesterId, courseId, revision, code } = sheet;
  const { waiting, troubled, incomplete, registered } = useSheetSummary(work, (whole) => whole);
  const [submitSheet, busy] = useSave(SubmitSheetDocument);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const unsaved = waiting + troubled.length;
  const missing = students.filter(({ studentId }) => incomplete.includes(studentId));
  const first = troubled[0]?.studentId ?? missing[0]?.studentId;

  const submit = async () => {
    setRefused([]);
    try {
      const { submitSheet: answer } = await submitSheet({
        input: { semesterId, courseId, revision },
      });
      if (answer.__typename === "SheetChanged") onDone(answer.message);
      else {
        setRefused([answer.message, ...answer.fields.map(({ message }) => message)]);
        onRefused();
      }
    } catch (error) {
      setRefused([failureOf(error).message]);
    }
  };
  return (
    <StaffDialog title={`Submit ${code}`} onClose={onClose}>
      <Flex vertical gap="small" align="start">
        {[...new Set(refused)].map((message) => (
          <Alert key={message} type="error" showIcon title={message} />
        ))}
        {unsaved > 0 && (
          <Alert
            type="warning"
            showIcon
            title={`${countOf(unsaved, "cell")} ${unsaved === 1 ? "is" : "are"} not saved yet.`}
          />
        )}
        {missing.length > 0 && (
          <div>
            <p>
              Marks of {countOf(missing.length, "student")} are missing. Enter them, or mark who was
              absent or whose result is withheld.
            </p>
            <ul>
              {missing.slice(0, named).map(({ studentId, name, matricNumber }) => (
                <li key={studentId}>
                  {name}, {matricNumber}
                </li>
              ))}
              {missing.length > named && <li>and {missing.length - named} more</li>}
            </ul>
          </div>
        )}
        {first && <Button onClick={() => onJump(first)}>Go to the first</Button>}
        {unsaved === 0 && missing.length === 0 && (
          <p>
            The results of {countOf(registered, "student")} go to the exam office. After that you
            can change them only if the sheet is returned.
          </p>
        )}
      </Flex>
      <DialogActions>
        <Button onClick={onClose}>{kitTexts.cancel}</Button>
        {unsaved === 0 && missing.length === 0 && (
          <Button type="primary" loading={busy} onClick={() => void submit()}>
            Submit
          </Button>
        )}
      </DialogActions>
    </StaffDialog>
  );
};
