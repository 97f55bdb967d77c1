import { eq } from "drizzle-orm";
import { startSignIn } from "../src/accounts/sign-ins.ts";
import type { College } from "../src/context.ts";
import { firstProgrammeOf } from "../src/courses/programmes/of-department.ts";
import { account } from "../src/db/schema/accounts.ts";
import { academicSession, semester } from "../src/db/schema/calendar.ts";
import { student } from "../src/db/schema/students.ts";
import { departmentCalled } from "./departments.ts";
import { hashOnce } from "./passwords.ts";
import { nextSerial } from "./serial.ts";

type StudentFields = Omit<
  Partial<typeof student.$inferInsert>,
  "id" | "accountId" | "departmentId"
> & {
  readonly email?: string;
  /** Without a password the account can sign in only through `signInAs`. */
  readonly password?: string;
  readonly mustChangePassword?: boolean;
  readonly suspendedAt?: Date;
  /** By name; made when it does not exist yet. */
  readonly department?: string;
};

export interface TestStudent {
  readonly id: number;
  readonly accountId: number;
  readonly matricNumber: string;
  readonly email: string;
  readonly password: string;
}

export const studentIdOf = async ({ db }: College, matricNumber: string): Promise<number> => {
  const [row] = await db
    .select({ id: student.id })
    .from(student)
    .where(eq(student.matricNumber, matricNumber));
  if (row === undefined) throw new Error("nobody has this matric number");
  return row.id;
};

/** Writes a student with an account. Everything has a default; each call makes another person. */
export const createStudent = async (
  college: College,
  fields: StudentFields = {},
): Promise<TestStudent> => {
  const number = nextSerial("student");
  const { email, password, mustChangePassword, suspendedAt, department: name, ...rest } = fields;
  const matricNumber = rest.matricNumber ?? `COHT/2025/${String(number).padStart(3, "0")}`;
  const { id: departmentId } = await departmentCalled(college, name ?? "Community Health");
  const { id: programmeId } = await firstProgrammeOf(college.db, departmentId);
  return college.db.transaction(async (tx) => {
    const [owner] = await tx
      .insert(account)
      .values({
        kind: "student",
        login: matricNumber,
        email: email ?? `student${number}@students.college.example`,
        passwordHash: password === undefined ? "unusable" : await hashOnce(password),
        mustChangePassword: mustChangePassword ?? false,
        suspendedAt: suspendedAt ?? null,
        createdAt: college.clock(),
      })
      .returning();
    if (owner === undefined) throw new Error("the account was not written");
    const [row] = await tx
      .insert(student)
      .values({
        surname: "Adeyemi",
        firstName: "Folake",
        level: 100,
        stateOfOrigin: "Oyo",
        programmeId,
        ...rest,
        matricNumber,
        accountId: owner.id,
        departmentId,
      })
      .returning();
    if (row === undefined) throw new Error("the student was not written");
    return {
      id: row.id,
      accountId: owner.id,
      matricNumber,
      email: owner.email,
      password: password ?? "",
    };
  });
};

/** `authorization` header of a new sign-in of this account. */
export const signInAs = async (
  college: College,
  { accountId }: { readonly accountId: number },
): Promise<{
  readonly authorization: string;
  readonly access: string;
  readonly refresh: string;
}> => {
  const pair = await college.db.transaction((tx) => startSignIn(college, tx, accountId));
  return { ...pair, authorization: `Bearer ${pair.access}` };
};

/** Writes a current session, and a current semester of it by default. */
export const createCalendar = async (
  college: College,
  {
    name = "2025/2026",
    ...fields
  }: Partial<typeof semester.$inferInsert> & { readonly name?: string } = {},
): Promise<{ readonly sessionId: number; readonly semesterId: number }> => {
  const [session] = await college.db
    .insert(academicSession)
    .values({ name, isCurrent: true })
    // An application session may have made it already.
    .onConflictDoUpdate({ target: academicSession.name, set: { isCurrent: true } })
    .returning();
  if (session === undefined) throw new Error("the session was not written");
  const [row] = await college.db
    .insert(semester)
    .values({
      sessionId: session.id,
      number: 2,
      isCurrent: true,
      startsOn: "2026-02-02",
      endsOn: "2026-06-26",
      minCredits: 15,
      maxCredits: 24,
      ...fields,
    })
    .returning();
  if (row === undefined) throw new Error("the semester was not written");
  return { sessionId: session.id, semesterId: row.id };
};
