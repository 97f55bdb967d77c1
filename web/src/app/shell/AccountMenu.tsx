import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { useSignOut } from "../../session/sign-out.ts";
import { useSession } from "../../session/use-session.ts";
import { texts } from "../../texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./AccountMenu.module.css";
import { PassportPhoto } from "./PassportPhoto.tsx";

/** Confirms a log-out when unsaved changes could be lost. */
interface LogoutGuard {
  /** Calls `signOut` now, later or not at all. */
  readonly leave: (signOut: () => void) => void;
  readonly isBusy: boolean;
  /** The confirmation dialog, while it is open. */
  readonly question: ReactNode;
}

interface AccountMenuProps {
  /** The link to the account page, if there is one. */
  readonly link?: { readonly to: string; readonly label: string } | undefined;
  /** The text under the name. */
  readonly note?: string;
  /** Default: signs out without confirmation. */
  readonly logoutGuard?: LogoutGuard;
}

/** The passport photo in the top bar, which opens the account menu. */
export const AccountMenu = ({ link, note, logoutGuard }: AccountMenuProps) => {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const session = useSession();
  const [signOut, signingOut] = useSignOut();
  const leaving = signingOut || logoutGuard?.isBusy === true;
  const isAsked = Boolean(logoutGuard?.question);
  useEffect(() => {
    // Escape closes the confirmation dialog first.
    if (!open || isAsked) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      root.current?.querySelector("button")?.focus();
    };
    document.addEventListener("keydown", closeOnEscape);
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("keydown", closeOnEscape);
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [open, isAsked]);
  return (
    <div ref={root} className={styles.account}>
      <button
        type="button"
        className={styles.toggle}
        aria-label={texts.shell.account}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <PassportPhoto size={40} />
      </button>
      {open && (
        <div className={styles.panel}>
          {session.status === "signedIn" && (
            <p className={styles.name}>
              {session.viewer.surname} {session.viewer.firstName}
            </p>
          )}
          {note && <p className={styles.note}>{note}</p>}
          {link && (
            <Link to={link.to} onClick={() => setOpen(false)}>
              <Icon name="key" />
              {link.label}
            </Link>
          )}
          <Button
            variant="secondary"
            wide
            busy={leaving}
            onClick={() => (logoutGuard ? logoutGuard.leave(signOut) : signOut())}
          >
            <Icon name="exit" />
            {leaving ? texts.shell.signingOut : texts.shell.signOut}
          </Button>
        </div>
      )}
      {logoutGuard?.question}
    </div>
  );
};
