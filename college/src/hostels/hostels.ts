import { asc, eq, sql } from "drizzle-orm";
import type { BodyOf, ResponseOf } from "../../../contract/endpoint.ts";
import type { addHostel, changeHostel, listHostels } from "../../../contract/hostels/hostels.ts";
import type { Account } from "../accounts/guard.ts";
import { recordChange } from "../audit/record-change.ts";
import type { College } from "../context.ts";
import { isUniqueViolation } from "../db/errors.ts";
import { bed, hostel, hostelSettings, room } from "../db/schema/hostels.ts";
import { refuse, refuseFields } from "../http/refusal.ts";
import type { WholeTable } from "../lists/export.ts";
import { requireSeen } from "../records/saving.ts";
import { readCalendar } from "../registration/calendar.ts";
import { oneLine } from "../typed-text.ts";
import { placeTexts } from "./texts.ts";

/** The hostels by name, and the settings of the running session: three statements. */
export const readHostels = async ({ db }: College): Promise<ResponseOf<typeof listHostels>> => {
  const { session } = await readCalendar(db);
  const [hostels, [settings]] = await Promise.all([
    db
      .select({
        id: hostel.id,
        name: hostel.name,
        kind: hostel.kind,
        revision: hostel.revision,
        rooms: sql<number>`count(distinct ${room.id})::int`,
        beds: sql<number>`count(${bed.id})::int`,
        floors: sql<
          number[]
        >`coalesce(array_agg(distinct ${room.floor}::int order by ${room.floor}::int) filter (where ${room.id} is not null), '{}')`,
      })
      .from(hostel)
      .leftJoin(room, eq(room.hostelId, hostel.id))
      .leftJoin(bed, eq(bed.roomId, room.id))
      .groupBy(hostel.id)
      .orderBy(asc(hostel.name)),
    db
      .select()
      .from(hostelSettings)
      .where(eq(hostelSettings.sessionId, session?.id ?? 0)),
  ]);
  return {
    settings:
      session === undefined
        ? null
        : {
            session: session.name,
            isApplicationOpen: settings?.isApplicationOpen ?? false,
            applicationDeadline: settings?.applicationDeadline?.toISOString() ?? null,
            revision: settings?.revision ?? 0,
          },
    hostels,
  };
};

/** @throws 400 `{name}`; 409 `name_taken` */
export const createHostel = (
  college: College,
  actor: Account,
  body: BodyOf<typeof addHostel>,
): Promise<{ message: string }> =>
  withFreeName(
    college.db.transaction(async (tx) => {
      const after = { name: readName(body.name), kind: body.kind };
      const [made] = await tx.insert(hostel).values(after).returning({ id: hostel.id });
      if (made === undefined) throw new Error("the hostel was not written");
      await recordChange(college, tx, {
        actorAccountId: actor.id,
        action: "hostel.add",
        subject: `hostel:${made.id}`,
        after,
      });
      return { message: placeTexts.hostelAdded };
    }),
  );

/** Adding rooms locks the hostel's row too, so that its kind cannot change meanwhile. @throws 400; 404; 409 */
export const saveHostel = (
  college: College,
  actor: Account,
  id: number,
  body: BodyOf<typeof changeHostel>,
): Promise<{ message: string }> =>
  withFreeName(
    college.db.transaction(async (tx) => {
      const [row] = await tx.select().from(hostel).where(eq(hostel.id, id)).for("update");
      const { revision, name, kind } = requireSeen(row, body.revision);
      const after = { name: readName(body.name), kind: body.kind };
      if (kind !== after.kind && (await tx.$count(room, eq(room.hostelId, id))) > 0) {
        throw refuse(409, placeTexts.kindInUse, "in_use");
      }
      if (name !== after.name || kind !== after.kind) {
        await tx
          .update(hostel)
          .set({ ...after, revision: revision + 1 })
          .where(eq(hostel.id, id));
        await recordChange(college, tx, {
          actorAccountId: actor.id,
          action: "hostel.change",
          subject: `hostel:${id}`,
          before: { name, kind },
          after,
        });
      }
      return { message: placeTexts.saved };
    }),
  );

const readName = (text: string): string => {
  const name = oneLine(text);
  if (name === "") throw refuseFields({ name: [placeTexts.nameMissing] });
  return name;
};

const withFreeName = async <T>(saving: Promise<T>): Promise<T> => {
  try {
    return await saving;
  } catch (error) {
    if (!isUniqueViolation(error, "hostel_name_unique")) throw error;
    throw refuse(409, placeTexts.hostelNameTaken, "name_taken");
  }
};

/** The hostels, for a spreadsheet. */
export const hostelTable = ({ hostels }: ResponseOf<typeof listHostels>): WholeTable => ({
  name: "hostels",
  headings: ["Hostel", "For", "Floors", "Rooms", "Beds"],
  rows: hostels.map(({ name, kind, floors, rooms, beds }) => [
    name,
    kind,
    floors.length,
    rooms,
    beds,
  ]),
});
