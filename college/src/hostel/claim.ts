import { and, eq } from "drizzle-orm";
import type { Transaction } from "../db/database.ts";
import { bedClaim } from "../db/schema/hostels.ts";

interface Claim {
  readonly sessionId: number;
  readonly bedId: number;
  readonly studentId: number;
  /** The standing application that holds the bed from now on. */
  readonly applicationId: number;
}

/**
 * Gives a bed to the holder of an application, unless it has a holder, is offered to somebody, or the student has
 * another. The table's keys decide, never a look before: of several at once each waits for the one before it to commit
 * or to roll back. The caller holds the student's row, and rolls back where it does nothing with a bed that it lost.
 * @returns false where the bed is lost.
 */
export const takeBed = async (tx: Transaction, claim: Claim): Promise<boolean> => {
  const taken = await tx
    .insert(bedClaim)
    .values(claim)
    .onConflictDoNothing()
    .returning({ bedId: bedClaim.bedId });
  return taken.length === 1;
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
