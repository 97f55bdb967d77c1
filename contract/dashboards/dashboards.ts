import Type, { type TProperties } from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import {
  FieldErrors,
  guardFailures,
  IsoDate,
  IsoInstant,
  Naira,
  RecordId,
  SessionName,
  Unset,
} from "../shapes.ts";
import type { StaffRole } from "../staff/role.ts";
import { IndexingRound } from "../students/council-indexing.ts";

export const Count = Type.Integer({ minimum: 0 });

/** A dashboard's part: an aggregate, the same for everyone with the role unless its summary says otherwise. */
export const defineDashboard = <const Path extends string, Answer extends TProperties>(
  path: Path,
  summary: string,
  roles: readonly StaffRole[],
  answer: Answer,
) =>
  defineEndpoint({
    method: "GET",
    path,
    area: "staff",
    origin: "extension",
    summary,
    auth: "staff",
    roles,
    status: 200,
    response: Type.Object(answer),
    failures: [...guardFailures],
  });

/** Counts per step. An applicant who reached a step also reached every earlier one. */
const Funnel = Type.Object({
  signed_up: Count,
  verified: Count,
  /** Of the screening fee. */
  paid: Count,
  submitted: Count,
  tested: Count,
  admitted: Count,
  accepted: Count,
  /** Accepted and not withdrawn since: the matric number is in force. */
  matriculated: Count,
});

const ApplicationSession = Type.Object({
  id: RecordId,
  /** `Remedial Admission`. */
  title: Type.String(),
  /** The academic session that it admits into. */
  academic_session: SessionName,
});

export const admissionDashboard = defineEndpoint({
  method: "GET",
  path: "/staff/dashboard/admission/",
  area: "staff",
  origin: "extension",
  summary: "How far the applicants of an application session have come, by preferred department",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  query: Type.Object({
    application_session: Type.Optional(RecordId),
  }),
  status: 200,
  response: Type.Object({
    /** The one asked for, else the latest that has opened; `null` where there is none. */
    session: Unset(ApplicationSession),
    /** All, the latest first. */
    sessions: Type.Array(ApplicationSession),
    total: Funnel,
    /** Those with applicants, by name. */
    departments: Type.Array(
      Type.Object({ id: RecordId, department: Type.String(), counts: Funnel }),
    ),
  }),
  failures: [
    ...guardFailures,
    { status: 400, body: FieldErrors, when: "The application session is no number." },
  ],
});

/** `other`: the sections of the fee schedule that are not tuition, wherever they are paid. */
export const moneyPurposes = ["tuition", "hostel", "screening", "other"] as const;

const RevenueItem = Type.Object({
  purpose: Type.Enum(moneyPurposes),
  payments: Count,
  amount: Naira,
});

export const revenueDashboard = defineDashboard(
  "/staff/dashboard/revenue/",
  "What was paid by item: in the running session, and by day in the last 31 days",
  ["SUPER_ADMIN"],
  {
    session: Unset(SessionName),
    /** Of the running session. */
    total: Naira,
    items: Type.Array(RevenueItem),
    /** In the college's time zone, today last; a day without payments is there too. */
    days: Type.Array(Type.Object({ day: IsoDate, total: Naira, items: Type.Array(RevenueItem) }), {
      minItems: 31,
      maxItems: 31,
    }),
  },
);

const Kind = Type.Union([Type.Literal("Female"), Type.Literal("Male")]);

export const hostelOccupancyDashboard = defineDashboard(
  "/staff/dashboard/hostels/",
  "The beds of each hostel in the running session: held, offered and free; and who waits for one",
  ["SUPER_ADMIN"],
  {
    session: Unset(SessionName),
    is_application_open: Type.Boolean(),
    application_deadline: Unset(IsoInstant),
    hostels: Type.Array(
      Type.Object({
        id: RecordId,
        name: Type.String(),
        kind: Kind,
        rooms: Count,
        beds: Count,
        /** Those that are not out of use. */
        usable: Count,
        /** Held by an application that is not decided. */
        pending: Count,
        approved: Count,
        /** Held for a while for somebody on the waiting list. */
        offered: Count,
        /** Usable and unassigned. */
        free: Count,
      }),
    ),
    /** Those without an offer; a list is one kind's, not one hostel's. */
    waiting: Type.Array(Type.Object({ kind: Kind, waiting: Count })),
  },
);

/** Of the running semester's registration. */
const Progress = Type.Object({
  students: Count,
  none: Count,
  /** Some credits, fewer than the semester's least. */
  in_progress: Count,
  /** The semester's least, or more. */
  complete: Count,
  credits: Count,
});

export const SemesterNumber = Type.Integer({ minimum: 1, maximum: 3 });

export const registrationDashboard = defineDashboard(
  "/staff/dashboard/registration/",
  "How far active students are with registering the running semester's courses, by department and level",
  ["SUPER_ADMIN"],
  {
    /** `null` while no semester runs, and nobody has registered anything. */
    session: Unset(SessionName),
    semester: Unset(SemesterNumber),
    min_credits: Unset(Count),
    total: Progress,
    groups: Type.Array(
      Type.Object({
        department_id: RecordId,
        department: Type.String(),
        level: Type.Integer(),
        counts: Progress,
      }),
    ),
  },
);

export const waitingWorkDashboard = defineDashboard(
  "/staff/dashboard/waiting/",
  "What waits for the office to decide",
  ["SUPER_ADMIN"],
  {
    /** Applicants whose aptitude test is over and who have neither a score nor a decision. */
    untested: Count,
    /** Applicants with a score and without a decision. */
    undecided: Count,
    /** Unchecked O-level sittings of submitted applications. */
    unchecked_sittings: Count,
    /** Checked sittings that were sent again since. */
    changed_sittings: Count,
    /** In the running session. */
    pending_hostel_applications: Count,
    /** Refused money that is not dealt with and in no approved refund. */
    refused_payments: Count,
    /** Receipts of the counter that somebody asked to void. */
    waiting_voids: Count,
    /** Refunds that wait for a second person, and those that wait to be paid out. */
    asked_refunds: Count,
    approved_refunds: Count,
    /** Rows of bank statements that somebody must deal with. */
    waiting_rows: Count,
    change_requests: Count,
  },
);

export const indexingDashboard = defineDashboard(
  "/staff/dashboard/indexing/",
  "How long each council still takes students, and how many are not ready",
  ["SUPER_ADMIN"],
  {
    /** Those that are open, the next to close first. */
    rounds: Type.Array(IndexingRound),
  },
);

const Backlog = Type.Object({
  count: Count,
  /** Since when the oldest of them waits; `null` where there is none. */
  oldest_at: Unset(IsoInstant),
});

export const supportDashboard = defineDashboard(
  "/staff/dashboard/support/",
  "What waits for ICT support",
  ["ICT_SUPPORT", "SUPER_ADMIN"],
  {
    /** Opened an hour ago or more and still without an outcome. */
    stuck_payments: Backlog,
    /** Applicants whose email address is not verified. */
    unverified_emails: Backlog,
    change_requests: Backlog,
  },
);
