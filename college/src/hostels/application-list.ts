import { eq } from "drizzle-orm";
import {
  exportHostelApplications,
  hostelApplications,
} from "../../../contract/hostels/applications.ts";
import type { Database } from "../db/database.ts";
import { bed, hostel, hostelApplication, room } from "../db/schema/hostels.ts";
import { department, student } from "../db/schema/students.ts";
import { defineList } from "../lists/list.ts";
import { personName } from "../lists/names.ts";
import { studentMatches } from "../lists/search.ts";
import { currentSessionId } from "../registration/calendar.ts";

/** A student as the lists of the hostel office show them. */
export const listedStudent = {
  studentId: student.id,
  matricNumber: student.matricNumber,
  name: personName(student),
  department: department.name,
  level: student.level,
};

const selectApplications = (db: Database) =>
  db
    .select({
      id: hostelApplication.id,
      status: hostelApplication.status,
      ...listedStudent,
      hostel: hostel.name,
      floor: room.floor,
      room: room.number,
      bed: bed.number,
      appliedAt: hostelApplication.appliedAt,
      decidedAt: hostelApplication.decidedAt,
      reason: hostelApplication.reason,
    })
    .from(hostelApplication)
    .innerJoin(student, eq(student.id, hostelApplication.studentId))
    .innerJoin(department, eq(department.id, student.departmentId))
    .innerJoin(bed, eq(bed.id, hostelApplication.bedId))
    .innerJoin(room, eq(room.id, bed.roomId))
    .innerJoin(hostel, eq(hostel.id, room.hostelId))
    .$dynamic();

/** The hostel applications of the running session. */
export const applicationList = defineList({
  name: "hostel-applications",
  endpoint: hostelApplications,
  exported: exportHostelApplications,
  query: selectApplications,
  within: () => eq(hostelApplication.sessionId, currentSessionId),
  id: hostelApplication.id,
  sorts: {
    applied_at: [hostelApplication.appliedAt],
    name: [student.surname, student.firstName],
    matric_number: [student.matricNumber],
    room: [hostel.name, room.floor, room.number, bed.number],
  },
  filters: {
    status: (status) => eq(hostelApplication.status, status),
    hostel: (id) => eq(hostel.id, id),
    floor: (floor) => eq(room.floor, floor),
    department: (id) => eq(student.departmentId, id),
    level: (level) => eq(student.level, level),
  },
  search: studentMatches,
  row: ({ studentId, matricNumber, appliedAt, decidedAt, ...row }) => ({
    ...row,
    studentId,
    matricNumber,
    appliedAt: appliedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }),
  columns: [
    { heading: "Matric number", cell: (row) => row.matricNumber },
    { heading: "Name", cell: (row) => row.name },
    { heading: "Department", cell: (row) => row.department },
    { heading: "Level", cell: (row) => row.level },
    { heading: "Hostel", cell: (row) => row.hostel },
    { heading: "Floor", cell: (row) => row.floor },
    { heading: "Room", cell: (row) => row.room },
    { heading: "Bed", cell: (row) => row.bed },
    { heading: "Status", cell: (row) => row.status },
    { heading: "Applied", cell: (row) => row.appliedAt },
    { heading: "Decided", cell: (row) => row.decidedAt },
    { heading: "Reason", cell: (row) => row.reason },
  ],
});
