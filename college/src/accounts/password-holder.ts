import { and, eq, isNull } from "drizzle-orm";
import { passwordProblem } from "../../../rules/accounts/password.ts";
import type { Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { applicant } from "../db/schema/admissions.ts";
import { student } from "../db/schema/students.ts";

/** The kinds of accounts whose password an emailed code resets. */
export type HolderKind = "student" | "applicant";

interface PasswordHolder {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  /** Why this person may not have this new password, or undefined when it will do. */
  readonly problemWith: (password: string) => string | undefined;
}

/**
 * The person of this kind with this email, unless suspended. The account's row is locked, so that codes are asked for
 * and tried one after the other.
 */
export const findHolder = async (
  tx: Transaction,
  kind: HolderKind,
  email: string,
): Promise<PasswordHolder | undefined> => {
  const row = await (kind === "student" ? findStudent : findApplicant)(tx, email);
  if (row === undefined) return undefined;
  const { surname, number, ...holder } = row;
  return {
    ...holder,
    email,
    problemWith: (password) =>
      passwordProblem(password, number === undefined ? { surname } : { surname, number }),
  };
};

const findStudent = async (tx: Transaction, email: string) => {
  const [row] = await tx
    .select({
      id: account.id,
      firstName: student.firstName,
      surname: student.surname,
      number: student.matricNumber,
    })
    .from(account)
    .innerJoin(student, eq(student.accountId, account.id))
    .where(isHolder("student", email))
    .for("update", { of: account });
  return row;
};

const findApplicant = async (tx: Transaction, email: string) => {
  const [row] = await tx
    .select({ id: account.id, firstName: applicant.firstName, surname: applicant.surname })
    .from(account)
    .innerJoin(applicant, eq(applicant.accountId, account.id))
    .where(isHolder("applicant", email))
    .for("update", { of: account });
  return row && { ...row, number: undefined };
};

const isHolder = (kind: HolderKind, email: string) =>
  and(eq(account.kind, kind), eq(account.email, email), isNull(account.suspendedAt));
