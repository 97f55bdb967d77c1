import { eq } from "drizzle-orm";
import type { Transaction } from "../db/database.ts";
import { student, type studentStandings } from "../db/schema/students.ts";
import { texts } from "../texts.ts";

export type StudentStanding = (typeof studentStandings)[number];

/** What only an active student does. Everybody else logs in and sees what there was. */
type Activity = keyof typeof texts.people.doing;

/** Why a student may not do it now, a sentence for them; undefined where they may. */
export const standingObstacle = (
  standing: StudentStanding,
  activity: Activity,
): string | undefined =>
  standing === "active" ? undefined : texts.people.standing[standing](texts.people.doing[activity]);

/**
 * Holds the row of the student who has this account until the transaction ends, so that what one student does comes one
 * after the other; what it rests on is to be read after it. Rows that point to the student can still be written meanwhile.
 * @returns how the student stands with the college, which `standingObstacle` judges.
 */
export const lockStudent = async (tx: Transaction, accountId: number): Promise<StudentStanding> => {
  const [row] = await tx
    .select({ standing: student.standing })
    .from(student)
    .where(eq(student.accountId, accountId))
    .for("no key update");
  return row?.standing ?? "active";
};
