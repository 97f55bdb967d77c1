import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PlanUnlock } from "../../../../rules/payments/instalments.ts";
import { paymentPlan, paymentPlanShare } from "../../db/schema/instalments.ts";
import { allocation, charge, receipt } from "../../db/schema/ledger.ts";
import { payment } from "../../db/schema/payments.ts";
import { sponsoredStudent, sponsorship } from "../../db/schema/sponsors.ts";
import { student, studentLevel } from "../../db/schema/students.ts";
import { hasPaidFee, isLifted } from "../ledger/paid.ts";

type SessionId = SQLWrapper | number;

/** In a query of students: the level in a session. A promotion out of it keeps the level that was left. */
export const sessionLevel = (sessionId: SessionId): SQL => sql`coalesce((
  select l.level from ${studentLevel} l where l.student_id = ${student}.id and l.session_id = ${sessionId}),
  ${student}.level)`;

/** In a query of students: whether a student is on the list of a sponsor for a session, closed or not. */
export const isOnListOf = (sponsorId: number, sessionId: SessionId): SQL => sql`exists (
  select from ${sponsoredStudent} o join ${sponsorship} l on l.id = o.sponsorship_id
  where o.student_id = ${student}.id and l.session_id = ${sessionId} and l.sponsor_id = ${sponsorId})`;

/**
 * In a query of students: the plan of a student for a session, the most particular one; null where there is none. Of the plans of two
 * sponsors, that of an open list goes before that of a closed one, then that of the list on which the student has been longer.
 */
export const planIdIn = (sessionId: SessionId) => sql<number | null>`(
  select p.id from ${paymentPlan} p
    left join (${sponsorship} l join ${sponsoredStudent} o on o.sponsorship_id = l.id and o.student_id = ${student}.id)
      on l.sponsor_id = p.sponsor_id and l.session_id = p.session_id
  where p.session_id = ${sessionId}
    and coalesce(p.department_id, ${student}.department_id) = ${student}.department_id
    and (p.level is null or p.level = ${sessionLevel(sessionId)})
    and (p.sponsor_id is null or o.student_id is not null)
  order by p.sponsor_id is null, l.is_closed, o.added_at, l.id, p.department_id is null, p.level is null limit 1)`;

/** Charges of tuition of a student that are not taken back, without the late fee. */
const ownTuition = (sessionId: SessionId): SQL => sql`c.account_id = ${student}.account_id
  and c.session_id = ${sessionId} and c.purpose = 'tuition' and c.section <> 'late'
  and c.reverses_id is null and not c.is_reversed`;

/** In a query of students: what is `charged` and `paid` of a student's tuition, and whether it is lifted, as one row. */
export const tuitionSums = (sessionId: SessionId): SQL => sql`(
  select coalesce(sum(c.amount_kobo), 0) as charged, coalesce(sum(c.paid_kobo), 0) as paid,
    ${isLifted("tuition", { accountId: sql`${student}.account_id`, sessionId })} as is_lifted
  from ${charge} c where ${ownTuition(sessionId)})`;

/** In a query of sums `t`: whether there is anything that a share can be paid of, or nothing is asked any more. */
export const isBilled = sql`(t.charged > 0 or t.is_lifted)`;

/** What must be paid for a percentage of what is charged: the same as the rule's `partOf`. */
const partOfCharged = (charged: SQL, percent: SQL): SQL =>
  sql`least(${charged}, ceil(${charged} * ${percent} / 10000.0) * 100)`;

/** In a query of shares `s` and sums `t`: what must be paid for a share and those before it. */
export const throughShare = partOfCharged(sql`t.charged`, sql`s.through_percent`);

/**
 * In a query of students: whether what a student has paid of tuition of a session opens something. Without a plan it does
 * once all of it is paid.
 */
export const isUnlocked = (unlock: PlanUnlock, sessionId: SessionId) => sql<boolean>`coalesce((
  select ${isBilled} and t.paid >= ${throughShare}
  from ${paymentPlanShare} s cross join lateral ${tuitionSums(sessionId)} t
  where s.plan_id = ${planIdIn(sessionId)} and ${unlock} = any(s.unlocks)),
  ${hasPaidFee("tuition", { accountId: sql`${student}.account_id`, sessionId })})`;

/** A day, and the zone in which money came on a day. */
interface Today {
  readonly today: string;
  readonly timeZone: string;
}

/** Money counts from when its payment was opened: who is on the provider's page at midnight is in time. */
const paidBy = (dueDate: SQL, sessionId: SessionId, timeZone: string): SQL => sql`(
  select coalesce(sum(a.amount_kobo), 0)
  from ${charge} c join ${allocation} a on a.charge_id = c.id join ${receipt} r on r.id = a.receipt_id
    left join ${payment} m on m.id = r.payment_id
  where ${ownTuition(sessionId)}
    and (coalesce(m.opened_at, r.paid_at) at time zone ${timeZone})::date <= ${dueDate})`;

/**
 * In a query of students: whether a student was late with a share of the plan, paid by now or not; null without a plan. This is
 * when the late fee is due.
 */
export const wasLate = (sessionId: SessionId, { today, timeZone }: Today) => sql<boolean | null>`(
  select bool_or(s.due_date < ${today}
    and (not ${isBilled} or ${paidBy(sql`s.due_date`, sessionId, timeZone)} < ${throughShare}))
  from ${paymentPlanShare} s cross join lateral ${tuitionSums(sessionId)} t
  where s.plan_id = ${planIdIn(sessionId)})`;
