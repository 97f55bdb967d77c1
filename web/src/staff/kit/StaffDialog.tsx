import { Flex, Modal } from "antd";
import type { ReactNode } from "react";
import { useFocusReturn } from "../../ui/use-focus-return.ts";

interface StaffDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Called for Escape and the close button, too. */
  readonly onClose: () => void;
}

/** A modal dialog for forms and tables, open while it is rendered. A click beside it does not discard its input. */
export const StaffDialog = ({ title, children, onClose }: StaffDialogProps) => {
  useFocusReturn();
  return (
    <Modal
      open
      title={title}
      width={736}
      footer={null}
      mask={{ closable: false }}
      closable={{ "aria-label": "Close" }}
      onCancel={onClose}
    >
      {children}
    </Modal>
  );
};

/** The buttons at the end of a dialog or form. The primary one comes last. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <Flex wrap="wrap-reverse" gap="small" justify="end" style={{ marginTop: 16 }}>
    {children}
  </Flex>
);
