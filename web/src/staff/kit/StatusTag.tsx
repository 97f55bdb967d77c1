import { classNames } from "../../lib/class-names.ts";
import { Icon, type IconName } from "../../ui/Icon.tsx";
import styles from "./StatusTag.module.css";

export type StatusKind = "good" | "bad" | "waiting" | "neutral";

const marks: Readonly<Record<StatusKind, IconName>> = {
  good: "check",
  bad: "close",
  waiting: "clock",
  neutral: "info",
};

/** A record's state as a mark and a word. The colour carries no information of its own. */
export const StatusTag = ({ kind, children }: { kind: StatusKind; children: string }) => (
  <span className={classNames(styles.tag, styles[kind])}>
    <Icon name={marks[kind]} size={14} />
    {children}
  </span>
);
