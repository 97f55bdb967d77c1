import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import type { ViewerRole } from "../../session/login-path.ts";
import { useSignOut } from "../../session/sign-out.ts";
import { useSession } from "../../session/use-session.ts";
import { texts } from "../../texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./AccountMenu.module.css";
import { PassportPhoto } from "./PassportPhoto.tsx";

/** The passport photo in the corner, which opens the account's links and the way out. */
export const AccountMenu = ({ viewerRole }: { viewerRole: ViewerRole }) => {
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
          {viewerRole === "Student" && (
            <Link to={paths.student.changePassword} onClick={() => setOpen(false)}>
              <Icon name="key" />
              {texts.shell.changePassword}
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
