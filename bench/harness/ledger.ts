import type { Client } from "pg";

/**
 * Writes the receipts, charges and allocations of all successful payments that have none. With the ledger's triggers off, which
 * takes a superuser, so it writes what they would: what is paid and spent.
 */
export const writeLedger = async (client: Client): Promise<void> => {
  await client.query("begin");
  await client.query("set local session_replication_role = replica");
  await client.query(`
    insert into receipt (account_id, channel, payment_id, amount_kobo, paid_at, credited_at, code)
    select account_id, 'online', id, amount_kobo, opened_at + interval '3 minutes', opened_at + interval '3 minutes', 'receipt' || id
    from payment where status = 'succeeded' and not exists (select from receipt where payment_id = payment.id) order by id`);
  await client.query(`
    insert into charge (account_id, session_id, section, purpose, code, label, amount_kobo, charged_at, paid_kobo, settled_at)
    select payment.account_id, session_id, case purpose when 'tuition' then 'B' else purpose end, purpose, line.code, line.label,
      line.kobo, opened_at, line.kobo, paid_at
    from receipt join payment on payment.id = payment_id cross join lateral (
      select code, label, "amountKobo" as kobo
      from jsonb_to_recordset(lines) as whole (code text, label text, "amountKobo" integer) where purpose = 'tuition'
      union all select purpose, purpose, payment.amount_kobo where purpose <> 'tuition' or lines = '[]'
    ) line
    where allocated_kobo = 0 order by payment.id`);
  await client.query(`
    insert into allocation (account_id, receipt_id, charge_id, amount_kobo, allocated_at, session_id, section, charged_at, channel,
      paid_at)
    select receipt.account_id, receipt.id, charge.id, charge.amount_kobo, credited_at, charge.session_id, charge.section, charged_at, channel,
      paid_at
    from receipt join payment on payment.id = payment_id
    join charge on charge.account_id = receipt.account_id and charge.session_id = payment.session_id
      and charge.purpose = payment.purpose
    where allocated_kobo = 0 order by charge.id`);
  await client.query("update receipt set allocated_kobo = amount_kobo where allocated_kobo = 0");
  await client.query("commit");
};
