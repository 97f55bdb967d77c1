import {
  and,
  type Column,
  eq,
  isNotNull,
  isNull,
  ne,
  not,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import type { chargeSections } from "../../../../contract/payments/account.ts";
import { adjustment, adjustmentLine } from "../../db/schema/adjustments.ts";
import { allocation, charge, receipt } from "../../db/schema/ledger.ts";
import type { chargePurposes } from "../../db/schema/payments.ts";

type Purpose = (typeof chargePurposes)[number];

/** In a query: what was charged and not taken back. The charge that reserves credit for a refund is no debt. */
export const isOwed = (): SQL | undefined =>
  and(isNull(charge.reversesId), not(charge.isReversed), ne(charge.section, "refund"));

/** In a query: the section of a charge that is owed. */
export const owedSection = sql<(typeof chargeSections)[number]>`${charge.section}`;

/** In a query: what of a receipt is given back, or reserved for an approved refund; in kobo. */
export const refundedKobo: SQL<number> = sql`coalesce((
  select sum(back.amount_kobo) from ${allocation} back join ${charge} reserved on reserved.id = back.charge_id
  where back.receipt_id = ${receipt.id} and reserved.section = 'refund'), 0)`.mapWith(Number);

interface FeeOwner {
  readonly accountId: SQLWrapper | number;
  readonly sessionId: SQLWrapper | number;
}

/** In a query: whether an approved adjustment `a` took a charge `was` of this fee back, and charged nothing instead. */
export const isTakenBack = (
  purpose: Purpose,
  { accountId, sessionId }: FeeOwner,
  condition: SQL = sql`true`,
) => sql<boolean>`exists (
  select from ${adjustmentLine} gone join ${adjustment} a on a.id = gone.adjustment_id
    join ${charge} was on was.id = gone.charge_id
  where was.account_id = ${accountId} and was.session_id = ${sessionId} and was.purpose = ${purpose}
    and was.section <> 'late' and gone.to_kobo = 0 and a.is_approved and ${condition})`;

/**
 * In a query: whether nobody asks this fee of the account any more, so that it counts as paid once no line of it is charged. Who has
 * withdrawn has paid nothing; a hostel fee that was not waived can be paid again.
 */
export const isLifted = (purpose: Purpose, who: FeeOwner) =>
  isTakenBack(
    purpose,
    who,
    purpose === "tuition" ? sql`a.kind <> 'withdrawn'` : sql`a.kind = 'waived'`,
  );

/** In a query: whether an account has paid a fee of a session, all lines of it, or it was lifted. */
export const hasPaidFee = (
  purpose: Purpose,
  { accountId, sessionId }: FeeOwner,
) => sql<boolean>`coalesce((
  select bool_and(owed.settled_at is not null) from ${charge} owed
  where owed.account_id = ${accountId} and owed.session_id = ${sessionId} and owed.purpose = ${purpose}
    and owed.reverses_id is null and not owed.is_reversed), ${isLifted(purpose, { accountId, sessionId })})`;

/** Joins the charge of a fee that has one line, where it is paid. */
export const paidCharge = (
  purpose: "hostel" | "screening",
  { accountId, sessionId }: { readonly accountId: Column; readonly sessionId: Column | number },
) =>
  and(
    eq(charge.accountId, accountId),
    eq(charge.sessionId, sessionId),
    eq(charge.purpose, purpose),
    isNotNull(charge.settledAt),
  );
