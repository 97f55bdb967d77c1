import { and, asc, eq, lt } from "drizzle-orm";
import type { chargeSections } from "../../../../contract/payments/account.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { charge } from "../../db/schema/ledger.ts";
import { student } from "../../db/schema/students.ts";
import { readCalendar } from "../../registration/calendar.ts";
import { hostelLines } from "../fees/amounts.ts";
import { readSessionFees } from "../fees/session-fees.ts";
import { isUnlocked } from "../instalments/plan-sql.ts";
import { readFee } from "../ledger/entries.ts";
import { isOwed, owedSection } from "../ledger/paid.ts";

/** Something that a student can pay at the counter. */
export interface CounterItem {
  /** `charge-12`, or `hostel` for the hostel fee of the session, which is charged when it is paid. */
  readonly key: string;
  readonly chargeId: number | null;
  readonly sessionId: number;
  /** `2025/2026`. */
  readonly session: string;
  readonly section: (typeof chargeSections)[number];
  readonly label: string;
  readonly outstandingKobo: number;
}

/** What this account owes, the oldest first, and the hostel fee where it may be paid. */
export const readItems = async (
  db: Database | Transaction,
  accountId: number,
): Promise<readonly CounterItem[]> => {
  const open = await db
    .select({
      chargeId: charge.id,
      sessionId: charge.sessionId,
      session: academicSession.name,
      section: owedSection,
      label: charge.label,
      amountKobo: charge.amountKobo,
      paidKobo: charge.paidKobo,
    })
    .from(charge)
    .innerJoin(academicSession, eq(academicSession.id, charge.sessionId))
    .where(and(eq(charge.accountId, accountId), isOwed(), lt(charge.paidKobo, charge.amountKobo)))
    .orderBy(asc(academicSession.name), asc(charge.id));
  const owed = open.map(({ amountKobo, paidKobo, ...one }) => ({
    ...one,
    key: `charge-${one.chargeId}`,
    outstandingKobo: amountKobo - paidKobo,
  }));
  const hostel = await readHostelItem(db, accountId);
  return hostel === undefined ? owed : [...owed, hostel];
};

/** Specification §4: an active student may pay it once tuition of the session, or the share that opens it, is paid. */
const readHostelItem = async (
  db: Database | Transaction,
  accountId: number,
): Promise<CounterItem | undefined> => {
  const { session } = await readCalendar(db);
  if (session === undefined) return undefined;
  const [payer] = await db
    .select({ standing: student.standing, isOpen: isUnlocked("hostel", session.id) })
    .from(student)
    .where(eq(student.accountId, accountId));
  if (payer?.standing !== "active" || !payer.isOpen) return undefined;
  const hostel = await readFee(db, { accountId, sessionId: session.id, purpose: "hostel" });
  if (hostel.length > 0) return undefined;
  const { hostelFeeKobo } = await readSessionFees(db, session.id);
  const [line] = hostelLines(hostelFeeKobo);
  return {
    key: "hostel",
    chargeId: null,
    sessionId: session.id,
    session: session.name,
    section: "hostel",
    label: line?.label ?? "",
    outstandingKobo: hostelFeeKobo,
  };
};

/** What of the money pays which item: in the items' order, the hostel fee before the others, because it is paid whole. */
export const shareOut = (
  items: readonly CounterItem[],
  amountKobo: number,
): readonly { readonly item: CounterItem; readonly amountKobo: number }[] => {
  let left = amountKobo;
  return hostelFirst(items).flatMap((item) => {
    const share = Math.min(left, item.outstandingKobo);
    left -= share;
    return share > 0 ? { item, amountKobo: share } : [];
  });
};

const hostelFirst = (items: readonly CounterItem[]): readonly CounterItem[] => [
  ...items.filter(({ section }) => section === "hostel"),
  ...items.filter(({ section }) => section !== "hostel"),
];
