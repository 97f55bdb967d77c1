import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useMemo,
  useState,
} from "react";
import { texts } from "../texts.ts";
import type { FeedbackMessage } from "./FeedbackHost.tsx";

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

/** Loads what shows the messages. The areas load it with their shell; a public page only when it has something to say. */
const FeedbackHost = lazy(() => import("./FeedbackHost.tsx"));

/** Shows the toasts and the alert dialogs of the whole portal. */
export const FeedbackProvider = ({ children }: { children: ReactNode }) => {
  const [messages, setMessages] = useState<readonly FeedbackMessage[]>([]);
  const feedback = useMemo<Feedback>(() => {
    const add = (message: FeedbackMessage) => setMessages((waiting) => [...waiting, message]);
    return {
      toast: (kind, message) => add({ kind, message }),
      alert: (message, title = texts.errorTitle) => add({ kind: "alert", title, message }),
    };
  }, []);
  const [isNeeded, setNeeded] = useState(false);
  if (messages.length > 0 && !isNeeded) setNeeded(true);
  const clear = useCallback(() => setMessages([]), []);
  return (
    <FeedbackContext value={feedback}>
      {children}
      {isNeeded && (
        <Suspense fallback={null}>
          <FeedbackHost messages={messages} onTaken={clear} />
        </Suspense>
      )}
    </FeedbackContext>
  );
};
