import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import {
  Confirmed,
  changedElsewhere,
  deletionConflict,
  IsoDate,
  Message,
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

export const PlanUnlock = Type.Enum(planUnlocks);

export const planReading = {
  area: "payment",
  origin: "extension",
  auth: "staff",
  roles: counterReaders,
} as const;

const planOffice = { ...planReading, roles: ["SUPER_ADMIN"] } as const;

export const PlanDepartment = Type.Object({
  id: Type.Integer(),
  code: Type.String(),
  name: Type.String(),
});

export const PlanSponsor = Type.Object({ id: Type.Integer(), short_name: Type.String() });

const PlanShare = Type.Object({
  number: Type.Integer(),
  percent: Type.Integer(),
  due_date: IsoDate,
  unlocks: Type.Array(PlanUnlock),
});

const PaymentPlan = Type.Object({
  id: Type.Integer(),
  session: SessionName,
  /** Null where it is for every department. */
  department: Unset(PlanDepartment),
  /** Null where it is for every level. */
  level: Unset(Type.Integer()),
  /** For the students on its list of the session, closed or not; null where it is for those without a sponsor, too. */
  sponsor: Unset(PlanSponsor),
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
    departments: Type.Array(PlanDepartment),
    /** Those that are active. */
    sponsors: Type.Array(PlanSponsor),
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
      unlocks: Type.Array(PlanUnlock, { maxItems: planUnlocks.length }),
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
    locked: Type.Array(Type.Object({ unlock: PlanUnlock, students: Type.Integer() })),
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
