import { Button } from "antd";
import { type ReactNode, useState } from "react";
import { makeRequestKey } from "../../lib/request-key.ts";
import { StaffDialog } from "../kit/StaffDialog.tsx";

interface RequestForm {
  readonly requestKey: string;
  /** Called once the request is made. */
  readonly onAsked: () => void;
  readonly onCancel: () => void;
}

interface RequestDialogProps {
  /** The label of the button that opens it. */
  readonly label: string;
  readonly title: string;
  readonly variant?: "primary" | "default";
  /** An open dialog stays when it becomes false: its form says why. */
  readonly isOffered?: boolean;
  readonly children: (form: RequestForm) => ReactNode;
}

/** A button, and the dialog with the form of a request that is made once, however often it is sent. */
export const RequestDialog = (props: RequestDialogProps) => {
  const { label, title, variant = "default", isOffered = true, children } = props;
  const [isShown, setShown] = useState(false);
  // Kept until the request is made: a form that is opened again after a lost answer asks for nothing twice.
  const [requestKey, setRequestKey] = useState(makeRequestKey);
  const close = () => setShown(false);
  const onAsked = () => {
    setRequestKey(makeRequestKey());
    close();
  };
  return (
    <>
      {isOffered && (
        <Button type={variant} onClick={() => setShown(true)}>
          {label}
        </Button>
      )}
      {isShown && (
        <StaffDialog title={title} onClose={close}>
          {children({ requestKey, onAsked, onCancel: close })}
        </StaffDialog>
      )}
    </>
  );
};
