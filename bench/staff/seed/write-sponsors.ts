import type { Client } from "pg";

/** Writes four sponsors with lists of the current session, of a tenth of the students each, some on two lists. */
export const writeSponsors = async (client: Client): Promise<void> => {
  await client.query(`
    insert into sponsor (name, short_name)
    select 'Sponsor number ' || n, 'SPONSOR ' || n from generate_series(1, 4) n`);
  await client.query(`
    insert into sponsorship (sponsor_id, session_id, sections, coverage, deadline, created_at)
    select sponsor.id, session.id, case when sponsor.id % 2 = 0 then array['B', 'hostel'] else array['A'] end, 'full',
      current_date + 30, now()
    from sponsor join academic_session session on is_current`);
  await client.query(`
    insert into sponsored_student (sponsorship_id, student_id, added_at)
    select list.id, student.id, now() from sponsorship list
    join student on student.id % 10 = list.id or (student.id % 10 = 5 and list.id <= 2)`);
  await client.query("analyze");
};

/** Writes a sponsor of every fourth student in the running session, and its transfer for all of them, which waits. */
export const writeTransfer = async (client: Client): Promise<void> => {
  await client.query(`
    with fund as (
      insert into sponsor (name, short_name) values ('Students Loan Fund', 'SLF') returning id
    ), list as (
      insert into sponsorship (sponsor_id, session_id, sections, coverage, deadline, created_at)
      select fund.id, session.id, '{C}', 'full', current_date + 60, now()
      from fund, academic_session session where is_current returning id, sponsor_id
    ), listed as (
      insert into sponsored_student (sponsorship_id, student_id, added_at)
      select list.id, student.id, now() from list, student where student.id % 4 = 0
      returning sponsorship_id, student_id
    ), transfer as (
      insert into sponsor_remittance (sponsor_id, sponsorship_id, amount_kobo, paid_on, bank_reference, status, recorded_by,
        recorded_at)
      select sponsor_id, list.id, 5000000::bigint * (select count(*) from listed), current_date - 1, 'TRF-1', 'waiting',
        account_id, now()
      from list, staff_member where role = 'BURSARY_OFFICER' returning id
    )
    insert into remittance_share (remittance_id, sponsorship_id, student_id, amount_kobo)
    select transfer.id, sponsorship_id, student_id, 5000000 from transfer, listed order by student_id`);
};

/** Writes a plan of two instalments for level 300. */
export const writePlan = async (client: Client): Promise<void> => {
  await client.query(`
    with plan as (
      insert into payment_plan (session_id, level) select id, 300 from academic_session where is_current returning id
    )
    insert into payment_plan_share (plan_id, number, percent, through_percent, due_date, unlocks)
    select plan.id, number, 50, 50 * number, current_date + 60 * number, unlocks::text[]
    from plan, (values (1, '{registration,hostel}'), (2, '{examination}')) share (number, unlocks)`);
};
