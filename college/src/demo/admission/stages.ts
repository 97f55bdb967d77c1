import type { Random } from "../random.ts";
import type { DemoRound, RoundName } from "./rounds.ts";

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

/** Applicants who sat the test did so in the round whose tests are held. */
export const roundOf = (stage: Stage): RoundName =>
  beforeTest.includes(stage) ? "open" : "decided";

/** Whether `stage` lies at `reached` or beyond it. */
export const hasReached = (stage: Stage, reached: Stage): boolean =>
  stages.indexOf(stage) >= stages.indexOf(reached);

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** When an applicant did what; null where they have not come to it. */
export interface Timeline {
  readonly signedUpAt: Date;
  readonly verifiedAt: Date | null;
  readonly paidAt: Date | null;
  readonly submittedAt: Date | null;
  /** Of a decision. */
  readonly decidedAt: Date | null;
  readonly answeredAt: Date | null;
}

/** Draws an applicant's dates: in their order, inside the round, and before `now`. */
export const drawTimeline = (
  random: Random,
  stage: Stage,
  { opensAt, closesAt, batches }: DemoRound,
  now: Date,
): Timeline => {
  const latest = Math.min(closesAt.getTime(), now.getTime()) - 8 * day;
  const first = opensAt.getTime() + random.fraction() * (latest - opensAt.getTime());
  const verified = first + random.integer(4, 90) * minute;
  const paid = verified + random.integer(2, 40) * hour;
  const submitted = paid + random.integer(4, 100) * hour;
  const tested = batches.at(-1)?.endsAt.getTime() ?? submitted;
  const decided = tested + 3 * day + random.integer(1, 9) * hour;
  // An offer that lapsed was made early enough for its date to have passed.
  const answered = decided + random.integer(5, 60) * hour;
  const when = (reached: Stage, at: number): Date | null =>
    hasReached(stage, reached) ? new Date(Math.floor(at / 1000) * 1000) : null;
  return {
    signedUpAt: new Date(Math.floor(first / 1000) * 1000),
    verifiedAt: when("verified", verified),
    paidAt: when("paid", paid),
    submittedAt: when("submitted", submitted),
    decidedAt: when("waiting", decided),
    answeredAt: stage === "accepted" || stage === "declined" ? when("waiting", answered) : null,
  };
};
