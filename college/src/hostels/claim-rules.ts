import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { inBatches } from "../db/batches.ts";
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
  isOpen,
  isStanding,
  latestFirst,
} from "./boarder.ts";
import { type FreeRooms, nearestFreeBeds, type RequestedBed } from "./free-beds.ts";
import { hostelTexts } from "./texts.ts";

/** What decides on one student's claim of one bed. */
export interface ClaimFacts extends Boarder {
  readonly firstName: string;
  readonly standing: StudentStanding;
  /** Null where there is no such bed. */
  readonly requested: RequestedBed | null;
  /** Who has it in the session; `offeredUntil` is null for a holder. */
  readonly claim: { readonly studentId: number; readonly offeredUntil: Date | null } | null;
  /** What an earlier call with the same key came to, and the bed that was sent with it. */
  readonly keyed: { readonly id: number; readonly requestBedId: number | null } | null;
}

export interface ClaimRequest {
  readonly accountId: number;
  readonly bedId: number;
  /** The caller's `Idempotency-Key`. */
  readonly key: string | undefined;
}

const keyed = alias(hostelApplication, "keyed");

/** The requests, as rows of a query. The inner `select`s let one plan serve any number of them, as in `isOneOf`. */
const asked = sql`unnest(
    (select ${sql.placeholder("accountIds")}::int[]), (select ${sql.placeholder("bedIds")}::int[]), (select ${sql.placeholder("keys")}::text[])
  ) with ordinality as asked (account_id, bed_id, request_key, place)`;

/** Prepared: every claim waits for it, and planning so many joins takes ten times as long as answering. */
const claimFactsQuery = prepareOnce((db) =>
  db
    .selectDistinctOn([sql`asked.place`], {
      ...boarderColumns(db),
      firstName: student.firstName,
      standing: student.standing,
      bed,
      room,
      hostel,
      claim: { studentId: bedClaim.studentId, offeredUntil: bedClaim.offeredUntil },
      keyed: { id: keyed.id, requestBedId: keyed.requestBedId },
    })
    .from(asked)
    .innerJoin(student, sql`${student.accountId} = asked.account_id`)
    .leftJoin(academicSession, boarderJoins.session)
    .leftJoin(hostelSettings, boarderJoins.settings)
    .leftJoin(hostelApplication, boarderJoins.applications)
    .leftJoin(hostelWaiting, boarderJoins.waiting)
    .leftJoin(bed, sql`${bed.id} = asked.bed_id`)
    .leftJoin(room, eq(room.id, bed.roomId))
    .leftJoin(hostel, eq(hostel.id, room.hostelId))
    .leftJoin(bedClaim, and(eq(bedClaim.sessionId, academicSession.id), eq(bedClaim.bedId, bed.id)))
    .leftJoin(
      keyed,
      // No row where no key is given: nothing equals null.
      and(eq(keyed.studentId, student.id), sql`${keyed.requestKey} = asked.request_key`),
    )
    .orderBy(sql`asked.place`, latestFirst)
    .prepare("hostel_claim_facts"),
);

/** One query. @returns the facts of each request, in their order. @throws Error where an account is no student's. */
export const readAllClaimFacts = async (
  db: Database,
  requests: readonly ClaimRequest[],
  now: Date,
): Promise<readonly ClaimFacts[]> => {
  const rows = await claimFactsQuery(db).execute({
    accountIds: requests.map(({ accountId }) => accountId),
    bedIds: requests.map(({ bedId }) => bedId),
    keys: requests.map(({ key }) => key ?? null),
    now: now.toISOString(),
  });
  if (rows.length < requests.length) throw new Error("a student's account has no student");
  return rows.map(({ bed: place, room: roomRow, hostel: hostelRow, ...facts }) => {
    const isThere = place !== null && roomRow !== null && hostelRow !== null;
    return {
      ...facts,
      requested: isThere ? { bed: place, room: roomRow, hostel: hostelRow } : null,
    };
  });
};

interface ClaimAsked {
  readonly request: ClaimRequest;
  readonly now: Date;
}

/** Most claims of a rush end here: their beds have holders. Those that arrive together read as one. */
const claimFactsReader = prepareOnce((db) =>
  inBatches((all: readonly ClaimAsked[]) =>
    readAllClaimFacts(
      db,
      all.map(({ request }) => request),
      all.at(-1)?.now ?? new Date(0),
    ),
  ),
);

export const readClaimFacts = (
  db: Database,
  request: ClaimRequest,
  now: Date,
): Promise<ClaimFacts> => claimFactsReader(db)({ request, now });

interface RequestedClaim {
  readonly sessionId: number;
  readonly requested: RequestedBed;
}

/** The verdict on a claim: `repeat` answers with the existing application, `try` lets the keys decide. */
type ClaimVerdict =
  | (RequestedClaim & { readonly verdict: "try" | "bed_taken" })
  | { readonly verdict: "repeat"; readonly applicationId: number }
  | { readonly verdict: "wrong_kind"; readonly requested: RequestedBed }
  | { readonly verdict: "not_active"; readonly standing: StudentStanding }
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
  if (!isFree) return { verdict: "bed_taken", sessionId, requested };
  if (facts.standing !== "active") return { verdict: "not_active", standing: facts.standing };
  return { verdict: "try", sessionId, requested };
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
  if (standing !== "active") throw notActive(standing);
};

const notActive = (standing: StudentStanding): Refusal =>
  refuse(400, standingObstacle(standing, "takeBed") ?? "", "not_active");

/** Names the bed, and the free ones to choose from in its stead. */
export const bedTaken = (requested: RequestedBed, free: FreeRooms): Refusal => {
  const nearest = nearestFreeBeds(requested, free);
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
    case "not_active":
      return notActive(refused.standing);
    case "key_reused":
      return refuse(400, hostelTexts.keyReused, "key_reused");
    case "already_applied":
      return alreadyApplied();
    case "applications_closed":
      return applicationsClosed();
  }
};
