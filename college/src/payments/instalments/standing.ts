import { asc, eq, inArray, sql } from "drizzle-orm";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import {
  type PlanShare,
  type PlanUnlock,
  type ShareStanding,
  shareStandings,
  shareThatOpens,
} from "../../../../rules/payments/instalments.ts";
import type { College } from "../../context.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { paymentPlanShare } from "../../db/schema/instalments.ts";
import { student } from "../../db/schema/students.ts";
import { grouped } from "../../grouped.ts";
import { planIdIn, tuitionSums } from "./plan-sql.ts";
import { shareFirst } from "./texts.ts";

/** The shares of plans, each in their order. */
export const readShares = async (
  db: Database | Transaction,
  planIds: readonly number[],
): Promise<ReadonlyMap<number, readonly PlanShare[]>> => {
  if (planIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(paymentPlanShare)
    .where(inArray(paymentPlanShare.planId, [...planIds]))
    .orderBy(asc(paymentPlanShare.planId), asc(paymentPlanShare.number));
  return grouped(rows, ({ planId }) => planId);
};

/**
 * Why the tuition that a student has paid of a session does not open something: the share that does, or undefined where there is
 * no plan, nothing at all is paid, or it is open.
 */
export const readShareObstacle = async (
  { clock, identity }: Pick<College, "clock" | "identity">,
  db: Database | Transaction,
  { accountId, sessionId }: { readonly accountId: number; readonly sessionId: number },
  unlock: PlanUnlock,
): Promise<string | undefined> => {
  const [own] = await db
    .select({
      planId: planIdIn(sessionId),
      chargedKobo: sql`t.charged`.mapWith(Number),
      paidKobo: sql`t.paid`.mapWith(Number),
      isLifted: sql<boolean>`t.is_lifted`,
    })
    .from(student)
    .crossJoinLateral(sql`${tuitionSums(sessionId)} t`)
    .where(eq(student.accountId, accountId));
  if (own?.planId == null) return undefined;
  const shares = (await readShares(db, [own.planId])).get(own.planId) ?? [];
  const standings = shareStandings(shares, own, zonedDay(clock(), identity.timeZone));
  return shareObstacle(identity, { standings, paidKobo: own.paidKobo }, unlock);
};

/** How far a student is with a plan, and what is paid of tuition. */
interface PlanStanding {
  readonly standings: readonly ShareStanding[];
  readonly paidKobo: number;
}

/** The same of shares that are read already. */
export const shareObstacle = (
  identity: College["identity"],
  { standings, paidKobo }: PlanStanding,
  unlock: PlanUnlock,
): string | undefined => {
  const share = shareThatOpens(standings, unlock);
  if (share === undefined || paidKobo === 0) return undefined;
  return shareFirst(identity, unlock, share, standings.length);
};
