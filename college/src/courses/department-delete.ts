import { eq, sql } from "drizzle-orm";
import type { Account } from "../accounts/guard.ts";
import { recordChange } from "../audit/record-change.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import {
  admissionDecision,
  admissionQuota,
  applicant,
  olevelRequirement,
} from "../db/schema/admissions.ts";
import { course, courseDepartment, courseOffering } from "../db/schema/courses.ts";
import { department, student } from "../db/schema/students.ts";
import { refuse } from "../http/refusal.ts";
import { requireSeen } from "../records/saving.ts";
import { lockDepartment } from "./department-save.ts";
import { catalogueTexts } from "./texts.ts";

/** Deletes a department that nothing uses, with its O-level requirement. @throws 404; 409 `changed_elsewhere`, `in_use`. */
export const removeDepartment = (
  college: College,
  actor: Account,
  id: number,
  revision: number,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    // Whatever comes to use it meanwhile points at this row, and so waits, or is counted.
    const before = requireSeen(await lockDepartment(tx, id), revision);
    const uses = await usesOf(tx, id);
    if (uses.length > 0) throw refuse(409, catalogueTexts.department.inUse(uses), "in_use");
    await tx.delete(olevelRequirement).where(eq(olevelRequirement.departmentId, id));
    await tx.delete(courseDepartment).where(eq(courseDepartment.departmentId, id));
    await tx.delete(department).where(eq(department.id, id));
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "department.delete",
      subject: `department:${id}`,
      before: { code: before.code, name: before.name },
      after: null,
    });
    return { message: catalogueTexts.deleted };
  });

const usesOf = async (tx: Transaction, id: number): Promise<readonly string[]> => {
  const { use } = catalogueTexts.department;
  const [courses] = await tx
    .select({
      count: sql<number>`count(distinct ${course.id})::int`,
    })
    .from(course)
    .leftJoin(courseOffering, eq(courseOffering.courseId, course.id))
    .innerJoin(courseDepartment, eq(courseDepartment.id, course.courseDepartmentId))
    .where(sql`${courseOffering.departmentId} = ${id} or ${courseDepartment.departmentId} = ${id}`);
  const counts = [
    [use.students, await tx.$count(student, eq(student.departmentId, id))],
    [use.applicants, await tx.$count(applicant, eq(applicant.departmentId, id))],
    [use.decisions, await tx.$count(admissionDecision, eq(admissionDecision.departmentId, id))],
    [use.courses, courses?.count ?? 0],
    [use.quotas, await tx.$count(admissionQuota, eq(admissionQuota.departmentId, id))],
  ] as const;
  return counts.flatMap(([sentence, count]) => (count > 0 ? [sentence(count)] : []));
};
