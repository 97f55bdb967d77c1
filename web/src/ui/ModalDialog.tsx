import { CheckCircleFilled } from "@ant-design/icons";
import { Flex, Modal } from "antd";
import type { DialogProps } from "./Dialog.tsx";
import styles from "./ModalDialog.module.css";
import { useFocusReturn } from "./use-focus-return.ts";

/**
 * A modal dialog behind the login, open while it is rendered. A click beside it does not close it. Public pages use the
 * lighter Dialog.
 */
export const ModalDialog = ({ title, kind, children, actions, onClose }: DialogProps) => {
  useFocusReturn();
  return (
    <Modal
      open
      title={
        <Flex gap="small">
          {kind && <CheckCircleFilled aria-hidden className={styles.success} />}
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
