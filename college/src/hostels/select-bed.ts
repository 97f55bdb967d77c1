import { eq } from "drizzle-orm";
import type { Account } from "../accounts/guard.ts";
import type { College } from "../context.ts";
import type { Database, Transaction } from "../db/database.ts";
import { bed, hostelApplication, hostelSettings, room } from "../db/schema/hostels.ts";
import { lockStudent } from "../students/standing.ts";
import { isOpen } from "./boarder.ts";
import { applyForBed } from "./claim.ts";
import {
  applicationsClosed,
  bedTaken,
  type ClaimFacts,
  claimRefusal,
  evaluateClaim,
  readClaimFacts,
  requireActive,
} from "./claim-rules.ts";
import type { RequestedBed } from "./free-beds.ts";
import { mailApplied } from "./mails.ts";
import { offerFreedBeds, sweepOffers } from "./offers.ts";
import { stopWaiting } from "./waiting-list.ts";

/** The caller's application as answered. */
interface Selected {
  readonly applicationId: number;
  readonly applicationStatus: string;
  readonly bedSpace: { readonly room: string; readonly bed: number };
}

interface Click {
  readonly bedId: number;
  /** The caller's `Idempotency-Key`. */
  readonly key: string | undefined;
}

/** A bed lost at the last moment is looked at again, for its new holder may be gone; not for ever. */
const tries = 3;

/**
 * Claims a bed for the caller. Most late callers are refused after one plain read. The others lock their own row and
 * read again, and the unique keys let one of them through. Claims take no exclusive lock on a shared row.
 * @throws 404 for an unknown bed; 402 before the hostel fee is paid; 400 `not_active`, `no_kind`, `wrong_kind`,
 * `key_reused`, `already_applied` or `applications_closed`; 409 `bed_taken` with the nearest free beds.
 */
export const selectBed = async (
  college: College,
  caller: Account,
  click: Click,
): Promise<Selected> => {
  const { db, clock } = college;
  for (let left = tries; ; left -= 1) {
    const facts = await readClaimFacts(db, { accountId: caller.id, ...click }, clock());
    const evaluated = await evaluate(college, db, facts);
    if ("selected" in evaluated) return evaluated.selected;
    if (left === 0) throw await bedTaken(db, evaluated);
    const selected = await tryClaim(college, caller, click);
    if (selected !== undefined) return selected;
  }
};

/** Rolls a claim back whose bed went to somebody else meanwhile. */
class BedLost extends Error {}

const tryClaim = async (
  college: College,
  caller: Account,
  click: Click,
): Promise<Selected | undefined> => {
  try {
    return await college.db.transaction((tx) => claim(college, tx, caller, click));
  } catch (error) {
    if (error instanceof BedLost) return undefined;
    throw error;
  }
};

const claim = async (
  college: College,
  tx: Transaction,
  caller: Account,
  click: Click,
): Promise<Selected> => {
  const { clock } = college;
  const request = { accountId: caller.id, ...click };
  const standing = await lockStudent(tx, caller.id);
  let facts = await readClaimFacts(tx, request, clock());
  let evaluated = await evaluate(college, tx, facts);
  if ("selected" in evaluated) return evaluated.selected;
  requireActive(standing);
  const { sessionId, requested } = evaluated;
  const { studentId } = facts;
  let offeredBedId: number | undefined;
  if (facts.isWaiting || facts.hasLapsedOffer) {
    await sweepOffers(college, tx, sessionId);
    offeredBedId = await stopWaiting(tx, { sessionId, studentId });
    facts = await readClaimFacts(tx, request, clock());
    evaluated = await evaluate(college, tx, facts);
    if ("selected" in evaluated) return evaluated.selected;
  }
  await requireOpen(college, tx, sessionId);
  const applicationId = await applyForBed(tx, {
    sessionId,
    studentId,
    bedId: click.bedId,
    appliedAt: clock(),
    ...(click.key !== undefined && { requestKey: click.key, requestBedId: click.bedId }),
  });
  if (applicationId === undefined) throw new BedLost();
  if (offeredBedId !== undefined && offeredBedId !== click.bedId) {
    await offerFreedBeds(college, tx, sessionId);
  }
  await notify(college, tx, caller, facts, requested);
  return selected(applicationId, "pending", requested);
};

type Evaluated =
  | { readonly selected: Selected }
  | { readonly sessionId: number; readonly requested: RequestedBed };

/** @returns the application that answers the call already, or the bed that may be tried for. @throws what refuses it. */
const evaluate = async (
  { clock }: College,
  db: Database,
  facts: ClaimFacts,
): Promise<Evaluated> => {
  const evaluated = evaluateClaim(facts, clock());
  switch (evaluated.verdict) {
    case "try":
      return evaluated;
    case "repeat":
      return { selected: await readSelected(db, evaluated.applicationId) };
    case "bed_taken":
      throw await bedTaken(db, evaluated);
    default:
      throw claimRefusal(evaluated);
  }
};

/**
 * Requires that applications are open, and keeps them open until the transaction ends: closing waits for this claim,
 * and a later claim waits for the closing. Claims do not block each other here.
 */
const requireOpen = async ({ clock }: College, tx: Transaction, sessionId: number) => {
  const [opening] = await tx
    .select()
    .from(hostelSettings)
    .where(eq(hostelSettings.sessionId, sessionId))
    .for("key share");
  if (!isOpen(opening ?? null, clock())) throw applicationsClosed();
};

const notify = (
  college: College,
  tx: Transaction,
  { email }: Account,
  { firstName }: ClaimFacts,
  { bed, room, hostel }: RequestedBed,
): Promise<void> =>
  mailApplied(college, tx, {
    to: email,
    firstName,
    place: { bed: bed.number, room: room.number, hostel: hostel.name },
  });

const readSelected = async (db: Database, applicationId: number): Promise<Selected> => {
  const [row] = await db
    .select()
    .from(hostelApplication)
    .innerJoin(bed, eq(bed.id, hostelApplication.bedId))
    .innerJoin(room, eq(room.id, bed.roomId))
    .where(eq(hostelApplication.id, applicationId));
  if (row === undefined) throw new Error("an application is gone");
  return selected(applicationId, row.hostel_application.status, row);
};

const selected = (
  applicationId: number,
  status: string,
  { bed, room }: Pick<RequestedBed, "bed" | "room">,
): Selected => ({
  applicationId,
  applicationStatus: status,
  bedSpace: { room: room.number, bed: bed.number },
});
