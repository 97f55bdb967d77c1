import { eq } from "drizzle-orm";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { isDatabaseBusy, isDeadlock } from "../db/errors.ts";
import { hostelKinds, hostelSettings } from "../db/schema/hostels.ts";
import { currentSessionId } from "../registration/calendar.ts";
import { lockFreeStudents, lockStudent } from "../students/standing.ts";
import { applyForBeds, type BedLocking } from "./claim.ts";
import {
  type ClaimFacts,
  type ClaimRequest,
  evaluateClaim,
  readAllClaimFacts,
} from "./claim-rules.ts";
import type { RequestedBed } from "./free-beds.ts";
import { mailApplied } from "./mails.ts";
import { offerFreedBeds, sweepOffers } from "./offers.ts";
import { stopWaiting } from "./waiting-list.ts";

/** A student's claim of a bed. */
export interface Claim extends ClaimRequest {
  readonly email: string;
}

/** The student's application as answered. */
export interface Selected {
  readonly applicationId: number;
  readonly applicationStatus: string;
  readonly bedSpace: { readonly room: string; readonly bed: number };
}

/** Whether the waiting list is to be held and tidied before the student's claim. */
export const changesWaitingList = ({ isWaiting, hasLapsedOffer }: ClaimFacts): boolean =>
  isWaiting || hasLapsedOffer;

/**
 * Claims of students who are on no waiting list, in one transaction. It waits for no student and no bed that is locked elsewhere.
 * @returns undefined for each claim that is to be looked at again: also for all of them where one makes the transaction fail.
 */
export const claimTogether = async (
  college: College,
  claims: readonly Claim[],
): Promise<readonly (Selected | undefined)[]> => {
  try {
    return await college.db.transaction(async (tx) => {
      const ids = claims.map(({ accountId }) => accountId);
      const locked = await lockFreeStudents(tx, ids);
      const held = claims.filter(({ accountId }) => locked.has(accountId));
      const selected = await claimHeld(college, tx, held, "skip locked beds");
      return ids.map((id) => selected.get(id));
    });
  } catch (error) {
    // Nobody knows whether a transaction that lost its connection has committed: each click is sent again.
    if (isDatabaseBusy(error) && !isDeadlock(error)) throw error;
    college.log.warn({ claims: claims.length }, "claims failed together, each is tried alone");
    return claims.map(() => undefined);
  }
};

/** Rolls a claim back that is to be looked at again. */
class NotClaimed extends Error {}

/**
 * Claims one bed in a transaction that waits for the locks on the student and on the bed, and on the waiting list if the claim
 * changes it. @returns undefined when the bed cannot be claimed; the caller then looks at the claim again.
 */
export const claimAlone = async (college: College, claim: Claim): Promise<Selected | undefined> => {
  const { accountId, bedId } = claim;
  try {
    return await college.db.transaction(async (tx) => {
      await lockStudent(tx, accountId);
      const offered = await leaveList(college, tx, claim);
      const selected = (await claimHeld(college, tx, [claim], "wait for beds")).get(accountId);
      if (selected === undefined) throw new NotClaimed();
      if (offered !== undefined && offered.bedId !== bedId) {
        await offerFreedBeds(college, tx, offered.sessionId);
      }
      return selected;
    });
  } catch (error) {
    if (error instanceof NotClaimed) return undefined;
    throw error;
  }
};

/** @returns the bed that was offered to the student and is free now; undefined where none was. */
const leaveList = async (college: College, tx: Transaction, claim: Claim) => {
  const [facts] = await readAllClaimFacts(tx, [claim], college.clock());
  if (facts === undefined) throw new NotClaimed();
  const evaluated = evaluateClaim(facts, college.clock());
  if (evaluated.verdict !== "try") throw new NotClaimed();
  if (!changesWaitingList(facts)) return undefined;
  const { sessionId } = evaluated;
  await sweepOffers(college, tx, sessionId);
  const bedId = await stopWaiting(tx, { sessionId, studentId: facts.studentId });
  return bedId === undefined ? undefined : { sessionId, bedId };
};

/** Claims for students whose rows the transaction holds. @returns what was claimed, by account. */
const claimHeld = async (
  college: College,
  tx: Transaction,
  claims: readonly Claim[],
  locking: BedLocking,
): Promise<ReadonlyMap<number, Selected>> => {
  if (claims.length === 0) return new Map();
  await keepOpen(tx);
  const now = college.clock();
  const read = await readAllClaimFacts(tx, claims, now);
  const tried = claims.flatMap((claim, index): Tried[] => {
    const facts = read[index];
    if (facts === undefined || changesWaitingList(facts)) return [];
    const evaluated = evaluateClaim(facts, now);
    return evaluated.verdict === "try" ? [{ ...evaluated, claim, facts }] : [];
  });
  if (tried.length === 0) return new Map();
  const applications = tried
    .toSorted(inOfferOrder)
    .map(({ claim: { bedId, key }, facts: { studentId }, sessionId }) => ({
      ...{ sessionId, studentId, bedId },
      appliedAt: now,
      requestKey: key ?? null,
    }));
  const applied = await applyForBeds(tx, applications, locking);
  const won = tried.filter(({ facts }) => applied.has(facts.studentId));
  await mailApplied(college, tx, won.map(toApplied));
  return new Map(
    won.map(({ claim, facts, requested }) => [
      claim.accountId,
      selected(applied.get(facts.studentId) ?? 0, "pending", requested),
    ]),
  );
};

interface Tried {
  readonly claim: Claim;
  readonly facts: ClaimFacts;
  readonly sessionId: number;
  readonly requested: RequestedBed;
}

/** As the waiting list is offered beds (`offers.ts`): two who take several beds in one order never wait for each other. */
const inOfferOrder = ({ requested: one }: Tried, { requested: other }: Tried): number =>
  hostelKinds.indexOf(one.hostel.kind) - hostelKinds.indexOf(other.hostel.kind) ||
  one.bed.id - other.bed.id;

/**
 * Keeps applications open, if they are, until the transaction ends: closing waits for its claims, and what it reads from now
 * on is after a closing that it waited for. Claims do not block each other here.
 */
const keepOpen = async (tx: Transaction): Promise<void> => {
  await tx
    .select({ sessionId: hostelSettings.sessionId })
    .from(hostelSettings)
    .where(eq(hostelSettings.sessionId, currentSessionId))
    .for("key share");
};

const toApplied = ({ claim, facts, requested: { bed, room, hostel } }: Tried) => ({
  to: claim.email,
  firstName: facts.firstName,
  place: { bed: bed.number, room: room.number, hostel: hostel.name },
});

export const selected = (
  applicationId: number,
  status: string,
  { bed, room }: Pick<RequestedBed, "bed" | "room">,
): Selected => ({
  applicationId,
  applicationStatus: status,
  bedSpace: { room: room.number, bed: bed.number },
});
