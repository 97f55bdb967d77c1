import { classNames } from "../../lib/class-names.ts";
import styles from "./StatusTag.module.css";

export type StatusKind = "good" | "bad" | "waiting" | "neutral";

const marks: Readonly<Record<StatusKind, string>> = {
  good: "✓",
  bad: "✕",
  waiting: "…",
  neutral: "•",
};

/** A record's state in a word: the mark and the word say it, the colour only stresses it. */
export const StatusTag = ({ kind, children }: { kind: StatusKind; children: string }) => (
  <span className={classNames(styles.tag, styles[kind])}>
    <span aria-hidden="true">{marks[kind]}</span>
    {children}
  </span>
);
