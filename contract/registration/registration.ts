import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import {
  Acknowledged,
  Blank,
  Detail,
  guardFailures,
  IsoDate,
  IsoInstant,
  PaymentRequired,
  RecordId,
  SessionName,
  tooManyRequestsFailure,
  Unset,
} from "../shapes.ts";

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
    /** Whether courses can be dropped now; absent where the college has no call for it. */
    can_drop: Type.Optional(Type.Boolean()),
  }),
  failures: [...guardFailures],
});

/** A course that must have been passed before another can be registered. */
const Prerequisite = Type.Object({
  id: Type.Integer(),
  code: Type.String(),
  title: Type.String(),
  is_passed: Type.Boolean({ description: "Whether this student has passed it." }),
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
  prerequisites: Type.Optional(Type.Array(Prerequisite)),
});

const SemesterNumber = Type.String({ pattern: "^[0-9]{1,2}$", examples: ["1"] });

const SessionAndSemester = Type.Object({ session: SessionName, semester: SemesterNumber });

const unpaidFailure = {
  status: 402,
  body: PaymentRequired,
  when: "Tuition is not paid for the session.",
} as const;

const unknownSemesterFailure = {
  status: 404,
  body: Detail,
  when: "The college has no such session, or no such semester in it.",
} as const;

/**
 * The specification shows no names for the two lists; these are the contract's. What is registered already is in them
 * too. New courses are those of the student's department and level in that semester. This college offers nothing more in a
 * semester that does not run than what was registered in it.
 */
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
  failures: [...guardFailures, unpaidFailure, unknownSemesterFailure],
});

/** How many; a college may list them instead. */
const Courses = Type.Union([
  Type.Integer({ minimum: 0 }),
  Type.Array(Type.Unknown({ description: "A course, or its number." })),
]);

/** §3 "Registration status". Complete: nothing that must be registered is missing, and the credits are within the limits. */
export const registrationStatus = defineEndpoint({
  method: "GET",
  path: "/result/courseregistration/registration-status/",
  area: "registration",
  origin: "specified",
  summary: "Whether the student's registration for a semester is complete",
  auth: "student",
  query: SessionAndSemester,
  status: 200,
  response: Type.Object({
    registration_complete: Type.Boolean(),
    total_courses: Type.Integer({ minimum: 0 }),
    total_credits: Type.Integer({ minimum: 0 }),
    new_courses: Courses,
    carryover_courses: Courses,
    /** Whether there is a slip to print; absent where the college makes none. */
    has_slip: Type.Optional(Type.Boolean()),
  }),
  failures: [...guardFailures, unpaidFailure, unknownSemesterFailure],
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
  failures: [...guardFailures, unpaidFailure, unknownSemesterFailure],
});

/** §7: `carryover_course_ids` names the carryovers that must be registered too. */
export const RegistrationRefused = Type.Object({
  error: Type.String(),
  carryover_course_ids: Type.Optional(Type.Array(Type.Integer())),
  /** This college's: `not_active` (deferred, or left), `closed`, `wrong_semester`, `unknown_course`, `prerequisite`, `carryover_required`, `compulsory_required`, `too_many_credits`, `too_few_credits`. */
  code: Type.Optional(Type.String()),
  /** The courses the refusal is about, this college's. */
  course_ids: Type.Optional(Type.Array(Type.Integer())),
});

/** How many courses one call may name. */
export const mostCoursesAtOnce = 100;

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
    course_ids: Type.Array(RecordId, { minItems: 1, maxItems: mostCoursesAtOnce }),
  }),
  status: 200,
  response: Acknowledged,
  failures: [
    ...guardFailures,
    {
      status: 400,
      body: RegistrationRefused,
      when: "Registration is closed, the semester is not the running one, a course is not among those available, something required is left out, or the credits are outside the limits.",
    },
    unpaidFailure,
  ],
});

/** Until the drop deadline. While registration is open, a drop may leave too few credits because courses can still be added; later it may not. */
export const dropCourse = defineEndpoint({
  method: "DELETE",
  path: "/result/courseregistration/{id}/",
  area: "registration",
  origin: "extension",
  summary: "Drop a registered course, by the registration's id; dropping it twice is harmless",
  auth: "student",
  params: Type.Object({ id: RecordId }),
  status: 200,
  response: Acknowledged,
  failures: [
    ...guardFailures,
    {
      status: 400,
      body: RegistrationRefused,
      when: "`not_active`; `deadline_passed`; `result_published`; `carryover_required`, `compulsory_required`: it must be taken; `too_few_credits`; `wrong_semester`.",
    },
    { status: 404, body: Detail, when: "The student has no such registration." },
    unpaidFailure,
  ],
});

export const registrationSlip = defineEndpoint({
  method: "GET",
  path: "/result/courseregistration/slip/",
  area: "registration",
  origin: "extension",
  summary: "The registration slip of a semester, as PDF with a code that confirms it",
  auth: "student",
  query: SessionAndSemester,
  status: 200,
  response: { file: ["application/pdf"] },
  failures: [
    ...guardFailures,
    unpaidFailure,
    { status: 404, body: Detail, when: "Nothing is registered in that semester." },
  ],
});

/** The current content of a genuine slip, with courses registered or dropped after it was printed. */
export const confirmRegistrationSlip = defineEndpoint({
  method: "GET",
  path: "/result/courseregistration/slip/confirm/{code}/",
  area: "registration",
  origin: "extension",
  summary: "Confirm that a registration slip is genuine",
  auth: "none",
  params: Type.Object({ code: Type.String({ pattern: "^[A-Za-z0-9_-]{8,64}$" }) }),
  status: 200,
  response: Type.Object({
    matric_number: Type.String(),
    name: Type.String(),
    department: Type.String(),
    level: Type.Integer(),
    session: SessionName,
    semester: Type.String(),
    courses: Type.Array(
      Type.Object({ code: Type.String(), title: Type.String(), credit_load: Type.Integer() }),
    ),
    total_credits: Type.Integer({ minimum: 0 }),
  }),
  failures: [
    { status: 404, body: Detail, when: "The college issued no slip with this code." },
    tooManyRequestsFailure,
  ],
});
