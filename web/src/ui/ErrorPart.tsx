import { texts } from "../texts.ts";
import { Button } from "./Button.tsx";
import { Notice } from "./Notice.tsx";
import styles from "./Part.module.css";

interface ErrorPartProps {
  readonly title?: string;
  readonly message: string;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
}

/** In the place of content that could not be loaded: what happened, and a way to try again. */
export const ErrorPart = ({ title, message, onRetry, retrying = false }: ErrorPartProps) => (
  <Notice kind="error" title={title}>
    <div className={styles.stack}>
      <p>{message}</p>
      <Button look="secondary" onClick={onRetry} busy={retrying}>
        {texts.tryAgain}
      </Button>
    </div>
  </Notice>
);
