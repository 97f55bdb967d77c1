import type { Transaction } from "../../db/database.ts";
import {
  course,
  courseDepartment,
  courseLecturer,
  courseOffering,
  coursePrerequisite,
} from "../../db/schema/courses.ts";
import { department } from "../../db/schema/students.ts";
import { found } from "../found.ts";
import { demoStaff } from "../staff/members.ts";
import { catalogue, type DemoCourse } from "./catalogue.ts";

/** Writes every course with its offers and prerequisites. @returns the courses' ids by code */
export const writeCatalogue = async (tx: Transaction): Promise<ReadonlyMap<string, number>> => {
  const departments = await tx.select().from(department);
  const departmentIds = new Map(departments.map(({ id, name }) => [name, id]));
  const units = await tx
    .insert(courseDepartment)
    .values(
      [...new Set(catalogue.map(({ unit }) => unit))].map((name) => ({
        name,
        departmentId: departmentIds.get(name) ?? null,
      })),
    )
    .returning();
  const unitIds = new Map(units.map(({ id, name }) => [name, id]));
  const courses = await tx
    .insert(course)
    .values(
      catalogue.map(({ code, title, creditLoad, level, semester, unit }) => ({
        code,
        title,
        creditLoad,
        level,
        semester,
        courseDepartmentId: found(unitIds, unit),
      })),
    )
    .returning({ id: course.id, code: course.code });
  const ids = new Map(courses.map(({ id, code }) => [code, id]));
  await tx.insert(courseOffering).values(
    catalogue.flatMap(({ code, offeredTo }) =>
      [...offeredTo].map(([name, { isCompulsory }]) => ({
        courseId: found(ids, code),
        departmentId: found(departmentIds, name),
        isCompulsory,
      })),
    ),
  );
  await tx.insert(coursePrerequisite).values(
    catalogue.flatMap(({ code, prerequisites }) =>
      prerequisites.map((required) => ({
        courseId: found(ids, code),
        prerequisiteId: found(ids, required),
      })),
    ),
  );
  return ids;
};

/** Writes who teaches what in each session. */
export const writeTeaching = async (
  tx: Transaction,
  courseIds: ReadonlyMap<string, number>,
  sessionIds: ReadonlyMap<string, number>,
  staffIds: ReadonlyMap<string, number>,
): Promise<void> => {
  const rows = [...sessionIds.values()].flatMap((sessionId, sessionNumber) =>
    [...demoTeaching(catalogue, sessionNumber)].flatMap(([code, emails]) =>
      emails.map((email) => ({
        courseId: found(courseIds, code),
        sessionId,
        staffMemberId: found(staffIds, email),
      })),
    ),
  );
  await tx.insert(courseLecturer).values(rows);
};

/**
 * Who teaches each course in a session, as emails by the course's code: one lecturer, and of every third course two. From
 * one session to the next they take turns.
 */
const demoTeaching = (
  courses: readonly DemoCourse[],
  sessionNumber: number,
): ReadonlyMap<string, readonly string[]> =>
  new Map(
    courses.map(({ code, unit }, index) => {
      const lecturers = demoStaff.filter(({ teaches }) => teaches === unit);
      const [own, partner] = [index + sessionNumber, index + sessionNumber + 1].map(
        (turn) => lecturers[turn % lecturers.length]?.email,
      );
      if (own === undefined) throw new Error(`nobody teaches ${unit}`);
      const isShared = index % 3 === 0 && partner !== undefined && partner !== own;
      return [code, isShared ? [own, partner] : [own]];
    }),
  );
