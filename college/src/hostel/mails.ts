import { eq } from "drizzle-orm";
import type { CollegeIdentity } from "../../../contract/identity.ts";
import type { College } from "../context.ts";
import type { Database, Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { bed, hostel, room } from "../db/schema/hostels.ts";
import { student } from "../db/schema/students.ts";
import { type AboutBed, hostelAppliedMail } from "../mail/hostel-templates.ts";
import type { Letter } from "../mail/letter.ts";
import { queueMail } from "../mail/queue.ts";

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

/** Queues the mail on a bed claimed, in the claim's own transaction; reads nothing, for the rush waits on each claim. */
export const announceApplied = (
  college: College,
  tx: Transaction,
  { place, ...reader }: Reader & { readonly place: BedPlace },
): Promise<void> => send(college, tx, reader, placeText(place), hostelAppliedMail);

type Write = (identity: CollegeIdentity, about: AboutBed) => Letter;

/** Queues a mail to a student about a bed, in the transaction that causes it. */
export const tellStudent = async (
  college: College,
  tx: Transaction,
  { studentId, bedId }: { readonly studentId: number; readonly bedId: number },
  write: Write,
): Promise<void> => {
  const [reader] = await tx
    .select({ to: account.email, firstName: student.firstName })
    .from(student)
    .innerJoin(account, eq(account.id, student.accountId))
    .where(eq(student.id, studentId));
  if (reader === undefined) throw new Error("a student has no account");
  await send(college, tx, reader, await placeOf(tx, bedId), write);
};

const send = (
  college: College,
  tx: Transaction,
  { to, firstName }: Reader,
  place: string,
  write: Write,
): Promise<void> => {
  const hostelUrl = `${college.config.publicUrl}/student/hostel-application`;
  return queueMail(college, tx, {
    to,
    ...write(college.identity, { firstName, place, hostelUrl }),
  });
};

/** A bed by the words of a mail: `bed 2 in room A-101, Queen Amina Hall`. */
export const placeOf = async (db: Database, bedId: number): Promise<string> => {
  const [place] = await db
    .select({ bed: bed.number, room: room.number, hostel: hostel.name })
    .from(bed)
    .innerJoin(room, eq(room.id, bed.roomId))
    .innerJoin(hostel, eq(hostel.id, room.hostelId))
    .where(eq(bed.id, bedId));
  if (place === undefined) throw new Error("a bed is in no room");
  return placeText(place);
};

const placeText = (place: BedPlace): string =>
  `bed ${place.bed} in room ${place.room}, ${place.hostel}`;
