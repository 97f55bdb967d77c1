import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import {
  Confirmed,
  changedElsewhere,
  officeFailures,
  RecordId,
  Revision,
  SaveOutcome,
  Unset,
} from "../shapes.ts";
import { StudentParams } from "./student-records.ts";

export const changeStudentProgramme = defineEndpoint({
  method: "PUT",
  path: "/student/records/{id}/programme/",
  area: "student",
  origin: "extension",
  summary: "Move a student to another programme, or correct the session in which the studies began",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  params: StudentParams,
  body: Type.Object({
    revision: Revision,
    programme_id: RecordId,
    /** Null where it is not known: the college's defaults count then. */
    entry_session_id: Unset(RecordId),
    reason: Type.String({ minLength: 5, maxLength: 500 }),
    ...Confirmed.properties,
  }),
  status: 200,
  response: SaveOutcome,
  failures: [...officeFailures, changedElsewhere],
});
