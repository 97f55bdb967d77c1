import { sql } from "drizzle-orm";
import type { Transaction } from "../../db/database.ts";
import { serialNumber } from "../../db/schema/admissions.ts";

/**
 * The next number of a series, from 1 on. The series' row stays locked until the transaction ends, so that numbers
 * are given out one after the other and a transaction that is rolled back leaves no gap.
 */
export const nextSerialNumber = async (tx: Transaction, series: string): Promise<number> => {
  const [row] = await tx
    .insert(serialNumber)
    .values({ series, last: 1 })
    .onConflictDoUpdate({
      target: serialNumber.series,
      set: { last: sql`${serialNumber.last} + 1` },
    })
    .returning({ last: serialNumber.last });
  if (row === undefined) throw new Error(`no number was given out of ${series}`);
  return row.last;
};
