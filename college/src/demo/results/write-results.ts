import type { CollegeConfig } from "../../config.ts";
import type { Transaction } from "../../db/database.ts";
import { Random } from "../random.ts";
import { drawPastSheet, drawRunningSheet } from "./draw-sheet.ts";
import { readExamOffice, readTaughtCourses } from "./taught-courses.ts";
import { writeSheets } from "./write-sheets.ts";

interface ResultsData {
  readonly seed: number;
  readonly now: Date;
  readonly config: Pick<CollegeConfig, "gradeScale" | "caMaximum">;
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
  { seed, now, config }: ResultsData,
): Promise<void> => {
  const random = new Random(seed);
  const abilities = new Map<number, number>();
  const abilityOf = (studentId: number): number => {
    const ability = abilities.get(studentId) ?? random.fraction();
    abilities.set(studentId, ability);
    return ability;
  };
  const context = { random, now, config, office: await readExamOffice(tx), abilityOf };
  const courses = await readTaughtCourses(tx);
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
