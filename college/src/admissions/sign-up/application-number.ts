import { sql } from "drizzle-orm";
import type { CollegeIdentity } from "../../../../contract/portal/college-identity.ts";
import type { Transaction } from "../../db/database.ts";
import { serialNumber } from "../../db/schema/admissions.ts";

/** The series of `serial_number` that application numbers of all courses are given out of. */
const applicationSeries = "application";

/** Gives out the next application number, `COHT/CHE/00001`. */
export const giveApplicationNumber = async (
  tx: Transaction,
  { shortName }: CollegeIdentity,
  courseCode: string,
): Promise<string> => {
  const serial = await nextSerialNumber(tx, applicationSeries);
  return [schoolCode(shortName), courseCode.toUpperCase(), String(serial).padStart(5, "0")].join(
    "/",
  );
};

/** A number's first part, without characters that would end it or change in a URL path. */
export const schoolCode = (shortName: string): string =>
  shortName.toUpperCase().replaceAll(/[^\p{L}\p{N}-]/gu, "");

/** The one form of an application number: upper case, without spaces and unseen characters, whatever was typed. */
export const normaliseApplicationNumber = (typed: string): string =>
  typed
    .normalize("NFKC")
    .replaceAll(/[\s\p{Cc}\p{Cf}]/gu, "")
    .toUpperCase();

/**
 * The next number of a series, from 1 on. The series' row stays locked until the transaction ends, so that numbers
 * are given out one after the other and a transaction that is rolled back leaves no gap.
 */
const nextSerialNumber = async (tx: Transaction, series: string): Promise<number> => {
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
