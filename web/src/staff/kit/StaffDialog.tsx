import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { kitTexts } from "./kit-texts.ts";
import styles from "./StaffDialog.module.css";

interface StaffDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Called for Escape and the close button, too. */
  readonly onClose: () => void;
}

/**
 * A modal dialog for forms and tables, open while it is rendered. It is the browser's own dialog: native controls work
 * inside, but Ant Design's popups (Select, DatePicker) do not, because they attach to the body.
 */
export const StaffDialog = ({ title, children, onClose }: StaffDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
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
      onCancel={(event) => {
        // Cancelling a file chooser inside fires this event, too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (event.target === event.currentTarget && !dialog.current?.open) onClose();
      }}
    >
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" aria-label={kitTexts.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
};

/** The buttons at the end of a dialog or form. The primary one comes last. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
