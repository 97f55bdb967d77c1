import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineTableExport } from "../list.ts";
import {
  CodedDetail,
  changedElsewhere,
  Detail,
  FieldErrors,
  guardFailures,
  IsoInstant,
  officeFailures,
  RecordId,
  SessionName,
  Unset,
} from "../shapes.ts";

const readers = ["EXAM_OFFICER", "ICT_SUPPORT", "SUPER_ADMIN"] as const;
const office = ["EXAM_OFFICER", "SUPER_ADMIN"] as const;

const extension = { area: "registration", origin: "extension", auth: "staff" } as const;

const SheetParams = Type.Object({ semester_id: RecordId, course_id: RecordId });

const failures = [
  ...guardFailures,
  { status: 400, body: FieldErrors, when: "An id is none." },
  { status: 404, body: Detail, when: "No such course or semester." },
] as const;

/** `none` until it is marked. */
const Mark = Type.Enum(["present", "absent", "none"]);

export const attendanceSheet = defineEndpoint({
  method: "GET",
  path: "/result/attendance/{semester_id}/{course_id}/",
  ...extension,
  roles: readers,
  summary: "Who may sit the examination of a course, and who did",
  params: SheetParams,
  status: 200,
  response: Type.Object({
    semester_id: Type.Integer(),
    course_id: Type.Integer(),
    code: Type.String(),
    title: Type.String(),
    level: Type.Integer(),
    session: SessionName,
    /** 1, 2 or 3. */
    semester: Type.Integer(),
    lecturers: Type.Array(Type.String()),
    /** The semester runs: students can be marked and barred. */
    is_open: Type.Boolean(),
    /** When the list was read, by the college's clock. */
    read_at: IsoInstant,
    /** The Ed25519 public key that verifies examination cards without a network: 32 bytes in base64url. */
    card_key: Type.String({ pattern: "^[A-Za-z0-9_-]{43}$" }),
    /** Who registered it and has not dropped it, by matric number. */
    students: Type.Array(
      Type.Object({
        id: Type.Integer(),
        matric_number: Type.String(),
        name: Type.String(),
        department: Type.String(),
        level: Type.Integer(),
        /** Path of the photo; null where there is none. */
        passport: Unset(Type.String()),
        is_carryover: Type.Boolean(),
        /** The reason the student may not sit the examination; null if they may. */
        obstacle: Unset(Type.String()),
        /** Why the exam office does not let them; null where it does. */
        barred_reason: Unset(Type.String()),
        mark: Mark,
      }),
    ),
  }),
  failures,
});

export const exportAttendance = defineTableExport(
  { path: "/result/attendance/", area: "registration", roles: readers },
  {
    summary: "An attendance sheet as a file",
    filters: { semester_id: RecordId, course_id: RecordId },
    failures: [{ status: 404, body: Detail, when: "No such course or semester." }],
  },
);

export const printAttendance = defineEndpoint({
  method: "GET",
  path: "/result/attendance/{semester_id}/{course_id}/printout/",
  ...extension,
  roles: readers,
  summary: "The attendance sheet to print and sign, a PDF with photos",
  params: SheetParams,
  query: Type.Object({
    with_others: Type.Optional(
      Type.Boolean({
        description: "Whether those who may not sit the examination are listed at the end.",
      }),
    ),
  }),
  status: 200,
  response: { file: ["application/pdf"] },
  failures,
});

const notOpen = "`not_open`: the semester does not run.";

/** Each mark is compared and set on its own. A mark changed in the meantime stays and is returned; the rest is saved. */
export const markAttendance = defineEndpoint({
  method: "POST",
  path: "/result/attendance/{semester_id}/{course_id}/marks/",
  ...extension,
  roles: office,
  summary: "Mark students present or absent",
  params: SheetParams,
  body: Type.Object({
    marks: Type.Array(
      Type.Object({
        student_id: RecordId,
        mark: Mark,
        /** The mark the caller saw. */
        seen: Mark,
      }),
      { minItems: 1, maxItems: 2_000 },
    ),
  }),
  status: 200,
  response: Type.Object({
    /** Of the students now marked as requested. */
    saved: Type.Array(Type.Integer()),
    conflicts: Type.Array(
      Type.Object({
        student_id: Type.Integer(),
        /** Marks that another user changed. */
        mark: Mark,
        by: Type.String(),
      }),
    ),
    /** Students who cannot be marked this way, and why. */
    problems: Type.Array(Type.Object({ student_id: Type.Integer(), message: Type.String() })),
  }),
  failures: [...officeFailures, { status: 409, body: CodedDetail, when: notOpen }],
});

export const barStudent = defineEndpoint({
  method: "PUT",
  path: "/result/attendance/{semester_id}/{course_id}/bars/{student_id}/",
  ...extension,
  roles: office,
  summary: "Keep a student from an examination, or let them sit it again",
  params: Type.Object({ ...SheetParams.properties, student_id: RecordId }),
  body: Type.Object({
    is_barred: Type.Boolean(),
    /** The reason. For a bar it is shown wherever the student is listed as ineligible. */
    reason: Type.String({ minLength: 5, maxLength: 500 }),
    /** The reason for the bar the caller saw; null if there was none. */
    seen: Unset(Type.String({ maxLength: 500 })),
  }),
  status: 200,
  response: Type.Object({
    barred_reason: Unset(Type.String()),
    /** Why they may not sit the examination now; null where they may. */
    obstacle: Unset(Type.String()),
  }),
  failures: [
    ...officeFailures,
    {
      ...changedElsewhere,
      when: `${changedElsewhere.when} ${notOpen} \`is_present\`: they were marked present.`,
    },
  ],
});
