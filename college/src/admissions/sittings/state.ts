import { and, eq, inArray, isNotNull, notExists, or, type SQL, sql } from "drizzle-orm";
import type { applicantRecords } from "../../../../contract/admissions/applicant-records.ts";
import type { ValueOf } from "../../../../contract/endpoint.ts";
import type { Database } from "../../db/database.ts";
import { applicant, olevelSitting, sittingCheck } from "../../db/schema/admissions.ts";

export type SittingState = NonNullable<
  ValueOf<(typeof applicantRecords)["response"]["properties"]["rows"]>[number]["sittings"]
>;

interface Check {
  readonly outcome: "verified" | "queried";
  readonly sittingRevision: number;
}

/** The outcome of a sitting's check. A check of an earlier revision does not count. */
export const sittingState = (check: Check | null, revision: number): SittingState => {
  if (check === null) return "unchecked";
  return check.sittingRevision < revision ? "changed" : check.outcome;
};

const { sittingId, sittingRevision, outcome } = sittingCheck;

/** The same as a condition, on a sitting that is joined with its check. */
export const isPlainly = (state: SittingState): SQL => {
  if (state === "unchecked") return sql`${sittingId} is null`;
  if (state === "changed") return sql`${sittingRevision} < ${olevelSitting.revision}`;
  return sql`(${outcome} = ${state} and ${sittingRevision} >= ${olevelSitting.revision})`;
};

/**
 * The same as a filter on sittings. PostgreSQL estimates a third of all as changed; if few are, it would scan
 * the sittings one by one for a page. As an array it finds them at once, whatever the estimate.
 */
export const isInState = (db: Database, state: SittingState): SQL => {
  if (state !== "changed") return isPlainly(state);
  const changed = db
    .select({ id: olevelSitting.id })
    .from(olevelSitting)
    .innerJoin(sittingCheck, eq(sittingId, olevelSitting.id))
    .where(isPlainly(state));
  return sql`${olevelSitting.id} = any(array(${changed}))`;
};

/** Of an applicant with several sittings the one that most needs the office counts: the first in this order. */
const inOrder = ["unchecked", "changed", "queried", "verified"] as const;

const mostUrgent = sql<number>`min(case
  when ${sittingCheck.sittingId} is null then 1
  when ${sittingCheck.sittingRevision} < ${olevelSitting.revision} then 2
  when ${sittingCheck.outcome} = 'queried' then 3
  else 4 end)`;

/** The state of an applicant's sittings as a number, for `stateNumbered`. */
export const statesOfApplicant = (db: Database) =>
  sql<number | null>`(${db
    .select({ state: mostUrgent })
    .from(olevelSitting)
    .leftJoin(sittingCheck, eq(sittingCheck.sittingId, olevelSitting.id))
    .where(sql`${olevelSitting.applicantId} = ${applicant.id}`)})`;

export const stateNumbered = (place: number | null): SittingState | null =>
  place === null ? null : (inOrder[Number(place) - 1] ?? null);

/** True for a submitted applicant with this combined state: one sitting has it, and no other needs the office more. */
export const sittingsAre = (db: Database, state: SittingState): SQL | undefined => {
  const moreUrgent = inOrder.slice(0, inOrder.indexOf(state)).map(isPlainly);
  // By what is in one state each, and not by the first state of all of an applicant's: of that PostgreSQL cannot tell how
  // many there are, and would look them up one by one.
  return and(
    isNotNull(applicant.submittedAt),
    inArray(applicant.id, ownersOf(db, isInState(db, state))),
    moreUrgent.length === 0
      ? undefined
      : notExists(ownersOf(db, or(...moreUrgent), eq(olevelSitting.applicantId, applicant.id))),
  );
};

const ownersOf = (db: Database, ...conditions: readonly (SQL | undefined)[]) =>
  db
    .select({ id: olevelSitting.applicantId })
    .from(olevelSitting)
    .leftJoin(sittingCheck, eq(sittingId, olevelSitting.id))
    .where(and(...conditions));
