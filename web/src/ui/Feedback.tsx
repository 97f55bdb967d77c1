import { Button } from "antd";
import {
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useMemo,
  useState,
} from "react";
import { lazyPartOr } from "../lib/lazy-part.tsx";
import { texts } from "../texts.ts";
import { Dialog } from "./Dialog.tsx";
import type { FeedbackHostProps, FeedbackMessage } from "./FeedbackHost.tsx";

interface Feedback {
  /** Shows a message for five seconds (specification §9 "Toast auto-dismiss"). An error interrupts a screen reader. */
  readonly toast: (kind: "success" | "error" | "info", message: string) => void;
  /** Shows an alert dialog. Default title: 'Oppps! Error'. */
  readonly alert: (message: string, title?: string) => void;
}

const FeedbackContext = createContext<Feedback | null>(null);

export const useFeedback = (): Feedback => {
  const feedback = useContext(FeedbackContext);
  if (!feedback) throw new Error("useFeedback needs a FeedbackProvider above it");
  return feedback;
};

/** Shows one message after the other, each text once, in a dialog that needs no further code. */
const PlainFeedbackHost = ({ messages, onTaken }: FeedbackHostProps) => {
  const [message] = messages;
  if (!message) return null;
  const isAlert = message.kind === "alert";
  const close = () => onTaken(messages.filter((one) => one.message === message.message));
  return (
    <Dialog
      key={message.message}
      title={isAlert ? message.title : message.message}
      onClose={close}
      actions={
        <Button type="primary" onClick={close}>
          {texts.ok}
        </Button>
      }
    >
      {isAlert && message.message}
    </Dialog>
  );
};

// Loaded with the first message, which often says that the network has gone: then the host cannot be loaded either.
const FeedbackHost = lazyPartOr(PlainFeedbackHost, () => import("./FeedbackHost.tsx"));

interface FeedbackProviderProps {
  readonly children: ReactNode;
  /** As in `FeedbackHostProps`. */
  readonly toastSeconds?: number | undefined;
}

/** Shows the toasts and the alert dialogs of the whole portal. */
export const FeedbackProvider = ({ children, toastSeconds = 5 }: FeedbackProviderProps) => {
  const [messages, setMessages] = useState<readonly FeedbackMessage[]>([]);
  const feedback = useMemo<Feedback>(() => {
    const add = (message: FeedbackMessage) => setMessages((waiting) => [...waiting, message]);
    return {
      toast: (kind, message) => add({ kind, message }),
      alert: (message, title = "Oppps! Error") => add({ kind: "alert", title, message }),
    };
  }, []);
  const [isNeeded, setNeeded] = useState(false);
  if (messages.length > 0 && !isNeeded) setNeeded(true);
  const forget = useCallback(
    (shown: readonly FeedbackMessage[]) =>
      setMessages((waiting) => waiting.filter((message) => !shown.includes(message))),
    [],
  );
  return (
    <FeedbackContext value={feedback}>
      {children}
      {isNeeded && (
        <Suspense fallback={null}>
          <FeedbackHost messages={messages} onTaken={forget} toastSeconds={toastSeconds} />
        </Suspense>
      )}
    </FeedbackContext>
  );
};
