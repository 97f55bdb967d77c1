import { CheckCircleFilled, WarningFilled } from "@ant-design/icons";
import { Flex, Modal } from "antd";
import { type ReactNode, useEffect, useState } from "react";
import styles from "./ModalDialog.module.css";

const icons = {
  error: <WarningFilled aria-hidden className={styles.error} />,
  success: <CheckCircleFilled aria-hidden className={styles.success} />,
} as const;

interface ModalDialogProps {
  readonly title: string;
  readonly kind?: keyof typeof icons;
  readonly children?: ReactNode;
  /** The buttons. The primary one comes last. */
  readonly actions: ReactNode;
  /** Called for Escape, too. */
  readonly onClose: () => void;
}

/** A modal dialog, open while it is rendered. A click beside it does not close it. */
export const ModalDialog = ({ title, kind, children, actions, onClose }: ModalDialogProps) => {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // Modal returns the focus only after its closing animation, which a dialog that is removed at once does not have.
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
    },
    [opener],
  );
  return (
    <Modal
      open
      title={
        <Flex gap="small">
          {kind && icons[kind]}
          {title}
        </Flex>
      }
      closable={false}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <Flex wrap="wrap-reverse" gap="small" justify="end" className={styles.actions}>
          {actions}
        </Flex>
      }
    >
      {children}
    </Modal>
  );
};
