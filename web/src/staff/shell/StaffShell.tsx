import { ConfigProvider } from "antd";
import { useState } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { Footer } from "../../app/Footer.tsx";
import { WelcomeBanner } from "../../app/shell/WelcomeBanner.tsx";
import { texts } from "../../texts.ts";
import { staffTheme } from "../../theme.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { BreadcrumbLabelProvider } from "./breadcrumb-labels.tsx";
import { MenuDrawer } from "./MenuDrawer.tsx";
import { useStaffPath } from "./role-context.ts";
import { StaffMenu } from "./StaffMenu.tsx";
import styles from "./StaffShell.module.css";
import { StaffTopBar } from "./StaffTopBar.tsx";
import { type UnsavedChanges, UnsavedChangesContext } from "./unsaved-changes.ts";

const contentId = "content";

/** The frame of the staff screens: top bar, menu or drawer, breadcrumbs, banner, screen and footer. */
export const StaffShell = () => {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const isDashboard = useLocation().pathname === useStaffPath()("dashboard");
  const [unsentWork] = useState(() => new Set<UnsavedChanges>());
  const closeMenu = () => setMenuOpen(false);
  return (
    <ConfigProvider theme={staffTheme} wave={{ disabled: true }}>
      <a className={styles.skip} href={`#${contentId}`}>
        {texts.shell.skip}
      </a>
      <UnsavedChangesContext value={unsentWork}>
        <BreadcrumbLabelProvider>
          <div className={styles.shell}>
            <StaffTopBar isMenuOpen={isMenuOpen} onOpenMenu={() => setMenuOpen(true)} />
            <div className={styles.side}>
              <div className={styles.sticky}>
                <StaffMenu />
              </div>
            </div>
            {isMenuOpen && <MenuDrawer onClose={closeMenu} />}
            <main id={contentId} className={styles.main} tabIndex={-1}>
              <WelcomeBanner compact={!isDashboard} />
              <Breadcrumbs />
              <Outlet />
            </main>
            <Footer />
          </div>
        </BreadcrumbLabelProvider>
      </UnsavedChangesContext>
    </ConfigProvider>
  );
};
