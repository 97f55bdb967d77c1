import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineTableExport } from "../list.ts";
import {
  CollegeTimeSent,
  Confirmed,
  changedElsewhere,
  IsoDate,
  IsoInstant,
  officeFailures,
  RecordId,
  RecordParams,
  Revision,
  SaveOutcome,
  SessionName,
  Typed,
  TypedNumber,
  Unset,
} from "../shapes.ts";

const office = {
  area: "registration",
  origin: "extension",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
} as const;

const Semester = Type.Object({
  id: Type.Integer(),
  revision: Revision,
  /** 1, 2 or 3. */
  number: Type.Integer(),
  is_current: Type.Boolean(),
  starts_on: IsoDate,
  ends_on: IsoDate,
  registration_start: Unset(IsoInstant),
  registration_end: Unset(IsoInstant),
  drop_deadline: Unset(IsoInstant),
  /** The last day on which a result sheet of the semester is in time; null while none is set. */
  results_due_on: Unset(IsoDate),
  min_credits: Type.Integer(),
  max_credits: Type.Integer(),
});

export const academicCalendar = defineEndpoint({
  method: "GET",
  path: "/result/calendar/",
  ...office,
  summary: "The academic sessions, newest first, with their semesters",
  status: 200,
  response: Type.Object({
    sessions: Type.Array(
      Type.Object({
        id: Type.Integer(),
        name: SessionName,
        is_current: Type.Boolean(),
        /** Levels whose tuition is payable in it. */
        tuition_levels: Type.Array(Type.Integer()),
        semesters: Type.Array(Semester),
      }),
    ),
    /** The name of the session after the latest. */
    next_session: Unset(SessionName),
  }),
  failures: [...officeFailures],
});

export const exportAcademicCalendar = defineTableExport(academicCalendar, {
  summary: "The academic sessions and their semesters as a file, a semester a row",
  filters: {},
});

export const createAcademicSession = defineEndpoint({
  method: "POST",
  path: "/result/calendar/sessions/",
  ...office,
  summary: "Add an academic session; nothing changes for anybody until one of its semesters runs",
  body: Type.Object({ name: Typed }),
  status: 200,
  response: SaveOutcome,
  failures: [...officeFailures],
});

const SemesterForm = {
  starts_on: Typed,
  ends_on: Typed,
  /** Empty while it is not set. */
  registration_start: CollegeTimeSent,
  registration_end: CollegeTimeSent,
  drop_deadline: CollegeTimeSent,
  /** A day, `2026-07-10`; empty while it is not set. */
  results_due_on: Typed,
  min_credits: TypedNumber,
  max_credits: TypedNumber,
  ...Confirmed.properties,
};

export const createSemester = defineEndpoint({
  method: "POST",
  path: "/result/calendar/sessions/{id}/semesters/",
  ...office,
  summary: "Add a semester to an academic session",
  params: RecordParams,
  body: Type.Object({ ...SemesterForm, number: TypedNumber }),
  status: 200,
  response: SaveOutcome,
  failures: [...officeFailures],
});

export const changeSemester = defineEndpoint({
  method: "PUT",
  path: "/result/calendar/semesters/{id}/",
  ...office,
  summary:
    "Change a semester's dates, registration window, limits of credits or the day its results are due",
  params: RecordParams,
  body: Type.Object({ ...SemesterForm, revision: Revision }),
  status: 200,
  response: SaveOutcome,
  failures: [...officeFailures, changedElsewhere],
});

export const makeCurrent = defineEndpoint({
  method: "PUT",
  path: "/result/calendar/current/",
  ...office,
  summary: "Move the college into a semester, and so into its session, at one moment",
  body: Type.Object({
    semester_id: RecordId,
    /** The semester running when the caller looked; null if none was. */
    instead_of: Unset(RecordId),
    ...Confirmed.properties,
  }),
  status: 200,
  response: SaveOutcome,
  failures: [...officeFailures, changedElsewhere],
});
