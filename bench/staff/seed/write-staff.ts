import type { Client } from "pg";
import type { StaffRole } from "../../../contract/staff/role.ts";

/** Who signs in, one of each role. */
export const staffEmails: Readonly<Record<StaffRole, string>> = {
  SUPER_ADMIN: "admin@bench.example",
  ICT_SUPPORT: "ict@bench.example",
  LECTURER: "lecturer@bench.example",
  EXAM_OFFICER: "exams@bench.example",
  BURSARY_OFFICER: "bursary@bench.example",
};

const lecturers = 60;

/** One of each role with a password, 60 more lecturers without, and 100 invitations. */
export const writeStaff = async (client: Client, passwordHash: string): Promise<void> => {
  const people = [
    ...Object.entries(staffEmails).map(([role, email]) => ({ role, email, passwordHash })),
    ...Array.from({ length: lecturers }, (_, n) => ({
      role: "LECTURER",
      email: `lecturer${n}@bench.example`,
      passwordHash: "unusable",
    })),
  ];
  await client.query(
    `with given as (
       select * from json_to_recordset($1::json) as given (role text, email text, "passwordHash" text)
     ), accounts as (
       insert into account (kind, login, email, password_hash)
       select 'staff', email, email, "passwordHash" from given returning id, email
     )
     insert into staff_member (account_id, surname, first_name, role)
     select accounts.id, 'Balogun', 'Tunde', role from accounts join given using (email)`,
    [JSON.stringify(people)],
  );
  await client.query(`
    insert into staff_invitation (email, surname, first_name, role, token_hash, invited_by, invited_at, expires_at, accepted_at)
    select 'invited' || n || '@bench.example', 'Ojo', 'Kemi', 'LECTURER', 'token' || n, account_id, now() - n * interval '1 day',
      now() - (n - 7) * interval '1 day', case when n > 20 then now() end
    from generate_series(1, 100) n, staff_member where role = 'SUPER_ADMIN'`);
};

/** The staff's history: 100,000 changes, two for each applicant; and 30 announcements. */
export const writeHistory = async (client: Client): Promise<void> => {
  await client.query(`
    insert into audit_entry (at, actor_account_id, action, subject, before, after, reason)
    select decided_at - step * interval '1 day', boss.account_id,
      case step when 0 then 'admission.decide' else 'admission.score' end, 'applicant:' || applicant.id,
      '{"outcome": null, "score": 50}', '{"outcome": "admitted", "score": 61}', 'By the ranking of the department.'
    from applicant
    join (values (0), (1)) steps (step) on true
    join lateral (select coalesce(decided_at, signed_up_at) as decided_at
      from (select 1) one left join admission_decision on applicant_id = applicant.id) decision on true
    join staff_member boss on boss.role = 'SUPER_ADMIN'`);
  await client.query(`
    insert into announcement (title, body, audience, starts_at, ends_at, created_by)
    select 'Notice ' || n, repeat('The library is open until eight. ', 10),
      (array['everybody', 'applicants', 'students', 'staff'])[1 + n % 4], now() - n * interval '5 days',
      case when n > 4 then now() - (n - 4) * interval '5 days' end, account_id
    from generate_series(1, 30) n, staff_member where role = 'SUPER_ADMIN'`);
};
