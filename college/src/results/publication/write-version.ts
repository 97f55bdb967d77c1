import { sql } from "drizzle-orm";
import type { Transaction } from "../../db/database.ts";
import { publishedResult } from "../../db/schema/results.ts";

/**
 * Writes the results of one version of each of some sheets. Nothing ever changes them. They travel as one value: statements
 * of a value for each column of 20,000 rows take seconds to put together.
 */
export const writeVersion = async (
  tx: Transaction,
  rows: readonly (typeof publishedResult.$inferInsert)[],
): Promise<void> => {
  await tx.execute(sql`
    insert into ${publishedResult} (course_id, semester_id, version, student_id, ca, exam, total, grade, points_hundredths, remark,
      credit_load, is_passed)
    select "courseId", "semesterId", version, "studentId", ca, exam, total, grade, "pointsHundredths", remark, "creditLoad", "isPassed"
    from json_to_recordset(${JSON.stringify(rows)}::json) as result (
      "courseId" int, "semesterId" int, version smallint, "studentId" int, ca smallint, exam smallint, total smallint, grade text,
      "pointsHundredths" smallint, remark text, "creditLoad" smallint, "isPassed" boolean)`);
};
