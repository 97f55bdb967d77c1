import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { and, eq, sql } from "drizzle-orm";
import type { BodyOf } from "../../../../contract/endpoint.ts";
import type { recordCounterReceipt } from "../../../../contract/payments/counter.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { Transaction } from "../../db/database.ts";
import { cashBook, counterReceipt } from "../../db/schema/counter.ts";
import { allocation, receipt } from "../../db/schema/ledger.ts";
import { refuse, refuseFields } from "../../http/refusal.ts";
import { counterReceiptMail } from "../../mail/payment-mails.ts";
import { formatMoney } from "../../money.ts";
import { readCalendar } from "../../registration/calendar.ts";
import { holderOf, requireHolder } from "../../results/students/record.ts";
import { oneLine } from "../../typed-text.ts";
import { koboOf } from "../fees/amounts.ts";
import { chargeItem, chooseItems, type PayableItem, readItems, shareOut } from "../items.ts";
import { chargeStudents } from "../ledger/charge-students.ts";
import { lockAccounts } from "../ledger/entries.ts";
import { mailPayer } from "../mail-payer.ts";
import type { PaymentsCollege } from "../payments-college.ts";
import { makeReceiptCode } from "../reference.ts";
import { lockOwnBook, nextNumber } from "./cash-book.ts";
import { counterTexts } from "./texts.ts";

type Body = BodyOf<typeof recordCounterReceipt>;

/** The money as it was typed in, checked as far as it can be without the ledger. */
interface Taken {
  readonly amountKobo: number;
  readonly slipNumber: string | null;
}

/** Who takes it from whom. */
interface Recording extends Taken {
  /** The caller's `Idempotency-Key`. */
  readonly requestKey: string;
  readonly officer: Pick<Account, "id">;
  readonly accountId: number;
  readonly studentId: number;
  readonly method: Body["method"];
  readonly items: readonly string[];
}

/**
 * Records money at the counter: a receipt with the next number, what it pays, and an entry in the officer's cash book.
 * The same request, sent again, records nothing new.
 * @returns the receipt's id
 * @throws 400; 404; 409 `cash_book_closed`, `cash_book_left_open`, `key_reused`
 */
export const recordReceipt = (
  college: PaymentsCollege,
  officer: Pick<Account, "id">,
  requestKey: string,
  body: Body,
): Promise<number> => {
  const taken: Taken = { amountKobo: readAmount(body.amount), slipNumber: readSlip(body) };
  return college.db.transaction(async (tx) => {
    const holder = await requireHolder(tx, holderOf.student(body.studentId));
    const { session } = await readCalendar(tx);
    if (session === undefined) await lockAccounts(tx, [holder.accountId]);
    else await chargeStudents(college, tx, session.id, [holder.accountId]);
    const known = await findRecorded(tx, {
      ...taken,
      requestKey,
      officer,
      accountId: holder.accountId,
      method: body.method,
      items: body.items,
    });
    if (known !== undefined) return known;
    const book = await lockOwnBook(college, tx, officer);
    const chosen = chooseItems(await readItems(tx, holder.accountId), body.items);
    requireFits(college, chosen, taken.amountKobo);
    const number = await nextNumber(college, tx);
    await requireUnusedSlip(tx, body.method, taken.slipNumber);
    return write(college, tx, {
      ...taken,
      officer,
      number,
      chosen,
      accountId: holder.accountId,
      studentId: holder.id,
      cashBookId: book.id,
      method: body.method,
      items: body.items,
      requestKey,
    });
  });
};

/** @throws 400 */
const readAmount = (naira: number): number => {
  const kobo = koboOf(naira);
  if (kobo === undefined) throw refuseFields({ amount: [counterTexts.wholeKobo] });
  if (kobo === 0) throw refuseFields({ amount: [counterTexts.nothing] });
  return kobo;
};

const longestSlip = 40;

/** @throws 400 */
const readSlip = ({ method, slipNumber = "" }: Pick<Body, "method" | "slipNumber">) => {
  const text = oneLine(slipNumber.normalize("NFC"));
  const refused = (message: string) => refuseFields({ slip_number: [message] });
  if (method === "cash") {
    if (text !== "") throw refused(counterTexts.cashHasNoSlip);
    return null;
  }
  if (text === "") throw refused(counterTexts.noSlip);
  if (text.length > longestSlip) throw refused(counterTexts.slipTooLong);
  return text;
};

