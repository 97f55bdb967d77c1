import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import {
  exportHostelWaitingStudents,
  hostelWaitingStudents,
} from "../../../contract/hostels/applications.ts";
import type { Account } from "../accounts/guard.ts";
import { readReason } from "../audit/reason.ts";
import { recordChange } from "../audit/record-change.ts";
import type { College } from "../context.ts";
import type { Database, Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { bed, bedClaim, hostel, hostelWaiting, room } from "../db/schema/hostels.ts";
import { department, student } from "../db/schema/students.ts";
import { notFound } from "../http/refusal.ts";
import { defineList } from "../lists/list.ts";
import { studentMatches } from "../lists/search.ts";
import { hostelWaitingRemovedMail } from "../mail/hostel-mails.ts";
import { queueMail } from "../mail/queue.ts";
import { currentSessionId } from "../registration/calendar.ts";
import { listedStudent } from "./application-list.ts";
import { offerFreedBeds } from "./offers.ts";
import { placeTexts } from "./texts.ts";
import { stopWaiting } from "./waiting-list.ts";

const ownClaim = and(
  eq(bedClaim.sessionId, hostelWaiting.sessionId),
  eq(bedClaim.studentId, hostelWaiting.studentId),
);

/** Places of all who wait without an offer, first come first served, separately for each kind: computed once for a page. */
const places = (db: Database) =>
  db
    .select({
      waitingId: sql<number>`${hostelWaiting.id}`.as("waiting_id"),
      position:
        sql<number>`(row_number() over (partition by ${student.sex} order by ${hostelWaiting.joinedAt}, ${hostelWaiting.id}))::int`.as(
          "position",
        ),
    })
    .from(hostelWaiting)
    .innerJoin(student, eq(student.id, hostelWaiting.studentId))
    .leftJoin(bedClaim, ownClaim)
    .where(and(eq(hostelWaiting.sessionId, currentSessionId), isNull(bedClaim.bedId)))
    .as("places");

const selectWaiting = (db: Database) => {
  const place = places(db);
  return db
    .select({
      id: hostelWaiting.id,
      ...listedStudent,
      kind: student.sex,
      joinedAt: hostelWaiting.joinedAt,
      position: place.position,
      expiresAt: bedClaim.offeredUntil,
      hostel: hostel.name,
      floor: room.floor,
      room: room.number,
      bed: bed.number,
    })
    .from(hostelWaiting)
    .innerJoin(student, eq(student.id, hostelWaiting.studentId))
    .innerJoin(department, eq(department.id, student.departmentId))
    .leftJoin(bedClaim, ownClaim)
    .leftJoin(bed, eq(bed.id, bedClaim.bedId))
    .leftJoin(room, eq(room.id, bed.roomId))
    .leftJoin(hostel, eq(hostel.id, room.hostelId))
    .leftJoin(place, eq(place.waitingId, hostelWaiting.id))
    .$dynamic();
};

/** Without the places: in a join they would be computed again for each row. */
const findWaiting = (db: Database) =>
  db
    .select({ id: hostelWaiting.id })
    .from(hostelWaiting)
    .innerJoin(student, eq(student.id, hostelWaiting.studentId))
    .leftJoin(bedClaim, ownClaim)
    .$dynamic();

type ListedRow = Awaited<ReturnType<typeof selectWaiting>>[number];

/** Who waits for a bed in the running session. */
export const waitingStudentList = defineList({
  name: "hostel-waiting-list",
  endpoint: hostelWaitingStudents,
  exported: exportHostelWaitingStudents,
  query: selectWaiting,
  found: findWaiting,
  within: () => eq(hostelWaiting.sessionId, currentSessionId),
  id: hostelWaiting.id,
  sorts: {
    joined_at: [hostelWaiting.joinedAt],
    name: [student.surname, student.firstName],
    matric_number: [student.matricNumber],
  },
  filters: {
    kind: (kind) => eq(student.sex, kind),
    isOffered: (isOffered) =>
      isOffered ? isNotNull(bedClaim.offeredUntil) : isNull(bedClaim.offeredUntil),
  },
  search: studentMatches,
  row: (row) => ({
    ...row,
    joinedAt: row.joinedAt.toISOString(),
    offer: offerOf(row),
  }),
  columns: [
    { heading: "Place", cell: (row) => row.position },
    { heading: "Matric number", cell: (row) => row.matricNumber },
    { heading: "Name", cell: (row) => row.name },
    { heading: "Department", cell: (row) => row.department },
    { heading: "Level", cell: (row) => row.level },
    { heading: "Kind", cell: (row) => row.kind },
    { heading: "Joined", cell: (row) => row.joinedAt },
    { heading: "Offered hostel", cell: (row) => row.hostel },
    { heading: "Offered room", cell: (row) => row.room },
    { heading: "Offered bed", cell: (row) => row.bed },
    { heading: "Offered until", cell: (row) => row.expiresAt },
  ],
});

const offerOf = ({
  expiresAt,
  hostel: hostelName,
  floor,
  room: roomNumber,
  bed: place,
}: ListedRow) =>
  expiresAt === null ||
  hostelName === null ||
  floor === null ||
  roomNumber === null ||
  place === null
    ? null
    : {
        hostel: hostelName,
        floor,
        room: roomNumber,
        bed: place,
        expiresAt: expiresAt.toISOString(),
      };

/**
 * Takes a student off the waiting list and tells them why; a bed that was offered to them goes to the next.
 * @throws 400 `{reason}`; 404 for who does not wait (any more)
 */
export const removeWaiting = (
  college: College,
  actor: Account,
  id: number,
  body: { readonly reason: string },
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const reason = readReason(body.reason);
    const { sessionId, studentId, firstName, email } = await lockWaiter(tx, id);
    // The student may have left the list while this call waited for the lock.
    if ((await tx.$count(hostelWaiting, eq(hostelWaiting.id, id))) === 0) throw notFound();
    const offeredBedId = await stopWaiting(tx, { sessionId, studentId });
    if (offeredBedId !== undefined) await offerFreedBeds(college, tx, sessionId);
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "hostel.waiting_remove",
      subject: `student:${studentId}`,
      before: { sessionId, offeredBedId: offeredBedId ?? null },
      reason,
    });
    const hostelUrl = `${college.config.publicUrl}/student/hostel-application`;
    const letter = hostelWaitingRemovedMail(college.identity, { firstName, hostelUrl, reason });
    await queueMail(college, tx, { to: email, ...letter });
    return { message: placeTexts.removedFromList };
  });

/** Holds the student's row, as everything does that the student might do at the same time. */
const lockWaiter = async (tx: Transaction, id: number) => {
  const [waiter] = await tx
    .select({
      sessionId: hostelWaiting.sessionId,
      studentId: student.id,
      firstName: student.firstName,
      email: account.email,
    })
    .from(hostelWaiting)
    .innerJoin(student, eq(student.id, hostelWaiting.studentId))
    .innerJoin(account, eq(account.id, student.accountId))
    .where(eq(hostelWaiting.id, id))
    .for("no key update", { of: student });
  if (waiter === undefined) throw notFound();
  return waiter;
};
