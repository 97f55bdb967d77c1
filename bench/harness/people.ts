import { hash } from "@node-rs/argon2";
import type { Client } from "pg";
import { writeLedger } from "./ledger.ts";

/** Somebody who can sign in. */
export interface Student {
  /** `student.id`. */
  readonly id: number;
  readonly matricNumber: string;
  readonly kind: "Female" | "Male";
  readonly level: number;
}

/** Everybody's. */
export const password = "everybody's password";

/** A fast hash: no bench measures hashing, and 5,000 people sign in. */
export const cheapHash = () => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

export interface Calendar {
  readonly sessionId: number;
  readonly semesterId: number;
}

/** A running semester, with registration open for a week and drops for one more. */
export const writeCalendar = async (client: Client): Promise<Calendar> => {
  const { rows } = await client.query<Calendar>(`
    with session as (
      insert into academic_session (name, is_current) values ('2025/2026', true) returning id
    )
    insert into semester (session_id, number, is_current, starts_on, ends_on, registration_start, registration_end,
      drop_deadline, min_credits, max_credits)
    select id, 2, true, current_date - 30, current_date + 90, now() - interval '7 days', now() + interval '7 days',
      now() + interval '14 days', 15, 24 from session
    returning session_id as "sessionId", id as "semesterId"`);
  const [calendar] = rows;
  if (calendar === undefined) throw new Error("the calendar was not written");
  return calendar;
};

/**
 * Writes students who have paid tuition and, except the last `owing`, the hostel fee: every other one a woman, in turn of each
 * of the departments and of levels 100 and 200.
 */
export const writeStudents = async (
  client: Client,
  {
    count,
    sessionId,
    owing = 0,
  }: { readonly count: number; readonly sessionId: number; readonly owing?: number },
): Promise<readonly Student[]> => {
  await client.query(
    `insert into account (kind, login, email, password_hash)
     select 'student', 'COHT/2025/' || lpad(n::text, 5, '0'), 's' || n || '@students.college.example', $2
     from generate_series(1, $1::int) n`,
    [count, await cheapHash()],
  );
  const { rows } = await client.query<Student>(`
    with numbered as (
      select id, login, row_number() over (order by login)::int - 1 as n from account where kind = 'student'
    ), departments as (
      select id, row_number() over (order by id)::int - 1 as n, count(*) over ()::int as all_of_them from department
    )
    insert into student (account_id, matric_number, surname, first_name, department_id, programme_id, level, sex, state_of_origin)
    select numbered.id, login, 'Adeyemi', 'Folake', departments.id,
      (select min(id) from programme where department_id = departments.id), 100 + 100 * (numbered.n / 2 % 2),
      case when numbered.n % 2 = 0 then 'Female' else 'Male' end, 'Oyo'
    from numbered join departments on departments.n = numbered.n / 4 % departments.all_of_them
    returning id, matric_number as "matricNumber", sex as kind, level`);
  await pay(client, { purpose: "tuition", sessionId, students: rows });
  const boarders = rows.slice(0, rows.length - owing);
  await pay(client, { purpose: "hostel", sessionId, students: boarders });
  await writeLedger(client);
  // Without statistics PostgreSQL would plan differently from a college's own database.
  await client.query("analyze");
  return rows;
};

const pay = (
  client: Client,
  {
    purpose,
    sessionId,
    students,
  }: {
    readonly purpose: string;
    readonly sessionId: number;
    readonly students: readonly Student[];
  },
) =>
  client.query(
    `insert into payment (reference, purpose, account_id, session_id, amount_kobo, currency, lines, status, opened_at)
     select $1 || '-' || account_id, $1, account_id, $2, 2500000, 'NGN', '[]', 'succeeded', now()
     from student where id = any($3)`,
    [purpose, sessionId, students.map(({ id }) => id)],
  );
