import { and, eq, max } from "drizzle-orm";
import type { BodyOf } from "../../../contract/endpoint.ts";
import type { changeBedUse } from "../../../contract/hostels/hostels.ts";
import type { Account } from "../accounts/guard.ts";
import { readReason } from "../audit/reason.ts";
import { recordChange } from "../audit/record-change.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { bed, bedClaim, room } from "../db/schema/hostels.ts";
import { student } from "../db/schema/students.ts";
import { notFound, refuse } from "../http/refusal.ts";
import { hostelOfferBedOutMail } from "../mail/hostel-mails.ts";
import { readCalendar } from "../registration/calendar.ts";
import { mailStudents } from "./mails.ts";
import { lockWaitingList, offerFreedBeds, offerNewBeds } from "./offers.ts";
import { wereEverTaken } from "./rooms.ts";
import { placeTexts } from "./texts.ts";

const mostBeds = 40;

/** Adds beds to a room; they are offered to waiting students at once. @throws 404; 409 `room_full` */
export const createBeds = (
  college: College,
  actor: Account,
  roomId: number,
  count: number,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const [roomRow] = await tx
      .select({ number: room.number })
      .from(room)
      .where(eq(room.id, roomId))
      .for("update");
    if (roomRow === undefined) throw notFound();
    const [{ last } = { last: null }] = await tx
      .select({ last: max(bed.number) })
      .from(bed)
      .where(eq(bed.roomId, roomId));
    if ((await tx.$count(bed, eq(bed.roomId, roomId))) + count > mostBeds) {
      throw refuse(409, placeTexts.roomFull(mostBeds), "room_full");
    }
    const numbers = Array.from({ length: count }, (_, index) => (last ?? 0) + 1 + index);
    await tx.insert(bed).values(numbers.map((number) => ({ roomId, number })));
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "hostel.bed_add",
      subject: `room:${roomId}`,
      after: { room: roomRow.number, beds: numbers },
    });
    await offerNewBeds(college, tx);
    return { message: placeTexts.bedsAdded(count) };
  });

/** @throws 404; 409 `in_use` */
export const deleteBed = (
  college: College,
  actor: Account,
  id: number,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const { roomId, number } = await lockBed(tx, id);
    if (await wereEverTaken(tx, [id])) throw refuse(409, placeTexts.bedInUse, "in_use");
    await tx.delete(bed).where(eq(bed.id, id));
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "hostel.bed_remove",
      subject: `bed:${id}`,
      before: { roomId, number },
    });
    return { message: placeTexts.bedRemoved };
  });

/**
 * Takes a bed out of use, or back. The waiting list is held before the bed, as by all who offer: an offer of this bed is
 * taken back and its student, who keeps the place, is offered another. A claim under way is waited for, and one that comes
 * later finds the bed out of use.
 * @throws 400 `{reason}`; 404; 409 `bed_held`
 */
export const useBed = (
  college: College,
  actor: Account,
  id: number,
  body: BodyOf<typeof changeBedUse>,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const reason = readReason(body.reason);
    const { session } = await readCalendar(tx);
    if (session !== undefined) await lockWaitingList(tx, session.id);
    const before = await lockBed(tx, id);
    const isOffered =
      session !== undefined && !body.isUsable
        ? await freeFromOffer(college, tx, session.id, id)
        : false;
    const after = {
      isUsable: body.isUsable,
      outOfUseReason: body.isUsable ? null : reason,
    };
    await tx.update(bed).set(after).where(eq(bed.id, id));
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "hostel.bed_use",
      subject: `bed:${id}`,
      before: { isUsable: before.isUsable, outOfUseReason: before.outOfUseReason },
      after,
      reason,
    });
    if (session !== undefined && (isOffered || body.isUsable)) {
      await offerFreedBeds(college, tx, session.id);
    }
    return { message: body.isUsable ? placeTexts.bedBack : placeTexts.bedOut };
  });

/** `for update`: claims of the bed, which hold a key share of its row, are waited for and held up. */
const lockBed = async (tx: Transaction, id: number): Promise<typeof bed.$inferSelect> => {
  const [row] = await tx.select().from(bed).where(eq(bed.id, id)).for("update");
  if (row === undefined) throw notFound();
  return row;
};

/** @returns whether the bed was offered to somebody. @throws 409 `bed_held` */
const freeFromOffer = async (
  college: College,
  tx: Transaction,
  sessionId: number,
  bedId: number,
): Promise<boolean> => {
  const [claim] = await tx
    .select({
      studentId: bedClaim.studentId,
      offeredUntil: bedClaim.offeredUntil,
      surname: student.surname,
      firstName: student.firstName,
      matricNumber: student.matricNumber,
    })
    .from(bedClaim)
    .innerJoin(student, eq(student.id, bedClaim.studentId))
    .where(and(eq(bedClaim.sessionId, sessionId), eq(bedClaim.bedId, bedId)));
  if (claim === undefined) return false;
  if (claim.offeredUntil === null) {
    const name = `${claim.surname} ${claim.firstName} (${claim.matricNumber})`;
    throw refuse(409, placeTexts.bedHeld(name), "bed_held");
  }
  await tx
    .delete(bedClaim)
    .where(and(eq(bedClaim.sessionId, sessionId), eq(bedClaim.bedId, bedId)));
  await mailStudents(college, tx, [{ studentId: claim.studentId, bedId }], hostelOfferBedOutMail);
  return true;
};
