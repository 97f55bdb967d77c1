import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";
import { Icon, type IconName } from "./Icon.tsx";
import styles from "./Notice.module.css";

type NoticeKind = "error" | "success" | "warning" | "info";

const noticeIcons: Record<NoticeKind, IconName> = {
  error: "warning",
  success: "check",
  warning: "warning",
  info: "info",
};

interface NoticeProps {
  readonly kind: NoticeKind;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
}

/** A message on the page. An error interrupts a screen reader, others wait. */
export const Notice = ({ kind, title, children }: NoticeProps) => (
  <div
    role={kind === "error" ? "alert" : "status"}
    className={classNames(styles.notice, styles[kind])}
  >
    <Icon name={noticeIcons[kind]} />
    {title && <p className={styles.title}>{title}</p>}
    {children && <div className={styles.body}>{children}</div>}
  </div>
);
