import { eq } from "drizzle-orm";
import type { Transaction } from "../db/database.ts";
import { student } from "../db/schema/students.ts";

/**
 * Holds the row of the student who has this account until the transaction ends, so that what one student does comes one
 * after the other; what it rests on is to be read after it. Rows that point to the student can still be written meanwhile.
 */
export const lockStudent = async (tx: Transaction, accountId: number): Promise<void> => {
  await tx
    .select({ id: student.id })
    .from(student)
    .where(eq(student.accountId, accountId))
    .for("no key update");
};
