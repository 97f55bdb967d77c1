import { asc, eq, inArray } from "drizzle-orm";
import type { hostelDecisions } from "../../../contract/hostels/applications.ts";
import type { Database, Transaction } from "../db/database.ts";
import { bed, hostel, hostelApplication, room } from "../db/schema/hostels.ts";
import { student } from "../db/schema/students.ts";
import { notFound } from "../http/refusal.ts";
import { isStanding } from "./boarder.ts";
import { placeText } from "./mails.ts";
import { placeTexts } from "./place-texts.ts";

export type Decision = (typeof hostelDecisions)[number];

/** One of many applications that the office has chosen, with its student and its bed. */
export interface ChosenApplication {
  readonly application: typeof hostelApplication.$inferSelect;
  readonly matricNumber: string;
  readonly name: string;
  readonly place: string;
}

/** The chosen ones by matric number: one statement. @throws 404 where one of them does not exist */
export const readChosen = async (
  db: Database,
  ids: readonly number[],
): Promise<readonly ChosenApplication[]> => {
  const rows = await db
    .select({
      application: hostelApplication,
      matricNumber: student.matricNumber,
      surname: student.surname,
      firstName: student.firstName,
      bed: bed.number,
      room: room.number,
      hostel: hostel.name,
    })
    .from(hostelApplication)
    .innerJoin(student, eq(student.id, hostelApplication.studentId))
    .innerJoin(bed, eq(bed.id, hostelApplication.bedId))
    .innerJoin(room, eq(room.id, bed.roomId))
    .innerJoin(hostel, eq(hostel.id, room.hostelId))
    .where(inArray(hostelApplication.id, [...ids]))
    .orderBy(asc(student.matricNumber), asc(hostelApplication.id));
  if (rows.length < ids.length) throw notFound();
  return rows.map(({ application, matricNumber, surname, firstName, ...place }) => ({
    application,
    matricNumber,
    name: `${surname} ${firstName}`,
    place: placeText(place),
  }));
};

/**
 * Holds the students of the chosen applications, in one order for all who hold several: what they do, and what the office
 * does to one of them, comes before or after.
 */
export const lockStudentsOf = async (tx: Transaction, ids: readonly number[]): Promise<void> => {
  await tx
    .select({ id: student.id })
    .from(student)
    .where(
      inArray(
        student.id,
        tx
          .select({ id: hostelApplication.studentId })
          .from(hostelApplication)
          .where(inArray(hostelApplication.id, [...ids])),
      ),
    )
    .orderBy(asc(student.id))
    .for("no key update");
};

/** Why an application cannot be decided so; null where it can. */
export const problemOf = (
  { application }: ChosenApplication,
  decision: Decision,
): string | null => {
  if (decision === "release") return isStanding(application) ? null : placeTexts.problems.noBed;
  return application.status === "pending" ? null : placeTexts.problems.decided;
};
