import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineTableExport } from "../list.ts";
import {
  CodedDetail,
  Detail,
  FieldErrors,
  guardFailures,
  IsoDate,
  Message,
  Naira,
  NairaSent,
  RecordId,
  SessionName,
  Unset,
} from "../shapes.ts";
import { ScheduleSection } from "./payment-records.ts";

/** `first_year` is level 100, `returning` every other level. */
export const Stage = Type.Union([Type.Literal("first_year"), Type.Literal("returning")]);
const PaidAt = Type.Union([
  Type.Literal("bursary"),
  Type.Literal("external"),
  Type.Literal("portal"),
]);
const Frequency = Type.Union([Type.Literal("once"), Type.Literal("session")]);
const Residency = Type.Union([Type.Literal("indigene"), Type.Literal("non_indigene")]);
const Level = Type.Integer({ minimum: 100, maximum: 900 });
const Revision = Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 });

/** A line of the fee schedule as the office writes it. */
export const FeeLineBody = Type.Object({
  stage: Stage,
  section: ScheduleSection,
  /** The same for all lines of a stage's section. */
  paid_at: PaidAt,
  /** Groups lines of several departments and residencies; the most specific line counts. */
  code: Type.String({ minLength: 1, maxLength: 40, pattern: "^[a-z][a-z0-9_]*$" }),
  label: Type.String({ maxLength: 80 }),
  /** A line of 0 is left out of a schedule, so a department's own line can remove a common one. */
  amount: NairaSent,
  frequency: Frequency,
  /** Null where indigenes of the home state and others pay the same. */
  residency: Unset(Residency),
  /** Part of a department's name; null where it is for every department. */
  department: Unset(Type.String({ maxLength: 120 })),
  /** Order within the section. */
  position: Type.Integer({ minimum: 1, maximum: 999 }),
});

const FeeLine = Type.Object({
  id: Type.Integer(),
  ...FeeLineBody.properties,
  code: Type.String(),
  amount: Naira,
  revision: Type.Integer(),
});

const LineParams = Type.Object({ id: RecordId });

const changeFailures = [
  ...guardFailures,
  { status: 400, body: FieldErrors, when: "A field is not valid." },
] as const;

const unknownLine = { status: 404, body: Detail, when: "No such fee line." } as const;

export const elsewhere = {
  status: 409,
  body: CodedDetail,
  when: "`changed_elsewhere`: the record is at another revision.",
} as const;

/** A change of the schedule does not affect payments that are made or opened. */
export const feeLines = defineEndpoint({
  method: "GET",
  path: "/payment/fee-lines/",
  area: "payment",
  origin: "extension",
  summary: "Every line of the fee schedule, in its order, with the departments a line can be for",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  status: 200,
  response: Type.Object({
    lines: Type.Array(FeeLine),
    departments: Type.Array(Type.String()),
  }),
  failures: [...guardFailures],
});

export const exportFeeLines = defineTableExport(feeLines, {
  summary: "The lines of the fee schedule as a file",
  filters: {},
});

export const createFeeLine = defineEndpoint({
  method: "POST",
  path: "/payment/fee-lines/",
  area: "payment",
  origin: "extension",
  summary: "Add a line to the fee schedule",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  body: FeeLineBody,
  status: 201,
  response: FeeLine,
  failures: [...changeFailures],
});

export const changeFeeLine = defineEndpoint({
  method: "PUT",
  path: "/payment/fee-lines/{id}/",
  area: "payment",
  origin: "extension",
  summary: "Change a line of the fee schedule",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  params: LineParams,
  body: Type.Object({ ...FeeLineBody.properties, revision: Revision }),
  status: 200,
  response: FeeLine,
  failures: [...changeFailures, unknownLine, elsewhere],
});

export const deleteFeeLine = defineEndpoint({
  method: "DELETE",
  path: "/payment/fee-lines/{id}/",
  area: "payment",
  origin: "extension",
  summary: "Remove a line from the fee schedule; what was charged for it stays",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  params: LineParams,
  query: Type.Object({ revision: Revision }),
  status: 200,
  response: Message,
  failures: [...changeFailures, unknownLine, elsewhere],
});

