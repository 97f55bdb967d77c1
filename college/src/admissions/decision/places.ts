import { and, asc, count, eq, gte, inArray, isNull, or } from "drizzle-orm";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import type { College } from "../../context.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { admissionDecision, admissionQuota, applicant } from "../../db/schema/admissions.ts";
import { isLetterGood } from "./decision-rules.ts";

/** The places of a department in one round of admission. */
interface Places {
  readonly applicationSessionId: number;
  readonly departmentId: number;
  /** Null where no quota is set: as many as the office likes. */
  readonly quota: number | null;
  /** Offers in force: accepted, or unanswered and not lapsed. */
  readonly taken: number;
}

/**
 * Locks the quotas of rounds of admission until the transaction ends, so that of two concurrent admissions one sees
 * the places the other gave. Lock order: before any applicant's row.
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

/** The places one decision gives or takes: the department of the offer before and after it. */
interface Move {
  readonly applicationSessionId: number;
  readonly before: {
    readonly departmentId: number | null;
    readonly answer: "accepted" | "declined" | null;
    readonly answerBy: string | null;
  } | null;
  readonly after: { readonly departmentId: number | null };
}

interface PlacesAfter extends Places {
  /** Offers in force after the moves. */
  readonly after: number;
  /** How far that exceeds the quota, if the moves add to it. */
  readonly over: number;
}

/**
 * The places of each department that the moves admit to, once they are made. A department that is overdrawn already is
 * over only where they add to it.
 * @param today the college's own day.
 */
export const placesAfter = (
  places: readonly Places[],
  moves: readonly Move[],
  today: string,
): readonly PlacesAfter[] => {
  const keyOf = (sessionId: number, departmentId: number) => `${sessionId}:${departmentId}`;
  const known = new Map(
    places.map((one) => [keyOf(one.applicationSessionId, one.departmentId), one]),
  );
  const change = new Map<string, number>();
  const add = (key: string, by: number) => change.set(key, (change.get(key) ?? 0) + by);
  const admitting = new Map<string, Pick<Places, "applicationSessionId" | "departmentId">>();
  for (const { applicationSessionId, before, after } of moves) {
    if (before !== null && before.departmentId !== null && isLetterGood(before, today)) {
      add(keyOf(applicationSessionId, before.departmentId), -1);
    }
    if (after.departmentId === null) continue;
    const key = keyOf(applicationSessionId, after.departmentId);
    add(key, 1);
    admitting.set(key, { applicationSessionId, departmentId: after.departmentId });
  }
  return [...admitting].map(([key, ids]) => {
    const { quota, taken } = known.get(key) ?? { quota: null, taken: 0 };
    const after = taken + (change.get(key) ?? 0);
    const isOver = quota !== null && after > quota && after > taken;
    return { ...ids, quota, taken, after, over: isOver ? after - quota : 0 };
  });
};
