import { eq, inArray } from "drizzle-orm";
import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import type { College } from "../context.ts";
import type { Database, Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { bed, hostel, room } from "../db/schema/hostels.ts";
import { student } from "../db/schema/students.ts";
import { type AboutBed, hostelAppliedMail } from "../mail/hostel-mails.ts";
import type { Letter } from "../mail/letter.ts";
import { type Mail, queueMails } from "../mail/queue.ts";

/** Where a bed stands. */
interface BedPlace {
  readonly bed: number;
  readonly room: string;
  readonly hostel: string;
}

interface Reader {
  /** The address. */
  readonly to: string;
  readonly firstName: string;
}

interface Applied extends Reader {
  readonly place: BedPlace;
}

/** Queues the mails on beds claimed, in the claims' own transaction; reads nothing, for the rush waits on each claim. */
export const mailApplied = (
  college: College,
  tx: Transaction,
  applied: readonly Applied[],
): Promise<void> =>
  queueMails(
    college,
    tx,
    applied.map(({ place, ...reader }) =>
      mailTo(college, reader, placeText(place), hostelAppliedMail),
    ),
  );

type Write = (identity: CollegeIdentity, about: AboutBed) => Letter;

/** A student, and the bed that a mail to them is about. */
interface StudentAndBed {
  readonly studentId: number;
  readonly bedId: number;
}

/** Queues a mail to a student about a bed, in the transaction that causes it. */
export const mailStudent = (
  college: College,
  tx: Transaction,
  about: StudentAndBed,
  write: Write,
): Promise<void> => mailStudents(college, tx, [about], write);

/** The same mail to each of many, each about a bed of their own: one write and two reads for all. */
export const mailStudents = async (
  college: College,
  tx: Transaction,
  about: readonly StudentAndBed[],
  write: Write,
): Promise<void> => {
  if (about.length === 0) return;
  const readers = await readReaders(
    tx,
    about.map(({ studentId }) => studentId),
  );
  const places = await readPlaces(
    tx,
    about.map(({ bedId }) => bedId),
  );
  const mails = about.map(({ studentId, bedId }) => {
    const [reader, place] = [readers.get(studentId), places.get(bedId)];
    if (reader === undefined) throw new Error("a student has no account");
    if (place === undefined) throw new Error("a bed is in no room");
    return mailTo(college, reader, place, write);
  });
  await queueMails(college, tx, mails);
};

const readReaders = async (
  tx: Transaction,
  studentIds: readonly number[],
): Promise<ReadonlyMap<number, Reader>> => {
  const rows = await tx
    .select({ id: student.id, to: account.email, firstName: student.firstName })
    .from(student)
    .innerJoin(account, eq(account.id, student.accountId))
    .where(inArray(student.id, [...studentIds]));
  return new Map(rows.map(({ id, ...reader }) => [id, reader]));
};

const mailTo = (
  { config, identity }: College,
  { to, firstName }: Reader,
  place: string,
  write: Write,
): Mail => {
  const hostelUrl = `${config.publicUrl}/student/hostel-application`;
  return { to, ...write(identity, { firstName, place, hostelUrl }) };
};

/** Beds by the words of a mail, by id: `bed 2 in room A-101, Queen Amina Hall`. */
export const readPlaces = async (
  db: Database,
  bedIds: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const rows = await db
    .select({ id: bed.id, bed: bed.number, room: room.number, hostel: hostel.name })
    .from(bed)
    .innerJoin(room, eq(room.id, bed.roomId))
    .innerJoin(hostel, eq(hostel.id, room.hostelId))
    .where(inArray(bed.id, [...bedIds]));
  return new Map(rows.map(({ id, ...place }) => [id, placeText(place)]));
};

/** `bed 2 in room A-101, Queen Amina Hall` */
export const placeText = (place: BedPlace): string =>
  `bed ${place.bed} in room ${place.room}, ${place.hostel}`;
