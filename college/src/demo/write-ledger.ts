import type { Transaction } from "../db/database.ts";
import { allocation, charge, receipt } from "../db/schema/ledger.ts";
import type { chargePurposes, payment } from "../db/schema/payments.ts";

/** A payment that was credited, and its receipt. */
export interface CreditedPayment
  extends Pick<
    typeof payment.$inferSelect,
    "id" | "accountId" | "sessionId" | "amountKobo" | "lines"
  > {
  readonly purpose: (typeof chargePurposes)[number];
  /** Of the schedule that tuition was charged by. */
  readonly section: "B" | "C";
  readonly paidAt: Date;
  readonly creditedAt: Date;
  readonly code: string;
}

/** Rows per statement: PostgreSQL accepts at most 65,535 parameters. */
const atOnce = 2_000;

/** Writes what crediting these payments wrote: receipts, the charges that they were opened for, and allocations. */
export const writeCredited = async (
  tx: Transaction,
  credited: readonly CreditedPayment[],
): Promise<void> => {
  const receipts = await inParts(credited, (part) =>
    tx
      .insert(receipt)
      .values(
        part.map(({ id, accountId, amountKobo, paidAt, creditedAt, code }) => ({
          accountId,
          channel: "online" as const,
          paymentId: id,
          amountKobo,
          paidAt,
          creditedAt,
          code,
        })),
      )
      .returning({ id: receipt.id, paymentId: receipt.paymentId }),
  );
  const receiptIds = new Map(receipts.map(({ id, paymentId }) => [paymentId, id]));
  const lines = credited.flatMap((paid) => paid.lines.map((line) => ({ paid, line })));
  const charges = await inParts(lines, (part) =>
    tx
      .insert(charge)
      .values(
        part.map(({ paid, line: { code, label, amountKobo } }) => ({
          accountId: paid.accountId,
          sessionId: paid.sessionId,
          section: sectionOf(paid, code),
          purpose: paid.purpose,
          code,
          label,
          amountKobo,
          chargedAt: paid.creditedAt,
        })),
      )
      .returning({ id: charge.id }),
  );
  const shares = lines.map(({ paid, line }, index) => ({
    accountId: paid.accountId,
    receiptId: receiptIds.get(paid.id) ?? 0,
    chargeId: charges[index]?.id ?? 0,
    amountKobo: line.amountKobo,
    allocatedAt: paid.creditedAt,
  }));
  await inParts(shares, async (part) => {
    await tx.insert(allocation).values(part);
    return [];
  });
};

const sectionOf = (
  { purpose, section }: CreditedPayment,
  code: string,
): (typeof charge.$inferInsert)["section"] => {
  if (code === "late") return "late";
  return purpose === "tuition" ? section : purpose;
};

const inParts = async <Row, Written>(
  rows: readonly Row[],
  write: (part: Row[]) => Promise<Written[]>,
): Promise<readonly Written[]> => {
  const written: Written[] = [];
  for (let from = 0; from < rows.length; from += atOnce) {
    written.push(...(await write(rows.slice(from, from + atOnce))));
  }
  return written;
};
