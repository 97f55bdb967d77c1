import { type SQL, sql } from "drizzle-orm";
import { account } from "../../db/schema/accounts.ts";
import { applicant } from "../../db/schema/admissions.ts";
import { student } from "../../db/schema/students.ts";
import { applicantMatches, studentMatches } from "../../lists/search.ts";

/** The payer's columns; applicant and student are joined by account, and one of them exists. */
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

/** The payer in the contract's form; null for an account without a person. */
export const payerAnswer = ({ email, number, studentId, applicantId, name }: PayerRow) => {
  const id = studentId ?? applicantId;
  if (id === null || number === null || email === null) return null;
  const kind = studentId === null ? ("applicant" as const) : ("student" as const);
  return { kind, id, name, number, email };
};

/** The accounts of payers with this email, number or name. The kind of text is decided first, because each has its own index. */
export const payersMatching = (text: string): SQL =>
  text.includes("@") ? payersWithEmail(text) : payersCalled(text);

const payersWithEmail = (text: string): SQL => sql`
  select ${account.id} from ${account}
  where ${account.kind} in ('applicant', 'student') and ${account.email} = ${text.toLowerCase()}`;

const payersCalled = (text: string): SQL => sql`
  select ${student.accountId} from ${student} where ${studentMatches(text)}
  union all
  select ${applicant.accountId} from ${applicant} where ${applicantMatches(text)}`;
