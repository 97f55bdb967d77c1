import { Button } from "antd";
import type { ReactNode } from "react";
import { Dialog } from "../ui/Dialog.tsx";

interface DoneDialogProps {
  readonly title: string;
  /** The label of the only button. */
  readonly next: string;
  readonly onNext: () => void;
  readonly children: ReactNode;
}

/** Says that something was done, and goes on. */
export const DoneDialog = ({ title, next, onNext, children }: DoneDialogProps) => (
  <Dialog
    title={title}
    kind="success"
    onClose={onNext}
    actions={
      <Button type="primary" onClick={onNext}>
        {next}
      </Button>
    }
  >
    {children}
  </Dialog>
);
