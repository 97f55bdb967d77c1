import { and, asc, count, eq, gte, inArray, isNull, or } from "drizzle-orm";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import type { College } from "../../context.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { admissionQuota, programmeQuota } from "../../db/schema/admission-quotas.ts";
import { admissionDecision, applicant } from "../../db/schema/admissions.ts";
import { programme } from "../../db/schema/students.ts";
import { isLetterGood } from "./decision-rules.ts";

/** The places of a department, or of one of its programmes, in one round of admission. */
interface Places {
  readonly applicationSessionId: number;
  readonly departmentId: number;
  /** Null for the department as a whole. */
  readonly programmeId: number | null;
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
  await tx
    .select({ places: programmeQuota.places })
    .from(programmeQuota)
    .where(inArray(programmeQuota.applicationSessionId, [...applicationSessionIds]))
    .orderBy(asc(programmeQuota.applicationSessionId), asc(programmeQuota.programmeId))
    .for("update");
};

/**
 * The places of every department that has a quota or gave one away in these rounds of admission, and of every programme likewise.
 */
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
  const programmeQuotas = await db
    .select({
      applicationSessionId: programmeQuota.applicationSessionId,
      departmentId: programme.departmentId,
      programmeId: programme.id,
      places: programmeQuota.places,
    })
    .from(programmeQuota)
    .innerJoin(programme, eq(programme.id, programmeQuota.programmeId))
    .where(inArray(programmeQuota.applicationSessionId, [...applicationSessionIds]));
  const offers = await db
    .select({
      applicationSessionId: applicant.applicationSessionId,
      departmentId: admissionDecision.departmentId,
      programmeId: admissionDecision.programmeId,
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
    .groupBy(
      applicant.applicationSessionId,
      admissionDecision.departmentId,
      admissionDecision.programmeId,
    );
  const places = new Map<string, Places>();
  for (const { places: quota, ...unit } of [
    ...quotas.map((one) => ({ ...one, programmeId: null })),
    ...programmeQuotas,
  ]) {
    places.set(keyOf(unit), { ...unit, quota, taken: 0 });
  }
  const take = (unit: Unit, taken: number): void => {
    const known = places.get(keyOf(unit)) ?? { ...unit, quota: null, taken: 0 };
    places.set(keyOf(unit), { ...known, taken: known.taken + taken });
  };
  for (const { departmentId, programmeId, applicationSessionId, taken } of offers) {
    if (departmentId === null) continue;
    const department = { applicationSessionId, departmentId, programmeId: null };
    take(department, taken);
    if (programmeId !== null) take({ ...department, programmeId }, taken);
  }
  return [...places.values()];
};

type Unit = Pick<Places, "applicationSessionId" | "departmentId" | "programmeId">;

const keyOf = ({ applicationSessionId, departmentId, programmeId }: Unit): string =>
  `${applicationSessionId}:${departmentId}:${programmeId ?? ""}`;

/** The condition for an offer that takes a place. @param today the college's own day. */
const standsOn = (today: string) =>
  and(
    eq(admissionDecision.outcome, "admitted"),
    or(
      eq(admissionDecision.answer, "accepted"),
      and(isNull(admissionDecision.answer), gte(admissionDecision.answerBy, today)),
    ),
  );

interface Offered {
  readonly departmentId: number | null;
  readonly programmeId?: number | null;
}

/** The places one decision gives or takes: the department and programme of the offer before and after it. */
interface Move {
  readonly applicationSessionId: number;
  readonly before:
    | (Offered & {
        readonly answer: "accepted" | "declined" | null;
        readonly answerBy: string | null;
      })
    | null;
  readonly after: Offered;
}

interface PlacesAfter extends Places {
  /** Offers in force after the moves. */
  readonly after: number;
  /** How far that exceeds the quota, if the moves add to it. */
  readonly over: number;
}

/** What an offer takes a place of: the department, and its programme. */
const unitsOf = (
  applicationSessionId: number,
  { departmentId, programmeId = null }: Offered,
): readonly Unit[] => {
  if (departmentId === null) return [];
  const department = { applicationSessionId, departmentId, programmeId: null };
  return programmeId === null ? [department] : [department, { ...department, programmeId }];
};

/**
 * The places of each department that the moves admit to, and of each programme that has a quota, once they are made. A department that is overdrawn already is
 * over only where they add to it.
 * @param today the college's own day.
 */
export const placesAfter = (
  places: readonly Places[],
  moves: readonly Move[],
  today: string,
): readonly PlacesAfter[] => {
  const known = new Map(places.map((one) => [keyOf(one), one]));
  const change = new Map<string, number>();
  const add = (key: string, by: number) => change.set(key, (change.get(key) ?? 0) + by);
  const admitting = new Map<string, Unit>();
  for (const { applicationSessionId, before, after } of moves) {
    if (before !== null && isLetterGood(before, today)) {
      for (const unit of unitsOf(applicationSessionId, before)) add(keyOf(unit), -1);
    }
    for (const unit of unitsOf(applicationSessionId, after)) {
      add(keyOf(unit), 1);
      admitting.set(keyOf(unit), unit);
    }
  }
  return [...admitting].flatMap(([key, unit]): PlacesAfter[] => {
    const { quota, taken } = known.get(key) ?? { quota: null, taken: 0 };
    if (quota === null && unit.programmeId !== null) return [];
    const after = taken + (change.get(key) ?? 0);
    const isOver = quota !== null && after > quota && after > taken;
    return [{ ...unit, quota, taken, after, over: isOver ? after - quota : 0 }];
  });
};
