import Type from "typebox";
import { defineEndpoint } from "./endpoint.ts";
import {
  Acknowledged,
  Blank,
  guardFailures,
  IsoDate,
  IsoInstant,
  PaymentRequired,
  RecordId,
  SessionName,
  Unset,
} from "./shapes.ts";

/** §3 "Registration info". */
export const registrationInfo = defineEndpoint({
  method: "GET",
  path: "/result/courseregistration/registration-info/",
  area: "registration",
  origin: "specified",
  summary: "The academic calendar and the limits of course registration",
  auth: "student",
  status: 200,
  response: Type.Object({
    current_time: IsoInstant,
    academic_calendar: Type.Object({
      semester_start: IsoDate,
      semester_end: IsoDate,
      semester: Type.String(),
    }),
    current_semester: Unset(Type.String()),
    is_registration_open: Type.Boolean(),
    min_credits: Type.Integer({ minimum: 0 }),
    max_credits: Type.Integer({ minimum: 0 }),
    drop_deadline: Unset(IsoInstant),
    registration_start: Unset(IsoInstant),
    registration_end: Unset(IsoInstant),
  }),
  failures: [...guardFailures],
});

/** §3 "Course". */
export const Course = Type.Object({
  id: Type.Integer(),
  code: Type.String({ examples: ["CHE 211"] }),
  title: Type.String(),
  credit_load: Type.Integer({ minimum: 0 }),
  level: Type.Union([Type.Integer(), Type.String()]),
  is_compulsory: Type.Boolean(),
  semester: Type.Union([Type.Integer(), Type.String()]),
  lecturers: Type.Optional(
    Type.Unknown({ description: "Names or records of the lecturers; which, is not specified." }),
  ),
  course_department_id: Type.Optional(Unset(Type.Integer())),
  course_department_details: Type.Optional(
    Unset(Type.Object({ id: Type.Integer(), course_department: Type.String() })),
  ),
});

const SemesterNumber = Type.String({ pattern: "^[0-9]{1,2}$", examples: ["1"] });

const SessionAndSemester = Type.Object({ session: SessionName, semester: SemesterNumber });

const unpaidFailure = {
  status: 402,
  body: PaymentRequired,
  when: "Tuition is not paid for the session.",
} as const;

/** The specification shows no names for the two lists; these are the contract's. */
export const availableCourses = defineEndpoint({
  method: "GET",
  path: "/result/courseregistration/available-courses/",
  area: "registration",
  origin: "specified",
  summary: "The courses the student can register: carried over, and new",
  auth: "student",
  query: SessionAndSemester,
  status: 200,
  response: Type.Object({
    carryover_courses: Type.Array(Course),
    new_courses: Type.Array(Course),
  }),
  failures: [...guardFailures, unpaidFailure],
});

/** The specification shows no fields for it; these are the contract's. */
export const registrationStatus = defineEndpoint({
  method: "GET",
  path: "/result/courseregistration/registration-status/",
  area: "registration",
  origin: "specified",
  summary: "Whether the student's registration for a semester is complete",
  auth: "student",
  query: SessionAndSemester,
  status: 200,
  response: Type.Object({ is_complete: Type.Boolean() }),
  failures: [...guardFailures, unpaidFailure],
});

/** §3 "Registered course". */
const RegisteredCourse = Type.Object({
  id: Type.Integer(),
  course: Course,
  is_carryover: Type.Boolean(),
  date_registered: Blank,
  session: Type.String(),
  semester: Type.Union([Type.Integer(), Type.String()]),
});

export const registeredCourses = defineEndpoint({
  method: "GET",
  path: "/result/courseregistration/",
  area: "registration",
  origin: "specified",
  summary: "The courses the student has registered in a semester",
  auth: "student",
  query: SessionAndSemester,
  status: 200,
  response: Type.Array(RegisteredCourse),
  failures: [...guardFailures, unpaidFailure],
});

/** §7: `carryover_course_ids` names the carryovers that must be registered too. */
export const RegistrationRefused = Type.Object({
  error: Type.String(),
  carryover_course_ids: Type.Optional(Type.Array(Type.Integer())),
});

export const registerCourses = defineEndpoint({
  method: "POST",
  path: "/result/courseregistration/register-courses/",
  area: "registration",
  origin: "specified",
  summary: "Add courses to the semester's registration; adding one twice is harmless",
  auth: "student",
  body: Type.Object({
    session: SessionName,
    semester: SemesterNumber,
    course_ids: Type.Array(RecordId, { minItems: 1, maxItems: 100 }),
  }),
  status: 200,
  response: Acknowledged,
  failures: [
    ...guardFailures,
    {
      status: 400,
      body: RegistrationRefused,
      when: "Registration is closed, a carryover is left out, or the credits are outside the limits.",
    },
    unpaidFailure,
  ],
});
