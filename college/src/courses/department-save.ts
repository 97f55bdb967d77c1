import { eq, ne, sql } from "drizzle-orm";
import type {
  changeDepartment,
  changeRequirement,
  createDepartment,
} from "../../../contract/courses/departments.ts";
import type { BodyOf, ResponseOf } from "../../../contract/endpoint.ts";
import { requirementProblems } from "../../../rules/admissions/requirement-form.ts";
import { departmentProblems, normaliseDepartmentCode } from "../../../rules/courses/department.ts";
import type { Account } from "../accounts/guard.ts";
import { recordChange } from "../audit/record-change.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { isUniqueViolation } from "../db/errors.ts";
import { admissionQuota } from "../db/schema/admission-quotas.ts";
import { admissionDecision, applicant, olevelRequirement } from "../db/schema/admissions.ts";
import { course, courseDepartment, courseOffering } from "../db/schema/courses.ts";
import { paymentPlan } from "../db/schema/instalments.ts";
import { department, programme, student } from "../db/schema/students.ts";
import { refuse, refuseFields } from "../http/refusal.ts";
import {
  answerSave,
  refuseProblems,
  requireConfirmed,
  requireSeen,
  saved,
} from "../records/saving.ts";
import { savingTexts } from "../records/texts.ts";
import { oneLine } from "../typed-text.ts";
import { readOwnLines, renameConsequences } from "./departments.ts";
import { addFirstProgrammes } from "./programmes/of-department.ts";
import { catalogueTexts } from "./texts.ts";

type Outcome = ResponseOf<typeof createDepartment>;
type Form = BodyOf<typeof createDepartment>;
type Row = typeof department.$inferSelect;
type Values = Pick<Row, "code" | "name">;

const texts = catalogueTexts.department;

/** Adds a department. @throws 400 with the invalid fields. */
export const addDepartment = (college: College, actor: Account, form: Form): Promise<Outcome> =>
  answerSave(
    refuseDuplicate(
      college.db.transaction(async (tx) => {
        const values = readForm(form);
        await requireNewName(tx, values.name, 0);
        const [row] = await tx.insert(department).values(values).returning();
        if (row === undefined) throw new Error("the inserted department was not returned");
        await addFirstProgrammes(tx, [row]);
        await nameTeachers(tx, row);
        await recordChange(college, tx, {
          actorAccountId: actor.id,
          action: "department.create",
          subject: `department:${row.id}`,
          before: null,
          after: { ...values },
        });
        return saved(row.id);
      }),
    ),
  );

/**
 * Renames a department and its teaching unit. Its code is part of application numbers, so it can change only before
 * the first application.
 * @throws 400 with the invalid fields; 404; 409 `changed_elsewhere`.
 */
export const editDepartment = (
  college: College,
  actor: Account,
  id: number,
  form: BodyOf<typeof changeDepartment>,
): Promise<Outcome> =>
  answerSave(
    refuseDuplicate(
      college.db.transaction(async (tx) => {
        const before = requireSeen(await lockDepartment(tx, id), form.revision);
        const values = readForm(form);
        await requireNewName(tx, values.name, id);
        await requireSameCode(tx, before, values);
        requireConfirmed(form, await consequencesOf(tx, before, values));
        const after = { ...before, ...values, revision: before.revision + 1 };
        await tx
          .update(department)
          .set({ ...values, revision: after.revision })
          .where(eq(department.id, id));
        await nameTeachers(tx, after);
        await recordChange(college, tx, {
          actorAccountId: actor.id,
          action: "department.change",
          subject: `department:${id}`,
          before: { code: before.code, name: before.name },
          after: { ...values },
        });
        return saved(id);
      }),
    ),
  );

/**
 * Sets or removes a department's O-level requirement. Submitted applications keep their earlier result.
 * @throws 400 with the invalid fields; 404; 409 `changed_elsewhere`.
 */
