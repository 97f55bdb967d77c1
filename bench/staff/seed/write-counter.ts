import type { Client } from "pg";

/** How many receipts an officer writes on a day. */
const perDay = 100;

/**
 * Writes a receipt of the counter for every student, in closed cash books of one officer, a book a day. It pays a line that the schedule has
 * not: the college that runs charges that meanwhile.
 */
export const writeCounter = async (client: Client): Promise<void> => {
  await client.query(
    `insert into cash_book (officer_id, day, opened_at, closed_at, closed_by, recorded_kobo, counted_kobo)
     select account_id, current_date - n, now() - n * interval '1 day', now() - n * interval '1 day', account_id, 0, 0
     from staff_member, generate_series(1, (select count(*) / $1::int + 1 from student)::int) n where role = 'BURSARY_OFFICER'`,
    [perDay],
  );
  await client.query(`
    insert into charge (account_id, session_id, section, code, label, amount_kobo, charged_at, paid_kobo, settled_at)
    select account_id, session.id, 'A', 'counter', 'Caution', 500000, now(), 500000, now()
    from student join academic_session session on is_current`);
  await client.query(
    `insert into receipt (account_id, channel, amount_kobo, paid_at, credited_at, code, allocated_kobo)
     select account_id, 'counter', 500000, now() - (n / $1::int) * interval '1 day', now(), 'counter' || account_id, 500000
     from (select account_id, row_number() over (order by id) as n from student) payer order by n`,
    [perDay],
  );
  await client.query(`
    insert into allocation (account_id, receipt_id, charge_id, amount_kobo, allocated_at)
    select receipt.account_id, receipt.id, charge.id, 500000, now()
    from receipt join charge on charge.account_id = receipt.account_id and charge.code = 'counter'
    where channel = 'counter' order by receipt.id`);
  await client.query(
    `insert into counter_receipt (receipt_id, number, request_key, cash_book_id, method, slip_number, items, lines)
     select receipt.id, 'C2025-' || lpad(n::text, 6, '0'), 'bench-' || n, book.id, method,
       case when method <> 'cash' then 'slip' || n end, '[]'::jsonb,
       '[{"session": "2025/2026", "label": "Caution", "amountKobo": 500000}]'::jsonb
     from (select id, row_number() over (order by id) as n from receipt where channel = 'counter') receipt
     join (select id, row_number() over (order by id) as place from cash_book) book on book.place = receipt.n / $1::int + 1
     join lateral (select (array['cash', 'pos', 'teller'])[1 + receipt.n % 3] as method) paid on true`,
    [perDay],
  );
  await client.query(`
    insert into receipt_void (receipt_id, reason, asked_by, asked_at)
    select receipt_id, 'Written for another student', officer_id, now()
    from counter_receipt join cash_book on cash_book.id = cash_book_id where receipt_id % 500 = 0`);
  await client.query("analyze");
};
