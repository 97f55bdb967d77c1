import { sql } from "drizzle-orm";
import { account } from "../../db/schema/accounts.ts";
import { applicant } from "../../db/schema/admissions.ts";
import { student } from "../../db/schema/students.ts";

/** Of whoever pays; an applicant's and a student's record are joined by account, one of them is there. */
export const payerColumns = {
  number: account.login,
  email: account.email,
  studentId: student.id,
  applicantId: applicant.id,
  name: sql<string>`concat_ws(' ', coalesce(${student.surname}, ${applicant.surname}), coalesce(${student.firstName}, ${applicant.firstName}), coalesce(${student.otherName}, ${applicant.otherName}))`,
};

interface PayerRow {
  readonly number: string | null;
  readonly email: string | null;
  readonly studentId: number | null;
  readonly applicantId: number | null;
  readonly name: string;
}

/** As the contract names them; null for an account that is nobody's. */
export const payerAnswer = ({ email, number, studentId, applicantId, name }: PayerRow) => {
  const id = studentId ?? applicantId;
  if (id === null || number === null || email === null) return null;
  const kind = studentId === null ? ("applicant" as const) : ("student" as const);
  return { kind, id, name, number, email };
};
