import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { College } from "../src/context.ts";
import { indexingRound } from "../src/db/schema/council-indexing.ts";
import { storedFile } from "../src/db/schema/files.ts";
import { student } from "../src/db/schema/students.ts";
import { createStudent, type TestStudent } from "./people.ts";
import { createDepartmentWithProgramme, sessionCalled } from "./programmes.ts";

export interface TestRound {
  readonly id: number;
  readonly programmeId: number;
  readonly entrySessionId: number;
  readonly department: string;
}

type Fields = Partial<typeof indexingRound.$inferInsert>;

/** Writes a round of a new department's programme. */
export const createRound = async (college: College, fields: Fields = {}): Promise<TestRound> => {
  const { name, first } = await createDepartmentWithProgramme(college);
  const entrySessionId = await sessionCalled(college, "2025/2026");
  const [row] = await college.db
    .insert(indexingRound)
    .values({
      ...{ programmeId: first.id, entrySessionId, closesOn: "2026-04-30", quota: 10 },
      columns: [
        { heading: "No", value: "serial" },
        { heading: "Candidate", value: "full_name" },
        { heading: "Born", value: "date_of_birth" },
        { heading: "Passport", value: "photo" },
      ],
      ...fields,
    })
    .returning();
  if (row === undefined) throw new Error("the round was not written");
  return { ...row, department: name };
};

/** A student of the round's cohort, who has a photo and a date of birth. */
export const createCandidate = async (
  college: College,
  { programmeId, entrySessionId, department }: TestRound,
  fields: Parameters<typeof createStudent>[1] = {},
): Promise<TestStudent> => {
  const one = await createStudent(college, {
    ...{ programmeId, entrySessionId, department, dateOfBirth: "2004-05-06" },
    ...fields,
  });
  const photo = { id: randomUUID(), ownerAccountId: one.accountId, mediaType: "image/jpeg" };
  await college.db.insert(storedFile).values({ ...photo, content: Buffer.from(one.matricNumber) });
  await college.db.update(student).set({ passportFileId: photo.id }).where(eq(student.id, one.id));
  return one;
};
