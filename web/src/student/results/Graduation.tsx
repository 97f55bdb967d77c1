import { Button } from "antd";
import { useState } from "react";
import type {
  StudentResultsQuery_viewer_Student_results,
  StudentResultsQuery_viewer_Student_results_graduation,
} from "../../gql/student-results.ts";
import { ModalDialog } from "../../ui/ModalDialog.tsx";
import { AwardText, metCount, RequirementList } from "../../ui/RequirementList.tsx";

interface GraduationProps {
  readonly audit: StudentResultsQuery_viewer_Student_results_graduation;
  readonly senateApproval: StudentResultsQuery_viewer_Student_results["senateApproval"];
}

/** How many requirements for graduation are met, and each of them in a dialog. */
export const Graduation = ({ audit, senateApproval }: GraduationProps) => {
  const { requirements, classOfAward } = audit;
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
          <AwardText classOfAward={classOfAward} senateApproval={senateApproval} />
        </ModalDialog>
      )}
    </>
  );
};
