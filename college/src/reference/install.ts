import type { Database } from "../db/database.ts";
import { feeLine } from "../db/schema/payments.ts";
import { department } from "../db/schema/students.ts";
import { departments } from "./departments.ts";
import { feeLines } from "./fee-lines.ts";

/**
 * Gives a new college its departments and fee schedule. A table that has rows is left alone: from then on
 * they are the college's own, to change and to remove.
 */
export const installReference = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    // Two processes of a new college may start at once; the second finds the first one's rows.
    if ((await tx.$count(department)) === 0)
      await tx
        .insert(department)
        .values([...departments])
        .onConflictDoNothing();
    if ((await tx.$count(feeLine)) === 0)
      await tx
        .insert(feeLine)
        .values([...feeLines])
        .onConflictDoNothing();
  });
