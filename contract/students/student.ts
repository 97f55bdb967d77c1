import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import {
  Blank,
  Detail,
  FieldErrors,
  guardFailures,
  RecordId,
  tokenNotValidFailure,
} from "../shapes.ts";

/** The profile fields of §3 that applicants and students share; `null` or `""` where nothing was given. */
export const profileFields = {
  passport: Blank,
  phone: Blank,
  sex: Blank,
  date_of_birth: Blank,
  marital_status: Blank,
  nationality: Blank,
  state_of_origin: Blank,
  lga: Blank,
  blood_group: Blank,
  emergency_contact: Blank,
  address: Blank,
  religion: Blank,
  parent_name: Blank,
  parent_phone: Blank,
  parent_address: Blank,
  maiden_name: Blank,
} as const;

/** §3 "Student". `current_semester` is `"1"`, `"2"` or another value; `session` is `"2025/2026"`. */
export const Student = Type.Object({
  id: Type.Integer(),
  matric_number: Type.String(),
  surname: Type.String(),
  first_name: Type.String(),
  other_name: Blank,
  department: Blank,
  level: Type.Union([Type.Integer(), Type.String(), Type.Null()]),
  current_semester: Blank,
  session: Blank,
  email: Type.String(),
  ...profileFields,
  must_change_password: Type.Optional(
    Type.Boolean({
      description: "An extension: true while the account still has its default password.",
    }),
  ),
});

const StudentIdParams = Type.Object({ id: RecordId });

export const readStudent = defineEndpoint({
  method: "GET",
  path: "/student/{id}/",
  area: "student",
  origin: "extension",
  summary: "A student's own record",
  auth: "student",
  params: StudentIdParams,
  status: 200,
  response: Student,
  failures: [
    tokenNotValidFailure,
    {
      status: 403,
      body: Detail,
      when: "The record is another student's, or the account may not act now.",
    },
  ],
});

export const bloodGroups = ["A+", "A-", "B+", "B-", "AB+", "AB-", "O+", "O-"] as const;

export const maritalStatuses = ["Single", "Married", "Divorced", "Widowed"] as const;

/** The fields a student may change; names, matric number, department, level and email go through ICT support. */
const StudentProfileForm = Type.Object({
  phone: Type.Optional(Type.String({ maxLength: 30 })),
  marital_status: Type.Optional(Type.String({ maxLength: 20 })),
  blood_group: Type.Optional(Type.String({ maxLength: 5 })),
  emergency_contact: Type.Optional(Type.String({ maxLength: 120 })),
  address: Type.Optional(Type.String({ maxLength: 250 })),
  religion: Type.Optional(Type.String({ maxLength: 40 })),
  parent_name: Type.Optional(Type.String({ maxLength: 120 })),
  parent_phone: Type.Optional(Type.String({ maxLength: 30 })),
  parent_address: Type.Optional(Type.String({ maxLength: 250 })),
  maiden_name: Type.Optional(Type.String({ maxLength: 60 })),
  nationality: Type.Optional(Type.String({ maxLength: 60 })),
  lga: Type.Optional(Type.String({ maxLength: 60 })),
  passport: Type.Optional(
    Type.String({
      format: "binary",
      description: "A JPEG, PNG or WebP picture of at most 2 MB.",
    }),
  ),
});

export const updateStudent = defineEndpoint({
  method: "PUT",
  path: "/student/{id}/",
  area: "student",
  origin: "specified",
  summary: "Change a student's own profile; a field that is left out keeps its value",
  auth: "student",
  params: StudentIdParams,
  body: StudentProfileForm,
  encoding: "multipart",
  status: 200,
  /** The current record, as far as the college returns it. */
  response: Type.Partial(Student),
  failures: [
    tokenNotValidFailure,
    { status: 400, body: FieldErrors, when: "A field is not valid, or may not be changed here." },
    {
      status: 403,
      body: Detail,
      when: "The record is another student's, or the account may not act now.",
    },
    { status: 413, body: FieldErrors, when: "The passport is larger than 2 MB." },
    { status: 507, body: Detail, when: "The college has no room left to store the file." },
  ],
});

export const readStudentPassport = defineEndpoint({
  method: "GET",
  path: "/media/passports/{file}",
  area: "student",
  origin: "extension",
  summary: "A passport photo, for its owner and for staff entitled to it",
  auth: "account",
  params: Type.Object({
    file: Type.String({ pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.jpg$" }),
  }),
  status: 200,
  response: { file: ["image/jpeg"] },
  failures: [
    ...guardFailures,
    { status: 404, body: Detail, when: "No such photo, or it is another person's." },
  ],
});
