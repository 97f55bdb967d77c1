import { and, eq, not, sql } from "drizzle-orm";
import {
  exportSponsoredStudents,
  type readinessGaps,
  sponsoredStudents,
} from "../../../../contract/payments/sponsored-students.ts";
import { sponsoredStudent, sponsorship } from "../../db/schema/sponsors.ts";
import { department, student } from "../../db/schema/students.ts";
import { defineList } from "../../lists/list.ts";
import { studentMatches } from "../../lists/search.ts";
import { nairaOf } from "../fees/amounts.ts";
import { claimIn, isMissing, isReady, selectSponsored } from "./claims.ts";

const gapTexts: Readonly<Record<(typeof readinessGaps)[number], string>> = {
  not_active: "not active",
  no_photo: "no passport photo",
  incomplete_profile: "profile incomplete",
  not_charged: "nothing charged",
  not_registered: "no course registered",
};

/** The students of one list: what is missing before the deadline, and what was claimed and paid. */
export const sponsoredStudentList = defineList({
  name: "sponsored-students",
  endpoint: sponsoredStudents,
  exported: exportSponsoredStudents,
  // A student of several lists is there once for each: the list is chosen here, so that a student's id names one row.
  query: (db, { filters }) =>
    selectSponsored(db).innerJoin(
      sql`(select ${Number(filters?.sponsorship ?? 0)}::int as id) as chosen`,
      sql`chosen.id = ${sponsorship.id}`,
    ),
  id: sponsoredStudent.studentId,
  sorts: {
    matric_number: [student.matricNumber],
    name: [student.surname, student.firstName],
    department: [department.name, student.level],
    level: [student.level, department.name],
  },
  filters: {
    sponsorship: (id) => eq(sponsorship.id, id),
    isReady: (ready) => (ready ? isReady : not(isReady)),
    missing: (gap) => and(isMissing[gap]),
  },
  search: studentMatches,
  row: (row) => {
    const { claimedKobo, paidKobo, outstandingKobo, missing } = claimIn(row);
    return {
      studentId: row.id,
      matricNumber: row.matricNumber,
      name: row.name,
      department: row.department,
      level: row.level,
      standing: row.standing,
      missing,
      claimed: nairaOf(claimedKobo),
      paid: nairaOf(paidKobo),
      outstanding: nairaOf(outstandingKobo),
      paidOn: row.paidOn,
      canRemove: !row.isNamed,
    };
  },
  columns: [
    { heading: "Matric number", cell: (row) => row.matricNumber },
    { heading: "Name", cell: (row) => row.name },
    { heading: "Department", cell: (row) => row.department },
    { heading: "Level", cell: (row) => row.level },
    { heading: "Claimed (NGN)", cell: (row) => nairaOf(claimIn(row).claimedKobo) },
    {
      heading: "Missing",
      cell: (row) =>
        claimIn(row)
          .missing.map((gap) => gapTexts[gap])
          .join(", "),
    },
    { heading: "Paid (NGN)", cell: (row) => nairaOf(row.paidKobo) },
    { heading: "Paid on", cell: (row) => row.paidOn },
    { heading: "Outstanding (NGN)", cell: (row) => nairaOf(claimIn(row).outstandingKobo) },
  ],
});
