import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { academicSession, semester } from "../db/schema/calendar.ts";

/** The academic session now running, and the semester of it; either may be missing between two. */
export interface Calendar {
  readonly session: { readonly id: number; readonly name: string } | undefined;
  readonly semester: typeof semester.$inferSelect | undefined;
}

export const readCalendar = async (db: Database): Promise<Calendar> => {
  const [running] = await db
    .select()
    .from(semester)
    .innerJoin(academicSession, eq(academicSession.id, semester.sessionId))
    .where(eq(semester.isCurrent, true));
  if (running !== undefined) {
    const { academic_session: session, semester: current } = running;
    return { session: { id: session.id, name: session.name }, semester: current };
  }
  const [session] = await db
    .select({ id: academicSession.id, name: academicSession.name })
    .from(academicSession)
    .where(eq(academicSession.isCurrent, true));
  return { session, semester: undefined };
};
