import { Link, useLocation } from "react-router-dom";
import { paths } from "../paths.ts";
import { usePortal } from "../portal/PortalProvider.tsx";
import { texts } from "../texts.ts";
import styles from "./PlainLayout.module.css";

const labels = texts.admissionsHeader;

const isAt = (pathname: string, ...places: readonly string[]): boolean =>
  places.includes(pathname.replace(/\/$/, ""));

/** The header links of the applicants' pages: the college's site and either the sign-up or the login. */
export const AdmissionsNav = () => {
  const { siteUrl } = usePortal();
  const { pathname } = useLocation();
  const isPaying = isAt(pathname, paths.screeningPayment);
  const isLogin = isAt(pathname, paths.login, paths.applicant.login, paths.applicant.home);
  return (
    <nav className={styles.nav} aria-label={labels.label}>
      <a href={siteUrl}>{labels.home}</a>
      {!isPaying && !isAt(pathname, paths.signUp) && <Link to={paths.signUp}>{labels.signUp}</Link>}
      {!isPaying && !isLogin && <Link to={paths.applicant.login}>{labels.login}</Link>}
    </nav>
  );
};