/** The receipt that this request wrote before. @throws 409 `key_reused` where it was for something else */
const findRecorded = async (
  tx: Transaction,
  asked: Omit<Recording, "studentId">,
): Promise<number | undefined> => {
  const [row] = await tx
    .select({ receipt, counterReceipt, officerId: cashBook.officerId })
    .from(counterReceipt)
    .innerJoin(receipt, eq(receipt.id, counterReceipt.receiptId))
    .innerJoin(cashBook, eq(cashBook.id, counterReceipt.cashBookId))
    .where(eq(counterReceipt.requestKey, asked.requestKey));
  if (row === undefined) return undefined;
  const isSame =
    row.officerId === asked.officer.id &&
    row.receipt.accountId === asked.accountId &&
    row.receipt.amountKobo === asked.amountKobo &&
    row.counterReceipt.method === asked.method &&
    row.counterReceipt.slipNumber === asked.slipNumber &&
    isDeepStrictEqual(row.counterReceipt.items, asked.items);
  if (!isSame) throw refuse(409, counterTexts.keyReused, "key_reused");
  return row.receipt.id;
};

/** @throws 400 */
const requireFits = (
  { identity }: PaymentsCollege,
  chosen: readonly PayableItem[],
  amountKobo: number,
): void => {
  const owed = chosen.reduce((sum, { outstandingKobo }) => sum + outstandingKobo, 0);
  const shown = (kobo: number) => formatMoney(kobo, identity.currencySymbol);
  if (amountKobo > owed) throw refuseFields({ amount: [counterTexts.tooMuch(shown(owed))] });
  const hostel = chosen.find(({ section }) => section === "hostel");
  if (hostel !== undefined && amountKobo < hostel.outstandingKobo) {
    throw refuseFields({ amount: [counterTexts.hostelWhole(shown(hostel.outstandingKobo))] });
  }
};

/** Read while the series is locked, so that no other receipt can take the slip meanwhile. @throws 400 */
const requireUnusedSlip = async (
  tx: Transaction,
  method: Body["method"],
  slipNumber: string | null,
): Promise<void> => {
  if (slipNumber === null) return;
  const [used] = await tx
    .select({ number: counterReceipt.number })
    .from(counterReceipt)
    .innerJoin(receipt, eq(receipt.id, counterReceipt.receiptId))
    .where(
      and(
        sql`lower(${counterReceipt.slipNumber}) = ${slipNumber.toLowerCase()}`,
        eq(counterReceipt.method, method),
        eq(receipt.isReversed, false),
      ),
    );
  if (used !== undefined) {
    throw refuseFields({ slip_number: [counterTexts.slipTaken(used.number)] });
  }
};

interface NewReceipt extends Recording {
  readonly number: string;
  readonly chosen: readonly PayableItem[];
  readonly cashBookId: number;
}

const write = async (
  college: PaymentsCollege,
  tx: Transaction,
  taken: NewReceipt,
): Promise<number> => {
  const { accountId, amountKobo, number, method, slipNumber, cashBookId, requestKey, items } =
    taken;
  const now = college.clock();
  const [written] = await tx
    .insert(receipt)
    .values({
      accountId,
      channel: "counter",
      amountKobo,
      paidAt: now,
      creditedAt: now,
      code: makeReceiptCode(randomBytes(16)),
    })
    .returning({ id: receipt.id });
  if (written === undefined) throw new Error("the receipt was not written");
  const shares = shareOut(taken.chosen, amountKobo);
  const lines = shares.map(({ item, amountKobo: kobo }) => ({
    session: item.session,
    label: item.label,
    amountKobo: kobo,
  }));
  const [entered] = await tx
    .insert(counterReceipt)
    .values({
      receiptId: written.id,
      number,
      requestKey,
      cashBookId,
      method,
      slipNumber,
      items,
      lines,
    })
    .onConflictDoNothing({ target: counterReceipt.requestKey })
    .returning({ id: counterReceipt.receiptId });
  // The same request for another student, at the same moment.
  if (entered === undefined) throw refuse(409, counterTexts.keyReused, "key_reused");
  for (const { item, amountKobo: kobo } of shares) {
    const chargeId = item.chargeId ?? (await chargeItem(tx, accountId, item, now));
    await tx
      .insert(allocation)
      .values({ accountId, receiptId: written.id, chargeId, amountKobo: kobo, allocatedAt: now });
  }
  await recordChange(college, tx, {
    actorAccountId: taken.officer.id,
    action: "counter_receipt.record",
    subject: `counter_receipt:${written.id}`,
    after: { number, method, slipNumber, amountKobo, studentId: taken.studentId, lines },
  });
  await mailPayer(college, tx, accountId, (student) =>
    counterReceiptMail(college.identity, {
      ...student,
      number,
      amountKobo,
      method,
      receivedAt: now,
    }),
  );
  return written.id;
};
