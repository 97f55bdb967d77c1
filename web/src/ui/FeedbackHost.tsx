import { Modal, notification } from "antd";
import { useEffect, useRef } from "react";
import { texts } from "../texts.ts";

export type FeedbackMessage =
  | { readonly kind: "success" | "error" | "info"; readonly message: string }
  | { readonly kind: "alert"; readonly title: string; readonly message: string };

export interface FeedbackHostProps {
  readonly messages: readonly FeedbackMessage[];
  /** These messages are shown and need not be passed again. */
  readonly onTaken: (shown: readonly FeedbackMessage[]) => void;
  /** How long a toast is shown. With 0 it stays until it is dismissed. */
  readonly toastSeconds: number;
}

/** Shows messages: toasts as notifications, because they can be dismissed by keyboard, and alerts as dialogs. */
export default function FeedbackHost({ messages, onTaken, toastSeconds }: FeedbackHostProps) {
  // At the top in the middle: at the right a toast would cover the actions of a page's header until it is gone.
  const [toasts, toastHolder] = notification.useNotification({
    duration: toastSeconds,
    placement: "top",
  });
  const [dialogs, dialogHolder] = Modal.useModal();
  // Settles when the last alert is closed: one dialog is open at a time.
  const closed = useRef(Promise.resolve());
  useEffect(() => {
    if (messages.length === 0) return;
    for (const message of messages) {
      if (message.kind === "alert") {
        const { title, message: content } = message;
        closed.current = closed.current.then(async () => {
          await dialogs.error({ title, content, okText: texts.ok, keyboard: true });
        });
      } else {
        toasts[message.kind]({
          title: message.message,
          role: message.kind === "error" ? "alert" : "status",
          closable: { "aria-label": "Dismiss" },
        });
      }
    }
    onTaken(messages);
  }, [messages, onTaken, toasts, dialogs]);
  return (
    <>
      {toastHolder}
      {dialogHolder}
    </>
  );
}
