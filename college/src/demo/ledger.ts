import { calendarDay } from "../calendar-day.ts";
import type { ChargedLine, ledgerEntry, payment } from "../db/schema/payments.ts";
import { hostelLines } from "../payments/fees/amounts.ts";
import { portalTuition } from "../payments/fees/dues.ts";
import type { FeeBook } from "../payments/fees/schedule.ts";
import { makeReceiptCode, makeReference } from "../payments/reference.ts";
import type { DemoPayment } from "./fees-paid.ts";
import type { Random } from "./random.ts";
import type { DemoStudent } from "./students.ts";

/** What the college knows when it writes a demo payment down. */
export interface DemoBooks {
  readonly fees: FeeBook;
  readonly homeState: string;
  readonly timeZone: string;
  readonly sessionIds: ReadonlyMap<string, number>;
  /** First day of the late fee, by session. */
  readonly lateFrom: ReadonlyMap<string, string>;
}

export interface DemoPaymentRows {
  readonly payment: typeof payment.$inferInsert;
  /** Absent where the payment did not go well. */
  readonly entry?: Omit<typeof ledgerEntry.$inferInsert, "paymentId">;
}

const refusals = ["Declined", "Insufficient Funds"] as const;

/** The rows of one payment, with what the fee schedule made of it on the day it was paid. */
export const paymentRows = (
  random: Random,
  student: DemoStudent,
  paid: DemoPayment,
  accountId: number,
  books: DemoBooks,
): DemoPaymentRows => {
  const lines = linesOf(student, paid, books);
  const common = {
    purpose: paid.purpose,
    accountId,
    sessionId: idOf(books, paid.session),
    amountKobo: lines.reduce((sum, { amountKobo }) => sum + amountKobo, 0),
  };
  const isPaid = paid.status === "succeeded";
  const row: DemoPaymentRows["payment"] = {
    ...common,
    reference: makeReference(random.bytes(16)),
    currency: "NGN",
    lines,
    status: paid.status,
    gatewayResponse: isPaid ? "Successful" : random.pick(refusals),
    openedAt: new Date(paid.at.getTime() - random.integer(40, 300) * 1000),
    checks: 1,
  };
  if (!isPaid) return { payment: row };
  const creditedAt = new Date(paid.at.getTime() + random.integer(1, 20) * 1000);
  const receiptCode = makeReceiptCode(random.bytes(16));
  return { payment: row, entry: { ...common, paidAt: paid.at, creditedAt, receiptCode } };
};

const linesOf = (
  { department, stateOfOrigin }: DemoStudent,
  { purpose, session, level, at }: DemoPayment,
  { fees, homeState, timeZone, lateFrom }: DemoBooks,
): readonly ChargedLine[] => {
  if (purpose === "hostel") return hostelLines;
  const dates = { lateFrom: lateFrom.get(session) ?? null, today: calendarDay(at, timeZone) };
  return portalTuition(fees, { department, level, stateOfOrigin, homeState }, dates).lines;
};

const idOf = ({ sessionIds }: DemoBooks, session: string): number => {
  const id = sessionIds.get(session);
  if (id === undefined) throw new Error(`the demo has no session ${session}`);
  return id;
};
