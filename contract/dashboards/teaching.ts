import Type from "typebox";
import { resultSheetStates } from "../results/states.ts";
import { IsoDate, IsoInstant, RecordId, SessionName, Unset } from "../shapes.ts";
import { Count, defineDashboard, SemesterNumber } from "./dashboards.ts";

const Course = {
  id: RecordId,
  code: Type.String(),
  title: Type.String(),
};

export const lecturerDashboard = defineDashboard(
  "/staff/dashboard/lecturer/",
  "The courses that the caller teaches in the running semester, and the deadlines to come",
  ["LECTURER"],
  {
    session: Unset(SessionName),
    semester: Unset(SemesterNumber),
    /** For the addresses of its sheets. */
    semester_id: Unset(RecordId),
    /** The last day on which results are to be submitted. */
    results_due_on: Unset(IsoDate),
    courses: Type.Array(
      Type.Object({
        ...Course,
        credit_load: Count,
        level: Type.Integer(),
        /** Students whose registration stands. */
        registered: Count,
        /** Those of them whose entries in the result sheet are complete. */
        entered: Count,
        sheet_state: Type.Enum(resultSheetStates),
      }),
    ),
    /** The soonest first. */
    deadlines: Type.Array(
      Type.Object({
        name: Type.Union([
          Type.Literal("registration_opens"),
          Type.Literal("registration_closes"),
          Type.Literal("drop_deadline"),
          /** The first instant after the last day on which results are to be submitted. */
          Type.Literal("results_due"),
          /** The first instant after the semester's last day. */
          Type.Literal("semester_ends"),
        ]),
        at: IsoInstant,
      }),
    ),
  },
);

const PassRate = {
  /** Students with a total: neither incomplete nor withheld. */
  results: Count,
  /** In percent of them; `null` where there is none. */
  pass_rate: Unset(Type.Number({ minimum: 0, maximum: 100 })),
};

export const examOfficerDashboard = defineDashboard(
  "/staff/dashboard/exams/",
  "The running semester's courses, their result sheets, and those without a lecturer, by teaching department",
  ["EXAM_OFFICER", "SUPER_ADMIN"],
  {
    session: Unset(SessionName),
    semester: Unset(SemesterNumber),
    departments: Type.Array(
      Type.Object({
        /** The teaching department's. */
        id: RecordId,
        department: Type.String(),
        courses: Count,
        /** Standing registrations of those courses. */
        registrations: Count,
        without_lecturer: Count,
        ...PassRate,
      }),
    ),
    /** `null` while no semester runs. */
    semester_id: Unset(RecordId),
    /** The courses somebody registered, by the state of their sheet, in the order of the states. */
    sheets: Type.Array(Type.Object({ state: Type.Enum(resultSheetStates), count: Count })),
    /** With the lecturers after the day they are due. */
    overdue: Count,
    /** With something odd about them. */
    flagged: Count,
    /** The lowest pass rates first; no more than 20. */
    courses: Type.Array(
      Type.Object({
        ...Course,
        department: Type.String(),
        state: Type.Enum(resultSheetStates),
        ...PassRate,
      }),
      { maxItems: 20 },
    ),
    /** The courses without a lecturer, by code; no more than 100. */
    unassigned: Type.Array(Type.Object({ ...Course, department: Type.String() }), {
      maxItems: 100,
    }),
  },
);
