import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import { prepareOnce } from "../db/prepare-once.ts";
import { academicSession } from "../db/schema/calendar.ts";
import {
  bed,
  bedClaim,
  hostel,
  hostelApplication,
  hostelSettings,
  hostelWaiting,
  room,
} from "../db/schema/hostels.ts";
import { student } from "../db/schema/students.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import { type StudentStanding, standingObstacle } from "../students/standing.ts";
import {
  type Boarder,
  boarderColumns,
  boarderJoins,
  boarderPlaceholders,
  isOpen,
  isStanding,
  latestFirst,
} from "./boarder.ts";
import { nearestFreeBeds, type RequestedBed } from "./free-beds.ts";
import { hostelTexts } from "./texts.ts";

/** What decides on one student's claim of one bed. */
export interface ClaimFacts extends Boarder {
  readonly firstName: string;
  /** Null where there is no such bed. */
  readonly requested: RequestedBed | null;
  /** Who has it in the session; `offeredUntil` is null for a holder. */
  readonly claim: { readonly studentId: number; readonly offeredUntil: Date | null } | null;
  /** What an earlier call with the same key came to, and the bed that was sent with it. */
  readonly keyed: { readonly id: number; readonly requestBedId: number | null } | null;
}

interface ClaimRequest {
  readonly accountId: number;
  readonly bedId: number;
  readonly key: string | undefined;
}

const keyed = alias(hostelApplication, "keyed");

/** Prepared: it runs twice in every claim, and planning so many joins takes ten times as long as answering. */
const claimFactsQuery = prepareOnce((db) =>
  db
    .select({
      ...boarderColumns(db),
      firstName: student.firstName,
      bed,
      room,
      hostel,
      claim: { studentId: bedClaim.studentId, offeredUntil: bedClaim.offeredUntil },
      keyed: { id: keyed.id, requestBedId: keyed.requestBedId },
    })
    .from(student)
    .leftJoin(academicSession, boarderJoins.session)
    .leftJoin(hostelSettings, boarderJoins.settings)
    .leftJoin(hostelApplication, boarderJoins.applications)
    .leftJoin(hostelWaiting, boarderJoins.waiting)
    .leftJoin(bed, eq(bed.id, sql.placeholder("bedId")))
    .leftJoin(room, eq(room.id, bed.roomId))
    .leftJoin(hostel, eq(hostel.id, room.hostelId))
    .leftJoin(bedClaim, and(eq(bedClaim.sessionId, academicSession.id), eq(bedClaim.bedId, bed.id)))
    .leftJoin(
      keyed,
      // No row where no key is given: nothing equals null.
      and(eq(keyed.studentId, student.id), eq(keyed.requestKey, sql.placeholder("key"))),
    )
    .where(eq(student.accountId, boarderPlaceholders.accountId))
    .orderBy(latestFirst)
    .limit(1)
    .prepare("hostel_claim_facts"),
);

/** One query. @throws Error where the account is no student's. */
export const readClaimFacts = async (
  db: Database,
  { accountId, bedId, key }: ClaimRequest,
  now: Date,
): Promise<ClaimFacts> => {
  const given = { accountId, bedId, key: key ?? null, now: now.toISOString() };
  const [row] = await claimFactsQuery(db).execute(given);
  if (row === undefined) throw new Error("a student's account has no student");
  const { bed: place, room: roomRow, hostel: hostelRow, ...facts } = row;
  const isThere = place !== null && roomRow !== null && hostelRow !== null;
  return { ...facts, requested: isThere ? { bed: place, room: roomRow, hostel: hostelRow } : null };
};

interface RequestedClaim {
  readonly sessionId: number;
  readonly requested: RequestedBed;
}

/** The verdict on a claim: `repeat` answers with the existing application, `try` lets the keys decide. */
type ClaimVerdict =
  | (RequestedClaim & { readonly verdict: "try" | "bed_taken" })
  | { readonly verdict: "repeat"; readonly applicationId: number }
  | { readonly verdict: "wrong_kind"; readonly requested: RequestedBed }
  | { readonly verdict: ClaimRefusal };

