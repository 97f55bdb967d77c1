import type { ReactNode } from "react";
import { Link, Outlet } from "react-router-dom";
import { paths } from "../paths.ts";
import { usePortal } from "../portal/PortalProvider.tsx";
import { Footer } from "./Footer.tsx";
import styles from "./PlainLayout.module.css";

/** One card under the college's name: the screens for people who are not signed in. */
export const PlainLayout = ({ children = <Outlet /> }: { children?: ReactNode }) => {
  const { collegeName, logoUrl } = usePortal();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link className={styles.brand} to={paths.home}>
          <img src={logoUrl} alt="" width={44} height={44} />
          {collegeName}
        </Link>
      </header>
      <main className={styles.main}>{children}</main>
      <Footer />
    </div>
  );
};
