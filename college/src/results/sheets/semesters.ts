import { desc, eq } from "drizzle-orm";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { resultSemesters } from "../../../../contract/results/sheets.ts";
import type { College } from "../../context.ts";
import { academicSession, semester } from "../../db/schema/calendar.ts";

/** All semesters, the newest first. */
export const readSemesters = async ({
  db,
}: College): Promise<ResponseOf<typeof resultSemesters>> => ({
  semesters: await db
    .select({
      id: semester.id,
      session: academicSession.name,
      semester: semester.number,
      isCurrent: semester.isCurrent,
      resultsDueOn: semester.resultsDueOn,
    })
    .from(semester)
    .innerJoin(academicSession, eq(academicSession.id, semester.sessionId))
    .orderBy(desc(academicSession.name), desc(semester.number)),
});
