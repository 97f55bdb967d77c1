import { LoadingOutlined } from "@ant-design/icons";
import { ConfigProvider, type ThemeConfig } from "antd";
import { useState } from "react";
import { PortalProvider } from "../portal/PortalProvider.tsx";
import type { PortalSession } from "../session/open-session.ts";
import { SessionProvider } from "../session/SessionProvider.tsx";
import { portalTheme } from "../theme.ts";
import { FeedbackProvider } from "../ui/Feedback.tsx";
import { AppRoutes } from "./AppRoutes.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

/** Without a name of its own, which would become a part of the button's. */
const button = { loadingIcon: <LoadingOutlined aria-hidden="true" /> };

/** Without Ant Design's motion for a user who asks the browser for less of it. */
const themeForMotion = (): ThemeConfig =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches
    ? { ...portalTheme, token: { ...portalTheme.token, motion: false } }
    : portalTheme;

interface AppProps {
  readonly session: PortalSession;
  /** As in `FeedbackHostProps`. */
  readonly toastSeconds?: number | undefined;
}

/** The portal in `session`. The caller provides the router. */
export const App = ({ session, toastSeconds }: AppProps) => {
  // Read once: Ant Design mounts everything anew when this changes, which would empty the forms.
  const [theme] = useState(themeForMotion);
  return (
    <ConfigProvider theme={theme} wave={{ disabled: true }} button={button}>
      <ErrorBoundary>
        <SessionProvider session={session}>
          <FeedbackProvider toastSeconds={toastSeconds}>
            <PortalProvider>
              <AppRoutes />
            </PortalProvider>
          </FeedbackProvider>
        </SessionProvider>
      </ErrorBoundary>
    </ConfigProvider>
  );
};
