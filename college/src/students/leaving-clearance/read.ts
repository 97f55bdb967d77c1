import { eq, type SQL } from "drizzle-orm";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import {
  clearanceUnits,
  type leavingClearance as endpoint,
  type ownLeavingClearance,
  unitsOfRole,
} from "../../../../contract/students/leaving-clearance.ts";
import type { Account } from "../../accounts/guard.ts";
import type { College } from "../../context.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { department, leavingClearance, student } from "../../db/schema/students.ts";
import { notFound } from "../../http/refusal.ts";
import { personName, staffName } from "../../lists/names.ts";
import { nairaOf } from "../../payments/fees/amounts.ts";
import { readOwedKobo } from "../../payments/ledger/owed.ts";
import { isLeaving, statementObstacle } from "./judge.ts";
import { clearanceTexts } from "./texts.ts";

/** What the offices decided on the student who asks. */
export const readOwnClearance = async (
  { db }: College,
  account: Account,
): Promise<ResponseOf<typeof ownLeavingClearance>> => {
  const holder = await readHolder(db, eq(student.accountId, account.id));
  // Most students stay, and all of them read this with their results.
  if (!isLeaving(holder.standing)) return { units: [], obstacle: clearanceTexts.notGraduated };
  const facts = await readFacts(db, holder);
  return {
    units: clearanceUnits.map((unit) => {
      const decision = facts.decisions.get(unit);
      return {
        unit,
        state: decision?.state ?? "waiting",
        note: decision?.note ?? null,
        decidedAt: decision?.decidedAt.toISOString() ?? null,
      };
    }),
    obstacle: obstacleOf(holder, facts),
  };
};

/** What the offices decided on a student, for a caller of one of them. @throws 404 for a student who does not leave */
export const readClearance = async (
  { db }: College,
  { role }: Account,
  id: number,
): Promise<ResponseOf<typeof endpoint>> => {
  const holder = await readHolder(db, eq(student.id, id));
  const { accountId: _accountId, standing, ...about } = holder;
  if (!isLeaving(standing)) throw notFound();
  const { decisions, owedKobo } = await readFacts(db, holder);
  const own = role === null ? [] : (unitsOfRole[role] ?? []);
  return {
    ...about,
    standing,
    owed: own.includes("bursary") ? nairaOf(owedKobo) : null,
    units: clearanceUnits.map((unit) => {
      const decision = decisions.get(unit);
      const canDecide = own.includes(unit);
      return {
        unit,
        state: decision?.state ?? "waiting",
        revision: decision?.revision ?? 0,
        note: canDecide ? (decision?.note ?? null) : null,
        decidedBy: decision?.decidedBy ?? null,
        decidedAt: decision?.decidedAt.toISOString() ?? null,
        canDecide,
      };
    }),
  };
};

/** Why a student has no statement of result; null where there is nothing in its way. @throws 404 */
export const readStatementObstacle = async (
  db: Database | Transaction,
  who: SQL,
): Promise<string | null> => {
  const holder = await readHolder(db, who);
  return obstacleOf(holder, await readFacts(db, holder));
};

type Holder = Awaited<ReturnType<typeof readHolder>>;
type Facts = Awaited<ReturnType<typeof readFacts>>;

const obstacleOf = ({ standing }: Holder, { decisions, owedKobo }: Facts): string | null =>
  statementObstacle({
    standing,
    states: new Map([...decisions].map(([unit, { state }]) => [unit, state])),
    isOwing: owedKobo > 0,
  });

const readHolder = async (db: Database | Transaction, who: SQL) => {
  const [holder] = await db
    .select({
      id: student.id,
      accountId: student.accountId,
      matricNumber: student.matricNumber,
      name: personName(student),
      department: department.name,
      level: student.level,
      standing: student.standing,
    })
    .from(student)
    .innerJoin(department, eq(department.id, student.departmentId))
    .where(who);
  if (holder === undefined) throw notFound();
  return holder;
};

/** What the offices decided on a student, and what the student owes. */
const readFacts = async (
  db: Database | Transaction,
  { id, accountId }: Pick<Holder, "id" | "accountId">,
) => {
  const rows = await db
    .select({
      unit: leavingClearance.unit,
      state: leavingClearance.state,
      note: leavingClearance.note,
      revision: leavingClearance.revision,
      decidedAt: leavingClearance.decidedAt,
      decidedBy: staffName,
    })
    .from(leavingClearance)
    .innerJoin(staffMember, eq(staffMember.accountId, leavingClearance.decidedBy))
    .where(eq(leavingClearance.studentId, id));
  const owed = await readOwedKobo(db, [accountId]);
  return {
    decisions: new Map(rows.map((row) => [row.unit, row])),
    owedKobo: owed.get(accountId) ?? 0,
  };
};
