import { LoadingOutlined } from "@ant-design/icons";
import { ConfigProvider } from "antd";
import { PortalProvider } from "../portal/PortalProvider.tsx";
import type { PortalSession } from "../session/open-session.ts";
import { SessionProvider } from "../session/SessionProvider.tsx";
import { portalTheme } from "../theme.ts";
import { FeedbackProvider } from "../ui/Feedback.tsx";
import { AppRoutes } from "./AppRoutes.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

/** Without a name of its own, which would become a part of the button's. */
const button = { loadingIcon: <LoadingOutlined aria-hidden="true" /> };

/** The portal in `session`. The caller provides the router. */
export const App = ({ session }: { session: PortalSession }) => (
  <ConfigProvider theme={portalTheme} wave={{ disabled: true }} button={button}>
    <ErrorBoundary>
      <SessionProvider session={session}>
        <FeedbackProvider>
          <PortalProvider>
            <AppRoutes />
          </PortalProvider>
        </FeedbackProvider>
      </SessionProvider>
    </ErrorBoundary>
  </ConfigProvider>
);
