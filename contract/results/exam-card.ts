import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import {
  CodedDetail,
  Detail,
  FieldErrors,
  guardFailures,
  IsoInstant,
  RecordId,
  SessionName,
  tooManyRequestsFailure,
  Unset,
} from "../shapes.ts";

const ExamCourse = Type.Object({
  code: Type.String(),
  title: Type.String(),
  credit_load: Type.Integer({ minimum: 0 }),
  is_carryover: Type.Boolean(),
});

const noSemester = {
  status: 404,
  body: Detail,
  when: "No semester runs, or nothing is registered in it.",
} as const;

/** What the student may sit in the running semester. The rule is that of the attendance sheets. */
export const examCard = defineEndpoint({
  method: "GET",
  path: "/result/exam-card/",
  area: "registration",
  origin: "extension",
  summary:
    "Whether the student has an examination card in the running semester, and for which courses",
  auth: "student",
  status: 200,
  response: Type.Object({
    session: SessionName,
    semester: Type.Integer({ minimum: 1, maximum: 3 }),
    /** Why there is no card: `Tuition of 2025/2026 not paid`; `null` where there is one. */
    obstacle: Unset(Type.String()),
    /** The courses on the card, by code; empty where there is none. */
    courses: Type.Array(ExamCourse),
    /** The registered courses that are not on it, each with its reason, by code. */
    left_out: Type.Array(Type.Object({ code: Type.String(), obstacle: Type.String() })),
  }),
  failures: [...guardFailures, noSemester],
});

export const printExamCard = defineEndpoint({
  method: "GET",
  path: "/result/exam-card/print/",
  area: "registration",
  origin: "extension",
  summary: "The examination card of the running semester, as PDF with a signed QR code",
  auth: "student",
  status: 200,
  response: { file: ["application/pdf"] },
  failures: [
    ...guardFailures,
    noSemester,
    { status: 409, body: CodedDetail, when: "`no_exam_card`: an obstacle, named in the detail." },
  ],
});

/** The cards of everybody in a department who has one, by matric number: for those who cannot print. */
export const printExamCards = defineEndpoint({
  method: "GET",
  path: "/result/exam-cards/printout/",
  area: "registration",
  origin: "extension",
  summary: "The examination cards of a department's level in the running semester, as one PDF",
  auth: "staff",
  roles: ["EXAM_OFFICER", "ICT_SUPPORT", "SUPER_ADMIN"],
  query: Type.Object({
    department_id: RecordId,
    /** The students'; all levels where it is left out. */
    level: Type.Optional(Type.Integer({ minimum: 100, maximum: 900 })),
  }),
  status: 200,
  response: { file: ["application/pdf"] },
  failures: [
    ...guardFailures,
    { status: 400, body: FieldErrors, when: "A value is none." },
    { status: 404, body: Detail, when: "No semester runs, or nobody has a card." },
  ],
});

/** What a card that the college signed says, and whether it still holds. Amounts and reasons are not disclosed. */
export const confirmExamCard = defineEndpoint({
  method: "GET",
  path: "/result/exam-cards/{code}/",
  area: "registration",
  origin: "extension",
  summary: "Confirm that an examination card is genuine",
  auth: "none",
  params: Type.Object({ code: Type.String({ pattern: "^[A-Za-z0-9_-]{90,600}$" }) }),
  status: 200,
  response: Type.Object({
    matric_number: Type.String(),
    name: Type.String(),
    department: Type.String(),
    level: Type.Integer(),
    session: SessionName,
    semester: Type.Integer({ minimum: 1, maximum: 3 }),
    issued_at: IsoInstant,
    /** False once its semester does not run any more. */
    is_running: Type.Boolean(),
    /** The courses on the card, by code, and whether each may be sat now. */
    courses: Type.Array(
      Type.Object({ code: Type.String(), title: Type.String(), may_sit: Type.Boolean() }),
    ),
  }),
  failures: [
    { status: 404, body: Detail, when: "The college did not sign this card." },
    tooManyRequestsFailure,
  ],
});
