import { Button } from "antd";
import { useState } from "react";
import type { ResultsOverview_ResultsFragment } from "../../gql/student-results.ts";
import { ModalDialog } from "../../ui/ModalDialog.tsx";
import { classText, metCount, RequirementList } from "../../ui/RequirementList.tsx";

interface GraduationProps {
  readonly audit: NonNullable<ResultsOverview_ResultsFragment["graduation"]>;
}

/** How many requirements for graduation are met, and each of them in a dialog. */
export const Graduation = ({ audit: { requirements, classOfAward } }: GraduationProps) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Graduation: {metCount(requirements)}</Button>
      {isOpen && (
        <ModalDialog
          title="Requirements for graduation"
          onClose={close}
          actions={
            <Button type="primary" onClick={close}>
              Close
            </Button>
          }
        >
          <RequirementList requirements={requirements} />
          <p>{classText(classOfAward)}</p>
        </ModalDialog>
      )}
    </>
  );
};
