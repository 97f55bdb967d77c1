import { useId, useLayoutEffect, useRef } from "react";
import { texts } from "../../texts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { staffTexts } from "../texts.ts";
import styles from "./MenuDrawer.module.css";
import { StaffMenu } from "./StaffMenu.tsx";

/**
 * The menu where it is narrow: a modal dialog at the window's edge, open as long as it is rendered. The browser's own
 * dialog, for Ant Design's drawer shares code with the applicants' and students' shell, which would grow by it.
 */
export const MenuDrawer = ({ onClose }: { onClose: () => void }) => {
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
      className={styles.drawer}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (!dialog.current?.open) onClose();
      }}
    >
      <header className={styles.head}>
        <h2 id={titleId}>{texts.shell.menu}</h2>
        <button type="button" aria-label={staffTexts.closeMenu} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <StaffMenu onLeave={onClose} />
    </dialog>
  );
};
