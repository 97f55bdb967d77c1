import { eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { adjustment as adjustmentEndpoint } from "../../../../contract/payments/adjustments.ts";
import type { Account } from "../../accounts/guard.ts";
import type { College } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { adjustment, adjustmentLine } from "../../db/schema/adjustments.ts";
import { charge } from "../../db/schema/ledger.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { notFound } from "../../http/refusal.ts";
import { colleagueName } from "../../lists/names.ts";
import { readActions } from "../records/actions.ts";
import { listedAdjustment, selectAdjustments } from "./adjustment-list.ts";
import { readEffect } from "./effect.ts";

/** One adjustment for a member of the staff. @throws 404 */
export const readAdjustment = async (
  { db }: Pick<College, "db">,
  caller: Pick<Account, "id">,
  id: number,
): Promise<ResponseOf<typeof adjustmentEndpoint>> => {
  const [[listed], [found], lines, audit] = await Promise.all([
    selectAdjustments(db).where(eq(adjustment.id, id)),
    readSteps(db, id),
    readLines(db, id),
    readActions(db, [`adjustment:${id}`]),
  ]);
  if (listed === undefined || found === undefined) throw notFound();
  const { row } = found;
  const isAsked = row.state === "asked";
  const isOutdated = isAsked && lines.some(({ isReversed }) => isReversed);
  return {
    ...listedAdjustment(listed),
    reason: row.reason,
    decidedBy: found.decidedBy || null,
    note: row.note,
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    // Nobody else can.
    cancelledBy: row.cancelledAt === null ? null : listed.askedBy,
    effect: isAsked && !isOutdated ? await readEffect(db, row.accountId, lines) : null,
    isOutdated,
    audit,
    canDecide: isAsked && row.askedBy !== caller.id,
    canCancel: isAsked && row.askedBy === caller.id,
  };
};

const readSteps = (db: Database, id: number) => {
  const decider = alias(staffMember, "decider");
  return db
    .select({ row: adjustment, decidedBy: colleagueName(decider) })
    .from(adjustment)
    .leftJoin(decider, eq(decider.accountId, adjustment.decidedBy))
    .where(eq(adjustment.id, id));
};

const readLines = (db: Database, id: number) =>
  db
    .select({
      chargeId: adjustmentLine.chargeId,
      toKobo: adjustmentLine.toKobo,
      isReversed: charge.isReversed,
    })
    .from(adjustmentLine)
    .innerJoin(charge, eq(charge.id, adjustmentLine.chargeId))
    .where(eq(adjustmentLine.adjustmentId, id));
