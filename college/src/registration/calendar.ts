import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { academicSession, semester } from "../db/schema/calendar.ts";

/** The academic session now running, and the semester of it; either may be missing between two. */
export interface Calendar {
  readonly session: { readonly id: number; readonly name: string } | undefined;
  readonly semester: typeof semester.$inferSelect | undefined;
}

/** The id of the session now running, or null, inside a query: the running semester's, else the one marked as current. */
export const currentSessionId = sql<number | null>`coalesce(
  (select ${semester.sessionId} from ${semester} where ${semester.isCurrent}),
  (select ${academicSession.id} from ${academicSession} where ${academicSession.isCurrent})
)`;

export const readCalendar = async (db: Database): Promise<Calendar> => {
  const [running] = await db
    .select({ session: { id: academicSession.id, name: academicSession.name }, semester })
    .from(academicSession)
    .leftJoin(semester, and(eq(semester.sessionId, academicSession.id), semester.isCurrent))
    .where(eq(academicSession.id, currentSessionId));
  return { session: running?.session, semester: running?.semester ?? undefined };
};
