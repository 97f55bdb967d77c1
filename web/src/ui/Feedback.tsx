import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from "react";
import { texts } from "../texts.ts";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import styles from "./Feedback.module.css";
import { Toast, type ToastContent } from "./Toast.tsx";

interface Feedback {
  /** Shows a message for five seconds. */
  readonly toast: (kind: ToastContent["kind"], message: string) => void;
  /** Shows an alert dialog. Default title: 'Oppps! Error'. */
  readonly alert: (message: string, title?: string) => void;
}

const FeedbackContext = createContext<Feedback | null>(null);

export const useFeedback = (): Feedback => {
  const feedback = useContext(FeedbackContext);
  if (!feedback) throw new Error("useFeedback needs a FeedbackProvider above it");
  return feedback;
};

/** Renders the toasts and the alert dialog of the whole portal. */
export const FeedbackProvider = ({ children }: { children: ReactNode }) => {
  const [toasts, setToasts] = useState<readonly ToastContent[]>([]);
  const [alerts, setAlerts] = useState<readonly { title: string; message: string }[]>([]);
  const lastId = useRef(0);
  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);
  const feedback = useMemo<Feedback>(
    () => ({
      toast: (kind, message) => {
        lastId.current += 1;
        const id = lastId.current;
        setToasts((shown) => [...shown, { id, kind, message }]);
      },
      alert: (message, title = texts.errorTitle) =>
        setAlerts((waiting) => [...waiting, { title, message }]),
    }),
    [],
  );
  const alert = alerts[0];
  const closeAlert = () => setAlerts((waiting) => waiting.slice(1));
  return (
    <FeedbackContext value={feedback}>
      {children}
      <div className={styles.toasts} aria-live="polite">
        {toasts.map((toast) => (
          <Toast key={toast.id} content={toast} onDismiss={dismiss} />
        ))}
      </div>
      {alert && (
        <Dialog
          title={alert.title}
          kind="error"
          onClose={closeAlert}
          actions={<Button onClick={closeAlert}>{texts.ok}</Button>}
        >
          {alert.message}
        </Dialog>
      )}
    </FeedbackContext>
  );
};
