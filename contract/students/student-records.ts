import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineImportEndpoint } from "../import.ts";
import { defineExportEndpoint, defineListEndpoint } from "../list.ts";
import { Purpose, ScheduleSection } from "../payments/payment-records.ts";
import {
  CodedDetail,
  Detail,
  FieldErrors,
  guardFailures,
  IsoInstant,
  Naira,
  RecordId,
  SessionName,
  Unset,
} from "../shapes.ts";

const readers = ["SUPER_ADMIN", "ICT_SUPPORT"] as const;

export const studentStandings = ["active", "deferred", "withdrawn", "graduated"] as const;

const Standing = Type.Enum(studentStandings);

const Level = Type.Integer({ minimum: 100, maximum: 900 });

/** A student in a list; what is paid, taken and registered is of the session, or the semester, now running. */
const StudentRow = Type.Object({
  id: Type.Integer(),
  account_id: Type.Integer(),
  matric_number: Type.String(),
  surname: Type.String(),
  first_name: Type.String(),
  other_name: Unset(Type.String()),
  email: Type.String(),
  phone: Unset(Type.String()),
  sex: Unset(Type.String()),
  department: Type.String(),
  /** The award within the department, which may have the department's name. */
  programme: Type.String(),
  level: Type.Integer(),
  standing: Standing,
  is_suspended: Type.Boolean(),
  has_paid_tuition: Type.Boolean(),
  has_paid_hostel: Type.Boolean(),
  has_bed: Type.Boolean(),
  /** Credit units registered in the semester now running. */
  credits: Type.Integer(),
});

export const studentRecords = defineListEndpoint({
  path: "/student/records/",
  area: "student",
  summary: "The students, a page at a time",
  roles: [...readers, "BURSARY_OFFICER"],
  row: StudentRow,
  sorts: ["name", "matric_number", "level", "department"],
  defaultSort: "name",
  filters: {
    department: Type.Optional(Type.String({ maxLength: 10, description: "Its code." })),
    programme: Type.Optional(Type.String({ maxLength: 10, description: "Its code." })),
    level: Type.Optional(Level),
    standing: Type.Optional(Standing),
    has_paid_tuition: Type.Optional(Type.Boolean()),
    has_bed: Type.Optional(Type.Boolean()),
    has_registered: Type.Optional(Type.Boolean()),
    is_suspended: Type.Optional(Type.Boolean()),
  },
});

export const exportStudentRecords = defineExportEndpoint(studentRecords, {
  summary: "The students as a file",
});

export const StudentParams = Type.Object({ id: RecordId });

export const studentDetail = defineEndpoint({
  method: "GET",
  path: "/student/records/{id}/",
  area: "student",
  origin: "extension",
  summary: "One student's whole picture: payments, beds, courses, standing, what was changed",
  auth: "staff",
  roles: readers,
  params: StudentParams,
  status: 200,
  response: Type.Object({
    ...StudentRow.properties,
    revision: Type.Integer(),
    programme_id: Type.Integer(),
    /** The session in which the studies began, which decides the programme's rules; null where it is not known. */
    entry_session: Unset(SessionName),
    entry_session_id: Unset(Type.Integer()),
    /** By which the council of the programme knows the student; null before the indexing. */
    index_number: Unset(Type.String()),
    /** The application they came from; null if the college entered the student. */
    applicant: Unset(Type.Object({ id: Type.Integer(), application_no: Type.String() })),
    /** Sessions that are over, oldest first, with the level the student had. */
    levels: Type.Array(Type.Object({ session: SessionName, level: Type.Integer() })),
    /** What was paid online, newest first; the account has what was paid at the counter, too. */
    payments: Type.Array(
      Type.Object({
        id: Type.Integer(),
        purpose: Purpose,
        /** Of the purpose `section`. */
        section: Unset(ScheduleSection),
        session: SessionName,
        amount: Naira,
        paid_at: IsoInstant,
        reference: Type.String(),
      }),
    ),
    /** Hostel applications, newest first. */
    beds: Type.Array(
      Type.Object({
        id: Type.Integer(),
        session: SessionName,
        hostel: Type.String(),
        room: Type.String(),
        bed: Type.Integer(),
        status: Type.Enum(["pending", "approved", "rejected", "released"]),
        applied_at: IsoInstant,
        reason: Unset(Type.String()),
      }),
    ),
    /** Courses registered and not dropped, newest semester first, each by its code. */
    courses: Type.Array(
      Type.Object({
        session: SessionName,
        semester: Type.Integer(),
        code: Type.String(),
        title: Type.String(),
        credit_load: Type.Integer(),
        is_carryover: Type.Boolean(),
        registered_at: IsoInstant,
        /** Null until there is a result. */
        is_passed: Unset(Type.Boolean()),
      }),
    ),
    /** The last fifty changes that the staff made, newest first. */
    changes: Type.Array(
      Type.Object({
        id: Type.Integer(),
        at: IsoInstant,
        action: Type.String(),
        actor: Type.String(),
        reason: Unset(Type.String()),
      }),
    ),
  }),
  failures: [...guardFailures, { status: 404, body: Detail, when: "No such student." }],
});

