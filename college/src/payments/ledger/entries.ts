import { and, asc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../db/database.ts";
import { account } from "../../db/schema/accounts.ts";
import { allocation, charge, receipt } from "../../db/schema/ledger.ts";
import type { payment } from "../../db/schema/payments.ts";
import { allocate } from "./allocate.ts";
import { readCredits } from "./credit.ts";
import { isLifted, isTakenBack } from "./paid.ts";

/**
 * Locks these accounts until the transaction ends: charges, receipts and allocations of one account are written one after the
 * other, so that no charge misses a credit and no credit a charge.
 */
export const lockAccounts = async (
  tx: Transaction,
  accountIds: readonly number[],
): Promise<void> => {
  await tx
    .select({ id: account.id })
    .from(account)
    .where(inArray(account.id, [...accountIds]))
    .orderBy(asc(account.id))
    .for("no key update");
};

/** What one online payment is for. */
interface Fee extends Pick<typeof payment.$inferSelect, "accountId" | "sessionId" | "purpose"> {
  /** Of the purpose `section`: which. */
  readonly section?: (typeof payment.$inferSelect)["section"];
}

/** The charges of an account's fee of a session that are not taken back. */
export const readFee = (db: Database | Transaction, { accountId, sessionId, ...fee }: Fee) =>
  db
    .select()
    .from(charge)
    .where(
      and(
        eq(charge.accountId, accountId),
        eq(charge.sessionId, sessionId),
        isOfFee(fee),
        isNull(charge.reversesId),
        eq(charge.isReversed, false),
      ),
    )
    .orderBy(charge.id);

/** What is tuition in a section is paid by a payment of tuition. */
const isOfFee = ({ purpose, section }: Pick<Fee, "purpose" | "section">) => {
  if (purpose !== "section") return eq(charge.purpose, purpose);
  if (section == null) throw new Error("a payment of a section names none");
  return and(isNull(charge.purpose), eq(charge.section, section));
};

/** Whether a fee of a session is charged and paid in full. */
export const isFeePaid = (charges: readonly Pick<typeof charge.$inferSelect, "settledAt">[]) =>
  charges.length > 0 && charges.every(({ settledAt }) => settledAt !== null);

/** Whether a fee of which nothing is charged was lifted, or taken back after this payment of it was opened. */
export const isFeeGone = async (
  tx: Transaction,
  {
    accountId,
    sessionId,
    purpose,
    openedAt,
  }: Pick<typeof payment.$inferSelect, "accountId" | "sessionId" | "purpose" | "openedAt">,
): Promise<boolean> => {
  // A section is charged before a payment of it is opened.
  if (purpose === "section") return true;
  const fee = { accountId, sessionId };
  const since = sql`a.decided_at >= ${openedAt.toISOString()}::timestamptz`;
  const [row] = await tx
    .select({
      isGone: sql<boolean>`${isLifted(purpose, fee)} or ${isTakenBack(purpose, fee, since)}`,
    })
    .from(account)
    .where(eq(account.id, accountId));
  return row?.isGone === true;
};

/**
 * Pays the open charges of these locked accounts with their credit, the oldest first. Only what the portal takes is paid:
 * the other sections have accounts elsewhere.
 * @param first the charges that are paid before all others.
 */
export const spendCredit = async (
  tx: Transaction,
  accountIds: readonly number[],
  now: Date,
  first: readonly number[] = [],
): Promise<void> => {
  const ids = [...accountIds];
  const credits = await readCredits(tx, ids);
  if (credits.length === 0) return;
  const open = await tx
    .select()
    .from(charge)
    .where(
      and(
        inArray(charge.accountId, ids),
        sql`${charge.purpose} is not null`,
        lt(charge.paidKobo, charge.amountKobo),
        eq(charge.isReversed, false),
        isNull(charge.reversesId),
      ),
    )
    .orderBy(charge.id);
  const isFirst = (id: number): boolean => first.includes(id);
  const ordered = [
    ...open.filter(({ id }) => isFirst(id)),
    ...open.filter(({ id }) => !isFirst(id)),
  ];
  const shares = [...new Set(credits.map(({ accountId }) => accountId))].flatMap((accountId) =>
    allocate(
      credits.filter((one) => one.accountId === accountId),
      ordered
        .filter((one) => one.accountId === accountId)
        .map(({ id, amountKobo, paidKobo }) => ({ chargeId: id, owedKobo: amountKobo - paidKobo })),
    ).map((share) => ({ ...share, accountId, allocatedAt: now })),
  );
  if (shares.length > 0) await tx.insert(allocation).values(shares);
};

/** Takes charges of locked accounts back by counter-entries; what was paid of them becomes credit again. */
export const reverseCharges = async (
  tx: Transaction,
  chargeIds: readonly number[],
  now: Date,
): Promise<void> => {
  if (chargeIds.length === 0) return;
  const at = now.toISOString();
  const ids = sql`(select jsonb_array_elements_text(${JSON.stringify(chargeIds)}::jsonb)::int)`;
  await tx.execute(sql`
    insert into ${allocation} (account_id, receipt_id, charge_id, amount_kobo, allocated_at, reverses_id)
    select a.account_id, a.receipt_id, a.charge_id, -a.amount_kobo, ${at}::timestamptz, a.id from ${allocation} a
    where a.charge_id in ${ids} and a.reverses_id is null
      and not exists (select 1 from ${allocation} r where r.reverses_id = a.id)
    order by a.id`);
  await tx.execute(sql`
    insert into ${charge} (account_id, session_id, section, purpose, code, label, amount_kobo, charged_at, reverses_id)
    select c.account_id, c.session_id, c.section, c.purpose, c.code, c.label, -c.amount_kobo, ${at}::timestamptz, c.id
    from ${charge} c where c.id in ${ids} order by c.id`);
};

/**
 * Takes a receipt of a locked account back by counter-entries. What it paid is owed again, and other credit of the account pays
 * it at once; the hostel fee, which nobody owes who does not pay it, is taken back unless something else pays for it.
 */
export const reverseReceipt = async (
  tx: Transaction,
  { accountId, receiptId }: { readonly accountId: number; readonly receiptId: number },
  now: Date,
): Promise<void> => {
  const at = now.toISOString();
  const paid = await tx
    .selectDistinct({ chargeId: allocation.chargeId })
    .from(allocation)
    .innerJoin(charge, eq(charge.id, allocation.chargeId))
    .where(and(eq(allocation.receiptId, receiptId), eq(charge.section, "hostel")));
  await tx.execute(sql`
    insert into ${allocation} (account_id, receipt_id, charge_id, amount_kobo, allocated_at, reverses_id)
    select a.account_id, a.receipt_id, a.charge_id, -a.amount_kobo, ${at}::timestamptz, a.id from ${allocation} a
    where a.receipt_id = ${receiptId} and a.reverses_id is null
      and not exists (select 1 from ${allocation} r where r.reverses_id = a.id)
    order by a.id`);
  await tx.execute(sql`
    insert into ${receipt} (account_id, channel, amount_kobo, paid_at, credited_at, reverses_id)
    select r.account_id, r.channel, -r.amount_kobo, ${at}::timestamptz, ${at}::timestamptz, r.id
    from ${receipt} r where r.id = ${receiptId}`);
  const unpaid = await tx
    .select({ id: charge.id })
    .from(charge)
    .where(
      and(
        inArray(
          charge.id,
          paid.map(({ chargeId }) => chargeId),
        ),
        eq(charge.paidKobo, 0),
        eq(charge.isReversed, false),
      ),
    );
  await reverseCharges(
    tx,
    unpaid.map(({ id }) => id),
    now,
  );
  await spendCredit(tx, [accountId], now);
};
