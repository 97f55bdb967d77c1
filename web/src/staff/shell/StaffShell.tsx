import { ConfigProvider, Drawer, Layout } from "antd";
import { useState } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { Footer } from "../../app/Footer.tsx";
import { WelcomeBanner } from "../../app/shell/WelcomeBanner.tsx";
import { classNames } from "../../lib/class-names.ts";
import { texts } from "../../texts.ts";
import { staffTheme } from "../../theme.ts";
import { staffTexts } from "../texts.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { BreadcrumbLabelProvider } from "./breadcrumb-labels.tsx";
import { useStaffPath } from "./role-context.ts";
import { StaffMenu } from "./StaffMenu.tsx";
import styles from "./StaffShell.module.css";
import { StaffTopBar } from "./StaffTopBar.tsx";
import { type UnsavedChanges, UnsavedChangesContext } from "./unsaved-changes.ts";

const contentId = "content";

/** The frame of the staff screens: top bar, menu, breadcrumbs, welcome line, screen and footer. */
export const StaffShell = () => {
  const [isSideShown, setSideShown] = useState(true);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isDashboard = useLocation().pathname === useStaffPath()("dashboard");
  const [unsentWork] = useState(() => new Set<UnsavedChanges>());
  const closeDrawer = () => setDrawerOpen(false);
  return (
    <ConfigProvider theme={staffTheme} wave={{ disabled: true }}>
      <a className={styles.skip} href={`#${contentId}`}>
        {texts.shell.skip}
      </a>
      <UnsavedChangesContext value={unsentWork}>
        <BreadcrumbLabelProvider>
          <Layout className={styles.shell}>
            <StaffTopBar
              isSideShown={isSideShown}
              onToggleSide={() => setSideShown(!isSideShown)}
              isDrawerOpen={isDrawerOpen}
              onOpenDrawer={() => setDrawerOpen(true)}
            />
            <Layout hasSider>
              {isSideShown && (
                <Layout.Sider className={styles.side} theme="light" width={232}>
                  <StaffMenu />
                </Layout.Sider>
              )}
              <Layout className={styles.column}>
                <Layout.Content id={contentId} className={styles.main} tabIndex={-1}>
                  {isDashboard ? (
                    <WelcomeBanner />
                  ) : (
                    <div className={styles.top}>
                      <Breadcrumbs />
                      <WelcomeBanner compact />
                    </div>
                  )}
                  <Outlet />
                </Layout.Content>
                <Footer />
              </Layout>
            </Layout>
          </Layout>
          <Drawer
            open={isDrawerOpen}
            onClose={closeDrawer}
            placement="left"
            size={304}
            title={texts.shell.menu}
            aria-label={texts.shell.menu}
            closable={{ "aria-label": staffTexts.closeMenu }}
            classNames={{ body: classNames(styles.drawer) }}
            destroyOnHidden
          >
            <StaffMenu onLeave={closeDrawer} />
          </Drawer>
        </BreadcrumbLabelProvider>
      </UnsavedChangesContext>
    </ConfigProvider>
  );
};
