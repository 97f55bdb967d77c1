import { sql } from "drizzle-orm";
import type { Scores } from "../../../../rules/results/score.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { resultScore } from "../../db/schema/results.ts";
import type { CellChange } from "./merge-cells.ts";
import type { SheetPlace } from "./read-place.ts";

/** Of entries in the audit log: marks that were typed, and those of a file. */
export const scoreActions = ["result.enter", "result.import"] as const;

interface Writing {
  readonly scores: ReadonlyMap<number, Scores>;
  readonly changes: readonly CellChange[];
  /** By student. */
  readonly matricNumbers: ReadonlyMap<number, string>;
  readonly action: (typeof scoreActions)[number];
  readonly reason?: string | undefined;
}

/** Rows of one statement: it takes no more than 65,535 values. */
const atOnce = 5_000;

/** Of a sheet in the audit log. */
export const sheetSubject = ({
  semesterId,
  courseId,
}: Pick<SheetPlace, "courseId" | "semesterId">): string => `result_sheet:${semesterId}/${courseId}`;

/** Writes cells into a sheet that is held, with one entry in the audit log for all of them. */
export const writeCells = async (
  college: College,
  tx: Transaction,
  account: Account,
  place: Pick<SheetPlace, "courseId" | "semesterId">,
  { scores, changes, matricNumbers, action, reason }: Writing,
): Promise<void> => {
  const { courseId, semesterId } = place;
  const by = { changedBy: account.id, changedAt: college.clock() };
  const rows = [...scores].map(([studentId, { ca, exam, remark }]) => ({
    courseId,
    semesterId,
    studentId,
    ca,
    exam,
    remark,
    ...by,
  }));
  for (let from = 0; from < rows.length; from += atOnce) {
    await tx
      .insert(resultScore)
      .values(rows.slice(from, from + atOnce))
      .onConflictDoUpdate({
        target: [resultScore.courseId, resultScore.semesterId, resultScore.studentId],
        set: {
          ca: sql`excluded.ca`,
          exam: sql`excluded.exam`,
          remark: sql`excluded.remark`,
          ...by,
        },
      });
  }
  await recordChange(college, tx, {
    actorAccountId: account.id,
    action,
    subject: sheetSubject(place),
    before: cellsBy(matricNumbers, changes, "before"),
    after: cellsBy(matricNumbers, changes, "after"),
    reason: reason ?? null,
  });
};

/** `{"COHT/2025/001": {"ca": 30}}` */
const cellsBy = (
  matricNumbers: ReadonlyMap<number, string>,
  changes: readonly CellChange[],
  side: "before" | "after",
): Record<string, Record<string, unknown>> => {
  const cells: Record<string, Record<string, unknown>> = {};
  for (const change of changes) {
    const number = matricNumbers.get(change.studentId) ?? String(change.studentId);
    cells[number] = { ...cells[number], [change.field]: change[side] };
  }
  return cells;
};
