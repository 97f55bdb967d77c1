import Type from "typebox";
import { SignedInApplicant, sectionFailures, uploadFailures } from "../admissions/applicant.ts";
import { defineEndpoint } from "../endpoint.ts";
import { Detail, FieldErrors, guardFailures, RecordId, tokenNotValidFailure } from "../shapes.ts";
import { Student } from "../students/student.ts";
import { ProfileForm } from "./profile-fields.ts";

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

/** Names, matric number, department, level, email and what is left out here go through ICT support. */
const StudentProfileForm = Type.Partial(
  Type.Omit(ProfileForm, ["sex", "date_of_birth", "state_of_origin"]),
);

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

const ApplicantProfile = Type.Object({ profile: SignedInApplicant });

export const applicantProfile = defineEndpoint({
  method: "GET",
  path: "/admission/get-profile",
  area: "admission",
  origin: "specified",
  summary: "The signed-in applicant and their profile",
  auth: "applicant",
  status: 200,
  response: ApplicantProfile,
  failures: [...guardFailures],
});

const ApplicantProfileForm = Type.Partial(
  Type.Object({
    surname: Type.String({ minLength: 1, maxLength: 60 }),
    first_name: Type.String({ minLength: 1, maxLength: 60 }),
    other_name: Type.String({ maxLength: 60 }),
    ...ProfileForm.properties,
  }),
);

export const updateApplicantProfile = defineEndpoint({
  method: "PATCH",
  path: "/admission/profiles",
  area: "admission",
  origin: "specified",
  summary: "Save personal details; a field that is left out keeps its value",
  auth: "applicant",
  body: ApplicantProfileForm,
  encoding: "multipart",
  status: 200,
  response: Type.Partial(ApplicantProfile),
  failures: [...sectionFailures, ...uploadFailures],
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
