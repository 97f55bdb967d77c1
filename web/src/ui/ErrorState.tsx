import { texts } from "../texts.ts";
import { Button } from "./Button.tsx";
import { Notice } from "./Notice.tsx";
import styles from "./State.module.css";

interface ErrorStateProps {
  readonly title?: string;
  readonly message: string;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
}

/** An error state: says what could not be loaded and offers a retry. */
export const ErrorState = ({ title, message, onRetry, retrying = false }: ErrorStateProps) => (
  <Notice kind="error" title={title}>
    <div className={styles.stack}>
      <p>{message}</p>
      <Button variant="secondary" onClick={onRetry} busy={retrying}>
        {texts.tryAgain}
      </Button>
    </div>
  </Notice>
);
