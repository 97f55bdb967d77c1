import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { FieldErrors, guardFailures } from "../shapes.ts";
import { staffRoles } from "./role.ts";

const found = <Fields extends Parameters<typeof Type.Object>[0]>(fields: Fields) =>
  Type.Array(Type.Object(fields), {
    description: "At most 5; empty where the role may not read them.",
  });

/** The search of the staff's top bar. */
export const searchRecords = defineEndpoint({
  method: "GET",
  path: "/staff/search/",
  area: "staff",
  origin: "extension",
  summary: "Applicants, students and courses by the beginning of their names, or by number",
  auth: "staff",
  roles: staffRoles,
  query: Type.Object({ q: Type.String({ minLength: 2, maxLength: 100 }) }),
  status: 200,
  response: Type.Object({
    applicants: found({
      id: Type.Integer(),
      application_no: Type.String(),
      name: Type.String(),
      department: Type.String(),
    }),
    students: found({
      id: Type.Integer(),
      matric_number: Type.String(),
      name: Type.String(),
      department: Type.String(),
      level: Type.Integer(),
    }),
    courses: found({
      id: Type.Integer(),
      code: Type.String(),
      title: Type.String(),
      department: Type.String(),
    }),
  }),
  failures: [
    ...guardFailures,
    { status: 400, body: FieldErrors, when: "`q` is too short or long." },
  ],
});
