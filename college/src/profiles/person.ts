import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import {
  type CorrectableField,
  type CorrectableValues,
  correctableFields,
} from "../../../rules/profiles/correction.ts";
import type { Database, Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { admissionDecision, applicant } from "../db/schema/admissions.ts";
import { student } from "../db/schema/students.ts";
import { notFound } from "../http/refusal.ts";

/** A person by one of their accounts; an applicant who became a student has both records. */
export interface Person {
  readonly account: typeof account.$inferSelect;
  /** The kind of the account itself. */
  readonly kind: "applicant" | "student";
  readonly applicant: typeof applicant.$inferSelect | null;
  readonly student: typeof student.$inferSelect | null;
}

/** The record of the account itself. */
export const ownRecord = ({ kind, applicant: one, student: other }: Person) => {
  const record = kind === "applicant" ? one : other;
  if (record === null) throw new Error("an account has no record");
  return record;
};

/** @throws 404 when the account is neither an applicant's nor a student's. */
export const readPerson = async (db: Database, accountId: number): Promise<Person> => {
  const { owner, applicantId, studentId } = await find(db, accountId);
  const [[one], [other]] = await Promise.all([
    applicantId === null ? [] : db.select().from(applicant).where(eq(applicant.id, applicantId)),
    studentId === null ? [] : db.select().from(student).where(eq(student.id, studentId)),
  ]);
  return { ...owner, applicant: one ?? null, student: other ?? null };
};

/**
 * The same, with the records locked until the transaction ends: the applicant's before the student's, as when an
 * offer is accepted. Reads the records again under the lock.
 */
export const lockPerson = async (tx: Transaction, accountId: number): Promise<Person> => {
  const first = await find(tx, accountId);
  if (first.applicantId !== null) {
    await tx
      .select({ id: applicant.id })
      .from(applicant)
      .where(eq(applicant.id, first.applicantId))
      .for("update");
  }
  const { studentId } = await find(tx, accountId);
  if (studentId !== null) {
    await tx
      .select({ id: student.id })
      .from(student)
      .where(eq(student.id, studentId))
      .for("no key update");
  }
  return readPerson(tx, accountId);
};

const find = async (db: Database, accountId: number) => {
  const [row] = await db
    .select({
      account,
      applicantId: sql<number | null>`coalesce(${applicant.id}, (
        select d.applicant_id from ${admissionDecision} d where d.student_id = ${student.id}))`,
      studentId: sql<number | null>`coalesce(${student.id}, (
        select d.student_id from ${admissionDecision} d where d.applicant_id = ${applicant.id}))`,
    })
    .from(account)
    .leftJoin(applicant, eq(applicant.accountId, account.id))
    .leftJoin(student, eq(student.accountId, account.id))
    .where(eq(account.id, accountId));
  if (row === undefined || row.account.kind === "staff") throw notFound();
  const { account: own, applicantId, studentId } = row;
  return { owner: { account: own, kind: own.kind as Person["kind"] }, applicantId, studentId };
};

/** The correctable values of a record; empty where nothing is stored. */
export const correctableValues = (
  record: Readonly<Record<CorrectableField, string | null>>,
): Readonly<Record<CorrectableField, string>> => {
  const values: Partial<Record<CorrectableField, string>> = {};
  for (const field of correctableFields) values[field] = record[field] ?? "";
  return values as Record<CorrectableField, string>;
};

/** A revision of the correctable values, computed from them because the person's own form increments no counter. */
export const revisionOf = (values: CorrectableValues): number =>
  createHash("sha256")
    .update(JSON.stringify(correctableFields.map((field) => values[field] ?? "")))
    .digest()
    .readUInt32BE() >>> 1;
