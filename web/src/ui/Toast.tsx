import { useEffect } from "react";
import { classNames } from "../lib/class-names.ts";
import { texts } from "../texts.ts";
import { Button } from "./Button.tsx";
import styles from "./Feedback.module.css";
import { Icon } from "./Icon.tsx";
import { type NoticeKind, noticeIcons } from "./Notice.tsx";

/** Specification §9 "Toast auto-dismiss". */
const shownForMs = 5000;

export interface ToastContent {
  readonly id: number;
  readonly kind: Exclude<NoticeKind, "warning">;
  readonly message: string;
}

interface ToastProps {
  readonly content: ToastContent;
  readonly onDismiss: (id: number) => void;
}

export const Toast = ({ content: { id, kind, message }, onDismiss }: ToastProps) => {
  useEffect(() => {
    const timer = setTimeout(() => onDismiss(id), shownForMs);
    return () => clearTimeout(timer);
  }, [id, onDismiss]);
  return (
    <div className={classNames(styles.toast, styles[kind])} data-toast={kind}>
      <Icon name={noticeIcons[kind]} />
      <p>{message}</p>
      <Button variant="plain" aria-label={texts.dismiss} onClick={() => onDismiss(id)}>
        <Icon name="close" />
      </Button>
    </div>
  );
};
