import { Alert, Button } from "antd";
import { useState } from "react";
import { failureOf } from "../../../lib/failure.ts";
import styles from "../../PublicPage.module.css";
import { verificationTexts as labels } from "../verify-email/verification-texts.ts";
import { useCooldown } from "./use-cooldown.ts";
import { useSendLink } from "./use-send-link.ts";

/** Mail takes time, and only the last link works. The pause prevents two links in a row. */
const pauseSeconds = 60;

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

interface SendLinkProps {
  /** An application number or an email address. */
  readonly identifier: string;
  readonly label?: string;
}

/** Sends a new verification link, and another one after a pause. */
export const SendLink = ({ identifier, label = labels.sendLink }: SendLinkProps) => {
  const send = useSendLink();
  const cooldown = useCooldown();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<{ kind: "success" | "error"; message: string } | null>(null);

  const start = async () => {
    if (busy || cooldown.left > 0) return;
    setBusy(true);
    try {
      const result = await send(identifier);
      if (result.state === "sent") {
        setResult({ kind: "success", message: result.message });
        cooldown.start(pauseSeconds);
      } else setResult({ kind: "error", message: result.refusal.message });
    } catch (error) {
      const { message, retryAfterSeconds } = failureOf(error);
      setResult({ kind: "error", message });
      if (retryAfterSeconds) cooldown.start(retryAfterSeconds);
    } finally {
      setBusy(false);
    }
  };
  const idle = result?.kind === "success" ? labels.sendAgain : label;
  return (
    <div className={styles.stack}>
      {result && (
        <Alert
          role={result.kind === "error" ? "alert" : "status"}
          type={result.kind}
          showIcon
          title={result.message}
        />
      )}
      {/* Not disabled: a disabled button would lose the focus. */}
      <Button block aria-disabled={busy || cooldown.left > 0} onClick={() => void start()}>
        {busy ? labels.sending : idle}
      </Button>
      {cooldown.left > 0 && <p className={styles.hint}>{labels.wait(clock(cooldown.left))}</p>}
    </div>
  );
};
