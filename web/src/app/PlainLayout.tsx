import type { ReactNode } from "react";
import { Link, Outlet, useLocation } from "react-router-dom";
import { paths } from "../paths.ts";
import { usePortal } from "../portal/PortalProvider.tsx";
import { roleOfPage } from "../session/role-of-page.ts";
import { Footer } from "./Footer.tsx";
import styles from "./PlainLayout.module.css";

/** A card under the college's name, for screens without a session. */
export const PlainLayout = ({ children = <Outlet /> }: { children?: ReactNode }) => {
  const { collegeName, logoUrl } = usePortal();
  const isForApplicants = roleOfPage(useLocation()) === "Applicant";
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link className={styles.brand} to={isForApplicants ? paths.applicant.home : paths.home}>
          <img src={logoUrl} alt="" width={44} height={44} />
          {collegeName}
        </Link>
        {isForApplicants && <AdmissionsNav />}
      </header>
      <main className={styles.main}>{children}</main>
      <Footer />
    </div>
  );
};

const isAt = (pathname: string, ...places: readonly string[]): boolean =>
  places.includes(pathname.replace(/\/$/, ""));

/** The header links of the applicants' pages: the college's site and either the sign-up or the login. */
const AdmissionsNav = () => {
  const { siteUrl } = usePortal();
  const { pathname } = useLocation();
  const isPaying = isAt(pathname, paths.screeningPayment);
  const isLogin = isAt(pathname, paths.login, paths.applicant.login, paths.applicant.home);
  return (
    <nav className={styles.nav} aria-label="Admissions">
      <a href={siteUrl}>Home</a>
      {!isPaying && !isAt(pathname, paths.signUp) && <Link to={paths.signUp}>Signup</Link>}
      {!isPaying && !isLogin && <Link to={paths.applicant.login}>Login</Link>}
    </nav>
  );
};
