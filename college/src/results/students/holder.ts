import { eq, type SQL } from "drizzle-orm";
import { nameOf } from "../../admissions/decision/papers.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { department, student } from "../../db/schema/students.ts";
import { notFound } from "../../http/refusal.ts";

/** A student whose results are read. */
export interface Holder {
  readonly id: number;
  readonly matricNumber: string;
  readonly name: string;
  readonly department: string;
  readonly level: number;
  readonly passportFileId: string | null;
}

/** How a student is named: by their account, or by their record. */
export const holderOf = {
  account: (accountId: number): SQL => eq(student.accountId, accountId),
  student: (studentId: number): SQL => eq(student.id, studentId),
} as const;

/** @throws 404 where there is no such student. */
export const requireHolder = async (db: Database | Transaction, who: SQL): Promise<Holder> => {
  const [row] = await db
    .select({ student, department: department.name })
    .from(student)
    .innerJoin(department, eq(department.id, student.departmentId))
    .where(who);
  if (row === undefined) throw notFound();
  const { id, matricNumber, level, passportFileId } = row.student;
  return {
    id,
    matricNumber,
    level,
    passportFileId,
    name: nameOf(row.student),
    department: row.department,
  };
};