export const editRequirement = (
  college: College,
  actor: Account,
  id: number,
  { revision, olevelRequirement: requirement }: BodyOf<typeof changeRequirement>,
): Promise<Outcome> =>
  college.db.transaction(async (tx) => {
    const row = requireSeen(await lockDepartment(tx, id), revision);
    if (requirement !== null) refuseRequirement(requirementProblems(requirement));
    const [before] = await tx
      .delete(olevelRequirement)
      .where(eq(olevelRequirement.departmentId, id))
      .returning();
    if (requirement !== null) {
      await tx.insert(olevelRequirement).values({ departmentId: id, ...requirement });
    }
    await tx
      .update(department)
      .set({ revision: row.revision + 1 })
      .where(eq(department.id, id));
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "department.requirement",
      subject: `department:${id}`,
      before: before === undefined ? null : { ...before },
      after: requirement && { ...requirement },
    });
    return saved(id);
  });

const lockDepartment = async (tx: Transaction, id: number): Promise<Row | undefined> => {
  const [row] = await tx.select().from(department).where(eq(department.id, id)).for("update");
  return row;
};

const refuseDuplicate = async (saving: Promise<Outcome>): Promise<Outcome> => {
  try {
    return await saving;
  } catch (error) {
    if (isUniqueViolation(error, "department_code_unique")) {
      throw refuseFields({ code: [texts.codeTaken] });
    }
    if (isUniqueViolation(error, "department_name_unique")) {
      throw refuseFields({ name: [texts.nameTaken] });
    }
    throw error;
  }
};

const readForm = (form: Pick<Form, "code" | "name">): Values => {
  refuseProblems(departmentProblems(form));
  return { code: normaliseDepartmentCode(form.code), name: oneLine(form.name) };
};

/** Names that differ only in case count as equal. */
const requireNewName = async (tx: Transaction, name: string, ownId: number): Promise<void> => {
  const others = await tx
    .select({ name: department.name })
    .from(department)
    .where(ne(department.id, ownId));
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase())) {
    throw refuseFields({ name: [texts.nameTaken] });
  }
};

const requireSameCode = async (tx: Transaction, before: Row, { code }: Values): Promise<void> => {
  if (before.code === code) return;
  const applicants = await tx.$count(applicant, eq(applicant.departmentId, before.id));
  if (applicants > 0) throw refuseFields({ code: [texts.codeFixed(applicants)] });
};

const consequencesOf = async (
  tx: Transaction,
  before: Row,
  { name }: Values,
): Promise<readonly string[]> => {
  if (before.name === name) return [];
  const rows = await tx.select().from(department).where(ne(department.id, before.id));
  const others = rows.map((row) => row.name);
  const people =
    (await tx.$count(student, eq(student.departmentId, before.id))) +
    (await tx.$count(applicant, eq(applicant.departmentId, before.id)));
  return [
    ...renameConsequences(before.name, name, others, await readOwnLines(tx)),
    ...(people > 0 ? [texts.onLetters(people)] : []),
  ];
};

/** A department's teaching unit has the department's name. */
const nameTeachers = async (tx: Transaction, { id, name }: Row): Promise<void> => {
  await tx.update(courseDepartment).set({ name }).where(eq(courseDepartment.departmentId, id));
};

const refuseRequirement = (problems: Readonly<Record<string, string>>): void =>
  refuseProblems(
    Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [`olevel_requirement.${field}`, problem]),
    ),
  );

/** Deletes a department that nothing uses, with its O-level requirement. @throws 404; 409 `changed_elsewhere`, `in_use`. */
export const removeDepartment = (
  college: College,
  actor: Account,
  id: number,
  revision: number,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    // A concurrent user of the department references this row, so it waits for this lock or is counted.
    const before = requireSeen(await lockDepartment(tx, id), revision);
    const uses = await usesOf(tx, id);
    if (uses.length > 0) throw refuse(409, catalogueTexts.department.inUse(uses), "in_use");
    await tx.delete(olevelRequirement).where(eq(olevelRequirement.departmentId, id));
    await tx.delete(programme).where(eq(programme.departmentId, id));
    await tx.delete(courseDepartment).where(eq(courseDepartment.departmentId, id));
    await tx.delete(department).where(eq(department.id, id));
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "department.delete",
      subject: `department:${id}`,
      before: { code: before.code, name: before.name },
      after: null,
    });
    return { message: savingTexts.deleted };
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
    [use.plans, await tx.$count(paymentPlan, eq(paymentPlan.departmentId, id))],
    [use.quotas, await tx.$count(admissionQuota, eq(admissionQuota.departmentId, id))],
  ] as const;
  return counts.flatMap(([sentence, count]) => (count > 0 ? [sentence(count)] : []));
};
