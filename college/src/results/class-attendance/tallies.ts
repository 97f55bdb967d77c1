import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Transaction } from "../../db/database.ts";
import { classTally } from "../../db/schema/results.ts";

type Reference = number | SQLWrapper;

interface TallyKey {
  readonly semesterId: Reference;
  readonly courseId: Reference;
  readonly studentId: Reference;
}

/** The tally of a student's classes in a course. */
export const tallyOf = ({ semesterId, courseId, studentId }: TallyKey): SQL | undefined =>
  and(
    sql`${classTally.semesterId} = ${semesterId}`,
    sql`${classTally.courseId} = ${courseId}`,
    sql`${classTally.studentId} = ${studentId}`,
  );

interface TalliedCourse {
  readonly semesterId: number;
  readonly courseId: number;
}

/**
 * Counts a course's classes anew, after one was written. Transactions that write classes of the same course do this one after the
 * other: what another one wrote meanwhile is counted, too.
 */
export const countClasses = async (
  tx: Transaction,
  { semesterId, courseId }: TalliedCourse,
): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${semesterId}, ${courseId})`);
  await tx
    .delete(classTally)
    .where(and(eq(classTally.semesterId, semesterId), eq(classTally.courseId, courseId)));
  await insertTallies(tx, sql`m.semester_id = ${semesterId} and m.course_id = ${courseId}`);
};

/** Counts the classes of every course, where none was counted yet. */
export const countAllClasses = (tx: Transaction): Promise<void> => insertTallies(tx, sql`true`);

const insertTallies = async (tx: Transaction, condition: SQL): Promise<void> => {
  await tx.execute(sql`
    insert into class_tally (semester_id, course_id, student_id, present, absent, excused)
    select m.semester_id, m.course_id, a.student_id, count(*) filter (where a.mark = 'present'),
      count(*) filter (where a.mark = 'absent'), count(*) filter (where a.mark = 'excused')
    from class_meeting m join class_attendance a on a.meeting_id = m.id
    where ${condition}
    group by m.semester_id, m.course_id, a.student_id`);
};
