import { asc, eq, inArray } from "drizzle-orm";
import type { Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { department, student } from "../db/schema/students.ts";

/** One of those whom a bulk action is for. */
export interface ChosenStudent {
  readonly id: number;
  readonly accountId: number;
  readonly matricNumber: string;
  readonly surname: string;
  readonly firstName: string;
  readonly email: string;
  readonly department: string;
  readonly level: number;
  readonly standing: (typeof student.$inferSelect)["standing"];
  readonly revision: number;
}

/** Reads students in the order of their ids, and holds their rows where something is to be written. */
export const readChosen = async (
  tx: Transaction,
  ids: readonly number[],
  { lock }: { readonly lock: boolean },
): Promise<readonly ChosenStudent[]> => {
  if (lock) {
    await tx
      .select({ id: student.id })
      .from(student)
      .where(inArray(student.id, [...ids]))
      .orderBy(asc(student.id))
      .for("no key update");
  }
  return tx
    .select({
      id: student.id,
      accountId: student.accountId,
      matricNumber: student.matricNumber,
      surname: student.surname,
      firstName: student.firstName,
      email: account.email,
      department: department.name,
      level: student.level,
      standing: student.standing,
      revision: student.revision,
    })
    .from(student)
    .innerJoin(account, eq(account.id, student.accountId))
    .innerJoin(department, eq(department.id, student.departmentId))
    .where(inArray(student.id, [...ids]))
    .orderBy(asc(student.id));
};
