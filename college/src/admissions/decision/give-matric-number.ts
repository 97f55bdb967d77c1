import { eq, sql } from "drizzle-orm";
import type { CollegeIdentity } from "../../../../contract/portal/college-identity.ts";
import type { Transaction } from "../../db/database.ts";
import { serialNumber } from "../../db/schema/admissions.ts";
import { student } from "../../db/schema/students.ts";
import { schoolCode } from "../sign-up/application-number.ts";

/**
 * Gives out the next matric number of a year, `COHT/2026/001`: after the last that was given out and after every
 * number that a student has, whoever wrote that student. The year's series stays locked until the transaction ends, so
 * that numbers come one after the other, and a transaction that is rolled back leaves no gap.
 * @param year of the start of the academic session, `2026`.
 */
export const giveMatricNumber = async (
  tx: Transaction,
  { shortName }: CollegeIdentity,
  year: string,
): Promise<string> => {
  const prefix = `${schoolCode(shortName)}/${year}/`;
  const last = await lockSeries(tx, `matric:${year}`);
  const serial = Math.max(last, await highestSerial(tx, prefix)) + 1;
  await tx
    .update(serialNumber)
    .set({ last: serial })
    .where(eq(serialNumber.series, `matric:${year}`));
  return `${prefix}${String(serial).padStart(3, "0")}`;
};

/** The last number given out of a series, which is begun where there is none; its row is locked. */
const lockSeries = async (tx: Transaction, series: string): Promise<number> => {
  await tx.insert(serialNumber).values({ series, last: 0 }).onConflictDoNothing();
  const [row] = await tx
    .select({ last: serialNumber.last })
    .from(serialNumber)
    .where(eq(serialNumber.series, series))
    .for("update");
  if (row === undefined) throw new Error(`there is no series ${series}`);
  return row.last;
};

/** The highest serial that a student's number has, 0 without one; numbers in another style do not count. */
const highestSerial = async (tx: Transaction, prefix: string): Promise<number> => {
  const rest = sql`substring(${student.matricNumber} from ${prefix.length + 1}::int)`;
  const [found] = await tx
    .select({ serial: sql<number | null>`max(${rest}::int)` })
    .from(student)
    .where(sql`starts_with(${student.matricNumber}, ${prefix}) and ${rest} ~ '^[0-9]{1,8}$'`);
  return found?.serial ?? 0;
};
