import { eq, type SQL } from "drizzle-orm";
import type { ValueOf } from "../../../contract/endpoint.ts";
import type { Student } from "../../../contract/students/student.ts";
import type { Database } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { department, student } from "../db/schema/students.ts";
import { photoPath } from "../files/photo.ts";
import { notFound } from "../http/refusal.ts";
import { readCalendar } from "../registration/calendar.ts";

export type StudentRecord = ValueOf<typeof Student>;

/** A student's record in the contract's form. @throws 404 when there is none. */
export const readStudent = (db: Database, id: number): Promise<StudentRecord> =>
  readOne(db, eq(student.id, id));

/** The record of the student with this account. @throws 404 when there is none. */
export const readStudentOfAccount = (db: Database, accountId: number): Promise<StudentRecord> =>
  readOne(db, eq(student.accountId, accountId));

const readOne = async (db: Database, which: SQL): Promise<StudentRecord> => {
  const [row] = await db
    .select({
      student,
      department: department.name,
      email: account.email,
      mustChangePassword: account.mustChangePassword,
    })
    .from(student)
    .innerJoin(account, eq(account.id, student.accountId))
    .innerJoin(department, eq(department.id, student.departmentId))
    .where(which);
  if (row === undefined) throw notFound();
  const { student: own, ...rest } = row;
  const { session, semester } = await readCalendar(db);
  return {
    ...own,
    ...rest,
    currentSemester: semester === undefined ? null : String(semester.number),
    session: session?.name ?? null,
    passport: photoPath(own.passportFileId),
  };
};
