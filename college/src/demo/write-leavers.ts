import { and, asc, eq, exists, gt, inArray, notExists } from "drizzle-orm";
import {
  type ClearanceUnit,
  clearanceUnits,
} from "../../../contract/students/leaving-clearance.ts";
import type { Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { bedClaim } from "../db/schema/hostels.ts";
import { publishedResult } from "../db/schema/results.ts";
import { leavingClearance, student } from "../db/schema/students.ts";
import { readOwedKobo } from "../payments/ledger/owed.ts";

interface LeaversData {
  readonly now: Date;
  /** How many students at the beginning belong to the demo's accounts, and are left as they are. */
  readonly fixedStudents: number;
}

/** Graduates, each with the offices that have signed them off, and what an office holds. */
const graduates: readonly {
  readonly cleared: readonly ClearanceUnit[];
  readonly held?: readonly [unit: ClearanceUnit, note: string];
}[] = [
  { cleared: clearanceUnits },
  {
    cleared: ["hostel", "department"],
    held: ["library", "Two books are due: Anatomy, Public Health"],
  },
  { cleared: ["library", "bursary"] },
  { cleared: ["hostel"], held: ["department", "The project report is not handed in yet"] },
  { cleared: [] },
];

/** Students who have graduated and are signed off, one office after the other. */
export const writeLeavers = async (
  tx: Transaction,
  { now, fixedStudents }: LeaversData,
): Promise<void> => {
  const signers = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.kind, "staff"), eq(account.login, "admin@college.test")));
  const decidedBy = signers[0]?.id;
  const leavers = await findLeavers(tx, fixedStudents);
  if (decidedBy === undefined || leavers.length === 0) return;
  await tx.update(student).set({ standing: "graduated" }).where(inArray(student.id, leavers));
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

/** Men of the highest level without a bed, who have results and owe nothing. */
const findLeavers = async (tx: Transaction, fixedStudents: number): Promise<readonly number[]> => {
  const ofStudent = {
    bed: eq(bedClaim.studentId, student.id),
    result: eq(publishedResult.studentId, student.id),
  };
  const finalists = await tx
    .select({ id: student.id, accountId: student.accountId })
    .from(student)
    .where(
      and(
        gt(student.id, fixedStudents),
        eq(student.sex, "Male"),
        eq(student.level, 300),
        eq(student.standing, "active"),
        notExists(tx.select().from(bedClaim).where(ofStudent.bed)),
        exists(tx.select().from(publishedResult).where(ofStudent.result)),
      ),
    )
    .orderBy(asc(student.id));
  const owed = await readOwedKobo(
    tx,
    finalists.map(({ accountId }) => accountId),
  );
  return finalists
    .filter(({ accountId }) => !owed.has(accountId))
    .slice(0, graduates.length)
    .map(({ id }) => id);
};
