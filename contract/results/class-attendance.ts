import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineExportEndpoint, defineListEndpoint } from "../list.ts";
import {
  changedElsewhere,
  Detail,
  FieldErrors,
  guardFailures,
  IsoDate,
  IsoInstant,
  officeFailures,
  RecordId,
  Revision,
  SessionName,
  tokenNotValidFailure,
  Unset,
} from "../shapes.ts";
import { SheetParams } from "./sheets.ts";

const office = ["EXAM_OFFICER", "SUPER_ADMIN"] as const;
const readers = ["EXAM_OFFICER", "ICT_SUPPORT", "SUPER_ADMIN"] as const;

const extension = { area: "registration", origin: "extension", auth: "staff" } as const;

/** `excused`: the class counts neither for nor against the student. */
export const classMarks = ["present", "absent", "excused"] as const;

/**
 * `none`: no class counts yet. `at_risk`: enough, but one more absence would make it too little. `below`: less than the college
 * asks for, so that the exam office may bar the student.
 */
export const classAttendanceStates = ["none", "enough", "at_risk", "below"] as const;

const Count = Type.Integer({ minimum: 0 });

/** A student's attendance of a course's classes in a semester. */
const tally = {
  present: Count,
  absent: Count,
  excused: Count,
  /** Of the classes that count, rounded down; `null` while there is none. */
  percent: Unset(Type.Integer({ minimum: 0, maximum: 100 })),
  state: Type.Enum(classAttendanceStates),
};

/** Chosen by the caller, so that a class that is sent twice is recorded once. */
const ClassKey = Type.String({ pattern: "^[0-9a-f]{1,32}$" });

const ClassParams = Type.Object({ ...SheetParams.properties, key: ClassKey });

const ClassMeeting = Type.Object({
  key: ClassKey,
  held_on: IsoDate,
  /** What it was about; empty where nobody said. */
  topic: Type.String(),
  present: Count,
  absent: Count,
  excused: Count,
  revision: Revision,
  /** Who recorded it first. */
  recorded_by: Type.String(),
  changed_at: IsoInstant,
});

export const classAttendance = defineEndpoint({
  method: "GET",
  path: "/result/classes/{semester_id}/{course_id}/",
  ...extension,
  roles: ["LECTURER", ...readers],
  summary: "The recorded classes of a course, and who attended how many; of a lecturer, an own one",
  params: SheetParams,
  status: 200,
  response: Type.Object({
    semester_id: RecordId,
    course_id: RecordId,
    code: Type.String(),
    title: Type.String(),
    session: SessionName,
    semester: Type.Integer({ minimum: 1, maximum: 3 }),
    lecturers: Type.Array(Type.String()),
    /** The first and the last day that a class can be recorded of. */
    first_day: IsoDate,
    last_day: IsoDate,
    /** The caller teaches it, and the semester runs. */
    can_record: Type.Boolean(),
    /** In percent; 0 where the college asks for none. */
    minimum_percent: Type.Integer({ minimum: 0, maximum: 100 }),
    /** The latest first. */
    classes: Type.Array(ClassMeeting),
    /** Who has registered the course and not dropped it, by matric number. */
    students: Type.Array(
      Type.Object({
        student_id: RecordId,
        matric_number: Type.String(),
        /** Surname first. */
        name: Type.String(),
        level: Type.Integer(),
        is_carryover: Type.Boolean(),
        ...tally,
        /** Why the exam office does not let them sit the examination; null where it does. */
        barred_reason: Unset(Type.String()),
      }),
    ),
  }),
  failures: [...officeFailures],
});

const Marks = Type.Array(
  Type.Object({ student_id: RecordId, mark: Type.Enum(classMarks) }),
  // As many as an attendance sheet takes.
  { maxItems: 2_000 },
);

export const classMeeting = defineEndpoint({
  method: "GET",
  path: "/result/classes/{semester_id}/{course_id}/{key}/",
  ...extension,
  roles: ["LECTURER", ...readers],
  summary: "One class with its marks",
  params: ClassParams,
  status: 200,
  response: Type.Object({ ...ClassMeeting.properties, marks: Marks }),
  failures: [...officeFailures],
});

const recordFailures = [
  tokenNotValidFailure,
  { status: 400, body: FieldErrors, when: "A field is not valid." },
  {
    status: 403,
    body: Detail,
    when: "The account is of another kind, is suspended, or must choose a new password first; `not_assigned`: the caller does not teach the course in the semester's session.",
  },
  { status: 404, body: Detail, when: "No such course or class." },
] as const;

