import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { olevelSitting, sittingCheck } from "../../db/schema/admissions.ts";

/** What the office asks about a sitting as it is now; null where nothing, or where something new was sent since. */
export const openQuery = (
  check: Pick<typeof sittingCheck.$inferSelect, "query" | "sittingRevision"> | null,
  revision: number,
): string | null => (check !== null && check.sittingRevision >= revision ? check.query : null);

/** Which of an applicant's sittings, 1 or 2, the office asks about. */
export const queriedSittings = async (
  db: Database,
  applicantId: number,
): Promise<readonly number[]> => {
  const rows = await db
    .select({
      sitting: olevelSitting.sitting,
      revision: olevelSitting.revision,
      check: sittingCheck,
    })
    .from(olevelSitting)
    .innerJoin(sittingCheck, eq(sittingCheck.sittingId, olevelSitting.id))
    .where(and(eq(olevelSitting.applicantId, applicantId), eq(sittingCheck.outcome, "queried")));
  return rows
    .filter(({ check, revision }) => openQuery(check, revision) !== null)
    .map(({ sitting }) => sitting);
};
