import type { Transaction } from "../db/database.ts";
import { demoStudies } from "./courses/studies.ts";
import { writeCatalogue, writeTeaching } from "./courses/write-catalogue.ts";
import { writeStudies } from "./courses/write-studies.ts";
import { found } from "./found.ts";
import { demoLodgings } from "./hostels/lodgings.ts";
import { writeHostels } from "./hostels/write-hostels.ts";
import { writeLodgings } from "./hostels/write-lodgings.ts";
import type { Random } from "./random.ts";
import { type prepareStaff, writeStaff } from "./staff/write-staff.ts";
import type { DemoStudent } from "./students.ts";

export interface CampusData {
  readonly random: Random;
  readonly staff: Awaited<ReturnType<typeof prepareStaff>>;
  readonly students: readonly DemoStudent[];
  /** By matric number. */
  readonly studentIds: ReadonlyMap<string, number>;
  /** By name. */
  readonly sessionIds: ReadonlyMap<string, number>;
  readonly currentSession: string;
  readonly today: string;
  readonly now: Date;
  readonly timeZone: string;
}

/** Writes the staff, the courses with whoever takes them, and the hostels with whoever lives there; answers how many. */
export const writeCampus = async (
  tx: Transaction,
  data: CampusData,
): Promise<{ readonly courses: number; readonly beds: number }> => {
  const { random, students, studentIds, sessionIds, currentSession, now } = data;
  const { ids: staffIds, adminAccountId } = await writeStaff(tx, data.staff);
  const courseIds = await writeCatalogue(tx);
  await writeTeaching(tx, courseIds, sessionIds, staffIds);
  const ids = { students: studentIds, courses: courseIds, sessions: sessionIds };
  await writeStudies(tx, { random, studies: demoStudies(random, students), ids, now });
  const bedIds = await writeHostels(tx);
  await writeLodgings(tx, {
    random,
    lodgings: demoLodgings(random, students),
    studentIds,
    bedIds,
    sessionId: found(sessionIds, currentSession),
    adminAccountId,
    today: data.today,
    now,
    timeZone: data.timeZone,
  });
  return { courses: courseIds.size, beds: bedIds.size };
};
