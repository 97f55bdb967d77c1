import { MenuOutlined } from "@ant-design/icons";
import { Button, ConfigProvider, Drawer, Layout } from "antd";
import { useState } from "react";
import { Link, Outlet, useLocation } from "react-router-dom";
import { Footer } from "../../app/Footer.tsx";
import { WelcomeBanner } from "../../app/shell/WelcomeBanner.tsx";
import { classNames } from "../../lib/class-names.ts";
import { useMedia, widths } from "../../lib/use-media.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { texts } from "../../texts.ts";
import { staffTheme } from "../../theme.ts";
import { AccountMenu } from "./AccountMenu.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { BreadcrumbContext, type BreadcrumbLabels } from "./breadcrumb-labels.tsx";
import { useStaffPath } from "./role-context.ts";
import { StaffMenu } from "./StaffMenu.tsx";
import { StaffSearch } from "./StaffSearch.tsx";
import styles from "./StaffShell.module.css";
import { type UnsavedChanges, UnsavedChangesContext } from "./unsaved-changes.ts";

const contentId = "content";

/** The frame of the staff screens: top bar, menu, breadcrumbs, welcome line, screen and footer. */
export const StaffShell = () => {
  const { collegeName, collegeShortName, logoUrl } = usePortal();
  const to = useStaffPath();
  /** The menu beside the screen, on a wide window. */
  const [isSideShown, setSideShown] = useState(true);
  /** The menu as a drawer, on a narrow window. */
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isWide = useMedia(widths.laptop);
  const isDashboard = useLocation().pathname === to("dashboard");
  const [unsentWork] = useState(() => new Set<UnsavedChanges>());
  const labels = useState<BreadcrumbLabels>({});
  const closeDrawer = () => setDrawerOpen(false);
  return (
    <ConfigProvider theme={staffTheme} wave={{ disabled: true }}>
      <a className={styles.skip} href={`#${contentId}`}>
        {texts.shell.skip}
      </a>
      <UnsavedChangesContext value={unsentWork}>
        <BreadcrumbContext value={labels}>
          <Layout className={styles.shell}>
            <Layout.Header className={styles.bar}>
              <Button
                type="text"
                className={classNames(styles.menu)}
                icon={<MenuOutlined aria-hidden="true" />}
                aria-label={isWide ? "Menu beside the screen" : "Open the menu"}
                aria-expanded={isWide ? isSideShown : isDrawerOpen}
                onClick={() => (isWide ? setSideShown(!isSideShown) : setDrawerOpen(true))}
              />
              <Link className={styles.brand} to={to("dashboard")} aria-label={collegeName}>
                <img src={logoUrl} alt="" width={36} height={36} />
                <span>{collegeShortName}</span>
              </Link>
              <StaffSearch />
              <AccountMenu />
            </Layout.Header>
            <Layout hasSider={isWide && isSideShown}>
              {isWide && isSideShown && (
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
            closable={{ "aria-label": "Close the menu" }}
            classNames={{ body: classNames(styles.drawer) }}
            destroyOnHidden
          >
            <StaffMenu onLeave={closeDrawer} />
          </Drawer>
        </BreadcrumbContext>
      </UnsavedChangesContext>
    </ConfigProvider>
  );
};
