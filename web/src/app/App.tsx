import type { ApolloLink } from "@apollo/client";
import { PortalProvider } from "../portal/PortalProvider.tsx";
import { SessionProvider } from "../session/SessionProvider.tsx";
import { FeedbackProvider } from "../ui/Feedback.tsx";
import { AppRoutes } from "./AppRoutes.tsx";
import { CurrentVersion } from "./CurrentVersion.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

/** The portal over `link`, inside whichever router is above it. */
export const App = ({ link }: { link: ApolloLink }) => (
  <ErrorBoundary>
    <SessionProvider link={link}>
      <FeedbackProvider>
        <PortalProvider>
          <CurrentVersion />
          <AppRoutes />
        </PortalProvider>
      </FeedbackProvider>
    </SessionProvider>
  </ErrorBoundary>
);
