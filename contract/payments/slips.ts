import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import {
  CodedDetail,
  changedElsewhere,
  Detail,
  FieldErrors,
  guardFailures,
  IsoInstant,
  Naira,
  RecordParams,
  SessionName,
  Unset,
} from "../shapes.ts";
import { PayInto } from "./bank-accounts.ts";
import { ItemKeys, PayableItem } from "./counter.ts";

/**
 * `open`: money is awaited. `paid`: all of it came. `settled`: its items were paid in another way, so nothing is to be paid; money that
 * comes all the same is its student's credit. `expired`: 30 days have passed; money that comes later pays it still. `cancelled`:
 * by its student.
 */
export const slipStates = ["open", "paid", "settled", "expired", "cancelled"] as const;

/** A payment slip: what a student wants to pay at a bank, under a reference that the bank's statement repeats. */
export const PaymentSlip = Type.Object({
  id: Type.Integer(),
  /** 12 digits, the last two of which check the others. */
  reference: Type.String(),
  state: Type.Enum(slipStates),
  amount: Naira,
  /** What came in for it so far: less than the amount where a part is still awaited. */
  received: Naira,
  /** What is still to be paid with it: what did not come, as far as its items are still owed. */
  rest: Naira,
  issued_at: IsoInstant,
  expires_at: IsoInstant,
  /** When the money that completed it was paid in. */
  paid_at: Unset(IsoInstant),
  /** What it pays, in this order, and what is owed of each by now, after all payments. */
  lines: Type.Array(
    Type.Object({
      session: SessionName,
      label: Type.String(),
      amount: Naira,
      outstanding: Naira,
    }),
  ),
});

export const paymentSlips = defineEndpoint({
  method: "GET",
  path: "/payment/slips/",
  area: "payment",
  origin: "extension",
  summary: "What the signed-in student can pay at a bank, and the slips they made",
  auth: "student",
  status: 200,
  response: Type.Object({
    /** What is owed, the oldest first, and the hostel fee where the student may pay it. */
    items: Type.Array(PayableItem),
    /** Newest first, 50 at most. */
    slips: Type.Array(PaymentSlip),
    /** The active accounts that a slip is paid into. */
    accounts: Type.Array(PayInto),
  }),
  failures: [...guardFailures],
});

/** The same choice gives the open slip again, where its rest is what is owed. */
export const createSlip = defineEndpoint({
  method: "POST",
  path: "/payment/slips/",
  area: "payment",
  origin: "extension",
  summary: "Make a payment slip for chosen items, or get the open one for them",
  auth: "student",
  body: Type.Object({ items: ItemKeys }),
  status: 200,
  response: PaymentSlip,
  failures: [
    ...guardFailures,
    {
      status: 400,
      body: FieldErrors,
      when: "`items`: one of them is settled meanwhile, or they come to too much.",
    },
    {
      status: 409,
      body: CodedDetail,
      when: "`too_many_slips`: the student has 10 open ones. `no_bank_account`: the college takes no money at a bank now.",
    },
  ],
});

export const cancelSlip = defineEndpoint({
  method: "POST",
  path: "/payment/slips/{id}/cancel/",
  area: "payment",
  origin: "extension",
  summary: "Cancel a slip for which no money came; what is paid with it later is matched by hand",
  auth: "student",
  params: RecordParams,
  status: 200,
  response: PaymentSlip,
  failures: [
    ...guardFailures,
    { status: 404, body: Detail, when: "No such slip of theirs." },
    changedElsewhere,
  ],
});

export const slipFile = defineEndpoint({
  method: "GET",
  path: "/payment/slips/{id}/file/",
  area: "payment",
  origin: "extension",
  summary: "A payment slip as PDF, to be taken to a bank",
  auth: "student",
  params: RecordParams,
  status: 200,
  response: { file: ["application/pdf"] },
  failures: [
    ...guardFailures,
    { status: 404, body: Detail, when: "No such slip of theirs, or it is not open." },
  ],
});
