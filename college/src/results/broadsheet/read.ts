import type { QueryOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type { broadsheet } from "../../../../contract/results/broadsheet.ts";
import type { College } from "../../context.ts";
import { readCourses } from "./read-entries.ts";
import { readRows } from "./read-rows.ts";
import { readScope, readScopeStudents } from "./scope.ts";

/**
 * A broadsheet whole, by seven statements, however many students and courses.
 * @throws 404 where there is no such semester or department.
 */
export const readBroadsheet = async (
  { db, config }: College,
  asked: QueryOf<typeof broadsheet>,
): Promise<ResponseOf<typeof broadsheet>> => {
  const scope = await readScope(db, asked);
  const students = await readScopeStudents(db, scope);
  const courses = await readCourses(
    db,
    scope,
    students.map(({ id }) => id),
  );
  return {
    semesterId: scope.semesterId,
    session: scope.session,
    semester: scope.number,
    department: scope.department,
    level: scope.level,
    courses: courses.map(({ creditLoad, ...one }) => ({ ...one, creditLoad })),
    rows: await readRows(db, { scope, courses, config }, students),
  };
};
