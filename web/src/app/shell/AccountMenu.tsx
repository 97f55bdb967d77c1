import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { useSignOut } from "../../session/sign-out.ts";
import { useSession } from "../../session/use-session.ts";
import { texts } from "../../texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./AccountMenu.module.css";
import { PassportPhoto } from "./PassportPhoto.tsx";

interface AccountMenuProps {
  /** Where the person sees to their account; left out where there is nothing to see to. */
  readonly link?: { readonly to: string; readonly label: string } | undefined;
  /** What is said under the name. */
  readonly note?: string;
}

/** The passport photo in the corner, which opens the account's link and the way out. */
export const AccountMenu = ({ link, note }: AccountMenuProps) => {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const session = useSession();
  const [signOut, signingOut] = useSignOut();
  useEffect(() => {
    if (!open) return;
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
  }, [open]);
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
          <Button look="secondary" wide busy={signingOut} onClick={signOut}>
            <Icon name="exit" />
            {signingOut ? texts.shell.signingOut : texts.shell.signOut}
          </Button>
        </div>
      )}
    </div>
  );
};
