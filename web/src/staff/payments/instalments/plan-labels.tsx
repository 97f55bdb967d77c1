import type { InstalmentState, PlanUnlock } from "../../../gql/staff-payments.ts";
import { type StatusKind, StatusTag } from "../../../ui/StatusTag.tsx";

export const instalmentStates: Readonly<Record<InstalmentState, string>> = {
  PAID: "All paid",
  DUE: "In time",
  OVERDUE: "Overdue",
};

const kinds: Readonly<Record<InstalmentState, StatusKind>> = {
  PAID: "good",
  DUE: "waiting",
  OVERDUE: "bad",
};

export const instalmentTag = (state: InstalmentState) => (
  <StatusTag kind={kinds[state]}>{instalmentStates[state]}</StatusTag>
);

export const unlockNames: Readonly<Record<PlanUnlock, string>> = {
  REGISTRATION: "Course registration",
  HOSTEL: "Hostel application",
  EXAMINATION: "Examinations",
};

/** Whom a plan is for: `Nursing, level 200`. */
export const planName = (department: string | null, level: number | null): string => {
  if (department === null) return level === null ? "Every student" : `Level ${level}`;
  return level === null ? department : `${department}, level ${level}`;
};
