import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { dashboardOf, type ViewerRole } from "../../session/login-path.ts";
import { texts } from "../../texts.ts";
import { AccountMenu } from "./AccountMenu.tsx";
import { PageSearch } from "./PageSearch.tsx";
import styles from "./TopBar.module.css";

const changePassword = { to: paths.student.changePassword, label: texts.shell.changePassword };

export const TopBar = ({ viewerRole }: { viewerRole: ViewerRole }) => {
  const { collegeName, collegeShortName, logoUrl } = usePortal();
  return (
    <header className={styles.bar}>
      <Link
        className={styles.brand}
        to={dashboardOf({ __typename: viewerRole })}
        aria-label={collegeName}
      >
        <img src={logoUrl} alt="" width={36} height={36} />
        <span>{collegeShortName}</span>
      </Link>
      <PageSearch viewerRole={viewerRole} />
      <AccountMenu link={viewerRole === "Student" ? changePassword : undefined} />
    </header>
  );
};
