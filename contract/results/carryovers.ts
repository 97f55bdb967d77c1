import Type from "typebox";
import { defineExportEndpoint, defineListEndpoint } from "../list.ts";
import { RecordId, SessionName } from "../shapes.ts";

/** A course that a student failed in published results and has not passed since. */
const CarryoverRow = Type.Object({
  /** Of the last attempt; it says nothing more. */
  id: Type.Integer(),
  student_id: RecordId,
  matric_number: Type.String(),
  /** Surname first. */
  name: Type.String(),
  department: Type.String(),
  /** Of the student, now. */
  level: Type.Integer(),
  course_id: RecordId,
  code: Type.String(),
  title: Type.String(),
  credit_load: Type.Integer({ minimum: 0 }),
  /** In how many sessions it was failed. */
  attempts: Type.Integer({ minimum: 1 }),
  /** The session of the last attempt. */
  session: SessionName,
  /** Registered again in the running semester. */
  is_registered: Type.Boolean(),
});

export const carryovers = defineListEndpoint({
  path: "/result/carryovers/",
  area: "registration",
  summary: "The courses that active students failed and have not passed since",
  roles: ["EXAM_OFFICER", "ICT_SUPPORT", "SUPER_ADMIN"],
  row: CarryoverRow,
  sorts: ["matric_number", "name", "course", "level"],
  defaultSort: "matric_number",
  filters: {
    /** The student's. */
    department_id: Type.Optional(RecordId),
    /** The student's. */
    level: Type.Optional(Type.Integer({ minimum: 100, maximum: 900 })),
    course_id: Type.Optional(RecordId),
    /** That of the last attempt. */
    session: Type.Optional(SessionName),
  },
});

export const exportCarryovers = defineExportEndpoint(carryovers, {
  summary: "The same as a file",
});
