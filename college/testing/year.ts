import { eq, ne } from "drizzle-orm";
import type { College } from "../src/context.ts";
import { academicSession, semester } from "../src/db/schema/calendar.ts";
import { hostelSettings } from "../src/db/schema/hostels.ts";
import { feeLine, tuitionFee } from "../src/db/schema/payments.ts";
import { openRegistration } from "./courses.ts";

const week = 7 * 24 * 3_600_000;

/** A running session of a college that holds its reference data: tuition of level 100 payable, registration and hostels open. */
export const openYear = async (
  college: College,
): Promise<{ readonly sessionId: number; readonly semesterId: number }> => {
  const running = await openRegistration(college);
  const { sessionId } = running;
  await college.db.insert(tuitionFee).values({ sessionId, level: 100, isActive: true });
  await college.db.insert(hostelSettings).values({
    sessionId,
    isApplicationOpen: true,
    applicationDeadline: new Date(college.clock().getTime() + week),
  });
  return running;
};

/** The session before the running one of `openYear`, with the semester of the running one's number in it. */
export const writeLastSession = async ({
  db,
}: College): Promise<{
  readonly sessionId: number;
  readonly semesterId: number;
  /** As the screens call the semester. */
  readonly name: string;
}> => {
  const [session] = await db.insert(academicSession).values({ name: "2024/2025" }).returning();
  if (session === undefined) throw new Error("the session was not written");
  const [row] = await db
    .insert(semester)
    .values({
      sessionId: session.id,
      number: 2,
      startsOn: "2025-02-03",
      endsOn: "2025-06-27",
      resultsDueOn: "2025-07-11",
      minCredits: 15,
      maxCredits: 24,
    })
    .returning();
  if (row === undefined) throw new Error("the semester was not written");
  return { sessionId: session.id, semesterId: row.id, name: "2024/2025, Second semester" };
};

/** Leaves the fees that are paid in the portal alone, so that who has paid tuition owes nothing. */
export const chargeInPortalOnly = async ({ db }: College): Promise<void> => {
  await db.delete(feeLine).where(ne(feeLine.paidAt, "portal"));
};

/** Changes a semester, which no call does: when registration opens and closes, its limits. */
export const changeSemester = async (
  { db }: College,
  semesterId: number,
  fields: Partial<typeof semester.$inferInsert>,
): Promise<void> => {
  await db.update(semester).set(fields).where(eq(semester.id, semesterId));
};
