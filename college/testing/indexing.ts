import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import request from "supertest";
import type { College } from "../src/context.ts";
import { indexingRound } from "../src/db/schema/council-indexing.ts";
import { storedFile } from "../src/db/schema/files.ts";
import { student } from "../src/db/schema/students.ts";
import type { TestCollege } from "./college.ts";
import { callOffice } from "./office.ts";
import { createStudent, type TestStudent } from "./people.ts";
import { createDepartmentWithProgramme, sessionCalled } from "./programmes.ts";
import type { TestStaff } from "./staff.ts";

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

const path = "/student/indexing-rounds/";

/** The calls of an office that indexes students. */
export const indexingOffice = (server: TestCollege, who: TestStaff) => {
  const call = (method: "get" | "post" | "put" | "delete", to: string, body?: object) =>
    callOffice(server, who, method, to, body);
  const checkName = (round: TestRound, { id }: TestStudent, name: string) =>
    call("post", `${path}${round.id}/certificates/`, { students: [{ id, name }] });
  return {
    call,
    checkName,
    readRound: async ({ id }: Pick<TestRound, "id">) =>
      (await call("get", `${path}${id}/`).expect(200)).body,
    listed: async ({ id }: Pick<TestRound, "id">, filter = "") =>
      (await call("get", `/student/indexing-students/?round_id=${id}${filter}`).expect(200)).body
        .rows,
    hold: (round: TestRound, one: TestStudent, isHeld: boolean) =>
      call("post", `${path}${round.id}/held/`, {
        ...{ ids: [one.id], is_held: isHeld, reason: "Takes part next year" },
      }),
    importNumbers: (
      round: TestRound,
      file: string,
      fields: Readonly<Record<string, string>> = {},
    ) =>
      request(server.url)
        .post(`${path}${round.id}/import/`)
        .set({ authorization: who.authorization })
        .field({ dryRun: "false", ...fields })
        .attach("file", Buffer.from(file), "council.csv"),
    /** A student who lacks nothing. */
    createReady: async (round: TestRound, surname: string): Promise<TestStudent> => {
      const one = await createCandidate(server.college, round, { surname });
      await checkName(round, one, `${surname} Folake`).expect(200);
      return one;
    },
  };
};
