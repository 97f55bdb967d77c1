import { eq, type SQL } from "drizzle-orm";
import type { Static } from "typebox";
import type { Student } from "../../../contract/students/student.ts";
import type { Database } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { department, student } from "../db/schema/students.ts";
import { notFound } from "../http/refusal.ts";
import { type Calendar, readCalendar } from "../registration/calendar.ts";

export type StudentRecord = Static<typeof Student>;

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
  matric_number: row.matricNumber,
  surname: row.surname,
  first_name: row.firstName,
  other_name: row.otherName,
  department: departmentName,
  level: row.level,
  current_semester: semester === undefined ? null : String(semester.number),
  session: session?.name ?? null,
  email,
  passport: row.passportFileId === null ? null : `/media/passports/${row.passportFileId}.jpg`,
  phone: row.phone,
  sex: row.sex,
  date_of_birth: row.dateOfBirth,
  marital_status: row.maritalStatus,
  nationality: row.nationality,
  state_of_origin: row.stateOfOrigin,
  lga: row.lga,
  blood_group: row.bloodGroup,
  emergency_contact: row.emergencyContact,
  address: row.address,
  religion: row.religion,
  parent_name: row.parentName,
  parent_phone: row.parentPhone,
  parent_address: row.parentAddress,
  maiden_name: row.maidenName,
  must_change_password: mustChangePassword,
});
