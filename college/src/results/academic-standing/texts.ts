import type { academicStandings } from "../../../../contract/results/academic-standing.ts";

/** A grade point average as it is printed: `3.25` for 325. */
export const inPoints = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** The academic standing of students. */
export const standingTexts = {
  noSession: "The college has no such session.",
  noDepartment: "The college has no such department.",
  names: {
    good: "Good standing",
    probation: "Probation",
    repeat: "Repeat the level",
    withdraw: "Withdrawal",
    undecided: "Not decided",
  } satisfies Record<(typeof academicStandings)[number], string>,
  /** In hundredths. */
  cgpa: (cgpa: number, least: number) =>
    `The CGPA is ${inPoints(cgpa)}; at least ${inPoints(least)} is needed.`,
  carryovers: (credits: number, most: number) =>
    `Courses of ${credits} credit units are not passed; at most ${most} may be carried over.`,
  before: {
    probation: "The session before ended on probation.",
    repeat: "The session before ended with the level to be repeated.",
    withdraw: "The session before ended with withdrawal.",
  },
  awaited: (courses: number) =>
    courses === 1
      ? "The result of 1 registered course is still to come."
      : `The results of ${courses} registered courses are still to come.`,
  withheld: (codes: readonly string[]) =>
    `The ${codes.length === 1 ? "result" : "results"} of ${codes.join(", ")} ${codes.length === 1 ? "is" : "are"} withheld.`,
  nothingRegistered: (session: string) => `No course of ${session} is registered.`,
} as const;
