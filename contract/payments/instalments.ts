import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineExportEndpoint, defineListEndpoint } from "../list.ts";
import {
  Confirmed,
  changedElsewhere,
  deletionConflict,
  IsoDate,
  Message,
  Naira,
  officeFailures,
  RecordId,
  RecordParams,
  Revision,
  SaveOutcome,
  SeenRevision,
  SessionName,
  Typed,
  TypedNumber,
  Unset,
} from "../shapes.ts";
import { counterReaders } from "./counter.ts";

/** What a share of tuition can open: course registration, the hostel payment, the examinations. */
export const planUnlocks = ["registration", "hostel", "examination"] as const;

const Unlock = Type.Enum(planUnlocks);

/** `next` is the first share that is not paid, before its date has passed. */
export const planShareStates = ["paid", "next", "later", "overdue"] as const;

/** A student's plan for tuition. A share is paid when the sum of all payments reaches it and the shares before it. */
export const TuitionPlan = Type.Object({
  shares: Type.Array(
    Type.Object({
      /** From 1. */
      number: Type.Integer(),
      label: Type.String({ examples: ["Instalment 1 of 2"] }),
      percent: Type.Integer(),
      /** Of this share alone. All shares together are tuition without the late fee. */
      amount: Naira,
      /** What is still to pay of it. */
      outstanding: Naira,
      /** The last day on which it is in time, in the college's time zone. */
      due_date: IsoDate,
      state: Type.Enum(planShareStates),
      /** What opens once it is paid. */
      unlocks: Type.Array(Unlock),
    }),
  ),
  /** What the payments so far open. */
  unlocked: Type.Array(Unlock),
  /** What `share: "next"` opens a payment of; null once every share is paid. The last share has the late fee with it. */
  next_amount: Unset(Naira),
});

const planReading = {
  area: "payment",
  origin: "extension",
  auth: "staff",
  roles: counterReaders,
} as const;

const planOffice = { ...planReading, roles: ["SUPER_ADMIN"] } as const;

const Department = Type.Object({ id: Type.Integer(), code: Type.String(), name: Type.String() });

const Sponsor = Type.Object({ id: Type.Integer(), short_name: Type.String() });

const PlanShare = Type.Object({
  number: Type.Integer(),
  percent: Type.Integer(),
  due_date: IsoDate,
  unlocks: Type.Array(Unlock),
});

const PaymentPlan = Type.Object({
  id: Type.Integer(),
  session: SessionName,
  /** Null where it is for every department. */
  department: Unset(Department),
  /** Null where it is for every level. */
  level: Unset(Type.Integer()),
  /** For the students on its list of the session, closed or not; null where it is for those without a sponsor, too. */
  sponsor: Unset(Sponsor),
  shares: Type.Array(PlanShare),
  /** How many active students it is for: nobody whom a more particular plan is for. */
  students: Type.Integer(),
  revision: Type.Integer(),
});

/**
 * Of several plans for one student the most particular counts: one of a sponsor before one of none, then department and level,
 * department, level, all. Of two sponsors, the one with an open list, then the one on whose list the student has been longer.
 */
export const paymentPlans = defineEndpoint({
  method: "GET",
  path: "/payment/plans/",
  ...planReading,
  summary: "The instalment plans of a session, the current one where none is named",
  query: Type.Object({ session: Type.Optional(SessionName) }),
  status: 200,
  response: Type.Object({
    session: SessionName,
    /** Every session, the newest first. */
    sessions: Type.Array(SessionName),
    departments: Type.Array(Department),
    /** Those that are active. */
    sponsors: Type.Array(Sponsor),
    plans: Type.Array(PaymentPlan),
  }),
  failures: officeFailures,
});

/** The shares of a plan as a form has them; the rules check them, all fields at once. */
const PlanForm = Type.Object({
  session: SessionName,
  department: Unset(RecordId),
  level: Unset(TypedNumber),
  sponsor: Unset(RecordId),
  shares: Type.Array(
    Type.Object({
      percent: TypedNumber,
      due_date: Typed,
      unlocks: Type.Array(Unlock, { maxItems: planUnlocks.length }),
    }),
    { maxItems: 12 },
  ),
});

const PlanShares = { shares: PlanForm.properties.shares };

/** A preview changes nothing. */
export const previewPaymentPlan = defineEndpoint({
  method: "POST",
  path: "/payment/plans/preview/",
  ...planOffice,
  summary: "Whom a new, changed or removed plan would lock something that is open for them now",
  body: Type.Object({
    /** The plan to change or remove; none to add one. */
    id: Type.Optional(RecordId),
    /** The plan as it is to be; none to remove it. Session, department, level and sponsor of a plan cannot change. */
    plan: Type.Optional(PlanForm),
  }),
  status: 200,
  response: Type.Object({
    /** Active students whom the plan is, or would be, for. */
    students: Type.Integer(),
    /** Who has it open now and would not afterwards; only what concerns anybody. */
    locked: Type.Array(Type.Object({ unlock: Unlock, students: Type.Integer() })),
    /** Who would be charged the late fee. */
    late: Type.Integer(),
    /** One sentence for each of these, as saving asks to confirm them. */
    consequences: Type.Array(Type.String()),
  }),
  failures: officeFailures,
});

