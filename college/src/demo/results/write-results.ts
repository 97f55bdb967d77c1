import { type SQL, sql } from "drizzle-orm";
import type { CollegeConfig } from "../../config.ts";
import type { Transaction } from "../../db/database.ts";
import { resultSheet, resultSheetEvent } from "../../db/schema/results.ts";
import { Random } from "../random.ts";
import { drawPastSheet, drawRunningSheet, type SheetRows } from "./draw-sheet.ts";
import { readExamOffice, type TaughtCourse } from "./taught-courses.ts";

interface ResultsData {
  readonly seed: number;
  readonly now: Date;
  readonly config: Pick<CollegeConfig, "gradeScale" | "caMaximum">;
  readonly courses: readonly TaughtCourse[];
}

/** How far the sheets of the running semester are, in turn by the course's code; null is untouched. */
const progress = ["draft", "returned", null, "submitted", "draft", "approved", null] as const;

/** Every so many published sheets, one was amended. */
const amendedEvery = 40;

/**
 * Writes the results that the outcomes of earlier semesters came from, published each, and of the running semester sheets in
 * every state before that.
 */
export const writeResults = async (
  tx: Transaction,
  { seed, now, config, courses }: ResultsData,
): Promise<void> => {
  const random = new Random(seed);
  const abilities = new Map<number, number>();
  const abilityOf = (studentId: number): number => {
    const ability = abilities.get(studentId) ?? random.fraction();
    abilities.set(studentId, ability);
    return ability;
  };
  const context = { random, now, config, office: await readExamOffice(tx), abilityOf };
  const past = courses
    .filter(({ isRunning }) => !isRunning)
    .map((course, index) =>
      drawPastSheet(context, course, { isAmended: index % amendedEvery === 0 }),
    );
  const running = courses
    .filter(({ isRunning }) => isRunning)
    .flatMap((course, index) => {
      const state = progress[index % progress.length] ?? null;
      return state === null ? [] : [drawRunningSheet(context, course, state)];
    });
  await writeSheets(tx, [...past, ...running]);
};

const writeSheets = async (tx: Transaction, sheets: readonly SheetRows[]): Promise<void> => {
  if (sheets.length === 0) return;
  await tx.insert(resultSheet).values(sheets.map(({ sheet }) => sheet));
  await tx.insert(resultSheetEvent).values(sheets.flatMap(({ events }) => events));
  await writeScores(
    tx,
    sheets.flatMap(({ scores }) => scores),
  );
  await writePublished(
    tx,
    sheets.flatMap(({ published }) => published),
  );
};

// Thousands of rows: one JSON parameter is twice as fast as one parameter per value.

const asRecords = (rows: readonly unknown[]): SQL => sql`${JSON.stringify(rows)}::json`;

const writeScores = (tx: Transaction, rows: SheetRows["scores"]) =>
  tx.execute(sql`
    insert into result_score
      (course_id, semester_id, student_id, ca, exam, remark, changed_by, changed_at)
    select "courseId", "semesterId", "studentId", ca, exam, remark, "changedBy", "changedAt"
    from json_to_recordset(${asRecords(rows)})
      as one ("courseId" integer, "semesterId" integer, "studentId" integer, ca smallint,
        exam smallint, remark text, "changedBy" integer, "changedAt" timestamptz)`);

const writePublished = (tx: Transaction, rows: SheetRows["published"]) =>
  tx.execute(sql`
    insert into published_result (course_id, semester_id, version, student_id, ca, exam, remark,
      total, grade, points_hundredths, is_passed, credit_load)
    select "courseId", "semesterId", version, "studentId", ca, exam, remark,
      total, grade, "pointsHundredths", "isPassed", "creditLoad"
    from json_to_recordset(${asRecords(rows)})
      as one ("courseId" integer, "semesterId" integer, version smallint, "studentId" integer,
        ca smallint, exam smallint, remark text, total smallint, grade text,
        "pointsHundredths" smallint, "isPassed" boolean, "creditLoad" smallint)`);
