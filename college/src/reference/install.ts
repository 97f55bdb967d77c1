import { addFirstProgrammes } from "../courses/programmes/of-department.ts";
import type { Database, Transaction } from "../db/database.ts";
import { olevelRequirement } from "../db/schema/admissions.ts";
import { feeLine } from "../db/schema/payments.ts";
import { department } from "../db/schema/students.ts";
import { departments } from "./departments.ts";
import { feeLines } from "./fee-lines.ts";
import { olevelRequirements } from "./olevel-requirements.ts";

/**
 * Gives a new college its departments, what they ask of applicants, and its fee schedule. A table that has rows is
 * left alone: from then on they are the college's own, to change and to remove.
 */
export const installReference = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    // Two processes of a new college may start at once; the second finds the first one's rows.
    if ((await tx.$count(department)) === 0) await installDepartments(tx);
    if ((await tx.$count(feeLine)) === 0)
      await tx
        .insert(feeLine)
        .values([...feeLines])
        .onConflictDoNothing();
    if ((await tx.$count(olevelRequirement)) === 0) await installRequirements(tx);
  });

const installDepartments = async (tx: Transaction): Promise<void> => {
  const installed = await tx
    .insert(department)
    .values([...departments])
    .onConflictDoNothing()
    .returning();
  if (installed.length > 0) await addFirstProgrammes(tx, installed);
};

/** Those of departments that the college has; it may have other ones than a new college starts with. */
const installRequirements = async (tx: Transaction): Promise<void> => {
  const ids = new Map((await tx.select().from(department)).map(({ code, id }) => [code, id]));
  const rows = olevelRequirements.flatMap(({ code, ...requirement }) => {
    const departmentId = ids.get(code);
    return departmentId === undefined ? [] : [{ ...requirement, departmentId }];
  });
  if (rows.length > 0) await tx.insert(olevelRequirement).values(rows).onConflictDoNothing();
};
