import { LoadingOutlined } from "@ant-design/icons";
import type { ApolloLink } from "@apollo/client";
import { ConfigProvider } from "antd";
import { PortalProvider } from "../portal/PortalProvider.tsx";
import { SessionProvider } from "../session/SessionProvider.tsx";
import { portalTheme } from "../theme.ts";
import { FeedbackProvider } from "../ui/Feedback.tsx";
import { AppRoutes } from "./AppRoutes.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

/** Without a name of its own, which would become a part of the button's. */
const button = { loadingIcon: <LoadingOutlined aria-hidden="true" /> };

/** The portal over `link`. The caller provides the router. */
export const App = ({ link }: { link: ApolloLink }) => (
  <ConfigProvider theme={portalTheme} wave={{ disabled: true }} button={button}>
    <ErrorBoundary>
      <SessionProvider link={link}>
        <FeedbackProvider>
          <PortalProvider>
            <AppRoutes />
          </PortalProvider>
        </FeedbackProvider>
      </SessionProvider>
    </ErrorBoundary>
  </ConfigProvider>
);
