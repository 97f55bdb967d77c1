import { asc, eq, inArray } from "drizzle-orm";
import type { Transaction } from "../db/database.ts";
import { student, type studentStandings } from "../db/schema/students.ts";
import { studentTexts } from "./texts.ts";

export type StudentStanding = (typeof studentStandings)[number];

/** Activities of active students only. Other students can log in and read their records. */
type Activity = keyof typeof studentTexts.doing;

/** The text of why a student may not do this now; undefined when they may. */
export const standingObstacle = (
  standing: StudentStanding,
  activity: Activity,
): string | undefined =>
  standing === "active" ? undefined : studentTexts.standing[standing](studentTexts.doing[activity]);

/**
 * Locks the row of the student with this account until the transaction ends, which serialises one student's actions.
 * Read the data that an action depends on after this lock. Rows that reference the student can still be written.
 * @returns the student's standing, for `standingObstacle`.
 */
export const lockStudent = async (tx: Transaction, accountId: number): Promise<StudentStanding> => {
  const [row] = await tx
    .select({ standing: student.standing })
    .from(student)
    .where(eq(student.accountId, accountId))
    .for("no key update");
  return row?.standing ?? "active";
};

/**
 * The same for many at once, but waits for nobody.
 * @returns the accounts of those whose rows it holds; the others are locked elsewhere, or no students'.
 */
export const lockFreeStudents = async (
  tx: Transaction,
  accountIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  const locked = await tx
    .select({ accountId: student.accountId })
    .from(student)
    .where(inArray(student.accountId, [...accountIds]))
    .orderBy(asc(student.id))
    .for("no key update", { skipLocked: true });
  return new Set(locked.map(({ accountId }) => accountId));
};
