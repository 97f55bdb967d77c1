import { eq } from "drizzle-orm";
import type { College } from "../src/context.ts";
import { addFirstProgrammes } from "../src/courses/programmes/of-department.ts";
import { department } from "../src/db/schema/students.ts";
import { departments } from "../src/reference/departments.ts";

/** The department with this name, made when it does not exist yet; the college's own have their own codes. */
export const departmentCalled = async (
  { db }: College,
  name: string,
): Promise<{ readonly id: number; readonly code: string; readonly name: string }> => {
  const [existing] = await db.select().from(department).where(eq(department.name, name));
  if (existing !== undefined) return existing;
  const code =
    departments.find((one) => one.name === name)?.code ??
    name.replaceAll(/[^A-Z]/g, "").padEnd(3, "X");
  const [created] = await db.insert(department).values({ name, code }).returning();
  if (created === undefined) throw new Error("the department was not written");
  await addFirstProgrammes(db, [created]);
  return created;
};
