import { and, asc, eq, gt, inArray, notInArray } from "drizzle-orm";
import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import type { Transaction } from "../db/database.ts";
import { charge } from "../db/schema/ledger.ts";
import { feeLine } from "../db/schema/payments.ts";
import { student } from "../db/schema/students.ts";
import { feeSchedule } from "../payments/fees/schedule.ts";
import { chargeStudents } from "../payments/ledger/charge-students.ts";
import { reverseCharges } from "../payments/ledger/entries.ts";
import { scheduledCharges } from "../payments/ledger/plan-charges.ts";
import { departments } from "../reference/departments.ts";
import type { DemoSession } from "./calendar.ts";
import { found } from "./found.ts";
import type { DemoStudent } from "./students.ts";

interface BillData {
  readonly identity: CollegeIdentity;
  readonly now: Date;
  readonly students: readonly DemoStudent[];
  /** By matric number. */
  readonly accountIds: ReadonlyMap<string, number>;
  readonly sessions: readonly DemoSession[];
  /** By name. */
  readonly sessionIds: ReadonlyMap<string, number>;
}

/** How many students owe the school fees of last session, the second demo account among them. */
const owing = 12;
/** How many had a late fee taken back after they paid it: some have credit, for others it paid a part of this session's tuition. */
const waived = 3;

/**
 * Charges the current session to every active student. Some owe fees of last session, and some have credit.
 */
export const writeBills = async (tx: Transaction, data: BillData): Promise<void> => {
  const current = data.sessions.find(({ isCurrent }) => isCurrent);
  if (current === undefined) return;
  const sessionId = found(data.sessionIds, current.name);
  await writeArrears(tx, data);
  await waiveLateFees(tx, data, sessionId);
  const start = new Date(`${current.firstYear}-09-01T08:00:00.000Z`);
  const college = { identity: data.identity, clock: () => (start < data.now ? start : data.now) };
  const active = await tx
    .select({ accountId: student.accountId })
    .from(student)
    .where(eq(student.standing, "active"))
    .orderBy(asc(student.accountId));
  await chargeStudents(
    college,
    tx,
    sessionId,
    active.map(({ accountId }) => accountId),
  );
};

/** What the portal does not take of last session's fees. */
const writeArrears = async (tx: Transaction, data: BillData): Promise<void> => {
  const book = {
    departments: departments.map(({ name }) => name),
    rows: await tx.select().from(feeLine),
  };
  const owers = data.students.filter(({ years }) => years.length > 1).slice(1, 1 + owing);
  const charges = owers.flatMap(({ matricNumber, department, stateOfOrigin, years }) => {
    const last = years.at(-2);
    if (last === undefined) return [];
    const payer = {
      department,
      stateOfOrigin,
      level: last.level,
      homeState: data.identity.homeState,
    };
    return scheduledCharges(feeSchedule(book, payer))
      .filter(({ purpose }) => purpose === null)
      .map((line) => ({
        ...line,
        accountId: found(data.accountIds, matricNumber),
        sessionId: found(data.sessionIds, last.session.name),
        chargedAt: new Date(`${last.session.firstYear}-09-01T08:00:00.000Z`),
      }));
  });
  await tx.insert(charge).values(charges);
};

/** Late fees of earlier sessions, of students who have paid this session's tuition and of others. */
const waiveLateFees = async (
  tx: Transaction,
  { now }: BillData,
  sessionId: number,
): Promise<void> => {
  const payers = tx
    .select({ accountId: charge.accountId })
    .from(charge)
    .where(and(eq(charge.sessionId, sessionId), eq(charge.purpose, "tuition")));
  const late = (isPayer: boolean) =>
    tx
      .select({ id: charge.id })
      .from(charge)
      .where(
        and(
          eq(charge.section, "late"),
          gt(charge.paidKobo, 0),
          (isPayer ? inArray : notInArray)(charge.accountId, payers),
        ),
      )
      .orderBy(asc(charge.id))
      .limit(waived);
  const chosen = [...(await late(true)), ...(await late(false))];
  await reverseCharges(
    tx,
    chosen.map(({ id }) => id),
    now,
  );
};
