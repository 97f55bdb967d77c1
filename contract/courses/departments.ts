import Type from "typebox";
import { OlevelRequirement } from "../admissions/sign-up.ts";
import { defineEndpoint } from "../endpoint.ts";
import { defineExportEndpoint, defineListEndpoint } from "../list.ts";
import {
  Confirmed,
  changedElsewhere,
  deletionConflict,
  Message,
  officeFailures,
  RecordParams,
  Revision,
  SaveOutcome,
  SeenRevision,
  Typed,
  TypedNumber,
  Unset,
} from "../shapes.ts";
import { ProgrammeRow } from "./programmes.ts";

const office = {
  area: "registration",
  origin: "extension",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
} as const;

const DepartmentRow = Type.Object({
  id: Type.Integer(),
  code: Type.String(),
  name: Type.String(),
  /** Active ones. */
  students: Type.Integer(),
  applicants: Type.Integer(),
  /** Offered to its students. */
  courses: Type.Integer(),
  olevel_requirement: Unset(OlevelRequirement),
});

export const departmentRecords = defineListEndpoint({
  path: "/result/departments/",
  area: "registration",
  summary: "The departments with how many are in them, for the office",
  roles: ["SUPER_ADMIN"],
  row: DepartmentRow,
  sorts: ["name", "code", "students", "applicants"],
  defaultSort: "name",
  filters: {},
});

export const exportDepartmentRecords = defineExportEndpoint(departmentRecords, {
  summary: "The same as a file",
});

export const departmentRecord = defineEndpoint({
  method: "GET",
  path: "/result/departments/{id}/",
  ...office,
  summary: "One department: what it asks of applicants, and the fees its students pay by",
  params: RecordParams,
  status: 200,
  response: Type.Object({
    ...DepartmentRow.properties,
    revision: Revision,
    /** The name in the fee schedule that its students pay by; null where none matches. */
    fee_department: Unset(Type.String()),
    /** How many lines of the schedule are for that name alone. */
    own_fee_lines: Type.Integer(),
    /** By name. */
    programmes: Type.Array(ProgrammeRow),
  }),
  failures: [...officeFailures],
});

export const createDepartment = defineEndpoint({
  method: "POST",
  path: "/result/departments/",
  ...office,
  summary: "Add a department, which can be applied for at once",
  body: Type.Object({ code: Typed, name: Typed, ...Confirmed.properties }),
  status: 200,
  response: SaveOutcome,
  failures: [...officeFailures],
});

export const changeDepartment = defineEndpoint({
  method: "PUT",
  path: "/result/departments/{id}/",
  ...office,
  summary: "Rename a department",
  params: RecordParams,
  body: Type.Object({ code: Typed, name: Typed, revision: Revision, ...Confirmed.properties }),
  status: 200,
  response: SaveOutcome,
  failures: [...officeFailures, changedElsewhere],
});

export const changeRequirement = defineEndpoint({
  method: "PUT",
  path: "/result/departments/{id}/olevel-requirement/",
  ...office,
  summary: "Say what a department asks of O-level results, or that it asks nothing",
  params: RecordParams,
  body: Type.Object({
    revision: Revision,
    olevel_requirement: Unset(
      Type.Object({
        credits: TypedNumber,
        subjects: Type.Array(Type.Array(Typed, { maxItems: 30 }), { maxItems: 9 }),
        sittings: TypedNumber,
      }),
    ),
  }),
  status: 200,
  response: SaveOutcome,
  failures: [...officeFailures, changedElsewhere],
});

export const deleteDepartment = defineEndpoint({
  method: "DELETE",
  path: "/result/departments/{id}/",
  ...office,
  summary: "Delete a department that nothing uses",
  params: RecordParams,
  query: SeenRevision,
  status: 200,
  response: Message,
  failures: [...officeFailures, deletionConflict],
});