export const createPaymentPlan = defineEndpoint({
  method: "POST",
  path: "/payment/plans/",
  ...planOffice,
  summary: "Add an instalment plan for a session, or for a department, a level or a sponsor of it",
  body: Type.Object({ ...PlanForm.properties, ...Confirmed.properties }),
  status: 200,
  response: SaveOutcome,
  failures: [...officeFailures],
});

/** What is paid stays paid: the new shares are compared with the sum of it. */
export const changePaymentPlan = defineEndpoint({
  method: "PUT",
  path: "/payment/plans/{id}/",
  ...planOffice,
  summary: "Change the shares of an instalment plan",
  params: RecordParams,
  body: Type.Object({ ...PlanShares, revision: Revision, ...Confirmed.properties }),
  status: 200,
  response: SaveOutcome,
  failures: [...officeFailures, changedElsewhere],
});

export const copyPaymentPlans = defineEndpoint({
  method: "POST",
  path: "/payment/plans/copy/",
  ...planOffice,
  summary:
    "Copy the plans of one session to another with their dates moved by the years between; plans that are there stay",
  body: Type.Object({ from: SessionName, to: SessionName, ...Confirmed.properties }),
  status: 200,
  response: SaveOutcome,
  failures: [...officeFailures],
});

export const deletePaymentPlan = defineEndpoint({
  method: "DELETE",
  path: "/payment/plans/{id}/",
  ...planOffice,
  summary: "Remove a plan that opens nothing for anybody that would be locked without it",
  params: RecordParams,
  query: SeenRevision,
  status: 200,
  response: Message,
  failures: [...officeFailures, deletionConflict],
});

/** `due`: a share is to be paid, in time. `overdue`: its date has passed. `paid`: every share is paid. */
export const instalmentStates = ["paid", "due", "overdue"] as const;

const InstalmentState = Type.Enum(instalmentStates);

/** An active student with a plan, and how far the payments reach. */
const Instalment = Type.Object({
  /** Of the student. */
  id: Type.Integer(),
  matric_number: Type.String(),
  name: Type.String(),
  department: Type.String(),
  level: Type.Integer(),
  plan_id: Type.Integer(),
  state: InstalmentState,
  /** Tuition without the late fee. */
  charged: Naira,
  paid: Naira,
  /** The first share that is not paid; null where all are. */
  next: Unset(
    Type.Object({
      number: Type.Integer(),
      outstanding: Naira,
      due_date: IsoDate,
    }),
  ),
});

const instalmentFilters = {
  /** The current one where none is named. */
  session: Type.Optional(SessionName),
  plan: Type.Optional(RecordId),
  state: Type.Optional(InstalmentState),
  /** The number of the next share. */
  share: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
  department: Type.Optional(RecordId),
  level: Type.Optional(Type.Integer({ minimum: 100, maximum: 900 })),
  /** Students on its list of the session, whichever plan counts for them. */
  sponsor: Type.Optional(RecordId),
} as const;

export const instalments = defineListEndpoint({
  path: "/payment/instalments/",
  area: "payment",
  summary: "Students with an instalment plan, and how far their payments reach",
  roles: counterReaders,
  row: Instalment,
  sorts: ["name", "matric_number", "due_date", "outstanding"],
  defaultSort: "due_date",
  filters: instalmentFilters,
});

export const exportInstalments = defineExportEndpoint(instalments, {
  summary: "The students with an instalment plan that a filter shows, as a file",
});

/** Each figure is a filter of the list: plan, share and state. */
export const instalmentFigures = defineEndpoint({
  method: "GET",
  path: "/payment/instalment-figures/",
  ...planReading,
  summary: "How many students of each plan of a session have paid, owe, or are overdue, by share",
  query: Type.Object({ session: instalmentFilters.session }),
  status: 200,
  response: Type.Object({
    session: SessionName,
    sessions: Type.Array(SessionName),
    departments: Type.Array(Department),
    sponsors: Type.Array(Sponsor),
    plans: Type.Array(
      Type.Object({
        id: Type.Integer(),
        department: Unset(Type.String()),
        level: Unset(Type.Integer()),
        /** As accounts and receipts show it. */
        sponsor: Unset(Type.String()),
        students: Type.Integer(),
        /** Who has paid every share. */
        paid: Type.Integer(),
        charged: Naira,
        received: Naira,
        shares: Type.Array(
          Type.Object({
            number: Type.Integer(),
            percent: Type.Integer(),
            due_date: IsoDate,
            /** Students whose next share it is, before its date has passed and after. */
            due: Type.Integer(),
            overdue: Type.Integer(),
            /** What these students owe of it. */
            outstanding: Naira,
          }),
        ),
      }),
    ),
  }),
  failures: officeFailures,
});
