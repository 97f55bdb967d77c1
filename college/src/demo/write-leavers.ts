import { and, desc, eq, exists, gt, inArray, notExists, sql } from "drizzle-orm";
import {
  type ClearanceUnit,
  clearanceUnits,
} from "../../../contract/students/leaving-clearance.ts";
import type { Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { courseOutcome } from "../db/schema/courses.ts";
import { bedClaim } from "../db/schema/hostels.ts";
import { publishedResult } from "../db/schema/results.ts";
import { sponsoredStudent } from "../db/schema/sponsors.ts";
import { leavingClearance, student, studentLevel } from "../db/schema/students.ts";
import { readOwedKobo } from "../payments/ledger/owed.ts";

interface LeaversData {
  readonly now: Date;
  /** With which the graduates' studies ended. */
  readonly sessionId: number;
  /** How many students at the beginning belong to the demo's accounts, and are left as they are. */
  readonly fixedStudents: number;
}

/** Graduates, each with the offices that have signed them off, and what an office holds. The first owes nothing. */
const graduates: readonly {
  readonly cleared: readonly ClearanceUnit[];
  readonly held?: readonly [unit: ClearanceUnit, note: string];
}[] = [
  { cleared: clearanceUnits },
  {
    cleared: ["hostel", "department"],
    held: ["library", "Two books are due: Anatomy, Public Health"],
  },
  { cleared: ["library"] },
  { cleared: ["hostel"], held: ["department", "The project report is not handed in yet"] },
  { cleared: [] },
];

const finalLevel = 300;

/** Students who have graduated and are signed off, one office after the other. */
export const writeLeavers = async (
  tx: Transaction,
  { now, sessionId, fixedStudents }: LeaversData,
): Promise<void> => {
  const signers = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.kind, "staff"), eq(account.login, "admin@college.test")));
  const decidedBy = signers[0]?.id;
  const leavers = await findLeavers(tx, fixedStudents);
  if (decidedBy === undefined || leavers.length === 0) return;
  await tx.update(student).set({ standing: "graduated" }).where(inArray(student.id, leavers));
  await tx
    .insert(studentLevel)
    .values(leavers.map((studentId) => ({ studentId, sessionId, level: finalLevel })));
  const decisions = leavers.flatMap((studentId, index) => {
    const { cleared = [], held } = graduates[index] ?? {};
    const about = { studentId, revision: 1, decidedBy, decidedAt: now };
    return [
      ...cleared.map((unit) => ({ ...about, unit, state: "cleared" as const, note: null })),
      ...(held ? [{ ...about, unit: held[0], state: "held" as const, note: held[1] }] : []),
    ];
  });
  await tx.insert(leavingClearance).values(decisions);
};

/**
 * The last students of the highest level who have no bed and have passed all that they took: one who owes nothing, then some whom no
 * sponsor pays for.
 */
const findLeavers = async (tx: Transaction, fixedStudents: number): Promise<readonly number[]> => {
  const sponsored = tx
    .select()
    .from(sponsoredStudent)
    .where(eq(sponsoredStudent.studentId, student.id));
  const carryovers = tx
    .select({ courseId: courseOutcome.courseId })
    .from(courseOutcome)
    .where(eq(courseOutcome.studentId, student.id))
    .groupBy(courseOutcome.courseId)
    .having(sql`not bool_or(${courseOutcome.isPassed})`);
  const finalists = await tx
    .select({
      id: student.id,
      accountId: student.accountId,
      isSponsored: sql<boolean>`exists ${sponsored}`,
    })
    .from(student)
    .where(
      and(
        gt(student.id, fixedStudents),
        eq(student.level, finalLevel),
        eq(student.standing, "active"),
        notExists(tx.select().from(bedClaim).where(eq(bedClaim.studentId, student.id))),
        notExists(carryovers),
        exists(tx.select().from(publishedResult).where(eq(publishedResult.studentId, student.id))),
      ),
    )
    .orderBy(desc(student.id));
  const owed = await readOwedKobo(
    tx,
    finalists.map(({ accountId }) => accountId),
  );
  const isFree = ({ accountId }: { readonly accountId: number }) => !owed.has(accountId);
  const others = finalists.filter((one) => !isFree(one) && !one.isSponsored);
  return [...finalists.filter(isFree).slice(0, 1), ...others]
    .slice(0, graduates.length)
    .map(({ id }) => id);
};
