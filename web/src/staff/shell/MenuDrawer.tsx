import { useId, useLayoutEffect, useRef } from "react";
import { texts } from "../../texts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { staffTexts } from "../texts.ts";
import styles from "./MenuDrawer.module.css";
import { StaffMenu } from "./StaffMenu.tsx";

/**
 * The menu on narrow screens: a modal dialog at the window's edge, open while it is rendered. Ant Design's drawer
 * shares code with the other shells and would enlarge them.
 */
export const MenuDrawer = ({ onClose }: { onClose: () => void }) => {
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
