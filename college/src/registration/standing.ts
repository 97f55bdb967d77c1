import { and, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { academicSession, semester } from "../db/schema/calendar.ts";
import { ledgerEntry } from "../db/schema/payments.ts";
import { student } from "../db/schema/students.ts";
import { refuse } from "../http/refusal.ts";
import { texts } from "../texts.ts";

/** A student before the courses of a semester, as the contract names it: `2025/2026` and `1`. */
export interface SemesterAsked {
  readonly session: string;
  readonly semester: string;
}

export interface Standing {
  readonly student: typeof student.$inferSelect;
  readonly semester: typeof semester.$inferSelect;
  /** `2025/2026`. */
  readonly session: string;
}

/**
 * The student who holds an account, and the semester asked for.
 * @throws 404 where the college has no such semester; 402 until the tuition of its session is paid.
 */
export const readStanding = async (
  db: Database,
  accountId: number,
  asked: SemesterAsked,
): Promise<Standing> => {
  const [row] = await db
    .select({ student, semester, paid: ledgerEntry.id })
    .from(student)
    .innerJoin(academicSession, eq(academicSession.name, asked.session))
    .innerJoin(
      semester,
      and(eq(semester.sessionId, academicSession.id), eq(semester.number, Number(asked.semester))),
    )
    .leftJoin(
      ledgerEntry,
      and(
        eq(ledgerEntry.accountId, student.accountId),
        eq(ledgerEntry.sessionId, academicSession.id),
        eq(ledgerEntry.purpose, "tuition"),
      ),
    )
    .where(eq(student.accountId, accountId));
  if (row === undefined) throw refuse(404, texts.registration.noSuchSemester);
  if (row.paid === null) throw refuse(402, texts.registration.unpaid);
  return { student: row.student, semester: row.semester, session: asked.session };
};
