import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { classNames } from "../lib/class-names.ts";
import styles from "./Dialog.module.css";
import { Icon } from "./Icon.tsx";
import { type NoticeKind, noticeIcons } from "./Notice.tsx";

interface DialogProps {
  readonly title: string;
  readonly kind?: Extract<NoticeKind, "error" | "success">;
  readonly children?: ReactNode;
  /** The buttons, the one that goes on last. */
  readonly actions: ReactNode;
  /** Escape, too. */
  readonly onClose: () => void;
}

/**
 * A modal dialog, open as long as it is rendered. The browser's own: it traps the focus, makes the page behind inert
 * and hands the focus back on closing.
 */
export const Dialog = ({ title, kind, children, actions, onClose }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const bodyId = useId();
  // Before the element leaves the page: only then does closing it hand the focus back.
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
        // A browser may close it on its own account, without asking first.
        if (!dialog.current?.open) onClose();
      }}
    >
      <h2 id={titleId} className={classNames(styles.head, kind && styles[kind])}>
        {kind && <Icon name={noticeIcons[kind]} size={24} />}
        {title}
      </h2>
      <div id={bodyId}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </dialog>
  );
};
