import type { Client } from "pg";

/** Every student has 20 courses of the level to choose from, 60 credits; a student must register 15 to 24. */
const courses = 40;

/**
 * Writes 40 courses of 2 to 4 credits, half of them of each level: a quarter of a department's are compulsory. Students of
 * level 200 failed up to three courses the year before, and one in 17 so many that they alone exceed the maximum. Four
 * courses of level 200 wait for one of level 100 that half of the students have passed.
 */
export const writeCourses = async (client: Client, sessionId: number): Promise<void> => {
  await client.query("insert into course_department (name) values ('General Studies')");
  await client.query(
    `insert into course (code, title, credit_load, level, semester, course_department_id)
     select 'GST ' || 100 + n, 'Course ' || n, 2 + n % 3, case when n <= $1 / 2 then 100 else 200 end, 2,
       (select min(id) from course_department)
     from generate_series(1, $1::int) n`,
    [courses],
  );
  await client.query(
    `insert into course_offering (course_id, department_id, is_compulsory)
     select course.id, department.id, (course.id + department.id) % 4 = 0 from course, department`,
  );
  await client.query(
    `insert into course_prerequisite (course_id, prerequisite_id)
     select late.id, early.id from course late
     join course early on right(early.code, 3)::int + 20 = right(late.code, 3)::int
     where right(late.code, 3)::int between 121 and 124`,
  );
  await client.query(
    `insert into course_outcome (student_id, course_id, session_id, is_passed)
     select student.id, course.id, $1::int, false from student
     join course on course.level = 100 and right(code, 3)::int between 106 and 105 +
       case when student.id % 17 = 0 then 10 else student.id % 4 end
     where student.level = 200
     union all
     select student.id, course.id, $1::int, true from student
     join course on right(code, 3)::int between 101 and 104
     where student.level = 200 and student.id % 2 = 0`,
    [sessionId],
  );
  await client.query("analyze");
};

/** Forgets every registration, for the next run. */
export const clearRegistrations = async (client: Client): Promise<void> => {
  await client.query("truncate course_registration, registration_slip");
};
