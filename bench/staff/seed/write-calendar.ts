import type { Client } from "pg";
import { writeCalendar } from "../../harness/people.ts";

/** Four years, the running one last; three rounds of admission of ten test batches each, all of which have been held. */
export const writeYears = async (client: Client): Promise<void> => {
  await client.query(`
    insert into academic_session (name) values ('2022/2023'), ('2023/2024'), ('2024/2025')`);
  await writeCalendar(client);
  await client.query(`
    insert into semester (session_id, number, starts_on, ends_on, min_credits, max_credits)
    select id, number, make_date(left(name, 4)::int, 10, 1) + 150 * (number - 1),
      make_date(left(name, 4)::int, 10, 1) + 150 * (number - 1) + 120, 15, 24
    from academic_session, generate_series(1, 2) number
    where (name, number) <> ('2025/2026', 2)`);
  await client.query(`
    insert into tuition_fee (session_id, level, is_active)
    select id, level, true from academic_session, generate_series(100, 400, 100) level`);
  await client.query(`
    insert into application_session (academic_session_id, title, opens_at, closes_at, screening_fee_kobo)
    select id, title, now() - opened * interval '1 day', now() - (opened - 300) * interval '1 day', 1000000
    from (values ('2025/2026', 'Regular Admission', 150), ('2025/2026', 'Remedial Admission', 160),
      ('2024/2025', 'Regular Admission', 500)) round (session, title, opened)
    join academic_session on name = session`);
  await client.query(`
    insert into test_batch (application_session_id, starts_at, ends_at, capacity)
    select id, opens_at + n * interval '1 day', opens_at + n * interval '1 day 3 hours', 50000
    from application_session, generate_series(1, 10) n`);
  await client.query(`
    insert into admission_quota (application_session_id, department_id, places)
    select application_session.id, department.id, 100000 from application_session, department`);
};
