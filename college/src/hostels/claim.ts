import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "../db/database.ts";
import { bed, bedClaim, hostelApplication } from "../db/schema/hostels.ts";

interface Claim {
  readonly sessionId: number;
  readonly bedId: number;
  readonly studentId: number;
  /** The standing application that holds the bed from now on. */
  readonly applicationId: number;
}

/**
 * Gives a bed to the holder of an application, unless it is out of use, has a holder, is offered to somebody, or the student has
 * another. The table's keys decide, never a look before: of several at once each waits for the one before it to commit
 * or to roll back. The caller holds the student's row, and rolls back where it does nothing with a bed that it lost.
 * @returns false where the bed is lost.
 */
export const takeBed = async (tx: Transaction, claim: Claim): Promise<boolean> => {
  const { sessionId, bedId, studentId, applicationId } = claim;
  const usable = usableBed(tx, bedId);
  const taken = await tx
    .with(usable)
    .insert(bedClaim)
    .select(
      tx
        .select({
          sessionId: sql<number>`${sessionId}::int`.as("session_id"),
          bedId: sql<number>`${usable.id}`.as("bed_id"),
          studentId: sql<number>`${studentId}::int`.as("student_id"),
          applicationId: sql<number>`${applicationId}::int`.as("application_id"),
          offeredUntil: sql<Date | null>`null::timestamptz`.as("offered_until"),
        })
        .from(usable),
    )
    .onConflictDoNothing()
    .returning({ bedId: bedClaim.bedId });
  return taken.length === 1;
};

/**
 * The bed while it is usable, locked in the mode of the claim's foreign key. Taking it out of use waits for the claim;
 * a claim that waited for that reads the new row and finds no bed.
 */
const usableBed = (tx: Transaction, bedId: number) =>
  tx.$with("usable").as(
    tx
      .select({ id: bed.id })
      .from(bed)
      .where(and(eq(bed.id, bedId), bed.isUsable))
      .for("key share"),
  );

type NewApplication = Pick<
  typeof hostelApplication.$inferInsert,
  "sessionId" | "studentId" | "bedId" | "appliedAt" | "requestKey" | "requestBedId"
>;

/**
 * Writes a pending application and gives it its bed as `takeBed` does, in one statement. Where the bed is lost the
 * application is written all the same: the caller rolls back.
 * @returns the application's id, or undefined where the bed is lost.
 */
export const applyForBed = async (
  tx: Transaction,
  application: NewApplication,
): Promise<number | undefined> => {
  const { sessionId, bedId, studentId } = application;
  const written = tx.$with("written").as(
    tx
      .insert(hostelApplication)
      .values({ ...application, status: "pending" })
      .returning({ id: hostelApplication.id }),
  );
  const usable = usableBed(tx, bedId);
  const [taken] = await tx
    .with(written, usable)
    .insert(bedClaim)
    .select(
      tx
        .select({
          sessionId: sql<number>`${sessionId}::int`.as("session_id"),
          bedId: sql<number>`${usable.id}`.as("bed_id"),
          studentId: sql<number>`${studentId}::int`.as("student_id"),
          applicationId: sql<number>`${written.id}`.as("application_id"),
          offeredUntil: sql<Date | null>`null::timestamptz`.as("offered_until"),
        })
        .from(written)
        .innerJoin(usable, sql`true`),
    )
    .onConflictDoNothing()
    .returning({ applicationId: bedClaim.applicationId });
  return taken?.applicationId ?? undefined;
};

/** Takes away the bed that a student has in a session, held or offered. @returns it, or undefined where there was none. */
export const freeBed = async (
  tx: Transaction,
  { sessionId, studentId }: Pick<Claim, "sessionId" | "studentId">,
): Promise<number | undefined> => {
  const [freed] = await tx
    .delete(bedClaim)
    .where(and(eq(bedClaim.sessionId, sessionId), eq(bedClaim.studentId, studentId)))
    .returning({ bedId: bedClaim.bedId });
  return freed?.bedId;
};
