import { eq } from "drizzle-orm";
import type { Transaction } from "../../db/database.ts";
import { academicSession, semester } from "../../db/schema/calendar.ts";
import { courseOutcome, courseRegistration, registrationSlip } from "../../db/schema/courses.ts";
import type { Random } from "../random.ts";
import { type StudyIds, studyRows } from "./registration-rows.ts";
import type { DemoStudies } from "./studies.ts";

export interface StudiesData {
  readonly random: Random;
  readonly studies: readonly DemoStudies[];
  readonly ids: Omit<StudyIds, "semesters">;
  readonly now: Date;
}

/** Writes what students took, what came of it, and what they have registered now. */
export const writeStudies = async (
  tx: Transaction,
  { random, studies, ids, now }: StudiesData,
): Promise<void> => {
  const semesters = await tx
    .select({ id: semester.id, number: semester.number, session: academicSession.name })
    .from(semester)
    .innerJoin(academicSession, eq(academicSession.id, semester.sessionId));
  const semesterIds = new Map(
    semesters.map(({ id, number, session }) => [`${session} ${number}`, id]),
  );
  const rows = studies.map((one) =>
    studyRows(random, one, { ...ids, semesters: semesterIds }, now),
  );
  await inBatches(
    rows.flatMap(({ outcomes }) => outcomes),
    (some) => tx.insert(courseOutcome).values(some),
  );
  await inBatches(
    rows.flatMap(({ registrations }) => registrations),
    (some) => tx.insert(courseRegistration).values(some),
  );
  await tx.insert(registrationSlip).values(rows.flatMap(({ slips }) => slips));
};

/** PostgreSQL takes 65,535 values in one statement. */
const batchSize = 2_000;

const inBatches = async <Row>(
  rows: readonly Row[],
  insert: (some: Row[]) => PromiseLike<unknown>,
): Promise<void> => {
  for (let start = 0; start < rows.length; start += batchSize) {
    await insert(rows.slice(start, start + batchSize));
  }
};
