import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { College } from "../../context.ts";
import { readRulebook } from "../../courses/programmes/rulebook.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { senateListEntry } from "../../db/schema/senate-lists.ts";
import { student, studentLevel } from "../../db/schema/students.ts";
import { personName } from "../../lists/names.ts";
import { auditGraduation } from "../../students/graduation.ts";
import { cgpaOf } from "../academic-standing/judge.ts";
import { readStudyRecords } from "../academic-standing/read.ts";

/** A graduate as the published results and the programme's rules have it now. */
export interface Graduate {
  readonly studentId: number;
  readonly name: string;
  readonly cgpa: number | null;
  readonly classOfAward: string | null;
  /** The CGPA that the class begins with; null without a class. */
  readonly classFrom: number | null;
  /** The requirements for graduation that are not met, in sentences. */
  readonly unmet: readonly string[];
  /** What the senate approved last; null where it approved nothing. */
  readonly approved: { readonly classOfAward: string | null } | null;
}

/** The session with which a graduate's studies ended: the last that they left. */
export const lastSessionId = sql<number | null>`(
  select l.session_id from ${studentLevel} l join ${academicSession} s on s.id = l.session_id
  where l.student_id = ${student.id} order by s.name desc limit 1)`;

/** Who of a programme graduated with a session. */
export const graduatesOf = (list: {
  readonly programmeId: number;
  readonly sessionId: number;
}): SQL | undefined =>
  and(
    eq(student.standing, "graduated"),
    eq(student.programmeId, list.programmeId),
    sql`${lastSessionId} = ${list.sessionId}`,
  );

/** Judges graduates with a fixed number of statements, however many. */
export const readGraduates = async (
  { config }: Pick<College, "config">,
  db: Database | Transaction,
  which: SQL | undefined,
): Promise<readonly Graduate[]> => {
  const students = await db
    .select({
      id: student.id,
      accountId: student.accountId,
      programmeId: student.programmeId,
      entrySessionId: student.entrySessionId,
      name: personName(student),
    })
    .from(student)
    .where(which);
  const ids = students.map(({ id }) => id);
  const recordOf = await readStudyRecords(db, ids);
  const rulebook = await readRulebook(db, config);
  const policy = config.cgpaPolicy;
  const audits = await auditGraduation({ rulebook, policy }, db, students, recordOf);
  const approvedEntries =
    ids.length === 0
      ? []
      : await db
          .select({
            studentId: senateListEntry.studentId,
            classOfAward: senateListEntry.classOfAward,
          })
          .from(senateListEntry)
          .where(and(inArray(senateListEntry.studentId, ids), eq(senateListEntry.isCurrent, true)));
  const approved = new Map(approvedEntries.map((one) => [one.studentId, one]));
  return students.map((one) => {
    const audit = audits.get(one.id);
    const classOfAward = audit?.classOfAward ?? null;
    const { classes } = rulebook.rulesOf(one);
    return {
      studentId: one.id,
      name: one.name,
      cgpa: cgpaOf(policy, recordOf(one.id).results),
      classOfAward,
      classFrom: classes.find(({ name }) => name === classOfAward)?.cgpa ?? null,
      unmet: (audit?.requirements ?? [])
        .filter(({ state }) => state !== "met")
        .map(({ detail }) => detail),
      approved: approved.get(one.id) ?? null,
    };
  });
};

/** Whether a list has still to name a graduate: no approved one does, or one with another class. */
export const isToBeListed = ({ approved, classOfAward }: Graduate): boolean =>
  approved === null || approved.classOfAward !== classOfAward;

/** The best class first, who has none at the end; within a class by name. */
export const inListOrder = (one: Graduate, other: Graduate): number =>
  (other.classFrom ?? -1) - (one.classFrom ?? -1) || (one.name < other.name ? -1 : 1);
