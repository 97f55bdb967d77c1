import { type CollegeFailure, isRefusal } from "../../college/failure.ts";
import { refusalBy } from "../../graphql/or-refusal.ts";
import { inputRefusal, type RefusalCode, refusal } from "../../graphql/refusal.ts";
import { texts } from "../../texts.ts";

type RefusalResult = ReturnType<typeof refusal>;

/** The college's codes that a screen tells from others. */
const codes: Readonly<Record<string, RefusalCode>> = {
  changedElsewhere: "CHANGED_ELSEWHERE",
  previewOutdated: "PREVIEW_OUTDATED",
  quotaExceeded: "QUOTA_EXCEEDED",
};

/** The rows of a sitting's subjects, as many as a correction may send. */
const subjectCells = Array.from({ length: 30 }, (_, row) => row).flatMap((row) => [
  `subjects.${row}.name`,
  `subjects.${row}.grade`,
]);

/** How the college's fields are named in the inputs. */
const fields = {
  admitted: "admitted",
  answerBy: "answerBy",
  cutOff: "cutOff",
  departmentCode: "departmentCode",
  departments: "departments",
  examNumber: "examNumber",
  examType: "examType",
  overQuotaReason: "overQuotaReason",
  query: "query",
  reason: "reason",
  schoolName: "schoolName",
  score: "score",
  subjects: "subjects",
  testBatchId: "testBatchId",
  told: "told",
  year: "year",
  ...Object.fromEntries(subjectCells.map((cell) => [cell, cell])),
};

const refused = (failure: CollegeFailure): RefusalResult => {
  if (failure.status === 400) return inputRefusal(failure, fields, texts.admissionOffice.refused);
  const { code, message } = failure.refusal;
  return refusal(codes[code ?? ""] ?? "REFUSED", message ?? texts.admissionOffice.refused);
};

/**
 * Asks the office for something, and answers the college's no as a `Refusal`.
 * @throws what is no refusal of what is asked for; NOT_FOUND for a record that is none
 */
export const orRefusal = refusalBy(refused);

/** What is read of a record; null where there is none. */
export const orNull = async <T>(reading: Promise<T>): Promise<T | null> => {
  try {
    return await reading;
  } catch (error) {
    if (isRefusal(error, 404)) return null;
    throw error;
  }
};
