import { and, desc, eq, isNull } from "drizzle-orm";
import { slipReference } from "../../../../rules/payments/slip-reference.ts";
import type { Transaction } from "../../db/database.ts";
import { slip } from "../../db/schema/bank.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { charge } from "../../db/schema/ledger.ts";
import { student } from "../../db/schema/students.ts";
import { personName } from "../../lists/names.ts";
import { readItems } from "../../payments/items.ts";

/** A slip of the demo. */
export interface DemoSlip {
  readonly reference: string;
  readonly amountKobo: number;
  /** What it pays. */
  readonly items: readonly string[];
  readonly studentId: number;
  readonly name: string;
  readonly matricNumber: string;
}

/** What becomes of each slip: those from `tried` on are open, and stand in `docs/bank-statement.csv`. */
export const slipPlaces = {
  matched: 0,
  short: 1,
  over: 2,
  doubted: 3,
  voided: 4,
  cancelled: 5,
  expired: 6,
  late: 7,
  remita: 8,
  several: [9, 10],
  other: 11,
  tried: 12,
} as const;

const slipCount = 16;
const firstSerial = 4_821_037_000;
const dayMs = 24 * 3_600_000;
const validDays = 30;

/** How many days ago a slip was made. */
const ageOf = (place: number): number =>
  place === slipPlaces.expired || place === slipPlaces.late ? 40 : 8;

/**
 * Writes slips of first-year students for what they owe to the bursary, which is the same for all of them. Their references are
 * the same on every day. The last students of the roll have them: the counter takes money of the first.
 */
export const writeSlips = async (tx: Transaction, now: Date): Promise<readonly DemoSlip[]> => {
  const owing = await tx
    .selectDistinct({
      id: student.id,
      accountId: student.accountId,
      name: personName(student),
      matricNumber: student.matricNumber,
    })
    .from(student)
    .innerJoin(charge, eq(charge.accountId, student.accountId))
    .innerJoin(academicSession, eq(academicSession.id, charge.sessionId))
    .where(
      and(
        eq(student.standing, "active"),
        eq(charge.code, "acceptance"),
        eq(academicSession.isCurrent, true),
        eq(charge.paidKobo, 0),
        isNull(charge.reversesId),
        eq(charge.isReversed, false),
      ),
    )
    .orderBy(desc(student.id))
    .limit(slipCount);
  const slips: DemoSlip[] = [];
  for (const [place, { id, accountId, ...payer }] of owing.entries()) {
    const items = (await readItems(tx, accountId)).filter(({ section }) => section === "A");
    const amountKobo = items.reduce((sum, { outstandingKobo }) => sum + outstandingKobo, 0);
    const reference = slipReference(firstSerial + 7 * place);
    const issuedAt = new Date(now.getTime() - ageOf(place) * dayMs);
    await tx.insert(slip).values({
      accountId,
      reference,
      lines: items.map(({ key, session, label, outstandingKobo }) => ({
        key,
        session,
        label,
        amountKobo: outstandingKobo,
      })),
      amountKobo,
      issuedAt,
      expiresAt: new Date(issuedAt.getTime() + validDays * dayMs),
      cancelledAt: place === slipPlaces.cancelled ? new Date(issuedAt.getTime() + dayMs) : null,
    });
    slips.push({
      reference,
      amountKobo,
      items: items.map(({ key }) => key),
      studentId: id,
      ...payer,
    });
  }
  return slips;
};

/** The slip at a place. */
export const slipAt = (slips: readonly DemoSlip[], place: number): DemoSlip => {
  const found = slips[place];
  if (found === undefined) throw new Error(`the demo has no slip ${place}`);
  return found;
};