type ClaimRefusal =
  | "unknown_bed"
  | "unpaid"
  | "no_kind"
  | "key_reused"
  | "already_applied"
  | "applications_closed";

/** Evaluates a claim by what was read; of two at once that may be tried, the table's keys let one through. */
export const evaluateClaim = (facts: ClaimFacts, now: Date): ClaimVerdict => {
  const { sessionId, requested, keyed, application, studentId } = facts;
  if (requested === null) return { verdict: "unknown_bed" };
  if (sessionId === null || !facts.isPaid) return { verdict: "unpaid" };
  if (facts.kind === null) return { verdict: "no_kind" };
  if (facts.kind !== requested.hostel.kind) return { verdict: "wrong_kind", requested };
  if (keyed !== null) {
    return keyed.requestBedId === requested.bed.id
      ? { verdict: "repeat", applicationId: keyed.id }
      : { verdict: "key_reused" };
  }
  if (application !== null && isStanding(application)) {
    return application.bedId === requested.bed.id
      ? { verdict: "repeat", applicationId: application.id }
      : { verdict: "already_applied" };
  }
  if (!isOpen(facts.opening, now)) return { verdict: "applications_closed" };
  const isFree = requested.bed.isUsable && !isAnothers(facts.claim, studentId, now);
  return { verdict: isFree ? "try" : "bed_taken", sessionId, requested };
};

/** A lapsed offer may leave the bed free, or offer it to the next: that is seen once the offers are swept. */
const isAnothers = (claim: ClaimFacts["claim"], studentId: number, now: Date): boolean =>
  claim !== null &&
  claim.studentId !== studentId &&
  (claim.offeredUntil === null || now < claim.offeredUntil);

export const hostelUnpaid = (): Refusal => refuse(402, hostelTexts.unpaid);

export const noKind = (): Refusal => refuse(400, hostelTexts.noKind, "no_kind");

export const alreadyApplied = (): Refusal =>
  refuse(400, hostelTexts.alreadyApplied, "already_applied");

export const applicationsClosed = (): Refusal =>
  refuse(400, hostelTexts.closed, "applications_closed");

/** @throws 400 `not_active` for who is deferred, has withdrawn or graduated. */
export const requireActive = (standing: StudentStanding): void => {
  const obstacle = standingObstacle(standing, "takeBed");
  if (obstacle !== undefined) throw refuse(400, obstacle, "not_active");
};

/** Names the bed, and the free ones to choose from in its stead. */
export const bedTaken = async (
  db: Database,
  { sessionId, requested }: { readonly sessionId: number; readonly requested: RequestedBed },
): Promise<Refusal> => {
  const nearest = await nearestFreeBeds(db, sessionId, requested);
  const say = nearest.length > 0 ? hostelTexts.taken : hostelTexts.lastTaken;
  return new Refusal(409, {
    detail: say(requested.bed.number, requested.room.number),
    code: "bed_taken",
    nearestBeds: nearest,
  });
};

type Refused = Exclude<
  ClaimVerdict,
  { readonly verdict: "try" | "bed_taken" } | { readonly verdict: "repeat" }
>;

/** The refusals that need nothing more read. */
export const claimRefusal = (refused: Refused): Refusal => {
  switch (refused.verdict) {
    case "unknown_bed":
      return refuse(404, hostelTexts.unknownBed);
    case "unpaid":
      return hostelUnpaid();
    case "no_kind":
      return noKind();
    case "wrong_kind":
      return refuse(400, hostelTexts.wrongKind[refused.requested.hostel.kind], "wrong_kind");
    case "key_reused":
      return refuse(400, hostelTexts.keyReused, "key_reused");
    case "already_applied":
      return alreadyApplied();
    case "applications_closed":
      return applicationsClosed();
  }
};
