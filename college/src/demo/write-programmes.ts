import { asc, desc, eq, inArray } from "drizzle-orm";
import { defaultClasses } from "../../../rules/results/award-classes.ts";
import type { Transaction } from "../db/database.ts";
import { programmeQuota } from "../db/schema/admission-quotas.ts";
import { applicant, applicationSession } from "../db/schema/admissions.ts";
import { course, courseOffering } from "../db/schema/courses.ts";
import { programmeCourse, programmeRules } from "../db/schema/programmes.ts";
import { department, programme, student } from "../db/schema/students.ts";

const departmentCode = "EVH";

/** The department's own programme, as it is called once there are two. */
const technicians = {
  code: "EHT",
  name: "Environmental Health Technicians",
  award: "Diploma in Environmental Health",
  council: "Environmental Health Council of Nigeria",
} as const;

const assistants = {
  code: "EHA",
  name: "Environmental Health Assistants",
  award: "Certificate in Environmental Health",
  council: "Environmental Health Council of Nigeria",
  years: 2,
} as const;

/** How many of the department's places in a round are for assistants. */
const assistantPlaces = 2;
/** How many students of level 200 are assistants: the last, whom no other part of the demo is about. */
const assistantStudents = 3;

/**
 * Gives one department a second programme, with students, applicants, places, and rules of its own for who begins in the running
 * session.
 */
export const writeProgrammes = async (
  tx: Transaction,
  { sessionId }: { readonly sessionId: number },
): Promise<void> => {
  const [own] = await tx.select().from(department).where(eq(department.code, departmentCode));
  if (own === undefined) return;
  const [first] = await tx
    .update(programme)
    .set(technicians)
    .where(eq(programme.departmentId, own.id))
    .returning();
  const [second] = await tx
    .insert(programme)
    .values({ ...assistants, departmentId: own.id })
    .returning();
  if (first === undefined || second === undefined) throw new Error("a programme was not written");
  await moveStudents(tx, own.id, second.id);
  await chooseProgrammes(tx, own.id, [first.id, second.id]);
  await writeQuotas(tx, second.id);
  await writeRules(tx, own.id, { programmeId: second.id, fromSessionId: sessionId });
};

const moveStudents = async (
  tx: Transaction,
  departmentId: number,
  programmeId: number,
): Promise<void> => {
  const classmates = await tx
    .select({ id: student.id, level: student.level })
    .from(student)
    .where(eq(student.departmentId, departmentId))
    .orderBy(desc(student.id));
  const last = classmates.filter(({ level }) => level === 200).slice(0, assistantStudents);
  const ids = last.map(({ id }) => id);
  if (ids.length > 0) await tx.update(student).set({ programmeId }).where(inArray(student.id, ids));
};

/** In turn. */
const chooseProgrammes = async (
  tx: Transaction,
  departmentId: number,
  programmeIds: readonly number[],
): Promise<void> => {
  const applicants = await tx
    .select({ id: applicant.id })
    .from(applicant)
    .where(eq(applicant.departmentId, departmentId))
    .orderBy(asc(applicant.id));
  for (const [index, { id }] of applicants.entries()) {
    const programmeId = programmeIds[index % programmeIds.length] ?? null;
    await tx.update(applicant).set({ programmeId }).where(eq(applicant.id, id));
  }
};

const writeQuotas = async (tx: Transaction, programmeId: number): Promise<void> => {
  const rounds = await tx.select({ id: applicationSession.id }).from(applicationSession);
  await tx.insert(programmeQuota).values(
    rounds.map(({ id }) => ({
      applicationSessionId: id,
      programmeId,
      places: assistantPlaces,
    })),
  );
};

/** Stricter than the college's: a pass mark of 50, and every compulsory course of the first two levels. */
const writeRules = async (
  tx: Transaction,
  departmentId: number,
  place: { readonly programmeId: number; readonly fromSessionId: number },
): Promise<void> => {
  await tx.insert(programmeRules).values({
    ...place,
    passMark: 50,
    caMaximum: 30,
    graduationCgpa: 250,
    standingCgpa: 225,
    standingCarryoverCredits: 12,
    classes: defaultClasses.nbte.filter(({ cgpa }) => cgpa >= 250),
    electiveCredits: [],
  });
  const offered = await tx
    .select({
      courseId: course.id,
      level: course.level,
      isRequired: courseOffering.isCompulsory,
    })
    .from(courseOffering)
    .innerJoin(course, eq(course.id, courseOffering.courseId))
    .where(eq(courseOffering.departmentId, departmentId));
  await tx
    .insert(programmeCourse)
    .values(
      offered
        .filter(({ level }) => level <= assistants.years * 100)
        .map(({ courseId, isRequired }) => ({ ...place, courseId, isRequired })),
    );
};
