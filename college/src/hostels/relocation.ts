import { eq } from "drizzle-orm";
import type { BodyOf, ResponseOf } from "../../../contract/endpoint.ts";
import type { bedsToMoveTo, relocateStudent } from "../../../contract/hostels/applications.ts";
import type { Account } from "../accounts/guard.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { bed, hostel, hostelApplication, room } from "../db/schema/hostels.ts";
import { student } from "../db/schema/students.ts";
import { notFound, refuse } from "../http/refusal.ts";
import { hostelRelocatedMail } from "../mail/hostel-mails.ts";
import {
  type Application,
  lockApplication,
  makePrintoutCode,
  readReason,
  recordOfficeAction,
  requireBed,
} from "./application-decision.ts";
import { freeBed, takeBed } from "./claim.ts";
import { readFreeRooms } from "./free-beds.ts";
import { mailStudent, readPlaces } from "./mails.ts";
import { lockWaitingList, offerFreedBeds, sweepDue, sweepOffers } from "./offers.ts";
import { hostelTexts } from "./texts.ts";

/**
 * Moves a pending or approved application to a free bed of the student's kind; the old bed goes to the waiting list. A
 * printout of the old bed is no longer confirmed.
 * @throws 400 without a reason; 404 for an unknown application or bed; 409 `no_bed`, `wrong_kind` or `bed_taken`.
 */
export const relocateApplication = (
  college: College,
  actor: Account,
  id: number,
  body: BodyOf<typeof relocateStudent>,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const reason = readReason(body.reason);
    const application = await lockApplication(tx, id);
    requireBed(application);
    await sweepOffers(college, tx, application.sessionId);
    await requireSuitable(tx, application, body.bedId);
    await lockWaitingList(tx, application.sessionId);
    await move(tx, application, body.bedId);
    await offerFreedBeds(college, tx, application.sessionId);
    const after = { status: application.status, bedId: body.bedId, reason };
    await recordOfficeAction(college, tx, { actor, action: "relocate", application, after });
    await announce(college, tx, application, { bedId: body.bedId, reason });
    return { message: hostelTexts.office.done.relocated };
  });

const requireSuitable = async (
  tx: Transaction,
  { studentId, bedId }: Application,
  wantedId: number,
): Promise<void> => {
  const [requested] = await tx
    .select({ isUsable: bed.isUsable, kind: hostel.kind })
    .from(bed)
    .innerJoin(room, eq(room.id, bed.roomId))
    .innerJoin(hostel, eq(hostel.id, room.hostelId))
    .where(eq(bed.id, wantedId));
  if (requested === undefined) throw refuse(404, hostelTexts.office.unknownBed);
  const [owner] = await tx
    .select({ sex: student.sex })
    .from(student)
    .where(eq(student.id, studentId));
  if (owner?.sex !== requested.kind) throw refuse(409, hostelTexts.office.wrongKind, "wrong_kind");
  if (wantedId === bedId) throw refuse(409, hostelTexts.office.ownBed, "bed_taken");
  if (!requested.isUsable) throw bedTaken();
};

const bedTaken = () => refuse(409, hostelTexts.office.bedTaken, "bed_taken");

const move = async (
  tx: Transaction,
  { id, sessionId, studentId, status }: Application,
  bedId: number,
): Promise<void> => {
  await freeBed(tx, { sessionId, studentId });
  const isTaken = await takeBed(tx, { sessionId, bedId, studentId, applicationId: id });
  if (!isTaken) throw bedTaken();
  await tx
    .update(hostelApplication)
    .set({ bedId, ...(status === "approved" && { printoutCode: makePrintoutCode() }) })
    .where(eq(hostelApplication.id, id));
};

const announce = async (
  college: College,
  tx: Transaction,
  { studentId, bedId: oldId, status }: Application,
  { bedId, reason }: { readonly bedId: number; readonly reason: string },
): Promise<void> => {
  const from = (await readPlaces(tx, [oldId])).get(oldId) ?? "";
  await mailStudent(college, tx, { studentId, bedId }, (identity, about) =>
    hostelRelocatedMail(identity, { ...about, from, reason, isApproved: status === "approved" }),
  );
};

/** The free beds of the kind of an application's student, by hostel, floor, room and bed. @throws 404 */
export const readBedsToMoveTo = async (
  college: College,
  id: number,
): Promise<ResponseOf<typeof bedsToMoveTo>> => {
  const { db } = college;
  const [owner] = await db
    .select({ sessionId: hostelApplication.sessionId, kind: student.sex })
    .from(hostelApplication)
    .innerJoin(student, eq(student.id, hostelApplication.studentId))
    .where(eq(hostelApplication.id, id));
  if (owner === undefined) throw notFound();
  const { sessionId, kind } = owner;
  if (kind === null) return { beds: [] };
  await sweepDue(college, sessionId);
  const { rooms, beds } = await readFreeRooms(db, { sessionId, kind });
  const byNumber = new Map(rooms.map((room) => [room.roomNumber, room]));
  return {
    beds: beds.map(({ id: bedId, roomNumber, bedNumber }) => {
      const room = byNumber.get(roomNumber);
      if (room === undefined) throw new Error("a free bed is in no room");
      return {
        id: bedId,
        hostel: room.hostel,
        floor: room.floor,
        room: roomNumber,
        bed: bedNumber,
      };
    }),
  };
};
