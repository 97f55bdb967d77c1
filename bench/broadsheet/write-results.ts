import type { Client } from "pg";
import { randomIndex } from "../staff/seed/pick.ts";
import { staffEmails } from "../staff/seed/write-staff.ts";

/** What is measured: a level of a thousand students by twelve courses, and a course of six hundred. */
const broadsheetSize = { students: 1_000, courses: 12 };
const sheetSize = 600;

/** The addresses of what was written. */
export interface MeasuredResults {
  readonly semesterId: string;
  readonly departmentId: string;
  readonly level: number;
  /** The lecturer's own sheet: a draft without a score. */
  readonly courseId: string;
}

/**
 * Writes results for every registration: last year's are published, the running semester's are in all states, with a
 * level as large as the broadsheet that is measured, and a lecturer's sheet as large as the one that is.
 */
export const writeResults = async (client: Client): Promise<MeasuredResults> => {
  const level = await writeLargeLevel(client);
  const courseId = await writeLargeSheet(client);
  await writePublished(client);
  await writeEntered(client, courseId);
  await client.query("vacuum analyze");
  return { ...level, level: 200, courseId };
};

/** The second level of the first department, made up to its size out of the others. */
const writeLargeLevel = async (client: Client) => {
  const { rows } = await client.query<{ semesterId: string; departmentId: string }>(`
    select (select id from semester where is_current)::text as "semesterId", min(id)::text as "departmentId" from department`);
  const [own] = rows;
  if (own === undefined) throw new Error("there is no department");
  await client.query(
    `update student set department_id = $1, level = 200,
       programme_id = (select min(id) from programme where department_id = $1) where id in (
       select id from student where not (department_id = $1 and level = 200) order by id
       limit $2 - (select count(*) from student where department_id = $1 and level = 200))`,
    [own.departmentId, broadsheetSize.students],
  );
  await client.query(
    `insert into course (code, title, credit_load, level, semester, course_department_id)
     select 'BRD 22' || n, 'Broadsheet ' || n, 2, 200, 2, (select min(id) from course_department)
     from generate_series(1, $1::int) n`,
    [broadsheetSize.courses],
  );
  await client.query(
    `delete from course_registration r using student s
     where s.id = r.student_id and r.semester_id = $2 and s.department_id = $1 and s.level = 200`,
    [own.departmentId, own.semesterId],
  );
  await client.query(
    `insert into course_registration (student_id, course_id, semester_id, is_carryover, registered_at)
     select s.id, c.id, $2, false, now() from
       (select id from student where department_id = $1 and level = 200 order by id limit $3) s,
       (select id from course where code like 'BRD 22%') c`,
    [own.departmentId, own.semesterId, broadsheetSize.students],
  );
  return own;
};

const writeLargeSheet = async (client: Client): Promise<string> => {
  const { rows } = await client.query<{ id: string }>(`
    insert into course (code, title, credit_load, level, semester, course_department_id)
    select 'BIG 201', 'Anatomy for all', 3, 200, 2, min(id) from course_department returning id::text`);
  const [course] = rows;
  if (course === undefined) throw new Error("the course was not written");
  await client.query(
    `insert into course_lecturer (course_id, session_id, staff_member_id)
     select $1, session.id, staff_member.id from academic_session session, staff_member
       join account on account.id = account_id where session.is_current and email = $2`,
    [course.id, staffEmails.LECTURER],
  );
  await client.query(
    `insert into course_registration (student_id, course_id, semester_id, is_carryover, registered_at)
     select s.id, $1, semester.id, false, now()
     from (select id from student where level <> 200 order by id limit $2) s, semester where is_current`,
    [course.id, sheetSize],
  );
  return course.id;
};

const ca = randomIndex("r.id", 91, 41);
const exam = randomIndex("r.id", 92, 61);
const total = `(${ca} + ${exam})`;

const writePublished = async (client: Client): Promise<void> => {
  await client.query(`
    insert into result_sheet (course_id, semester_id, state, version, revision)
    select distinct course_id, semester_id, 'published', 1, 4 from course_registration r
    join semester on semester.id = semester_id where not is_current`);
  await client.query(`
    insert into published_result (course_id, semester_id, version, student_id, ca, exam, total, grade, points_hundredths, credit_load,
      is_passed)
    select course_id, semester_id, 1, student_id, ${ca}, ${exam}, ${total}, ${gradeOf("letter")}, ${gradeOf("points")}::int,
      course.credit_load, ${total} >= 40
    from course_registration r join course on course.id = course_id join semester on semester.id = semester_id
    where not is_current and dropped_at is null`);
};

/** Uses the default scale; the bench does not measure grading. */
const gradeOf = (what: "letter" | "points"): string => {
  const grades = [
    [75, "A", 400],
    [70, "AB", 350],
    [65, "B", 325],
    [60, "BC", 300],
    [55, "C", 275],
    [50, "CD", 250],
    [45, "D", 225],
    [40, "E", 200],
  ] as const;
  const cases = grades.map(
    ([from, letter, points]) =>
      `when ${total} >= ${from} then '${what === "letter" ? letter : points}'`,
  );
  return `case ${cases.join(" ")} else '${what === "letter" ? "F" : 0}' end`;
};

/** One sheet in five is a draft, one each submitted, returned, approved, and published. */
const writeEntered = async (client: Client, untouched: string): Promise<void> => {
  const author =
    "(select account_id from staff_member where role = 'LECTURER' order by id desc limit 1)";
  await client.query(
    `insert into result_sheet (course_id, semester_id, state, version, revision)
     select course_id, semester_id, state, case state when 'published' then 1 else 0 end, 2
     from (select distinct course_id, semester_id, (array['draft', 'submitted', 'returned', 'approved', 'published'])[1 + course_id % 5] as state
       from course_registration r join semester on semester.id = semester_id where is_current and course_id <> $1) sheet`,
    [untouched],
  );
  await client.query(
    `insert into result_score (course_id, semester_id, student_id, ca, exam, changed_by, changed_at)
     select course_id, semester_id, student_id, ${ca}, ${exam}, ${author}, now()
     from course_registration r join semester on semester.id = semester_id
     where is_current and dropped_at is null and course_id <> $1`,
    [untouched],
  );
  await client.query(`
    insert into published_result (course_id, semester_id, version, student_id, ca, exam, total, grade, points_hundredths, credit_load,
      is_passed)
    select course_id, semester_id, 1, student_id, ${ca}, ${exam}, ${total}, ${gradeOf("letter")}, ${gradeOf("points")}::int,
      course.credit_load, ${total} >= 40
    from course_registration r join course on course.id = course_id join semester on semester.id = semester_id
    join result_sheet sheet using (course_id, semester_id)
    where is_current and dropped_at is null and sheet.state = 'published'`);
};
