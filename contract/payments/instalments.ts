import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineExportEndpoint, defineListEndpoint } from "../list.ts";
import { IsoDate, Naira, officeFailures, RecordId, SessionName, Unset } from "../shapes.ts";
import { counterReaders } from "./counter.ts";
import { PlanDepartment, PlanSponsor, PlanUnlock, planReading } from "./plans.ts";

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
      unlocks: Type.Array(PlanUnlock),
    }),
  ),
  /** What the payments so far open. */
  unlocked: Type.Array(PlanUnlock),
  /** What `share: "next"` opens a payment of; null once every share is paid. The last share has the late fee with it. */
  next_amount: Unset(Naira),
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
    departments: Type.Array(PlanDepartment),
    sponsors: Type.Array(PlanSponsor),
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
