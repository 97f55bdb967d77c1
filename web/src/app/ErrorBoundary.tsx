import { Alert, Button } from "antd";
import { Component, type ReactNode } from "react";
import { CodeMissingError, CodeUnreachableError } from "../lib/lazy-part.ts";
import { reloadPage } from "../lib/redirect.ts";
import { texts } from "../texts.ts";
import { Card } from "../ui/Card.tsx";
import { Unreachable } from "./Unreachable.tsx";

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
    const { newVersion, newVersionHint, screenBroke, screenBrokeHint, reload } = texts.failures;
    return (
      <Card>
        <Alert
          type="error"
          showIcon
          title={isOld ? newVersion : screenBroke}
          description={isOld ? newVersionHint : screenBrokeHint}
          action={<Button onClick={reloadPage}>{reload}</Button>}
        />
      </Card>
    );
  }
}
