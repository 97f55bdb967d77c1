import { usePortal } from "../portal/PortalProvider.tsx";
import styles from "./Footer.module.css";

/** The year in the college's zone. Every page has a footer, so this does without the date library. */
const yearIn = (timeZone: string) =>
  new Intl.DateTimeFormat("en", { timeZone, year: "numeric" }).format(new Date());

export const Footer = () => {
  const { collegeName, timeZone, version } = usePortal();
  return (
    <footer className={styles.footer}>
      <p>
        © {yearIn(timeZone)} {collegeName}
      </p>
      <p>{`Version ${version}`}</p>
    </footer>
  );
};
