import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import {
  Detail,
  guardFailures,
  IsoInstant,
  RecordId,
  SessionName,
  tooManyRequestsFailure,
  Unset,
} from "../shapes.ts";
import { AcademicStanding } from "./academic-standing.ts";
import { scoreRemarks } from "./states.ts";

/** Of grade points: 3.25. */
const Average = Unset(Type.Number({ minimum: 0, maximum: 5 }));

/** One attempt at a course, as it stands published. */
const Result = Type.Object({
  course_id: Type.Integer(),
  code: Type.String(),
  title: Type.String(),
  credit_load: Type.Integer(),
  /** An earlier attempt at the course is among the results. */
  is_repeat: Type.Boolean(),
  remark: Unset(Type.Enum(scoreRemarks)),
  /** Null while the result is withheld, as all of the following. */
  ca: Unset(Type.Integer()),
  exam: Unset(Type.Integer({ description: "Null, too, for who was absent." })),
  total: Unset(Type.Integer()),
  grade: Unset(Type.String()),
  points: Unset(Type.Number()),
  is_passed: Unset(Type.Boolean()),
  /** Whether it counts towards the CGPA as it is now; another attempt may count in its place. */
  counts: Type.Boolean(),
});

const SemesterResults = Type.Object({
  /** 1, 2 or 3. */
  semester: Type.Integer(),
  gpa: Average,
  /** After this semester. */
  cgpa: Average,
  /** Of all courses registered in this semester, those whose result is still awaited included. */
  credits_registered: Type.Integer(),
  credits_passed: Type.Integer(),
  /** How many registered courses have no published result yet. */
  awaited: Type.Integer(),
  /** By code. */
  courses: Type.Array(Result),
});

/**
 * What a student must meet to graduate. `carryovers`: every course that was failed is passed since. `results`: every registered
 * course has a result, and none is withheld. `courses`: the required courses and the electives of the programme, left out where it names
 * none. `cgpa`: the least that the programme asks for. `clearance`: the papers asked for when the offer was accepted, left out
 * where none were. `fees`: nothing that was charged is owed.
 */
export const graduationRequirements = [
  "carryovers",
  "results",
  "courses",
  "cgpa",
  "clearance",
  "fees",
] as const;

/** `in_progress`: the college has still to publish what decides. */
export const requirementStates = ["met", "in_progress", "missing"] as const;

/** A student's view of their results: published ones only. */
const StudentResults = {
  /** The grading scale in force. */
  scale: Type.Array(
    Type.Object({
      letter: Type.String(),
      from: Type.Integer(),
      points: Type.Number(),
      is_passed: Type.Boolean(),
    }),
  ),
  /** Which attempts at a repeated course count towards the CGPA. */
  cgpa_policy: Type.Enum(["all", "best", "latest"]),
  cgpa: Average,
  /** Of the semesters below: those without any published result are not among them. */
  credits_registered: Type.Integer(),
  credits_passed: Type.Integer(),
  /** Newest first, the semesters in them too. */
  sessions: Type.Array(
    Type.Object({
      session: SessionName,
      semesters: Type.Array(SemesterResults),
      /** At the end of the session. Absent or null at a college that does not judge it. */
      academic_standing: Type.Optional(Unset(AcademicStanding)),
    }),
  ),
  /** What the student must meet to graduate, as of now, in this order. Absent or null at a college that does not judge it. */
  graduation: Type.Optional(
    Unset(
      Type.Object({
        is_met: Type.Boolean(),
        /** The class that the CGPA earns as it is now: `Upper Credit`. Absent or null where it earns none. */
        class_of_award: Type.Optional(Unset(Type.String())),
        requirements: Type.Array(
          Type.Object({
            requirement: Type.Enum(graduationRequirements),
            state: Type.Enum(requirementStates),
            /** What is met or lacking, without amounts of money: `ANA 101 is not passed yet.` */
            detail: Type.String(),
          }),
        ),
      }),
    ),
  ),
  /** What the senate approved for a graduate. Absent or null where it approved nothing. */
  senate_approval: Type.Optional(
    Unset(
      Type.Object({
        /** Null where the CGPA earned none. */
        class_of_award: Unset(Type.String()),
        approved_at: IsoInstant,
      }),
    ),
  ),
  /** Courses failed and not passed since, by code: they come into the next registration of their semester by themselves. */
  carryovers: Type.Array(
    Type.Object({
      course_id: Type.Integer(),
      code: Type.String(),
      title: Type.String(),
      credit_load: Type.Integer(),
      /** The semester in which it is taught. */
      semester: Type.Integer(),
      /** In which it was last failed. */
      session: SessionName,
    }),
  ),
} as const;

