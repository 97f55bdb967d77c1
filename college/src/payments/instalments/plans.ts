import { asc, desc, eq, sql } from "drizzle-orm";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { paymentPlans } from "../../../../contract/payments/plans.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { paymentPlan } from "../../db/schema/instalments.ts";
import { sponsor } from "../../db/schema/sponsors.ts";
import { department, student } from "../../db/schema/students.ts";
import { notFound } from "../../http/refusal.ts";
import { currentSessionId } from "../../registration/calendar.ts";
import { planIdIn } from "./plan-sql.ts";
import { readShares } from "./standing.ts";

type PlanRow = typeof paymentPlan.$inferSelect;

/** A session as a request names it, the current one where it names none. @throws 404 */
export const readSession = async (
  db: Database | Transaction,
  name: string | undefined,
): Promise<{ readonly id: number; readonly name: string }> => {
  const [session] = await db
    .select({ id: academicSession.id, name: academicSession.name })
    .from(academicSession)
    .where(
      name === undefined
        ? eq(academicSession.id, currentSessionId)
        : eq(academicSession.name, name),
    );
  if (session === undefined) throw notFound();
  return session;
};

/** What the office chooses among: every session, the newest first, every department, and the active sponsors. */
export const readChoices = async (db: Database) => {
  const [sessions, departments, sponsors] = await Promise.all([
    db
      .select({ name: academicSession.name })
      .from(academicSession)
      .orderBy(desc(academicSession.name)),
    db
      .select({ id: department.id, code: department.code, name: department.name })
      .from(department)
      .orderBy(asc(department.name)),
    db
      .select({ id: sponsor.id, shortName: sponsor.shortName })
      .from(sponsor)
      .where(eq(sponsor.isActive, true))
      .orderBy(asc(sponsor.shortName)),
  ]);
  return { sessions: sessions.map(({ name }) => name), departments, sponsors };
};

/** The general plan first, then those of levels, departments, and both, then those of each sponsor in the same order. */
export const readPlans = (db: Database | Transaction, sessionId: number) =>
  db
    .select({ plan: paymentPlan, department, sponsor })
    .from(paymentPlan)
    .leftJoin(department, eq(department.id, paymentPlan.departmentId))
    .leftJoin(sponsor, eq(sponsor.id, paymentPlan.sponsorId))
    .where(eq(paymentPlan.sessionId, sessionId))
    .orderBy(
      sql`${paymentPlan.sponsorId} is not null`,
      asc(sponsor.shortName),
      sql`${paymentPlan.departmentId} is not null`,
      asc(department.name),
      sql`${paymentPlan.level} is not null`,
      asc(paymentPlan.level),
    );

/** The plans of a session with their shares, and how many they are for. @throws 404 */
export const answerPlans = async (
  db: Database,
  name: string | undefined,
): Promise<ResponseOf<typeof paymentPlans>> => {
  const session = await readSession(db, name);
  const [rows, choices, counts] = await Promise.all([
    readPlans(db, session.id),
    readChoices(db),
    countStudents(db, session.id),
  ]);
  const shares = await readShares(
    db,
    rows.map(({ plan }) => plan.id),
  );
  return {
    session: session.name,
    ...choices,
    plans: rows.map(({ plan, department: own, sponsor: payer }) => ({
      id: plan.id,
      session: session.name,
      department: own && { id: own.id, code: own.code, name: own.name },
      level: plan.level,
      sponsor: payer && { id: payer.id, shortName: payer.shortName },
      shares: (shares.get(plan.id) ?? []).map(({ percent, dueDate, unlocks }, index) => ({
        number: index + 1,
        percent,
        dueDate,
        unlocks: [...unlocks],
      })),
      students: counts.get(plan.id) ?? 0,
      revision: plan.revision,
    })),
  };
};

const countStudents = async (
  db: Database,
  sessionId: number,
): Promise<ReadonlyMap<PlanRow["id"], number>> => {
  const planId = planIdIn(sessionId);
  const rows = await db
    .select({ planId, count: sql<number>`count(*)::int` })
    .from(student)
    .where(eq(student.standing, "active"))
    .groupBy(sql`1`);
  return new Map(rows.flatMap(({ planId: id, count }) => (id === null ? [] : [[id, count]])));
};
