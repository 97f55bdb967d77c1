import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import styles from "./Registration.module.css";
import { registrationTexts } from "./registration-texts.ts";
import type { RegisteredCourse } from "./registration-types.ts";
import { useDropCourse } from "./use-drop-course.ts";

const labels = registrationTexts.registered;

interface DropDialogProps {
  readonly registered: RegisteredCourse;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDropped: (message: string, isShown: boolean) => void;
  readonly reload: () => void;
}

/** Drops a course after a confirmation dialog. */
export const DropDialog = (props: DropDialogProps) => {
  const { registered, isOpen, onClose, onDropped, reload } = props;
  const { id, course } = registered;
  const [problem, setProblem] = useState<string | null>(null);
  const [drop, busy] = useDropCourse();
  const close = () => {
    if (busy) return;
    onClose();
    // A refusal means outdated data. An earlier reload would close the dialog before the reason is read.
    if (problem !== null) reload();
  };
  const confirmDrop = async () => {
    setProblem(null);
    const outcome = await drop(id);
    if ("problem" in outcome) setProblem(outcome.problem);
    else onDropped(outcome.message, outcome.isShown);
  };
  return (
    <Dialog
      title={labels.askTitle(course.code)}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {labels.keep}
          </Button>
          <Button busy={busy} onClick={() => void confirmDrop()}>
            {busy ? labels.dropping : labels.yes}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p>{isOpen ? labels.askOpen(course.title) : labels.askClosed(course.title)}</p>
        {problem !== null && (
          <Notice kind="error" title={labels.dropFailed}>
            {problem}
          </Notice>
        )}
      </div>
    </Dialog>
  );
};
