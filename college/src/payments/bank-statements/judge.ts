import { asc, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../db/database.ts";
import { slip } from "../../db/schema/bank.ts";
import { student } from "../../db/schema/students.ts";
import { grouped } from "../../grouped.ts";
import { personName } from "../../lists/names.ts";
import { type SlipRow, slipColumns } from "../slips/slip.ts";
import { classify, type MetSlip, type Verdict } from "./classify.ts";
import { inUnhurriedParts } from "./in-parts.ts";
import type { PaidRow } from "./read-statement.ts";

/** In a query: the texts of a list, however many, as one parameter. */
export const textsOf = (texts: Iterable<string>) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify([...texts])}::jsonb))`;

type ReadSlip = Omit<MetSlip, "restKobo"> & Pick<SlipRow, "lines" | "owedKobo">;

/** The slips that exist with the right references of these rows, and what is owed of their items. */
export const readSlips = (
  db: Database | Transaction,
  rows: readonly PaidRow[],
): Promise<readonly ReadSlip[]> => {
  const references = rows.flatMap((row) =>
    row.references.flatMap(({ reference, isValid }) => (isValid ? reference : [])),
  );
  return db
    .select({
      id: slip.id,
      accountId: slip.accountId,
      reference: slip.reference,
      amountKobo: slip.amountKobo,
      receivedKobo: slip.receivedKobo,
      lines: slip.lines,
      owedKobo: slipColumns.owedKobo,
      isCancelled: sql<boolean>`${slip.cancelledAt} is not null`,
      student: {
        id: student.id,
        matricNumber: student.matricNumber,
        name: personName(student),
      },
    })
    .from(slip)
    .innerJoin(student, eq(student.accountId, slip.accountId))
    .where(sql`${slip.reference} in ${textsOf(new Set(references))}`)
    .orderBy(asc(slip.id));
};

/** The students whose matric numbers stand in these narrations. */
export const readNamed = (
  db: Database | Transaction,
  rows: readonly Pick<PaidRow, "numbers">[],
): Promise<readonly MetSlip["student"][]> => {
  const numbers = new Set(rows.flatMap((row) => row.numbers));
  return db
    .select({ id: student.id, matricNumber: student.matricNumber, name: personName(student) })
    .from(student)
    .where(sql`lower(${student.matricNumber}) in ${textsOf(numbers)}`)
    .orderBy(asc(student.id));
};

/** Rows whose slips and students are read at once: the answer for thousands would keep other requests waiting. */
const readAtOnce = 250;

/**
 * Judges rows in their order: what is counted for a slip is not awaited by the rows that follow, nor what it pays by other slips for
 * the same. Reads what is needed of all of them first.
 */
export const openJudge = async (db: Database | Transaction, rows: readonly PaidRow[]) => {
  const items = openItems();
  const byReference = new Map<string, ReadSlip>();
  const byNumber = new Map<string, readonly MetSlip["student"][]>();
  for await (const part of inUnhurriedParts(rows, readAtOnce)) {
    for (const one of await readSlips(db, part)) byReference.set(one.reference, one);
    const named = grouped(await readNamed(db, part), ({ matricNumber }) =>
      matricNumber.toLowerCase(),
    );
    for (const [number, owners] of named) byNumber.set(number, owners);
  }
  return (row: PaidRow): Verdict => {
    const verdict = classify(row, {
      slips: row.references.flatMap(({ reference }) => {
        const found = byReference.get(reference);
        return found === undefined ? [] : { ...found, restKobo: items.restOf(found) };
      }),
      matricNumbers: row.numbers.flatMap((number) =>
        (byNumber.get(number) ?? []).map(({ matricNumber }) => matricNumber),
      ),
    });
    if ("nameDiffers" in verdict) {
      const paid = byReference.get(verdict.slip.reference);
      if (paid === undefined) throw new Error("the slip was read before");
      items.pay(paid, row.amountKobo);
      byReference.set(paid.reference, {
        ...paid,
        receivedKobo: paid.receivedKobo + row.amountKobo,
      });
    }
    return verdict;
  };
};

/** What the rows so far pay of the items of slips. */
const openItems = () => {
  const paid = new Map<string, number>();
  const owed = ({ accountId, lines, owedKobo }: ReadSlip) =>
    lines.map(({ key }, index) => {
      const item = `${accountId} ${key}`;
      return { item, kobo: Math.max(0, (owedKobo[index] ?? 0) - (paid.get(item) ?? 0)) };
    });
  return {
    restOf: (one: ReadSlip): number =>
      Math.min(
        one.amountKobo - one.receivedKobo,
        owed(one).reduce((sum, { kobo }) => sum + kobo, 0),
      ),
    pay: (one: ReadSlip, amountKobo: number): void => {
      let left = amountKobo;
      for (const { item, kobo } of owed(one)) {
        const share = Math.min(left, kobo);
        paid.set(item, (paid.get(item) ?? 0) + share);
        left -= share;
      }
    },
  };
};
