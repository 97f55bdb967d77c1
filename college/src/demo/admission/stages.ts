import type { RoundName } from "./sessions.ts";

/** How far a demo applicant has come. */
export type Stage =
  | "unverified"
  | "verified"
  | "paid"
  | "half"
  | "filled"
  | "submitted"
  | "tested"
  | "waiting"
  | "refused"
  | "offered"
  | "accepted"
  | "declined"
  | "lapsed";

export const stages: readonly Stage[] = [
  "unverified",
  "verified",
  "paid",
  "half",
  "filled",
  "submitted",
  "submitted",
  "tested",
  "waiting",
  "refused",
  "offered",
  "accepted",
  "declined",
  "lapsed",
];

const beforeTest: readonly Stage[] = [
  "unverified",
  "verified",
  "paid",
  "half",
  "filled",
  "submitted",
];

/** Whoever sat the test did so in the round whose tests are held. */
export const roundOf = (stage: Stage): RoundName =>
  beforeTest.includes(stage) ? "open" : "decided";

/** Whether `stage` lies at `reached` or beyond it. */
export const hasReached = (stage: Stage, reached: Stage): boolean =>
  stages.indexOf(stage) >= stages.indexOf(reached);