const notOpen = "`not_open`: the semester does not run.";

/**
 * Records a class, or changes it. The same class sent again is answered as the first time. Students who are not named do not have the
 * class counted.
 */
export const saveClassMeeting = defineEndpoint({
  method: "PUT",
  path: "/result/classes/{semester_id}/{course_id}/{key}/",
  ...extension,
  roles: ["LECTURER"],
  summary: "Record who attended a class",
  params: ClassParams,
  body: Type.Object({
    held_on: IsoDate,
    topic: Type.String({ maxLength: 200 }),
    /** The revision seen; 0 for a new class. */
    revision: Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 }),
    marks: Marks,
    /** Whether this is another class of a day that has one already. */
    is_confirmed: Type.Optional(Type.Boolean()),
  }),
  status: 200,
  response: Type.Object({
    revision: Revision,
    /** Students whose marks were left out: they have not registered the course, or have dropped it. */
    left_out: Type.Array(RecordId),
  }),
  failures: [
    ...recordFailures,
    {
      ...changedElsewhere,
      when: `${changedElsewhere.when} ${notOpen} \`same_day\`: another class of that day is recorded; \`is_confirmed\` records this one too.`,
    },
  ],
});

export const deleteClassMeeting = defineEndpoint({
  method: "DELETE",
  path: "/result/classes/{semester_id}/{course_id}/{key}/",
  ...extension,
  roles: ["LECTURER"],
  summary: "Delete a class that was recorded by mistake",
  params: ClassParams,
  query: Type.Object({ revision: Revision }),
  status: 200,
  response: Type.Object({}),
  failures: [
    ...recordFailures,
    { ...changedElsewhere, when: `${changedElsewhere.when} ${notOpen}` },
  ],
});

/** A student's own attendance in the running semester; empty while none runs. */
export const ownClassAttendance = defineEndpoint({
  method: "GET",
  path: "/result/class-attendance/",
  area: "registration",
  origin: "extension",
  summary: "How many of the classes of each registered course the student attended",
  auth: "student",
  status: 200,
  response: Type.Object({
    minimum_percent: Type.Integer({ minimum: 0, maximum: 100 }),
    /** Registered courses with recorded classes, by code. */
    courses: Type.Array(
      Type.Object({
        code: Type.String(),
        title: Type.String(),
        ...tally,
        barred_reason: Unset(Type.String()),
      }),
    ),
  }),
  failures: [...guardFailures],
});

export const attendanceShortfalls = defineListEndpoint({
  path: "/result/attendance-shortfalls/",
  area: "registration",
  summary: "Students who attended less of a course's classes than the college asks for",
  roles: readers,
  row: Type.Object({
    /** Of the registration. */
    id: RecordId,
    student_id: RecordId,
    matric_number: Type.String(),
    /** Surname first. */
    name: Type.String(),
    department: Type.String(),
    level: Type.Integer(),
    course_id: RecordId,
    code: Type.String(),
    title: Type.String(),
    present: Count,
    absent: Count,
    excused: Count,
    percent: Type.Integer({ minimum: 0, maximum: 100 }),
    barred_reason: Unset(Type.String()),
  }),
  sorts: ["matric_number", "name", "course", "percent"],
  defaultSort: "percent",
  filters: {
    /** The running semester where it is left out. */
    semester_id: Type.Optional(RecordId),
    /** The student's. */
    department_id: Type.Optional(RecordId),
    /** The student's. */
    level: Type.Optional(Type.Integer({ minimum: 100, maximum: 900 })),
    course_id: Type.Optional(RecordId),
    barred: Type.Optional(Type.Boolean()),
  },
});

export const exportAttendanceShortfalls = defineExportEndpoint(attendanceShortfalls, {
  summary: "The same as a file",
});

/** Each student is judged again by what is recorded now. */
export const barForAttendance = defineEndpoint({
  method: "POST",
  path: "/result/attendance-shortfalls/bars/",
  ...extension,
  roles: office,
  summary: "Bar students from examinations for missed classes, with the figures as the reason",
  body: Type.Object({
    /** Of the registrations. */
    ids: Type.Array(RecordId, { minItems: 1, maxItems: 100 }),
  }),
  status: 200,
  response: Type.Object({
    /** How many are barred now who were not before. */
    barred: Count,
    /** Why others are not, a sentence each: `COHT/2025/001, CHE 211: attended enough by now.` */
    left_out: Type.Array(Type.String()),
  }),
  failures: [...officeFailures],
});
