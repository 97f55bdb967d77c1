import { and, eq, ne, sql } from "drizzle-orm";
import type { changeProgramme, createProgramme } from "../../../../contract/courses/programmes.ts";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import { normaliseProgrammeCode, programmeProblems } from "../../../../rules/courses/programme.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import { programmeQuota } from "../../db/schema/admission-quotas.ts";
import { admissionDecision, applicant } from "../../db/schema/admissions.ts";
import { department, programme, student } from "../../db/schema/students.ts";
import { refuse, refuseFields } from "../../http/refusal.ts";
import {
  answerSave,
  refuseProblems,
  requireConfirmed,
  requireSeen,
  saved,
} from "../../records/saving.ts";
import { savingTexts } from "../../records/texts.ts";
import { oneLine } from "../../typed-text.ts";
import { catalogueTexts } from "../texts.ts";

type Outcome = ResponseOf<typeof createProgramme>;
type Form = Omit<BodyOf<typeof createProgramme>, "departmentId">;
type Row = typeof programme.$inferSelect;
type Values = Pick<Row, "code" | "name" | "award" | "years" | "council" | "isOpen" | "entryPapers">;

const texts = catalogueTexts.programme;

/** Adds a programme to a department. @throws 400 with the invalid fields. */
export const addProgramme = (
  college: College,
  actor: Account,
  { departmentId, ...form }: BodyOf<typeof createProgramme>,
): Promise<Outcome> =>
  answerSave(
    refuseDuplicate(
      college.db.transaction(async (tx) => {
        const values = readForm(form);
        const [own] = await tx
          .select({ name: department.name })
          .from(department)
          .where(eq(department.id, departmentId))
          .for("key share");
        if (own === undefined) throw refuseFields({ departmentId: [texts.unknownDepartment] });
        await requireNewName(tx, departmentId, values.name, 0);
        const siblings = await tx.$count(programme, eq(programme.departmentId, departmentId));
        requireConfirmed(form, siblings === 1 ? [texts.second(own.name)] : []);
        const [row] = await tx
          .insert(programme)
          .values({ ...values, departmentId })
          .returning();
        if (row === undefined) throw new Error("the inserted programme was not returned");
        await recordChange(college, tx, {
          actorAccountId: actor.id,
          action: "programme.create",
          subject: `programme:${row.id}`,
          before: null,
          after: { department: own.name, ...values },
        });
        return saved(row.id);
      }),
    ),
  );

/**
 * Changes a programme. Fewer years than its students' levels, and closing it to applicants who chose it, must be confirmed.
 * @throws 400 with the invalid fields; 404; 409 `changed_elsewhere`.
 */
export const editProgramme = (
  college: College,
  actor: Account,
  id: number,
  form: BodyOf<typeof changeProgramme>,
): Promise<Outcome> =>
  answerSave(
    refuseDuplicate(
      college.db.transaction(async (tx) => {
        const before = requireSeen(await lockProgramme(tx, id), form.revision);
        const values = readForm(form);
        await requireNewName(tx, before.departmentId, values.name, id);
        requireConfirmed(form, await consequencesOf(tx, before, values));
        await tx
          .update(programme)
          .set({ ...values, revision: before.revision + 1 })
          .where(eq(programme.id, id));
        await recordChange(college, tx, {
          actorAccountId: actor.id,
          action: "programme.change",
          subject: `programme:${id}`,
          before: valuesOf(before),
          after: values,
        });
        return saved(id);
      }),
    ),
  );

/** Deletes a programme that nobody is in. @throws 404; 409 `changed_elsewhere`, `in_use`. */
export const removeProgramme = (
  college: College,
  actor: Account,
  id: number,
  revision: number,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const before = requireSeen(await lockProgramme(tx, id), revision);
    const uses = await usesOf(tx, before);
    if (uses.length > 0) throw refuse(409, texts.inUse(uses), "in_use");
    await tx.delete(programme).where(eq(programme.id, id));
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "programme.delete",
      subject: `programme:${id}`,
      before: valuesOf(before),
      after: null,
    });
    return { message: savingTexts.deleted };
  });

/** Until the transaction ends, nobody joins the programme and no results are published by its rules. */
export const lockProgramme = async (tx: Transaction, id: number): Promise<Row | undefined> => {
  const [row] = await tx.select().from(programme).where(eq(programme.id, id)).for("update");
  return row;
};

const readForm = (form: Form): Values => {
  refuseProblems(programmeProblems(form));
  return {
    code: normaliseProgrammeCode(form.code),
    name: oneLine(form.name),
    award: oneLine(form.award) || null,
    years: form.years,
    council: oneLine(form.council) || null,
    isOpen: form.isOpen,
    entryPapers: form.entryPapers?.map(oneLine) ?? null,
  };
};

const valuesOf = ({ code, name, award, years, council, isOpen, entryPapers }: Row): Values => ({
  code,
  name,
  award,
  years,
  council,
  isOpen,
  entryPapers,
});

/** Names that differ only in case count as equal. */
const requireNewName = async (
  tx: Transaction,
  departmentId: number,
  name: string,
  ownId: number,
): Promise<void> => {
  const isTaken = and(
    eq(programme.departmentId, departmentId),
    ne(programme.id, ownId),
    sql`lower(${programme.name}) = lower(${name})`,
  );
  if ((await tx.$count(programme, isTaken)) > 0) throw refuseFields({ name: [texts.nameTaken] });
};

const refuseDuplicate = async (saving: Promise<Outcome>): Promise<Outcome> => {
  try {
    return await saving;
  } catch (error) {
    if (isUniqueViolation(error, "programme_code_unique")) {
      throw refuseFields({ code: [texts.codeTaken] });
    }
    if (isUniqueViolation(error, "programme_name")) {
      throw refuseFields({ name: [texts.nameTaken] });
    }
    throw error;
  }
};

const consequencesOf = async (
  tx: Transaction,
  before: Row,
  after: Values,
): Promise<readonly string[]> => {
  const beyond = await tx.$count(
    student,
    and(
      eq(student.programmeId, before.id),
      eq(student.standing, "active"),
      sql`${student.level} > ${after.years * 100}`,
    ),
  );
  const chosen = await tx.$count(applicant, eq(applicant.programmeId, before.id));
  const people = await tx.$count(student, eq(student.programmeId, before.id));
  const isRenamed = before.name !== after.name || before.award !== after.award;
  return [
    ...(after.years < before.years && beyond > 0 ? [texts.beyond(beyond)] : []),
    ...(before.isOpen && !after.isOpen && chosen > 0 ? [texts.closes(chosen)] : []),
    ...(isRenamed && people > 0 ? [texts.onPapers(people)] : []),
  ];
};

const usesOf = async (tx: Transaction, { id, departmentId }: Row): Promise<readonly string[]> => {
  const { use } = catalogueTexts.department;
  const siblings = await tx.$count(programme, eq(programme.departmentId, departmentId));
  const counts = [
    [use.students, await tx.$count(student, eq(student.programmeId, id))],
    [use.applicants, await tx.$count(applicant, eq(applicant.programmeId, id))],
    [use.decisions, await tx.$count(admissionDecision, eq(admissionDecision.programmeId, id))],
    [use.quotas, await tx.$count(programmeQuota, eq(programmeQuota.programmeId, id))],
  ] as const;
  return [
    ...(siblings === 1 ? [texts.only] : []),
    ...counts.flatMap(([sentence, count]) => (count > 0 ? [sentence(count)] : [])),
  ];
};