/**
 * Columns: matric_number, surname, first_name, email, department (its code), level; and where wanted programme (its code, needed
 * where the department has several), entry_session (else read from the matric number), other_name, sex, phone, date_of_birth, state_of_origin, lga, nationality. Each student gets an account whose first password is the surname, to be
 * changed at the first sign-in, and a mail.
 */
export const importStudents = defineImportEndpoint({
  path: "/student/records/import/",
  area: "student",
  summary: "Import students, with an account each",
  roles: ["SUPER_ADMIN"],
  preview: Type.Object({
    matric_number: Type.String(),
    name: Type.String(),
    email: Type.String(),
    department: Type.String(),
    level: Type.String(),
  }),
});

const most = 5_000;

/** One student of a bulk action: the change, or the reason it cannot be made. */
const ActionRow = Type.Object({
  id: Type.Integer(),
  matric_number: Type.String(),
  name: Type.String(),
  department: Type.String(),
  /** `Level 100`, `Deferred`. */
  before: Type.String(),
  /** The new value; null if nothing changes. */
  after: Unset(Type.String()),
  /** Why a student is unchanged although nothing is wrong. */
  note: Unset(Type.String()),
  problem: Unset(CodedDetail),
});

const BulkAction = {
  ids: Type.Array(RecordId, { minItems: 1, maxItems: most }),
  reason: Type.String({ minLength: 5, maxLength: 500 }),
  dry_run: Type.Boolean(),
  preview: Type.Optional(
    Type.String({
      maxLength: 30_000,
      pattern: "^[\\w-]*$",
      description: "What the dry run answered; needed by the real run.",
    }),
  ),
} as const;

const BulkAnswer = Type.Object({
  message: Type.String(),
  preview: Type.String(),
  /** How many rows would change, or changed. */
  changed: Type.Integer(),
  /** How many block it. */
  problems: Type.Integer(),
  /** Of a dry run, by matric number. */
  rows: Type.Array(ActionRow),
});

const bulkFailures = [
  ...guardFailures,
  { status: 400, body: FieldErrors, when: "A field is not valid." },
  {
    status: 409,
    body: Type.Object({
      ...CodedDetail.properties,
      rows: Type.Optional(
        Type.Array(
          Type.Object({
            id: Type.Integer(),
            matric_number: Type.String(),
            name: Type.String(),
            message: Type.String(),
          }),
          { description: "Up to 200 of those in the way." },
        ),
      ),
    }),
    when: "`preview_outdated`: something changed since the preview, or a student stands in the way. Nothing was written.",
  },
] as const;

export const promoteStudents = defineEndpoint({
  method: "POST",
  path: "/student/records/promotion/",
  area: "student",
  origin: "extension",
  summary:
    "Move students on to their next level, all or none; the level they leave is kept by session",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  body: Type.Object({
    ...BulkAction,
    /** The session they leave. */
    session: SessionName,
    final_level: Type.Optional(
      Type.Integer({
        minimum: 100,
        maximum: 900,
        description:
          "Who has this level, or a higher one, graduates if the requirements are met. The last level of each student's programme unless said.",
      }),
    ),
    include_unpaid: Type.Boolean({
      description: "Whether who has not paid the session's tuition moves on too.",
    }),
    override_requirements: Type.Optional(
      Type.Boolean({
        description:
          "Whether who does not meet the requirements for graduation graduates all the same, and whose academic standing is against it moves on to the next level. The audit log says so.",
      }),
    ),
  }),
  status: 200,
  response: BulkAnswer,
  failures: bulkFailures,
});

export const changeStanding = defineEndpoint({
  method: "POST",
  path: "/student/records/standing/",
  area: "student",
  origin: "extension",
  summary: "Defer students, let them withdraw, or restore them, all or none; each is told by mail",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  body: Type.Object({
    ...BulkAction,
    standing: Type.Enum(["active", "deferred", "withdrawn"]),
  }),
  status: 200,
  response: BulkAnswer,
  failures: bulkFailures,
});
