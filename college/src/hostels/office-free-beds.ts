import { eq } from "drizzle-orm";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { bedsToMoveTo } from "../../../contract/hostels/applications.ts";
import type { College } from "../context.ts";
import { hostelApplication } from "../db/schema/hostels.ts";
import { student } from "../db/schema/students.ts";
import { notFound } from "../http/refusal.ts";
import { readFreeRooms } from "./free-rooms.ts";
import { sweepDue } from "./offers.ts";

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
