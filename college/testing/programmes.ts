import { eq } from "drizzle-orm";
import type { College } from "../src/context.ts";
import { firstProgrammeOf } from "../src/courses/programmes/of-department.ts";
import { academicSession } from "../src/db/schema/calendar.ts";
import { programmeCourse, programmeRules } from "../src/db/schema/programmes.ts";
import { programme } from "../src/db/schema/students.ts";
import { createDepartment } from "./courses.ts";
import { departmentCalled } from "./departments.ts";
import { nextSerial } from "./serial.ts";

type Fields = Partial<Omit<typeof programme.$inferInsert, "departmentId">> & {
  /** By name; made when it does not exist yet. */
  readonly department: string;
};

/** Writes one more programme of a department. */
export const createProgramme = async (
  college: College,
  { department: name, ...fields }: Fields,
): Promise<typeof programme.$inferSelect> => {
  const { id: departmentId } = await departmentCalled(college, name);
  const number = nextSerial("programme");
  const [row] = await college.db
    .insert(programme)
    .values({ code: `P${number}`, name: `Programme ${number}`, years: 3, ...fields, departmentId })
    .returning();
  if (row === undefined) throw new Error("the programme was not written");
  return row;
};

/** Changes the first programme of a department, which is made when it does not exist yet. */
export const changeFirstProgramme = async (
  college: College,
  department: string,
  fields: Partial<typeof programme.$inferInsert>,
): Promise<void> => {
  const { id } = await departmentCalled(college, department);
  const first = await firstProgrammeOf(college.db, id);
  await college.db.update(programme).set(fields).where(eq(programme.id, first.id));
};

/** Makes a department, which has its first programme. */
export const createDepartmentWithProgramme = async (
  college: College,
): Promise<{
  readonly id: number;
  readonly name: string;
  readonly first: typeof programme.$inferSelect;
}> => {
  const name = await createDepartment(college);
  const { id } = await departmentCalled(college, name);
  return { id, name, first: await firstProgrammeOf(college.db, id) };
};

/** A session by name, made when it does not exist yet. */
export const sessionCalled = async ({ db }: College, name: string): Promise<number> => {
  const [row] = await db
    .insert(academicSession)
    .values({ name })
    .onConflictDoUpdate({ target: academicSession.name, set: { name } })
    .returning();
  if (row === undefined) throw new Error("the session was not written");
  return row.id;
};

/** Writes rules that count from a session on: the college's usual ones, where nothing else is said. */
export const createRules = async (
  { db }: College,
  {
    required = [],
    electives = [],
    ...fields
  }: Pick<typeof programmeRules.$inferInsert, "programmeId" | "fromSessionId"> &
    Partial<typeof programmeRules.$inferInsert> & {
      readonly required?: readonly { readonly id: number }[];
      readonly electives?: readonly { readonly id: number }[];
    },
): Promise<void> => {
  await db.insert(programmeRules).values({
    passMark: 40,
    caMaximum: 40,
    graduationCgpa: 200,
    standingCgpa: 200,
    standingCarryoverCredits: 15,
    classes: [],
    electiveCredits: [],
    ...fields,
  });
  const { programmeId, fromSessionId } = fields;
  const courses = [
    ...required.map(({ id }) => ({ courseId: id, isRequired: true })),
    ...electives.map(({ id }) => ({ courseId: id, isRequired: false })),
  ];
  if (courses.length > 0) {
    await db
      .insert(programmeCourse)
      .values(courses.map((one) => ({ programmeId, fromSessionId, ...one })));
  }
};
