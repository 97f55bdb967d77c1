import { asc, eq } from "drizzle-orm";
import { normaliseExamNumber, type SittingValues } from "../../../../rules/admissions/olevel.ts";
import type { Database } from "../../db/database.ts";
import { olevelSitting } from "../../db/schema/admissions.ts";

export type StoredSitting = typeof olevelSitting.$inferSelect;

/** The sittings of an applicant, the first one first. */
export const readSittings = (db: Database, applicantId: number): Promise<StoredSitting[]> =>
  db
    .select()
    .from(olevelSitting)
    .where(eq(olevelSitting.applicantId, applicantId))
    .orderBy(asc(olevelSitting.sitting));

/** The form in which a sitting that the rules take is stored: one line each, numbers in their one form, no empty rows. */
export const tidySitting = (sitting: SittingValues): SittingValues => ({
  schoolName: sitting.schoolName
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .normalize("NFC")
    .trim(),
  examType: sitting.examType,
  year: sitting.year.trim(),
  examNumber: normaliseExamNumber(sitting.examNumber),
  subjects: sitting.subjects
    .filter(({ name, grade }) => name !== "" || grade !== "")
    .map(({ name, grade }) => ({ name, grade })),
});

/** True where saving would change nothing. */
export const isSameSitting = (stored: SittingValues, next: SittingValues): boolean =>
  isSameExam(stored, next) &&
  stored.schoolName === next.schoolName &&
  stored.subjects.length === next.subjects.length &&
  stored.subjects.every(
    ({ name, grade }, index) =>
      next.subjects[index]?.name === name && next.subjects[index]?.grade === grade,
  );

/** True for two records of one sitting: nobody sits one exam twice in a year under one number. */
export const isSameExam = (one: SittingValues, other: SittingValues): boolean =>
  one.examType === other.examType && one.year === other.year && one.examNumber === other.examNumber;
