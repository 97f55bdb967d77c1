import { and, asc, eq, isNull, notExists } from "drizzle-orm";
import type { Transaction } from "../../db/database.ts";
import { courseRegistration } from "../../db/schema/courses.ts";
import { publishedResult } from "../../db/schema/results.ts";
import { student } from "../../db/schema/students.ts";
import type { Amendable } from "./amend-judge.ts";

/** A version of a sheet. */
export interface VersionPlace {
  readonly courseId: number;
  readonly semesterId: number;
  readonly version: number;
}

const person = {
  studentId: student.id,
  matricNumber: student.matricNumber,
  surname: student.surname,
  firstName: student.firstName,
};

/** Everybody on a published version, and who takes the course without a result in it, by matric number. */
export const readVersion = async (
  tx: Transaction,
  { courseId, semesterId, version }: VersionPlace,
): Promise<readonly Amendable[]> => {
  const isOnVersion = and(
    eq(publishedResult.courseId, courseId),
    eq(publishedResult.semesterId, semesterId),
    eq(publishedResult.version, version),
  );
  const rows = await tx
    .select({ ...person, result: publishedResult })
    .from(publishedResult)
    .innerJoin(student, eq(student.id, publishedResult.studentId))
    .where(isOnVersion)
    .orderBy(asc(student.matricNumber));
  const late = await tx
    .select(person)
    .from(courseRegistration)
    .innerJoin(student, eq(student.id, courseRegistration.studentId))
    .where(
      and(
        eq(courseRegistration.courseId, courseId),
        eq(courseRegistration.semesterId, semesterId),
        isNull(courseRegistration.droppedAt),
        notExists(
          tx
            .select({ studentId: publishedResult.studentId })
            .from(publishedResult)
            .where(and(isOnVersion, eq(publishedResult.studentId, student.id))),
        ),
      ),
    );
  return [...rows, ...late.map((one) => ({ ...one, result: null }))].map(
    ({ surname, firstName, ...rest }) => ({ ...rest, name: `${surname} ${firstName}` }),
  );
};
