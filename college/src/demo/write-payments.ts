import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import type { Transaction } from "../db/database.ts";
import { feeLine, ledgerEntry, payment } from "../db/schema/payments.ts";
import { department } from "../db/schema/students.ts";
import type { DemoSession } from "./calendar.ts";
import { lateFrom } from "./fees-paid.ts";
import { type DemoBooks, paymentRows } from "./ledger.ts";
import type { Random } from "./random.ts";
import type { DemoStudent } from "./students.ts";

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

/** Writes every payment and, for those that went well, its ledger entry; in the order in which they were made. */
export const writePayments = async (tx: Transaction, input: DemoPaymentsInput): Promise<number> => {
  const books = await readBooks(tx, input);
  const made = input.students
    .flatMap((student) => student.payments.map((paid) => ({ student, paid })))
    .toSorted((one, other) => one.paid.at.getTime() - other.paid.at.getTime())
    .map(({ student, paid }) => {
      const accountId = input.accountIds.get(student.matricNumber);
      if (accountId === undefined) throw new Error(`${student.matricNumber} has no account`);
      return paymentRows(input.random, student, paid, accountId, books);
    });
  const rows = await tx
    .insert(payment)
    .values(made.map((one) => one.payment))
    .returning({ id: payment.id, reference: payment.reference });
  const ids = new Map(rows.map(({ id, reference }) => [reference, id]));
  await tx.insert(ledgerEntry).values(
    made.flatMap(({ payment: { reference }, entry }) => {
      const paymentId = ids.get(reference);
      return entry === undefined || paymentId === undefined ? [] : { ...entry, paymentId };
    }),
  );
  return rows.length;
};

const readBooks = async (
  tx: Transaction,
  { sessions, sessionIds, today, identity }: DemoPaymentsInput,
): Promise<DemoBooks> => {
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
