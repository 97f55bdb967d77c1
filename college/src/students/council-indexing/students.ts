import { eq, sql } from "drizzle-orm";
import {
  exportIndexingStudents,
  indexingStudents,
} from "../../../../contract/students/indexing-students.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { admissionDecision } from "../../db/schema/admissions.ts";
import { indexingRecord, indexingRound } from "../../db/schema/council-indexing.ts";
import { student } from "../../db/schema/students.ts";
import { defineList } from "../../lists/list.ts";
import { personName } from "../../lists/names.ts";
import { studentMatches } from "../../lists/search.ts";
import { gapsOf, isInRound, lacks, recordOfRound, stateOf } from "./state.ts";
import { indexingTexts as texts } from "./texts.ts";

/** Students beside one round, with their record for its council; `isInRound` says who is in it. */
export const selectRoundStudents = (db: Database | Transaction, roundId: number) =>
  db
    .select({
      id: student.id,
      matricNumber: student.matricNumber,
      name: personName(student).as("name"),
      state: stateOf.as("indexing_state"),
      gaps: gapsOf.as("gaps"),
      heldReason: indexingRecord.heldReason,
      indexNumber: indexingRecord.indexNumber,
      applicantId: admissionDecision.applicantId,
    })
    .from(student)
    .innerJoin(indexingRound, sql`${indexingRound.id} = ${roundId}`)
    .leftJoin(indexingRecord, recordOfRound)
    .leftJoin(admissionDecision, eq(admissionDecision.studentId, student.id))
    .$dynamic();

/** The students of one round, and what each lacks. */
export const roundStudentList = defineList({
  name: "indexing-students",
  endpoint: indexingStudents,
  exported: exportIndexingStudents,
  // The round is chosen here, so that a student's id names one row.
  query: (db, { filters }) => selectRoundStudents(db, Number(filters?.roundId ?? 0)),
  id: student.id,
  within: () => isInRound,
  sorts: {
    name: [student.surname, student.firstName],
    matric_number: [student.matricNumber],
  },
  filters: {
    roundId: (id) => eq(indexingRound.id, id),
    state: (state) => sql`${stateOf} = ${state}`,
    gap: (gap) => sql`(${lacks[gap]} and ${indexingRecord.indexNumber} is null)`,
  },
  search: studentMatches,
  row: (row) => row,
  columns: [
    { heading: "Matric number", cell: (row) => row.matricNumber },
    { heading: "Name", cell: (row) => row.name },
    { heading: "State", cell: (row) => texts.states[row.state] },
    { heading: "Missing", cell: (row) => row.gaps.map((gap) => texts.gaps[gap]).join(", ") },
    { heading: "Held back because", cell: (row) => row.heldReason },
    { heading: "Index number", cell: (row) => row.indexNumber },
  ],
});
