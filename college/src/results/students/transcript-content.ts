import { createHash } from "node:crypto";
import type { CgpaPolicy } from "../../../../rules/results/grade-average.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { readAttempts } from "./read-attempts.ts";
import { isGraded, recordOf, type StudentRecord } from "./student-record.ts";

/** What a transcript says of results: everything published but what is withheld. */
export interface TranscriptContent {
  readonly record: StudentRecord;
  /** The same for the same results of courses that are called the same, alone. */
  readonly hash: string;
}

/** Null where nothing is published that a transcript could say. */
export const readTranscriptContent = async (
  db: Database | Transaction,
  studentId: number,
  policy: CgpaPolicy,
): Promise<TranscriptContent | null> => {
  const graded = (await readAttempts(db, studentId)).filter(isGraded);
  if (graded.length === 0) return null;
  const record = recordOf(policy, graded);
  const results = record.semesters.flatMap(({ attempts }) =>
    attempts.map((one) => [
      one.semesterId,
      one.courseId,
      one.code,
      one.title,
      one.creditLoad,
      one.total,
      one.grade,
      one.pointsHundredths,
    ]),
  );
  const hash = createHash("sha256")
    .update(JSON.stringify([results, record.cgpa]))
    .digest("base64url");
  return { record, hash };
};
