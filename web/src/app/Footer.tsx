import { usePortal } from "../portal/PortalProvider.tsx";
import styles from "./Footer.module.css";

const utcYear = (instant: number): number => new Date(instant).getUTCFullYear();

/** No zone is further from UTC. */
const furthestZone = 14 * 3_600_000;

/**
 * The year in the college's zone. A browser's first use of `Intl` takes a cheap phone a tenth of a second, so the footer of
 * every page asks it only where zones disagree.
 */
const yearIn = (timeZone: string, now = Date.now()): number | string =>
  utcYear(now - furthestZone) === utcYear(now + furthestZone)
    ? utcYear(now)
    : new Intl.DateTimeFormat("en", { timeZone, year: "numeric" }).format(now);

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
