import { yearIn } from "../lib/dates.ts";
import { usePortal } from "../portal/PortalProvider.tsx";
import { texts } from "../texts.ts";
import styles from "./Footer.module.css";

export const Footer = () => {
  const { collegeName, timeZone, version } = usePortal();
  return (
    <footer className={styles.footer}>
      <p>
        © {yearIn(new Date(), timeZone)} {collegeName}
      </p>
      <p>{texts.shell.version(version)}</p>
    </footer>
  );
};
