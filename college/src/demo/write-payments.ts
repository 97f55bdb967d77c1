import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { zonedDay } from "../../../contract/zoned-time.ts";
import type { Transaction } from "../db/database.ts";
import { type ChargedLine, feeLine, payment } from "../db/schema/payments.ts";
import { department } from "../db/schema/students.ts";
import { hostelLines, specifiedFees } from "../payments/fees/amounts.ts";
import { portalTuition } from "../payments/fees/dues.ts";
import type { FeeBook } from "../payments/fees/schedule.ts";
import { makeReceiptCode, makeReference } from "../payments/reference.ts";
import type { DemoSession } from "./calendar.ts";
import { type DemoPayment, lateFrom } from "./fees-paid.ts";
import type { Random } from "./random.ts";
import type { DemoStudent } from "./students.ts";
import { type CreditedPayment, writeCredited } from "./write-ledger.ts";

export interface DemoPaymentsInput {
  readonly random: Random;
  readonly students: readonly DemoStudent[];
  /** By matric number. */
  readonly accountIds: ReadonlyMap<string, number>;
  readonly sessions: readonly DemoSession[];
  /** By name. */
  readonly sessionIds: ReadonlyMap<string, number>;
  readonly today: string;
  readonly identity: CollegeIdentity;
}

/** Writes every payment and, for those that went well, its place in the ledger; in the order in which they were made. */
export const writePayments = async (tx: Transaction, input: DemoPaymentsInput): Promise<number> => {
  const context = await readPaymentContext(tx, input);
  const made = input.students
    .flatMap((student) => student.payments.map((paid) => ({ student, paid })))
    .toSorted((one, other) => one.paid.at.getTime() - other.paid.at.getTime())
    .map(({ student, paid }) => {
      const accountId = input.accountIds.get(student.matricNumber);
      if (accountId === undefined) throw new Error(`${student.matricNumber} has no account`);
      return paymentRows(input.random, student, paid, accountId, context);
    });
  const rows = await tx
    .insert(payment)
    .values(made.map((one) => one.payment))
    .returning();
  const written = new Map(rows.map((row) => [row.reference, row]));
  await writeCredited(
    tx,
    made.flatMap(({ payment: { reference }, credit }) => {
      const row = written.get(reference);
      return credit === undefined || row === undefined ? [] : { ...row, ...credit };
    }),
  );
  return rows.length;
};

const readPaymentContext = async (
  tx: Transaction,
  { sessions, sessionIds, today, identity }: DemoPaymentsInput,
): Promise<PaymentContext> => {
  const departments = await tx.select().from(department);
  return {
    fees: {
      departments: departments.map(({ name }) => name),
      rows: await tx.select().from(feeLine),
    },
    homeState: identity.homeState,
    timeZone: identity.timeZone,
    sessionIds,
    lateFrom: new Map(sessions.map((session) => [session.name, lateFrom(session, today)])),
  };
};

/** The context for writing a demo payment. */
export interface PaymentContext {
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
  readonly credit?: Pick<CreditedPayment, "purpose" | "section" | "paidAt" | "creditedAt" | "code">;
}

const refusals = ["Declined", "Insufficient Funds"] as const;

/** The rows of one payment, with the fee schedule's amounts on the day it was paid. */
const paymentRows = (
  random: Random,
  student: DemoStudent,
  paid: DemoPayment,
  accountId: number,
  context: PaymentContext,
): DemoPaymentRows => {
  const lines = linesOf(student, paid, context);
  const common = {
    purpose: paid.purpose,
    accountId,
    sessionId: idOf(context, paid.session),
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
  const code = makeReceiptCode(random.bytes(16));
  const section = paid.level === 100 ? "C" : "B";
  return {
    payment: row,
    credit: { purpose: paid.purpose, section, paidAt: paid.at, creditedAt, code },
  };
};

const linesOf = (
  { department, stateOfOrigin }: DemoStudent,
  { purpose, session, level, at }: DemoPayment,
  { fees, homeState, timeZone, lateFrom }: PaymentContext,
): readonly ChargedLine[] => {
  if (purpose === "hostel") return hostelLines(specifiedFees.hostelFeeKobo);
  return portalTuition(
    fees,
    { department, level, stateOfOrigin, homeState },
    {
      lateFrom: lateFrom.get(session) ?? null,
      today: zonedDay(at, timeZone),
      lateFeeKobo: specifiedFees.lateFeeKobo,
    },
  ).lines;
};

const idOf = ({ sessionIds }: PaymentContext, session: string): number => {
  const id = sessionIds.get(session);
  if (id === undefined) throw new Error(`the demo has no session ${session}`);
  return id;
};
