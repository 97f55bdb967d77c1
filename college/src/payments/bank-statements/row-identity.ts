import { createHash } from "node:crypto";

interface Money {
  /** `2026-11-25`. */
  readonly day: string;
  readonly amountKobo: number;
  readonly narration: string;
}

/**
 * Marks rows that are equal in date, amount and narration, however a file writes them. Case and spaces do not count: banks write
 * them otherwise in a CSV than in a workbook.
 */
export const digestOf = ({ day, amountKobo, narration }: Money): string =>
  createHash("sha256")
    .update(JSON.stringify([day, amountKobo, narration.toLowerCase().replaceAll(/\s+/g, "")]))
    .digest("base64url");

/** A row of a file as it is told apart from others. */
export interface Distinct {
  readonly digest: string;
  /** Equal rows of the file up to this one. */
  readonly occurrence: number;
  /** The bank's own number of the transaction. */
  readonly transactionId: string | null;
}

/**
 * The same for a row in every file that has it. Two equal rows of a file are two payments, and the same two rows in another file
 * are these again.
 */
export const identityOf = ({ digest, occurrence, transactionId }: Distinct): string =>
  transactionId === null ? `row:${digest}-${occurrence}` : `id:${transactionId.toLowerCase()}`;

/** A row that was imported into the same account before. */
export type Stored = Pick<Money, "day" | "amountKobo"> &
  Pick<Distinct, "digest" | "transactionId"> & { readonly identity: string };

/** `reused`: the number stands for other money, so it does not identify a row. */
export type Sighting = "new" | "seen" | "reused";

/**
 * Tells for the rows of one file, in their order, whether each was imported before: by the bank's number of it, otherwise by what
 * it says. It holds also where one file was imported with the numbers and another without.
 */
export const openSightings = (stored: readonly Stored[]) => {
  const known = new Map<string, Pick<Money, "day" | "amountKobo">>();
  const equal = new Map<string, { all: number; unnumbered: number }>();
  for (const row of stored) {
    known.set(row.identity, row);
    const count = equal.get(row.digest) ?? { all: 0, unnumbered: 0 };
    count.all += 1;
    if (row.transactionId === null) count.unnumbered += 1;
    equal.set(row.digest, count);
  }
  return (row: Pick<Money, "day" | "amountKobo"> & Distinct): Sighting => {
    const count = equal.get(row.digest);
    if (row.transactionId === null) return row.occurrence <= (count?.all ?? 0) ? "seen" : "new";
    const identity = identityOf(row);
    const same = known.get(identity);
    if (same !== undefined) {
      return same.day === row.day && same.amountKobo === row.amountKobo ? "seen" : "reused";
    }
    known.set(identity, row);
    if (count === undefined || count.unnumbered === 0) return "new";
    count.unnumbered -= 1;
    return "seen";
  };
};
