import {
  CheckCircleOutlined,
  CheckOutlined,
  ClockCircleOutlined,
  CloseOutlined,
  MinusCircleOutlined,
} from "@ant-design/icons";
import { Tag } from "antd";
import type { ReactNode } from "react";

/** Nothing yet or no longer of interest, somebody must act, decided but not final, final, refused or failed. */
export type StatusKind = "neutral" | "waiting" | "decided" | "good" | "bad";

/** The only map from a status to its colour and icon. */
const marks: Readonly<Record<StatusKind, { readonly color: string; readonly icon: ReactNode }>> = {
  neutral: { color: "default", icon: <MinusCircleOutlined aria-hidden /> },
  waiting: { color: "warning", icon: <ClockCircleOutlined aria-hidden /> },
  decided: { color: "processing", icon: <CheckOutlined aria-hidden /> },
  good: { color: "success", icon: <CheckCircleOutlined aria-hidden /> },
  bad: { color: "error", icon: <CloseOutlined aria-hidden /> },
};

/** A record's state as an icon and a word. The colour carries no information of its own. */
export const StatusTag = ({ kind, children }: { kind: StatusKind; children: string }) => (
  <Tag {...marks[kind]}>{children}</Tag>
);