const ScheduleShown = Type.Object({
  sections: Type.Array(
    Type.Object({
      section: Type.String(),
      title: Type.String(),
      paid_at: PaidAt,
      lines: Type.Array(Type.Object({ code: Type.String(), label: Type.String(), amount: Naira })),
      total: Naira,
    }),
  ),
  total: Naira,
  /** The part the portal charges as tuition, without a late fee. */
  portal_total: Naira,
});

export const previewFeeChange = defineEndpoint({
  method: "POST",
  path: "/payment/fee-lines/preview/",
  area: "payment",
  origin: "extension",
  summary:
    "What a change of the fee schedule would come to: one student's table, and every total it moves",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  body: Type.Object({
    /** The line to change or remove; none to add one. */
    id: Type.Optional(RecordId),
    /** The line as it is to be; none to remove it, or to see the schedule as it is. */
    line: Type.Optional(FeeLineBody),
    department: Type.String({ minLength: 1, maxLength: 120 }),
    level: Level,
    residency: Residency,
  }),
  status: 200,
  response: Type.Object({
    before: ScheduleShown,
    after: ScheduleShown,
    /** Of every department, stage and residency whose total the change moves. */
    moved: Type.Array(
      Type.Object({
        department: Type.String(),
        stage: Stage,
        residency: Residency,
        before: Naira,
        after: Naira,
      }),
    ),
  }),
  failures: [...changeFailures, unknownLine],
});

const SessionFees = Type.Object({
  /** Of the session. */
  id: Type.Integer(),
  session: SessionName,
  hostel_fee: Naira,
  late_fee: Naira,
  /** 0 while the session has the specified amounts. */
  revision: Type.Integer(),
});

/** §9: what a session charges beside its schedule. */
export const sessionFees = defineEndpoint({
  method: "GET",
  path: "/payment/session-fees/",
  area: "payment",
  origin: "extension",
  summary: "The hostel fee and the late fee of every session, newest session first",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  status: 200,
  response: Type.Array(SessionFees),
  failures: [...guardFailures],
});

/** Does not affect what is charged, paid or opened. */
export const changeSessionFees = defineEndpoint({
  method: "PUT",
  path: "/payment/session-fees/{id}/",
  area: "payment",
  origin: "extension",
  summary: "Set the hostel fee and the late fee of a session",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  params: LineParams,
  body: Type.Object({
    hostel_fee: NairaSent,
    late_fee: NairaSent,
    revision: Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 }),
  }),
  status: 200,
  response: SessionFees,
  failures: [...changeFailures, { status: 404, body: Detail, when: "No such session." }, elsewhere],
});

const TuitionRecord = Type.Object({
  id: Type.Integer(),
  session: SessionName,
  level: Type.Integer(),
  is_active: Type.Boolean(),
  /** First day on which the late fee applies, in the college's time zone. */
  late_from: Unset(IsoDate),
  revision: Type.Integer(),
});

const TuitionRecordBody = { is_active: Type.Boolean(), late_from: Unset(IsoDate) };

/** §3 "Tuition fee record": makes tuition payable for a level in a session. */
export const tuitionRecords = defineEndpoint({
  method: "GET",
  path: "/payment/tuition-records/",
  area: "payment",
  origin: "extension",
  summary: "The tuition records of every session, newest session first, and the sessions there are",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  status: 200,
  response: Type.Object({
    records: Type.Array(TuitionRecord),
    sessions: Type.Array(SessionName),
  }),
  failures: [...guardFailures],
});

export const exportTuitionRecords = defineTableExport(tuitionRecords, {
  summary: "The tuition records as a file",
  filters: {},
});

export const createTuitionRecord = defineEndpoint({
  method: "POST",
  path: "/payment/tuition-records/",
  area: "payment",
  origin: "extension",
  summary: "Make tuition payable for a level in a session",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  body: Type.Object({ session: SessionName, level: Level, ...TuitionRecordBody }),
  status: 201,
  response: TuitionRecord,
  failures: [...changeFailures],
});

export const changeTuitionRecord = defineEndpoint({
  method: "PUT",
  path: "/payment/tuition-records/{id}/",
  area: "payment",
  origin: "extension",
  summary: "Open or close a level's tuition, or move the day of the late fee",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  params: LineParams,
  body: Type.Object({ ...TuitionRecordBody, revision: Revision }),
  status: 200,
  response: TuitionRecord,
  failures: [
    ...changeFailures,
    { status: 404, body: Detail, when: "No such tuition record." },
    elsewhere,
  ],
});
