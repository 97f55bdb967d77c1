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
