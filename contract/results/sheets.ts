import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineExportEndpoint, defineListEndpoint } from "../list.ts";
import {
  Detail,
  guardFailures,
  IsoDate,
  IsoInstant,
  officeFailures,
  RecordId,
  Revision,
  SessionName,
  Unset,
} from "../shapes.ts";
import { studentStandings } from "../students/student-records.ts";
import { resultSheetStates, scoreRemarks } from "./states.ts";

export const office = { area: "registration", origin: "extension", auth: "staff" } as const;

/** Roles that read sheets: lecturers read those of their own courses, the others all. The sheet says who may change it. */
export const readers = ["LECTURER", "EXAM_OFFICER", "ICT_SUPPORT", "SUPER_ADMIN"] as const;

/** A sheet's address: the results of one course in one semester. */
export const SheetParams = Type.Object({ semester_id: RecordId, course_id: RecordId });

export const Count = Type.Integer({ minimum: 0 });

export const Mark = Type.Integer({ minimum: 0, maximum: 100 });

export const State = Type.Enum(resultSheetStates);

export const Remark = Type.Enum(scoreRemarks);

const SemesterNumber = Type.Integer({ minimum: 1, maximum: 3 });

export const resultSemesters = defineEndpoint({
  method: "GET",
  path: "/result/semesters/",
  ...office,
  roles: readers,
  summary: "The semesters whose results can be looked at, the newest first",
  status: 200,
  response: Type.Object({
    semesters: Type.Array(
      Type.Object({
        id: RecordId,
        session: SessionName,
        semester: SemesterNumber,
        is_current: Type.Boolean(),
        /** The last day on which results are to be submitted. */
        results_due_on: Unset(IsoDate),
      }),
    ),
  }),
  failures: [...guardFailures],
});

const SheetRow = Type.Object({
  /** The course's; it is the row's id, for a list is of one semester. */
  course_id: RecordId,
  semester_id: RecordId,
  code: Type.String(),
  title: Type.String(),
  credit_load: Count,
  level: Type.Integer(),
  /** Who teaches it. */
  department: Type.String(),
  /** Names of those who teach it in the semester's session. */
  lecturers: Type.Array(Type.String()),
  /** Students whose registration stands. */
  registered: Count,
  /** Those of them whose entries are complete. */
  entered: Count,
  state: State,
  /** Which of the published versions stands; 0 before the first. */
  version: Count,
  /** The last day on which it is to be submitted. */
  due_on: Unset(IsoDate),
  /** With the lecturers after that day. */
  is_overdue: Type.Boolean(),
  /** Why it was returned, while it is; else `null`. */
  return_reason: Unset(Type.String()),
  /** Of the entered students who sat the examination; `null` if there are none. */
  average_total: Unset(Type.Number()),
  /** In percent of the entered students, including the absent and not the withheld; `null` if there are none. */
  pass_rate: Unset(Type.Number()),
  /** How many things about the sheet are odd. */
  flag_count: Count,
});

export const resultSheets = defineListEndpoint({
  path: "/result/sheets/",
  area: "registration",
  summary: "The result sheets of a semester: of a lecturer's own courses, or of all",
  roles: readers,
  row: SheetRow,
  sorts: ["code", "title", "level", "state", "registered", "entered", "average_total", "pass_rate"],
  defaultSort: "code",
  filters: {
    /** The running semester where it is left out. */
    semester_id: Type.Optional(RecordId),
    state: Type.Optional(State),
    /** Whose students take the course. */
    department_id: Type.Optional(RecordId),
    level: Type.Optional(Type.Integer({ minimum: 100, maximum: 900 })),
    /** The member of staff who teaches it in the semester's session. */
    lecturer_id: Type.Optional(RecordId),
    overdue: Type.Optional(Type.Boolean()),
    /** Something about it is odd. */
    flagged: Type.Optional(Type.Boolean()),
  },
});

export const exportResultSheets = defineExportEndpoint(resultSheets, {
  summary: "The same as a file",
});

const SheetStudent = Type.Object({
  student_id: RecordId,
  matric_number: Type.String(),
  /** Surname first. */
  name: Type.String(),
  is_carryover: Type.Boolean(),
  /** Dropped the course: what was entered stays, and counts nowhere. */
  is_dropped: Type.Boolean(),
  /**
   * The status now. A student who is not `active` may have marks but needs none; a publication leaves out incomplete ones.
   */
  standing: Type.Enum(studentStandings),
  ca: Unset(Mark),
  exam: Unset(Mark),
  remark: Unset(Remark),
  /** Of 100, but of marks entered while the maxima were others; `null` while marks are missing. */
  total: Unset(Type.Integer({ minimum: 0, maximum: 200 })),
  /** `null` while marks are missing, or while it is withheld. */
  grade: Unset(Type.String()),
  is_passed: Unset(Type.Boolean()),
  /** How many of the 100 marks are for continuous assessment, by the student's programme. */
  ca_maximum: Mark,
  /** The least total that passes, by the student's programme. */
  pass_mark: Mark,
});

export const resultSheet = defineEndpoint({
  method: "GET",
  path: "/result/sheets/{semester_id}/{course_id}/",
  ...office,
  roles: readers,
  summary: "A result sheet whole; of a lecturer, an own one",
  params: SheetParams,
  status: 200,
  response: Type.Object({
    course_id: RecordId,
    semester_id: RecordId,
    code: Type.String(),
    title: Type.String(),
    credit_load: Count,
    level: Type.Integer(),
    department: Type.String(),
    session: SessionName,
    semester: SemesterNumber,
    lecturers: Type.Array(Type.String()),
    /** The caller teaches the course in this session, or has entered or submitted something here. */
    is_own: Type.Boolean(),
    state: State,
    version: Count,
    /** Counts the changes of its state. */
    revision: Revision,
    due_on: Unset(IsoDate),
    is_overdue: Type.Boolean(),
    maxima: Type.Object({ ca: Mark, exam: Mark }),
    /** From the best grade to the worst, which begins at 0. */
    scale: Type.Array(
      Type.Object({
        letter: Type.String(),
        from: Mark,
        points: Type.Number(),
        is_passed: Type.Boolean(),
      }),
    ),
    /** By matric number. Of a published sheet, the version that stands. */
    rows: Type.Array(SheetStudent),
    /** What happened to it, the latest last. */
    events: Type.Array(
      Type.Object({
        at: IsoInstant,
        /** Their name. */
        by: Type.String(),
        state: State,
        version: Unset(Count),
        reason: Unset(Type.String()),
      }),
    ),
    /** Anomalies for a person to look at; they block nothing. */
    flags: Type.Array(Type.Object({ message: Type.String(), student_ids: Type.Array(RecordId) })),
    /** The actions the caller may take now. */
    can_enter: Type.Boolean(),
    can_submit: Type.Boolean(),
    can_return: Type.Boolean(),
    can_approve: Type.Boolean(),
    can_publish: Type.Boolean(),
    can_amend: Type.Boolean(),
    /** Why a member of the exam office may not, although the sheet's state allows it. */
    refused_because: Unset(Type.String()),
  }),
  failures: [...officeFailures],
});

export const noSheet = {
  status: 404,
  body: Detail,
  when: "No such sheet, or not one of a lecturer's.",
} as const;
