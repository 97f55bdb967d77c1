import { and, asc, eq, inArray, lt, not } from "drizzle-orm";
import type { chargeSections } from "../../../contract/payments/account.ts";
import type { Database, Transaction } from "../db/database.ts";
import { academicSession } from "../db/schema/calendar.ts";
import { charge } from "../db/schema/ledger.ts";
import { student } from "../db/schema/students.ts";
import { grouped } from "../grouped.ts";
import { refuseFields } from "../http/refusal.ts";
import { readCalendar } from "../registration/calendar.ts";
import { hostelLines } from "./fees/amounts.ts";
import { readSessionFees } from "./fees/session-fees.ts";
import { isUnlocked } from "./instalments/plan-sql.ts";
import { isLifted, isOwed, owedSection } from "./ledger/paid.ts";
import { paymentTexts } from "./texts.ts";

/** Something that a student can pay outside the portal: at the counter, or at a bank. */
export interface PayableItem {
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
): Promise<readonly PayableItem[]> => (await readItemsOf(db, [accountId])).get(accountId) ?? [];

/** The same for many accounts, in as many statements as for one. */
export const readItemsOf = async (
  db: Database | Transaction,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, readonly PayableItem[]>> => {
  const open = await db
    .select({
      accountId: charge.accountId,
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
    .where(
      and(
        inArray(charge.accountId, [...accountIds]),
        isOwed(),
        lt(charge.paidKobo, charge.amountKobo),
      ),
    )
    .orderBy(asc(academicSession.name), asc(charge.id));
  const owed = open.map(({ accountId, amountKobo, paidKobo, ...one }) => ({
    accountId,
    item: {
      ...one,
      key: `charge-${one.chargeId}`,
      outstandingKobo: amountKobo - paidKobo,
    },
  }));
  const hostels = await readHostelItems(db, accountIds);
  const items = grouped([...owed, ...hostels], ({ accountId }) => accountId);
  return new Map([...items].map(([accountId, own]) => [accountId, own.map(({ item }) => item)]));
};

/** Specification §4: an active student may pay it once tuition of the session, or the share that opens it, is paid. */
const readHostelItems = async (
  db: Database | Transaction,
  accountIds: readonly number[],
): Promise<readonly { readonly accountId: number; readonly item: PayableItem }[]> => {
  const { session } = await readCalendar(db);
  if (session === undefined) return [];
  const payers = await db
    .select({ accountId: student.accountId })
    .from(student)
    .where(
      and(
        inArray(student.accountId, [...accountIds]),
        eq(student.standing, "active"),
        isUnlocked("hostel", session.id),
        not(isLifted("hostel", { accountId: student.accountId, sessionId: session.id })),
      ),
    );
  const charged = await db
    .select({ accountId: charge.accountId })
    .from(charge)
    .where(
      and(
        inArray(charge.accountId, [...accountIds]),
        eq(charge.sessionId, session.id),
        eq(charge.purpose, "hostel"),
        isOwed(),
      ),
    );
  const { hostelFeeKobo } = await readSessionFees(db, session.id);
  const [line] = hostelLines(hostelFeeKobo);
  const item: PayableItem = {
    key: "hostel",
    chargeId: null,
    sessionId: session.id,
    session: session.name,
    section: "hostel",
    label: line?.label ?? "",
    outstandingKobo: hostelFeeKobo,
  };
  const isCharged = new Set(charged.map(({ accountId }) => accountId));
  return payers
    .filter(({ accountId }) => !isCharged.has(accountId))
    .map(({ accountId }) => ({ accountId, item }));
};

/** What of the money pays which item: in the items' order, the hostel fee before the others, because it is paid whole. */
export const shareOut = (
  items: readonly PayableItem[],
  amountKobo: number,
): readonly { readonly item: PayableItem; readonly amountKobo: number }[] => {
  let left = amountKobo;
  return hostelFirst(items).flatMap((item) => {
    const share = Math.min(left, item.outstandingKobo);
    left -= share;
    return share > 0 ? { item, amountKobo: share } : [];
  });
};

const hostelFirst = (items: readonly PayableItem[]): readonly PayableItem[] => [
  ...items.filter(({ section }) => section === "hostel"),
  ...items.filter(({ section }) => section !== "hostel"),
];

/** The items with these keys, each once, in the order of the keys. @throws 400 where an item is not, or no longer, to be paid */
export const chooseItems = (
  items: readonly PayableItem[],
  keys: readonly string[],
): readonly PayableItem[] =>
  [...new Set(keys)].map((key) => {
    const item = items.find((one) => one.key === key);
    if (item === undefined) throw refuseFields({ items: [paymentTexts.settledMeanwhile] });
    return item;
  });

/** Charges what is charged when it is paid. @returns the charge's id */
export const chargeItem = async (
  tx: Transaction,
  accountId: number,
  {
    sessionId,
    label,
    outstandingKobo,
  }: Pick<PayableItem, "sessionId" | "label" | "outstandingKobo">,
  now: Date,
): Promise<number> => {
  const [row] = await tx
    .insert(charge)
    .values({
      accountId,
      sessionId,
      section: "hostel",
      purpose: "hostel",
      code: "hostel",
      label,
      amountKobo: outstandingKobo,
      chargedAt: now,
    })
    .returning({ id: charge.id });
  if (row === undefined) throw new Error("the hostel fee was not charged");
  return row.id;
};
