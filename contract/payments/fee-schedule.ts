import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { guardFailures, IsoDate, Naira, SessionName, Unset } from "../shapes.ts";
import { TuitionPlan } from "./instalments.ts";

/** A tuition fee record. The student owes the one with `is_active` for their level. */
const TuitionFee = Type.Object({
  id: Type.Integer(),
  level: Type.Union([Type.Integer(), Type.String()]),
  is_active: Type.Boolean(),
});

export const tuitionFees = defineEndpoint({
  method: "GET",
  path: "/payment/tuition-fees/",
  area: "payment",
  origin: "specified",
  summary: "Tuition fee records for the student's level",
  auth: "student",
  status: 200,
  response: Type.Array(TuitionFee),
  failures: [...guardFailures],
});

const FeeLine = Type.Object({
  code: Type.String(),
  label: Type.String(),
  amount: Naira,
  frequency: Type.Union([Type.Literal("once"), Type.Literal("session")]),
});

const FeeSection = Type.Object({
  /** `"A"`, `"B"`, `"C"`. */
  section: Type.String(),
  title: Type.String(),
  paid_at: Type.Union([Type.Literal("bursary"), Type.Literal("external"), Type.Literal("portal")]),
  lines: Type.Array(FeeLine),
  total: Naira,
  /** What is outstanding of it, where students may pay it online as well. Null, or absent, where they may not. */
  payable_online: Type.Optional(Unset(Naira)),
});

/** §9's tables as data: the one source of the table on screen, the amount charged and the receipt. */
export const feeSchedule = defineEndpoint({
  method: "GET",
  path: "/payment/fee-schedule/",
  area: "payment",
  origin: "extension",
  summary: "The signed-in student's fee schedule for the current session, and what is paid of it",
  auth: "student",
  status: 200,
  response: Type.Object({
    session: SessionName,
    department: Type.String(),
    level: Type.Integer(),
    /** Empty where no schedule exists for the department. */
    sections: Type.Array(FeeSection),
    tuition: Type.Object({
      tuition_fee_id: Type.Union([Type.Integer(), Type.Null()]),
      /** The portal's charge now, late fee included. */
      amount: Naira,
      late_fee: Naira,
      /** With a plan: the day after the date of the next share. */
      late_from: Type.Union([IsoDate, Type.Null()]),
      is_paid: Type.Boolean(),
      /** Null, or absent, where tuition is paid at once. */
      plan: Type.Optional(Unset(TuitionPlan)),
    }),
    hostel: Type.Object({
      amount: Naira,
      is_paid: Type.Boolean(),
      /** Why it cannot be paid yet, in a sentence; null where it can, or is paid. Absent: once tuition is paid. */
      obstacle: Type.Optional(Unset(Type.String())),
    }),
  }),
  failures: [...guardFailures],
});
