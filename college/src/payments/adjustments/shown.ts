import { and, desc, eq, sql } from "drizzle-orm";
import type { ValueOf } from "../../../../contract/endpoint.ts";
import type { AdjustmentShown, chargeSections } from "../../../../contract/payments/account.ts";
import type { Database } from "../../db/database.ts";
import { adjustment, adjustmentLine } from "../../db/schema/adjustments.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { charge } from "../../db/schema/ledger.ts";
import { nairaOf } from "../fees/amounts.ts";

interface Line {
  readonly chargeId: number;
  readonly session: string;
  readonly section: (typeof chargeSections)[number];
  readonly label: string;
  readonly fromKobo: number;
  readonly toKobo: number;
}

/** An adjustment as accounts show it. */
export type ShownAdjustment = Pick<
  typeof adjustment.$inferSelect,
  "id" | "state" | "kind" | "askedAt" | "decidedAt"
> & { readonly lines: readonly Line[] };

/** What a query selects of an adjustment to show it. */
export const shownColumns = {
  id: adjustment.id,
  state: adjustment.state,
  kind: adjustment.kind,
  askedAt: adjustment.askedAt,
  decidedAt: adjustment.decidedAt,
  lines: sql<readonly Line[]>`(
    select json_agg(json_build_object('chargeId', l.charge_id, 'session', s.name, 'section', c.section, 'label', c.label,
      'fromKobo', l.from_kobo, 'toKobo', l.to_kobo) order by s.name desc, c.id)
    from ${adjustmentLine} l join ${charge} c on c.id = l.charge_id join ${academicSession} s on s.id = c.session_id
    where l.adjustment_id = ${adjustment}.id)`,
};

/** In the form of the contract. */
export const shownAdjustment = ({
  askedAt,
  decidedAt,
  lines,
  ...one
}: ShownAdjustment): ValueOf<typeof AdjustmentShown> => ({
  ...one,
  askedAt: askedAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
  lines: lines.map(({ fromKobo, toKobo, ...line }) => ({
    ...line,
    from: nairaOf(fromKobo),
    to: nairaOf(toKobo),
  })),
});

/** The adjustments of an account in a state, the newest first. */
export const readShownAdjustments = (
  db: Database,
  accountId: number,
  state: ShownAdjustment["state"],
): Promise<readonly ShownAdjustment[]> =>
  db
    .select(shownColumns)
    .from(adjustment)
    .where(and(eq(adjustment.accountId, accountId), eq(adjustment.state, state)))
    .orderBy(desc(adjustment.id));
