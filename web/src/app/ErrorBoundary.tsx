import { Alert, Button } from "antd";
import { Component, type ReactNode, Suspense, useState } from "react";
import { CodeMissingError, CodeUnreachableError } from "../lib/lazy-part.tsx";
import { isPortalReachable } from "../lib/portal-reachable.ts";
import { reloadPage } from "../lib/redirect.ts";
import { texts } from "../texts.ts";
import { Card } from "../ui/Card.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Waiting } from "../ui/Waiting.tsx";

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly error: Error | null;
}

/**
 * Catches render errors. One boundary is around each screen, so that the menu keeps working, and one around the whole
 * portal.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (error instanceof CodeUnreachableError) return <Unreachable />;
    const isOld = error instanceof CodeMissingError;
    return (
      <Card>
        <Alert
          type="error"
          showIcon
          title={isOld ? "The portal was updated" : "This page stopped working"}
          description={
            isOld
              ? "This page belongs to an older version. Reload to go on."
              : "Nothing you saved is lost. Reload the page to go on."
          }
          action={<Button onClick={reloadPage}>Reload</Button>}
        />
      </Card>
    );
  }
}

/**
 * Replaces a screen whose code could not be loaded. It does not reload without a network, because that would lose the
 * page.
 */
const Unreachable = () => {
  const [asking, setAsking] = useState(false);
  const retry = async () => {
    setAsking(true);
    if (await isPortalReachable()) reloadPage();
    else setAsking(false);
  };
  return (
    <Card>
      <ErrorState message={texts.failures.network} onRetry={() => void retry()} retrying={asking} />
    </Card>
  );
};

/** Catches the errors of a part whose code is loaded, and says that it loads. */
export const LoadingBoundary = ({ children }: Props) => (
  <ErrorBoundary>
    <Suspense fallback={<Waiting text={texts.loading} />}>{children}</Suspense>
  </ErrorBoundary>
);
