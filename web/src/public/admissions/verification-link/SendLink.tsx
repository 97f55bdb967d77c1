import { useMutation } from "@apollo/client/react";
import { Alert, Button } from "antd";
import { useEffect, useState } from "react";
import { SendVerificationLinkDocument } from "../../../gql/public-admissions.ts";
import { failureOf } from "../../../lib/failure.ts";
import { texts } from "../../../texts.ts";
import styles from "../../PublicPage.module.css";

/** Mail takes time, and only the last link works. The pause prevents two links in a row. */
const pauseSeconds = 60;

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Counts the seconds down: `left` is 0 when the action is allowed again. */
const useCooldown = () => {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const isOver = until <= now;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return {
    left: Math.max(0, Math.ceil((until - now) / 1000)),
    start: (seconds: number) => {
      const started = Date.now();
      setNow(started);
      setUntil(started + seconds * 1000);
    },
  };
};

export const sendLinkButton = { label: "Send a new link", busy: "Sending..." } as const;

interface SendLinkProps {
  /** An application number or an email address. */
  readonly identifier: string;
  /** Whether a link was sent before. */
  readonly again?: boolean;
}

/** Sends a new verification link, and another one after a pause. */
export const SendLink = ({ identifier, again = false }: SendLinkProps) => {
  const [send, { loading }] = useMutation(SendVerificationLinkDocument);
  const cooldown = useCooldown();
  const [result, setResult] = useState<{ type: "success" | "error"; title: string } | null>(null);

  const start = async () => {
    if (loading || cooldown.left > 0) return;
    try {
      const { data } = await send({ variables: { identifier } });
      const answer = data?.sendVerificationLink;
      const isSent = answer?.__typename === "Acknowledgement";
      setResult({
        type: isSent ? "success" : "error",
        title: answer?.message ?? texts.failures.unknown,
      });
      if (isSent) cooldown.start(pauseSeconds);
    } catch (error) {
      const { message, retryAfterSeconds } = failureOf(error);
      setResult({ type: "error", title: message });
      if (retryAfterSeconds) cooldown.start(retryAfterSeconds);
    }
  };
  const idle = again || result?.type === "success" ? "Send again" : sendLinkButton.label;
  return (
    <div className={styles.stack}>
      {result && <Alert role={result.type === "error" ? "alert" : "status"} showIcon {...result} />}
      {/* Not disabled: a disabled button would lose the focus. */}
      <Button block aria-disabled={loading || cooldown.left > 0} onClick={() => void start()}>
        {loading ? sendLinkButton.busy : idle}
      </Button>
      {cooldown.left > 0 && (
        <p className={styles.hint}>{`You can send another in ${clock(cooldown.left)}.`}</p>
      )}
    </div>
  );
};
