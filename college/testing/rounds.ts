import { eq } from "drizzle-orm";
import type { College } from "../src/context.ts";
import { admissionQuota } from "../src/db/schema/admission-quotas.ts";
import { type applicationSession, testBatch } from "../src/db/schema/admissions.ts";
import { departmentCalled } from "./departments.ts";

/** Gives a department its places in a round of admission. */
export const setQuota = async (
  college: College,
  { id: applicationSessionId }: Pick<typeof applicationSession.$inferSelect, "id">,
  department: string,
  places: number,
): Promise<void> => {
  const { id: departmentId } = await departmentCalled(college, department);
  await college.db.insert(admissionQuota).values({ applicationSessionId, departmentId, places });
};

/** Moves a test to three hours ago, so that it is over. */
export const holdTest = async (
  { db, clock }: College,
  { id }: Pick<typeof testBatch.$inferSelect, "id">,
): Promise<void> => {
  const hoursAgo = (hours: number) => new Date(clock().getTime() - hours * 3_600_000);
  await db
    .update(testBatch)
    .set({ startsAt: hoursAgo(3), endsAt: hoursAgo(1) })
    .where(eq(testBatch.id, id));
};
