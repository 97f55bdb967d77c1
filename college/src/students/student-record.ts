import { eq, type SQL } from "drizzle-orm";
import type { ValueOf } from "../../../contract/endpoint.ts";
import type { Student } from "../../../contract/students/student.ts";
import type { Database } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { department, student } from "../db/schema/students.ts";
import { notFound } from "../http/refusal.ts";
import { type Calendar, readCalendar } from "../registration/calendar.ts";

export type StudentRecord = ValueOf<typeof Student>;

/** A student's record as the contract has it. @throws 404 when there is none. */
export const readStudent = (db: Database, id: number): Promise<StudentRecord> =>
  readOne(db, eq(student.id, id));

/** The record of the student who holds this account. @throws 404 when nobody does. */
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
  return toRecord(row, await readCalendar(db));
};

interface Row {
  readonly student: typeof student.$inferSelect;
  readonly department: string;
  readonly email: string;
  readonly mustChangePassword: boolean;
}

const toRecord = (
  { student: row, department: departmentName, email, mustChangePassword }: Row,
  { session, semester }: Calendar,
): StudentRecord => ({
  id: row.id,
  matricNumber: row.matricNumber,
  surname: row.surname,
  firstName: row.firstName,
  otherName: row.otherName,
  department: departmentName,
  level: row.level,
  currentSemester: semester === undefined ? null : String(semester.number),
  session: session?.name ?? null,
  email,
  passport: row.passportFileId === null ? null : `/media/passports/${row.passportFileId}.jpg`,
  phone: row.phone,
  sex: row.sex,
  dateOfBirth: row.dateOfBirth,
  maritalStatus: row.maritalStatus,
  nationality: row.nationality,
  stateOfOrigin: row.stateOfOrigin,
  lga: row.lga,
  bloodGroup: row.bloodGroup,
  emergencyContact: row.emergencyContact,
  address: row.address,
  religion: row.religion,
  parentName: row.parentName,
  parentPhone: row.parentPhone,
  parentAddress: row.parentAddress,
  maidenName: row.maidenName,
  mustChangePassword,
});
