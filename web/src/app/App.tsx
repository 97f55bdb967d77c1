import type { ApolloLink } from "@apollo/client";
import { ConfigProvider } from "antd";
import { PortalProvider } from "../portal/PortalProvider.tsx";
import { SessionProvider } from "../session/SessionProvider.tsx";
import { portalTheme } from "../theme.ts";
import { FeedbackProvider } from "../ui/Feedback.tsx";
import { AppRoutes } from "./AppRoutes.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { VersionCheck } from "./VersionCheck.tsx";

/** The portal over `link`. The caller provides the router. */
export const App = ({ link }: { link: ApolloLink }) => (
  <ConfigProvider theme={portalTheme} wave={{ disabled: true }}>
    <ErrorBoundary>
      <SessionProvider link={link}>
        <FeedbackProvider>
          <PortalProvider>
            <VersionCheck />
            <AppRoutes />
          </PortalProvider>
        </FeedbackProvider>
      </SessionProvider>
    </ErrorBoundary>
  </ConfigProvider>
);
