import { eq } from "drizzle-orm";
import type { departmentRecord } from "../../../contract/courses/departments.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { Database } from "../db/database.ts";
import { olevelRequirement } from "../db/schema/admissions.ts";
import { department } from "../db/schema/students.ts";
import { notFound } from "../http/refusal.ts";
import { feesOf, readOwnLines } from "./department-fees.ts";
import { departmentColumns, toDepartmentRow } from "./department-list.ts";

/** One department, for the office: three queries. @throws 404 */
export const readDepartmentRecord = async (
  db: Database,
  id: number,
): Promise<ResponseOf<typeof departmentRecord>> => {
  const [row] = await db
    .select(departmentColumns)
    .from(department)
    .leftJoin(olevelRequirement, eq(olevelRequirement.departmentId, department.id))
    .where(eq(department.id, id));
  if (row === undefined) throw notFound();
  const names = (await db.select({ name: department.name }).from(department)).map(
    ({ name }) => name,
  );
  const { feeDepartment, ownLines } = feesOf(row.name, names, await readOwnLines(db));
  return {
    ...toDepartmentRow(row),
    revision: row.revision,
    feeDepartment,
    ownFeeLines: ownLines,
  };
};
