import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { Outlet } from "react-router-dom";
import type { ViewerRole } from "../../session/login-path.ts";
import { onPaymentSettledElsewhere } from "../../session/settled-payment-channel.ts";
import { texts } from "../../texts.ts";
import { Footer } from "../Footer.tsx";
import "virtual:antd-styles/person.css";
import styles from "./Shell.module.css";
import { SideMenu } from "./SideMenu.tsx";
import { TopBar } from "./TopBar.tsx";
import { WelcomeBanner } from "./WelcomeBanner.tsx";

const contentId = "content";

/** The frame of the applicant and student areas: top bar, menu, banner, screen and footer. */
export default function Shell({ viewerRole }: { viewerRole: ViewerRole }) {
  const client = useApolloClient();
  useEffect(
    () => onPaymentSettledElsewhere(() => void client.refetchQueries({ include: "active" })),
    [client],
  );
  return (
    <>
      <a className={styles.skip} href={`#${contentId}`}>
        {texts.shell.skip}
      </a>
      <div className={styles.shell}>
        <TopBar viewerRole={viewerRole} />
        <SideMenu viewerRole={viewerRole} />
        <main id={contentId} className={styles.main} tabIndex={-1}>
          <WelcomeBanner />
          <Outlet />
        </main>
        <Footer />
      </div>
    </>
  );
}
