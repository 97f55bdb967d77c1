import { and, type Column, eq, isNotNull, type SQLWrapper, sql } from "drizzle-orm";
import { charge } from "../../db/schema/ledger.ts";
import type { paymentPurposes } from "../../db/schema/payments.ts";

type Purpose = (typeof paymentPurposes)[number];

/** In a query: whether an account has paid a fee of a session, all lines of it. */
export const hasPaidFee = (
  purpose: Purpose,
  {
    accountId,
    sessionId,
  }: { readonly accountId: SQLWrapper; readonly sessionId: SQLWrapper | number },
) => sql<boolean>`coalesce((
  select bool_and(owed.settled_at is not null) from ${charge} owed
  where owed.account_id = ${accountId} and owed.session_id = ${sessionId} and owed.purpose = ${purpose}
    and owed.reverses_id is null and not owed.is_reversed), false)`;

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
