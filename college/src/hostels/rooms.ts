import { eq, inArray, or } from "drizzle-orm";
import type { BodyOf } from "../../../contract/endpoint.ts";
import type { addRooms, changeRoom } from "../../../contract/hostels/hostels.ts";
import type { Account } from "../accounts/guard.ts";
import { recordChange, recordChanges } from "../audit/record-change.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { isUniqueViolation } from "../db/errors.ts";
import { bed, bedClaim, hostel, hostelApplication, room } from "../db/schema/hostels.ts";
import { notFound, type Refusal, refuse, refuseFields } from "../http/refusal.ts";
import { requireSeen } from "../records/saving.ts";
import { oneLine } from "../typed-text.ts";
import { offerNewBeds } from "./offers.ts";
import { placeTexts } from "./texts.ts";

/** Adds rooms with their beds, and offers these to waiting students at once. @throws 400 `{first}`; 404; 409 `name_taken` */
export const createRooms = (
  college: College,
  actor: Account,
  body: BodyOf<typeof addRooms>,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const numbers = readNumbers(body);
    const [house] = await tx
      .select({ id: hostel.id })
      .from(hostel)
      .where(eq(hostel.id, body.hostelId))
      .for("key share");
    if (house === undefined) throw notFound();
    const made = await tx
      .insert(room)
      .values(numbers.map((number) => ({ hostelId: house.id, floor: body.floor, number })))
      .onConflictDoNothing({ target: room.number })
      .returning({ id: room.id, number: room.number });
    if (made.length < numbers.length) {
      const added = new Set(made.map(({ number }) => number));
      throw numbersTaken(numbers.filter((number) => !added.has(number)));
    }
    const places = Array.from({ length: body.beds }, (_, index) => index + 1);
    await tx
      .insert(bed)
      .values(made.flatMap(({ id }) => places.map((number) => ({ roomId: id, number }))));
    await recordChanges(
      college,
      tx,
      made.map(({ id, number }) => ({
        actorAccountId: actor.id,
        action: "hostel.room_add",
        subject: `room:${id}`,
        after: { number, hostelId: house.id, floor: body.floor, beds: body.beds },
      })),
    );
    await offerNewBeds(college, tx);
    return { message: placeTexts.roomsAdded(made.length, made.length * body.beds) };
  });

const readNumbers = ({ first, count }: BodyOf<typeof addRooms>): readonly string[] => {
  const from = oneLine(first);
  if (from === "") throw refuseFields({ first: [placeTexts.numberMissing] });
  const numbers = roomNumbers(from, count);
  if (numbers === null) throw refuseFields({ first: [placeTexts.noRange] });
  return numbers;
};

const numbersTaken = (numbers: readonly string[]): Refusal =>
  refuse(409, placeTexts.roomTaken(numbers), "name_taken");

/** @throws 400 `{number}`; 404; 409 `changed_elsewhere`, `name_taken` */
export const saveRoom = async (
  college: College,
  actor: Account,
  id: number,
  body: BodyOf<typeof changeRoom>,
): Promise<{ message: string }> => {
  const number = oneLine(body.number);
  if (number === "") throw refuseFields({ number: [placeTexts.numberMissing] });
  try {
    return await college.db.transaction(async (tx) => {
      const before = await lockRoom(tx, id, body.revision);
      const after = { number, floor: body.floor };
      if (before.number !== number || before.floor !== body.floor) {
        await tx
          .update(room)
          .set({ ...after, revision: before.revision + 1 })
          .where(eq(room.id, id));
        await recordChange(college, tx, {
          actorAccountId: actor.id,
          action: "hostel.room_change",
          subject: `room:${id}`,
          before: { number: before.number, floor: before.floor },
          after,
        });
      }
      return { message: placeTexts.saved };
    });
  } catch (error) {
    throw isUniqueViolation(error, "room_number_unique") ? numbersTaken([number]) : error;
  }
};

/**
 * Removes a room whose beds never had an application or offer. It locks the beds: a concurrent claim waits, and then
 * finds no bed.
 * @throws 404; 409 `changed_elsewhere`, `in_use`
 */
export const deleteRoom = (
  college: College,
  actor: Account,
  id: number,
  revision: number,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const { number, floor, hostelId } = await lockRoom(tx, id, revision);
    const beds = await tx.select({ id: bed.id }).from(bed).where(eq(bed.roomId, id)).for("update");
    const bedIds = beds.map((one) => one.id);
    if (await wereEverTaken(tx, bedIds)) throw refuse(409, placeTexts.roomInUse, "in_use");
    await tx.delete(bed).where(eq(bed.roomId, id));
    await tx.delete(room).where(eq(room.id, id));
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "hostel.room_remove",
      subject: `room:${id}`,
      before: { number, floor, hostelId, beds: beds.length },
    });
    return { message: placeTexts.roomRemoved };
  });

/** True where an application or an offer was ever made for one of these beds, which the caller holds. */
export const wereEverTaken = async (
  tx: Transaction,
  bedIds: readonly number[],
): Promise<boolean> => {
  if (bedIds.length === 0) return false;
  const ids = [...bedIds];
  const applied = or(
    inArray(hostelApplication.bedId, ids),
    inArray(hostelApplication.requestBedId, ids),
  );
  const claims = await tx.$count(bedClaim, inArray(bedClaim.bedId, ids));
  return claims > 0 || (await tx.$count(hostelApplication, applied)) > 0;
};

const lockRoom = async (tx: Transaction, id: number, revision: number) => {
  const [row] = await tx.select().from(room).where(eq(room.id, id)).for("update");
  return requireSeen(row, revision);
};

/**
 * The numbers of a range of rooms: `A-099` and two more make `A-099`, `A-100`, `A-101`. Null where there is nothing to
 * count on from.
 */
export const roomNumbers = (first: string, count: number): readonly string[] | null => {
  if (count === 1) return [first];
  const match = /^(.*?)(\d{1,9})$/.exec(first);
  if (match === null) return null;
  const [, before = "", digits = ""] = match;
  return Array.from(
    { length: count },
    (_, index) => `${before}${String(Number(digits) + index).padStart(digits.length, "0")}`,
  );
};
