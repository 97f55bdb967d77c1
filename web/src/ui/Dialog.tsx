import { CheckCircleFilled } from "@ant-design/icons";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { classNames } from "../lib/class-names.ts";
import styles from "./Dialog.module.css";

export interface DialogProps {
  readonly title: string;
  readonly kind?: "success";
  readonly children?: ReactNode;
  /** The buttons. The first has the focus, so it must lose nothing. What the dialog is for comes last. */
  readonly actions: ReactNode;
  /** Called for Escape, too. */
  readonly onClose: () => void;
}

/**
 * A modal dialog, open while it is rendered. It is the browser's own dialog, which traps the focus, makes the page
 * inert and restores the focus when it closes. Public pages, the application form, the staff's log-out and pages that
 * tell an outcome use it instead of Ant Design's Modal, which would take them over their weight and, loaded later, could
 * not ask or say what was done when the network has gone.
 */
export const Dialog = ({ title, kind, children, actions, onClose }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const bodyId = useId();
  // The dialog must close before it is removed. Otherwise the browser does not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={bodyId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // A browser can close it without a cancel event.
        if (!dialog.current?.open) onClose();
      }}
    >
      <h2 id={titleId} className={classNames(styles.head, kind && styles[kind])}>
        {kind && <CheckCircleFilled aria-hidden />}
        {title}
      </h2>
      <div id={bodyId}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </dialog>
  );
};
