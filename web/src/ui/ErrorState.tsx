import { Alert, Button } from "antd";
import { texts } from "../texts.ts";

interface ErrorStateProps {
  readonly title?: string;
  readonly message: string;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
}

export const ErrorState = ({ title, message, onRetry, retrying = false }: ErrorStateProps) => (
  <Alert
    type="error"
    showIcon
    title={title ?? message}
    description={title && message}
    action={
      <Button onClick={onRetry} loading={retrying}>
        {texts.tryAgain}
      </Button>
    }
  />
);
