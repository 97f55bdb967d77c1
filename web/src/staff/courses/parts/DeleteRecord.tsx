import { Alert, Button } from "antd";
import { type ReactNode, useState } from "react";
import type { CatalogueOutcomeFragment } from "../../../gql/staff-courses.ts";
import { failureOf } from "../../../lib/failure.ts";
import { kitTexts } from "../../kit/kit-texts.ts";
import { DialogActions, StaffDialog } from "../../kit/StaffDialog.tsx";

interface DeleteRecordProps {
  readonly title: string;
  readonly question: string;
  /** The button's label, if `Delete` alone is ambiguous. */
  readonly label?: string;
  /** Shown below the question. */
  readonly children?: ReactNode;
  readonly send: () => Promise<CatalogueOutcomeFragment>;
  readonly onDeleted: () => void;
}

/** A delete button with a confirmation dialog, which also shows a refusal. */
export const DeleteRecord = (props: DeleteRecordProps) => {
  const { title, question, label, children, send, onDeleted } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const close = () => {
    setIsOpen(false);
    setRefused(null);
  };
  const run = () => {
    setBusy(true);
    setRefused(null);
    send()
      .then((outcome) => {
        if (outcome.__typename !== "CatalogueSaved") {
          setRefused(outcome.__typename === "Refusal" ? outcome.message : null);
          return;
        }
        close();
        onDeleted();
      })
      .catch((error: unknown) => setRefused(failureOf(error).message))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <Button {...(label && { "aria-label": label })} onClick={() => setIsOpen(true)}>
        Delete
      </Button>
      {isOpen && (
        <StaffDialog title={title} onClose={close}>
          {refused && <Alert type="error" showIcon title={refused} />}
          <p>{question}</p>
          {children}
          <DialogActions>
            <Button onClick={close}>{kitTexts.cancel}</Button>
            <Button type="primary" loading={busy} onClick={run}>
              Delete
            </Button>
          </DialogActions>
        </StaffDialog>
      )}
    </>
  );
};
