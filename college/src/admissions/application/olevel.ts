import { asc, eq } from "drizzle-orm";
import type { updateOlevel } from "../../../../contract/admissions/applicant.ts";
import type { BodyOf } from "../../../../contract/endpoint.ts";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import {
  normaliseExamNumber,
  type SittingValues,
  sittingProblems,
} from "../../../../rules/admissions/olevel.ts";
import type { College } from "../../context.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { applicant, olevelSitting } from "../../db/schema/admissions.ts";
import { dropFile } from "../../files/store.ts";
import { refuseFields } from "../../http/refusal.ts";
import { asFieldErrors, requireRevision } from "./refusals.ts";
import { readApplicationStatus, requireWritable } from "./status.ts";
import { applicationTexts } from "./texts.ts";

type SentSitting = BodyOf<typeof updateOlevel>;

/**
 * Saves one O-level sitting. Declaring a single sitting removes a stored second one and its result file.
 * @throws what `requireWritable` does; 400 with every field that is not valid; 409 `changed_elsewhere`.
 */
export const saveSitting = (
  college: College,
  accountId: number,
  sent: SentSitting,
): Promise<void> =>
  college.db.transaction(async (tx) => {
    const { identity, clock } = college;
    const now = clock();
    const status = await readApplicationStatus(tx, accountId, { lock: true });
    requireWritable(status, identity, now);
    const { id: applicantId, numberOfSitting } = status.applicant;
    const stored = await readSittings(tx, applicantId);
    const sitting = tidySitting(sent);
    const which = requireValid(sent, stored, zonedDay(now, identity.timeZone));
    const before = stored.find((one) => one.sitting === which);
    const declared = Number(sent.numberOfSitting);
    // Only the first sitting sets the number of sittings: a window that has not seen the second must not remove it.
    const isRecounted = which === 1 && numberOfSitting !== null && declared !== numberOfSitting;
    if (before === undefined || isRecounted || !isSameSitting(before, sitting)) {
      requireRevision(sent.revision, before?.revision ?? 0);
      await writeSitting(tx, { applicantId, which, before, sitting });
    }
    if (declared !== numberOfSitting) {
      const first = stored.find((one) => one.sitting === 1);
      if (which === 2 && first !== undefined) await countSave(tx, first);
      await tx
        .update(applicant)
        .set({ numberOfSitting: declared })
        .where(eq(applicant.id, applicantId));
    }
    const second = stored.find((one) => one.sitting === 2);
    if (declared === 1 && second !== undefined) {
      await tx.delete(olevelSitting).where(eq(olevelSitting.id, second.id));
      await dropFile(tx, second.resultFileId);
    }
  });

/** @returns which sitting is to be saved, 1 or 2. */
const requireValid = (
  sent: SentSitting,
  stored: readonly StoredSitting[],
  today: string,
): number => {
  const sitting = tidySitting(sent);
  const which = whichSitting(sent, stored, sitting.examNumber);
  const problems = asFieldErrors({
    ...sittingProblems(sent, today),
    ...(typeof which === "string" ? { examSitting: which } : {}),
  });
  const other = stored.find((one) => one.sitting !== which);
  const isOther = sent.numberOfSitting === "2" && other !== undefined;
  if (isOther && typeof which === "number" && isSameExam(other, sitting)) {
    problems.examNumber ??= [applicationTexts.sameSitting];
  }
  if (Object.keys(problems).length > 0 || typeof which === "string") throw refuseFields(problems);
  return which;
};

/**
 * The named sitting, else the stored one with this exam number, else the first free one.
 * @returns a sentence if none of these applies.
 */
const whichSitting = (
  { examSitting: named, numberOfSitting: declared }: SentSitting,
  stored: readonly StoredSitting[],
  examNumber: string,
): number | string => {
  if (declared === "1") return named === "2" ? applicationTexts.secondOfOne : 1;
  if (named !== undefined) return Number(named);
  const known = stored.find((one) => one.examNumber === examNumber);
  if (known !== undefined) return known.sitting;
  const free = [1, 2].find((number) => !stored.some((one) => one.sitting === number));
  return free ?? applicationTexts.whichSitting;
};

const writeSitting = async (
  tx: Transaction,
  {
    applicantId,
    which,
    before,
    sitting,
  }: {
    readonly applicantId: number;
    readonly which: number;
    readonly before: StoredSitting | undefined;
    readonly sitting: SittingValues;
  },
): Promise<void> => {
  if (before === undefined) {
    await tx.insert(olevelSitting).values({ ...sitting, applicantId, sitting: which });
    return;
  }
  await tx.update(olevelSitting).set(sitting).where(eq(olevelSitting.id, before.id));
  await countSave(tx, before);
};

const countSave = async (tx: Transaction, { id, revision }: StoredSitting): Promise<void> => {
  await tx
    .update(olevelSitting)
    .set({ revision: revision + 1 })
    .where(eq(olevelSitting.id, id));
};

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

/** True for two records of one sitting: an exam number is unique per exam and year. */
export const isSameExam = (one: SittingValues, other: SittingValues): boolean =>
  one.examType === other.examType && one.year === other.year && one.examNumber === other.examNumber;
