import type { Client } from "pg";

/** Of each course of the running semester. */
const classes = 10;

/** Writes a settled tuition charge of the running session for everybody in a level, so that all of them have an examination card. */
export const payTuition = async (
  client: Client,
  { departmentId, level }: { readonly departmentId: string; readonly level: number },
): Promise<void> => {
  await client.query("set session_replication_role = replica");
  await client.query(
    `insert into charge (account_id, session_id, section, purpose, code, label, amount_kobo, charged_at, paid_kobo, settled_at)
     select s.account_id, m.session_id, 'B', 'tuition', 'T', 'Tuition', 4900000, now(), 4900000, now()
     from student s cross join semester m
     where m.is_current and s.department_id = $1 and s.level = $2 and not exists (
       select from charge c where c.account_id = s.account_id and c.session_id = m.session_id and c.purpose = 'tuition')`,
    [departmentId, level],
  );
};

/** Writes classes of every course of the running semester. About one registration in nine has attended too few. */
export const writeClasses = async (client: Client): Promise<void> => {
  await client.query(
    `insert into class_meeting (key, course_id, semester_id, held_on, topic, recorded_by, changed_at)
     select lpad(to_hex(row_number() over ()), 32, '0'), r.course_id, r.semester_id, m.starts_on + n, '',
       (select min(id) from account where kind = 'staff'), now()
     from (select distinct course_id, semester_id from course_registration) r
     join semester m on m.id = r.semester_id and m.is_current
     cross join generate_series(1, $1::int) n`,
    [classes],
  );
  await client.query(`
    insert into class_attendance (meeting_id, student_id, mark)
    select c.id, r.student_id,
      case when (c.id * 31 + r.student_id * 17) % 100 < case r.student_id % 10 when 0 then 45 else 8 end
        then 'absent' else 'present' end
    from class_meeting c
    join course_registration r on r.course_id = c.course_id and r.semester_id = c.semester_id and r.dropped_at is null`);
  await client.query(`
    insert into class_tally (semester_id, course_id, student_id, present, absent, excused)
    select m.semester_id, m.course_id, a.student_id, count(*) filter (where a.mark = 'present'),
      count(*) filter (where a.mark = 'absent'), count(*) filter (where a.mark = 'excused')
    from class_meeting m join class_attendance a on a.meeting_id = m.id
    group by m.semester_id, m.course_id, a.student_id`);
  await client.query("vacuum analyze class_meeting, class_attendance, class_tally");
};
