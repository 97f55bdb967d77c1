import type { Semester } from "../../gql/staff-dashboards.ts";
import { formatCount } from "../kit/format-count.ts";

/** The share in whole percent, rounded down, so that only all of it is 100%. */
export const percent = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${Math.floor((part * 100) / whole)}%`;

export const shareOf = (part: number, whole: number): string =>
  `${formatCount(part)} of ${formatCount(whole)}`;

const compact = { notation: "compact", maximumFractionDigits: 1 } as const;

/** Naira for the axis of a chart: `₦1.2M`. */
export const shortMoney = (naira: number, symbol: string): string =>
  `${symbol}${naira.toLocaleString("en-NG", compact)}`;

export const inSession = (title: string, session: string | null): string =>
  session ? `${title}, ${session}` : title;

export const noSession = "No academic session is running.";

/** Specification §9: the labels of semesters. */
const semesterNames: Readonly<Record<Semester, string>> = {
  FIRST: "First",
  SECOND: "Second",
  THIRD: "Third",
};

/** `2025/2026, First semester`, or a note that no semester is running. */
export const runningPeriod = (session: string | null, semester: Semester | null): string =>
  session ? inSession(session, semester && `${semesterNames[semester]} semester`) : noSession;
