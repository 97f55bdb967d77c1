import { and, eq, type SQL } from "drizzle-orm";
import type { ValueOf } from "../../../contract/endpoint.ts";
import type { Student } from "../../../contract/students/student.ts";
import { inBatches } from "../db/batches.ts";
import type { Database } from "../db/database.ts";
import { isOneOf, prepareOnce } from "../db/prepare-once.ts";
import { account } from "../db/schema/accounts.ts";
import { academicSession, semester } from "../db/schema/calendar.ts";
import { department, programme, student } from "../db/schema/students.ts";
import { photoPath } from "../files/photo.ts";
import { forbidden, notFound } from "../http/refusal.ts";
import { currentSessionId } from "../registration/calendar.ts";

export type StudentRecord = ValueOf<typeof Student>;

/** A student's record in the contract's form. @throws 404 when there is none. */
export const readStudent = (db: Database, id: number): Promise<StudentRecord> =>
  readOne(db, eq(student.id, id));

/** The record of the student with this account. @throws 404 when there is none. */
export const readStudentOfAccount = (db: Database, accountId: number): Promise<StudentRecord> =>
  readOne(db, eq(student.accountId, accountId));

const readOne = async (db: Database, which: SQL): Promise<StudentRecord> => {
  const [row] = await selectRecords(db).where(which);
  if (row === undefined) throw notFound();
  return toRecord(row);
};

const selectRecords = (db: Database) =>
  db
    .select({
      student,
      department: department.name,
      programme: programme.name,
      email: account.email,
      mustChangePassword: account.mustChangePassword,
      session: academicSession.name,
      semester: semester.number,
    })
    .from(student)
    .innerJoin(account, eq(account.id, student.accountId))
    .innerJoin(department, eq(department.id, student.departmentId))
    .innerJoin(programme, eq(programme.id, student.programmeId))
    .leftJoin(academicSession, eq(academicSession.id, currentSessionId))
    .leftJoin(semester, and(eq(semester.sessionId, academicSession.id), semester.isCurrent));

type Row = Awaited<ReturnType<typeof selectRecords>>[number];

const toRecord = ({ student: own, semester: number, ...rest }: Row): StudentRecord => ({
  ...own,
  ...rest,
  currentSemester: number === null ? null : String(number),
  passport: photoPath(own.passportFileId),
});

const ownRecordsQuery = prepareOnce((db) =>
  selectRecords(db).where(isOneOf(student.accountId, "accountIds")).prepare("own_student_records"),
);

/** Every page of a student begins with it: those that arrive together read as one. */
const ownRecordReader = prepareOnce((db) =>
  inBatches(async (accountIds: readonly number[]) => {
    const rows = await ownRecordsQuery(db).execute({ accountIds });
    const found = new Map(rows.map((row) => [row.student.accountId, row]));
    return accountIds.map((accountId) => found.get(accountId));
  }),
);

/** The record that a student asks for. @throws 403 where it is not the caller's own. */
export const readOwnStudent = async (
  db: Database,
  { id, accountId }: { readonly id: number; readonly accountId: number },
): Promise<StudentRecord> => {
  const row = await ownRecordReader(db)(accountId);
  if (row?.student.id !== id) throw forbidden();
  return toRecord(row);
};
