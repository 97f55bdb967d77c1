import { Link } from "react-router-dom";
import { AccountMenu } from "../../app/shell/AccountMenu.tsx";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { staffTexts } from "../texts.ts";
import { useStaffPath, useStaffRole, useStaffRoutes } from "./role-context.ts";
import { StaffSearch } from "./StaffSearch.tsx";
import styles from "./StaffTopBar.module.css";
import { useLogoutGuard } from "./use-logout-guard.tsx";

interface StaffTopBarProps {
  readonly isMenuOpen: boolean;
  readonly onOpenMenu: () => void;
}

export const StaffTopBar = ({ isMenuOpen, onOpenMenu }: StaffTopBarProps) => {
  const { collegeName, collegeShortName, logoUrl } = usePortal();
  const role = useStaffRole();
  const to = useStaffPath();
  const logoutGuard = useLogoutGuard();
  const hasAccount = useStaffRoutes().some(({ path }) => path === "account");
  return (
    <header className={styles.bar}>
      <button
        type="button"
        className={styles.open}
        aria-label={staffTexts.openMenu}
        aria-expanded={isMenuOpen}
        onClick={onOpenMenu}
      >
        <Icon name="menu" size={24} />
      </button>
      <Link className={styles.brand} to={to("dashboard")} aria-label={collegeName}>
        <img src={logoUrl} alt="" width={36} height={36} />
        <span>{collegeShortName}</span>
      </Link>
      <StaffSearch />
      <AccountMenu
        logoutGuard={logoutGuard}
        note={staffTexts.roleNames[role]}
        link={hasAccount ? { to: to("account"), label: staffTexts.account } : undefined}
      />
    </header>
  );
};
