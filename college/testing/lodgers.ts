import { desc, eq } from "drizzle-orm";
import type { College } from "../src/context.ts";
import { hostelApplication } from "../src/db/schema/hostels.ts";

/** Every application that a student has made, the newest first. */
export const applicationsOf = (
  { db }: College,
  student: { readonly id: number },
): Promise<readonly (typeof hostelApplication.$inferSelect)[]> =>
  db
    .select()
    .from(hostelApplication)
    .where(eq(hostelApplication.studentId, student.id))
    .orderBy(desc(hostelApplication.id));
