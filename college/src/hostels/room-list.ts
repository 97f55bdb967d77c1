import { and, eq, exists, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import {
  type bedStates,
  exportHostelRooms,
  hostelRooms,
} from "../../../contract/hostels/hostels.ts";
import type { Database } from "../db/database.ts";
import { bed, bedClaim, hostel, hostelApplication, room } from "../db/schema/hostels.ts";
import { student } from "../db/schema/students.ts";
import { defineList } from "../lists/list.ts";
import { contains } from "../lists/search.ts";
import { currentSessionId } from "../registration/calendar.ts";

type BedState = (typeof bedStates)[number];

/** A bed as the database tells it. */
interface BedRow {
  readonly id: number;
  readonly number: number;
  readonly isUsable: boolean;
  readonly reason: string | null;
  readonly isOffered: boolean;
  readonly status: "pending" | "approved" | null;
  readonly studentId: number | null;
  readonly matricNumber: string | null;
  readonly name: string | null;
}

const ownClaim = and(eq(bedClaim.bedId, bed.id), eq(bedClaim.sessionId, currentSessionId));

/** The beds of each room on the page, in the statement that reads it. */
const bedsOfRoom = sql<readonly BedRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', ${bed.id}, 'number', ${bed.number}, 'isUsable', ${bed.isUsable}, 'reason', ${bed.outOfUseReason},
    'isOffered', ${bedClaim.offeredUntil} is not null, 'status', ${hostelApplication.status},
    'studentId', ${student.id}, 'matricNumber', ${student.matricNumber},
    'name', case when ${student.id} is not null then concat_ws(' ', ${student.surname}, ${student.firstName}) end
  ) order by ${bed.number}), '[]')
  from ${bed}
  left join ${bedClaim} on ${ownClaim}
  left join ${hostelApplication} on ${eq(hostelApplication.id, bedClaim.applicationId)}
  left join ${student} on ${eq(student.id, bedClaim.studentId)}
  where ${bed.roomId} = ${room.id}
)`;

const selectRooms = (db: Database) =>
  db
    .select({
      id: room.id,
      number: room.number,
      floor: room.floor,
      revision: room.revision,
      hostelId: room.hostelId,
      hostel: hostel.name,
      kind: hostel.kind,
      beds: bedsOfRoom,
    })
    .from(room)
    .innerJoin(hostel, eq(hostel.id, room.hostelId))
    .$dynamic();

/** Rooms with their beds, for the hostel office. */
export const roomList = defineList({
  name: "hostel-rooms",
  endpoint: hostelRooms,
  exported: exportHostelRooms,
  query: selectRooms,
  id: room.id,
  sorts: {
    number: [room.number],
    hostel: [hostel.name, room.floor, room.number],
    floor: [room.floor, room.number],
  },
  filters: {
    hostel: (id) => eq(room.hostelId, id),
    floor: (floor) => eq(room.floor, floor),
    state: (state, { college }) => hasBedIn(college.db, state),
  },
  search: (text) => contains(room.number, text),
  row: ({ beds, ...row }) => ({ ...row, beds: beds.map(bedAnswer) }),
  columns: [
    { heading: "Hostel", cell: (row) => row.hostel },
    { heading: "For", cell: (row) => row.kind },
    { heading: "Floor", cell: (row) => row.floor },
    { heading: "Room", cell: (row) => row.number },
    { heading: "Beds", cell: (row) => row.beds.length },
    { heading: "Out of use", cell: ({ beds }) => countOf(beds, "out_of_use") },
    { heading: "Approved", cell: ({ beds }) => countOf(beds, "approved") },
    { heading: "Pending", cell: ({ beds }) => countOf(beds, "pending") },
    { heading: "Offered", cell: ({ beds }) => countOf(beds, "offered") },
    { heading: "Free", cell: ({ beds }) => countOf(beds, "free") },
  ],
});

const stateOf = ({ isUsable, isOffered, status }: BedRow): BedState => {
  if (status !== null) return status;
  if (isOffered) return "offered";
  return isUsable ? "free" : "out_of_use";
};

const bedAnswer = (row: BedRow) => {
  const { id, number, reason, studentId, matricNumber, name } = row;
  const isTaken = studentId !== null && matricNumber !== null && name !== null;
  return {
    id,
    number,
    state: stateOf(row),
    reason,
    student: isTaken ? { id: studentId, matricNumber, name } : null,
  };
};

const countOf = (beds: readonly BedRow[], state: BedState): number =>
  beds.filter((one) => stateOf(one) === state).length;

const hasBedIn = (db: Database, state: BedState): SQL =>
  exists(
    db
      .select({ id: bed.id })
      .from(bed)
      .leftJoin(bedClaim, ownClaim)
      .leftJoin(hostelApplication, eq(hostelApplication.id, bedClaim.applicationId))
      .where(and(eq(bed.roomId, room.id), isIn(state))),
  );

const isIn = (state: BedState): SQL | undefined => {
  switch (state) {
    case "free":
      return and(bed.isUsable, isNull(bedClaim.bedId));
    case "out_of_use":
      return and(eq(bed.isUsable, false), isNull(bedClaim.bedId));
    case "offered":
      return isNotNull(bedClaim.offeredUntil);
    default:
      return eq(hostelApplication.status, state);
  }
};
