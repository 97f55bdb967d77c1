import type { Client } from "pg";
import { randomIndex } from "../staff/seed/pick.ts";

/** The results to publish at once. */
export interface ApprovedSheets {
  readonly semesterId: string;
  readonly courseIds: readonly string[];
  readonly results: number;
}

/** Writes approved sheets of the running semester, each with so many students, all of their scores entered. */
export const writeApprovedSheets = async (
  client: Client,
  { sheets, students }: { readonly sheets: number; readonly students: number },
): Promise<ApprovedSheets> => {
  await client.query(
    `insert into course (code, title, credit_load, level, semester, course_department_id)
     select 'PUB ' || 1000 + n, 'Published ' || n, 1 + n % 4, 200, 2, (select min(id) from course_department)
     from generate_series(1, $1::int) n`,
    [sheets],
  );
  await client.query(
    `insert into course_registration (student_id, course_id, semester_id, is_carryover, registered_at)
     select student.id, course.id, semester.id, false, now() from semester, course
     join lateral (select id from student order by (id * 7919 + course.id * 104729) % 65537 limit $1) student on true
     where semester.is_current and code like 'PUB %'`,
    [students],
  );
  await client.query(`
    insert into result_sheet (course_id, semester_id, state, revision)
    select course.id, semester.id, 'approved', 3 from course, semester
    where semester.is_current and code like 'PUB %'`);
  const { rowCount } = await client.query(`
    insert into result_score (course_id, semester_id, student_id, ca, exam, changed_by, changed_at)
    select course_id, semester_id, student_id, ${randomIndex("r.id", 91, 41)}, ${randomIndex("r.id", 92, 61)},
      (select account_id from staff_member where role = 'LECTURER' order by id desc limit 1), now()
    from course_registration r join course on course.id = course_id where code like 'PUB %'`);
  await client.query("vacuum analyze");
  const { rows } = await client.query<{ semesterId: string; courseIds: string[] }>(`
    select (select id from semester where is_current)::text as "semesterId", array_agg(id::text order by id) as "courseIds"
    from course where code like 'PUB %'`);
  const [written] = rows;
  if (written === undefined) throw new Error("no sheet was written");
  return { ...written, results: rowCount ?? 0 };
};
