import { and, eq, inArray, sql } from "drizzle-orm";
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
  const usable = usableBeds(tx, [bedId]);
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

/** What becomes of a bed that somebody has locked for a change: a claim of many beds that waits for one holds the others up. */
export type BedLocking = "wait for beds" | "skip locked beds";

/**
 * The beds that are usable, locked in the mode of the claim's foreign key. Taking one out of use waits for the claim;
 * a claim that waited for that reads the new row and finds no bed.
 */
const usableBeds = (
  tx: Transaction,
  bedIds: readonly number[],
  locking: BedLocking = "wait for beds",
) =>
  tx.$with("usable").as(
    tx
      .select({ id: bed.id })
      .from(bed)
      .where(and(inArray(bed.id, [...bedIds]), bed.isUsable))
      .for("key share", locking === "wait for beds" ? {} : { skipLocked: true }),
  );

interface NewApplication {
  readonly sessionId: number;
  readonly studentId: number;
  readonly bedId: number;
  readonly appliedAt: Date;
  readonly requestKey: string | null;
}

/**
 * Writes pending applications and gives each its bed as `takeBed` does, in one statement and in the given order. Of an
 * application whose bed is lost nothing is written. The caller holds the students' rows; nobody has two applications.
 * @returns the ids of the applications that have their beds, by student.
 */
export const applyForBeds = async (
  tx: Transaction,
  applications: readonly NewApplication[],
  locking: BedLocking,
): Promise<ReadonlyMap<number, number>> => {
  const asked = tx.$with("asked", {}).as(
    sql`select * from json_to_recordset(${JSON.stringify(applications.map((one, place) => ({ place, ...one })))}::json) as asked
        (place int, "sessionId" int, "studentId" int, "bedId" int, "appliedAt" timestamptz, "requestKey" text)`,
  );
  const usable = usableBeds(
    tx,
    applications.map(({ bedId }) => bedId),
    locking,
  );
  const taken = tx
    .$with("taken", { studentId: bedClaim.studentId, applicationId: bedClaim.applicationId })
    .as(
      sql`insert into ${bedClaim} (session_id, bed_id, student_id, application_id)
        select "sessionId", "bedId", "studentId", nextval(pg_get_serial_sequence('hostel_application', 'id'))
        from ${asked} join ${usable} on ${usable.id} = "bedId" order by place
        on conflict do nothing returning student_id, application_id`,
    );
  const written = tx.$with("written", {}).as(
    sql`insert into ${hostelApplication} (id, session_id, student_id, bed_id, status, applied_at, request_key, request_bed_id)
        overriding system value
        select application_id, "sessionId", "studentId", "bedId", 'pending', "appliedAt", "requestKey",
          case when "requestKey" is not null then "bedId" end
        from ${asked} join ${taken} on student_id = "studentId"`,
  );
  const rows = await tx.with(asked, usable, taken, written).select().from(taken);
  return new Map(rows.map(({ studentId, applicationId }) => [studentId, applicationId ?? 0]));
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
