import { and, asc, count, eq, gte, inArray, isNull, or } from "drizzle-orm";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import type { College } from "../../context.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { admissionDecision, admissionQuota, applicant } from "../../db/schema/admissions.ts";

/** The places of a department in one round of admission. */
export interface Places {
  readonly applicationSessionId: number;
  readonly departmentId: number;
  /** Null where no quota is set: as many as the office likes. */
  readonly quota: number | null;
  /** Offers that stand: accepted, or not answered and not lapsed. */
  readonly taken: number;
}

/**
 * Holds the quotas of rounds of admission until the transaction ends, so that of two who admit at once one sees what
 * the other gave. Taken before any applicant's row.
 */
export const lockQuotas = async (
  tx: Transaction,
  applicationSessionIds: readonly number[],
): Promise<void> => {
  if (applicationSessionIds.length === 0) return;
  await tx
    .select({ places: admissionQuota.places })
    .from(admissionQuota)
    .where(inArray(admissionQuota.applicationSessionId, [...applicationSessionIds]))
    .orderBy(asc(admissionQuota.applicationSessionId), asc(admissionQuota.departmentId))
    .for("update");
};

/** The places of every department that has a quota or gave one away in these rounds of admission. */
export const readPlaces = async (
  { clock, identity }: Pick<College, "clock" | "identity">,
  db: Database,
  applicationSessionIds: readonly number[],
): Promise<readonly Places[]> => {
  if (applicationSessionIds.length === 0) return [];
  const quotas = await db
    .select()
    .from(admissionQuota)
    .where(inArray(admissionQuota.applicationSessionId, [...applicationSessionIds]));
  const offers = await db
    .select({
      applicationSessionId: applicant.applicationSessionId,
      departmentId: admissionDecision.departmentId,
      taken: count(),
    })
    .from(admissionDecision)
    .innerJoin(applicant, eq(applicant.id, admissionDecision.applicantId))
    .where(
      and(
        inArray(applicant.applicationSessionId, [...applicationSessionIds]),
        standsOn(zonedDay(clock(), identity.timeZone)),
      ),
    )
    .groupBy(applicant.applicationSessionId, admissionDecision.departmentId);
  const places = new Map<string, Places>();
  for (const { applicationSessionId, departmentId, places: quota } of quotas) {
    const key = `${applicationSessionId}:${departmentId}`;
    places.set(key, { applicationSessionId, departmentId, quota, taken: 0 });
  }
  for (const { applicationSessionId, departmentId, taken } of offers) {
    if (departmentId === null) continue;
    const key = `${applicationSessionId}:${departmentId}`;
    const quota = places.get(key)?.quota ?? null;
    places.set(key, { applicationSessionId, departmentId, quota, taken });
  }
  return [...places.values()];
};

/** The condition for an offer that takes a place. @param today the college's own day. */
const standsOn = (today: string) =>
  and(
    eq(admissionDecision.outcome, "admitted"),
    or(
      eq(admissionDecision.answer, "accepted"),
      and(isNull(admissionDecision.answer), gte(admissionDecision.answerBy, today)),
    ),
  );
