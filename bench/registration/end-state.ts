import type { Client } from "pg";

/** The courses that a student may register, according to the records. */
export interface Available {
  readonly studentId: number;
  readonly courseId: number;
  readonly credits: number;
  readonly kind: "carryover" | "compulsory" | "elective";
  /** Whether all that must be passed before is passed; a carryover waits for nothing. */
  readonly isReady: boolean;
}

export interface Registered {
  readonly id: number;
  readonly studentId: number;
  readonly courseId: number;
  readonly isCarryover: boolean;
  readonly isDropped: boolean;
}

/** The final state of the database. */
export interface EndState {
  readonly limits: { readonly min: number; readonly max: number };
  readonly students: readonly number[];
  readonly available: readonly Available[];
  readonly registered: readonly Registered[];
}

/** Reads these students' state with separate queries, which share no code with the college's. */
export const readEnd = async (
  client: Client,
  crowd: readonly { readonly id: number }[],
): Promise<EndState> => {
  const [limits] = await rows<EndState["limits"]>(
    client,
    "select min_credits as min, max_credits as max from semester where is_current",
  );
  if (limits === undefined) throw new Error("no semester runs");
  return {
    limits,
    students: crowd.map(({ id }) => id),
    available: await rows(client, availableCourses),
    registered: await rows(
      client,
      `select id, student_id as "studentId", course_id as "courseId", is_carryover as "isCarryover",
         dropped_at is not null as "isDropped" from course_registration`,
    ),
  };
};

const availableCourses = `
  with tried as (
    select student_id, course_id, bool_or(is_passed) as is_passed from course_outcome group by 1, 2
  ), passed as (select student_id, course_id from tried where is_passed)
  select student_id as "studentId", course_id as "courseId", credit_load as credits, 'carryover' as kind, true as "isReady"
  from tried join course on course.id = course_id where not is_passed
  union all
  select student.id, course.id, credit_load, case when is_compulsory then 'compulsory' else 'elective' end,
    not exists (
      select from course_prerequisite needed where needed.course_id = course.id and not exists (
        select from passed where passed.student_id = student.id and passed.course_id = needed.prerequisite_id))
  from student join course_offering using (department_id)
  join course on course.id = course_offering.course_id and course.level = student.level
  where not exists (
    select from tried where tried.student_id = student.id and tried.course_id = course.id)`;

const rows = async <T>(client: Client, text: string): Promise<readonly T[]> =>
  (await client.query(text)).rows;

/** Students who at this moment are over the maximum, or have a course twice. */
export const countBroken = async (client: Client): Promise<number> => {
  const [found] = await rows<{ broken: number }>(
    client,
    `select count(*)::int as broken from (
       select student_id from course_registration join course on course.id = course_id where dropped_at is null
       group by student_id
       having sum(credit_load) > (select max_credits from semester where is_current)
         or count(*) > count(distinct course_id)
     ) students`,
  );
  return found?.broken ?? 0;
};
