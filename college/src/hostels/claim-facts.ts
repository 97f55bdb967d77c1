import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
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
import { ledgerEntry } from "../db/schema/payments.ts";
import { student } from "../db/schema/students.ts";
import { asked, type Boarder, boarderColumns, boarderJoins, latestFirst } from "./boarder.ts";

export interface WantedBed {
  readonly bed: typeof bed.$inferSelect;
  readonly room: typeof room.$inferSelect;
  readonly hostel: typeof hostel.$inferSelect;
}

/** What decides on one student's claim of one bed. */
export interface ClaimFacts extends Boarder {
  readonly firstName: string;
  /** Null where there is no such bed. */
  readonly wanted: WantedBed | null;
  /** Who has it in the session; `offeredUntil` is null for a holder. */
  readonly claim: { readonly studentId: number; readonly offeredUntil: Date | null } | null;
  /** What an earlier call with the same key came to, and the bed that was sent with it. */
  readonly keyed: { readonly id: number; readonly requestBedId: number | null } | null;
}

export interface ClaimRequest {
  readonly accountId: number;
  readonly bedId: number;
  readonly key: string | undefined;
}

const keyed = alias(hostelApplication, "keyed");

/**
 * One query, prepared: it runs twice in every claim, and planning so many joins takes ten times as long as answering.
 * @throws Error where the account is no student's.
 */
export const readClaimFacts = async (
  db: Database,
  { accountId, bedId, key }: ClaimRequest,
  now: Date,
): Promise<ClaimFacts> => {
  const [row] = await db
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
    .leftJoin(ledgerEntry, boarderJoins.fee)
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
    .where(eq(student.accountId, asked.accountId))
    .orderBy(latestFirst)
    .limit(1)
    .prepare("hostel_claim_facts")
    .execute({ accountId, bedId, key: key ?? null, now: now.toISOString() });
  if (row === undefined) throw new Error("a student's account has no student");
  const { bed: place, room: door, hostel: house, ...facts } = row;
  const isThere = place !== null && door !== null && house !== null;
  return { ...facts, wanted: isThere ? { bed: place, room: door, hostel: house } : null };
};
