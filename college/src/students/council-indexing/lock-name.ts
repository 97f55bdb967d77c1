import { and, eq, isNotNull } from "drizzle-orm";
import type { CorrectableValues } from "../../../../rules/profiles/correction.ts";
import type { Transaction } from "../../db/database.ts";
import { indexingRecord } from "../../db/schema/council-indexing.ts";
import { refuse } from "../../http/refusal.ts";
import { indexingTexts as texts } from "./texts.ts";

const nameFields = ["surname", "firstName", "otherName"] as const;

/** Keeps the name under which a council has indexed a student. The student's row is locked. @throws 409 `indexed` */
export const requireUnlockedName = async (
  tx: Transaction,
  studentId: number,
  changes: CorrectableValues,
): Promise<void> => {
  if (nameFields.every((field) => changes[field] === undefined)) return;
  const [record] = await tx
    .select({ indexNumber: indexingRecord.indexNumber })
    .from(indexingRecord)
    .where(and(eq(indexingRecord.studentId, studentId), isNotNull(indexingRecord.indexNumber)));
  if (record?.indexNumber == null) return;
  throw refuse(409, texts.locked(record.indexNumber), "indexed");
};
