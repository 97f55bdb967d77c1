import { and, eq, inArray, isNull, lt, not } from "drizzle-orm";
import { sponsoredSections } from "../../../../contract/payments/sponsors.ts";
import type { Transaction } from "../../db/database.ts";
import { allocation, charge } from "../../db/schema/ledger.ts";
import type { sponsorship } from "../../db/schema/sponsors.ts";
import { student } from "../../db/schema/students.ts";
import { grouped } from "../../grouped.ts";
import { hostelLines } from "../fees/amounts.ts";
import { readSessionFees } from "../fees/session-fees.ts";
import { chargeItem } from "../items.ts";
import { allocate, type OpenCharge } from "../ledger/allocate.ts";
import { isTakenBack } from "../ledger/paid.ts";

type List = Pick<typeof sponsorship.$inferSelect, "sessionId" | "sections">;

interface NewReceipt {
  readonly id: number;
  readonly accountId: number;
  readonly amountKobo: number;
}

/**
 * Pays with receipts of locked accounts, one each, what the list covers: section by section, and in a section the oldest first. A hostel fee
 * that is not charged yet is charged where the money pays all of it.
 */
export const payCovered = async (
  tx: Transaction,
  list: List,
  receipts: readonly NewReceipt[],
  now: Date,
): Promise<void> => {
  const open = await readOpen(tx, list, receipts);
  const hostel = await readHostelPayers(tx, list, receipts);
  const shares: (typeof allocation.$inferInsert)[] = [];
  for (const { id, accountId, amountKobo } of receipts) {
    const owed = [...(open.get(accountId) ?? [])];
    const rest = amountKobo - owed.reduce((sum, { owedKobo }) => sum + owedKobo, 0);
    if (hostel?.accountIds.has(accountId) && rest >= hostel.feeKobo) {
      const item = {
        sessionId: list.sessionId,
        label: hostel.label,
        outstandingKobo: hostel.feeKobo,
      };
      const chargeId = await chargeItem(tx, accountId, item, now);
      owed.push({ chargeId, owedKobo: hostel.feeKobo });
    }
    const paid = allocate([{ receiptId: id, restKobo: amountKobo }], owed);
    shares.push(...paid.map((share) => ({ ...share, accountId, allocatedAt: now })));
  }
  if (shares.length > 0) await tx.insert(allocation).values(shares);
};

const readOpen = async (
  tx: Transaction,
  { sessionId, sections }: List,
  receipts: readonly NewReceipt[],
): Promise<ReadonlyMap<number, readonly OpenCharge[]>> => {
  const rows = await tx
    .select()
    .from(charge)
    .where(
      and(
        inArray(
          charge.accountId,
          receipts.map(({ accountId }) => accountId),
        ),
        eq(charge.sessionId, sessionId),
        inArray(charge.section, [...sections]),
        isNull(charge.reversesId),
        eq(charge.isReversed, false),
        lt(charge.paidKobo, charge.amountKobo),
      ),
    )
    .orderBy(charge.id);
  const ordered = sponsoredSections.flatMap((section) =>
    rows.filter((row) => row.section === section),
  );
  return new Map(
    [...grouped(ordered, ({ accountId }) => accountId)].map(([accountId, own]) => [
      accountId,
      own.map(({ id, amountKobo, paidKobo }) => ({
        chargeId: id,
        owedKobo: amountKobo - paidKobo,
      })),
    ]),
  );
};

/** Who of these has no hostel fee yet and would pay it, where the list covers it. */
const readHostelPayers = async (
  tx: Transaction,
  { sessionId, sections }: List,
  receipts: readonly NewReceipt[],
) => {
  if (!sections.includes("hostel")) return undefined;
  const accountIds = receipts.map(({ accountId }) => accountId);
  const charged = await tx
    .select({ accountId: charge.accountId })
    .from(charge)
    .where(
      and(
        inArray(charge.accountId, accountIds),
        eq(charge.sessionId, sessionId),
        eq(charge.section, "hostel"),
        isNull(charge.reversesId),
        eq(charge.isReversed, false),
      ),
    );
  const active = await tx
    .select({ accountId: student.accountId })
    .from(student)
    .where(
      and(
        inArray(student.accountId, accountIds),
        eq(student.standing, "active"),
        not(isTakenBack("hostel", { accountId: student.accountId, sessionId })),
      ),
    );
  const has = new Set(charged.map(({ accountId }) => accountId));
  const { hostelFeeKobo } = await readSessionFees(tx, sessionId);
  const [line] = hostelLines(hostelFeeKobo);
  return {
    feeKobo: hostelFeeKobo,
    label: line?.label ?? "",
    accountIds: new Set(
      active.map(({ accountId }) => accountId).filter((accountId) => !has.has(accountId)),
    ),
  };
};
