import type { classAttendanceStates } from "../../../../contract/results/class-attendance.ts";

/** The classes of a course that somebody attended, missed, or missed with an excuse. */
export interface ClassTally {
  readonly present: number;
  readonly absent: number;
  readonly excused: number;
}

export interface JudgedAttendance {
  /** Of the classes that count, rounded down; null while there is none. */
  readonly percent: number | null;
  readonly state: (typeof classAttendanceStates)[number];
}

/** Judges attendance by the college's minimum in percent. An excused absence does not count. */
export const judgeAttendance = (
  { present, absent }: ClassTally,
  minimumPercent: number,
): JudgedAttendance => {
  const held = present + absent;
  if (held === 0) return { percent: null, state: "none" };
  const isEnoughOf = (classes: number) => present * 100 >= minimumPercent * classes;
  const percent = Math.floor((present * 100) / held);
  if (!isEnoughOf(held)) return { percent, state: "below" };
  return { percent, state: isEnoughOf(held + 1) ? "enough" : "at_risk" };
};
