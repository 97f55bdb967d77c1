import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import { PageSearch } from "./PageSearch.tsx";
import styles from "./TopBar.module.css";

export const TopBar = () => {
  const { collegeName, collegeShortName, logoUrl } = usePortal();
  return (
    <header className={styles.bar}>
      <Link className={styles.brand} to={paths.student.dashboard} aria-label={collegeName}>
        <img src={logoUrl} alt="" width={36} height={36} />
        <span>{collegeShortName}</span>
      </Link>
      <PageSearch />
      <AccountMenu />
    </header>
  );
};
