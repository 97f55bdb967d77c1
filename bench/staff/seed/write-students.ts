import type { Client } from "pg";
import { firstNameOf, otherNameOf, randomIndex, sexOf, stateOf, surnameOf } from "./pick.ts";

/** Writes students of four levels, as many of each department; one in 25 is deferred, has left or has graduated. */
export const writeStudents = async (client: Client, count: number): Promise<void> => {
  await client.query(
    `insert into account (kind, login, email, password_hash, created_at, suspended_at)
     select 'student', 'COHT/' || 2025 - n % 4 || '/' || lpad(n::text, 5, '0'), 's' || n || '@students.bench.example', 'unusable',
       now() - ${randomIndex("n", 60, 1_400)} * interval '1 day', case when n % 200 = 0 then now() end
     from generate_series(1, $1::int) n`,
    [count],
  );
  await client.query(`
    insert into student (account_id, matric_number, surname, first_name, other_name, department_id, programme_id, level, standing, phone,
      sex, date_of_birth, state_of_origin, lga, address)
    select account.id, login, ${surnameOf("n")}, ${firstNameOf("n")}, ${otherNameOf("n")}, department.id, programme_id, 100 + 100 * (n % 4),
      case n % 100 when 7 then 'deferred' when 8 then 'withdrawn' when 9 then 'graduated' when 10 then 'deferred' else 'active' end,
      '081' || lpad(n::text, 8, '0'), ${sexOf("n")}, date '1999-01-01' + ${randomIndex("n", 61, 2_500)}, ${stateOf("n")}, 'Akinyele',
      '3 Hospital Road, Ibadan'
    from (select id, login, right(login, 5)::int + 500000 as n from account where kind = 'student') account
    join (select department.id, min(programme.id) as programme_id, row_number() over (order by department.id) - 1 as place,
        count(*) over () as places from department join programme on department_id = department.id group by department.id) department
      on department.place = ${randomIndex("n", 62, 1_000)} % department.places
    order by n`);
  await client.query(`
    insert into student_level (student_id, session_id, level)
    select student.id, session.id, level - 100 from student join academic_session session on name = '2024/2025' where level > 100`);
  await client.query(`
    insert into profile_change_request (account_id, before, after, explanation, status, requested_at, decided_at, decided_by, reason)
    select student.account_id, '{"surname": "Ojo"}', '{"surname": "Ojo-Bello"}', 'I married.', status,
      now() - student.id % 90 * interval '1 day', case when status <> 'pending' then now() end,
      case when status <> 'pending' then boss.account_id end, case when status = 'refused' then 'No evidence.' end
    from student join staff_member boss on boss.role = 'SUPER_ADMIN'
    join lateral (select (array['pending', 'approved', 'refused', 'withdrawn'])[1 + student.id % 4] as status) state on true
    where student.id % 10 < 1`);
  await client.query("analyze");
};

/** Seven courses of each department, level and semester; four in five are registered for this semester's, and all were for last year's. */
export const writeCourses = async (client: Client): Promise<void> => {
  await client.query(
    "insert into course_department (name, department_id) select name, id from department",
  );
  await client.query(`
    insert into course (code, title, credit_load, level, semester, course_department_id)
    select code || ' ' || level / 100 || semester || n, department.name || ' ' || n, 2 + n % 3, level, semester, course_department.id
    from department join course_department on department_id = department.id, generate_series(100, 400, 100) level,
      generate_series(1, 2) semester, generate_series(1, 7) n`);
  await client.query(`
    insert into course_offering (course_id, department_id, is_compulsory)
    select course.id, department_id, course.id % 7 < 5 from course join course_department on course_department.id = course_department_id`);
  await client.query(`
    insert into course_lecturer (course_id, session_id, staff_member_id)
    select course.id, session.id, staff_member.id from course join academic_session session on is_current
    join (select id, row_number() over (order by id) - 1 as place, count(*) over () as places from staff_member where role = 'LECTURER')
      staff_member on place = course.id % places
    where course.id % 10 > 0`);
  await client.query(registered);
  await client.query(`
    insert into course_outcome (student_id, course_id, session_id, is_passed)
    select student.id, course.id, session.id, ${randomIndex("student.id + course.id", 63, 12)} > 0
    from student join course_offering using (department_id) join course on course.id = course_id and course.level = student.level - 100
    join academic_session session on name = '2024/2025'`);
};

const registered = `
  insert into course_registration (student_id, course_id, semester_id, is_carryover, registered_at)
  select student.id, course.id, semester.id, false, now() - ${randomIndex("student.id", 64, 80_000)} * interval '1 minute'
  from student join course_offering using (department_id) join course on course.id = course_id
  join semester on semester.number = course.semester
  join academic_session session on session.id = semester.session_id
  where (session.is_current and course.level = student.level and semester.is_current and ${randomIndex("student.id", 65, 5)} > 0)
    or (session.name = '2024/2025' and course.level = student.level - 100)`;
