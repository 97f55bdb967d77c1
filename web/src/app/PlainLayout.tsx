import type { ReactNode } from "react";
import { Link, Outlet, useLocation } from "react-router-dom";
import { paths } from "../paths.ts";
import { usePortal } from "../portal/PortalProvider.tsx";
import { roleOfPage } from "../session/role-of-page.ts";
import { AdmissionsNav } from "./AdmissionsNav.tsx";
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
