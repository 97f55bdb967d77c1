import { Button } from "antd";
import { ModalDialog } from "../../../../ui/ModalDialog.tsx";

interface DropSittingDialogProps {
  readonly onKeep: () => void;
  readonly onDrop: () => void;
}

/** Asks before a second sitting with something in it is dropped. */
const DropSittingDialog = ({ onKeep, onDrop }: DropSittingDialogProps) => (
  <ModalDialog
    title="Remove the second sitting?"
    onClose={onKeep}
    actions={
      <>
        <Button onClick={onKeep}>Keep it</Button>
        <Button type="primary" onClick={onDrop}>
          Remove it
        </Button>
      </>
    }
  >
    What you entered for the second sitting is removed from this form, and from your application
    once you save.
  </ModalDialog>
);

export default DropSittingDialog;
