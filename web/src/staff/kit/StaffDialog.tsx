import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { kitTexts } from "./kit-texts.ts";
import styles from "./StaffDialog.module.css";

interface StaffDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Escape and the cross, too. */
  readonly onClose: () => void;
}

/**
 * A modal dialog with room for forms and tables, open as long as it is rendered. The browser's own: native controls
 * work inside, what Ant Design hangs on the page's body (Select, DatePicker) does not.
 */
export const StaffDialog = ({ title, children, onClose }: StaffDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
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
      onCancel={(event) => {
        // A file chooser inside is cancelled by this event, too.
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

/** The buttons at the end of a dialog or a form, the one that goes on last. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
