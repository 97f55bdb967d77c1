import { useApolloClient } from "@apollo/client/react";
import { Layout } from "antd";
import { Link, Outlet, useLocation } from "react-router-dom";
import { useMedia, widths } from "../../lib/use-media.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { dashboardOf, type ViewerRole } from "../../session/login-path.ts";
import { usePaymentSettledElsewhere } from "../../session/use-payment-settled-elsewhere.ts";
import { texts } from "../../texts.ts";
import { Footer } from "../Footer.tsx";
import "virtual:antd-styles/person.css";
import { AccountMenu } from "./AccountMenu.tsx";
import { BottomBar, SideMenu } from "./Navigation.tsx";
import { PageSearch } from "./PageSearch.tsx";
import styles from "./Shell.module.css";
import { WelcomeBanner } from "./WelcomeBanner.tsx";

const contentId = "content";

export default function Shell({ viewerRole }: { viewerRole: ViewerRole }) {
  const client = useApolloClient();
  usePaymentSettledElsewhere(() => void client.refetchQueries({ include: "active" }));
  const { collegeName, collegeShortName, logoUrl } = usePortal();
  const dashboard = dashboardOf({ __typename: viewerRole });
  const isDashboard = useLocation().pathname === dashboard;
  const isWide = useMedia(widths.laptop);
  return (
    <Layout className={styles.shell}>
      <a className={styles.skip} href={`#${contentId}`}>
        {texts.shell.skip}
      </a>
      <Layout.Header className={styles.header}>
        <Link className={styles.brand} to={dashboard} aria-label={collegeName}>
          <img src={logoUrl} alt="" width={36} height={36} />
          <span>{collegeShortName}</span>
        </Link>
        <PageSearch viewerRole={viewerRole} />
        <AccountMenu viewerRole={viewerRole} greets={!isWide && !isDashboard} />
      </Layout.Header>
      <Layout hasSider={isWide}>
        {isWide ? (
          <Layout.Sider className={styles.sider} width={232} theme="light">
            <SideMenu viewerRole={viewerRole} />
          </Layout.Sider>
        ) : (
          <BottomBar viewerRole={viewerRole} />
        )}
        <Layout>
          <Layout.Content id={contentId} className={styles.main} tabIndex={-1}>
            {isDashboard && <WelcomeBanner />}
            {isWide && !isDashboard && (
              <div className={styles.strip}>
                <WelcomeBanner compact />
              </div>
            )}
            <Outlet />
          </Layout.Content>
          <Footer />
        </Layout>
      </Layout>
    </Layout>
  );
}