export const studentResults = defineEndpoint({
  method: "GET",
  path: "/result/student-results/",
  area: "registration",
  origin: "extension",
  summary: "The student's published results, with GPA, CGPA and what is carried over",
  auth: "student",
  status: 200,
  response: Type.Object(StudentResults),
  failures: [...guardFailures],
});

export const nothingPublished = {
  status: 404,
  body: Detail,
  when: "No such student, or no result is published.",
} as const;

/** Withheld results are not on it. The same results are printed under the same code. */
export const transcript = defineEndpoint({
  method: "GET",
  path: "/result/transcript/",
  area: "registration",
  origin: "extension",
  summary: "The student's transcript, as PDF with a code that confirms it",
  auth: "student",
  status: 200,
  response: { file: ["application/pdf"] },
  failures: [...guardFailures, nothingPublished],
});

export const studentRecordResults = defineEndpoint({
  method: "GET",
  path: "/result/students/{id}/results/",
  area: "registration",
  origin: "extension",
  summary: "A student's published results, as the student sees them",
  auth: "staff",
  roles: ["EXAM_OFFICER", "ICT_SUPPORT", "SUPER_ADMIN"],
  params: Type.Object({ id: RecordId }),
  status: 200,
  response: Type.Object({
    matric_number: Type.String(),
    name: Type.String(),
    department: Type.String(),
    level: Type.Integer(),
    ...StudentResults,
  }),
  failures: [...guardFailures, { status: 404, body: Detail, when: "No such student." }],
});

export const studentRecordTranscript = defineEndpoint({
  method: "GET",
  path: "/result/students/{id}/transcript/",
  area: "registration",
  origin: "extension",
  summary: "A student's transcript, as the student can print it",
  auth: "staff",
  roles: ["EXAM_OFFICER", "SUPER_ADMIN"],
  params: Type.Object({ id: RecordId }),
  status: 200,
  response: { file: ["application/pdf"] },
  failures: [...guardFailures, nothingPublished],
});

/** What a printed paper of a student's results said when it was issued. */
export const ResultPaperConfirmation = Type.Object({
  matric_number: Type.String(),
  name: Type.String(),
  department: Type.String(),
  /** The award of the programme: `Diploma in Community Health`. Absent or null where papers name the department alone. */
  award: Type.Optional(Unset(Type.String())),
  /** Of a graduate: `Upper Credit`. Absent or null where no class is given. */
  class_of_award: Type.Optional(Unset(Type.String())),
  issued_at: IsoInstant,
  credits_passed: Type.Integer(),
  cgpa: Average,
  /** False once results were published or amended since, or a course of them was renamed. */
  is_current: Type.Boolean(),
});

/** The content of a genuine transcript when it was issued, and whether the student's results are unchanged since. */
export const confirmTranscript = defineEndpoint({
  method: "GET",
  path: "/result/transcripts/{code}/",
  area: "registration",
  origin: "extension",
  summary: "Confirm that a transcript is genuine",
  auth: "none",
  params: Type.Object({ code: Type.String({ pattern: "^[A-Za-z0-9_-]{8,64}$" }) }),
  status: 200,
  response: ResultPaperConfirmation,
  failures: [
    { status: 404, body: Detail, when: "The college issued no transcript with this code." },
    tooManyRequestsFailure,
  ],
});
