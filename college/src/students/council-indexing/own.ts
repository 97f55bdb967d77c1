import { and, desc, eq } from "drizzle-orm";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { ownIndexing } from "../../../../contract/students/indexing-students.ts";
import type { College } from "../../context.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { indexingRecord, indexingRound } from "../../db/schema/council-indexing.ts";
import { programme, student } from "../../db/schema/students.ts";
import { refuse } from "../../http/refusal.ts";
import { daysLeft } from "./rounds.ts";
import { gapsOf, isInRound, recordOfRound } from "./state.ts";
import { indexingTexts as texts } from "./texts.ts";

/** How far the indexing of the student with this account is, in the round of their cohort. @throws 404 */
export const readOwnIndexing = async (
  college: College,
  accountId: number,
): Promise<ResponseOf<typeof ownIndexing>> => {
  const [row] = await college.db
    .select({
      council: programme.council,
      closesOn: indexingRound.closesOn,
      indexNumber: indexingRecord.indexNumber,
      gaps: gapsOf,
    })
    .from(student)
    .innerJoin(indexingRound, eq(indexingRound.programmeId, student.programmeId))
    .innerJoin(programme, eq(programme.id, indexingRound.programmeId))
    .innerJoin(academicSession, eq(academicSession.id, indexingRound.entrySessionId))
    .leftJoin(indexingRecord, recordOfRound)
    .where(and(eq(student.accountId, accountId), isInRound))
    .orderBy(desc(academicSession.name))
    .limit(1);
  if (row === undefined) throw refuse(404, texts.noCohort);
  return { ...row, daysLeft: daysLeft(college, row) };
};
